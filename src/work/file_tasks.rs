//! Tasks with single games and files: reading, saving, deleting and restoring.

use super::worker::{Executor, Run};
use crate::app::{Content, Failure, FileTask, Reply, TaskReply};
use crate::external;
use crate::storage::StorageError;
use crate::storage::library;

/// Carries out file tasks.
pub(super) struct FileTasks;

impl Executor for FileTasks {
    type Job = FileTask;
    type Answer = Reply;

    fn carry_out(&mut self, task: &FileTask, run: &Run<Reply>) {
        run.answer(carry_out(task));
    }

    fn panicked(task: &FileTask) -> Option<Reply> {
        Some(match task {
            FileTask::Read(place) => {
                Reply::Task(TaskReply::GameRead(place.clone(), Err(Failure::Panicked)))
            }
            FileTask::Restore(_) => Reply::Task(TaskReply::Restored(Err(Failure::Panicked))),
            FileTask::Rewrite(..) => Reply::Task(TaskReply::Rewritten(Err(Failure::Panicked))),
            FileTask::Save { .. }
            | FileTask::Delete(_)
            | FileTask::Complete(_)
            | FileTask::FindEngines => Reply::Failed(Failure::Panicked),
        })
    }

    /// Reading a file may hang for ever, as on a lost network drive.
    fn must_finish(task: &FileTask) -> bool {
        match task {
            FileTask::Save { .. }
            | FileTask::Delete(_)
            | FileTask::Restore(_)
            | FileTask::Rewrite(..) => true,
            FileTask::Read(_) | FileTask::Complete(_) | FileTask::FindEngines => false,
        }
    }
}

/// Carries out a task and returns its reply.
pub fn carry_out(task: &FileTask) -> Reply {
    let done = match task {
        FileTask::Read(place) => {
            let read = library::read_game(place).map(|saved| Box::new(saved.into()));
            Ok(TaskReply::GameRead(
                place.clone(),
                read.map_err(Failure::from),
            ))
        }
        FileTask::Complete(path) => {
            let completions = library::complete(path);
            Ok(TaskReply::Completions(path.clone(), completions))
        }
        FileTask::FindEngines => {
            let programs = external::installed().into_iter();
            let files = programs.map(|program| program.path.display().to_string());
            Ok(TaskReply::Engines(files.collect()))
        }
        FileTask::Save {
            content,
            path,
            replace,
        } => save(content, path, *replace),
        FileTask::Rewrite(place, text) => {
            let now = library::rewrite(place, text).map_err(Failure::from);
            Ok(TaskReply::Rewritten(now))
        }
        FileTask::Delete(place) => library::delete(place).map(Box::new).map(TaskReply::Deleted),
        FileTask::Restore(deleted) => {
            let restored = library::restore(deleted).map(Box::new);
            Ok(TaskReply::Restored(restored.map_err(|error| {
                let trash = deleted.trash().into();
                Failure::NotRestored { error, trash }
            })))
        }
    };
    let failed = |error: StorageError| Reply::Failed(error.into());
    done.map_or_else(failed, Reply::Task)
}

fn save(content: &Content, path: &str, replace: bool) -> Result<TaskReply, StorageError> {
    let to = library::expand(path);
    let saved = match content {
        Content::Text(text) => library::save_bytes(text.as_bytes(), &to, replace).map(|()| 0),
        Content::Games(places) => library::export(places, &to, replace).map(|it| it.altered),
    };
    let place = to.display().to_string();
    match saved {
        Ok(altered) => Ok(TaskReply::SavedAs { place, altered }),
        Err(StorageError::Exists(_)) => Ok(TaskReply::Exists(path.to_string())),
        Err(error) => Err(error),
    }
}
