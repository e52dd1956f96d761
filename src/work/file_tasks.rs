//! Tasks with single games and files: reading, saving, deleting and restoring.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use super::files::say;
use super::worker::{Executor, Run};
use crate::app::{
    Content, Failure, FileTask, Machine, Mistake, OpenedGame, Reply, SaveTarget, TaskReply,
    Unwritten,
};
use crate::engine::StopFlag;
use crate::external;
use crate::storage::library::{self, Backups, GamePlace, IfExists, Source};
use crate::storage::{self, Files, GamesFolder, RecentFiles, StorageError};
use crate::time;

/// Carries out file tasks.
#[derive(Debug)]
pub struct FileTasks {
    backups: Backups,
    recent: RecentFiles,
    /// The folder of games.
    games: PathBuf,
    /// Whether old copies of files were removed.
    is_tidy: bool,
    /// Set when the program ends, and nobody is told any more what failed.
    ending: StopFlag,
}

impl Executor for FileTasks {
    type Job = FileTask;
    type Answer = Reply;

    fn carry_out(&mut self, task: &FileTask, run: &Run<Reply>) {
        let reply = self.carry_out_unless(&|| run.is_cancelled(), task);
        if self.ending.is_stopped()
            && let Reply::Task(TaskReply::Rewritten(_, Err(unwritten))) = &reply
        {
            let games = GamesFolder::at(self.backups.files().clone(), self.games.clone());
            say(&games.rescue_text(&unwritten.game.write()));
        }
        if !run.is_cancelled() {
            run.answer(reply);
        }
    }

    fn panicked(task: &FileTask) -> Option<Reply> {
        Some(failed(task, Failure::Panicked))
    }

    /// Reading a file may hang for ever, as on a lost network drive.
    fn must_finish(task: &FileTask) -> bool {
        match task {
            FileTask::Save { .. }
            | FileTask::Delete(..)
            | FileTask::Restore(..)
            | FileTask::Destroy(..)
            | FileTask::Rewrite(..)
            | FileTask::NoteOpened(..)
            | FileTask::ForgetOpened(_)
            | FileTask::KeepingCopy(_) => true,
            FileTask::Read(..)
            | FileTask::FindPlaces
            | FileTask::ListFolder { .. }
            | FileTask::FindMistakes
            | FileTask::ReadGameOf(_)
            | FileTask::FindEngines => false,
        }
    }
}

impl FileTasks {
    /// With these copies of files that were changed, this list of files that were opened, and this folder of games.
    pub fn new(backups: Backups, recent: RecentFiles, games: PathBuf) -> FileTasks {
        FileTasks {
            backups,
            recent,
            games,
            is_tidy: false,
            ending: StopFlag::default(),
        }
    }

    /// The same, which rescues what cannot be written once the flag is set.
    pub(super) fn until(self, ending: StopFlag) -> FileTasks {
        FileTasks { ending, ..self }
    }

    /// Carries out a task and returns its reply.
    pub fn carry_out(&mut self, task: &FileTask) -> Reply {
        self.carry_out_unless(&|| false, task)
    }

    /// The same, unless it is stopped. Only reading a game can be; its reply then means nothing.
    fn carry_out_unless(&mut self, stopped: &dyn Fn() -> bool, task: &FileTask) -> Reply {
        // The worker that looks through all games does not change any files.
        if !self.is_tidy && !matches!(task, FileTask::FindMistakes) {
            self.is_tidy = true;
            self.backups.remove_old(time::now());
        }
        let task = match task {
            FileTask::KeepingCopy(task) => task,
            // What a file had before it is replaced may be all games of somebody.
            FileTask::Save { to, .. } if to.if_exists != IfExists::Refuse => task,
            task => return self.reply(stopped, task),
        };
        let changed = changed_by(&**self.backups.files(), task);
        let replaces =
            matches!(task, FileTask::Save { to, .. } if to.if_exists == IfExists::Replace);
        for path in &changed {
            let kept = if replaces {
                self.backups.keep_replaced(path)
            } else {
                self.backups.keep(path)
            };
            if let Err(error) = kept {
                return failed(task, error.into());
            }
        }
        let reply = self.reply(stopped, task);
        if is_done(&reply) {
            changed.iter().for_each(|path| self.backups.wrote(path));
        }
        reply
    }

    /// Carries out a task, without keeping a copy of the file that it changes.
    fn reply(&self, stopped: &dyn Fn() -> bool, task: &FileTask) -> Reply {
        let done = self.try_to(stopped, task);
        done.map_or_else(|error| failed(task, error.into()), Reply::Task)
    }

    fn try_to(
        &self,
        stopped: &dyn Fn() -> bool,
        task: &FileTask,
    ) -> Result<TaskReply, StorageError> {
        let shared = self.backups.files();
        let files = &**shared;
        Ok(match task {
            FileTask::Read(purpose, place) => {
                let opened = library::read_game_unless(stopped, files, place)
                    .map_err(Failure::from)
                    .and_then(|saved| OpenedGame::new_unless(stopped, saved))
                    .map(Box::new);
                TaskReply::GameRead(*purpose, place.clone().into(), opened)
            }
            FileTask::ListFolder { folder, all } => {
                let entries = library::entries(files, folder, *all);
                let entries = entries.map_err(StorageError::io(folder))?;
                TaskReply::FolderListed(folder.clone(), Ok(entries))
            }
            FileTask::FindPlaces => {
                TaskReply::Places(storage::places(files, &self.games), self.recent.list())
            }
            FileTask::FindEngines => TaskReply::Engines(machine(self.games.clone())),
            // A list that cannot be written is not worth a message.
            FileTask::NoteOpened(path, games) => {
                let _ = self.recent.note(path, *games, time::now());
                TaskReply::Recent(self.recent.list())
            }
            FileTask::ForgetOpened(path) => {
                let _ = self.recent.forget(path);
                TaskReply::Recent(self.recent.list())
            }
            FileTask::FindMistakes => {
                let mut found: Vec<Mistake> = Vec::new();
                let (mut analysed, mut games) = (0, 0);
                library::each_saved(stopped, shared, &self.games, |saved| {
                    games += 1;
                    analysed += usize::from(Mistake::is_looked_for_in(saved));
                    found.extend(Mistake::of_saved(saved));
                });
                // The latest games first.
                found.sort_by(|one, other| other.game.date.cmp(&one.game.date));
                TaskReply::Mistakes(found, (analysed, games))
            }
            FileTask::ReadGameOf(exercise) => {
                let place = library::game_of(stopped, shared, &self.games, exercise);
                let game = place.and_then(|place| {
                    let saved = library::read_game_unless(stopped, files, &place).ok()?;
                    let opened = OpenedGame::new_unless(stopped, saved).ok()?;
                    Some((place, Box::new(opened)))
                });
                TaskReply::GameOf(exercise.clone(), game)
            }
            FileTask::Save { content, to } => save(shared, content, to)?,
            FileTask::Rewrite(place, game) => {
                let now = library::rewrite(files, place, &game.write())?;
                TaskReply::Rewritten(place.clone().into(), Ok(now))
            }
            FileTask::Delete(list, places) => delete(files, list, places)?,
            FileTask::Destroy(list, places) => destroy(files, list, places),
            FileTask::Restore(list, trash) => restore(files, list, trash),
            FileTask::KeepingCopy(task) => self.try_to(stopped, task)?,
        })
    }
}

/// The files that a task changes.
fn changed_by(files: &dyn Files, task: &FileTask) -> BTreeSet<PathBuf> {
    let paths = |places: &[GamePlace]| {
        let paths = places.iter().filter_map(GamePlace::path);
        paths.map(PathBuf::from).collect()
    };
    match task {
        FileTask::Delete(_, places) => paths(places),
        FileTask::Rewrite(place, _) => paths(std::slice::from_ref(place)),
        FileTask::Restore(_, trash) => {
            let origins = trash.iter().map(|trash| library::origin(files, trash));
            origins.collect()
        }
        FileTask::KeepingCopy(task) => changed_by(files, task),
        FileTask::Save { to, .. } => [library::expand(&to.path)].into(),
        FileTask::Read(..)
        | FileTask::Destroy(..)
        | FileTask::FindPlaces
        | FileTask::ListFolder { .. }
        | FileTask::NoteOpened(..)
        | FileTask::ForgetOpened(_)
        | FileTask::FindMistakes
        | FileTask::ReadGameOf(_)
        | FileTask::FindEngines => BTreeSet::new(),
    }
}

/// Whether a task has changed files.
fn is_done(reply: &Reply) -> bool {
    use TaskReply::{Deleted, Exported, Restored, Rewritten, SavedAs};
    match reply {
        Reply::Task(Deleted(..) | Rewritten(_, Ok(_)) | SavedAs(..) | Exported { .. }) => true,
        Reply::Task(Restored(_, restored, _)) => !restored.is_empty(),
        _ => false,
    }
}

/// The reply to a task that failed.
fn failed(task: &FileTask, why: Failure) -> Reply {
    Reply::Task(match task {
        FileTask::Rewrite(place, game) => {
            let game = game.clone();
            let unwritten = Box::new(Unwritten { game, why });
            TaskReply::Rewritten(place.clone().into(), Err(unwritten))
        }
        FileTask::Restore(list, _) => {
            TaskReply::Restored(list.clone().into(), Vec::new(), Some(why))
        }
        FileTask::Read(purpose, place) => {
            TaskReply::GameRead(*purpose, place.clone().into(), Err(why))
        }
        FileTask::Destroy(list, _) => TaskReply::Destroyed(list.clone().into(), 0, Some(why)),
        FileTask::KeepingCopy(task) => return failed(task, why),
        FileTask::ListFolder { folder, .. } => TaskReply::FolderListed(folder.clone(), Err(why)),
        FileTask::Save { .. }
        | FileTask::Delete(..)
        | FileTask::FindPlaces
        | FileTask::NoteOpened(..)
        | FileTask::ForgetOpened(_)
        | FileTask::FindMistakes
        | FileTask::ReadGameOf(_)
        | FileTask::FindEngines => return Reply::Failed(why),
    })
}

/// Moves games to the trash, as many as can be.
fn delete(
    files: &dyn Files,
    list: &Source,
    places: &[GamePlace],
) -> Result<TaskReply, StorageError> {
    match library::delete_all(files, places) {
        (deleted, Some(error)) if deleted.is_empty() => Err(error),
        (deleted, error) => Ok(TaskReply::Deleted(
            list.clone().into(),
            deleted,
            error.map(Failure::from),
        )),
    }
}

/// Restores files of the trash, as many as can be.
fn restore(files: &dyn Files, list: &Source, trash: &[PathBuf]) -> TaskReply {
    let (restored, failed) = library::restore_all(files, trash);
    let failure = failed.map(|(trash, error)| Failure::NotRestored { error, trash });
    TaskReply::Restored(list.clone().into(), restored, failure)
}

/// Removes games from the trash, as many as can be.
fn destroy(files: &dyn Files, list: &Source, places: &[GamePlace]) -> TaskReply {
    let mut done = 0;
    let mut fault = None;
    for place in places {
        match library::destroy(files, place) {
            Ok(()) => done += 1,
            Err(error) => fault = Some(error.into()),
        }
    }
    TaskReply::Destroyed(list.clone().into(), done, fault)
}

fn save(
    shared: &Arc<dyn Files>,
    content: &Content,
    target: &SaveTarget,
) -> Result<TaskReply, StorageError> {
    let files = &**shared;
    let &SaveTarget {
        ref path,
        if_exists,
    } = target;
    let to = library::expand(path);
    let name = to.display().to_string();
    let saved = match content {
        Content::Game(game) => library::save_bytes(files, game.write().as_bytes(), &to, if_exists)
            .map(|()| TaskReply::SavedAs(name, GamePlace::whole(files, &to))),
        Content::Games { places, unique } => {
            let mut wanted = Cow::from(places);
            if *unique {
                wanted = library::without_duplicates(files, places).into();
            }
            let exported = library::export(files, &wanted, &to, if_exists);
            exported.map(|exported| TaskReply::Exported {
                path: name,
                games: exported.games,
                altered: exported.altered,
                left_out: places.len() - wanted.len(),
            })
        }
    };
    match saved {
        Err(StorageError::Exists(_)) => {
            let games = library::count_games(shared, &to);
            Ok(TaskReply::Exists(path.clone(), games))
        }
        saved => saved,
    }
}

/// The number of threads that this machine runs at once.
pub(super) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// What this machine has for the settings. In a page of a browser no other program can be started.
fn machine(games: PathBuf) -> Machine {
    // The whole path is shown and copied.
    let games = std::path::absolute(&games).unwrap_or(games);
    let found = || {
        let programs = external::installed().into_iter();
        programs.map(|program| program.path.display().to_string())
    };
    Machine {
        engines: external::CAN_START.then(|| found().collect()),
        threads: cores(),
        games,
    }
}
