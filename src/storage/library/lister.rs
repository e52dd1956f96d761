//! Listing games in batches.

use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::io::{self, Cursor, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::batch::{Batch, ListError, REPORT_INTERVAL, Report};
use super::page::Page;
use super::place::{FileState, Origin};
use super::source::{Source, is_regular};
use super::text_lister::TextLister;
use super::trash;
use crate::storage::LAST;

/// So many bytes of a file without games tell what else it is.
const BEGINNING: u64 = 4096;

/// Lists games. It remembers the files that it has listed, and does not read them again until their
/// size or modification time changes.
#[derive(Debug)]
pub struct Lister {
    known: HashMap<PathBuf, Listed>,
    report_interval: Duration,
}

/// A file that has been listed.
#[derive(Debug)]
struct Listed {
    state: Arc<FileState>,
    pages: Vec<Arc<Page>>,
}

impl Default for Lister {
    fn default() -> Lister {
        Lister::reporting_every(REPORT_INTERVAL)
    }
}

impl Lister {
    /// A lister that has not listed anything yet.
    pub fn new() -> Lister {
        Lister::default()
    }

    /// The same, which reports a batch after this time, however small it is. Without any time it reports all
    /// that it reads, as from a slow disk.
    pub fn reporting_every(report_interval: Duration) -> Lister {
        Lister {
            known: HashMap::new(),
            report_interval,
        }
    }

    /// Lists the games of a source from its beginning and passes them to `tell` in batches; the last
    /// one is `finished`. It stops early if `tell` returns [`ControlFlow::Break`].
    ///
    /// The first batch comes as soon as there are enough games to fill a screen.
    pub fn list(&mut self, source: &Source, tell: impl FnMut(Batch) -> ControlFlow<()>) {
        let mut report = Report::new(tell, self.report_interval);
        // The caller knows if it has stopped the listing.
        let _ = match source {
            Source::Folder(path) => self.list_folder(path, &mut report),
            Source::File(path) => self.list_files(std::slice::from_ref(path), &mut report),
            Source::Text(text) => list_text(text, &mut report),
            Source::Trash(of) => {
                let folder = of.trash_folder();
                let files = trash::files(&folder);
                self.list_found(&folder, files, &mut report)
            }
        };
    }

    fn list_folder<T>(&mut self, path: &Path, report: &mut Report<T>) -> io::Result<()>
    where
        T: FnMut(Batch) -> ControlFlow<()>,
    {
        let files = game_files(path);
        if let Ok(files) = &files {
            let listed: HashSet<&PathBuf> = files.iter().collect();
            self.known.retain(|known, _| listed.contains(known));
        }
        self.list_found(path, files, report)
    }

    /// Lists the files that were found in a folder.
    fn list_found<T>(
        &mut self,
        path: &Path,
        files: io::Result<Vec<PathBuf>>,
        report: &mut Report<T>,
    ) -> io::Result<()>
    where
        T: FnMut(Batch) -> ControlFlow<()>,
    {
        let files = match files {
            Ok(files) => files,
            // The folder is created when a game is saved or deleted.
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => {
                report.fault(Some(path), error.into());
                Vec::new()
            }
        };
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
                Err(error) if report.is_wanted => {
                    let why = match error.into() {
                        ListError::NoGameAtStart => why_none(path, true),
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
            report.fault(Some(path), why_none(path, false));
        }
        self.known.insert(path.into(), Listed { state, pages });
        Ok(())
    }
}

/// Why there are no games in a file, or not in its first 16 MB.
fn why_none(path: &Path, is_long: bool) -> ListError {
    let mut beginning = Vec::new();
    let read = File::open(path).and_then(|file| file.take(BEGINNING).read_to_end(&mut beginning));
    match read {
        Ok(_) => ListError::none(&beginning, is_long),
        Err(error) => error.into(),
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
