//! The option `--rule`.

use clap::Args;
use deskmate::game::DrawRule;

/// The draw rule of a game.
#[derive(Debug, Args)]
pub struct Rule {
    /// The repetition that draws the game
    #[arg(long, value_enum, default_value_t)]
    pub rule: DrawRule,
}
