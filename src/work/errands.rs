//! Tasks with single games and files: reading, saving, deleting and restoring.

use super::worker::{Executor, Run};
use crate::app::{Answer, Content, Errand, Failure, Reply};
use crate::storage::StorageError;
use crate::storage::library;

/// Carries out errands.
pub(super) struct Errands;

impl Executor for Errands {
    type Job = Errand;
    type Answer = Reply;

    fn carry_out(&mut self, errand: &Errand, run: &Run<Reply>) {
        run.answer(carry_out(errand));
    }

    fn panicked(errand: &Errand) -> Option<Reply> {
        Some(match errand {
            Errand::Read(place) => {
                Reply::Answered(Answer::GameRead(place.clone(), Err(Failure::Panicked)))
            }
            Errand::Restore(_) => Reply::Answered(Answer::Restored(Err(Failure::Panicked))),
            Errand::Rewrite(..) => Reply::Answered(Answer::Rewritten(Err(Failure::Panicked))),
            Errand::Save { .. } | Errand::Delete(_) | Errand::Complete(_) => {
                Reply::Failed(Failure::Panicked)
            }
        })
    }

    /// Reading a file may hang for ever, as on a lost network drive.
    fn must_finish(errand: &Errand) -> bool {
        match errand {
            Errand::Save { .. } | Errand::Delete(_) | Errand::Restore(_) | Errand::Rewrite(..) => {
                true
            }
            Errand::Read(_) | Errand::Complete(_) => false,
        }
    }
}

/// Carries out an errand. Returns the reply.
pub fn carry_out(errand: &Errand) -> Reply {
    let done = match errand {
        Errand::Read(place) => {
            let read = library::read_game(place).map(Box::new);
            Ok(Answer::GameRead(place.clone(), read.map_err(Failure::from)))
        }
        Errand::Complete(path) => {
            let completions = library::complete(path);
            Ok(Answer::Completions(path.clone(), completions))
        }
        Errand::Save {
            content,
            path,
            replace,
        } => save(content, path, *replace),
        Errand::Rewrite(place, text) => {
            let now = library::rewrite(place, text).map_err(Failure::from);
            Ok(Answer::Rewritten(now))
        }
        Errand::Delete(place) => library::delete(place).map(Box::new).map(Answer::Deleted),
        Errand::Restore(deleted) => {
            let restored = library::restore(deleted).map(Box::new);
            Ok(Answer::Restored(restored.map_err(|error| {
                let trash = deleted.trash().into();
                Failure::NotRestored { error, trash }
            })))
        }
    };
    let failed = |error: StorageError| Reply::Failed(error.into());
    done.map_or_else(failed, Reply::Answered)
}

fn save(content: &Content, path: &str, replace: bool) -> Result<Answer, StorageError> {
    let to = library::expand(path);
    let saved = match content {
        Content::Text(text) => library::save_bytes(text.as_bytes(), &to, replace).map(|()| 0),
        Content::Games(places) => library::export(places, &to, replace).map(|it| it.altered),
    };
    let place = to.display().to_string();
    match saved {
        Ok(altered) => Ok(Answer::SavedAs { place, altered }),
        Err(StorageError::Exists(_)) => Ok(Answer::Exists(path.to_string())),
        Err(error) => Err(error),
    }
}
