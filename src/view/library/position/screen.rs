//! The tab with the search for a position.

use super::super::screen::{BUTTONS, COLUMN_GAP, GAP, Shape};
use super::options::Parts;
use super::sizes::{CONTROL, PAD};
use crate::app::keys::{self, Context};
use crate::app::{
    Command, FileCommand, OpeningsCommand, OpeningsRow, PositionCommand, PositionSearch,
    ReviewCommand,
};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};

/// The side of the board and of the one in a narrower window, in units of the window.
const BOARD: i32 = 400;
const SMALL_BOARD: i32 = 264;

/// A board smaller than this shows nothing, and is left out, in units of the window.
const LEAST_BOARD: i32 = 96;

/// A column beside the rows has at most this part of the width.
const LARGEST_PART: f32 = 0.42;

impl View<'_> {
    /// The search for a position.
    pub fn position_search(&mut self, search: &PositionSearch) {
        let shape = self.library_shape();
        let mut area = self.library_frame();
        let gap = self.layout.board_unit(GAP);
        let buttons = area.cut_bottom(self.unit(BUTTONS));
        area.cut_bottom(gap);
        let parts = match shape {
            Shape::Portrait => self.board_beside_options(&mut area, search),
            _ => self.board_column(&mut area, search, shape),
        };
        // Board and buttons stay where they are while something is said.
        if let Some(said) = self.app.message() {
            let strip = area.cut_bottom(self.unit(CONTROL));
            area.cut_bottom(gap);
            self.message(strip, &said);
        }
        self.position_buttons(buttons, search, (shape, parts));
        self.found_in_games(area, search, shape);
    }

    /// The board with the options beside it, above what was found.
    fn board_beside_options(&mut self, area: &mut Rect, search: &PositionSearch) -> Parts {
        let pad = self.layout.board_unit(PAD);
        let side = self.layout.board_unit(SMALL_BOARD);
        let width = area.w - side - 3 * pad;
        let cell = (width - self.unit(GAP)) / 2;
        let labels = [PositionCommand::SetUp.into(), FileCommand::Paste.into()];
        let has_room = labels.iter().all(|command| {
            let face = face_of(self.words, &[Context::Position], command);
            face.is_none_or(|face| self.needed_by_label(&face) <= cell)
        });
        let parts = Parts {
            about: true,
            origin: true,
            buttons: has_room,
        };
        let needed = self.options_needed(search, width, parts);
        let mut upper = area.cut_top((side.max(needed) + 2 * pad).min(area.h / 2));
        area.cut_top(self.layout.board_unit(GAP));
        self.card(upper, self.theme.panel);
        upper = upper.shrunk(pad);
        let side = side.min(upper.h) / 8 * 8;
        let board = upper.cut_left(side);
        upper.cut_left(pad);
        self.sought_board(Rect { h: side, ..board }, search);
        self.position_options(upper, search, parts);
        parts
    }

    /// The column with the board, beside what was found.
    fn board_column(&mut self, area: &mut Rect, search: &PositionSearch, shape: Shape) -> Parts {
        let (board, gap) = match shape {
            Shape::Wide => (BOARD, COLUMN_GAP),
            _ => (SMALL_BOARD, GAP),
        };
        let width = self.layout.board_unit(board) + 2 * self.layout.board_unit(PAD);
        let width = width.min((area.w as f32 * LARGEST_PART) as i32);
        let left = area.cut_left(width);
        area.cut_left(self.layout.board_unit(gap));
        self.card(left, self.theme.panel);
        self.board_above_options(left, search, shape)
    }

    /// The board, and below it the options that leave it large enough.
    fn board_above_options(&mut self, area: Rect, search: &PositionSearch, shape: Shape) -> Parts {
        let pad = self.layout.board_unit(match shape {
            Shape::Small => GAP,
            _ => PAD,
        });
        let mut inner = area.shrunk(pad);
        let side = |view: &View, parts| {
            let needed = view.options_needed(search, inner.w, parts);
            inner.w.min(inner.h - needed - pad).max(8) / 8 * 8
        };
        let [all, no_origin, no_text, least] = [
            (true, true, true),
            (true, false, true),
            (false, false, true),
            (false, false, false),
        ]
        .map(|(about, origin, buttons)| Parts {
            about,
            origin,
            buttons,
        });
        let enough = self.layout.board_unit(SMALL_BOARD);
        let is_enough = |parts: &Parts| shape == Shape::Wide && side(self, *parts) >= enough;
        let parts = [all, no_origin, no_text]
            .into_iter()
            .find(is_enough)
            .unwrap_or(least);
        let side = side(self, parts);
        if side >= self.layout.board_unit(LEAST_BOARD) {
            let board = inner.cut_top(side);
            inner.cut_top(pad);
            let x = board.center().x - side / 2;
            let board = Rect {
                x,
                w: side,
                ..board
            };
            self.sought_board(board, search);
        }
        self.position_options(inner, search, parts);
        parts
    }

    fn position_buttons(
        &mut self,
        row: Rect,
        search: &PositionSearch,
        (shape, parts): (Shape, Parts),
    ) {
        let [set_up, initial] = [PositionCommand::SetUp, PositionCommand::Initial];
        let review = Command::Position(PositionCommand::Review);
        let export = Command::File(FileCommand::ExportAll);
        let wanted = match shape {
            _ if parts.buttons => vec![review, initial.into(), export],
            Shape::Wide | Shape::Medium | Shape::Portrait => {
                vec![
                    review,
                    set_up.into(),
                    FileCommand::Paste.into(),
                    initial.into(),
                ]
            }
            Shape::Small => vec![review, set_up.into(), initial.into()],
        };
        let faces: Vec<ButtonFace> = wanted
            .iter()
            .filter_map(|command| face_of(self.words, &[Context::Position], command))
            .enumerate()
            .map(|(number, face)| ButtonFace {
                primary: number == 0,
                is_off: !keys::works(self.app, &face.command),
                ..face
            })
            .collect();
        let mut faces = self.those_that_fit(row, faces);
        if let (Some(OpeningsRow::Move(_)), Some(main)) = (search.chosen(), faces.first_mut()) {
            let play = ReviewCommand::Openings(OpeningsCommand::PlayChosen);
            main.label = self.words.does(Context::Review, &play.into());
        }
        self.button_row(row, &faces);
    }

    /// The width of a button with its label, without its key.
    fn needed_by_label(&self, face: &ButtonFace) -> i32 {
        let label = self.fonts.width(Face::Bold, face.label, self.unit(14));
        label + self.unit(GAP)
    }

    /// The first buttons, two at least, as many as have room for their labels.
    fn those_that_fit(
        &self,
        row: Rect,
        faces: Vec<ButtonFace<'static>>,
    ) -> Vec<ButtonFace<'static>> {
        let mut faces = faces;
        let widest = |faces: &[ButtonFace]| {
            let widths = faces.iter().map(|face| self.needed_by_label(face));
            widths.max().unwrap_or(0)
        };
        while faces.len() > 2 && widest(&faces) * faces.len() as i32 > row.w {
            faces.pop();
        }
        faces
    }
}
