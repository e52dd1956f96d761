//! How a game ended, over the lower part of the move list.

use super::View;
use super::font::Face;
use super::geometry::{Point, Rect};
use super::panel::face_of;
use super::scene::Align;
use super::theme::THEME;
use super::widgets::ButtonFace;
use crate::app::keys::{Context, bindings};
use crate::app::{Command, MatchScore, Table, reason, result, score};
use crate::rules::Outcome;

impl View<'_> {
    pub(super) fn result(&mut self, list: Rect, table: &Table, outcome: Outcome) {
        // Where text is large, less has to do.
        let compact = list.h < self.unit(224);
        let (button, gap) = (self.unit(44), self.unit(8));
        let (heading, buttons, score) = match compact {
            false => (110, 2 * button + gap, 56),
            true => (80, button, 30),
        };
        let below = buttons + self.unit(score);
        let height = (self.unit(heading) + below).min(list.h);
        let mut area = list;
        area.cut_bottom(self.unit(14).min(list.h - height));
        let mut area = area.cut_bottom(height);
        self.raised_card(area);

        // In a low window the words move closer to each other.
        let head = area.cut_top((height - below).max(0));
        self.result_words(head, table, outcome, if compact { 26 } else { 34 });
        area = area.inset(self.unit(18), 0);
        self.result_buttons(area.cut_top(buttons), compact);
        if let Some(score) = self.app.match_score() {
            self.match_score(area, &score);
        }
    }

    fn result_words(&mut self, head: Rect, table: &Table, outcome: Outcome, size: i32) {
        let center = head.center().x;
        let set = self.set(Face::Bold, size, THEME.text);
        let at = Point::new(center, head.y + head.h * 42 / 110);
        self.scene.text(at, Align::Center, &result(outcome), set);
        let set = self.set(Face::Regular, 15, THEME.dim_text);
        let at = Point::new(center, head.y + head.h * 82 / 110);
        let line = set.face.fit(&summary(table, outcome), set.em, head.w);
        self.scene.text(at, Align::Center, &line, set);
    }

    /// `Anderssen 1½ – ½ Kieseritzky`, names shortened where they are too long.
    fn match_score(&mut self, area: Rect, score: &MatchScore) {
        let set = self.set(Face::Regular, 13, THEME.dim_text);
        let [one, other] = &score.points;
        let points = format!(" {one} – {other} ");
        let room = (area.w - set.face.width(&points, set.em)) / 2;
        let [one, other] = score
            .names
            .each_ref()
            .map(|name| set.face.fit(name, set.em, room));
        let line = format!("{one}{points}{other}");
        self.scene.text(area.center(), Align::Center, &line, set);
    }

    /// The button for a rematch above the others; compact, all in a row.
    fn result_buttons(&mut self, mut area: Rect, compact: bool) {
        let (height, gap) = (self.unit(44), self.unit(8));
        let commands = [Command::Rematch, Command::NewGame, Command::LoadLast];
        let cells: Vec<Rect> = match compact {
            true => area.columns(3, gap).collect(),
            false => {
                let first = area.cut_top(height);
                area.cut_top(gap);
                let others = area.cut_top(height).columns(2, gap);
                [first].into_iter().chain(others).collect()
            }
        };
        for (command, cell) in commands.iter().zip(cells) {
            if let Some(face) = face_of(bindings(Context::Ended).iter(), command) {
                let primary = *command == Command::Rematch;
                self.button(cell, &ButtonFace { primary, ..face });
            }
        }
    }
}

/// `Checkmate · 4 moves · 1–0`
fn summary(table: &Table, outcome: Outcome) -> String {
    let moves = table.game.record().plies().len().div_ceil(2);
    let plural = if moves == 1 { "" } else { "s" };
    format!(
        "{} · {moves} move{plural} · {}",
        reason(outcome),
        score(outcome)
    )
}
