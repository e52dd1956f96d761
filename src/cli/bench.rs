//! `deskmate bench`.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use deskmate::engine::{BENCH_DEPTH, bench};
use deskmate::rules::Move;
use deskmate::time::Instant;

use super::Output;

const EXAMPLES: &str = "\
The number of nodes is the same on every machine; two builds with the same number search the same way.

Examples:
  deskmate bench                      searches to the usual depth
  deskmate bench 8                    is done sooner
  deskmate bench | tail -n 3          prints only the sums";

/// Search forty positions and print nodes and speed
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Bench {
    /// The depth in half-moves (1 to 119)
    #[arg(value_name = "DEPTH", default_value_t = BENCH_DEPTH, value_parser = clap::value_parser!(u8).range(1..=119))]
    depth: u8,
}

impl Bench {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let began = Instant::now();
        let mut written: io::Result<()> = Ok(());
        let nodes = bench(self.depth, &mut |position, result| {
            let best = result.best.unwrap_or(Move::NULL).to_string();
            let line =
                writeln!(out, "{} {best} {position}", result.nodes).and_then(|()| out.flush());
            written = std::mem::replace(&mut written, Ok(())).and(line);
        })?;
        written?;
        let millis = began.elapsed().as_millis();
        writeln!(out, "Nodes searched: {nodes}")?;
        writeln!(out, "Time: {millis} ms")?;
        writeln!(
            out,
            "Nodes per second: {}",
            u128::from(nodes) * 1000 / millis.max(1)
        )?;
        Ok(ExitCode::SUCCESS)
    }
}
