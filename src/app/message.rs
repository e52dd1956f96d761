//! The one line in which the program speaks.

use std::time::Duration;

use super::library_words::listing;
use super::table::{Hand, Table};
use super::{App, Screen};
use crate::game::Question;
use crate::rules::{Color, IllegalMove, Outcome, SquareSet, Termination};

/// How a message is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// In the course of things.
    Plain,
    /// Something has to be answered by one of the keys.
    Question,
    /// Something did not go as it was meant to.
    Fault,
}

/// Something to be said once; the next thing a player does ends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    text: String,
    strong: String,
    tone: Tone,
    squares: SquareSet,
    /// Whether it insists on the question that stands, and is said before it.
    insists: bool,
    /// A key with what it does.
    hint: Option<(&'static str, &'static str)>,
}

impl Notice {
    /// In the course of things.
    pub fn plain(text: impl Into<String>) -> Notice {
        Notice {
            text: text.into(),
            strong: String::new(),
            tone: Tone::Plain,
            squares: SquareSet::EMPTY,
            insists: false,
            hint: None,
        }
    }

    /// The question that stands keeps another one from being asked.
    pub fn answer_first() -> Notice {
        Notice {
            insists: true,
            ..Notice::fault("First: ")
        }
    }

    /// The same with a key and what it does.
    pub(super) fn with_key(self, cap: &'static str, does: &'static str) -> Notice {
        let hint = Some((cap, does));
        Notice { hint, ..self }
    }

    /// Something did not go as it was meant to.
    pub fn fault(text: impl Into<String>) -> Notice {
        Notice {
            tone: Tone::Fault,
            ..Notice::plain(text)
        }
    }

    /// A move cannot be played.
    pub fn illegal(reason: IllegalMove) -> Notice {
        Notice {
            squares: reason.squares(),
            ..Notice::fault(reason.to_string())
        }
    }

    /// The game is safe in a file, whose place is told where it is not the usual one.
    pub fn saved(place: Option<String>) -> Notice {
        match place {
            None => Notice::plain("Saved."),
            Some(place) => Notice {
                strong: place,
                ..Notice::plain("Saved to ")
            },
        }
    }
}

/// What the message line shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Said first, in bold type.
    pub lead: String,
    /// Said then.
    pub text: String,
    /// Said last, in bold type.
    pub end: String,
    /// Keys, each with what it does.
    pub hints: Vec<(&'static str, &'static str)>,
    /// How it is meant.
    pub tone: Tone,
    /// The squares of the board that it is about.
    pub squares: SquareSet,
    /// The player who has to answer, if it is for one alone.
    pub to: Option<Color>,
}

impl Message {
    pub(super) fn new(text: impl Into<String>) -> Message {
        Message {
            lead: String::new(),
            text: text.into(),
            end: String::new(),
            hints: Vec::new(),
            tone: Tone::Plain,
            squares: SquareSet::EMPTY,
            to: None,
        }
    }

    fn question(to: Color, text: impl Into<String>) -> Message {
        Message {
            tone: Tone::Question,
            to: Some(to),
            ..Message::new(text)
        }
    }

    /// The same question, in short, with a notice before it that insists on it.
    fn insisting(self, notice: &Notice) -> Message {
        Message {
            lead: notice.text.clone(),
            text: self.lead.trim_end().to_string(),
            tone: notice.tone,
            ..self
        }
    }

    pub(super) fn hint(mut self, cap: &'static str, does: &'static str) -> Message {
        self.hints.push((cap, does));
        self
    }
}

impl From<&Notice> for Message {
    fn from(notice: &Notice) -> Message {
        Message {
            end: notice.strong.clone(),
            tone: notice.tone,
            squares: notice.squares,
            hints: notice.hint.into_iter().collect(),
            ..Message::new(notice.text.clone())
        }
    }
}

impl App {
    /// What the message line has to say now; nothing on a start screen where all is well.
    pub fn message(&self) -> Option<Message> {
        let asked = match &self.screen {
            Screen::Play(table) => asked(table),
            _ => None,
        };
        let asked = asked.map(|question| match &self.notice {
            Some(notice) if notice.insists => question.insisting(notice),
            _ => question,
        });
        let noticed = || self.notice.as_ref().map(Message::from);
        asked.or_else(noticed).or_else(|| match &self.screen {
            Screen::Start => self.trouble_message(),
            Screen::Play(table) => Some(playing(table)),
            Screen::Review(table) => Some(reviewing(table)),
            Screen::Library(library) => listing(library),
        })
    }
}

/// What a player has to answer.
fn asked(table: &Table) -> Option<Message> {
    if let Hand::Promoting { to, .. } = table.hand {
        let message = Message::question(table.game.turn(), format!("Promote the pawn on {to} to…"));
        return Some(message.hint("Esc", "put it back"));
    }
    let question = table.game.question()?;
    let (lead, text) = match question {
        Question::Draw(by) => (
            format!("{by} offers a draw. "),
            format!("{}, do you accept?", by.other()),
        ),
        Question::Resign(by) => (format!("{by}, do you resign?"), String::new()),
        Question::Claim(by, draw) => return Some(claiming(by, draw)),
        Question::TakeBack(by) => {
            let last = table.game.record().plies().last();
            let san = last.map(|ply| ply.san.as_str()).unwrap_or_default();
            let asked = format!("{}, may {by} take {san} back?", by.other());
            (asked, String::new())
        }
    };
    let message = Message {
        lead,
        ..Message::question(question.is_put_to(), text)
    };
    Some(message.hint("Y", "yes").hint("N", "no"))
}

/// A claim waits for its move (FIDE 9.2.1, 9.3.1).
fn claiming(by: Color, draw: Termination) -> Message {
    let message = Message {
        lead: format!("A draw by {draw}? "),
        ..Message::question(by, "Enter the move that gives it.")
    };
    message.hint("D", "offer").hint("Esc", "no")
}

fn playing(table: &Table) -> Message {
    let game = &table.game;
    if table.is_looking_back() {
        let shown = format!("Looking back at {}.", place(table));
        return Message::new(shown).hint("Esc", "back to the game");
    }
    if let Some(outcome) = game.outcome() {
        return Message::new(format!("{}.", result_and_reason(outcome)));
    }
    if game.is_paused() {
        return paused(table);
    }
    let turn = match game.position().is_check() {
        true => format!("{} is in check.", game.turn()),
        false => format!("{} to move.", game.turn()),
    };
    match game.claim() {
        Some(claim) => Message {
            text: format!("{turn} A draw by {claim}:"),
            ..Message::new("").hint("D", "claim it")
        },
        None => Message::new(turn).hint("?", "all keys"),
    }
}

fn paused(table: &Table) -> Message {
    let text = match table.slept {
        Some(slept) => format!("The program was asleep for {}. Go on?", span(slept)),
        None => format!("The game is paused. {} to move.", table.game.turn()),
    };
    let message = Message {
        tone: Tone::Question,
        ..Message::new(text)
    };
    message.hint("P", "go on")
}

/// A time in the largest unit that fits: `2 hours`.
pub fn span(time: Duration) -> String {
    const UNITS: [(u64, &str); 3] = [(86_400, "day"), (3_600, "hour"), (60, "minute")];
    let seconds = time.as_secs();
    let unit = UNITS.into_iter().find(|&(length, _)| seconds >= length);
    let (length, unit) = unit.unwrap_or((1, "second"));
    let count = seconds / length;
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {unit}{plural}")
}

fn reviewing(table: &Table) -> Message {
    let record = table.game.record();
    let place = match table.shown() {
        0 => "The start.".to_string(),
        number => {
            let (color, move_number) = record.mover(number);
            let (_, last) = record.mover(record.plies().len());
            format!("Move {move_number} of {last}, {color}.")
        }
    };
    let message = Message::new(place);
    message.hint("←→", "step").hint("Esc", "close")
}

/// The place in the game as a player names it: `move 12, White`.
fn place(table: &Table) -> String {
    match table.shown() {
        0 => "the start".to_string(),
        number => {
            let (color, move_number) = table.game.record().mover(number);
            format!("move {move_number}, {color}")
        }
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Who won: `White wins`, `Draw`.
pub fn result(outcome: Outcome) -> String {
    match outcome.winner {
        Some(color) => format!("{color} wins"),
        None => "Draw".to_string(),
    }
}

/// The reason as a heading: `Checkmate`, `Black resigned`.
pub fn reason(outcome: Outcome) -> String {
    match (outcome.termination, outcome.winner) {
        (Termination::Resignation, Some(winner)) => format!("{} resigned", winner.other()),
        (Termination::TimeForfeit, Some(winner)) => format!("{} ran out of time", winner.other()),
        (Termination::TimeForfeit, None) => "Out of time, but no mate possible".to_string(),
        (Termination::Agreement, _) => "Agreed".to_string(),
        (termination, _) => capitalised(&termination.to_string()),
    }
}

/// The score: `1–0`, `½–½`.
pub fn score(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Color::White) => "1–0",
        Some(Color::Black) => "0–1",
        None => "½–½",
    }
}

fn result_and_reason(outcome: Outcome) -> String {
    format!("{}: {}", result(outcome), reason(outcome))
}
