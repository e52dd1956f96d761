//! Why a text cannot be read.

use crate::game::TimeControlError;
use crate::notation::fen::{FenError, Field};
use crate::notation::pgn::{NoGames, PgnFault};
use crate::rules::{CastlingSide, IllegalPosition};
use crate::words::Text;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "FEN-raden saknar pjäser.",
        FenError::Missing(Field::Turn) => "FEN-raden saknar sida vid draget.",
        FenError::Missing(Field::Castling) => "FEN-raden saknar rockadrättigheter.",
        FenError::Missing(Field::EnPassant) => "FEN-raden saknar en passant-ruta.",
        FenError::Missing(Field::HalfmoveClock) => "FEN-raden saknar räknare för halvdrag.",
        FenError::Missing(Field::FullmoveNumber) => "FEN-raden saknar dragnummer.",
        FenError::TooLong(_) => "FEN-raden fortsätter efter dragnumret, med ”{text}”.",
        FenError::RankCount(_) => "Pjäserna behöver 8 rader, inte {count}.",
        FenError::RankWidth(_) => "Pjäserna har inte 8 rutor på rad {rank}.",
        FenError::Symbol { .. } => {
            "På rad {rank} står ”{symbol}”, som varken är en pjäs eller ett tal från 1 till 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "Ställningen är inte möjlig: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "Pjäserna kan inte vara ”{text}”: de är åtta rader med snedstreck emellan."
        }
        Field::Turn => "Sidan vid draget kan inte vara ”{text}”: den är w eller b.",
        Field::Castling => {
            "Rockadrättigheterna kan inte vara ”{text}”: de är - eller bokstäver ur KQkq, eller en tornlinjes, varje rätt en gång."
        }
        Field::EnPassant => {
            "En passant-rutan kan inte vara ”{text}”: den är - eller en ruta som e3."
        }
        Field::HalfmoveClock => {
            "Räknaren för halvdrag kan inte vara ”{text}”: den är ett heltal, och inget jättelikt."
        }
        Field::FullmoveNumber => {
            "Dragnumret kan inte vara ”{text}”: det är ett heltal, och inget jättelikt."
        }
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "{player} har ingen kung",
        ManyKings(_) => "{player} har mer än en kung",
        ManyPawns(_) => "{player} har mer än åtta bönder",
        ManyPieces(_) => "{player} har fler pjäser än förvandling kan ge",
        PawnOnBackRank(_) => "på {square} står en bonde",
        AdjacentKings(_) => "kungarna står intill varandra, på {white} och {black}",
        OpponentInCheck(_) => "{player} står i schack men är inte vid draget",
        ImpossibleCheck => "inget drag kan ha gett de här schackarna samtidigt",
        CastlingRight(_, CastlingSide::King) => {
            "{player} kan inte ha rätt till kort rockad: kung eller torn står inte på sin plats"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "{player} kan inte ha rätt till lång rockad: kung eller torn står inte på sin plats"
        }
        EnPassant(_) => "ingen bonde kan just ha passerat {square}",
    }
}

pub fn pgn_place() -> Text {
    "Rad {line}, kolumn {column}: {reason}"
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "Här finns inget parti.",
        PgnFault::NoGames(_) => "Här finns inget parti: {reason}.",
        PgnFault::NoResult => "Partiet bryts av utan resultat; texten är kanske avklippt.",
        PgnFault::Tag => "Det här är ingen tagg som [White \"Name\"].",
        PgnFault::Fen(_) => "Taggen FEN innehåller ingen ställning. {reason}",
        PgnFault::UnclosedComment => "Kommentaren saknar slutklammer.",
        PgnFault::UnclosedVariation => "Varianten saknar slutparentes.",
        PgnFault::Stray(_) => "”{symbol}” hör inte hemma här.",
        PgnFault::Nag => "Ett $ ska stå efter ett drag och följas av ett tal från 0 till 255.",
        PgnFault::Variation => "En variant ska stå efter draget som den ersätter.",
        PgnFault::TooDeep => "Här ligger varianterna i för många nivåer.",
        PgnFault::TooLong => "Partiet är längre än ett parti kan vara.",
        PgnFault::Move { .. } => "{move} (halvdrag {number}): {reason}",
    }
}

pub fn no_games(kind: NoGames) -> Text {
    match kind {
        NoGames::Compressed => "den är komprimerad; packa upp den först",
        NoGames::Positions => "det är en lista med ställningar, inte partier",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "”{entry}” är inte en tid i sekunder",
        TimeControlError::Moves(_) => "”{entry}” är inte ett antal drag",
        TimeControlError::TooLong => "en tid kan vara högst 100 timmar",
        TimeControlError::Zero => "en tid måste vara mer än noll",
        TimeControlError::Endless => "bara den sista perioden kan sakna antal drag",
    }
}
