//! The letters of the pieces in a language.

use crate::rules::Role;

/// The letters of the pieces in a language. A pawn has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PieceLetters {
    pub king: &'static str,
    pub queen: &'static str,
    pub rook: &'static str,
    pub bishop: &'static str,
    pub knight: &'static str,
}

impl PieceLetters {
    /// The English letters, which files have.
    pub const ENGLISH: PieceLetters = PieceLetters {
        king: "K",
        queen: "Q",
        rook: "R",
        bishop: "B",
        knight: "N",
    };

    /// A move in SAN or long notation with these letters in place of the English ones.
    pub fn localized(&self, san: &str) -> String {
        let mut localized = String::with_capacity(san.len());
        for letter in san.chars() {
            match Role::from_letter(letter) {
                Some(role) => localized.push_str(self.of(role)),
                None => localized.push(letter),
            }
        }
        localized
    }

    /// The letter of a piece; empty for a pawn.
    pub const fn of(&self, role: Role) -> &'static str {
        match role {
            Role::Pawn => "",
            Role::Knight => self.knight,
            Role::Bishop => self.bishop,
            Role::Rook => self.rook,
            Role::Queen => self.queen,
            Role::King => self.king,
        }
    }
}
