//! Why a move or an edit is refused.

use crate::words::texts::*;

pub fn illegal_move(reason: &IllegalMove) -> Text {
    use IllegalMove::*;
    match reason {
        Null => "Passen kan niet: er moet een zet gedaan worden.",
        NoPiece(_) => "Op {square} staat geen stuk.",
        NotYourTurn { .. } => "{player} is aan zet.",
        CannotReach { .. } => "Van {from} kan {piece} niet naar {to}.",
        OwnPiece(_) => "Op {square} staat al een stuk van jezelf.",
        JumpsOver { .. } => "Hier springen kan niet: {other} staat in de weg.",
        PawnBlocked(_) => "Daar staat {piece}: een pion slaat alleen schuin.",
        PawnDoubleStep { .. } => "Een pion kan alleen vanaf zijn beginveld twee velden vooruit.",
        PawnCapturesNothing(_) => {
            "Een pion gaat alleen schuin om te slaan, en op {square} staat niets."
        }
        EnPassantTooLate(_) => {
            "De pion op {square} kan alleen direct na zijn dubbele stap en passant geslagen worden."
        }
        PromotionMissing(_) => {
            "Een pion op de laatste rij promoveert tot dame, toren, loper of paard."
        }
        PromotionTo { .. } => {
            "Een pion promoveert tot dame, toren, loper of paard, en tot niets anders."
        }
        PromotionElsewhere(_) => "Alleen een pion op de laatste rij promoveert.",
        LeavesKingInCheck { .. } => "Dan staat je koning op {king} schaak door {attacker}.",
        StaysInCheck { .. } => "Je koning op {king} staat schaak door {attacker}.",
        KingIntoAttack { .. } => {
            "Je koning kan niet naar {square}: dat veld wordt aangevallen door {attacker}."
        }
        KingsTouch { .. } => "Je koning kan niet naar {square}, naast de koning op {king}.",
        Blocked(_) => "Op dit moment heeft {piece} geen zet.",
        Pinned { .. } => "Gepend: {piece} beschermt je koning tegen {attacker}.",
        KingConfined(_) => "Je koning op {square} heeft geen veilig veld.",
        CastlingRightLost { side, left, .. } => castling_right_lost(*side, *left),
        CastlingBlocked(_) => "Je kunt niet rokeren: {piece} staat in de weg.",
        CastlingOutOfCheck { .. } => {
            "Je kunt niet rokeren als je schaak staat: {attacker} valt je koning aan."
        }
        CastlingThroughAttack { .. } => {
            "Je kunt niet over {square} rokeren: {attacker} valt dat veld aan."
        }
        CastlingOntoAttack { .. } => {
            "Je kunt niet naar {square} rokeren: {attacker} valt dat veld aan."
        }
    }
}

fn castling_right_lost(side: CastlingSide, left: Option<Role>) -> Text {
    match (side, left) {
        (CastlingSide::King, Some(Role::King)) => {
            "Je kunt niet meer kort rokeren: je koning heeft zijn veld verlaten."
        }
        (CastlingSide::King, Some(_)) => {
            "Je kunt niet meer kort rokeren: die toren heeft zijn veld verlaten."
        }
        (CastlingSide::King, None) => {
            "Je kunt niet meer kort rokeren: je koning of die toren heeft zijn veld verlaten."
        }
        (CastlingSide::Queen, Some(Role::King)) => {
            "Je kunt niet meer lang rokeren: je koning heeft zijn veld verlaten."
        }
        (CastlingSide::Queen, Some(_)) => {
            "Je kunt niet meer lang rokeren: die toren heeft zijn veld verlaten."
        }
        (CastlingSide::Queen, None) => {
            "Je kunt niet meer lang rokeren: je koning of die toren heeft zijn veld verlaten."
        }
    }
}

pub fn move_error(error: &MoveError) -> Text {
    match error {
        MoveError::NotAMove(_) => "“{text}” is geen zet.",
        MoveError::Illegal(reason) => illegal_move(reason),
        MoveError::NoneReaches { .. } => "Met {piece} kun je niet naar {square}.",
        MoveError::NoCapture(_) => "Op {square} valt niets te slaan.",
        MoveError::NoEnPassant(_) => "Op {square} kan geen pion en passant geslagen worden.",
        MoveError::SeveralLanguages(_) => "Welke zet wordt bedoeld: {moves}?",
        MoveError::Ambiguous(_) => "Het is niet duidelijk welk stuk je bedoelt: {squares}.",
    }
}

pub fn edit_error(error: &EditError) -> Text {
    match error {
        EditError::NotInTree => "Deze zet staat niet meer in de partij.",
        EditError::Illegal(reason) => illegal_move(reason),
        EditError::NoMove => "Dit is het begin van de partij, geen zet.",
        EditError::IsMainLine => "Dit is al de hoofdvariant.",
        EditError::MainLineIsKept => {
            "De zetten van een gespeelde partij kunnen niet worden gewijzigd."
        }
        EditError::NothingPlayed => "Er is nog geen zet gedaan die een variant kan hebben.",
        EditError::NullMoveInMainLine => "Een nulzet kan alleen in een variant.",
        EditError::TooDeep => "Varianten kunnen hoogstens {depth} niveaus diep zijn.",
    }
}
