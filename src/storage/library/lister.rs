//! Listing games in batches.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::page::{self, Page, PageBuilder};
use super::place::{FileState, Origin};
use crate::game::LONGEST_NAME;
use crate::notation::pgn::{Outline, Skimmer, decode};
use crate::notation::shortened;
use crate::storage::saved_game::LARGEST_GAME;
use crate::storage::{IoError, LAST, StorageError, is_standard_input};

/// The first batch is reported once it has this many games: more than any screen shows.
const FIRST_GAMES: usize = 100;

/// A batch is reported after this time, however small it is.
const REPORT_INTERVAL: Duration = Duration::from_millis(50);

/// Where the games of a list come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// `last.txt` and every `.pgn` file of a folder, the most recent first.
    Folder(PathBuf),
    /// One file.
    File(PathBuf),
    /// A text in memory.
    Text(Arc<str>),
}

impl Source {
    /// The file with this path, after a check that it can be read. The standard input (`-`) and other
    /// streams such as pipes are read to the end.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn named(path: &Path) -> Result<Source, StorageError> {
        let mut text = Vec::new();
        let mut file = crate::storage::open(path)?;
        if is_standard_input(path) || !is_regular(path) {
            file.read_to_end(&mut text)
                .map_err(StorageError::io(path))?;
            return Ok(Source::Text(decode(&text).into()));
        }
        let first = file.take(1).read_to_end(&mut text);
        first.map_err(StorageError::io(path))?;
        Ok(Source::File(path.into()))
    }

    /// The name of the file or folder, if it is one.
    pub fn name(&self) -> Option<String> {
        match self {
            Source::Folder(path) | Source::File(path) => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                Some(name.to_string_lossy().into_owned())
            }
            Source::Text(_) => None,
        }
    }
}

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
}

/// Lets an error pass through [`Read`].
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

/// Lists games. It remembers the files that it has listed, and does not read them again until their
/// size or modification time changes.
#[derive(Default, Debug)]
pub struct Lister {
    known: HashMap<PathBuf, Listed>,
}

/// A file that has been listed.
#[derive(Debug)]
struct Listed {
    state: Arc<FileState>,
    pages: Vec<Arc<Page>>,
}

impl Lister {
    /// A lister that has not listed anything yet.
    pub fn new() -> Lister {
        Lister::default()
    }

    /// Lists the games of a source from its beginning and passes them to `tell` in batches; the last
    /// one is `finished`. It stops early if `tell` returns [`ControlFlow::Break`].
    ///
    /// The first batch comes as soon as there are enough games to fill a screen.
    pub fn list(&mut self, source: &Source, tell: impl FnMut(Batch) -> ControlFlow<()>) {
        let mut report = Report::new(tell);
        // The caller knows if it has stopped the listing.
        let _ = match source {
            Source::Folder(path) => self.list_folder(path, &mut report),
            Source::File(path) => self.list_files(std::slice::from_ref(path), &mut report),
            Source::Text(text) => list_text(text, &mut report),
        };
    }

    fn list_folder<T>(&mut self, path: &Path, report: &mut Report<T>) -> io::Result<()>
    where
        T: FnMut(Batch) -> ControlFlow<()>,
    {
        let files = match game_files(path) {
            Ok(files) => files,
            // The folder is created when a game is saved.
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => {
                report.fault(Some(path), error.into());
                Vec::new()
            }
        };
        let listed: HashSet<&PathBuf> = files.iter().collect();
        self.known.retain(|known, _| listed.contains(known));
        self.list_files(&files, report)
    }

    fn list_files<T>(&mut self, paths: &[PathBuf], report: &mut Report<T>) -> io::Result<()>
    where
        T: FnMut(Batch) -> ControlFlow<()>,
    {
        let size = |path: &PathBuf| fs::metadata(path).map_or(0, |metadata| metadata.len());
        report.batch.total = paths.iter().map(size).sum();
        for path in paths {
            let end = report.batch.read + size(path);
            match self.list_file(path, report) {
                Err(error) if report.is_wanted => report.fault(Some(path), error.into()),
                listed => listed?,
            }
            report.batch.read = end;
        }
        report.finish()
    }

    fn list_file<T>(&mut self, path: &Path, report: &mut Report<T>) -> io::Result<()>
    where
        T: FnMut(Batch) -> ControlFlow<()>,
    {
        // Opening a pipe would block until something writes to it.
        if !is_regular(path) && path.exists() {
            return Err(ListError::NotAFile.into());
        }
        let file = File::open(path)?;
        let state = Arc::new(FileState::of(path, &file)?);
        if let Some(listed) = self.known.get(path)
            && listed.state == state
        {
            report.batch.pages.extend_from_slice(&listed.pages);
            return report.send_if_due();
        }
        let pages = TextLister::of(Origin::File(state.clone()), report).skim(file)?;
        if pages.is_empty() && state.size > 0 {
            report.fault(Some(path), ListError::NoGame);
        }
        self.known.insert(path.into(), Listed { state, pages });
        Ok(())
    }
}

fn list_text<T>(text: &Arc<str>, report: &mut Report<T>) -> io::Result<()>
where
    T: FnMut(Batch) -> ControlFlow<()>,
{
    report.batch.total = text.len() as u64;
    let listing = TextLister::of(Origin::Text(text.clone()), report);
    match listing.skim(Cursor::new(text.as_bytes())) {
        Err(error) if report.is_wanted => report.fault(None, error.into()),
        listed => drop(listed?),
    }
    report.batch.read = report.batch.total;
    report.finish()
}

fn is_regular(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.is_file())
}

/// The game files of a folder, the most recent first.
fn game_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    // An entry that cannot be read does not affect others.
    for entry in fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        let is_named = path.file_name().is_some_and(|name| name == LAST)
            || path
                .extension()
                .is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"));
        if is_named
            && let Ok(metadata) = fs::metadata(&path)
            && metadata.is_file()
        {
            files.push((metadata.modified().ok(), path));
        }
    }
    files.sort();
    Ok(files.into_iter().rev().map(|(_, path)| path).collect())
}

/// What has been found and not reported yet.
struct Report<T> {
    tell: T,
    batch: Batch,
    last_sent: Instant,
    any_sent: bool,
    /// Whether the listing goes on.
    is_wanted: bool,
}

impl<T: FnMut(Batch) -> ControlFlow<()>> Report<T> {
    fn new(tell: T) -> Report<T> {
        Report {
            tell,
            batch: Batch::default(),
            last_sent: Instant::now(),
            any_sent: false,
            is_wanted: true,
        }
    }

    fn fault(&mut self, path: Option<&Path>, why: ListError) {
        let name = path.map(|path| {
            let name = path.file_name().unwrap_or(path.as_os_str());
            // A typed path can be very long, and the fault is shown after it.
            shortened(&name.to_string_lossy(), LONGEST_NAME).into_owned()
        });
        self.batch.faults.push(ListFault { name, why });
    }

    /// Whether this many games should be reported now.
    fn is_due(&self, games: usize) -> bool {
        let enough = if self.any_sent {
            page::LARGEST
        } else {
            FIRST_GAMES
        };
        games >= enough || self.last_sent.elapsed() >= REPORT_INTERVAL
    }

    fn send_if_due(&mut self) -> io::Result<()> {
        let games = self.batch.pages.iter().map(|page| page.len()).sum();
        match self.is_due(games) {
            true => self.send(),
            false => Ok(()),
        }
    }

    /// Reports what has been found. A stop is returned as an error, so that it also ends the reading.
    fn send(&mut self) -> io::Result<()> {
        let next = Batch {
            read: self.batch.read,
            total: self.batch.total,
            ..Batch::default()
        };
        let batch = std::mem::replace(&mut self.batch, next);
        self.is_wanted = (self.tell)(batch).is_continue();
        self.last_sent = Instant::now();
        self.any_sent = true;
        match self.is_wanted {
            true => Ok(()),
            false => Err(io::Error::other("broken off")),
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.batch.finished = true;
        self.send()
    }
}

/// Lists one text.
struct TextLister<'a, T> {
    report: &'a mut Report<T>,
    page: PageBuilder,
    pages: Vec<Arc<Page>>,
    /// The number of bytes read before this text.
    before: u64,
}

impl<'a, T: FnMut(Batch) -> ControlFlow<()>> TextLister<'a, T> {
    fn of(origin: Origin, report: &'a mut Report<T>) -> TextLister<'a, T> {
        TextLister {
            before: report.batch.read,
            report,
            page: PageBuilder::new(origin),
            pages: Vec::new(),
        }
    }

    /// Lists a text and returns its pages. What was found before an error is reported too.
    fn skim(self, text: impl Read + Seek) -> io::Result<Vec<Arc<Page>>> {
        let listing = RefCell::new(self);
        let skimmed = add_games(text, &listing);
        let mut listing = listing.into_inner();
        listing.finish_page();
        skimmed?;
        listing.report.send_if_due()?;
        Ok(listing.pages)
    }

    fn add(&mut self, game: &Outline) -> io::Result<()> {
        if is_game(game) {
            self.page.add(game);
        }
        self.send_if_due()
    }

    /// Called when this many bytes of the text have been read.
    fn has_read(&mut self, bytes: u64) -> io::Result<()> {
        if bytes > LARGEST_GAME && self.pages.is_empty() && self.page.len() == 0 {
            return Err(ListError::NoGameAtStart.into());
        }
        let read = self.before + bytes;
        self.report.batch.read = self.report.batch.read.max(read);
        self.send_if_due()
    }

    fn send_if_due(&mut self) -> io::Result<()> {
        if self.page.len() < page::LARGEST && !self.report.is_due(self.page.len()) {
            return Ok(());
        }
        self.finish_page();
        self.report.send()
    }

    fn finish_page(&mut self) {
        if self.page.len() > 0 {
            let page = Arc::new(self.page.finish());
            self.pages.push(page.clone());
            self.report.batch.pages.push(page);
        }
    }
}

/// Skims a text, with a progress report for every read.
fn add_games<T>(text: impl Read + Seek, listing: &RefCell<TextLister<T>>) -> io::Result<()>
where
    T: FnMut(Batch) -> ControlFlow<()>,
{
    let mut games = Skimmer::new(ProgressReader {
        text,
        at: 0,
        listing,
    });
    while let Some(game) = games.next_game()? {
        listing.borrow_mut().add(game)?;
    }
    Ok(())
}

/// A reader that reports its progress.
struct ProgressReader<'a, 'r, R, T> {
    text: R,
    at: u64,
    listing: &'a RefCell<TextLister<'r, T>>,
}

impl<R: Read, T: FnMut(Batch) -> ControlFlow<()>> Read for ProgressReader<'_, '_, R, T> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let length = self.text.read(bytes)?;
        self.at += length as u64;
        self.listing.borrow_mut().has_read(self.at)?;
        Ok(length)
    }
}

impl<R: Seek, T> Seek for ProgressReader<'_, '_, R, T> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.at = self.text.seek(to)?;
        Ok(self.at)
    }
}

/// Whether there is anything to show.
fn is_game(outline: &Outline) -> bool {
    !outline.tags.is_empty() || outline.plies > 0
}
