//! What is chosen beside the file to write, and how a picture will look.

use crate::app::{Chooser, Form, PictureKind, Review, Row};
use crate::view::View;
use crate::view::board::diagram::upper;
use crate::view::board::mark::BoardMark;
use crate::view::board::moment::Moment;
use crate::view::board::player_bar::bar_height;
use crate::view::mark_color;
use crate::view::scene::geometry::Rect;
use crate::view::scene::theme::DARK;

/// The space around the content, in units.
const PAD: i32 = 16;

/// The least width and height of a picture, in units.
const LEAST_PREVIEW: i32 = 120;

/// The rows below the path, if there are any.
pub(super) fn options_of(chooser: &Chooser) -> Option<Form> {
    let rows: Vec<Row> = chooser.form.rows.iter().skip(1).cloned().collect();
    (!rows.is_empty()).then(|| Form {
        rows,
        ..chooser.form.clone()
    })
}

impl View<'_> {
    /// Shows the rows, and below them the picture that will be saved.
    pub(super) fn file_options(&mut self, area: Rect, chooser: &Chooser, options: &Form) {
        self.card(area, self.theme.panel);
        let mut rest = area.shrunk(self.unit(PAD));
        // They stay in place whichever picture is shown.
        let rows = rest.cut_top(self.rows_height(options, rest.w).min(rest.h));
        self.rows_below(options, rows);
        rest.cut_top(self.unit(PAD));
        self.picture_preview(rest, chooser);
    }

    /// The picture that will be saved, if it is one and has room.
    pub(super) fn picture_preview(&mut self, area: Rect, chooser: &Chooser) {
        let (Some(kind), Some(review)) = (chooser.picture_kind(), self.app.review()) else {
            return;
        };
        if area.w.min(area.h) < self.unit(LEAST_PREVIEW) {
            return;
        }
        match kind {
            PictureKind::Position | PictureKind::PositionSvg => {
                self.position_of_picture(area, review);
            }
            PictureKind::Game => self.end_of_picture(area, review),
            PictureKind::SheetPdf | PictureKind::SheetSvg => self.sheet_of_picture(area, review),
        }
    }

    /// The height of the rows with the space around them.
    pub(super) fn file_options_height(&self, options: &Form, width: i32) -> i32 {
        let pad = 2 * self.unit(PAD);
        self.rows_height(options, width - pad) + pad
    }

    fn position_of_picture(&mut self, area: Rect, review: &Review) {
        let marks = review.marks_in_picture();
        let marks = marks
            .iter()
            .map(|mark| BoardMark::new(mark.from, mark.to, mark_color(mark.ink)));
        let marks: Vec<BoardMark> = marks.collect();
        let moment = Moment {
            last_move: review.last_move(),
            nags: review.node().nags(),
            marks: &marks,
            ..Moment::of_position(review.position())
        };
        let side = area.w.min(area.h) / 8 * 8;
        self.board_of_picture(Rect::new(area.x, area.y, side, side), &moment);
    }

    /// The end of the game, between the bars of the players.
    fn end_of_picture(&mut self, area: Rect, review: &Review) {
        let game = review.game();
        let end = game.record().plies().len();
        let moment = Moment::of_game(game, end).with_players(game, end, self.words);
        let bar = bar_height(area.w.min(area.h));
        let side = area.w.min(area.h - 2 * bar) / 8 * 8;
        let board = Rect::new(area.x, area.y + bar, side, side);
        self.board_of_picture(board, &moment);
        let Some(players) = &moment.players else {
            return;
        };
        let top = upper(self.is_flipped());
        for (color, y) in [(top, area.y), (top.other(), board.bottom())] {
            let place = Rect { y, h: bar, ..board };
            let is_on_move = moment.position.turn() == color;
            let looks = (self.fonts, &DARK);
            self.scene
                .player_bar(looks, place, color, &players[color], is_on_move);
        }
    }

    fn board_of_picture(&mut self, area: Rect, moment: &Moment) {
        let small = self.layout.with_picture(area);
        let usual = std::mem::replace(&mut self.layout, small);
        let coordinates = self.app.settings.coordinates;
        let mut diagram = self.diagram();
        // A picture has the colours of the board in every theme.
        diagram.coordinates = None;
        diagram.moment(moment, coordinates);
        self.layout = usual;
    }
}
