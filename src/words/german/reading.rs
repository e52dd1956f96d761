//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "Der FEN fehlen die Figuren.",
        FenError::Missing(Field::Turn) => "Der FEN fehlt die Seite am Zug.",
        FenError::Missing(Field::Castling) => "Der FEN fehlen die Rochaderechte.",
        FenError::Missing(Field::EnPassant) => "Der FEN fehlt das En-passant-Feld.",
        FenError::Missing(Field::HalfmoveClock) => "Der FEN fehlt der Halbzugzähler.",
        FenError::Missing(Field::FullmoveNumber) => "Der FEN fehlt die Zugnummer.",
        FenError::TooLong(_) => "Nach der Zugnummer steht in der FEN noch „{text}“.",
        FenError::RankCount(_) => "Die Figuren brauchen 8 Reihen, nicht {count}.",
        FenError::RankWidth(_) => "Reihe {rank} hat nicht genau 8 Felder.",
        FenError::Symbol { .. } => {
            "In Reihe {rank} steht „{symbol}“; das ist weder eine Figur noch eine Zahl von 1 bis 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "Die Stellung ist nicht möglich: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "„{text}“ ist keine Aufstellung: Nötig sind acht Reihen mit Schrägstrichen dazwischen."
        }
        Field::Turn => "„{text}“ ist keine Seite am Zug: Möglich sind w und b.",
        Field::Castling => {
            "„{text}“ sind keine Rochaderechte: Möglich sind - oder Buchstaben aus KQkq oder einer Turmlinie, jedes Recht einmal."
        }
        Field::EnPassant => {
            "„{text}“ ist kein En-passant-Feld: Möglich sind - oder ein Feld wie e3."
        }
        Field::HalfmoveClock => {
            "„{text}“ ist kein Halbzugzähler: Nötig ist eine ganze, nicht zu große Zahl."
        }
        Field::FullmoveNumber => {
            "„{text}“ ist keine Zugnummer: Nötig ist eine ganze, nicht zu große Zahl."
        }
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "{player} hat keinen König",
        ManyKings(_) => "{player} hat mehr als einen König",
        ManyPawns(_) => "{player} hat mehr als acht Bauern",
        ManyPieces(_) => "{player} hat mehr Figuren, als durch Umwandlung entstehen können",
        PawnOnBackRank(_) => "auf {square} steht ein Bauer",
        AdjacentKings(_) => "die Könige stehen nebeneinander, auf {white} und {black}",
        OpponentInCheck(_) => "{player} steht im Schach, ist aber nicht am Zug",
        ImpossibleCheck => "kein Zug kann zu diesem Schach geführt haben",
        CastlingRight(_, CastlingSide::King) => {
            "{player} hat kein Recht zur kurzen Rochade: König oder Turm steht nicht auf seinem Feld"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "{player} hat kein Recht zur langen Rochade: König oder Turm steht nicht auf seinem Feld"
        }
        EnPassant(_) => "kein Bauer kann eben {square} übersprungen haben",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Hier ist keine Partie.",
        PgnFault::NoGames(_) => "Hier ist keine Partie: {reason}.",
        PgnFault::NoResult => {
            "Die Partie bricht ohne Ergebnis ab; vielleicht ist der Text abgeschnitten."
        }
        PgnFault::Tag => "Das ist kein Tag wie [White \"Name\"].",
        PgnFault::Fen(_) => "Der Tag FEN enthält keine Stellung. {reason}",
        PgnFault::UnclosedComment => "Diesem Kommentar fehlt die schließende Klammer.",
        PgnFault::UnclosedVariation => "Dieser Variante fehlt die schließende Klammer.",
        PgnFault::Stray(_) => "„{symbol}“ gehört nicht hierher.",
        PgnFault::Nag => "Ein $ muss nach einem Zug stehen, und danach eine Zahl von 0 bis 255.",
        PgnFault::Variation => "Eine Variante muss nach dem Zug stehen, den sie ersetzt.",
        PgnFault::TooDeep => "Hier sind die Varianten zu tief verschachtelt.",
        PgnFault::TooLong => "Die Partie ist länger, als eine Partie sein kann.",
        PgnFault::Move { .. } => "{move} (Halbzug {number}): {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "„{entry}“ ist keine Zeit in Sekunden",
        TimeControlError::Moves(_) => "„{entry}“ ist keine Anzahl von Zügen",
        TimeControlError::TooLong => "eine Zeit kann höchstens 100 Stunden sein",
        TimeControlError::Zero => "eine Zeit muss größer als null sein",
        TimeControlError::Endless => "nur die letzte Periode kann ohne Zugzahl sein",
    }
}
