//! The index of the positions in a file of games: in it any position is found within a moment.
//!
//! It is kept in the cache directory, in parts for some megabytes of the file each, so that one that is left unfinished
//! goes on where it was. A part has a head with a record of each game, and two columns of 16 bits for each half-move: bits
//! of the key of the position after it, and the move. A question is a pass over the first column; what fits there by
//! chance is told apart by playing the moves. Everything has a checksum. A part of another version, of a file that has
//! changed since, or with any damage, is made anew.

mod ask;
mod build;
mod bytes;
mod cache;
mod part;
mod record;

pub(super) use ask::ask;
pub(super) use build::{Builder, Built};
pub(super) use cache::Cache;
pub(super) use part::Part;
pub(super) use record::packed;
