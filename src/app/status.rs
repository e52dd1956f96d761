//! The current message of the message line.

use super::board::Hand;
use super::library::Library;
use super::message::{Message, Place, Prompt};
use super::notice::{Notice, Tone};
use super::play::{LiveGame, ShownHint};
use super::review::Review;
use super::{App, Screen};
use crate::game::{Question, Record};
use crate::notation::san;
use crate::rules::{Color, IllegalMove};
use crate::storage::library::HeadToHead;

impl App {
    /// The current message; none on the start screen if there is nothing to report.
    pub fn message(&self) -> Option<Message> {
        let insists = self.notice == Some(Notice::AnswerFirst);
        let prompt = self.live_game().and_then(prompt);
        if let Some(question) = prompt.or_else(|| promotion(self.review()?)) {
            return Some(Message::Question { question, insists });
        }
        if let Some(notice) = self.notice.clone().filter(|it| !self.is_past(it)) {
            return Some(match (self.live_game(), notice) {
                (Some(live), why @ (Notice::NotSaved(_) | Notice::CannotSave(_)))
                    if live.game().outcome().is_none() =>
                {
                    let state = Box::new(playing(live));
                    Message::Unsaved { state, why }
                }
                (_, notice) => Message::Notice(notice),
            });
        }
        match &self.screen {
            Screen::Start | Screen::Clock(_) | Screen::Practice(_) | Screen::Position(_) => {
                self.saving.trouble().cloned().map(Message::Notice)
            }
            Screen::Play(live) => Some(playing(live)),
            Screen::Review(review) => reviewing(review),
            Screen::Library(library) => listing(library),
        }
    }

    /// Whether a notice says whose turn it is, and that side has moved since.
    fn is_past(&self, notice: &Notice) -> bool {
        let turn = match notice {
            Notice::NotYourTurn(turn) => turn,
            Notice::Illegal(IllegalMove::NotYourTurn { turn, .. }) => turn,
            _ => return false,
        };
        let live = self.live_game();
        live.is_some_and(|live| live.game().turn() != *turn)
    }

    /// Why the list on the screen shows no game, whatever else there is to report.
    pub fn empty_list(&self) -> Option<Message> {
        match &self.screen {
            Screen::Library(library) => empty(library),
            _ => None,
        }
    }

    /// The message for one of two players face to face: what concerns only the other is left out.
    pub fn message_for(&self, player: Color) -> Option<Message> {
        let message = self.message()?;
        let live = self.live_game()?;
        let concerns = match &message {
            // Who has touched a piece out of turn is told.
            Message::Notice(Notice::Illegal(IllegalMove::NotYourTurn { turn, .. })) => {
                *turn != player
            }
            Message::Notice(notice) => notice.tone() != Tone::Fault || live.game().turn() == player,
            Message::Question { question, .. } => {
                question.is_card() || question.addressee() == player
            }
            _ => true,
        };
        Some(if concerns { message } else { playing(live) })
    }

    /// How the game on the screen ended, whatever else there is to report.
    pub fn result_message(&self) -> Option<Message> {
        let live = self.live_game();
        live.filter(|_| self.has_game_ended()).map(playing)
    }

    /// The results of the two players against each other in all games of the folder, once they are counted
    /// with the last game.
    pub fn head_to_head(&self) -> Option<&([String; 2], HeadToHead)> {
        self.match_scores.head_to_head(self.live_game()?.game())
    }
}

/// The question that a player has to answer.
fn prompt(live: &LiveGame) -> Option<Prompt> {
    let game = live.game();
    if let Hand::Promoting { from, .. } = live.input().hand() {
        return Some(Prompt::Promotion(game.turn(), from));
    }
    Some(match game.question()? {
        Question::Draw(by) => Prompt::Draw(by, live.draw_reason()),
        Question::Resign(by) => Prompt::Resign {
            by,
            counts: !game.is_hardly_begun(),
        },
        Question::Claim(by, draw) => Prompt::Claim(by, draw),
        Question::Sure(by, mv) => {
            let (_, number) = game.record().mover(game.record().plies().len() + 1);
            let san = san::write(game.position(), mv);
            let warning = live.warning()?;
            let reply = game.position().play(mv).ok();
            let reply = reply.map(|after| san::write(&after, warning.reply));
            Prompt::Sure {
                by,
                number,
                san,
                reply: reply.unwrap_or_default(),
                mates: warning.mates,
            }
        }
        Question::TakeBack(by) => {
            let plies = game.record().plies();
            let (_, number) = game.record().mover(plies.len());
            let san = plies.last().map(|ply| ply.san.clone());
            let san = san.unwrap_or_default();
            Prompt::TakeBack { by, number, san }
        }
    })
}

/// The question for the promotion in a review.
fn promotion(review: &Review) -> Option<Prompt> {
    match review.input().hand() {
        Hand::Promoting { from, .. } => Some(Prompt::Promotion(review.position().turn(), from)),
        Hand::Empty | Hand::Selected { .. } | Hand::Lifted(_) => None,
    }
}

fn playing(live: &LiveGame) -> Message {
    let game = live.game();
    if live.is_looking_back() {
        return Message::LookingBack(place(game.record(), live.shown()));
    }
    if let Some(outcome) = game.outcome() {
        return Message::Ended {
            outcome,
            moves: live.full_moves(),
            counts: !game.is_aborted(),
            part: game.part_of_match(),
        };
    }
    if let Some(color) = game.flagged() {
        return Message::FlagFallen(color);
    }
    let turn = game.turn();
    if game.is_paused() {
        let suspended_for = live.suspended_for();
        return Message::Paused {
            turn,
            suspended_for,
        };
    }
    if let (Some(ShownHint::Piece(mv)), None) = (live.shown_hint(), game.claim()) {
        return Message::MovePiece(mv.from);
    }
    Message::ToMove {
        turn,
        is_check: game.position().is_check(),
        claim: game.claim(),
    }
}

/// Nothing while a position is only shown.
fn reviewing(review: &Review) -> Option<Message> {
    if let Some((done, all)) = review.analysis().progress() {
        let engine = review.analysis().engine().map(str::to_owned);
        let left = review.analysis().time_left();
        return Some(Message::Analysing {
            done,
            all,
            engine,
            left,
        });
    }
    if review.plays_itself() {
        return Some(Message::PlaysItself(match review.written(review.at()) {
            None => Place::Start,
            Some(written) => Place::Move(written.number, written.color),
        }));
    }
    review.judged().map(Message::Judged)
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
    if let Some(why) = empty(library) {
        return Some(why);
    }
    if let Some(in_trash) = library.deleted_last() {
        return Some(in_trash);
    }
    let (names, meetings) = library.meetings()?;
    Some(Message::Score {
        names: names.clone(),
        score: meetings.score,
        can_undo: library.can_undo(),
    })
}

/// Why a list shows no game, if it has been read.
fn empty(library: &Library) -> Option<Message> {
    let catalog = library.catalog();
    if library.is_reading() || !catalog.is_empty() {
        return None;
    }
    let search = library.search().text().trim().to_string();
    Some(match (catalog.total(), catalog.choices()) {
        (0, _) => Message::EmptyList(library.source().clone()),
        _ if library.seeks_duplicates() => Message::SeekingDuplicates,
        (_, []) => Message::NoMatch(search),
        (_, choices) => Message::NoneLeft {
            search,
            choices: choices.to_vec(),
        },
    })
}
