//! Letters: of the pieces, and of the keys for answers.

use crate::app::keys::AnswerKeys;
use crate::notation::PieceLetters;

pub fn piece_letters() -> PieceLetters {
    PieceLetters {
        king: "R",
        queen: "D",
        rook: "T",
        bishop: "A",
        knight: "C",
    }
}

pub fn answer_keys() -> AnswerKeys {
    AnswerKeys { yes: 's', no: 'n' }
}
