//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "Aussetzen geht nicht: Es herrscht Zugpflicht.",
        NoPiece(_) => "Auf {square} steht keine Figur.",
        NotYourTurn { .. } => "{player} ist am Zug.",
        CannotReach { .. } => "Von {from} kann {piece} nicht nach {to}.",
        OwnPiece(_) => "Auf {square} steht schon eine eigene Figur.",
        JumpsOver { .. } => "Der Weg ist versperrt: Dort steht {other}.",
        PawnBlocked(_) => "Im Weg steht {piece}: Ein Bauer schlägt nur schräg.",
        PawnDoubleStep { .. } => "Zwei Felder weit zieht ein Bauer nur von seinem Ausgangsfeld.",
        PawnCapturesNothing(_) => {
            "Schräg zieht ein Bauer nur, um zu schlagen, und auf {square} steht nichts."
        }
        EnPassantTooLate(_) => {
            "Der Bauer auf {square} kann nur gleich nach seinem Doppelschritt en passant geschlagen werden."
        }
        PromotionMissing(_) => {
            "Ein Bauer auf der letzten Reihe wird in Dame, Turm, Läufer oder Springer umgewandelt."
        }
        PromotionTo { .. } => "Ein Bauer wird nur in Dame, Turm, Läufer oder Springer umgewandelt.",
        PromotionElsewhere(_) => "Nur ein Bauer auf der letzten Reihe wird umgewandelt.",
        LeavesKingInCheck { .. } => "Dann gäbe {attacker} deinem König auf {king} Schach.",
        StaysInCheck { .. } => "Deinem König auf {king} gibt {attacker} Schach.",
        KingIntoAttack { .. } => "Dein König kann nicht nach {square}: Dort greift {attacker} an.",
        KingsTouch { .. } => {
            "Dein König kann nicht nach {square}, direkt neben den König auf {king}."
        }
        Blocked(_) => "Im Moment hat {piece} keinen Zug.",
        Pinned { .. } => "Gefesselt: Zieht {piece}, gibt {attacker} deinem König Schach.",
        KingConfined(_) => "Dein König auf {square} hat kein sicheres Feld.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "Du kannst nicht rochieren: Im Weg steht {piece}.",
        CastlingOutOfCheck { .. } => {
            "Im Schach kannst du nicht rochieren: Deinen König greift {attacker} an."
        }
        CastlingThroughAttack { .. } => {
            "Du kannst nicht über {square} rochieren: Dort greift {attacker} an."
        }
        CastlingOntoAttack { .. } => {
            "Du kannst nicht nach {square} rochieren: Dort greift {attacker} an."
        }
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Die kurze Rochade ist nicht mehr möglich: Dein König hat sein Feld verlassen."
        }
        (CastlingSide::King, Some(_)) => {
            "Die kurze Rochade ist nicht mehr möglich: Dieser Turm hat sein Feld verlassen."
        }
        (CastlingSide::King, None) => {
            "Die kurze Rochade ist nicht mehr möglich: Dein König oder dieser Turm hat sein Feld verlassen."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Die lange Rochade ist nicht mehr möglich: Dein König hat sein Feld verlassen."
        }
        (CastlingSide::Queen, Some(_)) => {
            "Die lange Rochade ist nicht mehr möglich: Dieser Turm hat sein Feld verlassen."
        }
        (CastlingSide::Queen, None) => {
            "Die lange Rochade ist nicht mehr möglich: Dein König oder dieser Turm hat sein Feld verlassen."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "„{text}“ ist kein Zug.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches { .. } => "Nach {square} kann {piece} nicht ziehen.",
        MoveError::NoCapture(_) => "Auf {square} ist nichts zu schlagen.",
        MoveError::NoEnPassant(_) => "Auf {square} kann kein Bauer en passant geschlagen werden.",
        MoveError::SeveralLanguages(_) => "Welcher Zug ist gemeint: {moves}?",
        MoveError::Ambiguous(_) => "Welche Figur ist gemeint? Möglich: {squares}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Dieser Zug ist nicht mehr in der Partie.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "Das ist der Anfang der Partie, kein Zug.",
        EditError::IsMainLine => "Das ist schon die Hauptvariante.",
        EditError::MainLineIsKept => "Die Züge einer gespielten Partie lassen sich nicht ändern.",
        EditError::NothingPlayed => "Es gibt noch keinen Zug, der eine Variante haben könnte.",
        EditError::NullMoveInMainLine => "Einen Nullzug gibt es nur in Varianten.",
        EditError::TooDeep => "Varianten lassen sich höchstens {depth}-mal verschachteln.",
    }
}
