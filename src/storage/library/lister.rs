//! Listing games, piece by piece.

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

/// So many games are enough to be told as the first ones: more than any screen shows.
const FIRST_GAMES: usize = 100;

/// What has been found is told after this time, however little it is.
const PATIENCE: Duration = Duration::from_millis(50);

/// Where the games of a list come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// `last.txt` and every `.pgn` file of a folder, the one written last first.
    Folder(PathBuf),
    /// One file.
    File(PathBuf),
    /// A text in memory.
    Text(Arc<str>),
}

impl Source {
    /// The file with this path, which can be read at least in part. The standard input (`-`) and what else
    /// can be read only once, as a pipe, is read to its end.
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

/// A piece of a list.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Batch {
    /// Games that follow those of the batches before.
    pub pages: Vec<Arc<Page>>,
    /// How many bytes have been gone through so far.
    pub read: u64,
    /// How many bytes there are in all.
    pub total: u64,
    /// Whether there is no more.
    pub finished: bool,
    /// What could not be read of the files met since the batch before.
    pub faults: Vec<ListFault>,
}

/// A file or folder of which something could not be listed.
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
    /// It holds no game.
    #[error("there is no game in it")]
    NoGame,
    /// So much of its beginning holds no game that the rest is not looked through.
    #[error("there is no game in its first 16 MB")]
    NoGameAtStart,
}

/// An error goes through readers of text as one of theirs.
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

/// Lists games. It remembers the files that it has listed, and does not read them again as long as
/// neither their size nor the time of their last change is another.
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
    /// One that has not listed anything.
    pub fn new() -> Lister {
        Lister::default()
    }

    /// Lists the games of a source from its beginning and hands them over in batches, of which the last
    /// one is `finished`. It stops early when it is told to break off.
    ///
    /// The first batch comes as soon as there are enough games to fill a screen.
    pub fn list(&mut self, source: &Source, tell: impl FnMut(Batch) -> ControlFlow<()>) {
        let mut report = Report::new(tell);
        // Whether it was broken off, nobody asks who has just done so.
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
            // It is made when a game is saved.
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
        // To open a pipe would be to wait for somebody who writes to it.
        if !is_regular(path) && path.exists() {
            return Err(ListError::NotAFile.into());
        }
        let file = File::open(path)?;
        let state = Arc::new(FileState::of(path, &file)?);
        if let Some(listed) = self.known.get(path)
            && listed.state == state
        {
            report.batch.pages.extend_from_slice(&listed.pages);
            return report.tell_if_due();
        }
        let pages = TextListing::of(Origin::File(state.clone()), report).skim(file)?;
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
    let listing = TextListing::of(Origin::Text(text.clone()), report);
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

/// The files of a folder that hold games, the one written last first.
fn game_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    // An entry that cannot be read takes no other with it.
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

/// What has been found and not been told.
struct Report<T> {
    tell: T,
    batch: Batch,
    told: Instant,
    told_any: bool,
    /// Whether anybody wants to be told more.
    is_wanted: bool,
}

impl<T: FnMut(Batch) -> ControlFlow<()>> Report<T> {
    fn new(tell: T) -> Report<T> {
        Report {
            tell,
            batch: Batch::default(),
            told: Instant::now(),
            told_any: false,
            is_wanted: true,
        }
    }

    fn fault(&mut self, path: Option<&Path>, why: ListError) {
        let name = path.map(|path| {
            let name = path.file_name().unwrap_or(path.as_os_str());
            // What was typed as a path need not be short enough for a file, and the fault is to be seen after it.
            shortened(&name.to_string_lossy(), LONGEST_NAME).into_owned()
        });
        self.batch.faults.push(ListFault { name, why });
    }

    /// Whether so many games should be told now.
    fn is_due(&self, games: usize) -> bool {
        let enough = if self.told_any {
            page::LARGEST
        } else {
            FIRST_GAMES
        };
        games >= enough || self.told.elapsed() >= PATIENCE
    }

    fn tell_if_due(&mut self) -> io::Result<()> {
        let games = self.batch.pages.iter().map(|page| page.len()).sum();
        match self.is_due(games) {
            true => self.tell(),
            false => Ok(()),
        }
    }

    /// Tells what has been found. That no more is wanted is an error, so that it ends whatever is being read.
    fn tell(&mut self) -> io::Result<()> {
        let next = Batch {
            read: self.batch.read,
            total: self.batch.total,
            ..Batch::default()
        };
        let batch = std::mem::replace(&mut self.batch, next);
        self.is_wanted = (self.tell)(batch).is_continue();
        self.told = Instant::now();
        self.told_any = true;
        match self.is_wanted {
            true => Ok(()),
            false => Err(io::Error::other("broken off")),
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.batch.finished = true;
        self.tell()
    }
}

/// The listing of one text.
struct TextListing<'a, T> {
    report: &'a mut Report<T>,
    page: PageBuilder,
    pages: Vec<Arc<Page>>,
    /// How many bytes had been read before this text.
    before: u64,
}

impl<'a, T: FnMut(Batch) -> ControlFlow<()>> TextListing<'a, T> {
    fn of(origin: Origin, report: &'a mut Report<T>) -> TextListing<'a, T> {
        TextListing {
            before: report.batch.read,
            report,
            page: PageBuilder::new(origin),
            pages: Vec::new(),
        }
    }

    /// Lists a text; its pages. What was found before an error is reported too.
    fn skim(self, text: impl Read + Seek) -> io::Result<Vec<Arc<Page>>> {
        let listing = RefCell::new(self);
        let skimmed = add_games(text, &listing);
        let mut listing = listing.into_inner();
        listing.finish_page();
        skimmed?;
        listing.report.tell_if_due()?;
        Ok(listing.pages)
    }

    fn add(&mut self, game: &Outline) -> io::Result<()> {
        if is_game(game) {
            self.page.add(game);
        }
        self.tell_if_due()
    }

    /// So many bytes of the text have been read.
    fn has_read(&mut self, bytes: u64) -> io::Result<()> {
        if bytes > LARGEST_GAME && self.pages.is_empty() && self.page.len() == 0 {
            return Err(ListError::NoGameAtStart.into());
        }
        let read = self.before + bytes;
        self.report.batch.read = self.report.batch.read.max(read);
        self.tell_if_due()
    }

    fn tell_if_due(&mut self) -> io::Result<()> {
        if self.page.len() < page::LARGEST && !self.report.is_due(self.page.len()) {
            return Ok(());
        }
        self.finish_page();
        self.report.tell()
    }

    fn finish_page(&mut self) {
        if self.page.len() > 0 {
            let page = Arc::new(self.page.finish());
            self.pages.push(page.clone());
            self.report.batch.pages.push(page);
        }
    }
}

/// Goes through a text, however few games there are in it: the listing is told of every piece.
fn add_games<T>(text: impl Read + Seek, listing: &RefCell<TextListing<T>>) -> io::Result<()>
where
    T: FnMut(Batch) -> ControlFlow<()>,
{
    let mut games = Skimmer::new(Watched {
        text,
        at: 0,
        listing,
    });
    while let Some(game) = games.next_game()? {
        listing.borrow_mut().add(game)?;
    }
    Ok(())
}

/// A text that tells its listing how far it has been read.
struct Watched<'a, 'r, R, T> {
    text: R,
    at: u64,
    listing: &'a RefCell<TextListing<'r, T>>,
}

impl<R: Read, T: FnMut(Batch) -> ControlFlow<()>> Read for Watched<'_, '_, R, T> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let length = self.text.read(bytes)?;
        self.at += length as u64;
        self.listing.borrow_mut().has_read(self.at)?;
        Ok(length)
    }
}

impl<R: Seek, T> Seek for Watched<'_, '_, R, T> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.at = self.text.seek(to)?;
        Ok(self.at)
    }
}

/// Whether there is anything to be shown.
fn is_game(outline: &Outline) -> bool {
    !outline.tags.is_empty() || outline.plies > 0
}
