//! `deskmate replay`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum, ValueHint};
use deskmate::notation::{diagram, fen};

use super::games::{Games, has_start};
use super::output::{Output, Quiet};

const EXAMPLES: &str = "\
Moves may be in any notation, with PGN tags or without. All games of the file are replayed; of a game with a fault, \
as much as can be read.

The style `course` is the form of the course assignment: Black's pieces are the capital letters and White's the small \
ones, which is the opposite of FEN and of most programs. Use `--style fen` for output that other programs read.

Examples:
  deskmate replay game.txt
  deskmate replay --style fen games/immortal.pgn
  echo '1. e4 e5 2. Nf3' | deskmate replay -";

/// Replay games and print the board after every move
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Replay {
    /// A file of games; - is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    file: PathBuf,

    /// How the board is printed
    #[arg(long, value_enum, default_value_t)]
    style: Style,

    #[command(flatten)]
    pub quiet: Quiet,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Style {
    /// Eight lines of letters between lines of =; capitals are Black's pieces
    #[default]
    Course,
    /// One line of FEN
    Fen,
}

impl Replay {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut games = Games::open(&self.file)?;
        let mut next = Some(games.first(out)?);
        while let Some(reading) = next {
            if has_start(&reading) {
                for position in reading.game.positions() {
                    match self.style {
                        Style::Course => write!(out, "{}", diagram::write(position.board()))?,
                        Style::Fen => writeln!(out, "{}", fen::write(&position))?,
                    }
                }
            }
            games.report(&reading.faults, out)?;
            next = games.next(out)?;
        }
        Ok(games.exit_code())
    }
}
