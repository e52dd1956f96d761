//! Writing games one after another, into one file or several.

use std::path::{Path, PathBuf};

use anyhow::bail;
use deskmate::notation::pgn::Pgn;
use deskmate::storage::is_standard_stream;

use super::Output;
use super::destination::Destination;
use super::form::Form;

/// Writes games into one file, or into several of so many games each: `out-1.pgn`, `out-2.pgn`.
pub struct GameWriter {
    form: Form,
    path: PathBuf,
    /// The number of games in each file.
    split: Option<usize>,
    destination: Destination,
    /// The number of games written.
    games: usize,
}

impl GameWriter {
    /// A writer to a file; `-` is standard output. With a number of games it writes several files, with their numbers
    /// before the extension.
    pub fn open(form: Form, path: &Path, split: Option<usize>) -> anyhow::Result<GameWriter> {
        let first = match split {
            Some(_) if is_standard_stream(path) => {
                bail!("-: only files can be split; name one with -o OUT")
            }
            Some(_) => numbered(path, 1),
            None => path.into(),
        };
        Ok(GameWriter {
            form,
            path: path.into(),
            split,
            destination: Destination::open(&first)?,
            games: 0,
        })
    }

    pub fn write(&mut self, game: &Pgn, out: &mut Output) -> anyhow::Result<()> {
        let place = match self.split {
            Some(most) => self.games % most,
            None => self.games,
        };
        if let (Some(most), 0, 1..) = (self.split, place, self.games) {
            let next = Destination::open(&numbered(&self.path, self.games / most + 1))?;
            std::mem::replace(&mut self.destination, next).finish()?;
        }
        let before = match place {
            0 => self.form.heading(),
            _ => self.form.separator().to_owned(),
        };
        self.games += 1;
        let text = before + &self.form.write(game);
        self.destination.write(text.as_bytes(), out)
    }

    /// Gives the last file its name. A heading is written even if there is no game.
    pub fn finish(mut self, out: &mut Output) -> anyhow::Result<()> {
        if self.games == 0 {
            self.destination
                .write(self.form.heading().as_bytes(), out)?;
        }
        Ok(self.destination.finish()?)
    }
}

/// A path with a number before its extension.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}
