//! The game files that commands read, and the report of their faults.

use std::cell::Cell;
use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;

use anyhow::anyhow;
use deskmate::notation::pgn::{ParsedGame, PgnFault, Reader};
use deskmate::storage::{self, Disk, StorageError};

use super::Output;

/// The games of a file, one after another.
pub struct Games<'a> {
    path: &'a Path,
    reader: Reader<Counted>,
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
    /// Opens a file; `-` is standard input.
    pub fn open(path: &'a Path) -> Result<Games<'a>, StorageError> {
        let read = Rc::new(Cell::new(0));
        let file = Counted {
            file: storage::open(&Disk, path)?,
            read: Rc::clone(&read),
        };
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
        let reading = reading.map_err(|error| StorageError::Io {
            path: self.path.into(),
            error: error.into(),
        })?;
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
    pub fn report(&mut self, reading: &ParsedGame, out: &mut Output) -> io::Result<()> {
        for error in &reading.faults {
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
