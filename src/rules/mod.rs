//! The laws of chess on an 8×8 matrix of pieces.
//!
//! No notation of moves and games, no clock, no files and no history: what has to do with the course of a game (repetition,
//! claims, time) stands in [`crate::game`].

mod attacks;
mod board;
mod castling;
mod chess960;
mod illegal;
mod locked;
mod material;
mod movegen;
mod moves;
mod outcome;
mod perft;
mod piece;
mod position;
mod setup;
mod square;
mod square_set;

pub use board::Board;
pub use castling::{CastlingRights, Side};
pub use illegal::{IllegalMove, PlacedPiece};
pub use moves::{Move, MoveList};
pub use outcome::{Outcome, Termination};
pub use perft::perft;
pub use piece::{ByColor, Color, Piece, Role};
pub use position::Position;
pub use setup::{IllegalPosition, Setup};
pub use square::{File, Rank, Square};
pub use square_set::{SquareSet, Squares};
