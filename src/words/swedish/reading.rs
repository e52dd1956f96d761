//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "FEN-raden saknar pjäser.",
        FenError::Missing(Field::Turn) => "FEN-raden saknar sida vid draget.",
        FenError::Missing(Field::Castling) => "FEN-raden saknar rockadrättigheter.",
        FenError::Missing(Field::EnPassant) => "FEN-raden saknar en passant-ruta.",
        FenError::Missing(Field::HalfmoveClock) => "FEN-raden saknar räknare för halvdrag.",
        FenError::Missing(Field::FullmoveNumber) => "FEN-raden saknar dragnummer.",
        FenError::TooLong(_) => "Efter dragnumret står det ”{text}” i FEN-raden.",
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
            "”{text}” är ingen uppställning: det ska vara åtta rader med snedstreck emellan."
        }
        Field::Turn => "”{text}” är ingen sida vid draget: skriv w eller b.",
        Field::Castling => {
            "”{text}” är inga rockadrättigheter: skriv - eller bokstäver ur KQkq, eller en tornlinjes, varje rätt en gång."
        }
        Field::EnPassant => {
            "”{text}” är ingen en passant-ruta: skriv - eller en ruta som till exempel e3."
        }
        Field::HalfmoveClock => {
            "”{text}” är ingen räknare för halvdrag: skriv ett heltal som inte är för stort."
        }
        Field::FullmoveNumber => {
            "”{text}” är inget dragnummer: skriv ett heltal som inte är för stort."
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
        ImpossibleCheck => "inget drag kan ha lett till den här schacken",
        CastlingRight(_, CastlingSide::King) => {
            "{player} har inte rätt till kort rockad: kungen eller tornet står inte på sin ruta"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "{player} har inte rätt till lång rockad: kungen eller tornet står inte på sin ruta"
        }
        EnPassant(_) => "ingen bonde kan just ha passerat {square}",
    }
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

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "”{entry}” är inte en tid i sekunder",
        TimeControlError::Moves(_) => "”{entry}” är inte ett antal drag",
        TimeControlError::TooLong => "en tid kan vara högst 100 timmar",
        TimeControlError::Zero => "en tid måste vara mer än noll",
        TimeControlError::Endless => "bara den sista perioden kan sakna antal drag",
    }
}
