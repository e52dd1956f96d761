//! Letters: of the pieces, and of the keys for answers.

use crate::app::keys::AnswerKeys;
use crate::notation::PieceLetters;

pub fn piece_letters() -> PieceLetters {
    PieceLetters {
        king: "K",
        queen: "H",
        rook: "W",
        bishop: "G",
        knight: "S",
    }
}

pub fn answer_keys() -> AnswerKeys {
    AnswerKeys { yes: 't', no: 'n' }
}
