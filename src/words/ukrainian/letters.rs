//! Letters: of the pieces, and of the keys for answers.

use crate::app::keys::AnswerKeys;
use crate::notation::PieceLetters;

pub fn piece_letters() -> PieceLetters {
    PieceLetters {
        king: "Кр",
        queen: "Ф",
        rook: "Т",
        bishop: "С",
        knight: "К",
    }
}

pub fn answer_keys() -> AnswerKeys {
    AnswerKeys {
        yes: 'т', no: 'н'
    }
}
