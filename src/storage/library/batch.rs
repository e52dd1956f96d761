//! What a listing reports, in batches.

use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::page::{self, Page};
use crate::game::LONGEST_NAME;
use crate::notation::pgn::{self, NoGames, PgnFault};
use crate::notation::shortened;
use crate::storage::IoError;
use crate::time::Instant;

/// The first batch is reported once it has this many games: more than any screen shows.
const FIRST_GAMES: usize = 100;

/// A batch is usually reported after this time, however small it is.
pub(super) const REPORT_INTERVAL: Duration = Duration::from_millis(50);

/// A batch of a list.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Batch {
    /// The next games.
    pub pages: Vec<Arc<Page>>,
    /// The number of bytes read so far.
    pub read: u64,
    /// The number of bytes in total.
    pub total: u64,
    /// Whether this is the last batch.
    pub finished: bool,
    /// The files and folders since the last batch that could not be listed.
    pub faults: Vec<ListFault>,
}

/// A file or folder that could not be listed, at least in part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListFault {
    /// What it is called; `None` is a text that was pasted.
    pub name: Option<String>,
    /// What is wrong.
    pub why: ListError,
}

impl ListFault {
    /// A fault of a file or folder; without one, of a text that was pasted.
    pub(super) fn about(path: Option<&Path>, why: ListError) -> ListFault {
        let name = path.map(|path| {
            let name = path.file_name().unwrap_or(path.as_os_str());
            // A typed path can be very long, and the fault is shown after it.
            shortened(&name.to_string_lossy(), LONGEST_NAME).into_owned()
        });
        ListFault { name, why }
    }
}

/// Why something could not be listed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListError {
    /// The system refused to read it.
    #[error(transparent)]
    Io(#[from] IoError),
    /// It is a folder, a pipe or a device.
    #[error("not a file")]
    NotAFile,
    /// It has no games.
    #[error("there is no game in it")]
    NoGame,
    /// Its first 16 MB have no games, so the rest is not searched.
    #[error("there is no game in its first 16 MB")]
    NoGameAtStart,
    /// It is something else.
    #[error(transparent)]
    NoGames(NoGames),
    /// Its first game has more text than any game can have.
    #[error("its first game is longer than any game can be")]
    TooLong,
}

impl ListError {
    /// Why there are no games in a file that begins like this.
    pub(super) fn none(beginning: &[u8], is_long: bool) -> ListError {
        if let Some(other) = NoGames::of(beginning) {
            return ListError::NoGames(other);
        }
        let faults = pgn::read(&pgn::decode(beginning)).faults;
        let is_game = !faults.iter().any(|error| error.fault == PgnFault::NoGame);
        match (is_long, is_game) {
            (false, _) => ListError::NoGame,
            (true, false) => ListError::NoGameAtStart,
            (true, true) => ListError::TooLong,
        }
    }
}

/// Lets an error pass through [`std::io::Read`].
impl From<ListError> for io::Error {
    fn from(error: ListError) -> io::Error {
        io::Error::other(error)
    }
}

impl From<io::Error> for ListError {
    fn from(error: io::Error) -> ListError {
        let own = error.get_ref().and_then(|inner| inner.downcast_ref());
        match own {
            Some(own) => ListError::clone(own),
            None => ListError::Io(error.into()),
        }
    }
}

/// What has been found and not reported yet.
pub(super) struct Report<'a> {
    tell: &'a mut dyn FnMut(Batch) -> ControlFlow<()>,
    interval: Duration,
    pub(super) batch: Batch,
    last_sent: Instant,
    any_sent: bool,
    /// Whether the listing goes on.
    pub(super) is_wanted: bool,
}

impl<'a> Report<'a> {
    /// A report in batches, each after this time at the latest.
    pub(super) fn new(
        tell: &'a mut dyn FnMut(Batch) -> ControlFlow<()>,
        interval: Duration,
    ) -> Report<'a> {
        Report {
            tell,
            interval,
            batch: Batch::default(),
            last_sent: Instant::now(),
            any_sent: false,
            is_wanted: true,
        }
    }

    pub(super) fn fault(&mut self, path: Option<&Path>, why: ListError) {
        self.batch.faults.push(ListFault::about(path, why));
    }

    /// Whether this many games should be reported now.
    pub(super) fn is_due(&self, games: usize) -> bool {
        let enough = if self.any_sent {
            page::LARGEST
        } else {
            FIRST_GAMES
        };
        games >= enough || self.last_sent.elapsed() >= self.interval
    }

    pub(super) fn send_if_due(&mut self) -> io::Result<()> {
        let games = self.batch.pages.iter().map(|page| page.len()).sum();
        if self.is_due(games) {
            self.send()
        } else {
            Ok(())
        }
    }

    /// Reports what has been found. A stop is returned as an error, so that it also ends the reading.
    pub(super) fn send(&mut self) -> io::Result<()> {
        let next = Batch {
            read: self.batch.read,
            total: self.batch.total,
            ..Batch::default()
        };
        let batch = std::mem::replace(&mut self.batch, next);
        self.is_wanted = (self.tell)(batch).is_continue();
        self.last_sent = Instant::now();
        self.any_sent = true;
        if self.is_wanted {
            Ok(())
        } else {
            Err(io::Error::other("broken off"))
        }
    }

    pub(super) fn finish(&mut self) -> io::Result<()> {
        self.batch.finished = true;
        self.send()
    }
}
