//! The current message of the message line.

use super::board::Hand;
use super::library::Library;
use super::message::{Asked, Message, Place};
use super::notice::Notice;
use super::play::Table;
use super::review::Review;
use super::{App, Screen};
use crate::game::{Question, Record};
use crate::storage::library::HeadToHead;

impl App {
    /// The current message; none on the start screen if there is nothing to report.
    pub fn message(&self) -> Option<Message> {
        let insists = self.notice == Some(Notice::AnswerFirst);
        let asked = self.table().and_then(asked);
        if let Some(question) = asked.or_else(|| promotion(self.review()?)) {
            return Some(Message::Question { question, insists });
        }
        if let Some(notice) = self.notice.clone() {
            return Some(Message::Notice(notice));
        }
        match &self.screen {
            Screen::Start => self.saving.trouble().cloned().map(Message::Notice),
            Screen::Play(table) => Some(playing(table)),
            Screen::Review(review) => Some(reviewing(review)),
            Screen::Library(library) => listing(library),
        }
    }

    /// The results of the two players against each other in all games of the folder, once they are counted
    /// with the last game.
    pub fn head_to_head(&self) -> Option<&([String; 2], HeadToHead)> {
        self.evening.head_to_head(self.table()?.game())
    }
}

/// The question that a player has to answer.
fn asked(table: &Table) -> Option<Asked> {
    let game = table.game();
    if let Hand::Promoting { to, .. } = table.input().hand() {
        return Some(Asked::Promotion(game.turn(), to));
    }
    Some(match game.question()? {
        Question::Draw(by) => Asked::Draw(by),
        Question::Resign(by) => Asked::Resign(by),
        Question::Claim(by, draw) => Asked::Claim(by, draw),
        Question::TakeBack(by) => {
            let last = game.record().plies().last();
            let san = last.map(|ply| ply.san.clone()).unwrap_or_default();
            Asked::TakeBack { by, san }
        }
    })
}

/// The question for the promotion in a review.
fn promotion(review: &Review) -> Option<Asked> {
    match review.input().hand() {
        Hand::Promoting { to, .. } => Some(Asked::Promotion(review.position().turn(), to)),
        Hand::Empty | Hand::Selected { .. } | Hand::Lifted(_) => None,
    }
}

fn playing(table: &Table) -> Message {
    let game = table.game();
    if table.is_looking_back() {
        return Message::LookingBack(place(game.record(), table.shown()));
    }
    if let Some(outcome) = game.outcome() {
        return Message::Ended(outcome);
    }
    let turn = game.turn();
    if game.is_paused() {
        let slept = table.slept();
        return Message::Paused { turn, slept };
    }
    Message::ToMove {
        turn,
        is_check: game.position().is_check(),
        claim: game.claim(),
    }
}

fn reviewing(review: &Review) -> Message {
    let place = match review.written(review.at()) {
        None => Place::Start,
        Some(written) => Place::Move(written.number, written.color),
    };
    if review.plays_itself() {
        return Message::PlaysItself(place);
    }
    let last = review
        .main_line()
        .last()
        .and_then(|&node| review.written(node));
    Message::Reviewing {
        place,
        last: last.map_or(0, |written| written.number),
        can_undo: review.can_undo(),
    }
}

fn place(record: &Record, shown: usize) -> Place {
    match shown {
        0 => Place::Start,
        number => {
            let (color, move_number) = record.mover(number);
            Place::Move(move_number, color)
        }
    }
}

fn listing(library: &Library) -> Option<Message> {
    let catalog = library.catalog();
    if library.is_reading() {
        return Some(Message::ReadingList(catalog.total()));
    }
    if let Some(failure) = library.preview_failure() {
        return Some(Message::NotShown(failure.clone()));
    }
    if catalog.is_empty() {
        return Some(match catalog.total() {
            0 => Message::EmptyList(library.source().clone()),
            _ => Message::NoMatch(library.search().text().to_string()),
        });
    }
    let (names, score) = library.score()?;
    Some(Message::Score {
        names: names.clone(),
        score: *score,
        can_undo: library.can_undo(),
    })
}
