//! The commands of the terminal. They read arguments and files, ask the library, and print.
//!
//! Results go to the standard output and nothing else does. What is wrong with the input is said on the
//! standard error, and the exit status is 1; clap gives 2 for a wrong usage.

mod apply;
mod bench;
mod bestmove;
mod check;
mod convert;
mod games;
mod moves;
mod perft;
mod render;
mod replay;
mod rule;
mod start;
mod status;
mod uci;

use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

use clap::Subcommand;
use deskmate::notation::coordinate;
use deskmate::rules::MoveList;
use deskmate::terminal;

/// Where results go.
type Output = BufWriter<StdoutLock<'static>>;

/// What can be done without a window.
#[derive(Debug, Subcommand)]
pub enum Command {
    Replay(replay::Replay),
    Apply(apply::Apply),
    Moves(moves::Moves),
    Status(status::Status),
    Check(check::Check),
    Convert(convert::Convert),
    Render(render::Render),
    Perft(perft::Perft),
    #[command(name = "bestmove")]
    BestMove(bestmove::BestMove),
    Bench(bench::Bench),
    Uci(uci::Uci),
}

impl Command {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        let mut out = BufWriter::new(io::stdout().lock());
        let done = self.run_to(&mut out);
        // What was found before an error is printed before it.
        let flushed = out.flush();
        match done.and_then(|code| Ok(flushed.map(|()| code)?)) {
            Ok(code) => code,
            Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
            Err(error) => fail(&error),
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
            Command::Render(render) => render.run(out),
            Command::Perft(perft) => perft.run(out),
            Command::BestMove(bestmove) => bestmove.run(out),
            Command::Bench(bench) => bench.run(out),
            Command::Uci(uci) => uci.run(out),
        }
    }
}

/// Moves in the order of their coordinates.
fn sorted(mut moves: MoveList) -> MoveList {
    moves.sort_by_cached_key(|&mv| coordinate::write(mv));
    moves
}

/// Says on the standard error what went wrong.
pub fn fail(error: &anyhow::Error) -> ExitCode {
    say(&format!("deskmate: {error}"));
    ExitCode::FAILURE
}

/// Says something in one line on the standard error. Names and moves from outside may stand in it.
fn say(line: &str) {
    // Nobody may be listening there either.
    let _ = writeln!(io::stderr(), "{}", terminal::escape(line));
}

/// Whether the reader of the results has gone away, as `head` does when it has enough.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
