//! A game being played: the actions of the players and their effects.

use std::time::Duration;

use super::clock::Clock;
use super::contest::Match;
use super::date_time::DateTime;
use super::draw_rule::DrawRule;
use super::found::Found;
use super::handicap::{Handicap, exchanged};
use super::help::Help;
use super::program::programs_among;
use super::question::Question;
use super::record::{Record, TimeSource, Times};
use super::time_control::TimeControl;
use crate::notation::opening::Opening;
use crate::notation::pgn::Tag;
use crate::notation::shortened;
use crate::rules::{ByColor, Color, IllegalMove, Move, Outcome, Position, Termination};

/// The maximum number of characters in a player's name; longer ones are cut.
pub const LONGEST_NAME: usize = 200;

/// Why nothing was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The clocks are stopped for a while.
    #[error("the game is paused")]
    Paused,
}

/// One game between two people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The names of the players who have one, of at most [`LONGEST_NAME`] characters.
    pub players: ByColor<Option<String>>,
    /// When the game began, in local time.
    pub started: Option<DateTime>,
    /// The match that it belongs to.
    pub(super) in_match: Option<Match>,
    /// What one of the players gives.
    pub(super) handicap: Option<Handicap>,
    /// The levels of the players that are the program.
    pub(super) programs: ByColor<Option<u8>>,
    /// The number that decides between the moves of the program.
    pub(super) seed: u32,
    /// What each side is helped with.
    pub(super) help: ByColor<Help>,
    /// How many hints each side has had.
    pub(super) hints: ByColor<u32>,
    /// How often each side has taken a move back against the program.
    pub(super) takebacks: ByColor<u32>,
    /// Tags of its file that are not part of the game's state.
    pub(super) other_tags: Vec<Tag>,
    /// Whether its file names no time control, so that one was assumed by its clocks.
    pub(super) has_assumed_control: bool,
    pub(super) record: Record,
    pub(super) clock: Clock,
    /// The clocks at the times when the moves that can be replayed were taken back.
    pub(super) undone_clocks: Vec<Clock>,
    pub(super) outcome: Option<Outcome>,
    pub(super) question: Option<Question>,
    /// Whether a draw that the side to move offered in this position was declined.
    pub(super) is_draw_declined: bool,
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
        started: Option<DateTime>,
    ) -> Game {
        let record = Record::new(start);
        let name = |color| {
            let name = players[color].as_deref()?;
            Some(shortened(name, LONGEST_NAME).into_owned())
        };
        Game {
            programs: programs_among(&players),
            seed: 0,
            help: ByColor::default(),
            hints: ByColor::default(),
            takebacks: ByColor::default(),
            players: ByColor::from_fn(name),
            started,
            in_match: None,
            handicap: None,
            other_tags: Vec::new(),
            has_assumed_control: false,
            outcome: record.automatic_outcome(),
            record,
            clock: Clock::default(),
            undone_clocks: Vec::new(),
            question: None,
            is_draw_declined: false,
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
            if self.outcome.is_some() || self.record.play(mv).is_err() {
                break;
            }
            self.outcome = self.record.automatic_outcome();
        }
        let made = self.record.moves_made(self.record.plies().len());
        self.clock.set(self.clock.settled(), made);
        self
    }

    /// A new game from the same position under the same rules with colours swapped. Each player keeps
    /// their time control and gives what they gave. It is the next one of a match; a game that does not count is played
    /// again with the same colours.
    pub fn rematch(&self, started: Option<DateTime>) -> Game {
        let start = self.record.position_at(0).clone();
        let (players, control) = (self.players.clone(), self.clock.control().clone());
        if !self.changes_colors() {
            return Game::new(players, start, started)
                .with_draw_rule(self.record.draw_rule())
                .with_time_control(control)
                .with_handicap(self.handicap)
                .with_help(self.help)
                .with_seed(self.seed.wrapping_add(1))
                .in_match(self.in_match);
        }
        let gives_piece = self.handicap.is_some_and(|it| it.piece.is_some());
        let exchanged = exchanged(&start).filter(|_| gives_piece);
        let next = self.outcome.zip(self.in_match);
        Game::new(players.swapped(), exchanged.unwrap_or(start), started)
            .with_draw_rule(self.record.draw_rule())
            .with_time_control(control.swapped())
            .with_handicap(self.handicap.map(Handicap::by_other))
            .with_help(self.help.swapped())
            .with_seed(self.seed.wrapping_add(1))
            .in_match(next.map(|(outcome, part)| part.next(outcome)))
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

    /// Whether there is too little of the game to count or to be kept: not both sides have moved, and it has
    /// not ended on the board.
    pub fn is_hardly_begun(&self) -> bool {
        let played = self.record.plies().len() as u32;
        let end = self.outcome.map(|outcome| outcome.termination);
        end.unwrap_or(Termination::Unstated).aborts(played)
    }

    /// Whether the game has ended too early for a score.
    pub fn is_aborted(&self) -> bool {
        self.outcome.is_some() && self.is_hardly_begun()
    }

    /// The pending question. During a pause there is none; after it, it is open again.
    pub fn question(&self) -> Option<Question> {
        self.question.filter(|_| !self.paused)
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
        // What a person is asked about resigning stays when the program moves.
        let stays = |question: &Question| {
            *question == Question::Resign(mover.other()) && self.programs[mover].is_some()
        };
        self.question = self.question.filter(stays);
        self.is_draw_declined = false;
        let spent = self.clock.press(mover, now);
        let (time_source, spent) = match self.clock.control()[mover] {
            TimeControl::NoClock => (TimeSource::Unknown, None),
            TimeControl::CountUp => (TimeSource::Elapsed, Some(spent)),
            TimeControl::Stages(_) | TimeControl::Hourglass(_) => (TimeSource::Clock, Some(spent)),
        };
        let times = Times {
            clocks: self.clock.settled(),
            given: self.clock.given(),
            time_source,
            spent,
        };
        self.undone_clocks.clear();
        self.record_move(mv, position, times);
        if let Some(outcome) = self.record.automatic_outcome() {
            self.end(outcome, now);
        }
        Ok(())
    }

    pub(super) fn check_going_on(&self) -> Result<(), PlayError> {
        if self.is_over() {
            Err(PlayError::Over)
        } else if self.paused {
            Err(PlayError::Paused)
        } else {
            Ok(())
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
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use deskmate::game::Game;
    /// use deskmate::rules::{ByColor, Position};
    ///
    /// let mut game = Game::new(ByColor::default(), Position::initial(), None);
    /// game.push("e2e4".parse()?, Duration::from_secs(3))?;
    /// assert!(game.pop(Duration::from_secs(5)));
    /// assert_eq!(*game.position(), Position::initial());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pop(&mut self, now: Duration) -> bool {
        self.tick(now);
        if !self.can_pop() {
            return false;
        }
        if let Some(end) = self.outcome.take() {
            self.forget_claim(end.termination);
        }
        self.record.pop();
        self.clock.stop(now);
        self.undone_clocks.push(self.clock.clone());
        self.return_to_position(now);
        true
    }

    /// Whether there is a move that can be taken back.
    pub fn can_pop(&self) -> bool {
        let ended_on_board = self.outcome.is_some_and(|o| o.termination.is_on_board());
        let is_open = ended_on_board || !self.is_over();
        is_open && !self.paused && !self.record.plies().is_empty()
    }

    /// Replays the move that was taken back last. The clocks go on as they were when it was taken back, plus the time given since:
    /// a takeback that is undone gives no time to think.
    pub fn replay(&mut self, now: Duration) -> bool {
        self.tick(now);
        if self.check_going_on().is_err() || !self.record.replay() {
            return false;
        }
        self.return_to_position(now);
        if let Some(left) = self.undone_clocks.pop() {
            self.set_clock(left.settled(), left.given());
            self.clock.set_spent(left.settled_spent());
            self.clock.start(self.turn(), now);
        }
        self.outcome = self.record.automatic_outcome();
        if self.outcome.is_some() {
            self.clock.stop(now);
        }
        true
    }

    fn return_to_position(&mut self, now: Duration) {
        self.question = None;
        self.is_draw_declined = false;
        let played = self.record.plies().len();
        self.set_clock(self.record.clocks_at(played), self.record.given_at(played));
        self.clock.start(self.turn(), now);
    }

    /// Sets the clocks to what they showed at an earlier time, plus what was given since.
    fn set_clock(&mut self, shown: ByColor<Duration>, given_before: ByColor<Duration>) {
        let given = self.clock.given();
        let shown = ByColor::from_fn(|color| {
            let since = given[color].saturating_sub(given_before[color]);
            shown[color].saturating_add(since)
        });
        let played = self.record.plies().len();
        self.clock.set(shown, self.record.moves_made(played));
    }

    pub(super) fn end(&mut self, outcome: Outcome, now: Duration) {
        self.clock.stop(now);
        self.paused = false;
        self.has_flag_fallen = false;
        self.question = None;
        self.outcome = Some(outcome);
    }
}
