//! `deskmate check`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use clap::ValueHint;
use deskmate::terminal;

use super::games::{Games, count, exit_code};
use super::is_closed_pipe;
use super::output::{Output, Quiet};

const EXAMPLES: &str = "\
Each fault is reported on standard error as FILE:LINE:COLUMN, and the rest of the file is still read. A file may \
be of any size. With -q only the number of faults of each file is printed.

Examples:
  deskmate check -q *.pgn
  $ deskmate check games/immortal.pgn
  games/immortal.pgn: 1 game, 0 faults";

/// Check game files for faults
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Check {
    /// Files of games; - is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    pub quiet: Quiet,
}

impl Check {
    /// A file that cannot be read does not keep the others from being checked.
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut faults = 0;
        for file in &self.files {
            faults += match check(file, out) {
                Ok(faults) => faults,
                Err(error) if is_closed_pipe(&error) => return Err(error),
                Err(error) => {
                    out.fail(&error)?;
                    1
                }
            };
        }
        Ok(exit_code(faults))
    }
}

/// Reads a file and returns the number of its faults.
fn check(file: &Path, out: &mut Output) -> anyhow::Result<usize> {
    let mut games = Games::open(file)?;
    while let Some(reading) = games.next(out)? {
        games.report(&reading.faults, out)?;
    }
    // Escaped, so that the path is the same here and in the faults.
    let path = file.display().to_string();
    let (path, faults) = (terminal::escape(&path), games.faults);
    let games = count(games.games, "game");
    writeln!(out, "{path}: {games}, {}", count(faults, "fault"))?;
    out.flush()?;
    Ok(faults)
}
