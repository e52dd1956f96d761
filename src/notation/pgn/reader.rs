//! Reading games.

use std::io::{self, Read};
#[cfg(feature = "storage")]
use std::ops::Range;

use super::Pgn;
use super::buffer::LONGEST_GAME;
use super::builder::Builder;
use super::error::{PgnError, PgnFault};
use super::parser::{AnyParser, Ending, Parser};
use super::visitor::Visitor;
use super::writer::write_unless;
use crate::notation::long;
use crate::rules::Position;

/// The maximum length of a game as written in the longest notation. A game that was read has to be
/// readable again when it is written, though its letters may take more bytes and numbers, spaces and a
/// few tags are added. [`LONGEST_GAME`] leaves room for those tags.
const LONGEST_WRITTEN: usize = LONGEST_GAME - 64 * 1024;

/// A game read from at most this many bytes is written in fewer than [`LONGEST_WRITTEN`].
const SURELY_SHORT: u64 = LONGEST_WRITTEN as u64 / 16;

/// A game as read from a text.
#[derive(Clone, Debug)]
pub struct ParsedGame {
    /// The game, as far as it could be read.
    ///
    /// Its result is the one in the tag `Result`, or else the one after the moves.
    pub game: Pgn,
    /// What is wrong with its text, in the order of the text.
    pub faults: Vec<PgnError>,
    /// Where the game ends without a result after the moves: at the end of the text, or where another
    /// game begins.
    ///
    /// It is one of the faults if the game has tags, but none with a result. Otherwise it may be
    /// intended: many files have moves without a result, or the result in the tag only.
    pub breaks_off: Option<PgnError>,
}

/// Reads the first game of a text. One without any game has the fault [`PgnFault::NoGame`].
///
/// See [`Reader`] for what is accepted.
///
/// ```
/// use deskmate::notation::pgn::{self, GameResult};
///
/// let reading = pgn::read("[White \"Anna\"]\n\n1. e4 {best by test} e5 1/2-1/2");
/// assert_eq!(reading.faults, []);
/// assert_eq!(reading.game.tag("White"), Some("Anna"));
/// assert_eq!(reading.game.result, Some(GameResult::Draw));
/// ```
pub fn read(text: &str) -> ParsedGame {
    let mut parser = Parser::new(text.as_bytes());
    let parser = parser.any();
    match read_game(parser, &|| false) {
        Ok(Some(reading)) => reading,
        // Reading from memory cannot fail.
        Ok(None) | Err(_) => ParsedGame {
            game: Pgn::new(Position::initial()),
            faults: vec![parser.fault(PgnFault::NoGame)],
            breaks_off: Some(parser.fault(PgnFault::NoResult)),
        },
    }
}

/// Reads all games of a text.
///
/// ```
/// use deskmate::notation::pgn;
///
/// let text = "1. e4 e5 2. Nf3 1-0\n\n1. d4 d5 0-1\n";
/// let lengths: Vec<usize> = pgn::games(text).map(|reading| reading.game.moves().count()).collect();
/// assert_eq!(lengths, [3, 2]);
/// ```
///
/// See [`Reader`] for what is accepted, and for files.
pub fn games(text: &str) -> impl Iterator<Item = ParsedGame> {
    // Reading from memory cannot fail.
    Reader::new(text.as_bytes()).map_while(Result::ok)
}

/// Reads games one after another, holding only a window of the text.
///
/// It reads export and import format (PGN standard 3), with variations, and moves in any notation. Move
/// numbers, `%` lines and byte order marks are ignored. The text is UTF-8; a comment or tag that is not
/// is read as Windows-1252.
///
/// A fault among the moves of a game ends it, and reading goes on with the next game. That one begins
/// with a line that begins like a tag pair or, where games have no tags, after a result. A fault in a
/// variation ends only that variation; the rest of it is kept as a comment.
///
/// The iterator ends after the last game, or after an I/O error.
#[derive(Debug)]
pub struct Reader<R> {
    parser: Parser<R>,
    /// Whether reading has failed.
    has_failed: bool,
}

impl<R: Read> Reader<R> {
    /// Reads from any source, which need not be buffered.
    pub fn new(read: R) -> Reader<R> {
        Reader {
            parser: Parser::new(read),
            has_failed: false,
        }
    }

    /// Passes the parts of the next game to a visitor instead, which is faster where not all are needed.
    /// Returns false if there is no game any more. See [`Visitor`].
    ///
    /// # Errors
    /// If reading fails.
    pub fn visit(&mut self, visitor: &mut impl Visitor) -> io::Result<bool> {
        Ok(self.parser.any().visit_game(visitor)? != Ending::NoGame)
    }

    /// The same, and returns the bytes of the game, as [`Outline::range`](super::Outline::range) has them.
    ///
    /// # Errors
    /// If reading fails.
    #[cfg(feature = "storage")]
    pub(crate) fn visit_range(
        &mut self,
        visitor: &mut impl Visitor,
    ) -> io::Result<Option<Range<u64>>> {
        let begin = self.parser.any().offset();
        if !self.visit(visitor)? {
            return Ok(None);
        }
        self.parser.any().skip_rest()?;
        Ok(Some(begin..self.parser.any().offset()))
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = io::Result<ParsedGame>;

    fn next(&mut self) -> Option<io::Result<ParsedGame>> {
        if self.has_failed {
            return None;
        }
        let reading = read_game(self.parser.any(), &|| false);
        self.has_failed = reading.is_err();
        reading.transpose()
    }
}

/// Reads the first game of a text. Returns also whether there is another one after it.
///
/// # Errors
/// If reading fails, or if it was stopped.
#[cfg(feature = "storage")]
pub(crate) fn read_first(
    text: impl Read,
    stopped: &dyn Fn() -> bool,
) -> io::Result<(ParsedGame, bool)> {
    let mut parser = Parser::new(Stoppable { text, stopped });
    let parser = parser.any();
    let first = read_game(parser, stopped)?.unwrap_or_else(|| read(""));
    // After a fault it is not known what belongs to this game.
    let may_have_more = first.faults.is_empty();
    let has_more = may_have_more && read_game(parser, stopped)?.is_some();
    Ok((first, has_more))
}

/// A text that cannot be read any more once reading is stopped.
#[cfg(feature = "storage")]
struct Stoppable<'a, R> {
    text: R,
    stopped: &'a dyn Fn() -> bool,
}

#[cfg(feature = "storage")]
impl<R: Read> Read for Stoppable<'_, R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if (self.stopped)() {
            return Err(was_stopped());
        }
        self.text.read(bytes)
    }
}

fn was_stopped() -> io::Error {
    io::Error::other("reading was stopped")
}

/// Reads the next game; `None` at the end of the text.
pub(super) fn read_game(
    parser: &mut AnyParser,
    stopped: &dyn Fn() -> bool,
) -> io::Result<Option<ParsedGame>> {
    parser.skip_rest()?;
    let begin = parser.offset();
    let mistaken = if begin == 0 { parser.mistaken()? } else { None };
    let mut builder = Builder::new();
    let breaks_off = match parser.visit_game(&mut builder)? {
        Ending::NoGame => return Ok(None),
        Ending::Cut => Some(parser.fault(PgnFault::NoResult)),
        Ending::Result | Ending::Stopped => None,
    };
    let is_long = parser.offset() - begin > SURELY_SHORT;
    let (game, mut faults) = builder.finish(breaks_off.as_ref());
    if let Some(mistaken) = mistaken {
        for error in &mut faults {
            if error.fault == PgnFault::NoGame {
                error.fault = PgnFault::NoGames(mistaken);
            }
        }
    }
    if is_long && faults.is_empty() {
        let written = write_unless(stopped, &game, long::write).ok_or_else(was_stopped)?;
        if written.len() > LONGEST_WRITTEN {
            faults.push(parser.fault(PgnFault::TooLong));
        }
    }
    Ok(Some(ParsedGame {
        game,
        faults,
        breaks_off,
    }))
}
