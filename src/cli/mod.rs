//! The command line: the arguments of the program, and the commands that need no window.
//!
//! Only results go to standard output. Faults go to standard error as `deskmate: PATH: what`; those of a game as
//! `PATH:LINE:COLUMN: game N: what`. The exit status is 1 for a fault of the input and 2 for wrong usage.

mod analyse;
mod apply;
mod arguments;
mod bench;
mod bestmove;
mod check;
#[cfg(windows)]
mod console;
mod convert;
mod csv;
mod destination;
mod duplicates;
mod engines;
mod exercises;
mod explore;
mod form;
mod game_writer;
mod games;
mod interruption;
mod json_game;
mod moves;
mod output;
mod packed;
mod perft;

pub mod program;
mod progress;
mod render;
mod replay;
mod rule;
mod select;
mod start;
mod status;
mod uci;
pub mod usage;

use std::process::ExitCode;

use clap::Subcommand;
use deskmate::rules::{Color, Move, MoveList};

use arguments::Window;
use output::{Output, fail, is_closed_pipe};

/// The commands, which need no window.
#[derive(Debug, Subcommand)]
pub enum Command {
    Replay(replay::Replay),
    Apply(apply::Apply),
    Moves(moves::Moves),
    Status(status::Status),
    Check(check::Check),
    Convert(convert::Convert),
    Select(select::Select),
    Explore(explore::Explore),
    Render(render::Render),
    Perft(perft::Perft),
    #[command(name = "bestmove")]
    BestMove(bestmove::BestMove),
    Analyse(analyse::Analyse),
    Exercises(exercises::Exercises),
    Bench(bench::Bench),
    Uci(uci::Uci),
    Engines(engines::Engines),
}

impl Command {
    /// Runs the command.
    pub fn run(self) -> ExitCode {
        let mut out = Output::new(self.is_quiet());
        let done = self.run_to(&mut out);
        // What was found before an error is printed before it.
        let finished = out.finish();
        match done.and_then(|code| Ok(finished.map(|()| code)?)) {
            Ok(code) => code,
            Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
            Err(error) => fail(&error),
        }
    }

    /// Whether it was asked to report neither progress nor the faults of games.
    fn is_quiet(&self) -> bool {
        match self {
            Command::Replay(replay) => replay.quiet.is_set,
            Command::Check(check) => check.quiet.is_set,
            Command::Convert(convert) => convert.quiet.is_set,
            Command::Select(select) => select.quiet.is_set,
            Command::Explore(explore) => explore.quiet.is_set,
            Command::Render(render) => render.quiet.is_set,
            Command::Perft(perft) => perft.quiet.is_set,
            Command::Analyse(analyse) => analyse.quiet.is_set,
            Command::Exercises(exercises) => exercises.quiet.is_set,
            _ => false,
        }
    }

    fn run_to(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        match self {
            Command::Replay(replay) => replay.run(out),
            Command::Apply(apply) => apply.run(out),
            Command::Moves(moves) => moves.run(out),
            Command::Status(status) => status.run(out),
            Command::Check(check) => check.run(out),
            Command::Convert(convert) => convert.run(out),
            Command::Select(select) => select.run(out),
            Command::Explore(explore) => explore.run(out),
            Command::Render(render) => render.run(out),
            Command::Perft(perft) => perft.run(out),
            Command::BestMove(bestmove) => bestmove.run(out),
            Command::Analyse(analyse) => analyse.run(out),
            Command::Exercises(exercises) => exercises.run(out),
            Command::Bench(bench) => bench.run(out),
            Command::Uci(uci) => uci.run(out),
            Command::Engines(engines) => engines.run(out),
        }
    }
}

/// Moves in the order of their coordinates.
fn sorted(mut moves: MoveList) -> MoveList {
    moves.sort_by_cached_key(Move::to_string);
    moves
}

/// The name of a side in JSON.
fn side_name(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}
