//! `deskmate perft`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use deskmate::rules::perft;

use super::output::{Output, Quiet};
use super::sorted;
use super::start::Start;

/// Deeper than any count that could end in a lifetime.
const DEEPEST: i64 = 100;

const EXAMPLES: &str = "\
Perft counts the leaves of the tree of legal moves. The count after each first move shows where two programs differ.

Examples:
  $ deskmate perft --fen 'k7/8/K7/8/8/8/7p/8 b - - 0 1' 2
  a8b8: 3
  h2h1b: 3
  h2h1n: 3
  h2h1q: 3
  h2h1r: 3
  Nodes searched: 15";

/// Count sequences of legal moves, to test move generation
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Perft {
    #[command(flatten)]
    start: Start,

    /// The number of half-moves (0 to 100)
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=DEEPEST))]
    depth: u32,

    #[command(flatten)]
    pub quiet: Quiet,
}

impl Perft {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let position = self.start.position()?;
        let nodes = match self.depth.checked_sub(1) {
            None => perft(&position, 0),
            Some(rest) => {
                let mut total = 0;
                let moves = sorted(position.legal_moves());
                for (done, &mv) in moves.iter().enumerate() {
                    out.show_progress(|| format!("{done} of {} first moves", moves.len()));
                    let nodes = perft(&position.play(mv)?, rest);
                    writeln!(out, "{mv}: {nodes}")?;
                    // A deep count takes long: each line is shown as soon as it is known.
                    out.flush()?;
                    total += nodes;
                }
                total
            }
        };
        writeln!(out, "Nodes searched: {nodes}")?;
        Ok(ExitCode::SUCCESS)
    }
}
