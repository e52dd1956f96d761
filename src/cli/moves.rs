//! `deskmate moves`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use deskmate::notation::san;
use deskmate::rules::Square;

use super::start::Start;
use super::{Output, sorted};

const EXAMPLES: &str = "\
The moves are printed on one line, sorted by coordinates, with a comma after each, the last one too. If there are \
none, the line is empty.

Examples:
  $ deskmate moves --from e2
  e2e3,e2e4,
  $ deskmate moves --from g1 --san
  Nf3,Nh3,";

/// Print the legal moves of a position
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Moves {
    #[command(flatten)]
    start: Start,

    /// Only the moves of the piece on this square
    #[arg(long, value_name = "SQUARE")]
    from: Option<Square>,

    /// Write the moves in SAN, not as coordinates
    #[arg(long)]
    san: bool,
}

impl Moves {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let position = self.start.position()?;
        let moves = match self.from {
            Some(square) => position.legal_moves_from(square),
            None => position.legal_moves(),
        };
        for mv in sorted(moves) {
            if self.san {
                write!(out, "{},", san::write(&position, mv))?
            } else {
                write!(out, "{mv},")?
            }
        }
        writeln!(out)?;
        Ok(ExitCode::SUCCESS)
    }
}
