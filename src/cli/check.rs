//! `deskmate check`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use deskmate::terminal;

use super::games::{Games, exit_code};
use super::{Output, fail, is_closed_pipe};

const EXAMPLES: &str = "\
Every fault is named with its place on the standard error, and the rest of the file is still read:
  $ deskmate check games/immortal.pgn
  games/immortal.pgn: 1 games, 0 faults
A file may be of any size.";

/// Read game files whole and say what is wrong with them
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Check {
    /// The files of games; - is the standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
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
                    out.flush()?;
                    fail(&error);
                    1
                }
            };
        }
        Ok(exit_code(faults))
    }
}

/// Reads a file and gives the number of its faults.
fn check(file: &Path, out: &mut Output) -> anyhow::Result<usize> {
    let mut games = Games::open(file)?;
    while let Some(reading) = games.next()? {
        games.report(&reading, out)?;
    }
    // The same name as before the faults.
    let path = file.display().to_string();
    let (path, count, faults) = (terminal::escape(&path), games.games, games.faults);
    writeln!(out, "{path}: {count} games, {faults} faults")?;
    Ok(faults)
}
