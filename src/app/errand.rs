//! Work on files that can take long: lists of games, and the games in them.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::reply::Reply;
use crate::storage::library::{
    self, Batch, Catalog, Deleted, GamePlace, HeadToHead, Lister, Order, Restored, Source,
};
use crate::storage::{SavedGame, StorageError};

/// Games to go through, and what for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those of the folder, to be shown.
    Folder,
    /// Those of a file or a text, to be shown; one alone is opened.
    Open(Source),
    /// The same for a file whose path was typed.
    Path(String),
    /// Those that are shown already, since they have changed.
    Again(Source),
    /// Those of the folder, to be counted.
    Count,
    /// Those of the folder, to count what two players have won against each other.
    Compare([String; 2]),
}

/// Something to be done with files at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Errand {
    /// Read one game.
    Read(GamePlace),
    /// Save something in a file.
    Save {
        /// What.
        content: Content,
        /// The path as it was typed.
        path: String,
        /// Whether a file of that name may be written over.
        replace: bool,
    },
    /// Move a game to the trash.
    Delete(GamePlace),
    /// Bring a game back from there.
    Restore(Box<Deleted>),
    /// Say which files a path can become.
    Complete(String),
}

/// What a file is to hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A text.
    Text(String),
    /// Games from other files.
    Games(Vec<GamePlace>),
}

/// What came of a listing or an errand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A list begins; batches that follow belong to it.
    ListBegins(Source),
    /// More of the list.
    Listed(Batch),
    /// So many games are in the folder.
    Counted(usize),
    /// How the first of two players has fared against the second.
    Compared([String; 2], HeadToHead),
    /// A game was read, or why not.
    GameRead(GamePlace, Result<Box<SavedGame>, String>),
    /// Something was saved.
    SavedAs {
        /// Where.
        place: String,
        /// How many games have faults, and are there as far as they can be read.
        altered: usize,
    },
    /// Nothing was saved: there is a file with this path.
    Exists(String),
    /// A game is in the trash.
    Deleted(Box<Deleted>),
    /// A game is back, or why not.
    Restored(Result<Box<Restored>, String>),
    /// The files that a path can become.
    Completions(String, Vec<String>),
}

/// Goes through games.
#[derive(Debug)]
pub struct Librarian {
    folder: PathBuf,
    lister: Lister,
}

impl Librarian {
    /// A librarian for the games in a folder.
    pub fn new(folder: &Path) -> Librarian {
        Librarian {
            folder: folder.into(),
            lister: Lister::new(),
        }
    }

    /// Goes through games. Tells what comes of it, and is told again and again whether to go on.
    pub fn list(&mut self, listing: Listing, mut tell: impl FnMut(Vec<Reply>) -> ControlFlow<()>) {
        let (source, mut aim) = self.plan(listing);
        self.lister.list(&source, |batch| {
            let replies = aim.advance(&source, batch);
            tell(replies)
        });
    }

    /// Where the games are, and what to do with them.
    fn plan(&self, listing: Listing) -> (Source, Aim) {
        let folder = Source::Folder(self.folder.clone());
        match listing {
            Listing::Folder => (folder, Aim::Begin),
            Listing::Again(source) => (source, Aim::Begin),
            Listing::Open(source) => (source, Aim::Open),
            Listing::Path(path) => (Source::File(library::expand(&path)), Aim::Open),
            Listing::Count => (folder, Aim::Count(0)),
            Listing::Compare(names) => {
                (folder, Aim::Compare(names, Catalog::new(Order::AsWritten)))
            }
        }
    }
}

/// What the batches of a listing are for.
#[derive(Debug)]
enum Aim {
    /// To begin a list.
    Begin,
    /// To go on with it.
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
                let begins = Answer::ListBegins(source.clone());
                return [begins, Answer::Listed(batch)].map(Reply::Answered).into();
            }
            Aim::Show => Some(Answer::Listed(batch)),
            Aim::Count(count) => {
                *count += batch.pages.iter().map(|page| page.len()).sum::<usize>();
                finished.then_some(Answer::Counted(*count))
            }
            Aim::Compare(names, games) => {
                games.add(&batch.pages);
                let score = || games.head_to_head(&names[0], &names[1]);
                finished.then(|| Answer::Compared(names.clone(), score()))
            }
        };
        said.map(Reply::Answered).into_iter().collect()
    }
}

/// If a text holds no more than one game, what is to be done with that; or what is wrong with the text.
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
            let none = || format!("There is no game in {}.", source.name());
            let why = batch.faults.first().cloned().unwrap_or_else(none);
            Some(Reply::Failed(why))
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
        Err(error) => Reply::Failed(error.to_string()),
    }
}

impl Errand {
    /// Whether files are not as before when it is done.
    pub fn changes_files(&self) -> bool {
        match self {
            Errand::Save { .. } | Errand::Delete(_) | Errand::Restore(_) => true,
            Errand::Read(_) | Errand::Complete(_) => false,
        }
    }

    /// Does what the errand says. What came of it is a command.
    pub fn carry_out(self) -> Reply {
        let done = match self {
            Errand::Read(place) => {
                let read = library::read_game(&place).map(Box::new);
                let read = read.map_err(|error| error.to_string());
                Ok(Answer::GameRead(place, read))
            }
            Errand::Complete(path) => {
                let completions = library::complete(&path);
                Ok(Answer::Completions(path, completions))
            }
            Errand::Save {
                content,
                path,
                replace,
            } => save(content, path, replace),
            Errand::Delete(place) => library::delete(&place).map(Box::new).map(Answer::Deleted),
            Errand::Restore(deleted) => {
                let restored = library::restore(&deleted).map(Box::new);
                Ok(Answer::Restored(restored.map_err(|error| {
                    format!("{error}. The game is in {}", deleted.trash().display())
                })))
            }
        };
        let failed = |error: StorageError| Reply::Failed(error.to_string());
        done.map_or_else(failed, Reply::Answered)
    }
}

fn save(content: Content, path: String, replace: bool) -> Result<Answer, StorageError> {
    let to = library::expand(&path);
    let saved = match content {
        Content::Text(text) => library::save_text(&text, &to, replace).map(|()| 0),
        Content::Games(places) => library::export(places, &to, replace).map(|it| it.altered),
    };
    let place = to.display().to_string();
    match saved {
        Ok(altered) => Ok(Answer::SavedAs { place, altered }),
        Err(StorageError::Exists(_)) => Ok(Answer::Exists(path)),
        Err(error) => Err(error),
    }
}
