//! The options of the engine.

use std::fmt;
use std::time::Duration;

use super::super::limits::Limits;
use super::super::opponent::{MAX_ELO, MIN_ELO, Strength};
use super::error::quoted;
use crate::game::DrawRule;

/// An option. It is displayed as the `option` line that answers `uci`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineOption {
    /// Its name, which is not case-sensitive.
    pub name: &'static str,
    /// Its type.
    pub kind: Kind,
}

/// The type of an option, with its default and range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// On or off; off by default.
    Check,
    /// A whole number.
    Spin {
        /// The default.
        default: u32,
        /// The least value.
        min: u32,
        /// The greatest value.
        max: u32,
    },
    /// One of the draw rules.
    DrawRule,
    /// An action without a value.
    Button,
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// There is no option with this name.
    #[error("no such option: {0}")]
    Unknown(String),
    /// The value is out of range or of the wrong type.
    #[error("invalid value for option {name}: {value}")]
    Value {
        /// The name of the option.
        name: &'static str,
        /// The value.
        value: String,
    },
}

/// The values of all options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The size of the transposition table in mebibytes.
    pub hash: usize,
    /// The number of search threads.
    pub threads: usize,
    /// The number of principal variations (MultiPV).
    pub lines: usize,
    /// The time lost between the clock and the search.
    pub overhead: Duration,
    /// Castling is written as the king's move onto its rook.
    pub is_chess960: bool,
    /// Which repetition draws the game.
    pub rule: DrawRule,
    /// The engine plays like a person with the rating `elo`, as the opponent in the program does.
    pub is_strength_limited: bool,
    /// The rating for [`Options::is_strength_limited`].
    pub elo: u32,
    /// The seed of the first game with a limited strength; each new game has the next one.
    pub seed: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            hash: super::super::DEFAULT_TABLE_SIZE,
            threads: 1,
            lines: 1,
            overhead: Duration::from_millis(10),
            is_chess960: false,
            rule: DrawRule::Fide,
            is_strength_limited: false,
            elo: MAX_ELO,
            seed: 0,
        }
    }
}

impl Options {
    /// All options, in the order in which they are listed.
    pub const ALL: [EngineOption; 11] = {
        const fn option(name: &'static str, kind: Kind) -> EngineOption {
            EngineOption { name, kind }
        }
        const fn spin(default: u32, min: u32, max: u32) -> Kind {
            Kind::Spin { default, min, max }
        }
        [
            option(
                "Hash",
                spin(super::super::DEFAULT_TABLE_SIZE as u32, 1, 4096),
            ),
            option("Threads", spin(1, 1, 64)),
            option("MultiPV", spin(1, 1, 32)),
            option("Ponder", Kind::Check),
            option("Move Overhead", spin(10, 0, 5000)),
            option("UCI_Chess960", Kind::Check),
            option("Draw Rule", Kind::DrawRule),
            option("Clear Hash", Kind::Button),
            option("UCI_LimitStrength", Kind::Check),
            option("UCI_Elo", spin(MAX_ELO, MIN_ELO, MAX_ELO)),
            option("Seed", spin(0, 0, i32::MAX as u32)),
        ]
    };

    /// Sets an option and returns it. A button changes no value.
    ///
    /// # Errors
    /// If there is no such option, or the value is invalid.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<EngineOption, OptionError> {
        let mut known = Options::ALL.into_iter();
        let option = known.find(|option| option.name.eq_ignore_ascii_case(name));
        let option = option.ok_or_else(|| OptionError::Unknown(quoted(name)))?;
        let value = value.unwrap_or_default();
        let fault = || OptionError::Value {
            name: option.name,
            value: quoted(value),
        };
        match option.kind {
            Kind::Button => {}
            Kind::Check => {
                let is_on = read_check(value).ok_or_else(fault)?;
                match option.name {
                    "UCI_Chess960" => self.is_chess960 = is_on,
                    "UCI_LimitStrength" => self.is_strength_limited = is_on,
                    // Pondering needs no preparation.
                    _ => {}
                }
            }
            Kind::Spin { min, max, .. } => {
                let number = value
                    .parse()
                    .ok()
                    .filter(|number| (min..=max).contains(number));
                self.set_number(option.name, number.ok_or_else(fault)?);
            }
            Kind::DrawRule => {
                let mut rules = DrawRule::ALL.into_iter();
                let rule = rules.find(|&rule| rule_name(rule).eq_ignore_ascii_case(value));
                self.rule = rule.ok_or_else(fault)?;
            }
        }
        Ok(option)
    }

    /// The limits of a search with these options.
    pub fn limit(&self, limits: Limits) -> Limits {
        Limits {
            lines: self.lines,
            ..limits
        }
    }

    /// The strength to which the engine is limited, if it is.
    pub fn strength(&self) -> Option<Strength> {
        self.is_strength_limited.then(|| Strength::of_elo(self.elo))
    }

    fn set_number(&mut self, name: &str, number: u32) {
        match name {
            "Hash" => self.hash = number as usize,
            "Threads" => self.threads = number as usize,
            "MultiPV" => self.lines = number as usize,
            "UCI_Elo" => self.elo = number,
            "Seed" => self.seed = number,
            _ => self.overhead = Duration::from_millis(number.into()),
        }
    }
}

/// The name of a draw rule in the protocol.
const fn rule_name(rule: DrawRule) -> &'static str {
    match rule {
        DrawRule::Fide => "Standard",
        DrawRule::EightHalfMoves => "Eight half-moves",
    }
}

fn read_check(value: &str) -> Option<bool> {
    match () {
        () if value.eq_ignore_ascii_case("true") => Some(true),
        () if value.eq_ignore_ascii_case("false") => Some(false),
        () => None,
    }
}

/// The `option` line of the protocol.
impl fmt::Display for EngineOption {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match self.kind {
            Kind::Check => f.write_str("check default false"),
            Kind::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            Kind::Button => f.write_str("button"),
            Kind::DrawRule => {
                write!(f, "combo default {}", rule_name(DrawRule::default()))?;
                let mut rules = DrawRule::ALL.into_iter();
                rules.try_for_each(|rule| write!(f, " var {}", rule_name(rule)))
            }
        }
    }
}
