//! `deskmate replay`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use deskmate::notation::{diagram, fen};

use super::Output;
use super::games::{Games, has_start};

const EXAMPLES: &str = "\
Moves may be written in any notation, with tags as in PGN or without. Of a file with several games all
are replayed; of a game with a fault, as much as can be read.
  deskmate replay game.txt
  deskmate replay --style fen games/immortal.pgn
  echo '1. e4 e5 2. Nf3' | deskmate replay -";

/// Play a game file and print the board before the first move and after every move
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Replay {
    /// The file of games; - is the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// How the board is printed
    #[arg(long, value_enum, default_value_t)]
    style: Style,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Style {
    /// Eight lines of letters, Black's pieces as capitals, between lines of =
    #[default]
    Course,
    /// One line of FEN
    Fen,
}

impl Replay {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut games = Games::open(&self.file)?;
        let mut next = Some(games.first()?);
        while let Some(reading) = next {
            if has_start(&reading) {
                for position in reading.game.positions() {
                    match self.style {
                        Style::Course => write!(out, "{}", diagram::write(position.board()))?,
                        Style::Fen => writeln!(out, "{}", fen::write(&position))?,
                    }
                }
            }
            games.report(&reading, out)?;
            next = games.next()?;
        }
        Ok(games.exit_code())
    }
}
