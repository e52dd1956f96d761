//! Errors of pictures.

use std::io;
use std::ops::RangeInclusive;

/// The allowed sizes of the board in a picture, in pixels. On a smaller one pieces cannot be told
/// apart, and an animated picture of a larger one is too large for most programs.
pub const SIDES: RangeInclusive<i32> = 64..=4096;

/// Why a picture cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The board cannot have this size.
    #[error("a board has {} to {} pixels a side, not {side}", SIDES.start(), SIDES.end())]
    Side {
        /// The requested size.
        side: i32,
    },
    /// It was cancelled. What was written so far is not a picture.
    #[error("the picture was cancelled")]
    Cancelled,
    /// It cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}
