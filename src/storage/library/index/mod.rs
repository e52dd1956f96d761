//! The index of the positions in a file of games: in it any position is found within a moment.
//!
//! It is kept in the cache directory, in parts for some megabytes of the file each, so that one that is left unfinished
//! goes on where it was. A part has a record of each game, for 16 bits of a position's key the games that have such a
//! position, and the moves. Of a question about a position only the games with its key are read; those that have it by
//! chance are told apart by playing the moves. All that is read at a time has a checksum. A part of another version, of a
//! file that has changed since, or with any damage, is made anew.

mod ask;
mod build;
mod bytes;
mod cache;
mod keys;
mod part;
mod record;

pub(super) use ask::ask;
pub(super) use build::{Builder, Built};
pub(super) use cache::Cache;
pub(super) use part::Part;
