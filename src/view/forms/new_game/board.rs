//! How the board stands, by pictures.

use super::GAP;
use crate::app::{Form, Row};
use crate::rules::{Color, Piece, Role};
use crate::view::View;
use crate::view::forms::choice::options_of;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::shape::Border;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;

/// The height for the words below a pictogram, and the room around its board in what is left, in units.
const WORDS: i32 = 22;
const AROUND: i32 = 26;

impl View<'_> {
    /// How the board stands, by pictures.
    pub(super) fn pictograms(&mut self, form: &Form, row: &Row, area: Rect) {
        let Some(field) = row.fields.first() else {
            return;
        };
        let (options, chosen) = options_of(field);
        let cells: Vec<Rect> = area.columns(options.len() as i32, self.unit(GAP)).collect();
        for (number, (option, cell)) in options.iter().zip(cells).enumerate() {
            let is_chosen = chosen == Some(number);
            let has_focus = form.focus == field.id && is_chosen;
            let ink = self.tile(cell, is_chosen, has_focus);
            let mut picture = cell;
            picture.cut_bottom(self.unit(WORDS));
            self.board_pictogram(picture, number, ink);
            let face = if is_chosen { Face::Bold } else { Face::Regular };
            let set = self.set(face, 14, ink);
            let text = self.words.field_option(option);
            let (text, set) = self.fitting(&text, set, cell.w - self.unit(4));
            let at = Point::new(cell.center().x, cell.bottom() - self.unit(16));
            self.text(at, Align::Center, &text, set);
            self.choose_zone(cell, field.id, number);
        }
    }

    /// A small board: still, between arrows that turn it, or between two players.
    fn board_pictogram(&mut self, area: Rect, number: usize, ink: Rgba) {
        let middle = area.center();
        let square = (area.h - self.unit(AROUND)) / 4;
        let side = 4 * square;
        let board = Rect::around(middle, side);
        self.scene.plain(board, self.colors.light_square);
        for (rank, file) in (0..4).flat_map(|rank| (0..4).map(move |file| (rank, file))) {
            if (rank + file) % 2 == 1 {
                let (x, y) = (board.x + file * square, board.y + rank * square);
                let cell = Rect::new(x, y, square, square);
                self.scene.plain(cell, self.colors.dark_square);
            }
        }
        // A light square can have the colour of the tile.
        let width = self.unit(1);
        let edge = Border {
            width,
            color: self.theme.border,
        };
        self.outline(board.shrunk(-width), 0, edge);
        let set = self.app.settings.pieces;
        // The base of a pawn stands at the edge of the board, and its drawing has some room below it.
        let size = side * 5 / 8;
        let pawn = |y: i32| Rect::new(middle.x - size / 2, y, size, size);
        let below = pawn(board.bottom() + side / 16 - size);
        let above = pawn(board.y - side / 16);
        let across = (number == 2).then_some(above);
        self.scene.turn_about(across);
        let black = Piece::new(Color::Black, Role::Pawn);
        self.scene.piece(above, set, black, 255);
        self.scene.turn_about(None);
        let white = Piece::new(Color::White, Role::Pawn);
        self.scene.piece(below, set, white, 255);
        let arrow = self.unit(24);
        if number == 1 {
            for (x, icon) in [
                (board.x - arrow + self.unit(2), Icon::TurnUp),
                (board.right() - self.unit(2), Icon::TurnDown),
            ] {
                let place = Rect::new(x, middle.y - arrow / 2, arrow, arrow);
                self.icon(place, icon, ink);
            }
        }
        if number == 2 {
            let (line, gap) = (self.unit(2), self.unit(4));
            let width = self.unit(20);
            for y in [board.y - gap - line, board.bottom() + gap] {
                let bar = Rect::new(middle.x - width / 2, y, width, line);
                self.scene.plain(bar, ink);
            }
        }
    }
}
