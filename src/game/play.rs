//! A game being played: the actions of the players and their effects.

use std::time::Duration;

use chrono::NaiveDateTime;

use super::clock::Clock;
use super::draw_rule::DrawRule;
use super::found::Found;
use super::record::{Record, TimeSource, Times};
use crate::notation::opening::Opening;
use crate::notation::pgn::{self, Tag};
use crate::notation::{san, shortened};
use crate::rules::{ByColor, Color, IllegalMove, Move, Outcome, Position, Termination};

/// The maximum number of characters in a player's name; longer ones are cut.
pub const LONGEST_NAME: usize = 200;

/// A pending question, until it is answered or a move drops it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// This side offers a draw; the opponent answers (FIDE 9.1).
    Draw(Color),
    /// This side is about to resign; the same side answers.
    Resign(Color),
    /// This side may claim this draw with the move that it enters next (FIDE 9.2.1, 9.3.1).
    Claim(Color, Termination),
    /// This side wants to take back its move, the last one; the opponent answers.
    TakeBack(Color),
}

impl Question {
    /// The side that has to answer.
    pub const fn is_put_to(self) -> Color {
        match self {
            Question::Draw(by) | Question::TakeBack(by) => by.other(),
            Question::Resign(by) | Question::Claim(by, _) => by,
        }
    }
}

/// Why nothing was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The game has ended.
    #[error("The game is over.")]
    Over,
    /// The clocks are stopped for a while.
    #[error("The game is paused.")]
    Paused,
}

/// The result of asking for a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawRequest {
    /// The opponent has to answer.
    Offered,
    /// The rules gave the draw at once.
    Claimed,
    /// The rules allow a claim with a move that has to be entered.
    MoveWanted,
    /// A question is already pending, or the game is over.
    Refused,
}

/// One game between two people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The names of the players who have one, of at most [`LONGEST_NAME`] characters.
    pub players: ByColor<Option<String>>,
    /// When the game began, in local time.
    pub started: Option<NaiveDateTime>,
    /// Tags of its file that are not part of the game's state.
    pub(super) other_tags: Vec<Tag>,
    pub(super) record: Record,
    pub(super) clock: Clock,
    pub(super) outcome: Option<Outcome>,
    pub(super) question: Option<Question>,
    pub(super) paused: bool,
    /// Whether the flag of the side to move has fallen, and it is not known yet whether the opponent can mate.
    pub(super) has_flag_fallen: bool,
    /// Which sides can mate.
    pub(super) found: Found,
}

impl Game {
    /// A new game under FIDE rules, with stopped clocks that count up. Names that are too long are cut.
    pub fn new(
        players: ByColor<Option<String>>,
        start: Position,
        started: Option<NaiveDateTime>,
    ) -> Game {
        let record = Record::new(start);
        let name = |color| {
            let name = players[color].as_deref()?;
            Some(shortened(name, LONGEST_NAME).into_owned())
        };
        Game {
            players: ByColor::from_fn(name),
            started,
            other_tags: Vec::new(),
            outcome: record.automatic_outcome(),
            record,
            clock: Clock::default(),
            question: None,
            paused: false,
            has_flag_fallen: false,
            found: Found::default(),
        }
    }

    /// The same game under another repetition rule, chosen before the first move: moves already played
    /// are not checked again.
    pub fn with_draw_rule(mut self, rule: DrawRule) -> Game {
        self.record = self.record.with_draw_rule(rule);
        self
    }

    /// The same game after these moves, which have no times. Moves after an illegal one, or one that
    /// ends the game, are left out.
    pub fn after(mut self, moves: &[Move]) -> Game {
        for &mv in moves {
            let Ok(position) = self.position().play(mv) else {
                break;
            };
            if self.outcome.is_some() {
                break;
            }
            let times = Times {
                clocks: self.clock.settled(),
                given: self.clock.given(),
                time_source: TimeSource::Unknown,
                spent: None,
            };
            self.record_move(mv, position, times);
            self.outcome = self.record.automatic_outcome();
        }
        self
    }

    /// A new game from the same position under the same rules with colours swapped. Each player keeps
    /// their time control.
    pub fn rematch(&self, started: NaiveDateTime) -> Game {
        let players = self.players.clone().swapped();
        let start = self.record.position_at(0).clone();
        Game::new(players, start, Some(started))
            .with_draw_rule(self.record.draw_rule())
            .with_time_control(self.clock.control().clone().swapped())
    }

    /// The score sheet.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.record.position()
    }

    /// The opening so far; see [`Record::opening_at`].
    pub fn opening(&self) -> Option<&'static Opening> {
        self.record.opening_at(self.record.plies().len())
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether there is anything to save: a move or a result.
    pub fn is_begun(&self) -> bool {
        self.outcome.is_some() || !self.record.plies().is_empty()
    }

    /// The pending question.
    pub fn question(&self) -> Option<Question> {
        self.question
    }

    /// All draws that the side to move may claim (FIDE 9.2, 9.3); none once the game has ended.
    pub fn claims(&self) -> impl Iterator<Item = Termination> + use<> {
        let claims = self.outcome.is_none().then(|| self.record.claims());
        claims.into_iter().flatten()
    }

    /// The draw that D claims: the first of [`Game::claims`].
    pub fn claim(&self) -> Option<Termination> {
        self.claims().next()
    }

    /// Plays a move: charges its time, drops any question, and ends the game if the move does.
    ///
    /// # Errors
    /// If the game is over (also by time), or paused, or if the move is illegal.
    pub fn push(&mut self, mv: Move, now: Duration) -> Result<(), PlayError> {
        self.tick(now);
        self.check_going_on()?;
        let mover = self.turn();
        let position = self.position().play(mv)?;
        self.question = None;
        let spent = self.clock.press(mover, now);
        let times = Times {
            clocks: self.clock.settled(),
            given: self.clock.given(),
            time_source: match self.clock.control()[mover].counts_down() {
                true => TimeSource::Clock,
                false => TimeSource::Elapsed,
            },
            spent: Some(spent),
        };
        self.record_move(mv, position, times);
        if let Some(outcome) = self.record.automatic_outcome() {
            self.end(outcome, now);
        }
        Ok(())
    }

    pub(super) fn check_going_on(&self) -> Result<(), PlayError> {
        match self.is_over() {
            true => Err(PlayError::Over),
            false if self.paused => Err(PlayError::Paused),
            false => Ok(()),
        }
    }

    /// Whether no more moves can be played: the game has ended, or a flag has fallen and only the
    /// [result](Game::tick) is not known yet.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || self.has_flag_fallen
    }

    /// Takes the last move back, if there is one and the end of the game allows it. Both clocks go back
    /// to the time when the position first occurred, plus the time given since.
    ///
    /// A game that ended on the board is reopened; one that the players ended is not.
    pub fn pop(&mut self, now: Duration) -> bool {
        self.tick(now);
        if !self.can_pop() {
            return false;
        }
        if let Some(end) = self.outcome.take() {
            self.forget_claim(end.termination);
        }
        self.record.pop();
        self.return_to_position(now);
        true
    }

    /// Removes from the last comment what [`Game::claim_with`] wrote there: the claim is withdrawn.
    fn forget_claim(&mut self, draw: Termination) {
        let words = claimed_with(self.turn(), draw);
        let comment = self.last_comment();
        let text = comment.clone().unwrap_or_default();
        if let Some((before, after)) = text.split_once(&words) {
            let (_, after) = after.split_once('.').unwrap_or_default();
            *comment = None;
            pgn::append_comment(comment, before.trim_end());
            pgn::append_comment(comment, after.trim_start());
        }
    }

    /// The comment on the last move, or the one before the first move.
    fn last_comment(&mut self) -> &mut Option<String> {
        &mut self.record.end_mut().comment
    }

    /// Whether there is a move that can be taken back.
    pub fn can_pop(&self) -> bool {
        let ended_on_board = self.outcome.is_some_and(|o| o.termination.is_on_board());
        let is_open = ended_on_board || !self.is_over();
        is_open && !self.paused && !self.record.plies().is_empty()
    }

    /// Replays the move that was taken back last, with its clocks plus the time given since.
    pub fn replay(&mut self, now: Duration) -> bool {
        self.tick(now);
        if self.check_going_on().is_err() || !self.record.replay() {
            return false;
        }
        self.return_to_position(now);
        self.outcome = self.record.automatic_outcome();
        if self.outcome.is_some() {
            self.clock.stop(now);
        }
        true
    }

    fn return_to_position(&mut self, now: Duration) {
        self.question = None;
        let played = self.record.plies().len();
        let (shown, before) = (self.record.clocks_at(played), self.record.given_at(played));
        let given = self.clock.given();
        let shown = ByColor::from_fn(|color| {
            let since = given[color].saturating_sub(before[color]);
            shown[color].saturating_add(since)
        });
        self.clock.set(shown, self.record.moves_made(played));
        self.clock.start(self.turn(), now);
    }

    /// The side to move asks for a draw. A valid claim succeeds at once, or waits for the move that
    /// makes it valid. Without a claim, or when it asks again instead of entering that move, the draw
    /// is offered to the opponent.
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
            _ => {
                self.question = Some(Question::Draw(by));
                DrawRequest::Offered
            }
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
            let words = format!("{}{san}.", claimed_with(self.turn(), claim));
            pgn::append_comment(self.last_comment(), &words);
            self.end(Outcome::draw(claim), now);
        }
        Ok(claim)
    }

    /// Asks the side to move whether it resigns, unless another question is pending, whose answer must
    /// not be taken for this one's.
    pub fn ask_to_resign(&mut self) {
        if self.check_going_on().is_ok() && self.question.is_none() {
            self.question = Some(Question::Resign(self.turn()));
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
        let question = self.question.take()?;
        match question {
            _ if !yes => {}
            Question::Draw(_) => self.end(Outcome::draw(Termination::Agreement), now),
            Question::Resign(color) => {
                self.end(Outcome::win(color.other(), Termination::Resignation), now);
            }
            Question::TakeBack(_) => {
                self.pop(now);
            }
            Question::Claim(..) => {
                self.question = Some(question);
                return None;
            }
        }
        Some(question)
    }

    pub(super) fn end(&mut self, outcome: Outcome, now: Duration) {
        self.clock.stop(now);
        self.paused = false;
        self.has_flag_fallen = false;
        self.question = None;
        self.outcome = Some(outcome);
    }
}

/// The comment on a claim with an intended move, up to that move.
fn claimed_with(by: Color, draw: Termination) -> String {
    let article = match draw {
        Termination::FiftyMoveRule => "the ",
        _ => "",
    };
    format!(
        "{by} claimed a draw by {article}{} with the intended move ",
        draw.tag()
    )
}
