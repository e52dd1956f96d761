//! Background work, each kind on its own thread: writing files, reading lists and games, and using the
//! clipboard.
//!
//! [`crate::app`] asks for work as plain data, and gets the results as commands.

#[cfg_attr(target_family = "wasm", path = "page_analyst.rs")]
mod analyst;
#[cfg(not(target_family = "wasm"))]
mod chosen_engine;
#[cfg_attr(target_family = "wasm", path = "page_clipboard.rs")]
mod clipboard;
mod clipboard_job;
mod command_sender;
mod exploring;
mod file_tasks;
mod files;
mod found_lines;
mod lists;
mod painting;
mod players;
mod reading_back;
mod saving;
mod surveys;
#[cfg_attr(target_family = "wasm", path = "page_thinker.rs")]
mod thinker;
mod thinking;
mod winnability;
mod worker;

pub(crate) use command_sender::CommandSender;
pub use file_tasks::FileTasks;
pub use files::Files;
pub use lists::ListReader;
pub use reading_back::read_back;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use self::analyst::Analyst;
use self::clipboard::Clipboard;
use self::clipboard_job::ClipboardJob;
use self::exploring::Exploring;
use self::painting::{PaintJob, Painting};
use self::players::ReadingPlayers;
use self::reading_back::ReadingBack;
use self::saving::SaveJob;
use self::thinker::Thinker;
use self::winnability::WinnabilityFinder;
use self::worker::Worker;
use crate::app::{
    AnalysisTask, Effect, ExploreRequest, FileEffect, FileTask, GameText, ListRequest, Purpose,
    ThinkingTask,
};
use crate::engine::StopFlag;
use crate::rules::Position;
use crate::storage::library::{Backups, Explorer, Indexing, Surveyor};
use crate::storage::players::{PlayerNames, PlayerReader};
use crate::storage::{RecentFiles, Settings};
use crate::view::Fonts;
use crate::words::Words;

/// How long the end of the program waits for file tasks that change files. Only a file that hangs, as
/// on a lost network drive, takes longer.
const FILE_TASK_TIMEOUT: Duration = Duration::from_secs(30);

/// How long it waits until the copied text is handed over to the clipboard manager.
const CLIPBOARD_TIMEOUT: Duration = Duration::from_secs(1);

/// The worker threads.
pub(crate) struct Workers {
    saving: Worker<SaveJob>,
    lists: Worker<ListRequest>,
    file_tasks: Worker<FileTask>,
    /// Looks through all games of the folder, which takes long and must not hold the others up.
    looking_through: Worker<FileTask>,
    /// Set when the program ends: what they cannot write is rescued then.
    ending: StopFlag,
    /// Cancels the game that is being read.
    reading: StopFlag,
    /// Cancels reading the last game.
    reading_last: StopFlag,
    surveys: Worker<Vec<PathBuf>>,
    exploring: Worker<ExploreRequest>,
    players: Worker<Box<PlayerNames>>,
    painting: Worker<PaintJob>,
    analyst: Worker<AnalysisTask>,
    thinker: Worker<ThinkingTask>,
    clipboard: Worker<ClipboardJob>,
    winnability: Worker<Box<Position>>,
    reading_back: Worker<(Purpose, GameText)>,
}

impl Workers {
    /// Starts the thread that owns the files from now on. The other threads start with their first jobs,
    /// since most games need few of them. The results go to the sender. The fonts are for pictures.
    pub(crate) fn start(files: Files, fonts: Arc<Fonts>, sender: &CommandSender) -> Workers {
        let list_reader = ListReader::new(&files.games);
        let disk = files.games.files().clone();
        let ending = StopFlag::default();
        let [file_tasks, looking_through] = [(); 2].map(|()| {
            let backups = Backups::locate(disk.clone());
            let recent = RecentFiles::locate(disk.clone());
            FileTasks::new(backups, recent, files.games.path().into()).until(ending.clone())
        });
        let exploring = Exploring {
            explorer: Explorer::new(disk.clone()).with_index(Indexing::locate()),
            games: files.games.path().into(),
        };
        let players = ReadingPlayers {
            reader: PlayerReader::new(disk.clone()),
            games: files.games.path().into(),
        };
        let give = || {
            let sender = sender.clone();
            move |command| sender.send(command)
        };
        Workers {
            saving: Worker::start(files, give()),
            lists: Worker::on_demand(list_reader, give()),
            file_tasks: Worker::on_demand(file_tasks, give()),
            looking_through: Worker::on_demand(looking_through, give()),
            ending,
            surveys: Worker::on_demand(Surveyor::new(disk.clone()), give()),
            exploring: Worker::on_demand(exploring, give()),
            players: Worker::on_demand(players, give()),
            reading: StopFlag::default(),
            reading_last: StopFlag::default(),
            painting: Worker::on_demand(Painting { files: disk, fonts }, give()),
            analyst: Worker::on_demand(Analyst::default(), give()),
            thinker: Worker::on_demand(Thinker, give()),
            clipboard: Worker::on_demand(Clipboard::default(), give()),
            winnability: Worker::on_demand(WinnabilityFinder, give()).unhurried(),
            reading_back: Worker::on_demand(ReadingBack, give()),
        }
    }

    /// Has an effect carried out, with the current settings. Returns at once. Effects of the window are
    /// ignored.
    pub(crate) fn carry_out(&mut self, effect: Effect, settings: &Settings) {
        match effect {
            Effect::File(effect) => {
                let is_read = matches!(effect, FileEffect::ReadLast(_));
                let job = SaveJob::Effect(effect, Box::new(settings.clone()));
                if is_read {
                    self.reading_last = self.saving.add_apart(job);
                } else {
                    self.saving.add(job);
                }
            }
            Effect::List(listing) => self.lists.replace(listing),
            Effect::StopListing => self.lists.cancel(),
            Effect::FileTask(task @ FileTask::Read(..)) => {
                self.reading.stop();
                self.reading = self.file_tasks.add_apart(task);
            }
            Effect::FileTask(task @ FileTask::FindMistakes) => self.looking_through.replace(task),
            Effect::FileTask(task) => self.file_tasks.add(task),
            Effect::Survey(paths) => {
                self.surveys.cancel();
                if !paths.is_empty() {
                    self.surveys.add(paths);
                }
            }
            Effect::Explore(request) => self.exploring.replace(request),
            Effect::StopExploring => self.exploring.cancel(),
            Effect::ReadPlayers(names) => self.players.replace(names),
            Effect::StopPlayers => self.players.cancel(),
            Effect::StopReading => self.reading.stop(),
            Effect::Paint(picture) => {
                let words = Words::of(settings);
                self.painting.replace(PaintJob { picture, words });
            }
            Effect::StopPainting => self.painting.cancel(),
            Effect::Analyse(task) => self.analyst.replace(task),
            Effect::StopAnalysis => self.analyst.cancel(),
            Effect::Think(task) => self.thinker.replace(task),
            Effect::StopThinking => self.thinker.cancel(),
            Effect::Copy(text) => self.clipboard.add(ClipboardJob::Copy(text)),
            Effect::CopyGame(game) => self.clipboard.add(ClipboardJob::CopyGame(game)),
            Effect::Paste => self.clipboard.add(ClipboardJob::Paste),
            Effect::FindWinnability(position) => self.winnability.add(position),
            Effect::ReadBack(purpose, game) => self.reading_back.add((purpose, game)),
            Effect::Window(_) => {}
        }
    }

    /// Whether work waits for [`catch_up`](Workers::catch_up).
    pub(crate) fn are_behind(&self) -> bool {
        self.winnability.is_behind()
    }

    /// Does what could wait. With threads nothing has waited.
    pub(crate) fn catch_up(&mut self) {
        self.winnability.catch_up();
    }

    /// Waits until everything is written, without limit for the games and the settings, and until the
    /// copied text is handed over.
    pub(crate) fn finish(&mut self) {
        self.lists.cancel();
        self.surveys.cancel();
        self.exploring.cancel();
        self.players.cancel();
        self.reading.stop();
        self.reading_last.stop();
        self.looking_through.cancel();
        self.analyst.cancel();
        self.thinker.cancel();
        self.ending.stop();
        self.saving.add(SaveJob::Rescue);
        self.saving.finish(Duration::MAX);
        self.file_tasks.finish(FILE_TASK_TIMEOUT);
        self.painting.finish(FILE_TASK_TIMEOUT);
        if self.clipboard.has_started() {
            self.clipboard.add(ClipboardJob::HandOver);
        }
        self.clipboard.finish(CLIPBOARD_TIMEOUT);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;
    use std::sync::mpsc::{self, Receiver, Sender};
    use std::sync::{Arc, Mutex};

    use tempfile::TempDir;

    use super::*;
    use crate::app::{
        Command, Content, EngineChoice, Reply, SaveTarget, Subject, TaskReply, Ticket,
    };
    use crate::engine::Root;
    use crate::game::Game;
    use crate::rules::ByColor;
    use crate::storage::library::{IfExists, Source};
    use crate::storage::{Disk, GamesFolder, SettingsFile};

    /// A text with more games than the first batch of a list.
    fn many_games() -> Source {
        Source::Text("[White \"A\"]\n\n1. e4 *\n\n".repeat(500).into())
    }

    fn games_in(folder: &Path) -> GamesFolder {
        GamesFolder::at(Arc::new(Disk), folder.into())
    }

    /// A worker for lists that blocks at each answer until the test lets it go on.
    fn slow_lists(folder: &Path) -> (Worker<ListRequest>, Receiver<Reply>, Sender<()>) {
        let (says, said) = mpsc::channel();
        let (go_on, gate) = mpsc::channel();
        let gate = Mutex::new(gate);
        let answer = move |reply| {
            says.send(reply).expect("the test listens");
            // An error says that the test lets everything go on.
            let _ = gate.lock().expect("no panic before").recv();
        };
        (
            Worker::start(ListReader::new(&games_in(folder)), answer),
            said,
            go_on,
        )
    }

    fn begins(source: &Source) -> Reply {
        Reply::Task(TaskReply::ListBegins(source.clone()))
    }

    /// How many games a reply lists, and whether they are the last.
    fn listed(reply: &Reply) -> Option<(usize, bool)> {
        let Reply::Task(TaskReply::Listed(batch)) = reply else {
            return None;
        };
        let games = batch.pages.iter().map(|page| page.len()).sum();
        Some((games, batch.finished))
    }

    #[test]
    fn a_list_is_read_no_further_when_it_is_cancelled() {
        let folder = TempDir::new().expect("a folder");
        let (mut lists, said, go_on) = slow_lists(folder.path());
        lists.add(ListRequest::Open(many_games()));
        assert_eq!(said.recv(), Ok(begins(&many_games())));
        // Another list takes its place.
        lists.cancel();
        lists.add(ListRequest::Count);
        drop(go_on);
        let first = said.recv().expect("what was read before");
        assert!(listed(&first).is_some_and(|(games, finished)| games < 500 && !finished));
        let names = TaskReply::Names(Box::default());
        assert_eq!(said.recv(), Ok(Reply::Task(names)));
        let counted = TaskReply::Counted(0, Box::default());
        assert_eq!(said.recv(), Ok(Reply::Task(counted)));
        drop(lists);
        assert_eq!(said.recv().ok(), None);
    }

    #[test]
    fn file_tasks_are_done_while_a_list_is_read() {
        let folder = TempDir::new().expect("a folder");
        let (mut lists, said, go_on) = slow_lists(folder.path());
        lists.add(ListRequest::Open(many_games()));
        assert_eq!(said.recv(), Ok(begins(&many_games())));
        let (sender, receiver) = CommandSender::new(|| {});
        let backups = Backups::at(Arc::new(Disk), folder.path().join("backups.json"));
        let recent = RecentFiles::at(Arc::new(Disk), None);
        let tasks = FileTasks::new(backups, recent, folder.path().into());
        let mut file_tasks = Worker::start(tasks, move |reply: Reply| sender.send(reply));
        let (folder, all) = (folder.path().to_path_buf(), false);
        file_tasks.add(FileTask::ListFolder {
            folder: folder.clone(),
            all,
        });
        let answer = TaskReply::FolderListed(folder, Ok(Vec::new()));
        assert_eq!(receiver.recv(), Ok(Reply::Task(answer).into()));
        file_tasks.finish(Duration::MAX);
        drop((lists, go_on));
        let pieces: Vec<_> = said.iter().filter_map(|reply| listed(&reply)).collect();
        assert_eq!(pieces.iter().map(|(games, _)| games).sum::<usize>(), 500);
        assert!(pieces.last().is_some_and(|(_, finished)| *finished));
    }

    /// The thread of the window hands its wishes over and never waits for an engine: were it to wait for this one, the test
    /// would not end. The engine answers nothing, and without it the search would go on for minutes.
    #[cfg(unix)]
    #[test]
    fn an_engine_that_never_answers_makes_nobody_wait() {
        let folder = TempDir::new().expect("a folder");
        let settings = folder.path().join("settings.json");
        let files = Files {
            games: games_in(folder.path()),
            settings: SettingsFile::at(Arc::new(Disk), settings.clone()),
        };
        let (sender, _receiver) = CommandSender::new(|| {});
        let mut workers = Workers::start(files, Arc::new(Fonts::embedded()), &sender);
        for number in 0..1_000 {
            let task = AnalysisTask {
                ticket: Ticket(number),
                engine: EngineChoice {
                    file: "/bin/cat".into(),
                    threads: Some(1),
                    mebibytes: 1,
                    lines: 1,
                    number: 1,
                    ..EngineChoice::default()
                },
                subject: Subject::Position(Box::new(Root::new(Position::initial()))),
            };
            workers.carry_out(Effect::Analyse(task), &Settings::default());
        }
        workers.carry_out(Effect::File(FileEffect::SaveSettings), &Settings::default());
        workers.finish();
        assert!(settings.exists());
    }

    #[test]
    fn what_changes_files_is_done_before_the_end() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("out.pgn");
        let settings = folder.path().join("settings.json");
        let mut files = Files {
            games: games_in(folder.path()),
            settings: SettingsFile::at(Arc::new(Disk), settings.clone()),
        };
        // As at the start of the program: locking the folder removes unfinished files.
        assert_eq!(files.claim(), None);
        let (sender, receiver) = CommandSender::new(|| {});
        let mut workers = Workers::start(files, Arc::new(Fonts::embedded()), &sender);
        let named = |name: &str| {
            let mut game = Game::new(ByColor::default(), Position::initial(), None);
            game.players.white = Some(name.into());
            game
        };
        for name in ["Anna", "Boris", "Clara"] {
            let save = FileTask::Save {
                content: Content::Game((&named(name)).into()),
                to: SaveTarget {
                    path: file.display().to_string(),
                    if_exists: IfExists::Replace,
                },
            };
            workers.carry_out(Effect::FileTask(save), &Settings::default());
        }
        workers.carry_out(Effect::File(FileEffect::SaveSettings), &Settings::default());
        workers.finish();
        let saved = fs::read_to_string(file).expect("it is there");
        assert_eq!(saved, named("Clara").to_text());
        assert!(settings.exists());
        let is_saved = |command: &Command| {
            matches!(
                command,
                Command::Reply(Reply::Task(TaskReply::SavedAs { .. }))
            )
        };
        let answers: Vec<Command> = receiver.try_iter().collect();
        assert_eq!(answers.len(), 3);
        assert!(answers.iter().all(is_saved), "{answers:?}");
        // Later effects are ignored.
        workers.carry_out(Effect::StopListing, &Settings::default());
        workers.finish();
    }
}
