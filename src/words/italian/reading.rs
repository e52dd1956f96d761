//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "Nella FEN mancano i pezzi.",
        FenError::Missing(Field::Turn) => "Nella FEN manca chi muove.",
        FenError::Missing(Field::Castling) => "Nella FEN mancano i diritti d’arrocco.",
        FenError::Missing(Field::EnPassant) => "Nella FEN manca la casa en passant.",
        FenError::Missing(Field::HalfmoveClock) => "Nella FEN manca il conto delle semimosse.",
        FenError::Missing(Field::FullmoveNumber) => "Nella FEN manca il numero della mossa.",
        FenError::TooLong(_) => "La FEN continua dopo il numero della mossa, con «{text}».",
        FenError::RankCount(_) => "Servono 8 traverse di pezzi, non {count}.",
        FenError::RankWidth(_) => "La traversa {rank} non ha 8 case.",
        FenError::Symbol { .. } => {
            "La traversa {rank} contiene «{symbol}», che non è un pezzo né un numero da 1 a 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "La posizione non è legale: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "«{text}» non dispone i pezzi: servono otto traverse separate da una barra."
        }
        Field::Turn => "Chi muove non può essere «{text}»: è w o b.",
        Field::Castling => {
            "I diritti d’arrocco non possono essere «{text}»: sono - o lettere di KQkq o della colonna di una torre, ogni diritto una volta."
        }
        Field::EnPassant => "La casa en passant non può essere «{text}»: è - o una casa come e3.",
        Field::HalfmoveClock => {
            "Il conto delle semimosse non può essere «{text}»: è un numero intero, non troppo grande."
        }
        Field::FullmoveNumber => {
            "Il numero della mossa non può essere «{text}»: è un numero intero, non troppo grande."
        }
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "il {player} non ha il re",
        ManyKings(_) => "il {player} ha più di un re",
        ManyPawns(_) => "il {player} ha più di otto pedoni",
        ManyPieces(_) => "il {player} ha più pezzi di quanti i suoi pedoni possano dare",
        PawnOnBackRank(_) => "in {square} c’è un pedone",
        AdjacentKings(_) => "i re sono adiacenti, in {white} e {black}",
        OpponentInCheck(_) => "il {player} è sotto scacco, ma non tocca a lui",
        ImpossibleCheck => "nessuna mossa può aver dato insieme questi scacchi",
        CastlingRight(_, CastlingSide::King) => {
            "il {player} non può avere l’arrocco corto: il re o la torre non è nella sua casa"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "il {player} non può avere l’arrocco lungo: il re o la torre non è nella sua casa"
        }
        EnPassant(_) => "nessun pedone può essere appena passato per {square}",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Qui non c’è nessuna partita.",
        PgnFault::NoGames(_) => "Qui non c’è nessuna partita: {reason}.",
        PgnFault::NoResult => {
            "La partita s’interrompe senza risultato; forse il testo è incompleto."
        }
        PgnFault::Tag => "Questa non è un’intestazione come [White \"Nome\"].",
        PgnFault::Fen(_) => "L’intestazione FEN non contiene una posizione. {reason}",
        PgnFault::UnclosedComment => "A questo commento manca la graffa di chiusura.",
        PgnFault::UnclosedVariation => "A questa variante manca la parentesi di chiusura.",
        PgnFault::Stray(_) => "«{symbol}» qui è fuori posto.",
        PgnFault::Nag => "Un $ deve seguire una mossa e precedere un numero da 0 a 255.",
        PgnFault::Variation => "Una variante deve seguire la mossa che sostituisce.",
        PgnFault::TooDeep => "Qui le varianti sono annidate troppo a fondo.",
        PgnFault::TooLong => "La partita è più lunga di qualsiasi partita possibile.",
        PgnFault::Move { .. } => "{move} (semimossa {number}): {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "«{entry}» non è un tempo in secondi",
        TimeControlError::Moves(_) => "«{entry}» non è un numero di mosse",
        TimeControlError::TooLong => "un tempo può durare al massimo 100 ore",
        TimeControlError::Zero => "un tempo deve essere maggiore di zero",
        TimeControlError::Endless => "solo l’ultimo periodo può essere senza numero di mosse",
    }
}
