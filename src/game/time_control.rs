//! Time controls.

use std::num::NonZeroU32;
use std::time::Duration;

/// The time control of one side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum TimeControl {
    /// No time is kept.
    NoClock,
    /// Counts up, without a limit.
    #[default]
    CountUp,
    /// Counts down through one stage after another. If the last one has a number of moves, it repeats.
    Stages(Vec<Stage>),
    /// Counts down; the time that one side uses is added to the other side's clock, if that is an
    /// hourglass too.
    Hourglass(Duration),
}

/// A stage of the time control (FIDE: a period).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The number of moves in it; `None` is the rest of the game.
    pub moves: Option<NonZeroU32>,
    /// The time added to the clock when the stage begins.
    pub time: Duration,
    /// The bonus for each move.
    pub bonus: Bonus,
}

/// The stage of a side, and what comes after it.
struct CurrentStage {
    bonus: Bonus,
    /// How many moves the side has still to make in it, if it ends.
    moves_left: Option<u32>,
    /// The time of the stage that comes next.
    next_time: Duration,
}

/// Bonus time for each move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bonus {
    /// None: sudden death.
    #[default]
    None,
    /// Added after each move (Fischer).
    Increment(Duration),
    /// The time used is added back after the move, up to this much (Bronstein).
    Bronstein(Duration),
    /// The clock starts to run this long after the opponent's move (US delay, simple delay).
    Delay(Duration),
}

/// The longest time that can be set.
pub const LONGEST_TIME: Duration = Duration::from_secs(100 * 3600);

/// Why a time control or its text is invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TimeControlError {
    /// Not a number of seconds with up to three decimals.
    #[error("“{0}” is not a time in seconds")]
    Seconds(String),
    /// Not a number of moves.
    #[error("“{0}” is not a number of moves")]
    Moves(String),
    /// More than [`LONGEST_TIME`].
    #[error("a time can be at most 100 hours")]
    TooLong,
    /// A time of zero.
    #[error("a time must be more than zero")]
    Zero,
    /// A stage without an end that is not the last.
    #[error("only the last stage can be without a number of moves")]
    Endless,
}

impl Bonus {
    /// The time for each move.
    pub const fn time(self) -> Duration {
        match self {
            Bonus::None => Duration::ZERO,
            Bonus::Increment(time) | Bonus::Bronstein(time) | Bonus::Delay(time) => time,
        }
    }

    /// The time charged to the clock for this much thought.
    pub fn charge(self, spent: Duration) -> Duration {
        match self {
            Bonus::Delay(delay) => spent.saturating_sub(delay),
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => spent,
        }
    }

    /// The time added to the clock after a move that took this long.
    pub fn added(self, spent: Duration) -> Duration {
        match self {
            Bonus::Increment(increment) => increment,
            Bonus::Bronstein(most) => spent.min(most),
            Bonus::None | Bonus::Delay(_) => Duration::ZERO,
        }
    }
}

impl TimeControl {
    /// One time for the whole game.
    pub fn all_moves(time: Duration, bonus: Bonus) -> TimeControl {
        TimeControl::Stages(vec![Stage {
            moves: None,
            time,
            bonus,
        }])
    }

    /// The same with half of the time. Bonuses stay.
    pub(super) fn halved(self) -> TimeControl {
        match self {
            TimeControl::Stages(mut stages) => {
                stages.iter_mut().for_each(|stage| stage.time /= 2);
                TimeControl::Stages(stages)
            }
            TimeControl::Hourglass(time) => TimeControl::Hourglass(time / 2),
            TimeControl::NoClock | TimeControl::CountUp => self,
        }
    }

    /// Stages one after the other.
    ///
    /// # Errors
    /// If a stage other than the last has no number of moves.
    pub fn stages(stages: Vec<Stage>) -> Result<TimeControl, TimeControlError> {
        let others = stages.split_last().map_or(&[][..], |(_, others)| others);
        if others.iter().any(|stage| stage.moves.is_none()) {
            Err(TimeControlError::Endless)
        } else {
            Ok(TimeControl::Stages(stages))
        }
    }

    /// The clock time when the game begins.
    pub fn initial(&self) -> Duration {
        match self {
            TimeControl::NoClock | TimeControl::CountUp => Duration::ZERO,
            TimeControl::Stages(stages) => {
                stages.first().map_or(Duration::ZERO, |stage| stage.time)
            }
            TimeControl::Hourglass(time) => *time,
        }
    }

    /// Whether the time can run out.
    pub fn counts_down(&self) -> bool {
        matches!(self, TimeControl::Stages(_) | TimeControl::Hourglass(_))
    }

    /// Whether a clock with this time is low: under 10 seconds, or under 20 in games of more than 10
    /// minutes. Then tenths of a second are shown.
    pub fn is_low(&self, shown: Duration) -> bool {
        let long = self.initial() > Duration::from_secs(600);
        self.counts_down() && shown < Duration::from_secs(if long { 20 } else { 10 })
    }

    /// How many moves a side that has made this many still has to make before its next stage begins;
    /// `None` in the last stage.
    pub fn moves_to_go(&self, made: u32) -> Option<u32> {
        self.stage(made)?.moves_left
    }

    /// The bonus for the next move of a side that has made this many.
    pub fn bonus(&self, made: u32) -> Bonus {
        self.stage(made)
            .map_or(Bonus::None, |current| current.bonus)
    }

    /// The time that it gives for so many moves. `None` without a limit.
    pub fn time_for(&self, moves: u32) -> Option<Duration> {
        let bonuses = (0..moves).map(|made| self.bonus(made).time());
        // What is given after the last of these moves is for the moves after it.
        let stages = (0..moves.saturating_sub(1)).filter_map(|made| self.next_stage(made));
        let given = bonuses.chain(stages);
        let time = given.fold(self.initial(), Duration::saturating_add);
        self.counts_down().then_some(time)
    }

    /// The time of the stage that begins after the next move of a side that has made this many, if one
    /// does.
    pub fn next_stage(&self, made: u32) -> Option<Duration> {
        let current = self.stage(made)?;
        (current.moves_left == Some(1)).then_some(current.next_time)
    }

    fn stage(&self, made: u32) -> Option<CurrentStage> {
        let TimeControl::Stages(stages) = self else {
            return None;
        };
        let mut made = made;
        for (number, &stage) in stages.iter().enumerate() {
            let next = stages.get(number + 1);
            let current = |moves_left| CurrentStage {
                bonus: stage.bonus,
                moves_left,
                next_time: next.unwrap_or(&stage).time,
            };
            let Some(moves) = stage.moves else {
                return Some(current(None));
            };
            if next.is_none() {
                made %= moves;
            }
            if made < moves.get() {
                return Some(current(Some(moves.get() - made)));
            }
            made -= moves.get();
        }
        None
    }
}
