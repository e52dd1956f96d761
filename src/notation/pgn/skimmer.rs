//! Going through the games of a text without playing them.

use std::io::{self, Read, Seek};
use std::ops::Range;

use super::buffer::{VIEW, decode};
use super::reader::{Reader, is_result};
use super::scanner::{Mark, Scanner, TagToken, Token};
use super::signs::{move_number_length, plain_move_length};
use super::{GameResult, Pgn, Tag};
use crate::notation::reader::find_move;
use crate::notation::{opening, san};
use crate::rules::{Outcome, Position, Termination};

/// So many half-moves of a game are told, in which any opening shows.
const FIRST_MOVES: u32 = opening::LONGEST;

/// What a list tells of a game, and where the game stands in its text.
#[derive(Clone, Default, Debug)]
pub struct Outline {
    /// The bytes of the game. Those of a text's games follow each other without a gap: a game begins
    /// where the one before it ends.
    pub range: Range<u64>,
    /// The tag pairs.
    pub tags: Vec<Tag>,
    /// The number of half-moves in the main line. Nobody has asked whether they are legal.
    pub plies: u32,
    /// The first half-moves of the main line as they are written, parted by single blanks.
    pub first_moves: String,
    /// Whether the last move is said to be checkmate.
    pub is_mate: bool,
    /// The result, in the tag `Result` or else after the moves.
    pub result: Option<GameResult>,
}

/// Goes through a text game by game, several times as fast as a [`Reader`], and finds the same games.
///
/// Where a game ends may depend on which of its moves are legal, if it has a fault. Such a game is gone
/// back to and read by a [`Reader`].
#[derive(Debug)]
pub struct Skimmer<R> {
    reader: Reader<R>,
    /// The game that was met last; its room is used for the next one.
    outline: Outline,
    /// How many variations are open.
    depth: usize,
    has_comment: bool,
}

/// What a token means for the game.
enum Met {
    /// It is part of the game.
    Part,
    /// The game is over, as long as something new can begin behind this.
    Result,
    /// Another game begins with it.
    NextGame,
    /// It depends on the moves before it what it means.
    Doubt,
}

/// How the skimming of a game ends.
enum Ending {
    Game,
    NoGame,
    Doubt,
}

impl<R: Read + Seek> Skimmer<R> {
    /// Goes through anything that can be gone back in, from where it stands; it needs no buffer of its
    /// own. Ranges are counted from the beginning, so that is where it should stand.
    pub fn new(read: R) -> Skimmer<R> {
        Skimmer {
            reader: Reader::new(read),
            outline: Outline::default(),
            depth: 0,
            has_comment: false,
        }
    }

    /// The next game; `None` at the end of the text.
    ///
    /// # Errors
    /// If the system fails to read.
    pub fn next_game(&mut self) -> io::Result<Option<&Outline>> {
        let begin = self.reader.scanner.mark();
        let has_game = match self.skim()? {
            Ending::Game => true,
            Ending::NoGame => false,
            Ending::Doubt => self.read_from(begin)?,
        };
        self.outline.range = begin.offset..self.reader.scanner.offset();
        Ok(has_game.then_some(&self.outline))
    }

    fn skim(&mut self) -> io::Result<Ending> {
        self.begin();
        loop {
            if self.depth == 0 && self.outline.plies > 0 {
                let take = |word: &[u8]| self.outline.add_move(word);
                self.reader.scanner.take_plain_moves(take);
            }
            let Some(token) = self.reader.scanner.next()? else {
                return Ok(self.end_of_text());
            };
            let met = match token {
                Token::Tag(token) => self.add_tag(token),
                Token::Comment(_) => {
                    self.has_comment = true;
                    Met::Part
                }
                Token::Word(word) => add_word(&mut self.outline, self.depth, word),
                Token::OpeningParenthesis if self.outline.plies > 0 => {
                    self.depth += 1;
                    Met::Part
                }
                Token::ClosingParenthesis if self.depth > 0 => {
                    self.depth -= 1;
                    Met::Part
                }
                Token::Nag(Some(_)) if self.outline.plies > 0 => Met::Part,
                _ => Met::Doubt,
            };
            match met {
                Met::Part => {}
                Met::Result => return self.end_of_game(),
                Met::NextGame => {
                    self.reader.scanner.put_back();
                    self.outline.prefer_stated_result();
                    return Ok(Ending::Game);
                }
                Met::Doubt => return Ok(Ending::Doubt),
            }
        }
    }

    fn begin(&mut self) {
        self.outline.tags.clear();
        self.outline.plies = 0;
        self.outline.first_moves.clear();
        self.outline.is_mate = false;
        self.outline.result = None;
        self.depth = 0;
        self.has_comment = false;
    }

    fn add_tag(&mut self, token: TagToken) -> Met {
        let game = &mut self.outline;
        match token.tag {
            _ if game.plies > 0 => match token.has_own_line {
                true => Met::NextGame,
                false => Met::Doubt,
            },
            None => Met::Doubt,
            Some(tag) if tag.name == "Event" && game.tag("Event").is_some() => Met::NextGame,
            Some(tag) => {
                game.tags.push(tag);
                Met::Part
            }
        }
    }

    fn end_of_game(&mut self) -> io::Result<Ending> {
        if !self.reader.scanner.ends_here()? {
            return Ok(Ending::Doubt);
        }
        self.reader.skip_comments()?;
        self.outline.prefer_stated_result();
        Ok(Ending::Game)
    }

    fn end_of_text(&mut self) -> Ending {
        if !self.outline.tags.is_empty() || self.outline.plies > 0 {
            self.outline.prefer_stated_result();
            return Ending::Game;
        }
        match self.has_comment {
            true => Ending::Doubt,
            false => Ending::NoGame,
        }
    }

    /// Goes back to where a game begins and reads it; false if there is none.
    fn read_from(&mut self, begin: Mark) -> io::Result<bool> {
        self.reader.scanner.return_to(begin)?;
        let reading = self.reader.read_game()?;
        self.reader.skip_rest()?;
        self.begin();
        let Some(reading) = reading else {
            return Ok(false);
        };
        self.outline.take(reading.game);
        Ok(true)
    }
}

impl<R: Read> Scanner<R> {
    /// Takes plain moves and the numbers between them, as far as they are held, without making tokens of
    /// them.
    fn take_plain_moves(&mut self, mut take: impl FnMut(&[u8])) {
        let rest = self.buffer.rest();
        let (mut at, mut end) = (0, 0);
        // So much of the rest is left that no number is cut off.
        while let Some(byte) = rest.get(at)
            && at + VIEW / 2 < rest.len()
        {
            at += match byte {
                b' ' | b'\n' => 1,
                b'1'..=b'9' => match move_number_length(&rest[at..]) {
                    0 => break,
                    length => length,
                },
                _ => match plain_move_length(&rest[at..]) {
                    0 => break,
                    length => {
                        take(&rest[at..at + length]);
                        end = at + length;
                        length
                    }
                },
            };
        }
        if end > 0 {
            self.buffer.take(end);
            self.at_line_start = false;
        }
    }
}

/// Adds a word: a result, a move, or marks on the last move.
fn add_word(game: &mut Outline, depth: usize, word: &[u8]) -> Met {
    if depth > 0 {
        return Met::Part;
    }
    if matches!(word, [b'*' | b'0' | b'1' | 0xC2, ..]) {
        let word = decode(word);
        if is_result(&word) {
            game.result = GameResult::parse(&word);
            return Met::Result;
        }
    }
    let plain = without_marks(word);
    if matches!(plain, [] | b"e.p." | b"ep" | b"e.p.+" | b"ep+") {
        return if game.plies > 0 {
            Met::Part
        } else {
            Met::Doubt
        };
    }
    // What begins with something else than a move, and has no tags, is no game.
    let begins_game = game.plies == 0 && game.tags.is_empty();
    if begins_game && find_move(&Position::initial(), plain).is_none() {
        return Met::Doubt;
    }
    game.add_move(plain);
    Met::Part
}

fn without_marks(word: &[u8]) -> &[u8] {
    let end = word.iter().rposition(|byte| !b"!?".contains(byte));
    &word[..end.map_or(0, |last| last + 1)]
}

impl Outline {
    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.name == name)?;
        Some(&tag.value)
    }

    fn add_move(&mut self, word: &[u8]) {
        self.plies += 1;
        self.is_mate = word.ends_with(b"#");
        if self.plies <= FIRST_MOVES {
            if !self.first_moves.is_empty() {
                self.first_moves.push(' ');
            }
            self.first_moves.push_str(&decode(word));
        }
    }

    fn prefer_stated_result(&mut self) {
        let stated = self.tag("Result").and_then(GameResult::parse);
        self.result = stated.or(self.result);
    }

    /// Becomes the outline of a game that was read.
    fn take(&mut self, game: Pgn) {
        let mut position = game.start().clone();
        for mv in game.moves() {
            if self.plies < FIRST_MOVES {
                self.add_move(san::write(&position, mv).as_bytes());
            } else {
                self.plies += 1;
            }
            position.make(mv);
        }
        let is_mate = |end: Outcome| end.termination == Termination::Checkmate;
        self.is_mate = position.outcome().is_some_and(is_mate);
        self.result = game.result;
        self.tags = game.tags;
    }
}
