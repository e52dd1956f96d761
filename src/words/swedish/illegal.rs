//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "Det går inte att stå över: du måste göra ett drag.",
        NoPiece(_) => "På {square} står ingen pjäs.",
        NotYourTurn { .. } => "{player} är vid draget.",
        CannotReach { .. } => "Från {from} kan {piece} inte gå till {to}.",
        OwnPiece(_) => "På {square} står redan en egen pjäs.",
        JumpsOver { .. } => "Det går inte att hoppa: {other} står i vägen.",
        PawnBlocked(_) => "Där står {piece}: en bonde slår bara snett.",
        PawnDoubleStep { .. } => "En bonde kan bara gå två steg från sin utgångsruta.",
        PawnCapturesNothing(_) => {
            "En bonde går bara snett när den slår, och på {square} står inget."
        }
        EnPassantTooLate(_) => {
            "Bonden på {square} kan bara slås en passant direkt efter sitt dubbelsteg."
        }
        PromotionMissing(_) => {
            "En bonde på sista raden förvandlas till dam, torn, löpare eller springare."
        }
        PromotionTo { .. } => {
            "En bonde förvandlas till dam, torn, löpare eller springare, inget annat."
        }
        PromotionElsewhere(_) => "Bara en bonde på sista raden förvandlas.",
        LeavesKingInCheck { .. } => "Då schackas din kung på {king} av {attacker}.",
        StaysInCheck { .. } => "Din kung på {king} schackas av {attacker}.",
        KingIntoAttack { .. } => "Din kung kan inte gå till {square}: rutan angrips av {attacker}.",
        KingsTouch { .. } => "Din kung kan inte gå till {square}, intill kungen på {king}.",
        Blocked(_) => "Det finns inget drag för {piece}.",
        Pinned { .. } => "Bindning: {piece} skyddar din kung mot {attacker}.",
        KingConfined(_) => "Din kung på {square} har ingen säker ruta.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "Du kan inte rockera: {piece} står i vägen.",
        CastlingOutOfCheck { .. } => "Du kan inte rockera ur schack: {attacker} angriper din kung.",
        CastlingThroughAttack { .. } => {
            "Du kan inte rockera över {square}: {attacker} angriper rutan."
        }
        CastlingOntoAttack { .. } => {
            "Du kan inte rockera till {square}: {attacker} angriper rutan."
        }
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Du kan inte längre göra kort rockad: din kung har lämnat sin ruta."
        }
        (CastlingSide::King, Some(_)) => {
            "Du kan inte längre göra kort rockad: det tornet har lämnat sin ruta."
        }
        (CastlingSide::King, None) => {
            "Du kan inte längre göra kort rockad: din kung eller det tornet har lämnat sin ruta."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Du kan inte längre göra lång rockad: din kung har lämnat sin ruta."
        }
        (CastlingSide::Queen, Some(_)) => {
            "Du kan inte längre göra lång rockad: det tornet har lämnat sin ruta."
        }
        (CastlingSide::Queen, None) => {
            "Du kan inte längre göra lång rockad: din kung eller det tornet har lämnat sin ruta."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "”{text}” är inget drag.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches { .. } => "Till {square} kan {piece} inte gå.",
        MoveError::NoCapture(_) => "På {square} finns inget att slå.",
        MoveError::NoEnPassant(_) => "På {square} kan ingen bonde slås en passant.",
        MoveError::SeveralLanguages(_) => "Vilket drag menas: {moves}?",
        MoveError::Ambiguous(_) => "Det är oklart vilken pjäs som menas: {squares}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Draget finns inte längre i partiet.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "Det här är partiets början, inte ett drag.",
        EditError::IsMainLine => "Det här är redan huvudvarianten.",
        EditError::MainLineIsKept => "Dragen i ett spelat parti kan inte ändras.",
        EditError::NothingPlayed => "Det finns ännu inget drag som kan ha en variant.",
        EditError::NullMoveInMainLine => "Ett nolldrag går bara i en variant.",
        EditError::TooDeep => "Varianter kan ligga i högst {depth} nivåer.",
    }
}
