//! What can go wrong with pictures.

use std::io;
use std::ops::RangeInclusive;

/// The sides that the board of a picture may have, in pixels. On a smaller one no piece can be told from another,
/// and an animated picture of a larger one is too large for most programs.
pub const SIDES: RangeInclusive<i32> = 64..=4096;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The board cannot have this side.
    #[error("a board has {} to {} pixels a side, not {side}", SIDES.start(), SIDES.end())]
    Side {
        /// What was asked for.
        side: i32,
    },
    /// Somebody wanted no more of it. What was written so far is no picture.
    #[error("the picture was cancelled")]
    Cancelled,
    /// It cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}
