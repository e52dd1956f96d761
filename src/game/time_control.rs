//! How much time a side has for its moves.

use std::num::NonZeroU32;
use std::time::Duration;

/// The time of one side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum TimeControl {
    /// Thinking time is counted up, without a limit.
    #[default]
    CountUp,
    /// Counts down through one stage after another. If the last one has a number of moves, it begins
    /// again after them.
    Stages(Vec<Stage>),
    /// Counts down; what one side uses the other gains, if its own clock is an hourglass too.
    Hourglass(Duration),
}

/// A part of a game with time of its own (FIDE: a period).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The number of moves to be made in it; `None` is all the rest of the game.
    pub moves: Option<NonZeroU32>,
    /// What is added to the clock when the stage begins.
    pub time: Duration,
    /// What each move brings.
    pub bonus: Bonus,
}

/// Time that comes with each move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bonus {
    /// None: sudden death.
    #[default]
    None,
    /// Added after the move, whatever it took (Fischer).
    Increment(Duration),
    /// What the move took is given back after it, up to this (Bronstein).
    Bronstein(Duration),
    /// The clock begins to run so long after the opponent's move (US delay, simple delay).
    Delay(Duration),
}

/// The longest time that can be set.
pub const LONGEST_TIME: Duration = Duration::from_secs(100 * 3600);

/// Why something is not a time control, or its text is not.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TimeControlError {
    /// Something else than a number of seconds, to the millisecond.
    #[error("“{0}” is not a time in seconds")]
    Seconds(String),
    /// Something else than a number of moves.
    #[error("“{0}” is not a number of moves")]
    Moves(String),
    /// More than [`LONGEST_TIME`].
    #[error("a time is 100 hours at most")]
    TooLong,
    /// A clock that shows zero has run out.
    #[error("a time is more than zero")]
    Zero,
    /// A stage that does not end, before another one.
    #[error("only the last stage can be without a number of moves")]
    Endless,
}

impl Bonus {
    /// What is taken off the clock for a move that took so long, while it is being thought about.
    pub fn charge(self, spent: Duration) -> Duration {
        match self {
            Bonus::Delay(delay) => spent.saturating_sub(delay),
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => spent,
        }
    }

    /// What is added to the clock after a move that took so long.
    pub fn added(self, spent: Duration) -> Duration {
        match self {
            Bonus::Increment(increment) => increment,
            Bonus::Bronstein(most) => spent.min(most),
            Bonus::None | Bonus::Delay(_) => Duration::ZERO,
        }
    }
}

impl TimeControl {
    /// One time for all the game.
    pub fn all_moves(time: Duration, bonus: Bonus) -> TimeControl {
        TimeControl::Stages(vec![Stage {
            moves: None,
            time,
            bonus,
        }])
    }

    /// Stages one after the other.
    ///
    /// # Errors
    /// If another one than the last is without a number of moves.
    pub fn stages(stages: Vec<Stage>) -> Result<TimeControl, TimeControlError> {
        let others = stages.split_last().map_or(&[][..], |(_, others)| others);
        match others.iter().any(|stage| stage.moves.is_none()) {
            true => Err(TimeControlError::Endless),
            false => Ok(TimeControl::Stages(stages)),
        }
    }

    /// What the clock shows when the game begins.
    pub fn initial(&self) -> Duration {
        match self {
            TimeControl::CountUp => Duration::ZERO,
            TimeControl::Stages(stages) => {
                stages.first().map_or(Duration::ZERO, |stage| stage.time)
            }
            TimeControl::Hourglass(time) => *time,
        }
    }

    /// Whether the time can run out.
    pub fn counts_down(&self) -> bool {
        *self != TimeControl::CountUp
    }

    /// Whether a clock that shows this is low: under 10 seconds, in games of more than 10 minutes
    /// under 20. Then every tenth of a second counts.
    pub fn is_low(&self, shown: Duration) -> bool {
        let long = self.initial() > Duration::from_secs(600);
        self.counts_down() && shown < Duration::from_secs(if long { 20 } else { 10 })
    }

    /// What a move brings to a side that has made so many.
    pub fn bonus(&self, made: u32) -> Bonus {
        self.stage(made)
            .map_or(Bonus::None, |(stage, _)| stage.bonus)
    }

    /// The time of the stage that begins with the next move of a side that has made so many, if one
    /// does.
    pub fn next_stage(&self, made: u32) -> Option<Duration> {
        self.stage(made)?.1
    }

    fn stage(&self, made: u32) -> Option<(Stage, Option<Duration>)> {
        let TimeControl::Stages(stages) = self else {
            return None;
        };
        let mut made = made;
        for (number, &stage) in stages.iter().enumerate() {
            let Some(moves) = stage.moves else {
                return Some((stage, None));
            };
            let next = stages.get(number + 1);
            if next.is_none() {
                made %= moves;
            }
            if made < moves.get() {
                let time = next.unwrap_or(&stage).time;
                return Some((stage, (made + 1 == moves.get()).then_some(time)));
            }
            made -= moves.get();
        }
        None
    }
}
