//! `deskmate apply`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use deskmate::notation::fen;

use super::Output;
use super::start::{Moves, Start};

const EXAMPLES: &str = "\
Examples:
  deskmate apply e4 e5 Nf3
  deskmate apply '1. e2-e4 e7-e5 2. Ng1-f3'
  deskmate apply --fen '8/P6k/8/8/8/8/8/K7 w - - 0 1' a8=N
  echo 'e4 e5 Nf3' | deskmate apply -";

/// Play moves and print the resulting position as FEN
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Apply {
    #[command(flatten)]
    start: Start,

    #[command(flatten)]
    moves: Moves,
}

impl Apply {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut position = self.start.position()?;
        for mv in self.moves.read(&position)? {
            position = position.play(mv)?;
        }
        writeln!(out, "{}", fen::write(&position))?;
        Ok(ExitCode::SUCCESS)
    }
}
