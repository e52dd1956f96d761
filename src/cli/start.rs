//! The position that a command starts from.

use clap::Args;
use deskmate::notation::fen::{self, FenError};
use deskmate::rules::Position;

/// The position that a command starts from.
#[derive(Debug, Args)]
pub struct Start {
    /// The position to start from, in FEN [default: the start of a game]
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
}

impl Start {
    pub fn position(&self) -> Result<Position, FenError> {
        match &self.fen {
            Some(text) => fen::read(text),
            None => Ok(Position::initial()),
        }
    }
}
