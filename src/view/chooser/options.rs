//! What is chosen beside the file to write, and how a picture will look.

use crate::app::{Chooser, Form, PictureKind, Review, Row};
use crate::view::View;
use crate::view::board::mark::BoardMark;
use crate::view::board::moment::Moment;
use crate::view::mark_color;
use crate::view::scene::geometry::Rect;

/// The space around the content, in units.
const PAD: i32 = 16;

/// The rows below the path, if there are any.
pub(super) fn options_of(chooser: &Chooser) -> Option<Form> {
    let rows: Vec<Row> = chooser.form.rows.iter().skip(1).cloned().collect();
    (!rows.is_empty()).then(|| Form {
        rows,
        ..chooser.form.clone()
    })
}

impl View<'_> {
    /// Shows the rows, and above them the picture that will be saved.
    pub(super) fn file_options(&mut self, area: Rect, chooser: &Chooser, options: &Form) {
        self.card(area, self.theme.panel);
        let mut rest = area.shrunk(self.unit(PAD));
        if let (Some(kind), Some(review)) = (chooser.picture_kind(), self.app.review()) {
            let room = rest.h - self.rows_height(options, rest.w) - self.unit(PAD);
            let side = rest.w.min(room) / 8 * 8;
            let has_room = side >= self.unit(PAD) * 8;
            match kind {
                _ if !has_room => {}
                PictureKind::Position | PictureKind::PositionSvg | PictureKind::Game => {
                    let board = rest.cut_top(side);
                    self.board_of_picture(Rect { w: side, ..board }, review);
                }
                PictureKind::SheetPdf | PictureKind::SheetSvg => {
                    let page = rest.cut_top(room.min(rest.w * 3 / 2));
                    self.small_sheet(page, review);
                }
            }
            if has_room {
                rest.cut_top(self.unit(PAD));
            }
        }
        self.rows_below(options, rest);
    }

    /// The height of the rows with the space around them.
    pub(super) fn file_options_height(&self, options: &Form, width: i32) -> i32 {
        let pad = 2 * self.unit(PAD);
        self.rows_height(options, width - pad) + pad
    }

    fn board_of_picture(&mut self, area: Rect, review: &Review) {
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
        let usual = std::mem::replace(&mut self.layout.board, area);
        let coordinates = self.app.settings.coordinates;
        self.diagram().moment(&moment, coordinates);
        self.layout.board = usual;
    }
}
