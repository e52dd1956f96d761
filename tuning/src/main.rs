//! Tunes the weights of the evaluation: first weights by general principles, self-play games, and a fit to their
//! results.

mod fit;
mod play;
mod start;
mod write;

use std::env;
use std::io::{self, BufWriter};
use std::process::ExitCode;

const USAGE: &str = "start | play GAMES NODES SEED | fit FILE";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match words[..] {
        ["start"] => write::write(&mut out, &start::weights()),
        ["play", games, nodes, seed] => match (games.parse(), nodes.parse(), seed.parse()) {
            (Ok(games), Ok(nodes), Ok(seed)) => play::play(&mut out, games, nodes, seed),
            _ => Err(io::Error::other("GAMES, NODES and SEED are whole numbers")),
        },
        ["fit", file] => fit::fit(file).and_then(|weights| write::write(&mut out, &weights)),
        _ => Err(io::Error::other(USAGE)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tuning: {error}");
            ExitCode::FAILURE
        }
    }
}
