//! What is in a file or a folder, in numbers.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::batch::{Batch, ListError};
use super::folder::game_files_in;
use super::lister::Lister;
use super::place::{FileState, GamePlace};
use super::source::Source;
use crate::notation::pgn::{ParsedGame, Reader};
use crate::storage::Files;
use crate::tree::{GameTree, Node};

/// What is in a file or a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Survey {
    /// A folder with this many files that may have games.
    Folder(usize),
    /// A file with games.
    Games(FileFacts),
    /// A file without games, and why.
    Nothing(ListError),
}

/// The games of a file, in numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileFacts {
    /// The number of games.
    pub games: usize,
    /// The years of the first and the last game, as far as known.
    pub years: Option<(u16, u16)>,
    /// The number of players with a name.
    pub players: usize,
    /// The place of the first game.
    pub first: GamePlace,
    /// What the games hold; `None` for a file that is too long to be read in full.
    pub checked: Option<CheckedGames>,
}

/// Numbers of games that are known only if all are read in full.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CheckedGames {
    /// Those with comments.
    pub commented: usize,
    /// Those with faults, such as illegal moves.
    pub faulty: usize,
}

/// Longer files are not read in full, only scanned.
const LONGEST_CHECKED: u64 = 16_000_000;

/// Counts what is in files and folders. It remembers the files, and does not read them again until their size or
/// modification time changes.
#[derive(Debug)]
pub struct Surveyor {
    files: Arc<dyn Files>,
    known: HashMap<PathBuf, (FileState, Survey)>,
}

impl Surveyor {
    /// One that has not counted anything yet.
    pub fn new(files: Arc<dyn Files>) -> Surveyor {
        let known = HashMap::new();
        Surveyor { files, known }
    }

    /// What is in a file or a folder; `None` if it was stopped.
    pub fn survey(&mut self, stopped: &dyn Fn() -> bool, path: &Path) -> Option<Survey> {
        if stopped() {
            return None;
        }
        if self.files.is_folder(path) {
            return Some(Survey::Folder(game_files_in(&*self.files, path)));
        }
        let state = FileState::at(&*self.files, path);
        if let (Ok(state), Some((known, survey))) = (&state, self.known.get(path))
            && known == state
        {
            return Some(survey.clone());
        }
        let count = Count::of_file(&self.files, path, |_| !stopped());
        let is_short = count.bytes <= LONGEST_CHECKED;
        let mut survey = (!stopped()).then(|| count.finish())?;
        if let Survey::Games(facts) = &mut survey
            && is_short
        {
            facts.checked = check(&*self.files, stopped, path);
        }
        if stopped() {
            return None;
        }
        if let Ok(state) = state {
            self.known.insert(path.into(), (state, survey.clone()));
        }
        Some(survey)
    }
}

/// The number of games in a file; 0 if it has none, or is too long to be counted while somebody waits.
pub fn count_games(files: &Arc<dyn Files>, path: &Path) -> usize {
    let is_short = |count: &Count| count.bytes <= LONGEST_CHECKED;
    let count = Count::of_file(files, path, is_short);
    if is_short(&count) { count.games } else { 0 }
}

/// Reads all games of a file; `None` if that fails or was stopped.
fn check(files: &dyn Files, stopped: &dyn Fn() -> bool, path: &Path) -> Option<CheckedGames> {
    let mut found = CheckedGames::default();
    for game in Reader::new(files.open(path).ok()?) {
        if stopped() {
            return None;
        }
        let ParsedGame { game, faults, .. } = game.ok()?;
        found.faulty += usize::from(!faults.is_empty());
        found.commented += usize::from(has_words(&game.tree));
    }
    Some(found)
}

fn has_words(tree: &GameTree) -> bool {
    let mut moves = tree.added_after(0);
    let is_commented = |node: &Node| node.has_words() || node.has_words_before();
    is_commented(tree.root()) || moves.any(|id| is_commented(tree.node(id)))
}

#[derive(Debug, Default)]
struct Count {
    bytes: u64,
    games: usize,
    years: Option<(u16, u16)>,
    players: HashSet<String>,
    first: Option<GamePlace>,
    fault: Option<ListError>,
}

impl Count {
    /// What is in a file, as far as it is looked through.
    fn of_file(files: &Arc<dyn Files>, path: &Path, goes_on: impl Fn(&Count) -> bool) -> Count {
        let mut count = Count::default();
        // Its pages are not kept, as they would be by one lister for all files.
        let mut lister = Lister::new(files.clone());
        lister.list(&Source::File(path.into()), |batch| {
            count.add(&batch);
            if goes_on(&count) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        count
    }

    fn add(&mut self, batch: &Batch) {
        self.bytes = self.bytes.max(batch.total);
        for page in &batch.pages {
            self.games += page.len();
            self.first = self.first.take().or_else(|| page.place(0));
            for summary in (0..page.len()).filter_map(|game| page.summary(game)) {
                for name in [summary.white, summary.black] {
                    if !name.is_empty() && !self.players.contains(name) {
                        self.players.insert(name.to_owned());
                    }
                }
                if let Some(year) = summary.date.year() {
                    let (first, last) = self.years.unwrap_or((year, year));
                    self.years = Some((first.min(year), last.max(year)));
                }
            }
        }
        let fault = batch.faults.first().map(|fault| fault.why.clone());
        self.fault = self.fault.take().or(fault);
    }

    fn finish(self) -> Survey {
        let Some(first) = self.first else {
            return Survey::Nothing(self.fault.unwrap_or(ListError::NoGame));
        };
        Survey::Games(FileFacts {
            games: self.games,
            years: self.years,
            players: self.players.len(),
            first,
            checked: None,
        })
    }
}
