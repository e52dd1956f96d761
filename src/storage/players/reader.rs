//! Reading the games of a folder for what they say of the players.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::facts::GameFacts;
use super::names::PlayerNames;
use super::people::Players;
use crate::storage::Files;
use crate::storage::library::{FileState, Lister, Page, Source, read_game_unless};

/// After so many games it is told how far the reading is.
const REPORT: usize = 64;

/// Reads the games of folders. It remembers the files, and does not read them again until they change.
#[derive(Debug)]
pub struct PlayerReader {
    files: Arc<dyn Files>,
    lister: Lister,
    known: HashMap<PathBuf, Known>,
}

/// The games of a file that was read.
#[derive(Debug)]
struct Known {
    state: Arc<FileState>,
    games: Vec<Arc<GameFacts>>,
}

/// How far the reading is.
#[derive(Clone, PartialEq, Debug)]
pub enum ReadPlayers {
    /// So many games are read, of so many.
    Part(usize, usize),
    /// All are read.
    All(Arc<Players>),
}

// The numbers are finite.
impl Eq for ReadPlayers {}

impl PlayerReader {
    /// A reader that has not read anything yet.
    pub fn new(files: Arc<dyn Files>) -> PlayerReader {
        PlayerReader {
            lister: Lister::new(files.clone()),
            files,
            known: HashMap::new(),
        }
    }

    /// Reads the games of a folder, until it is stopped, and tells how far it is. A file that cannot be read has no games, as
    /// the list says too.
    pub fn read(
        &mut self,
        stopped: &dyn Fn() -> bool,
        folder: &Path,
        names: &PlayerNames,
        mut tell: impl FnMut(ReadPlayers),
    ) {
        let mut pages: Vec<Arc<Page>> = Vec::new();
        self.lister.list(&Source::Folder(folder.into()), |batch| {
            pages.extend(batch.pages);
            if stopped() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        let total = pages.iter().map(|page| page.len()).sum();
        let mut games = Vec::with_capacity(total);
        let mut read = 0;
        for pages in pages.chunk_by(|one, other| path(one) == path(other)) {
            let mut count = || {
                read += 1;
                if read % REPORT == 0 {
                    tell(ReadPlayers::Part(read, total));
                }
            };
            match self.games_of_file(stopped, pages, &mut count) {
                Some(found) => games.extend(found),
                None => return,
            }
        }
        if stopped() {
            return;
        }
        let listed: HashSet<&Path> = pages.iter().filter_map(|page| path(page)).collect();
        self.known.retain(|path, _| listed.contains(&**path));
        tell(ReadPlayers::All(Arc::new(Players::of(games, names))));
    }

    /// The games of a file; `None` if it was stopped.
    fn games_of_file(
        &mut self,
        stopped: &dyn Fn() -> bool,
        pages: &[Arc<Page>],
        count: &mut dyn FnMut(),
    ) -> Option<Vec<Arc<GameFacts>>> {
        let state = pages.first().and_then(|page| page.file());
        let known = state.and_then(|state| self.known.get(&state.path));
        if let Some(known) = known.filter(|known| Some(&known.state) == state) {
            return Some(known.games.clone());
        }
        let mut games = Vec::new();
        let all = pages.iter();
        let all = all.flat_map(|page| (0..page.len()).map(move |n| (page, n)));
        for (page, n) in all {
            if stopped() {
                return None;
            }
            count();
            let (Some(summary), Some(place)) = (page.summary(n), page.place(n)) else {
                continue;
            };
            if summary.counted().is_none() {
                continue;
            }
            let saved = read_game_unless(stopped, &*self.files, &place);
            let facts = saved
                .ok()
                .and_then(|saved| GameFacts::of(&saved, &summary, place));
            games.extend(facts.map(Arc::new));
        }
        // The last game may have been left out.
        if stopped() {
            return None;
        }
        if let Some(state) = state {
            let known = Known {
                state: state.clone(),
                games: games.clone(),
            };
            self.known.insert(state.path.clone(), known);
        }
        Some(games)
    }
}

fn path(page: &Page) -> Option<&Path> {
    page.file().map(|state| &*state.path)
}
