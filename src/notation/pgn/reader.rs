//! Reading games.

use std::io::{self, Read};

use super::Pgn;
use super::buffer::LONGEST_GAME;
use super::builder::Builder;
use super::error::{PgnError, PgnFault};
use super::parser::{Ending, Parser};
use super::writer::write_in;
use crate::notation::long;
use crate::rules::Position;

/// The longest game, as it is written in the longest notation. What is written of a game that was read has to be
/// read again, though letters may take more bytes in it than before, and numbers and blanks be added. A few
/// tags may be added as well, for which there is room up to [`LONGEST_GAME`].
const LONGEST_WRITTEN: usize = LONGEST_GAME - 64 * 1024;

/// A game that is read from so few bytes is written in fewer than [`LONGEST_WRITTEN`].
const SURELY_SHORT: u64 = LONGEST_WRITTEN as u64 / 16;

/// A game as it was met in a text.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The game, as far as it could be read.
    ///
    /// Its result is the one in the tag `Result`, or where there is none the one after the moves.
    pub game: Pgn,
    /// What is wrong with its text, in the order of the text.
    pub faults: Vec<PgnError>,
    /// Where the text ends, or another game begins, without a result after the moves.
    ///
    /// That is one of the faults if the game has tags, but none that gives its result. In any other
    /// case it may be meant so: many write moves without a result, or the result in the tag only.
    pub breaks_off: Option<PgnError>,
}

/// Reads the first game of a text. One without any game has the fault [`PgnFault::NoGame`].
///
/// See [`Reader`] for what is understood.
pub fn read(text: &str) -> Reading {
    let mut parser = Parser::new(text.as_bytes());
    match read_game(&mut parser) {
        Ok(Some(reading)) => reading,
        // Bytes in memory cannot fail to be read.
        Ok(None) | Err(_) => Reading {
            game: Pgn::new(Position::initial()),
            faults: vec![parser.fault(PgnFault::NoGame)],
            breaks_off: Some(parser.fault(PgnFault::NoResult)),
        },
    }
}

/// Reads games one after another, without holding more of the text than a piece of it.
///
/// Export and import format are read (PGN standard 3), with moves in any notation and variations. Move
/// numbers, `%` lines and byte order marks say nothing. The text is UTF-8; a comment or tag that is not
/// is taken for Latin-1.
///
/// A fault among the moves of a game ends it; the next game is read as if nothing had been. It begins
/// with a line that begins as a tag pair does, or, where games have no tags, after a result. A fault
/// in a variation ends only that: the rest of it is kept as a comment.
///
/// Ends after the last game, or after an error of the system.
#[derive(Debug)]
pub struct Reader<R> {
    parser: Parser<R>,
    /// Whether the system has failed.
    has_failed: bool,
}

impl<R: Read> Reader<R> {
    /// Reads from anything; it needs no buffer of its own.
    pub fn new(read: R) -> Reader<R> {
        Reader {
            parser: Parser::new(read),
            has_failed: false,
        }
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = io::Result<Reading>;

    fn next(&mut self) -> Option<io::Result<Reading>> {
        if self.has_failed {
            return None;
        }
        let reading = read_game(&mut self.parser);
        self.has_failed = reading.is_err();
        reading.transpose()
    }
}

/// Reads the next game; `None` at the end of the text.
pub(super) fn read_game<R: Read>(parser: &mut Parser<R>) -> io::Result<Option<Reading>> {
    parser.skip_rest()?;
    let begin = parser.offset();
    let mut builder = Builder::new();
    let breaks_off = match parser.visit_game(&mut builder)? {
        Ending::NoGame => return Ok(None),
        Ending::Cut => Some(parser.fault(PgnFault::NoResult)),
        Ending::Result | Ending::Stopped => None,
    };
    let is_long = parser.offset() - begin > SURELY_SHORT;
    let (game, mut faults) = builder.finish(breaks_off.as_ref());
    if is_long && faults.is_empty() && write_in(&game, long::write).len() > LONGEST_WRITTEN {
        faults.push(parser.fault(PgnFault::TooLong));
    }
    Ok(Some(Reading {
        game,
        faults,
        breaks_off,
    }))
}
