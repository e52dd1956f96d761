//! Reading games.

use std::io::{self, Read};

use super::buffer::{LONGEST_GAME, decode};
use super::builder::{Builder, Met, Remedy};
use super::error::{PgnError, PgnFault};
use super::scanner::{Scanner, Token};
use super::writer::write_in;
use super::{GameResult, Pgn, UNFINISHED};
use crate::notation::long;
use crate::rules::Position;

/// The longest game, as it is written in the longest notation. What is written of a game that was read has to be
/// read again, though letters may take more bytes in it than before, and numbers and blanks be added. A few
/// tags may be added as well, for which there is room up to [`LONGEST_GAME`].
const LONGEST_WRITTEN: usize = LONGEST_GAME - 64 * 1024;

/// A game that is read from so few bytes is written in fewer than [`LONGEST_WRITTEN`].
const SURELY_SHORT: u64 = LONGEST_WRITTEN as u64 / 16;

/// No more faults of one game are told; what follows the last of them is passed over.
const MOST_FAULTS: usize = 100;

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
    let mut reader = Reader::new(text.as_bytes());
    match reader.read_game() {
        Ok(Some(reading)) => reading,
        // Bytes in memory cannot fail to be read.
        Ok(None) | Err(_) => Reading {
            game: Pgn::new(Position::initial()),
            faults: vec![reader.fault(PgnFault::NoGame)],
            breaks_off: Some(reader.fault(PgnFault::NoResult)),
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
    pub(super) scanner: Scanner<R>,
    /// What is left of the game that was read last.
    rest: Rest,
}

/// What stands in a text before the next game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rest {
    Nothing,
    /// Moves that were not read, up to a result or a tag. So many variations are open.
    Moves {
        depth: usize,
    },
    /// Something that is no game, up to a tag.
    NoGame,
    /// Anything, since the system has failed.
    Everything,
}

/// What a game ends with.
enum Ending {
    Result(Option<GameResult>),
    /// The end of the text, or the next game.
    Cut,
    /// A fault after which no more of the game is read.
    Fault,
}

impl<R: Read> Iterator for Reader<R> {
    type Item = io::Result<Reading>;

    fn next(&mut self) -> Option<io::Result<Reading>> {
        if self.rest == Rest::Everything {
            return None;
        }
        let reading = self.read_game();
        if reading.is_err() {
            self.rest = Rest::Everything;
        }
        reading.transpose()
    }
}

impl<R: Read> Reader<R> {
    /// Reads from anything; it needs no buffer of its own.
    pub fn new(read: R) -> Reader<R> {
        Reader {
            scanner: Scanner::new(read),
            rest: Rest::Nothing,
        }
    }

    pub(super) fn read_game(&mut self) -> io::Result<Option<Reading>> {
        self.skip_rest()?;
        let begin = self.scanner.offset();
        let mut game = Builder::new();
        let ending = self.read_to_ending(&mut game)?;
        let mut breaks_off = None;
        let result = match ending {
            Ending::Result(result) => {
                while self.read_comment(&mut game)? {}
                result
            }
            Ending::Cut if game.is_blank() => return Ok(None),
            Ending::Cut => {
                breaks_off = Some(self.break_off(&mut game));
                None
            }
            Ending::Fault => {
                self.rest = if game.is_empty() {
                    Rest::NoGame
                } else {
                    let depth = game.depth();
                    Rest::Moves { depth }
                };
                None
            }
        };
        let (game, mut faults) = game.finish(result);
        let is_long = self.scanner.offset() - begin > SURELY_SHORT;
        if is_long && faults.is_empty() && write_in(&game, long::write).len() > LONGEST_WRITTEN {
            faults.push(self.fault(PgnFault::TooLong));
        }
        Ok(Some(Reading {
            game,
            faults,
            breaks_off,
        }))
    }

    fn read_to_ending(&mut self, game: &mut Builder) -> io::Result<Ending> {
        let begin = self.scanner.offset();
        loop {
            if let Some(ending) = self.read_token(game)? {
                return Ok(ending);
            }
            if self.scanner.offset() - begin > LONGEST_GAME as u64 {
                game.faults.push(self.fault(PgnFault::TooLong));
                return Ok(Ending::Fault);
            }
        }
    }

    /// Reads a token into a game, and tells whether the game ends with it.
    fn read_token(&mut self, game: &mut Builder) -> io::Result<Option<Ending>> {
        let Some(token) = self.scanner.next()? else {
            return Ok(Some(Ending::Cut));
        };
        match game.add(token) {
            Ok(Met::Part) => Ok(None),
            Ok(Met::Opening) => {
                game.opened_at(self.scanner.token_place());
                Ok(None)
            }
            Ok(Met::Result(result)) => Ok(Some(Ending::Result(result))),
            Ok(Met::NextGame) => {
                self.scanner.put_back();
                Ok(Some(Ending::Cut))
            }
            Ok(Met::Unplayable) => Ok(Some(Ending::Fault)),
            Err(fault) => self.recover(game, fault),
        }
    }

    /// Notes a fault, and goes on behind it where that is possible.
    fn recover(&mut self, game: &mut Builder, fault: PgnFault) -> io::Result<Option<Ending>> {
        let remedy = game.remedy(&fault);
        if !game.implies(&fault) {
            game.faults.push(self.fault(fault));
        }
        if game.faults.len() >= MOST_FAULTS {
            return Ok(Some(Ending::Fault));
        }
        match remedy {
            Remedy::None => return Ok(Some(Ending::Fault)),
            Remedy::Token => {}
            Remedy::Tag => self.scanner.skip_tag()?,
            Remedy::InnerVariation => {
                let text = self.scanner.take_variation()?;
                game.keep(&format!("({text})"));
            }
            Remedy::Variation => {
                self.scanner.put_back();
                let text = self.scanner.take_variation()?;
                game.keep(&text);
                game.close();
            }
        }
        Ok(None)
    }

    /// A fault at the last token.
    fn fault(&mut self, fault: PgnFault) -> PgnError {
        self.scanner.token_place().fault(fault)
    }

    /// Notes what is missing from a game that ends without a result.
    fn break_off(&mut self, game: &mut Builder) -> PgnError {
        if let Some(place) = game.open_variation() {
            game.faults.push(place.fault(PgnFault::UnclosedVariation));
        }
        let no_result = self.fault(PgnFault::NoResult);
        if game.has_tags() && game.stated_result().is_none() {
            game.faults.push(no_result.clone());
        } else if game.is_empty() && game.faults.is_empty() {
            game.faults.push(self.fault(PgnFault::NoGame));
        }
        no_result
    }

    /// Reads a comment that stands after the result; false if there is none.
    fn read_comment(&mut self, game: &mut Builder) -> io::Result<bool> {
        match self.scanner.next()? {
            Some(Token::Comment(text)) => {
                game.add_comment(text);
                Ok(true)
            }
            Some(_) => {
                self.scanner.put_back();
                Ok(false)
            }
            None => Ok(false),
        }
    }

    /// Passes over what is left of the game that was read last.
    pub(super) fn skip_rest(&mut self) -> io::Result<()> {
        let rest = std::mem::replace(&mut self.rest, Rest::Nothing);
        if rest == Rest::Nothing {
            return Ok(());
        }
        let (has_result, mut depth) = match rest {
            Rest::Moves { depth } => (true, depth),
            _ => (false, 0),
        };
        while let Some(token) = self.scanner.next()? {
            match token {
                Token::Tag(tag) if tag.has_own_line => {
                    self.scanner.put_back();
                    break;
                }
                Token::OpeningParenthesis => depth += 1,
                Token::ClosingParenthesis => depth = depth.saturating_sub(1),
                Token::Word(word) => {
                    let is_end = has_result && depth == 0 && is_result(&decode(word));
                    if is_end && self.scanner.ends_here()? {
                        return self.skip_comments();
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub(super) fn skip_comments(&mut self) -> io::Result<()> {
        while let Some(token) = self.scanner.next()? {
            if !matches!(token, Token::Comment(_)) {
                self.scanner.put_back();
                break;
            }
        }
        Ok(())
    }
}

pub(super) fn is_result(word: &str) -> bool {
    word == UNFINISHED || GameResult::parse(word).is_some()
}
