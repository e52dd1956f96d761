//! Games as far as questions about positions need them: the main line and a few tags, without comments and variations.

use std::io::{self, Read};
use std::ops::{ControlFlow, Range};

use super::date::Date;
use crate::notation::opening::{self, Opening};
use crate::notation::pgn::{
    Answer, GameResult, PgnError, PgnFault, Reader, Visitor, decode, known_value,
};
use crate::notation::{fen, find_move, read_move};
use crate::rules::{ByColor, Move, Position};

/// A game that was played: its main line, with what the tags say of it.
#[derive(Debug)]
pub(super) struct PlayedGame {
    /// Its bytes in the text.
    pub(super) range: Range<u64>,
    /// The position before the first move.
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
    pub(super) result: Option<GameResult>,
    pub(super) names: GameNames,
    /// The ratings of the players, as far as known.
    pub(super) ratings: ByColor<Option<u16>>,
    /// When it was played.
    pub(super) date: Date,
    state: State,
}

/// The names in the tags of a game; empty if they are not known.
#[derive(Default, Debug)]
pub(super) struct GameNames {
    pub(super) players: ByColor<String>,
    /// The code and the name of the opening, in the order of [`opening::TAGS`].
    opening: [String; 2],
}

impl GameNames {
    fn clear(&mut self) {
        let GameNames { players, opening } = self;
        let ByColor { white, black } = players;
        for name in [white, black].into_iter().chain(opening) {
            name.clear();
        }
    }

    /// The code and the name of the opening: those of the tags, else those that the moves have.
    pub(super) fn opening(&self, by_moves: Option<&'static Opening>) -> String {
        let tags = opening::TAGS.iter().zip(&self.opening);
        let tag = |name: &str| {
            let mut tags = tags.clone();
            tags.find_map(|(tag, value)| (*tag == name).then_some(&**value))
        };
        opening::label(tag, || by_moves)
    }
}

/// How far a game was read.
#[derive(Debug)]
struct State {
    /// The position after the moves.
    position: Position,
    has_tags: bool,
    /// Whether the last tag `FEN` has no position.
    is_unplayable: bool,
    /// Whether there is no game, or none whose moves can be understood.
    is_lost: bool,
    is_after_en_passant: bool,
    /// The result in the first tag for it.
    stated: Option<Option<GameResult>>,
}

impl Default for PlayedGame {
    fn default() -> PlayedGame {
        PlayedGame {
            range: 0..0,
            start: Position::initial(),
            moves: Vec::new(),
            result: None,
            names: GameNames::default(),
            ratings: ByColor::default(),
            date: Date::default(),
            state: State {
                position: Position::initial(),
                has_tags: false,
                is_unplayable: false,
                is_lost: false,
                is_after_en_passant: false,
                stated: None,
            },
        }
    }
}

impl PlayedGame {
    /// Reads the next game of a text in place of this one; `None` at the end of the text. Returns whether it is one whose
    /// moves can be understood.
    pub(super) fn read<R: Read>(&mut self, reader: &mut Reader<R>) -> io::Result<Option<bool>> {
        self.clear();
        let Some(range) = reader.visit_range(self)? else {
            return Ok(None);
        };
        self.range = range;
        self.result = self.state.stated.flatten().or(self.result);
        let is_empty = !self.state.has_tags && self.moves.is_empty();
        Ok(Some(!self.state.is_lost && !is_empty))
    }

    fn clear(&mut self) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        let mut names = std::mem::take(&mut self.names);
        names.clear();
        *self = PlayedGame {
            moves,
            names,
            ..PlayedGame::default()
        };
    }

    fn push(&mut self, mv: Move) {
        let State {
            position,
            is_after_en_passant,
            ..
        } = &mut self.state;
        *is_after_en_passant = position.is_en_passant(mv);
        position.make(mv);
        self.moves.push(mv);
    }
}

impl Visitor for PlayedGame {
    const CHECKS_MOVES: bool = true;

    fn tag(&mut self, name: &str, value: &str) -> Result<(), PgnFault> {
        self.state.has_tags = true;
        let known = known_value(value);
        let set = |name: &mut String| {
            if name.is_empty() {
                name.push_str(known);
            }
        };
        let GameNames { players, opening } = &mut self.names;
        let [code, opening] = opening;
        match name {
            "White" => set(&mut players.white),
            "Black" => set(&mut players.black),
            "ECO" => set(code),
            "Opening" => set(opening),
            "WhiteElo" => self.ratings.white = self.ratings.white.or(rating(known)),
            "BlackElo" => self.ratings.black = self.ratings.black.or(rating(known)),
            "Date" if self.date == Date::default() => self.date = Date::read(known, ""),
            "Result" if self.state.stated.is_none() => {
                self.state.stated = Some(GameResult::parse(value));
            }
            "FEN" => {
                let start = fen::read(value);
                self.state.is_unplayable = start.is_err();
                self.start = start?;
                self.state.position = self.start.clone();
            }
            _ => {}
        }
        Ok(())
    }

    fn begin_movetext(&mut self) -> Answer {
        if self.state.is_unplayable {
            Answer::Skip
        } else {
            Answer::Visit
        }
    }

    #[inline]
    fn move_word(&mut self, word: &[u8]) -> Result<(), PgnFault> {
        let mv = match find_move(&self.state.position, word) {
            Some(mv) => mv,
            None => {
                let text = decode(word);
                read_move(&self.state.position, &text).map_err(|error| PgnFault::Move {
                    ply: self.moves.len() + 1,
                    text: text.into_owned(),
                    error,
                })?
            }
        };
        self.push(mv);
        Ok(())
    }

    fn en_passant(&mut self, word: &[u8]) -> Result<(), PgnFault> {
        if self.state.is_after_en_passant {
            Ok(())
        } else {
            self.move_word(word)
        }
    }

    fn outcome(&mut self, result: Option<GameResult>) {
        self.result = result;
    }

    fn fault(&mut self, error: PgnError) -> ControlFlow<()> {
        self.state.is_lost |= matches!(
            error.fault,
            PgnFault::NoGame | PgnFault::NoGames(_) | PgnFault::Fen(_)
        );
        ControlFlow::Continue(())
    }
}

/// A rating, if it is one that a person can have.
fn rating(text: &str) -> Option<u16> {
    const HIGHEST: u16 = 9999;
    let rating = text.parse().ok();
    rating.filter(|rating| (1..=HIGHEST).contains(rating))
}
