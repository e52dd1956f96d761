//! Reading many games: for a list, to count them, to compare two players.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::worker::{Executor, Run};
use crate::app::{Failure, ListRequest, Reply, TaskReply};
use crate::storage::SavedGame;
use crate::storage::library::{self, Batch, Catalog, GamePlace, Lister, Order, Source};
use crate::words;

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

    /// Reads games. After each piece `tell` gets what came of it, and says whether to read on.
    pub fn read(
        &mut self,
        listing: &ListRequest,
        mut tell: impl FnMut(Vec<Reply>) -> ControlFlow<()>,
    ) {
        let (source, mut aim) = self.plan(listing);
        self.lister.list(&source, |batch| {
            let commands = aim.advance(&source, batch);
            tell(commands)
        });
    }

    /// Where the games are, and what to do with them.
    fn plan(&self, listing: &ListRequest) -> (Source, Aim) {
        let folder = Source::Folder(self.folder.clone());
        match listing {
            ListRequest::Folder => (folder, Aim::Begin),
            ListRequest::Again(source) => (source.clone(), Aim::Begin),
            ListRequest::Open(source) => (source.clone(), Aim::Open),
            ListRequest::Path(path) => (Source::File(library::expand(path)), Aim::Open),
            ListRequest::Count => (folder, Aim::Count(0)),
            ListRequest::Compare(names) => {
                let games = Catalog::new(Order::AsWritten, words::end);
                (folder, Aim::Compare(names.clone(), games))
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
            match run.is_cancelled() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
    }

    fn panicked(_listing: &ListRequest) -> Option<Reply> {
        Some(Reply::Failed(Failure::Panicked))
    }

    /// A list changes nothing, and may be long.
    fn must_finish(_listing: &ListRequest) -> bool {
        false
    }
}

/// What the batches of a listing are for.
#[derive(Debug)]
enum Aim {
    /// To begin a list.
    Begin,
    /// To continue it.
    Show,
    /// To find out whether there is only one game, which is opened, or a list.
    Open,
    Count(usize),
    Compare([String; 2], Catalog),
}

impl Aim {
    /// What comes of one more batch.
    fn advance(&mut self, source: &Source, batch: Batch) -> Vec<Reply> {
        let finished = batch.finished;
        let said = match self {
            Aim::Begin | Aim::Open => {
                let only = only_game(source, &batch).filter(|_| matches!(self, Aim::Open));
                *self = Aim::Show;
                if let Some(only) = only {
                    return vec![only];
                }
                let begins = TaskReply::ListBegins(source.clone());
                return [begins, TaskReply::Listed(batch)].map(Reply::Task).into();
            }
            Aim::Show => Some(TaskReply::Listed(batch)),
            Aim::Count(count) => {
                *count += batch.pages.iter().map(|page| page.len()).sum::<usize>();
                finished.then_some(TaskReply::Counted(*count))
            }
            Aim::Compare(names, games) => {
                games.add(&batch.pages);
                let score = || games.head_to_head(&names[0], &names[1]);
                finished.then(|| TaskReply::Compared(names.clone(), score()))
            }
        };
        said.map(Reply::Task).into_iter().collect()
    }
}

/// What to do with the only game of a text, or what is wrong with a text that has none; nothing if there are
/// several.
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

/// The only game of a text, together with what stands around it.
fn opened(source: &Source, place: &GamePlace) -> Reply {
    let read = match source {
        Source::File(path) => SavedGame::read(path),
        Source::Folder(_) | Source::Text(_) => library::read_game(place),
    };
    match read {
        Ok(saved) => Reply::Opened(Box::new(SavedGame {
            more: false,
            ..saved
        })),
        Err(error) => Reply::Failed(error.into()),
    }
}
