//! Messages on the message line.

use std::time::Duration;

use super::failure::Failure;
use super::hint::Hint;
use super::notice::{Notice, Tone};
use super::review::JudgedMove;
use crate::engine::DrawReason;
use crate::game::Match;
use crate::rules::{Color, Outcome, Square, SquareSet, Termination};
use crate::storage::library::{Choice, Date, HeadToHead, Source};

/// A message on the message line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// A notice.
    Notice(Notice),
    /// A player has to answer a question.
    Question {
        /// The question.
        question: Prompt,
        /// Whether the players tried to ask another question before answering this one.
        insists: bool,
    },
    /// An earlier position of the game in progress is shown.
    LookingBack(Place),
    /// The game has ended.
    Ended {
        /// How.
        outcome: Outcome,
        /// The number of moves.
        moves: usize,
        /// Whether it counts in a score.
        counts: bool,
        /// The match that it belongs to, if any.
        part: Option<Match>,
    },
    /// The flag of this side has fallen; whether the opponent wins is not known yet.
    FlagFallen(Color),
    /// The hint is to move the piece on this square.
    MovePiece(Square),
    /// The game is paused.
    Paused {
        /// The side to move.
        turn: Color,
        /// How long the machine was suspended, if that paused the game.
        suspended_for: Option<Duration>,
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
    /// A game goes on, but is not saved.
    Unsaved {
        /// The state of the game.
        state: Box<Message>,
        /// Why it is not saved.
        why: Notice,
    },
    /// A bad move of a reviewed game is shown.
    Judged(JudgedMove),
    /// A whole game is being analysed.
    Analysing {
        /// The number of positions that are done.
        done: usize,
        /// The number of all positions.
        all: usize,
        /// The name of the engine that searches; `None` for the built-in engine.
        engine: Option<String>,
        /// How long the rest takes, once that can be told.
        left: Option<Duration>,
    },
    /// A reviewed game is on auto-play.
    PlaysItself(Place),
    /// A list is being read; the number of games so far.
    ReadingList(usize),
    /// The selected game of a list cannot be shown.
    NotShown(Failure),
    /// No game of the list matches this search.
    NoMatch(String),
    /// The duplicates of the list are being looked for.
    SeekingDuplicates,
    /// No game of the list fits all that it is narrowed to.
    NoneLeft {
        /// What is searched for.
        search: String,
        /// What is chosen.
        choices: Vec<Choice>,
    },
    /// This source has no games.
    EmptyList(Source),
    /// What was deleted last, in the trash.
    InTrash {
        /// The number of games.
        count: usize,
        /// The players, White first, and the date, if it is a single game that the list shows.
        game: Option<([String; 2], Date)>,
        /// Whether these games are the chosen ones.
        is_chosen: bool,
    },
    /// The results of the players of the selected game against each other.
    Score {
        /// The players, in the order of the alphabet.
        names: [String; 2],
        /// Their results.
        score: HeadToHead,
        /// Whether a deleted game can be restored.
        can_undo: bool,
    },
}

/// A question to a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// What the pawn on this square is promoted to.
    Promotion(Color, Square),
    /// Whether a draw that this side has offered is accepted; why, if it is the program.
    Draw(Color, Option<DrawReason>),
    /// Whether this side resigns.
    Resign {
        /// The side.
        by: Color,
        /// Whether the game then counts in a score.
        counts: bool,
    },
    /// With which move this side claims a draw.
    Claim(Color, Termination),
    /// Whether this side may take its last move back.
    TakeBack {
        /// The side.
        by: Color,
        /// The number of the move.
        number: u32,
        /// The move in SAN.
        san: String,
    },
    /// Whether this side really plays a move that loses much.
    Sure {
        /// The side.
        by: Color,
        /// The number of the move.
        number: u32,
        /// The move in SAN.
        san: String,
        /// The best reply in SAN.
        reply: String,
        /// Whether the reply leads to mate.
        mates: bool,
    },
}

/// A position in a game, as players name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Before the first move.
    Start,
    /// After a move with this number, by this side.
    Move(u32, Color),
}

impl Prompt {
    /// The player who has to answer.
    pub fn addressee(&self) -> Color {
        match *self {
            Prompt::Promotion(color, _) | Prompt::Claim(color, _) => color,
            Prompt::Resign { by, .. } | Prompt::Sure { by, .. } => by,
            Prompt::Draw(by, _) | Prompt::TakeBack { by, .. } => by.other(),
        }
    }

    /// Whether it is a card with buttons for its answers. Others are answered on the board.
    pub fn is_card(&self) -> bool {
        !matches!(self, Prompt::Promotion(..) | Prompt::Claim(..))
    }
}

impl Message {
    /// Its tone.
    pub fn tone(&self) -> Tone {
        match self {
            Message::Notice(notice) | Message::Unsaved { why: notice, .. } => notice.tone(),
            Message::Question { insists: true, .. } => Tone::Fault,
            Message::Question { .. } | Message::Paused { .. } => Tone::Question,
            _ => Tone::Plain,
        }
    }

    /// The squares that it is about.
    pub fn squares(&self) -> SquareSet {
        match self {
            Message::Notice(notice) => notice.squares(),
            _ => SquareSet::EMPTY,
        }
    }

    /// The player it is addressed to, if not both.
    pub fn to(&self) -> Option<Color> {
        match self {
            // Beside a card it says to the other player who is asked.
            Message::Question { question, .. } if question.is_card() => {
                Some(question.addressee().other())
            }
            Message::Question { question, .. } => Some(question.addressee()),
            _ => None,
        }
    }

    /// The keys to name next to it, or on the buttons of its card.
    pub fn hints(&self) -> Vec<Hint> {
        match self {
            Message::Notice(notice) => notice.hints(),
            Message::Question { question, .. } => match question {
                Prompt::Promotion(..) => vec![Hint::PutBack],
                Prompt::Claim(..) => vec![Hint::OfferDraw, Hint::NoClaim],
                _ => vec![Hint::Yes, Hint::No],
            },
            Message::Unsaved { state, why } => {
                let hints = why.hints().into_iter().chain(state.hints());
                // The warning needs the room.
                hints.filter(|hint| *hint != Hint::AllKeys).collect()
            }
            Message::LookingBack(_) => vec![Hint::BackToGame],
            Message::Paused { .. } => vec![Hint::Resume],
            Message::MovePiece(_) => vec![Hint::ShowMove],
            Message::ToMove { claim, .. } => match claim {
                Some(_) => vec![Hint::ClaimDraw],
                None => vec![Hint::AllKeys],
            },
            Message::Judged(_) => vec![Hint::NextMistake, Hint::PreviousMistake],
            Message::Analysing { .. } => vec![Hint::StopAnalysis],
            Message::PlaysItself(_) => vec![Hint::Slower, Hint::Faster, Hint::StopPlaying],
            Message::ReadingList(_) | Message::SeekingDuplicates => vec![Hint::StopReading],
            Message::InTrash {
                is_chosen: true, ..
            } => vec![Hint::Restore],
            Message::InTrash { .. } => vec![Hint::UndoDelete],
            Message::Score { can_undo: true, .. } => vec![Hint::UndoDelete, Hint::DeleteGame],
            Message::Score { .. } => vec![Hint::DeleteGame],
            _ => Vec::new(),
        }
    }
}
