//! Moves.

use crate::notation::PieceLetters;
use crate::storage::Letters;
use crate::words::Words;

impl Words {
    /// The letters of the pieces on the screen. The fonts have no figurines: where a move is not drawn with pieces, the
    /// letters of the language stand for them.
    pub fn piece_letters(self) -> PieceLetters {
        match self.letters {
            Letters::Own | Letters::Figurines => self.own_letters(),
            Letters::English => PieceLetters::ENGLISH,
        }
    }

    /// The letters of the pieces in the language.
    pub fn own_letters(self) -> PieceLetters {
        self.language.piece_letters()
    }

    /// A move in SAN or long notation with the letters of the screen: `Sf3` for `Nf3`.
    pub fn san(self, san: &str) -> String {
        self.piece_letters().localized(san)
    }
}
