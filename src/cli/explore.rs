//! `deskmate explore`.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueHint};
use deskmate::notation::san;
use deskmate::storage::library::{Counting, Results};
use serde::Serialize;

use super::games::{exit_code, for_each_game};
use super::output::{Output, Quiet};
use super::start::{Start, after_moves};

const EXAMPLES: &str = "\
Each line has a move, and the number of games in which it was played, won by White, drawn and won by Black, with tabs \
between them. Main lines count; a game counts once, with the move after the first time that the position stood on the \
board, whatever moves led to it. Games without a result count as games only.

Examples:
  deskmate explore games/*.pgn
  deskmate explore big.pgn.zst --moves '1. e4 c5' --json
  deskmate explore big.pgn --fen '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'";

/// Count what was played in a position
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Explore {
    /// Files of games; - is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    start: Start,

    /// The moves that lead to the position, in any notation; without quotes they come last
    #[arg(long, value_name = "MOVES", num_args = 1..)]
    moves: Vec<String>,

    /// Print one object of JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    pub quiet: Quiet,
}

/// What was played in a position, as JSON.
#[derive(Serialize)]
struct Explored {
    #[serde(flatten)]
    all: Results,
    moves: Vec<Played>,
}

/// The games with a move.
#[derive(Serialize)]
struct Played {
    uci: String,
    san: String,
    #[serde(flatten)]
    results: Results,
}

impl Explore {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let position = after_moves(self.start.position()?, &self.moves.join(" "))?;
        let mut counting = Counting::new(position.clone());
        let faults = for_each_game(&self.files, out, |_, game, _| {
            counting.add(&game);
            Ok(ControlFlow::Continue(()))
        })?;
        let moves = counting.moves().into_iter().map(|it| Played {
            uci: it.what.to_string(),
            san: san::write(&position, it.what),
            results: it.results,
        });
        if self.json {
            let explored = Explored {
                all: counting.all(),
                moves: moves.collect(),
            };
            serde_json::to_writer(&mut *out, &explored)?;
            writeln!(out)?;
        } else {
            for Played { san, results, .. } in moves {
                let Results {
                    games,
                    white,
                    draws,
                    black,
                } = results;
                writeln!(out, "{san}\t{games}\t{white}\t{draws}\t{black}")?;
            }
        }
        Ok(exit_code(faults))
    }
}
