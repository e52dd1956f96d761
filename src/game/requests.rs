//! The requests of the players: draw offers and claims, resigning and taking back.

use std::time::Duration;

use super::play::{Game, PlayError};
use super::question::{DrawRequest, Question};
use crate::notation::{pgn, san};
use crate::rules::{Color, Move, Outcome, Termination};
use crate::tree::{own_note, tidy, with_own_note};

/// The beginning of our note on a claim with an intended move, which follows in SAN.
const CLAIM: &str = "claim ";

impl Game {
    /// The side to move asks for a draw. A valid claim succeeds at once, or waits for the move that
    /// makes it valid. Without a claim, or when it asks again instead of entering that move, the draw
    /// is offered to the opponent, once each side has moved.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use deskmate::game::{DrawRequest, Game};
    /// use deskmate::rules::{ByColor, Outcome, Position, Termination};
    ///
    /// let now = Duration::ZERO;
    /// let mut game = Game::new(ByColor::default(), Position::initial(), None);
    /// game.push("e2e4".parse()?, now)?;
    /// game.push("e7e5".parse()?, now)?;
    /// assert_eq!(game.request_draw(now), DrawRequest::Offered);
    /// game.answer(true, now);
    /// assert_eq!(game.outcome(), Some(Outcome::draw(Termination::Agreement)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn request_draw(&mut self, now: Duration) -> DrawRequest {
        self.tick(now);
        let announced = matches!(self.question, Some(Question::Claim(..)));
        let goes_on = self.check_going_on().is_ok();
        if !goes_on || (self.question.is_some() && !announced) {
            return DrawRequest::Refused;
        }
        if let Some(claim) = self.claim() {
            self.end(Outcome::draw(claim), now);
            return DrawRequest::Claimed;
        }
        let by = self.turn();
        match self.record.claim_by_move() {
            Some(draw) if !announced => {
                self.question = Some(Question::Claim(by, draw));
                DrawRequest::MoveWanted
            }
            _ if self.record.plies().len() < 2 => {
                self.question = None;
                DrawRequest::TooEarly
            }
            _ if self.is_draw_declined => {
                self.question = None;
                DrawRequest::Declined
            }
            _ => {
                self.question = Some(Question::Draw(by));
                DrawRequest::Offered
            }
        }
    }

    /// Whether a draw can be claimed or offered: not before each side has moved, nor where the opponent has declined one.
    pub fn may_request_draw(&self) -> bool {
        let may_offer = self.record.plies().len() >= 2 && !self.is_draw_declined;
        may_offer || self.claim().is_some() || self.record.claim_by_move().is_some()
    }

    /// The side that has just moved offers a draw, to which the other one answers before it moves (FIDE 9.1.2.1), unless another
    /// question is pending.
    pub fn offer_draw(&mut self) {
        if self.check_going_on().is_ok() && self.question.is_none() {
            self.question = Some(Question::Draw(self.turn().other()));
        }
    }

    /// The side to move claims a draw by writing down a move that it intends to play (FIDE 9.2.1,
    /// 9.3.1). If the claim is right the game ends with it, and the move is not made on the board.
    ///
    /// Returns the draw that was claimed. Without one the game goes on, and the pending claim is
    /// dropped. The move that was written down is kept in a comment.
    ///
    /// # Errors
    /// If the game is over or paused, or the move is illegal.
    pub fn claim_with(
        &mut self,
        mv: Move,
        now: Duration,
    ) -> Result<Option<Termination>, PlayError> {
        self.tick(now);
        self.check_going_on()?;
        let claim = self.record.claim_after(mv)?;
        self.question = None;
        if let Some(claim) = claim {
            let san = san::write(self.position(), mv);
            let words = claimed_with(self.turn(), claim, &san);
            let comment = self.last_comment();
            pgn::append_comment(comment, &words);
            let said = comment.take().unwrap_or_default();
            *comment = Some(with_own_note(&said, Some(&format!("{CLAIM}{san}"))));
            self.end(Outcome::draw(claim), now);
        }
        Ok(claim)
    }

    /// Removes from the last comment what [`Game::claim_with`] wrote there: the claim is withdrawn. Words that
    /// somebody has changed stay.
    pub(super) fn forget_claim(&mut self, draw: Termination) {
        let by = self.turn();
        let comment = self.last_comment();
        let said = comment.clone().unwrap_or_default();
        let noted = own_note(&said).and_then(|note| note.strip_prefix(CLAIM));
        // Files of version 0.2 have the words alone.
        let in_words = || {
            let (_, after) = said.split_once(claimed_with(by, draw, "").trim_end_matches('.'))?;
            Some(after.split_once('.')?.0)
        };
        if let Some(san) = noted.or_else(in_words) {
            let words = claimed_with(by, draw, san);
            let rest = tidy(&with_own_note(&said, None).replacen(&words, "", 1));
            *comment = Some(rest).filter(|rest| !rest.is_empty());
        }
    }

    /// The comment on the last move, or the one before the first move.
    fn last_comment(&mut self) -> &mut Option<String> {
        &mut self.record.end_mut().comment
    }

    /// Asks a side whether it resigns, unless another question is pending, whose answer must not be taken
    /// for this one's.
    pub fn ask_to_resign(&mut self, side: Color) {
        if self.check_going_on().is_ok() && self.question.is_none() {
            self.question = Some(Question::Resign(side));
        }
    }

    /// Asks the side to move whether it really plays this legal move, unless another question is pending.
    pub fn ask_if_sure(&mut self, mv: Move) {
        if self.check_going_on().is_ok() && self.question.is_none() {
            self.question = Some(Question::Sure(self.turn(), mv));
        }
    }

    /// Asks the opponent of the side that moved last whether that move may be taken back, if it can be
    /// and no other question is pending.
    pub fn ask_to_take_back(&mut self) {
        if self.can_pop() && self.question.is_none() {
            let (mover, _) = self.record.mover(self.record.plies().len());
            self.question = Some(Question::TakeBack(mover));
        }
    }

    /// Answers the pending question, and acts on a yes. Returns the question that was answered. A
    /// pending claim is dropped by a no; a yes leaves it waiting for its move.
    pub fn answer(&mut self, yes: bool, now: Duration) -> Option<Question> {
        self.tick(now);
        let question = self.question()?;
        self.question = None;
        match question {
            Question::Draw(by) if !yes => self.is_draw_declined = by == self.turn(),
            _ if !yes => {}
            Question::Draw(_) => self.end(Outcome::draw(Termination::Agreement), now),
            Question::Resign(color) => {
                self.end(Outcome::win(color.other(), Termination::Resignation), now);
            }
            Question::TakeBack(_) => {
                self.pop(now);
            }
            Question::Sure(_, mv) => self.push(mv, now).ok()?,
            Question::Claim(..) => {
                self.question = Some(question);
                return None;
            }
        }
        Some(question)
    }
}

/// The comment on a claim with an intended move.
fn claimed_with(by: Color, draw: Termination, san: &str) -> String {
    let article = match draw {
        Termination::FiftyMoveRule => "the ",
        _ => "",
    };
    let draw = draw.tag();
    format!("{by} claimed a draw by {article}{draw} with the intended move {san}.")
}
