//! The position that a command starts from, and the moves that it plays.

use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::bail;
use clap::Args;
use deskmate::notation::{fen, read_moves};
use deskmate::rules::{Move, Position};
use deskmate::storage::io_message;

/// The position that a command starts from.
#[derive(Debug, Args)]
pub struct Start {
    /// The position to start from, in FEN or EPD; - reads it from standard input [default: the start of a game]
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
}

/// The moves that a command plays.
#[derive(Debug, Args)]
pub struct Moves {
    /// Moves in any notation, with move numbers or without; a result may follow them. A single - reads them from
    /// standard input
    #[arg(value_name = "MOVES")]
    words: Vec<String>,
}

impl Start {
    pub fn position(&self) -> anyhow::Result<Position> {
        match &self.fen {
            Some(text) => read_position(text),
            None => Ok(Position::initial()),
        }
    }
}

/// Reads a position; `-` is standard input.
pub fn read_position(text: &str) -> anyhow::Result<Position> {
    Ok(match text {
        "-" => fen::read_epd(&standard_input()?)?,
        text => fen::read_epd(text)?,
    })
}

/// The position after the moves of a text.
pub fn after_moves(mut position: Position, text: &str) -> anyhow::Result<Position> {
    for mv in read_moves(&position, text)? {
        position = position.play(mv)?;
    }
    Ok(position)
}

impl Moves {
    /// The moves from this position on.
    pub fn read(&self, start: &Position) -> anyhow::Result<Vec<Move>> {
        let text = match self.words.as_slice() {
            [word] if word == "-" => standard_input()?,
            words => words.join(" "),
        };
        Ok(read_moves(start, &text)?)
    }
}

/// All of standard input, which can be read only once.
fn standard_input() -> anyhow::Result<String> {
    static IS_READ: AtomicBool = AtomicBool::new(false);
    if IS_READ.swap(true, Ordering::Relaxed) {
        bail!("-: standard input cannot be both the position and the moves");
    }
    let mut text = String::new();
    match io::stdin().lock().read_to_string(&mut text) {
        Ok(_) => Ok(text),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => bail!("-: not text in UTF-8"),
        Err(error) => bail!("-: {}", io_message(&error)),
    }
}
