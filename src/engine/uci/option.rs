//! What can be set.

use std::fmt;
use std::time::Duration;

use super::error::quoted;
use crate::game::DrawRule;

/// An option, as it is told at the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineOption {
    /// Its name; large and small letters do not matter.
    pub name: &'static str,
    /// What it can be.
    pub kind: Kind,
}

/// What an option can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// On or off; off at first.
    Check,
    /// A whole number.
    Spin {
        /// What it is at first.
        default: u32,
        /// The least.
        min: u32,
        /// The greatest.
        max: u32,
    },
    /// One of the draw rules.
    DrawRule,
    /// Something to be done.
    Button,
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// There is none with this name.
    #[error("there is no option {0}")]
    Unknown(String),
    /// It cannot have this value.
    #[error("the option {name} cannot be {value}")]
    Value {
        /// The option.
        name: &'static str,
        /// The value.
        value: String,
    },
}

/// All options with their values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The mebibytes of the table.
    pub hash: usize,
    /// The threads that search.
    pub threads: usize,
    /// The lines that are searched.
    pub lines: usize,
    /// What passes between the clock and the search.
    pub overhead: Duration,
    /// Castling is written as the king's move onto its rook.
    pub is_chess960: bool,
    /// Which repetition draws the game.
    pub rule: DrawRule,
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
        }
    }
}

impl Options {
    /// What can be set, in the order in which it is told.
    pub const ALL: [EngineOption; 8] = {
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
        ]
    };

    /// Sets an option, and tells which one. Buttons change nothing here.
    ///
    /// # Errors
    /// If there is no such option, or it cannot have the value.
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
                if option.name == "UCI_Chess960" {
                    self.is_chess960 = is_on;
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

    fn set_number(&mut self, name: &str, number: u32) {
        match name {
            "Hash" => self.hash = number as usize,
            "Threads" => self.threads = number as usize,
            "MultiPV" => self.lines = number as usize,
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

/// The line that tells of the option.
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
