//! The game files that commands read, and the report of what is wrong with them.

use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use deskmate::notation::pgn::{PgnFault, Reader, Reading};
use deskmate::storage::{self, StorageError};

use super::{Output, say};

/// The games of a file, one after another.
pub struct Games<'a> {
    path: &'a Path,
    reader: Reader<Box<dyn Read>>,
    /// How many there were so far.
    pub games: usize,
    /// How many faults they had.
    pub faults: usize,
}

impl<'a> Games<'a> {
    /// Opens a file; `-` is the standard input.
    pub fn open(path: &'a Path) -> Result<Games<'a>, StorageError> {
        Ok(Games {
            path,
            reader: Reader::new(storage::open(path)?),
            games: 0,
            faults: 0,
        })
    }

    /// The next game.
    pub fn next(&mut self) -> Result<Option<Reading>, StorageError> {
        let reading = self.reader.next().transpose();
        let reading = reading.map_err(|error| StorageError::Io {
            path: self.path.into(),
            error: error.into(),
        })?;
        self.games += usize::from(reading.is_some());
        Ok(reading)
    }

    /// The next game, which has to be there.
    pub fn first(&mut self) -> anyhow::Result<Reading> {
        match self.next()? {
            Some(reading) => Ok(reading),
            None => anyhow::bail!("There is no game in {}.", self.path.display()),
        }
    }

    /// Says what is wrong with the game just read, after the results of it.
    pub fn report(&mut self, reading: &Reading, out: &mut Output) -> io::Result<()> {
        for error in &reading.faults {
            out.flush()?;
            self.faults += 1;
            let (path, game) = (self.path.display(), self.games);
            let (line, column) = (error.line, error.column);
            let fault = &error.fault;
            say(&format!("{path}:{line}:{column}: game {game}: {fault}"));
        }
        Ok(())
    }

    /// What the program ends with when all has been read.
    pub fn exit_code(&self) -> ExitCode {
        exit_code(self.faults)
    }
}

/// What the program ends with after so many faults.
pub fn exit_code(faults: usize) -> ExitCode {
    match faults {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// Whether a game has a beginning: without it there are no positions and no moves.
pub fn has_start(reading: &Reading) -> bool {
    let is_lost = |fault: &PgnFault| matches!(fault, PgnFault::NoGame | PgnFault::Fen(_));
    !reading.faults.iter().any(|error| is_lost(&error.fault))
}
