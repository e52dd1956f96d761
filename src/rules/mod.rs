//! The laws of chess on an 8×8 matrix of pieces.
//!
//! No notation, no clock, no files and no history: what depends on the course of a game (repetition,
//! claims, time) is in [`crate::game`].
//!
//! All moves of a position:
//!
//! ```
//! use deskmate::rules::{Position, perft};
//!
//! let start = Position::initial();
//! let moves = start.legal_moves();
//! assert_eq!(moves.len(), 20);
//! for &mv in &moves {
//!     assert_eq!(start.play(mv)?.legal_moves().len(), 20);
//! }
//! assert_eq!(perft(&start, 3), 8902);
//! # Ok::<(), deskmate::rules::IllegalMove>(())
//! ```
//!
//! A move that is not legal is refused, with the reason and the squares that show it:
//!
//! ```
//! use deskmate::rules::{IllegalMove, Move, Position, Role, Square};
//!
//! let reason = Position::initial().play(Move::new(Square::H1, Square::H3)).unwrap_err();
//! assert!(matches!(reason, IllegalMove::JumpsOver { role: Role::Rook, over } if over.square == Square::H2));
//! assert_eq!(reason.to_string(), "the rook cannot jump over the pawn on h2");
//! assert!(reason.squares().contains(Square::H2));
//! ```

pub mod attacks;
mod bitboards;
mod board;
mod castling;
mod chess960;
mod generator;
mod illegal;
mod key;
mod material;
mod movegen;
mod moves;
mod outcome;
mod perft;
mod piece;
mod planes;
mod play;
mod position;
mod setup;
mod sink;
mod sliders;
mod square;
mod square_set;
mod starts;
mod winnability;

pub use bitboards::Bitboards;
pub use board::Board;
pub use castling::{CastlingRights, CastlingSide};
pub use illegal::{IllegalMove, PlacedPiece};
pub use moves::{Move, MoveList, ParseMoveError};
pub use outcome::{Outcome, Termination};
pub use perft::perft;
pub use piece::{ByColor, Color, Piece, Role};
pub use planes::Army;
pub use position::Position;
pub use setup::{IllegalPosition, Setup};
pub use square::{File, ParseSquareError, Rank, Square};
pub use square_set::{SquareSet, Squares};
pub use winnability::{WINNABILITY_LIMIT, Winnability};
