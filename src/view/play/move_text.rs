//! Moves in the chosen notation.

use crate::game::Record;
use crate::notation::long;
use crate::rules::{Color, Piece, Role};
use crate::storage::{Letters, Notation};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::shape::Look;

impl View<'_> {
    /// A half-move of a game, starting at a point. Returns its width.
    pub fn move_text(&mut self, at: Point, record: &Record, number: usize, set: Type) -> i32 {
        let text = self.text_of_move(record, number);
        self.localized_move(at, &text, set)
    }

    /// The width of a half-move of a game.
    pub(super) fn move_width(&self, record: &Record, number: usize, set: Type) -> i32 {
        self.localized_width(&self.text_of_move(record, number), set)
    }

    /// The width of a move in the chosen notation.
    pub fn written_width(&self, san: &str, long: &str, set: Type) -> i32 {
        match self.app.settings.notation {
            Notation::San => self.localized_width(san, set),
            Notation::Long => self.localized_width(long, set),
        }
    }

    /// The width of a move with English letters, shown with those of the screen.
    fn localized_width(&self, text: &str, set: Type) -> i32 {
        let width = |text: &str| self.width(text, set);
        match self.app.settings.letters {
            Letters::Figurines => {
                let pieces = text.chars().filter(|&it| is_piece(it)).count() as i32;
                width(&text.replace(is_piece, "")) + pieces * figurine_side(set)
            }
            Letters::Own | Letters::English => width(&self.words.san(text)),
        }
    }

    /// A half-move in the chosen notation with English letters; empty if there is none.
    fn text_of_move(&self, record: &Record, number: usize) -> String {
        let Some(ply) = record.ply(number) else {
            return String::new();
        };
        match self.app.settings.notation {
            Notation::San => ply.san.to_string(),
            Notation::Long => {
                let before = record.position_at(number.saturating_sub(1));
                long::write(before, ply.mv)
            }
        }
    }

    /// A move in the chosen notation, starting at a point. Returns its width.
    pub fn written_move(&mut self, at: Point, san: &str, long: &str, set: Type) -> i32 {
        match self.app.settings.notation {
            Notation::San => self.localized_move(at, san, set),
            Notation::Long => self.localized_move(at, long, set),
        }
    }

    /// A move with English letters, shown with those of the screen. Returns its width.
    pub fn localized_move(&mut self, at: Point, text: &str, set: Type) -> i32 {
        match self.app.settings.letters {
            Letters::Figurines => self.figurines(at, text, set),
            Letters::Own | Letters::English => {
                let text = self.words.san(text);
                self.text(at, Align::Left, &text, set)
            }
        }
    }

    /// A move with pieces drawn in place of their letters, since the fonts have no figurines. Both sides have
    /// white figurines, as in print.
    pub fn figurines(&mut self, at: Point, san: &str, set: Type) -> i32 {
        let side = figurine_side(set);
        let mut x = at.x;
        for part in san.split_inclusive(is_piece) {
            let words = part.trim_end_matches(is_piece);
            x += self.text(Point::new(x, at.y), Align::Left, words, set);
            if let Some(role) = part.chars().next_back().and_then(Role::from_letter) {
                let area = Rect::new(x, at.y - side / 2, side, side);
                let piece = Piece::new(Color::White, role);
                let (set, alpha) = (self.app.settings.pieces, 255);
                self.scene.add(area, Look::piece(set, piece, alpha));
                x += side;
            }
        }
        x - at.x
    }
}

/// The side of a figurine, large enough for its outline to be told apart.
fn figurine_side(set: Type) -> i32 {
    set.em * 8 / 5
}

/// Whether a character of SAN is the letter of a piece.
fn is_piece(letter: char) -> bool {
    Role::from_letter(letter).is_some()
}
