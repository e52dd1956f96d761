//! Reading a game.

use super::comment::{split_clock, tidy};
use super::scanner::{Scanner, Token};
use super::{GameResult, Pgn, PgnError, PgnFault, PgnMove, UNFINISHED};
use crate::notation::fen;
use crate::notation::{MoveError, excerpt, read_move};
use crate::rules::Position;

/// Reads the first game of a text, in export or import format (PGN standard 3), with moves in any
/// notation. Move numbers, `%` lines and a byte order mark say nothing.
///
/// The result is the one in the tag `Result`, or where there is none the one after the moves.
///
/// # Errors
/// Tells the first fault, its place, and what could be read before it. A game without a result after
/// its moves counts as cut off.
pub fn read(text: &str) -> Result<Pgn, PgnError> {
    let mut scanner = Scanner::new(text);
    let mut reader = Reader::new();
    loop {
        let place = scanner.find_token();
        let read = match scanner.take_token() {
            Some(token) => token.and_then(|token| reader.add(token)),
            None => Err(reader.fault_at_end()),
        };
        match read {
            Ok(Progress::Reading) => {}
            Ok(Progress::Over(result)) => {
                let mut game = reader.finish(result);
                scanner.find_token();
                game.more = scanner.take_token().is_some();
                return Ok(game);
            }
            Err(fault) => {
                return Err(PgnError {
                    line: place.line,
                    column: place.column,
                    fault,
                    partial: Box::new(reader.finish(None)),
                });
            }
        }
    }
}

enum Progress {
    Reading,
    /// The game's end was met, with this result.
    Over(Option<GameResult>),
}

struct Reader {
    game: Pgn,
    /// The position after the moves read so far.
    position: Position,
}

impl Reader {
    fn new() -> Reader {
        Reader {
            game: Pgn::new(Position::initial()),
            position: Position::initial(),
        }
    }

    fn add(&mut self, token: Token) -> Result<Progress, PgnFault> {
        match token {
            Token::Tag(_) if !self.game.moves.is_empty() => return Err(PgnFault::NoResult),
            Token::Tag(tag) => {
                let is_fen = tag.name == "FEN";
                let value = tag.value.clone();
                self.game.tags.push(tag);
                if is_fen {
                    self.set_up(fen::read(&value)?);
                }
            }
            Token::Comment(text) => self.add_comment(text),
            Token::Nag(digits) => self.add_nag(digits.parse().map_err(|_| PgnFault::Nag)?)?,
            Token::OpeningParenthesis => return Err(PgnFault::Variation),
            Token::Word(UNFINISHED) => return Ok(Progress::Over(None)),
            Token::Word(word) => match GameResult::parse(word) {
                Some(result) => return Ok(Progress::Over(Some(result))),
                None => self.add_move(word)?,
            },
        }
        Ok(Progress::Reading)
    }

    fn set_up(&mut self, start: Position) {
        self.position = start.clone();
        self.game.start = start;
    }

    fn add_comment(&mut self, text: &str) {
        match self.game.moves.last_mut() {
            Some(last) if last.clock.is_none() => {
                let (clock, words) = split_clock(text);
                last.clock = clock;
                append(&mut last.comment, &words);
            }
            Some(last) => append(&mut last.comment, &tidy(text)),
            None => append(&mut self.game.comment, &tidy(text)),
        }
    }

    fn add_nag(&mut self, nag: u8) -> Result<(), PgnFault> {
        let last = self.game.moves.last_mut().ok_or(PgnFault::Nag)?;
        if !last.nags.contains(&nag) {
            last.nags.push(nag);
        }
        Ok(())
    }

    /// Adds a move with the marks that follow it, or such marks alone.
    fn add_move(&mut self, word: &str) -> Result<(), PgnFault> {
        let text = word.trim_end_matches(['!', '?']);
        let nag = mark_nag(word.strip_prefix(text).unwrap_or_default());
        if !(text.is_empty() && nag.is_some()) {
            let mv =
                read_move(&self.position, word).map_err(|error| self.move_fault(word, error))?;
            self.position = self.position.after(mv);
            self.game.moves.push(PgnMove::new(mv));
        }
        match nag {
            Some(nag) => self.add_nag(nag),
            None => Ok(()),
        }
    }

    fn move_fault(&self, word: &str, error: MoveError) -> PgnFault {
        if self.is_empty() && matches!(error, MoveError::NotAMove(_)) {
            return PgnFault::NoGame;
        }
        PgnFault::Move {
            ply: self.game.moves.len() + 1,
            text: excerpt(word),
            error,
        }
    }

    fn is_empty(&self) -> bool {
        self.game.tags.is_empty() && self.game.moves.is_empty()
    }

    fn fault_at_end(&self) -> PgnFault {
        if self.is_empty() {
            PgnFault::NoGame
        } else {
            PgnFault::NoResult
        }
    }

    fn finish(mut self, result: Option<GameResult>) -> Pgn {
        let tag = self.game.tag("Result").and_then(GameResult::parse);
        self.game.result = tag.or(result);
        self.game
    }
}

/// Adds a comment to those that stand there already.
fn append(comment: &mut Option<String>, words: &str) {
    if words.is_empty() {
        return;
    }
    match comment {
        Some(comment) => {
            comment.push(' ');
            comment.push_str(words);
        }
        None => *comment = Some(words.to_owned()),
    }
}

/// The glyph that a traditional mark stands for (PGN standard 8.2.3.8).
fn mark_nag(mark: &str) -> Option<u8> {
    match mark {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        _ => None,
    }
}
