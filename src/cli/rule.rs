//! The option `--rule`.

use clap::{Args, ValueEnum};
use deskmate::game::DrawRule;

/// The draw rule of a game.
#[derive(Debug, Args)]
pub struct Rule {
    /// The repetition that draws the game
    #[arg(long, value_enum, default_value_t)]
    rule: Name,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Name {
    /// Fivefold repetition, or threefold on a claim
    #[default]
    Fide,
    /// The same four half-moves twice in a row, without captures, promotions or pawn moves
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
