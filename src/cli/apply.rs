//! `deskmate apply`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use deskmate::notation::{fen, read_moves};

use super::Output;
use super::start::Start;

const EXAMPLES: &str = "\
Moves may be written in any notation, with move numbers or without:
  deskmate apply e4 e5 Nf3
  deskmate apply '1. e2-e4 e7-e5 2. Ng1-f3'
  deskmate apply --fen '8/P6k/8/8/8/8/8/K7 w - - 0 1' a8=N";

/// Play moves and print the position they lead to, in FEN
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Apply {
    #[command(flatten)]
    start: Start,

    /// The moves, one after another; a result may stand at the end
    #[arg(value_name = "MOVES")]
    moves: Vec<String>,
}

impl Apply {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut position = self.start.position()?;
        for mv in read_moves(&position, &self.moves.join(" "))? {
            position = position.play(mv)?;
        }
        writeln!(out, "{}", fen::write(&position))?;
        Ok(ExitCode::SUCCESS)
    }
}
