//! The game files that commands read, and the report of their faults.

use std::cell::Cell;
use std::fs;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;

use anyhow::anyhow;
use deskmate::notation::pgn::{ParsedGame, Pgn, PgnError, PgnFault, Reader};
use deskmate::storage::{self, Disk, StorageError};

use super::Output;
use super::packed::unpacked;

/// The games of a file, one after another.
pub struct Games<'a> {
    path: &'a Path,
    reader: Reader<Box<dyn Read>>,
    /// The number of bytes read so far.
    read: Rc<Cell<u64>>,
    /// The length of the file in bytes; `None` for what is no file, such as a pipe.
    size: Option<u64>,
    /// The number of games so far.
    pub games: usize,
    /// The number of faults so far.
    pub faults: usize,
}

impl<'a> Games<'a> {
    /// Opens a file, packed or not; `-` is standard input.
    pub fn open(path: &'a Path) -> Result<Games<'a>, StorageError> {
        let read = Rc::new(Cell::new(0));
        let counted = Counted {
            file: storage::open(&Disk, path)?,
            read: Rc::clone(&read),
        };
        let file = unpacked(counted).map_err(StorageError::io(path))?;
        let found = fs::metadata(path).ok().filter(fs::Metadata::is_file);
        Ok(Games {
            path,
            reader: Reader::new(file),
            read,
            size: found.map(|found| found.len()),
            games: 0,
            faults: 0,
        })
    }

    /// The next game. Shows how far the file has been read.
    pub fn next(&mut self, out: &mut Output) -> Result<Option<ParsedGame>, StorageError> {
        out.show_progress(|| self.progress());
        let reading = self.reader.next().transpose();
        let reading = reading.map_err(StorageError::io(self.path))?;
        self.games += usize::from(reading.is_some());
        Ok(reading)
    }

    /// The first game.
    ///
    /// # Errors
    /// If there is none.
    pub fn first(&mut self, out: &mut Output) -> anyhow::Result<ParsedGame> {
        let first = self.next(out)?;
        first.ok_or_else(|| anyhow!("{}: there is no game in it", self.path.display()))
    }

    /// Reports the faults of the game that was just read.
    pub fn report(&mut self, faults: &[PgnError], out: &mut Output) -> io::Result<()> {
        for error in faults {
            self.faults += 1;
            let (path, game) = (self.path.display(), self.games);
            let (line, column) = (error.line, error.column);
            let fault = &error.fault;
            out.report(&format!("{path}:{line}:{column}: game {game}: {fault}"))?;
        }
        Ok(())
    }

    /// The exit status when the file has been read.
    pub fn exit_code(&self) -> ExitCode {
        exit_code(self.faults)
    }

    fn progress(&self) -> String {
        let games = count(self.games, "game");
        match self.size {
            Some(size) if size > 0 => {
                let percent = self.read.get().min(size) * 100 / size;
                format!("{games}, {percent} %")
            }
            _ => games,
        }
    }
}

/// Passes all games of files to a function until it breaks off, and reports their faults. Each has its number from 1,
/// counted over all files with the games that are not passed since their start is lost. That a file cannot be read does not
/// keep the others from being read. Returns the number of faults.
pub fn for_each_game(
    files: &[PathBuf],
    out: &mut Output,
    mut take: impl FnMut(usize, Pgn, &mut Output) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<usize> {
    let (mut faults, mut number) = (0, 0);
    for file in files {
        let mut games = match Games::open(file) {
            Ok(games) => games,
            Err(error) => {
                faults += 1;
                out.fail(&error.into())?;
                continue;
            }
        };
        loop {
            let reading = match games.next(out) {
                Ok(Some(reading)) => reading,
                Ok(None) => break,
                Err(error) => {
                    faults += 1;
                    out.fail(&error.into())?;
                    break;
                }
            };
            number += 1;
            let is_enough = has_start(&reading) && take(number, reading.game, out)?.is_break();
            games.report(&reading.faults, out)?;
            if is_enough {
                return Ok(faults + games.faults);
            }
        }
        faults += games.faults;
    }
    Ok(faults)
}

/// A file that tells how much of it has been read.
struct Counted {
    file: Box<dyn Read>,
    read: Rc<Cell<u64>>,
}

impl Read for Counted {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read(bytes)?;
        self.read.set(self.read.get() + count as u64);
        Ok(count)
    }
}

/// A number of things: `1 game`, `2 games`.
pub fn count(number: usize, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{plural}")
}

/// The exit status for a number of faults.
pub fn exit_code(faults: usize) -> ExitCode {
    match faults {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// Whether the start of a game could be read. Without it there are no positions and no moves.
pub fn has_start(reading: &ParsedGame) -> bool {
    use PgnFault::{Fen, NoGame, NoGames};
    let is_lost = |fault: &PgnFault| matches!(fault, NoGame | NoGames(_) | Fen(_));
    !reading.faults.iter().any(|error| is_lost(&error.fault))
}
