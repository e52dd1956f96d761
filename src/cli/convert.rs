//! `deskmate convert`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum, ValueHint};
use deskmate::notation::pgn::{self, Pgn};
use deskmate::notation::{fen, long, san};
use deskmate::storage::StorageError;

use super::destination::Destination;
use super::games::{Games, exit_code, has_start};
use super::output::{Output, Quiet};

const EXAMPLES: &str = "\
Moves may be in any notation, with PGN tags or without. Of a game with a fault, as much is written as can be read. \
OUT may be one of the files that are read: it is replaced when everything has been written.

Examples:
  deskmate convert --to san game.txt -o game.pgn
  deskmate convert --to fen games/immortal.pgn
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

    /// Write to this file; - is standard output
    #[arg(short, long, value_name = "OUT", default_value = "-", value_hint = ValueHint::FilePath)]
    output: PathBuf,

    #[command(flatten)]
    pub quiet: Quiet,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    /// PGN with moves in standard algebraic notation: Nf3
    San,
    /// PGN with moves in long algebraic notation: Ng1-f3
    Long,
    /// One line a game with its moves as coordinates: g1f3
    Uci,
    /// One line a game with its final position
    Fen,
}

/// What has been written, and where.
struct Converter {
    form: Form,
    destination: Destination,
    /// The number of games written.
    games: usize,
    /// The number of faults found.
    faults: usize,
}

impl Convert {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut converter = Converter {
            form: self.to,
            destination: Destination::open(&self.output)?,
            games: 0,
            faults: 0,
        };
        for file in &self.files {
            converter.convert(file, out)?;
        }
        converter.finish()
    }
}

impl Converter {
    /// Converts the games of a file. That it cannot be read does not keep the others from being converted.
    fn convert(&mut self, file: &Path, out: &mut Output) -> anyhow::Result<()> {
        let mut games = match Games::open(file) {
            Ok(games) => games,
            Err(error) => return self.skip(error, out),
        };
        loop {
            let reading = match games.next(out) {
                Ok(Some(reading)) => reading,
                Ok(None) => break,
                Err(error) => return self.skip(error, out),
            };
            if has_start(&reading) {
                self.write(&reading.game, out)?;
            }
            games.report(&reading, out)?;
        }
        self.faults += games.faults;
        Ok(())
    }

    fn skip(&mut self, error: StorageError, out: &mut Output) -> anyhow::Result<()> {
        self.faults += 1;
        out.fail(&error.into())?;
        Ok(())
    }

    fn write(&mut self, game: &Pgn, out: &mut Output) -> anyhow::Result<()> {
        let separator = if self.games > 0 && self.form.is_pgn() {
            "\n"
        } else {
            ""
        };
        let text = format!("{separator}{}", self.form.write(game));
        self.games += 1;
        self.destination.write(text.as_bytes(), out)
    }

    fn finish(self) -> anyhow::Result<ExitCode> {
        self.destination.finish()?;
        Ok(exit_code(self.faults))
    }
}

impl Form {
    /// Whether games are separated by an empty line.
    fn is_pgn(self) -> bool {
        matches!(self, Form::San | Form::Long)
    }

    fn write(self, game: &Pgn) -> String {
        match self {
            Form::San => pgn::write_in(game, san::write),
            Form::Long => pgn::write_in(game, long::write),
            Form::Uci => {
                let words: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
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
