//! Trying the chosen engine: the position, the button, and how the engine did.

use crate::analysis::win_percent;
use crate::app::{Field, FieldId, TRIAL_MOVE, Trial, TrialState, trial_position};
use crate::notation::san;
use crate::rules::{Color, Position};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The side of the board, the least width beside it, the width of the button, and the height of a row, in units.
const BOARD: i32 = 184;
const BESIDE: i32 = 200;
const BUTTON: i32 = 136;
const ROW: i32 = 32;

const GAP: i32 = 16;

impl View<'_> {
    /// The height of the board, or of the button and four rows.
    pub(super) fn trial_height(&self, width: i32) -> i32 {
        let rows = self.control_size() + self.unit(8) + 4 * self.unit(ROW);
        if self.has_trial_board(width) {
            rows.max(self.unit(BOARD))
        } else {
            rows
        }
    }

    fn has_trial_board(&self, width: i32) -> bool {
        width >= self.unit(BOARD + GAP + BESIDE)
    }

    pub(super) fn engine_trial(&mut self, mut area: Rect, field: &Field, focus: FieldId) {
        let position = trial_position();
        if self.has_trial_board(area.w) {
            let side = self.unit(BOARD) / 8 * 8;
            let board = Rect {
                h: side,
                ..area.cut_left(side)
            };
            self.trial_board(board, &position);
            area.cut_left(self.unit(GAP));
        }
        let state = self.app.engine_trial(&self.app.settings.engine);
        let mut head = area.cut_top(self.control_size());
        area.cut_top(self.unit(8));
        let width = self.unit(BUTTON).min(head.w / 2);
        self.settings_button(head.cut_left(width), field, focus);
        head.cut_left(self.unit(GAP));
        self.trial_state(head, state);
        let done = match state {
            Some(TrialState::Done(trial)) => Some(trial),
            _ => None,
        };
        self.trial_rows(area, &position, done);
    }

    fn trial_board(&mut self, area: Rect, position: &Position) {
        self.on_board(area, |view| {
            view.diagram().position(position, Some(TRIAL_MOVE.into()));
        });
        let radius = self.unit(6);
        self.scene.round_off(area, radius, self.theme.panel);
    }

    /// How the attempt goes.
    fn trial_state(&mut self, area: Rect, state: Option<&TrialState>) {
        let Some(state) = state else {
            return;
        };
        let (words, ink) = match state {
            TrialState::Running => (
                self.words.text(Phrase::IsTried).to_owned(),
                self.theme.message_text,
            ),
            TrialState::Done(trial) => (self.words.ready_in(trial.ready), self.theme.good),
            TrialState::Failed => (
                self.words.text(Phrase::DoesNotAnswer).to_owned(),
                self.theme.fault_text,
            ),
        };
        let set = self.set(Face::Bold, 14, ink);
        let mut at = Point::new(area.x, area.center().y);
        if matches!(state, TrialState::Failed) {
            at.x += self.warning_sign(at, ink);
        }
        self.fitted(at, &words, set, area.right() - at.x);
    }

    /// What the engine found; empty before.
    fn trial_rows(&mut self, mut area: Rect, position: &Position, trial: Option<&Trial>) {
        let found = |text: fn(&View, &Position, &Trial) -> String| {
            trial.map_or(String::new(), |trial| text(self, position, trial))
        };
        let rows = [
            (
                Phrase::DepthReached,
                found(|_, _, trial| trial.depth.to_string()),
            ),
            (Phrase::BestMove, found(best_move)),
            (Phrase::WhiteChances, found(white_chances)),
            (
                Phrase::PositionsASecond,
                found(|view, _, trial| view.words.speed(trial.speed)),
            ),
        ];
        for (number, (label, value)) in rows.into_iter().enumerate() {
            let row = area.cut_top(self.unit(ROW).min(area.h));
            if number > 0 {
                self.line_at_top(row, self.theme.border);
            }
            let set = self.set(Face::Bold, 14, self.theme.text);
            let taken = self.text_in(row, Align::Right, &value, set);
            let set = self.set(Face::Regular, 14, self.theme.dim_text);
            let at = Point::new(row.x, row.center().y);
            let label = self.words.text(label);
            self.fitted(at, label, set, row.w - taken - self.unit(8));
        }
    }
}

fn best_move(view: &View, position: &Position, trial: &Trial) -> String {
    let dots = if position.turn() == Color::Black {
        "..."
    } else {
        ". "
    };
    let san = view.words.san(&san::write(position, trial.best));
    format!("{}{dots}{san}", position.fullmove_number())
}

/// In percent.
fn white_chances(view: &View, position: &Position, trial: &Trial) -> String {
    let of_mover = win_percent(trial.score);
    view.words.percent(match position.turn() {
        Color::White => of_mover,
        Color::Black => 100.0 - of_mover,
    })
}
