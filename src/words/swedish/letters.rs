//! Letters: of the pieces, and of the keys for answers.

use crate::app::keys::AnswerKeys;
use crate::notation::PieceLetters;

pub fn piece_letters() -> PieceLetters {
    PieceLetters {
        king: "K",
        queen: "D",
        rook: "T",
        bishop: "L",
        knight: "S",
    }
}

pub fn answer_keys() -> AnswerKeys {
    AnswerKeys { yes: 'j', no: 'n' }
}
