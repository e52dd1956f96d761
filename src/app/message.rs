//! What the message line has to say.

use std::time::Duration;

use super::failure::Failure;
use super::hint::Hint;
use super::notice::Notice;
use super::tone::Tone;
use crate::rules::{Color, Outcome, Square, SquareSet, Termination};
use crate::storage::library::{HeadToHead, Source};

/// What the message line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Something that is told once.
    Notice(Notice),
    /// A player has to answer.
    Question {
        /// What.
        question: Asked,
        /// Whether another question was meant to be asked before this one is answered.
        insists: bool,
    },
    /// An earlier position of the game that is played.
    LookingBack(Place),
    /// The game has ended.
    Ended(Outcome),
    /// The game is paused; for how long the program was asleep, if that is why.
    Paused {
        /// The side to move.
        turn: Color,
        /// For how long the program was asleep.
        slept: Option<Duration>,
    },
    /// A side is to move.
    ToMove {
        /// The side.
        turn: Color,
        /// Whether it is in check.
        is_check: bool,
        /// The draw that it can claim.
        claim: Option<Termination>,
    },
    /// A position of a game that is reviewed.
    Reviewing {
        /// Which.
        place: Place,
        /// The number of the last move.
        last: u32,
        /// Whether an edit can be taken back.
        can_undo: bool,
    },
    /// A reviewed game plays by itself.
    PlaysItself(Place),
    /// So many games of a list are read so far.
    ReadingList(usize),
    /// The selected game of a list cannot be shown.
    NotShown(Failure),
    /// No game of the list matches this.
    NoMatch(String),
    /// There are no games in what is listed.
    EmptyList(Source),
    /// What the players of the selected game have won against each other.
    Score {
        /// The two, the one who has White first.
        names: [String; 2],
        /// Their games.
        score: HeadToHead,
        /// Whether something was deleted that can be brought back.
        can_undo: bool,
    },
}

/// A question to a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// What the pawn becomes on this square.
    Promotion(Color, Square),
    /// Whether a draw that this side has offered is accepted.
    Draw(Color),
    /// Whether this side resigns.
    Resign(Color),
    /// With which move this side claims a draw.
    Claim(Color, Termination),
    /// Whether this side may take its last move back.
    TakeBack {
        /// The side.
        by: Color,
        /// The move in SAN.
        san: String,
    },
}

/// A place in a game, as players name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Before the first move.
    Start,
    /// After a move, by its number and the side that made it.
    Move(u32, Color),
}

impl Asked {
    /// The player who has to answer.
    pub fn is_put_to(&self) -> Color {
        match *self {
            Asked::Promotion(color, _) | Asked::Resign(color) | Asked::Claim(color, _) => color,
            Asked::Draw(by) | Asked::TakeBack { by, .. } => by.other(),
        }
    }
}

impl Message {
    /// How it is meant.
    pub fn tone(&self) -> Tone {
        match self {
            Message::Notice(notice) => notice.tone(),
            Message::Question { insists: true, .. } => Tone::Fault,
            Message::Question { .. } | Message::Paused { .. } => Tone::Question,
            _ => Tone::Plain,
        }
    }

    /// The squares of the board that it is about.
    pub fn squares(&self) -> SquareSet {
        match self {
            Message::Notice(notice) => notice.squares(),
            _ => SquareSet::EMPTY,
        }
    }

    /// The player who has to answer, if it is for one alone.
    pub fn to(&self) -> Option<Color> {
        match self {
            Message::Question { question, .. } => Some(question.is_put_to()),
            _ => None,
        }
    }

    /// The keys that are of use now.
    pub fn hints(&self) -> Vec<Hint> {
        match self {
            Message::Notice(notice) => notice.hints(),
            Message::Question { question, .. } => match question {
                Asked::Promotion(..) => vec![Hint::PutBack],
                Asked::Claim(..) => vec![Hint::OfferDraw, Hint::NoClaim],
                Asked::Draw(_) | Asked::Resign(_) | Asked::TakeBack { .. } => {
                    vec![Hint::Yes, Hint::No]
                }
            },
            Message::LookingBack(_) => vec![Hint::BackToGame],
            Message::Paused { .. } => vec![Hint::Resume],
            Message::ToMove { claim, .. } => match claim {
                Some(_) => vec![Hint::ClaimDraw],
                None => vec![Hint::AllKeys],
            },
            Message::Reviewing { can_undo, .. } => {
                let undo = can_undo.then_some(Hint::UndoEdit);
                let hints = [Hint::Comment, Hint::GlyphGood, Hint::GlyphBad, Hint::PlayOn];
                hints.into_iter().chain(undo).collect()
            }
            Message::PlaysItself(_) => vec![Hint::Slower, Hint::Faster, Hint::StopPlaying],
            Message::ReadingList(_) => vec![Hint::StopReading],
            Message::Score { can_undo, .. } => match can_undo {
                true => vec![Hint::UndoDelete, Hint::DeleteGame],
                false => vec![Hint::DeleteGame],
            },
            Message::Ended(_)
            | Message::NotShown(_)
            | Message::NoMatch(_)
            | Message::EmptyList(_) => Vec::new(),
        }
    }
}
