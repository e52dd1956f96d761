//! A game as an animated GIF.
//!
//! All frames share one palette, and each holds only the area that differs from the previous one. So
//! the frames are painted twice: first to count their colours, then to write them. This takes less
//! memory than keeping them.

mod frames;
mod palette;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::time::Duration;

use gif::{Encoder, EncodingError, Repeat};

use self::frames::Frames;
use self::palette::{ColorCounts, Palette};
use super::{PictureError, checked_side};
use crate::notation::pgn::Pgn;
use crate::view::{DiagramStyle, Fonts};
use crate::words::Words;

/// How an animated picture looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GifOptions {
    /// How each position looks.
    pub style: DiagramStyle,
    /// Whether names, clocks and at the end the result are shown above and below the board.
    pub players: bool,
    /// The number of half-moves to show, if not all.
    pub plies: Option<usize>,
    /// How long each position is shown, rounded to hundredths of a second.
    pub step: Duration,
    /// How long the last one is shown before the animation restarts.
    pub end: Duration,
}

impl GifOptions {
    /// The default options for a style.
    pub fn with_style(style: DiagramStyle) -> GifOptions {
        GifOptions {
            style,
            players: true,
            plies: None,
            step: Duration::from_millis(800),
            end: Duration::from_secs(5),
        }
    }
}

/// Writes the positions of a game's main line as an animation that loops.
///
/// `progress` is called with the amount of work done and the total; if it breaks, the work stops.
///
/// # Errors
/// If the side of the board is not one of [`SIDES`](super::SIDES), if `progress` breaks, or if `out` fails.
pub fn write(
    out: &mut dyn Write,
    fonts: &Fonts,
    words: Words,
    game: &Pgn,
    options: &GifOptions,
    progress: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
) -> Result<(), PictureError> {
    checked_side(options.style)?;
    let mut frames = Frames::new(fonts, words, game, options);
    let total = 2 * frames.count();
    let mut done = 0;
    let mut step = || {
        done += 1;
        match progress(done, total) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(PictureError::Cancelled),
        }
    };

    let mut counts = ColorCounts::default();
    frames.each(|frame| {
        counts.add(frame.changed_pixels());
        step()
    })?;
    let palette = Palette::of(counts);

    let (width, height) = frames.extent();
    let mut encoder = Encoder::new(out, width, height, &palette.bytes()).map_err(io_error)?;
    encoder.set_repeat(Repeat::Infinite).map_err(io_error)?;
    frames.each(|frame| {
        let encoded = frame.encode(&palette);
        encoder.write_frame(&encoded).map_err(io_error)?;
        step()
    })?;
    encoder.into_inner().map_err(io_error)?.flush()?;
    Ok(())
}

fn io_error(error: EncodingError) -> PictureError {
    PictureError::Io(match error {
        EncodingError::Io(error) => error,
        other => io::Error::other(other),
    })
}
