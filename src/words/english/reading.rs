//! Why a text cannot be read.

use crate::words::texts::*;

pub fn fen_error(error: &FenError) -> Text {
    match error {
        FenError::Missing(Field::Placement) => "The FEN has no pieces.",
        FenError::Missing(Field::Turn) => "The FEN has no side to move.",
        FenError::Missing(Field::Castling) => "The FEN has no castling rights.",
        FenError::Missing(Field::EnPassant) => "The FEN has no en passant square.",
        FenError::Missing(Field::HalfmoveClock) => "The FEN has no half-move clock.",
        FenError::Missing(Field::FullmoveNumber) => "The FEN has no move number.",
        FenError::TooLong(_) => "The FEN goes on after the move number, with “{text}”.",
        FenError::RankCount(_) => "The piece placement needs 8 ranks, not {count}.",
        FenError::RankWidth(_) => "The piece placement does not have 8 squares on rank {rank}.",
        FenError::Symbol { .. } => {
            "The piece placement has “{symbol}” on rank {rank}, which is neither a piece nor a number from 1 to 8."
        }
        FenError::Malformed { field, .. } => malformed(*field),
        FenError::Illegal(_) => "The position is not legal: {reason}.",
    }
}

fn malformed(field: Field) -> Text {
    match field {
        Field::Placement => {
            "The piece placement cannot be “{text}”: it is eight ranks with a slash between them."
        }
        Field::Turn => "The side to move cannot be “{text}”: it is w or b.",
        Field::Castling => {
            "The castling rights cannot be “{text}”: they are - or letters out of KQkq, or of a rook's file, each right once."
        }
        Field::EnPassant => {
            "The en passant square cannot be “{text}”: it is - or a square such as e3."
        }
        Field::HalfmoveClock => {
            "The half-move clock cannot be “{text}”: it is a whole number, and not a huge one."
        }
        Field::FullmoveNumber => {
            "The move number cannot be “{text}”: it is a whole number, and not a huge one."
        }
    }
}

pub fn illegal_position(reason: &IllegalPosition) -> Text {
    use IllegalPosition::*;
    match reason {
        NoKing(_) => "{player} has no king",
        ManyKings(_) => "{player} has more than one king",
        ManyPawns(_) => "{player} has more than eight pawns",
        ManyPieces(_) => "{player} has more pieces than its pawns can have become",
        PawnOnBackRank(_) => "a pawn stands on {square}",
        AdjacentKings(_) => "the kings stand next to each other, on {white} and {black}",
        OpponentInCheck(_) => "{player} is in check, but it is not {player}'s turn",
        ImpossibleCheck => "no move can have given these checks together",
        CastlingRight(_, CastlingSide::King) => {
            "{player} cannot have the right to castle on the king's side: king or rook is not at home"
        }
        CastlingRight(_, CastlingSide::Queen) => {
            "{player} cannot have the right to castle on the queen's side: king or rook is not at home"
        }
        EnPassant(_) => "no pawn can just have passed over {square}",
    }
}

pub fn pgn_fault(fault: &PgnFault) -> Text {
    match fault {
        PgnFault::NoGame => "There is no game here.",
        PgnFault::NoGames(_) => "There is no game here: {reason}.",
        PgnFault::NoResult => "The game breaks off without a result; the text may have been cut.",
        PgnFault::Tag => "This is not a tag such as [White \"Name\"].",
        PgnFault::Fen(_) => "The tag FEN holds no position. {reason}",
        PgnFault::UnclosedComment => "This comment has no closing brace.",
        PgnFault::UnclosedVariation => "This variation has no closing parenthesis.",
        PgnFault::Stray(_) => "“{symbol}” has no place here.",
        PgnFault::Nag => "A $ has to follow a move and be followed by a number from 0 to 255.",
        PgnFault::Variation => "A variation has to follow the move that it replaces.",
        PgnFault::TooDeep => "Variations are nested too deeply here.",
        PgnFault::TooLong => "The game is longer than any game can be.",
        PgnFault::Move { .. } => "{move} (half-move {number}): {reason}",
    }
}

pub fn time_control_error(error: &TimeControlError) -> Text {
    match error {
        TimeControlError::Seconds(_) => "“{entry}” is not a time in seconds",
        TimeControlError::Moves(_) => "“{entry}” is not a number of moves",
        TimeControlError::TooLong => "a time can be at most 100 hours",
        TimeControlError::Zero => "a time must be more than zero",
        TimeControlError::Endless => "only the last stage can be without a number of moves",
    }
}
