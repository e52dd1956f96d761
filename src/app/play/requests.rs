//! Draw offers and claims, resigning, taking back, and the answers to these.

use super::update::Updater;
use crate::app::notice::Notice;
use crate::engine::{Opponent, Root, Strength};
use crate::game::{DrawRequest, Question};
use crate::notation::san;
use crate::rules::{Color, Move};
use crate::sound::Sound;

impl Updater<'_> {
    /// Claims a draw with an intended move, which is not played.
    pub(super) fn claim_with(&mut self, mv: Move) {
        let san = san::write(self.live.game.position(), mv);
        match self.live.game.claim_with(mv, self.now.time) {
            Ok(Some(_)) => self.game_ended(),
            Ok(None) => self.notify(Notice::ClaimRefused(san)),
            Err(error) => self.notify(Notice::NotPlayed(error)),
        }
    }

    /// The side of the person who plays against the program, else the side to move.
    pub(super) fn resigning_side(&self) -> Color {
        let game = &self.live.game;
        game.person_against_program().unwrap_or(game.turn())
    }

    /// The players exchange their sides.
    pub(super) fn exchange_sides(&mut self) {
        if self.live.game.has_program() && !self.live.game.is_over() {
            self.live.put_down();
            self.live.game.exchange_players();
            self.live.touched = None;
            self.live.flipped = self.live.game.person_against_program() == Some(Color::Black);
            self.game_changed();
        }
    }

    pub(super) fn resign(&mut self, side: Color) {
        self.live.put_down();
        self.live.game.ask_to_resign(side);
    }

    pub(super) fn draw(&mut self) {
        self.live.put_down();
        if self.claims_too_late() {
            return;
        }
        let mut request = self.live.game.request_draw(self.now.time);
        // After touching a piece no claim can be announced (FIDE 9.4), but a draw can be offered.
        if request == DrawRequest::MoveWanted && self.has_touched() {
            request = self.live.game.request_draw(self.now.time);
        }
        match request {
            DrawRequest::Claimed => self.game_ended(),
            DrawRequest::TooEarly => self.notify(Notice::OfferTooEarly),
            DrawRequest::Declined => self.notify(Notice::DrawDeclinedHere),
            DrawRequest::Offered => self.answer_for_program(),
            DrawRequest::MoveWanted | DrawRequest::Refused => {}
        }
    }

    /// The program answers an offered draw at once: yes, if it does not stand better.
    fn answer_for_program(&mut self) {
        let game = &self.live.game;
        if let Some(level) = game.program(game.turn().other()) {
            let root = Root::at(game.record(), game.record().plies().len());
            let seed = u64::from(game.seed());
            let mut program = Opponent::new(Strength::of_level(level), seed);
            self.answer(program.accepts_draw(&root));
        }
    }

    pub(super) fn answer(&mut self, yes: bool) {
        match (self.live.game.answer(yes, self.now.time), yes) {
            (None, _) => {}
            (Some(Question::Sure(..)), yes) => self.tried(yes),
            (Some(Question::TakeBack(_)), true) => self.moved_back(),
            (Some(_), true) => self.game_ended(),
            (Some(Question::TakeBack(by)), false) => {
                self.notify(Notice::TakebackRefused(by.other()));
            }
            (Some(Question::Draw(by)), false) => self.notify(Notice::DrawDeclined(by.other())),
            (Some(Question::Resign(_) | Question::Claim(..)), false) => {
                self.notify(Notice::GameGoesOn);
            }
        }
    }

    pub(super) fn game_ended(&mut self) {
        self.live.put_down();
        self.game_changed();
        self.update.sound = Some(Sound::End);
    }

    /// Takes the last move back, or asks the opponent to allow it. After the end it is always asked: nothing that was
    /// decided is undone by one key.
    pub(super) fn take_back(&mut self) {
        if self.live.is_final() {
            self.notify(Notice::Reviewed);
        } else if self.live.game.has_program() {
            self.take_back_from_program();
        } else if self.asks_before_takeback() && self.live.game.can_pop() {
            self.live.put_down();
            self.live.game.ask_to_take_back();
        } else if self.live.game.pop(self.now.time) {
            self.moved_back();
        } else {
            self.live.return_to_game();
            self.notify(self.why_not_taken_back());
        }
    }

    fn asks_before_takeback(&self) -> bool {
        self.settings.asks_before_takeback() || self.live.game.outcome().is_some()
    }

    /// The program always allows a takeback. The person is to move after it.
    fn take_back_from_program(&mut self) {
        let is_possible = self.live.can_take_back();
        let back = self.live.takeback_length();
        let game = &mut self.live.game;
        if is_possible && (0..back).all(|_| game.pop(self.now.time)) {
            if let Some(person) = game.person_against_program() {
                game.count_takeback(person);
            }
            self.moved_back();
        } else {
            self.live.return_to_game();
            self.notify(self.why_not_taken_back());
        }
    }

    fn why_not_taken_back(&self) -> Notice {
        let game = &self.live.game;
        if game.record().plies().len() < self.live.takeback_length() {
            Notice::NoMoveToTakeBack
        } else if game.flagged().is_some() {
            Notice::EndedOnTime
        } else {
            Notice::EndedByPlayers
        }
    }
}
