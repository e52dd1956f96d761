//! Errors in FEN.

use std::fmt;

use crate::notation::excerpt;
use crate::rules::{IllegalPosition, Rank};

/// One of the six fields of FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// Which piece stands where.
    Placement,
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The square that a pawn has just passed over.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the next move.
    FullmoveNumber,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Field::Placement => "piece placement",
            Field::Turn => "side to move",
            Field::Castling => "castling rights",
            Field::EnPassant => "en passant square",
            Field::HalfmoveClock => "half-move clock",
            Field::FullmoveNumber => "move number",
        })
    }
}

/// Why a text is not FEN, or not a legal position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FenError {
    /// A field is missing. Only the two counters may be omitted.
    #[error("the FEN has no {0}")]
    Missing(Field),
    /// There is text after the sixth field.
    #[error("the FEN goes on after the move number, with {0:?}")]
    TooLong(String),
    /// The placement does not have eight ranks.
    #[error("the piece placement needs 8 ranks, not {0}")]
    RankCount(usize),
    /// A rank does not have eight squares.
    #[error("the piece placement does not have 8 squares on rank {}", .0.to_char())]
    RankWidth(Rank),
    /// A character in the placement is neither a piece nor a number of empty squares.
    #[error("the piece placement has {symbol:?} on rank {}, which is neither a piece nor a number from 1 to 8", .rank.to_char())]
    Symbol {
        /// What stands there.
        symbol: char,
        /// The rank on which it stands.
        rank: Rank,
    },
    /// Another field cannot be read.
    #[error("the {field} cannot be {text:?}: {}", expected(*.field))]
    Malformed {
        /// The field.
        field: Field,
        /// What stands there.
        text: String,
    },
    /// The fields can be read, but the position is not legal.
    #[error("the position is not legal: {0}")]
    Illegal(#[from] IllegalPosition),
}

impl FenError {
    pub(super) fn malformed(field: Field, text: &str) -> FenError {
        FenError::Malformed {
            field,
            text: excerpt(text),
        }
    }

    /// The field at fault; the placement for faults that involve several fields.
    pub const fn field(&self) -> Field {
        match self {
            FenError::Missing(field) | FenError::Malformed { field, .. } => *field,
            FenError::TooLong(_) => Field::FullmoveNumber,
            FenError::Illegal(IllegalPosition::CastlingRight(..)) => Field::Castling,
            FenError::Illegal(IllegalPosition::EnPassant(_)) => Field::EnPassant,
            _ => Field::Placement,
        }
    }
}

fn expected(field: Field) -> &'static str {
    match field {
        Field::Placement => "it is eight ranks with a slash between them",
        Field::Turn => "it is w or b",
        Field::Castling => "it is - or letters out of KQkq, or of a rook's file, each right once",
        Field::EnPassant => "it is - or a square such as e3",
        Field::HalfmoveClock | Field::FullmoveNumber => "it is a whole number, and not a huge one",
    }
}
