//! Reading many games: for a list, to count them, to compare two players.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::worker::{Executor, Run};
use crate::app::{Failure, ListRequest, OpenedGame, Reply, TaskReply};
use crate::storage::library::{
    self, Batch, Catalog, GamePlace, ListFault, Lister, Order, Overview, Source,
};
use crate::storage::players::PlayerNames;
use crate::storage::{Files, GamesFolder, SavedGame};

/// Reads the games of a folder, a file or a text.
#[derive(Debug)]
pub struct ListReader {
    folder: PathBuf,
    lister: Lister,
}

impl ListReader {
    /// A reader whose folder of games is this one.
    pub fn new(games: &GamesFolder) -> ListReader {
        ListReader::with_lister(games.path(), Lister::new(games.files().clone()))
    }

    /// The same with this lister.
    pub fn with_lister(folder: &Path, lister: Lister) -> ListReader {
        ListReader {
            folder: folder.into(),
            lister,
        }
    }

    /// Reads games until it is stopped. `tell` gets the replies for each batch.
    pub fn read(
        &mut self,
        stopped: &dyn Fn() -> bool,
        listing: &ListRequest,
        mut tell: impl FnMut(Vec<Reply>),
    ) {
        if let ListRequest::Sort(unsorted) = listing {
            let sorted = unsorted.clone().sort(stopped).filter(|_| !stopped());
            if let Some(sorted) = sorted {
                tell(vec![Reply::Task(TaskReply::Sorted(Box::new(sorted)))]);
            }
            return;
        }
        if let ListRequest::FindDuplicates(games) = listing {
            let found = games.clone().duplicates(&**self.lister.files(), stopped);
            let found = found.filter(|_| !stopped());
            if let Some(found) = found {
                tell(vec![Reply::Task(TaskReply::Duplicates(found))]);
            }
            return;
        }
        let Some((source, mut action)) = self.plan(listing) else {
            return;
        };
        let files = self.lister.files().clone();
        let reading = Reading {
            stopped,
            files: &*files,
            source: &source,
        };
        self.lister.list(&source, |batch| {
            let replies = action.advance(reading, batch);
            if !stopped() {
                tell(replies);
            }
            if stopped() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
    }

    /// The source of the games, and what to do with them; `None` if none are read.
    fn plan(&self, listing: &ListRequest) -> Option<(Source, Action)> {
        let folder = Source::Folder(self.folder.clone());
        let show = |opens_single| {
            Action::Show(Listing {
                opens_single,
                ..Listing::default()
            })
        };
        Some(match listing {
            ListRequest::Sort(_) | ListRequest::FindDuplicates(_) => return None,
            ListRequest::Folder => (folder, show(false)),
            ListRequest::Again(source) => (source.clone(), show(false)),
            ListRequest::Open(source) => (source.clone(), show(true)),
            ListRequest::Path(path) => (Source::File(library::expand(path)), show(true)),
            ListRequest::Count => {
                let games = Box::new(Catalog::new(Order::NewestFirst));
                (folder, Action::Tell(games, Told::Overview))
            }
            ListRequest::Compare(names) => {
                let games = Box::new(Catalog::new(Order::AsWritten));
                (folder, Action::Tell(games, Told::Score(names.clone())))
            }
        })
    }
}

impl Executor for ListReader {
    type Job = ListRequest;
    type Answer = Reply;

    fn carry_out(&mut self, listing: &ListRequest, run: &Run<Reply>) {
        self.read(&|| run.is_cancelled(), listing, |replies| {
            replies.into_iter().for_each(|reply| run.answer(reply));
        });
    }

    fn panicked(_listing: &ListRequest) -> Option<Reply> {
        Some(Reply::Failed(Failure::Panicked))
    }

    /// A list changes nothing, and may take long.
    fn must_finish(_listing: &ListRequest) -> bool {
        false
    }
}

/// What is read, where from, and what stops it.
#[derive(Clone, Copy)]
struct Reading<'a> {
    stopped: &'a dyn Fn() -> bool,
    files: &'a dyn Files,
    source: &'a Source,
}

/// What to do with the batches of games.
#[derive(Debug)]
enum Action {
    Show(Listing),
    /// Gather them all, and tell something of them.
    Tell(Box<Catalog>, Told),
}

/// What is told of many games.
#[derive(Debug)]
enum Told {
    /// Their number, the latest and who plays most.
    Overview,
    /// The score of two players against each other.
    Score([String; 2]),
}

/// A list to show.
#[derive(Default, Debug)]
struct Listing {
    /// Whether a single game is opened instead, however early the list begins, and a text without any is a fault.
    opens_single: bool,
    has_begun: bool,
    /// The first games, at most two.
    first: Vec<GamePlace>,
    /// What could not be listed before the list has begun.
    faults: Vec<ListFault>,
}

impl Action {
    /// Handles one more batch.
    fn advance(&mut self, reading: Reading, batch: Batch) -> Vec<Reply> {
        match self {
            Action::Show(listing) => listing.advance(reading, batch),
            Action::Tell(games, told) => {
                games.add(&batch.pages);
                let replies = batch.finished.then(|| told.of(games, names_of(reading)));
                let replies = replies.into_iter().flatten();
                replies.map(Reply::Task).collect()
            }
        }
    }
}

impl Told {
    fn of(&self, games: &Catalog, known: PlayerNames) -> Vec<TaskReply> {
        match self {
            Told::Overview => {
                let overview = Box::new(Overview::of(games, &known));
                let counted = TaskReply::Counted(games.total(), overview);
                vec![TaskReply::Names(Box::new(known)), counted]
            }
            Told::Score(names) => {
                let score = games
                    .meetings(names.clone().map(|name| known.all_of(&name)))
                    .score;
                vec![TaskReply::Compared(names.clone(), score)]
            }
        }
    }
}

/// Which names of a folder belong to one player.
fn names_of(reading: Reading) -> PlayerNames {
    match reading.source {
        Source::Folder(folder) => PlayerNames::of_folder(reading.files, folder),
        Source::File(_) | Source::Text(_) | Source::Trash(_) => PlayerNames::default(),
    }
}

impl Listing {
    fn advance(&mut self, reading: Reading, mut batch: Batch) -> Vec<Reply> {
        let pages = batch.pages.iter();
        let places = pages.flat_map(|page| (0..page.len()).filter_map(|game| page.place(game)));
        self.first.extend(places.take(2 - self.first.len()));
        // Only a text with games is a list, however long it takes to find the first.
        if self.opens_single && self.first.is_empty() && !batch.finished {
            self.faults.extend(batch.faults);
            return Vec::new();
        }
        batch.faults.splice(..0, std::mem::take(&mut self.faults));
        if self.opens_single
            && batch.finished
            && let Some(instead) = self.instead_of_list(reading, &batch)
        {
            return vec![instead];
        }
        let begins = (!self.has_begun).then(|| TaskReply::ListBegins(reading.source.clone()));
        self.has_begun = true;
        let of_trash = reading.source.trash().filter(|_| batch.finished);
        let counted = of_trash.map(|_| {
            let count = library::deleted_games(reading.files, reading.source);
            TaskReply::TrashCounted(reading.source.clone(), count)
        });
        let is_new_trash = begins.is_some() && matches!(reading.source, Source::Trash(_));
        let deletions = is_new_trash.then(|| {
            let known = library::deletions(reading.files, reading.source);
            TaskReply::Deletions(reading.source.clone(), known)
        });
        let is_own = begins.is_some() && matches!(reading.source, Source::Folder(_));
        let names = is_own.then(|| TaskReply::Names(Box::new(names_of(reading))));
        let replies = begins.into_iter().chain(deletions).chain(names);
        let replies = replies.chain([TaskReply::Listed(batch)]);
        let replies = replies.chain(counted);
        replies.map(Reply::Task).collect()
    }

    /// The reply for a text with a single game, or with none.
    fn instead_of_list(&self, reading: Reading, last: &Batch) -> Option<Reply> {
        match (&self.first[..], self.has_begun) {
            ([place], false) => Some(match read_single(reading, place) {
                Ok((game, place)) => Reply::Opened(game, place),
                Err(failure) => Reply::Failed(failure),
            }),
            ([place], true) => {
                let (game, place) = read_single(reading, place).ok()?;
                let source = reading.source.clone();
                Some(Reply::Task(TaskReply::SingleGame(source, game, place)))
            }
            ([], _) => {
                let fault = last.faults.first().cloned();
                let none = || Failure::NoGame(reading.source.clone());
                Some(Reply::Failed(fault.map_or_else(none, Failure::NotListed)))
            }
            _ => None,
        }
    }
}

/// Reads the single game of a text, with any text around it. Its place is known if it is intact and in a file.
fn read_single(
    reading: Reading,
    place: &GamePlace,
) -> Result<(Box<OpenedGame>, Option<GamePlace>), Failure> {
    let Reading {
        stopped,
        files,
        source,
    } = reading;
    let saved = match source {
        Source::File(path) => SavedGame::read_unless(stopped, files, path),
        Source::Folder(_) | Source::Text(_) | Source::Trash(_) => {
            library::read_game_unless(stopped, files, place)
        }
    }?;
    let is_whole = saved.fault.is_none() && !saved.more;
    let is_file = matches!(source, Source::File(_));
    let place = (is_whole && is_file).then(|| place.clone());
    let more = false;
    let opened = OpenedGame::new_unless(stopped, SavedGame { more, ..saved })?;
    Ok((Box::new(opened), place))
}
