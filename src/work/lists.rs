//! Reading many games: for a list, to count them, to compare two players.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::worker::{Executor, Run};
use crate::app::{Failure, ListRequest, OpenedGame, Reply, TaskReply};
use crate::storage::library::{self, Batch, Catalog, GamePlace, Lister, Order, Source};
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

    /// Reads games. `tell` gets the replies for each batch, and says whether to continue.
    pub fn read(
        &mut self,
        listing: &ListRequest,
        mut tell: impl FnMut(Vec<Reply>) -> ControlFlow<()>,
    ) {
        let (source, mut action) = self.plan(listing);
        let files = self.lister.files().clone();
        self.lister.list(&source, |batch| {
            let commands = action.advance(&*files, &source, batch);
            tell(commands)
        });
    }

    /// The source of the games, and what to do with them.
    fn plan(&self, listing: &ListRequest) -> (Source, Action) {
        let folder = Source::Folder(self.folder.clone());
        let show = |opens_single| {
            Action::Show(Listing {
                opens_single,
                ..Listing::default()
            })
        };
        match listing {
            ListRequest::Folder => (folder, show(false)),
            ListRequest::Again(source) => (source.clone(), show(false)),
            ListRequest::Open(source) => (source.clone(), show(true)),
            ListRequest::Path(path) => (Source::File(library::expand(path)), show(true)),
            ListRequest::Count => (folder, Action::Count(0)),
            ListRequest::Compare(names) => {
                let games = Catalog::new(Order::AsWritten);
                (folder, Action::Compare(names.clone(), games))
            }
        }
    }
}

impl Executor for ListReader {
    type Job = ListRequest;
    type Answer = Reply;

    fn carry_out(&mut self, listing: &ListRequest, run: &Run<Reply>) {
        self.read(listing, |commands| {
            commands.into_iter().for_each(|command| run.answer(command));
            if run.is_cancelled() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
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

/// What to do with the batches of games.
#[derive(Debug)]
enum Action {
    Show(Listing),
    Count(usize),
    Compare([String; 2], Catalog),
}

/// A list to show.
#[derive(Default, Debug)]
struct Listing {
    /// Whether a single game is opened instead, however early the list begins.
    opens_single: bool,
    has_begun: bool,
    /// The first games, at most two.
    first: Vec<GamePlace>,
}

impl Action {
    /// Handles one more batch.
    fn advance(&mut self, files: &dyn Files, source: &Source, batch: Batch) -> Vec<Reply> {
        let finished = batch.finished;
        let said = match self {
            Action::Show(listing) => return listing.advance(files, source, batch),
            Action::Count(count) => {
                *count += batch.pages.iter().map(|page| page.len()).sum::<usize>();
                finished.then_some(TaskReply::Counted(*count))
            }
            Action::Compare(names, games) => {
                games.add(&batch.pages);
                let score = || games.head_to_head(&names[0], &names[1]);
                finished.then(|| TaskReply::Compared(names.clone(), score()))
            }
        };
        said.map(Reply::Task).into_iter().collect()
    }
}

impl Listing {
    fn advance(&mut self, files: &dyn Files, source: &Source, batch: Batch) -> Vec<Reply> {
        let pages = batch.pages.iter();
        let places = pages.flat_map(|page| (0..page.len()).filter_map(|game| page.place(game)));
        self.first.extend(places.take(2 - self.first.len()));
        if self.opens_single
            && batch.finished
            && let Some(instead) = self.instead_of_list(files, source, &batch)
        {
            return vec![instead];
        }
        let begins = (!self.has_begun).then(|| TaskReply::ListBegins(source.clone()));
        self.has_begun = true;
        let replies = begins.into_iter().chain([TaskReply::Listed(batch)]);
        replies.map(Reply::Task).collect()
    }

    /// The reply for a text with a single game, or with none before a list has begun.
    fn instead_of_list(&self, files: &dyn Files, source: &Source, last: &Batch) -> Option<Reply> {
        match (&self.first[..], self.has_begun) {
            ([place], false) => Some(match read_single(files, source, place) {
                Ok((game, place)) => Reply::Opened(game, place),
                Err(failure) => Reply::Failed(failure),
            }),
            ([place], true) => {
                let (game, place) = read_single(files, source, place).ok()?;
                let source = source.clone();
                Some(Reply::Task(TaskReply::SingleGame(source, game, place)))
            }
            ([], false) => {
                let fault = last.faults.first().cloned();
                let none = || Failure::NoGame(source.clone());
                Some(Reply::Failed(fault.map_or_else(none, Failure::NotListed)))
            }
            _ => None,
        }
    }
}

/// Reads the single game of a text, with any text around it. Its place is known if it is intact and in a file.
fn read_single(
    files: &dyn Files,
    source: &Source,
    place: &GamePlace,
) -> Result<(Box<OpenedGame>, Option<GamePlace>), Failure> {
    let saved = match source {
        Source::File(path) => SavedGame::read(files, path),
        Source::Folder(_) | Source::Text(_) | Source::Trash(_) => library::read_game(files, place),
    }?;
    let is_whole = saved.fault.is_none() && !saved.more;
    let is_file = matches!(source, Source::File(_));
    let place = (is_whole && is_file).then(|| place.clone());
    let more = false;
    Ok((Box::new(SavedGame { more, ..saved }.into()), place))
}
