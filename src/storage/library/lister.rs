//! Listing games in batches.

use std::collections::{HashMap, HashSet};
use std::io::{self, Cursor, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::batch::{Batch, ListError, REPORT_INTERVAL, Report};
use super::page::Page;
use super::place::{FileState, Origin};
use super::source::Source;
use super::text_lister::TextLister;
use super::trash;
use crate::storage::{Files, LAST};

/// So many bytes of a file without games tell what else it is.
const BEGINNING: u64 = 4096;

/// Lists games. It remembers the files that it has listed, and does not read them again until their
/// size or modification time changes.
#[derive(Debug)]
pub struct Lister {
    files: Arc<dyn Files>,
    known: HashMap<PathBuf, Listed>,
    report_interval: Duration,
}

/// A file that has been listed.
#[derive(Debug)]
struct Listed {
    state: Arc<FileState>,
    pages: Vec<Arc<Page>>,
}

impl Lister {
    /// A lister that has not listed anything yet.
    pub fn new(files: Arc<dyn Files>) -> Lister {
        Lister::reporting_every(files, REPORT_INTERVAL)
    }

    /// The same, which reports a batch after this time, however small it is. Without any time it reports all
    /// that it reads, as from a slow disk.
    pub fn reporting_every(files: Arc<dyn Files>, report_interval: Duration) -> Lister {
        Lister {
            files,
            known: HashMap::new(),
            report_interval,
        }
    }

    /// Where the games are.
    pub fn files(&self) -> &Arc<dyn Files> {
        &self.files
    }

    /// Lists the games of a source from its beginning and passes them to `tell` in batches; the last
    /// one is `finished`. It stops early if `tell` returns [`ControlFlow::Break`].
    ///
    /// The first batch comes as soon as there are enough games to fill a screen.
    pub fn list(&mut self, source: &Source, mut tell: impl FnMut(Batch) -> ControlFlow<()>) {
        let mut report = Report::new(&mut tell, self.report_interval);
        // The caller knows if it has stopped the listing.
        let _ = match source {
            Source::Folder(path) => self.list_folder(path, &mut report),
            Source::File(path) => {
                // If it has no game, it is said again why.
                self.known
                    .retain(|known, listed| known != path || !listed.pages.is_empty());
                self.list_files(std::slice::from_ref(path), &mut report)
            }
            Source::Text(text) => list_text(text, &mut report),
            Source::Trash(of) => {
                let folder = of.trash_folder();
                let files = trash::files(&*self.files, &folder);
                self.list_found(&folder, files, &mut report)
            }
        };
    }

    fn list_folder(&mut self, path: &Path, report: &mut Report) -> io::Result<()> {
        let files = game_files(&*self.files, path);
        if let Ok(files) = &files {
            let listed: HashSet<&PathBuf> = files.iter().collect();
            self.known.retain(|known, _| listed.contains(known));
        }
        self.list_found(path, files, report)
    }

    /// Lists the files that were found in a folder.
    fn list_found(
        &mut self,
        path: &Path,
        files: io::Result<Vec<PathBuf>>,
        report: &mut Report,
    ) -> io::Result<()> {
        let files = files.unwrap_or_else(|error| {
            report.fault(Some(path), error.into());
            Vec::new()
        });
        self.list_files(&files, report)
    }

    fn list_files(&mut self, paths: &[PathBuf], report: &mut Report) -> io::Result<()> {
        let files = self.files.clone();
        let size = |path: &PathBuf| files.find(path).map_or(0, |found| found.size);
        report.batch.total = paths.iter().map(size).sum();
        for path in paths {
            let end = report.batch.read + size(path);
            match self.list_file(path, report) {
                Err(error) if report.is_wanted => {
                    let why = match error.into() {
                        ListError::NoGameAtStart => why_none(&*self.files, path, true),
                        why => why,
                    };
                    report.fault(Some(path), why);
                }
                listed => listed?,
            }
            report.batch.read = end;
        }
        report.finish()
    }

    fn list_file(&mut self, path: &Path, report: &mut Report) -> io::Result<()> {
        // Opening a pipe would block until something writes to it.
        let found = self.files.find(path);
        if found.is_ok_and(|found| !found.is_file) {
            return Err(ListError::NotAFile.into());
        }
        let file = self.files.open(path)?;
        let state = Arc::new(FileState::new(path, file.found()?));
        if let Some(listed) = self.known.get(path)
            && listed.state == state
        {
            report.batch.pages.extend_from_slice(&listed.pages);
            return report.send_if_due();
        }
        let pages = TextLister::of(Origin::File(state.clone()), report).skim(file)?;
        if pages.is_empty() && state.size > 0 {
            report.fault(Some(path), why_none(&*self.files, path, false));
        }
        self.known.insert(path.into(), Listed { state, pages });
        Ok(())
    }
}

/// Why there are no games in a file, or not in its first 16 MB.
fn why_none(files: &dyn Files, path: &Path, is_long: bool) -> ListError {
    let mut beginning = Vec::new();
    let file = files.open(path);
    let read = file.and_then(|file| file.take(BEGINNING).read_to_end(&mut beginning));
    match read {
        Ok(_) => ListError::none(&beginning, is_long),
        Err(error) => error.into(),
    }
}

fn list_text(text: &Arc<str>, report: &mut Report) -> io::Result<()> {
    report.batch.total = text.len() as u64;
    let listing = TextLister::of(Origin::Text(text.clone()), report);
    match listing.skim(Cursor::new(text.as_bytes())) {
        Err(error) if report.is_wanted => report.fault(None, error.into()),
        listed => drop(listed?),
    }
    report.batch.read = report.batch.total;
    report.finish()
}

/// The game files of a folder. The program names them by date and time, and the last game comes after these by its name: so
/// the most recent of them come first, also after an older one was annotated.
pub(super) fn game_files(files: &dyn Files, folder: &Path) -> io::Result<Vec<PathBuf>> {
    trash::greatest_first(files, folder, |path| {
        let is_last = path.file_name().is_some_and(|name| name == LAST);
        let mut extension = path.extension().into_iter();
        let is_game = is_last || extension.any(|it| it.eq_ignore_ascii_case("pgn"));
        is_game.then_some(())
    })
}
