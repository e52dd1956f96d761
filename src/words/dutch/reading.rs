//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "De FEN heeft geen stukken.",
        FenError::Missing(Field::Turn) => "De FEN zegt niet wie aan zet is.",
        FenError::Missing(Field::Castling) => "De FEN heeft geen rokaderechten.",
        FenError::Missing(Field::EnPassant) => "De FEN heeft geen en-passantveld.",
        FenError::Missing(Field::HalfmoveClock) => "De FEN heeft geen teller van halve zetten.",
        FenError::Missing(Field::FullmoveNumber) => "De FEN heeft geen zetnummer.",
        FenError::TooLong(_) => "Na het zetnummer staat in de FEN nog “{text}”.",
        FenError::RankCount(_) => "De stukken beslaan 8 rijen, niet {count}.",
        FenError::RankWidth(_) => "De stukken beslaan op rij {rank} geen 8 velden.",
        FenError::Symbol { .. } => {
            "Op rij {rank} staat “{symbol}”; dat is geen stuk en geen getal van 1 tot 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "De stelling is niet mogelijk: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "“{text}” is geen opstelling: nodig zijn acht rijen met schuine strepen ertussen."
        }
        Field::Turn => "“{text}” is geen kleur aan zet: gebruik w of b.",
        Field::Castling => {
            "“{text}” zijn geen rokaderechten: gebruik - of letters uit KQkq, of van een torenlijn, elk recht één keer."
        }
        Field::EnPassant => {
            "“{text}” is geen en-passantveld: gebruik - of een veld zoals e3 of d6."
        }
        Field::HalfmoveClock => {
            "“{text}” is geen teller van halve zetten: gebruik een geheel getal dat niet te groot is."
        }
        Field::FullmoveNumber => {
            "“{text}” is geen zetnummer: gebruik een geheel getal dat niet te groot is."
        }
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "{player} heeft geen koning",
        ManyKings(_) => "{player} heeft meer dan één koning",
        ManyPawns(_) => "{player} heeft meer dan acht pionnen",
        ManyPieces(_) => "{player} heeft meer stukken dan door promotie kan",
        PawnOnBackRank(_) => "op {square} staat een pion",
        AdjacentKings(_) => "de koningen staan naast elkaar, op {white} en {black}",
        OpponentInCheck(_) => "{player} staat schaak, maar is niet aan zet",
        ImpossibleCheck => "geen enkele zet kan tot dit schaak hebben geleid",
        CastlingRight(_, CastlingSide::King) => {
            "{player} heeft geen recht op de korte rokade: koning of toren staat niet op zijn beginveld"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "{player} heeft geen recht op de lange rokade: koning of toren staat niet op zijn beginveld"
        }
        EnPassant(_) => "geen pion kan net {square} zijn gepasseerd",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Hier staat geen partij.",
        PgnFault::NoGames(_) => "Hier staat geen partij: {reason}.",
        PgnFault::NoResult => "De partij breekt af zonder uitslag; misschien is de tekst afgekapt.",
        PgnFault::Tag => "Dit is geen tag zoals [White \"Name\"].",
        PgnFault::Fen(_) => "De tag FEN bevat geen stelling. {reason}",
        PgnFault::UnclosedComment => "Dit commentaar heeft geen sluitaccolade.",
        PgnFault::UnclosedVariation => "Deze variant heeft geen sluithaakje.",
        PgnFault::Stray(_) => "“{symbol}” hoort hier niet.",
        PgnFault::Nag => "Een $ moet na een zet staan, met een getal van 0 tot 255 erachter.",
        PgnFault::Variation => "Een variant moet na de zet staan die hij vervangt.",
        PgnFault::TooDeep => "Varianten zijn hier te diep genest.",
        PgnFault::TooLong => "De partij is langer dan een partij kan zijn.",
        PgnFault::Move { .. } => "{move} (halve zet {number}): {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "“{entry}” is geen tijd in seconden",
        TimeControlError::Moves(_) => "“{entry}” is geen aantal zetten",
        TimeControlError::TooLong => "een tijd kan hoogstens 100 uur zijn",
        TimeControlError::Zero => "een tijd moet meer dan nul zijn",
        TimeControlError::Endless => "alleen de laatste periode kan zonder aantal zetten zijn",
    }
}
