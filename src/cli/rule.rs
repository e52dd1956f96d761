//! The rule that a game is played under.

use clap::{Args, ValueEnum};
use deskmate::game::DrawRule;

/// The rule that a game is played under.
#[derive(Debug, Args)]
pub struct Rule {
    /// Which repetition draws the game
    #[arg(long, value_enum, default_value_t)]
    rule: Name,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Name {
    /// The same position five times, or three times on a claim
    #[default]
    Fide,
    /// The same four quiet half-moves twice
    EightHalfMoves,
}

impl From<Rule> for DrawRule {
    fn from(rule: Rule) -> DrawRule {
        match rule.rule {
            Name::Fide => DrawRule::Fide,
            Name::EightHalfMoves => DrawRule::EightHalfMoves,
        }
    }
}
