//! Reading many games: for a list, to count them, to compare two players.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::worker::{Executor, Run};
use crate::app::{Failure, ListRequest, Reply, TaskReply};
use crate::storage::SavedGame;
use crate::storage::library::{self, Batch, Catalog, GamePlace, Lister, Order, Source};

/// Reads the games of a folder, a file or a text.
#[derive(Debug)]
pub struct ListReader {
    folder: PathBuf,
    lister: Lister,
}

impl ListReader {
    /// A reader whose folder of games is this one.
    pub fn new(folder: &Path) -> ListReader {
        ListReader {
            folder: folder.into(),
            lister: Lister::new(),
        }
    }

    /// Reads games. `tell` gets the replies for each batch, and says whether to continue.
    pub fn read(
        &mut self,
        listing: &ListRequest,
        mut tell: impl FnMut(Vec<Reply>) -> ControlFlow<()>,
    ) {
        let (source, mut action) = self.plan(listing);
        self.lister.list(&source, |batch| {
            let commands = action.advance(&source, batch);
            tell(commands)
        });
    }

    /// The source of the games, and what to do with them.
    fn plan(&self, listing: &ListRequest) -> (Source, Action) {
        let folder = Source::Folder(self.folder.clone());
        match listing {
            ListRequest::Folder => (folder, Action::Begin),
            ListRequest::Again(source) => (source.clone(), Action::Begin),
            ListRequest::Open(source) => (source.clone(), Action::Open),
            ListRequest::Path(path) => (Source::File(library::expand(path)), Action::Open),
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
    /// Start a list.
    Begin,
    /// Continue it.
    Show,
    /// Open the game if there is only one, or else start a list.
    Open,
    Count(usize),
    Compare([String; 2], Catalog),
}

impl Action {
    /// Handles one more batch.
    fn advance(&mut self, source: &Source, batch: Batch) -> Vec<Reply> {
        let finished = batch.finished;
        let said = match self {
            Action::Begin | Action::Open => {
                let only = only_game(source, &batch).filter(|_| matches!(self, Action::Open));
                *self = Action::Show;
                if let Some(only) = only {
                    return vec![only];
                }
                let begins = TaskReply::ListBegins(source.clone());
                return [begins, TaskReply::Listed(batch)].map(Reply::Task).into();
            }
            Action::Show => Some(TaskReply::Listed(batch)),
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

/// The reply for a text with a single game or none; `None` if there are several.
fn only_game(source: &Source, batch: &Batch) -> Option<Reply> {
    let mut places = batch
        .pages
        .iter()
        .flat_map(|page| (0..page.len()).filter_map(|number| page.place(number)));
    match (places.next(), places.next()) {
        _ if !batch.finished => None,
        (Some(_), Some(_)) => None,
        (Some(place), None) => Some(opened(source, &place)),
        (None, _) => {
            let fault = batch.faults.first().cloned();
            let none = || Failure::NoGame(source.clone());
            let failure = fault.map_or_else(none, Failure::NotListed);
            Some(Reply::Failed(failure))
        }
    }
}

/// The single game of a text, with any text around it.
fn opened(source: &Source, place: &GamePlace) -> Reply {
    let read = match source {
        Source::File(path) => SavedGame::read(path),
        Source::Folder(_) | Source::Text(_) | Source::Trash(_) => library::read_game(place),
    };
    match read {
        Ok(saved) => {
            let is_whole = saved.fault.is_none() && !saved.more;
            let is_file = matches!(source, Source::File(_));
            let place = (is_whole && is_file).then(|| place.clone());
            let more = false;
            Reply::Opened(Box::new(SavedGame { more, ..saved }.into()), place)
        }
        Err(error) => Reply::Failed(error.into()),
    }
}
