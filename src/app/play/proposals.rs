//! The move of the program, and what it proposes to the person beside it.

use super::advice::DrawOffer;
use super::update::{PlayUpdate, Updater};
use crate::app::notice::Notice;
use crate::app::opponent::Thought;
use crate::engine::{DrawReason, Proposal};
use crate::game::material_difference;

/// After an offer of a draw the program makes none for so many half-moves.
const PAUSE: usize = 40;

impl Updater<'_> {
    /// Plays the move that the program has found, and offers a draw with it; or ends the game instead.
    pub(in crate::app) fn answer_with(mut self, thought: Thought) -> PlayUpdate {
        if thought.likes_draw && self.live.game.claim().is_some() {
            self.draw();
            return self.end();
        }
        match thought.proposal.filter(|_| self.plays_a_person()) {
            Some(Proposal::Resign) if self.program_may_resign() => self.program_resigns(),
            Some(Proposal::Draw(why)) if self.program_may_offer() => {
                self.play_at_once(thought.mv, true);
                self.program_offers(why);
            }
            _ => self.play_at_once(thought.mv, true),
        }
        self.end()
    }

    /// Whether a person is the opponent of the side to move, which is the program's.
    fn plays_a_person(&self) -> bool {
        let game = &self.live.game;
        game.person_against_program() == Some(game.turn().other())
    }

    /// Nobody resigns a game that was to be lost from the start, so that winning it can be practised, nor against a player who
    /// may run out of time.
    fn program_may_resign(&self) -> bool {
        let game = &self.live.game;
        let person = game.turn().other();
        let clock = game.clock();
        let is_low = clock.control()[person].is_low(clock.read(self.now.time)[person]);
        let begun_even = material_difference(game.record().position_at(0)).abs() <= 1;
        begun_even && !is_low
    }

    fn program_resigns(&mut self) {
        let side = self.live.game.turn();
        self.live.game.ask_to_resign(side);
        if self.live.game.answer(true, self.now.time).is_some() {
            self.game_ended();
            self.notify(Notice::Resigned(side));
        }
    }

    fn program_may_offer(&self) -> bool {
        let ply = self.live.game.record().plies().len();
        let last = self.live.draw_offer;
        let is_free = self.live.game.question().is_none();
        is_free && last.is_none_or(|offer| ply.abs_diff(offer.ply) > PAUSE)
    }

    fn program_offers(&mut self, why: DrawReason) {
        let ply = self.live.game.record().plies().len();
        self.live.game.offer_draw();
        if self.live.game.question().is_some() {
            self.live.draw_offer = Some(DrawOffer { ply, why });
        }
    }
}
