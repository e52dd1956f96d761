//! `deskmate convert`.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueHint};

use super::duplicates::duplicates;
use super::form::{Form, LeftOut};
use super::game_writer::GameWriter;
use super::games::{exit_code, for_each_game};
use super::output::{Output, Quiet};

const EXAMPLES: &str = "\
Moves may be in any notation, with PGN tags or without. Of a game with a fault, as much is written as can be read. \
Files packed by gzip or zstd are unpacked while they are read. OUT may be one of the files that are read: it is \
replaced when everything has been written.

Examples:
  deskmate convert --to san game.txt -o game.pgn
  deskmate convert --to fen games/immortal.pgn
  deskmate convert --to csv games.pgn.zst -o games.csv
  deskmate convert --to san -o all.pgn *.pgn
  cat *.pgn | deskmate convert --to uci -";

/// Write games in another notation
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Convert {
    /// Files of games; - is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,

    /// What to write
    #[arg(long, value_enum)]
    to: Form,

    /// Leave out games of the same players with the same moves, and those that were cut short; the first whole one stays
    #[arg(long)]
    unique: bool,

    /// Write to this file; - is standard output
    #[arg(short, long, value_name = "OUT", default_value = "-", value_hint = ValueHint::FilePath)]
    output: PathBuf,

    #[command(flatten)]
    left_out: LeftOut,

    #[command(flatten)]
    pub quiet: Quiet,
}

impl Convert {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let duplicates = duplicates(self.unique, &self.files, |_| true, out)?;
        let mut writer = GameWriter::open(self.to, &self.output, None)?;
        let mut games = 0;
        let faults = for_each_game(&self.files, out, |_, game, out| {
            if !duplicates.contains(&games) {
                writer.write(&self.left_out.of(game), out)?;
            }
            games += 1;
            Ok(ControlFlow::Continue(()))
        })?;
        writer.finish(out)?;
        Ok(exit_code(faults))
    }
}
