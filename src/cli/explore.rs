//! `deskmate explore`.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueHint};
use deskmate::notation::pgn::{GameResult, Pgn};
use deskmate::notation::san;
use deskmate::rules::{Move, Position};
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

/// The results of some games.
#[derive(Clone, Copy, Default, Serialize)]
struct Results {
    games: usize,
    white: usize,
    draws: usize,
    black: usize,
}

/// What was played in a position.
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
        let mut all = Results::default();
        let mut by_move: HashMap<Move, Results> = HashMap::new();
        let faults = for_each_game(&self.files, out, |game, _| {
            if let Some(next) = move_after(&game, &position) {
                all.add(game.result);
                if let Some(mv) = next {
                    by_move.entry(mv).or_default().add(game.result);
                }
            }
            Ok(ControlFlow::Continue(()))
        })?;
        let mut moves: Vec<Played> = by_move
            .into_iter()
            .map(|(mv, results)| Played {
                uci: mv.to_string(),
                san: san::write(&position, mv),
                results,
            })
            .collect();
        moves.sort_by(|one, other| {
            let most_first = Reverse(one.results.games).cmp(&Reverse(other.results.games));
            most_first.then_with(|| one.uci.cmp(&other.uci))
        });
        if self.json {
            serde_json::to_writer(&mut *out, &Explored { all, moves })?;
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

impl Results {
    fn add(&mut self, result: Option<GameResult>) {
        self.games += 1;
        match result {
            Some(GameResult::WhiteWins) => self.white += 1,
            Some(GameResult::Draw) => self.draws += 1,
            Some(GameResult::BlackWins) => self.black += 1,
            None => {}
        }
    }
}

/// The move after a position first stood on the board, if there is one; `None` if it never did.
fn move_after(game: &Pgn, wanted: &Position) -> Option<Option<Move>> {
    let plies = game.positions().position(|position| position == *wanted)?;
    Some(game.moves().nth(plies))
}
