//! A move of the list, in the notation that the players have chosen.

use crate::game::Record;
use crate::notation::long;
use crate::rules::{Color, Piece, Role};
use crate::storage::Notation;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::shape::Look;

impl View<'_> {
    /// The half-move with a number, from a point on. Returns its width.
    pub(in crate::view) fn move_text(
        &mut self,
        at: Point,
        record: &Record,
        number: usize,
        set: Type,
    ) -> i32 {
        let Some(ply) = record.ply(number) else {
            return 0;
        };
        let long = match self.app.settings.notation {
            Notation::San | Notation::Figurine => String::new(),
            Notation::Long => {
                let before = record.position_at(number.saturating_sub(1));
                long::write(before, ply.mv)
            }
        };
        self.written_move(at, &ply.san, &long, set)
    }

    /// A move in the notation that the players have chosen, from a point on. Returns its width.
    pub(in crate::view) fn written_move(
        &mut self,
        at: Point,
        san: &str,
        long: &str,
        set: Type,
    ) -> i32 {
        match self.app.settings.notation {
            Notation::San => self.scene.text(self.fonts, at, Align::Left, san, set),
            Notation::Figurine => self.figurines(at, san, set),
            Notation::Long => self.scene.text(self.fonts, at, Align::Left, long, set),
        }
    }

    /// SAN with pictures for the letters of pieces: the fonts have no figurines. They are White's for
    /// both sides, as in print.
    fn figurines(&mut self, at: Point, san: &str, set: Type) -> i32 {
        let side = set.em * 5 / 4;
        let mut x = at.x;
        for part in san.split_inclusive(is_piece) {
            let words = part.trim_end_matches(is_piece);
            x += self
                .scene
                .text(self.fonts, Point::new(x, at.y), Align::Left, words, set);
            if let Some(role) = part.chars().next_back().and_then(Role::from_letter) {
                let area = Rect::new(x, at.y - side / 2, side, side);
                let piece = Piece::new(Color::White, role);
                self.scene.add(area, Look::Piece { piece, alpha: 255 });
                x += side;
            }
        }
        x - at.x
    }
}

/// Whether a sign of SAN stands for a piece.
fn is_piece(sign: char) -> bool {
    Role::from_letter(sign).is_some()
}
