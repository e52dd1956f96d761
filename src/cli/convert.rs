//! `deskmate convert`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use deskmate::notation::pgn::{self, Pgn};
use deskmate::notation::{coordinate, fen, long, san};

use super::Output;
use super::games::{Games, has_start};

const EXAMPLES: &str = "\
Moves may be written in any notation, with tags as in PGN or without. Of a game with a fault as much is
written as can be read.
  deskmate convert --to san game.txt >game.pgn
  deskmate convert --to fen games/immortal.pgn
  cat *.pgn | deskmate convert --to uci -";

/// Write the games of a file in another notation
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Convert {
    /// The file of games; - is the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// What is written
    #[arg(long, value_enum)]
    to: Form,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    /// PGN, its moves in standard algebraic notation: Nf3
    San,
    /// PGN, its moves in long algebraic notation: Ng1-f3
    Long,
    /// The moves of each game on a line, as coordinates: g1f3
    Uci,
    /// The final position of each game on a line
    Fen,
}

impl Convert {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut games = Games::open(&self.file)?;
        let mut written = 0;
        while let Some(reading) = games.next()? {
            if has_start(&reading) {
                if self.to.is_pgn() && written > 0 {
                    writeln!(out)?;
                }
                out.write_all(self.to.write(&reading.game).as_bytes())?;
                written += 1;
            }
            games.report(&reading, out)?;
        }
        Ok(games.exit_code())
    }
}

impl Form {
    /// Whether an empty line stands between two games.
    fn is_pgn(self) -> bool {
        matches!(self, Form::San | Form::Long)
    }

    fn write(self, game: &Pgn) -> String {
        match self {
            Form::San => pgn::write_in(game, san::write),
            Form::Long => pgn::write_in(game, long::write),
            Form::Uci => {
                let words: Vec<String> = game.moves().map(coordinate::write).collect();
                format!("{}\n", words.join(" "))
            }
            Form::Fen => {
                let last = game.positions().last();
                last.map_or(String::new(), |position| {
                    format!("{}\n", fen::write(&position))
                })
            }
        }
    }
}
