//! Saving in the background, so that the window never waits for a slow disk. Games that cannot be saved
//! by the end of the program are rescued.

use super::files::{Files, say};
use super::worker::{Executor, Run};
use crate::app::{Failure, FileEffect, Reply};
use crate::storage::Settings;

/// A job for the files.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum SaveJob {
    /// An effect on files, with the settings at that time.
    Effect(FileEffect, Box<Settings>),
    /// The last job: write unsaved games to another place, and say so on stderr.
    Rescue,
}

impl Executor for Files {
    type Job = SaveJob;
    type Answer = Reply;

    fn carry_out(&mut self, job: &SaveJob, run: &Run<Reply>) {
        match job {
            SaveJob::Effect(effect, settings) => {
                let stopped = || run.is_cancelled();
                if let Some(reply) = self.carry_out_unless(&stopped, effect, settings)
                    && !stopped()
                {
                    run.answer(reply);
                }
            }
            SaveJob::Rescue => {
                self.rescue().iter().for_each(say);
            }
        }
    }

    /// The unsaved game is kept, so that saving is tried again.
    fn panicked(job: &SaveJob) -> Option<Reply> {
        let failure = Failure::Panicked;
        Some(match job {
            SaveJob::Rescue => return None,
            SaveJob::Effect(FileEffect::Save(_) | FileEffect::SaveAgain, _) => {
                Reply::SaveFailed(failure)
            }
            SaveJob::Effect(FileEffect::ReadLast(purpose), _) => {
                Reply::LastRead(*purpose, Err(failure))
            }
            SaveJob::Effect(..) => Reply::Failed(failure),
        })
    }

    /// A save makes an earlier one obsolete.
    fn replaces(later: &SaveJob, earlier: &SaveJob) -> bool {
        use FileEffect::{Save, SaveExercises, SaveNames, SaveSettings};
        let (SaveJob::Effect(later, _), SaveJob::Effect(earlier, _)) = (later, earlier) else {
            return false;
        };
        matches!(
            (later, earlier),
            (Save(_), Save(_))
                | (SaveSettings, SaveSettings)
                | (SaveExercises(_), SaveExercises(_))
                | (SaveNames(_), SaveNames(_))
        )
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{self, Receiver, Sender};
    use std::time::Duration;

    use super::*;
    use crate::app::Purpose;
    use crate::game::Game;
    use crate::rules::{ByColor, Position};
    use crate::work::worker::Worker;

    /// Files on a disk that blocks at each job until the test lets it go on.
    struct SlowFiles {
        begins: Sender<SaveJob>,
        let_on: Receiver<()>,
    }

    impl Executor for SlowFiles {
        type Job = SaveJob;
        type Answer = Reply;

        fn carry_out(&mut self, job: &SaveJob, run: &Run<Reply>) {
            self.begins.send(job.clone()).expect("the test looks on");
            self.let_on.recv().expect("the test lets it go on");
            if let SaveJob::Effect(FileEffect::Save(game), _) = job {
                run.answer(Reply::Saved(Some(game.write())));
            }
        }

        fn panicked(job: &SaveJob) -> Option<Reply> {
            Files::panicked(job)
        }

        fn replaces(later: &SaveJob, earlier: &SaveJob) -> bool {
            Files::replaces(later, earlier)
        }
    }

    /// A worker with such files, and what it has done so far.
    struct SlowDisk {
        worker: Worker<SaveJob>,
        begun: Receiver<SaveJob>,
        lets: Sender<()>,
        answers: Receiver<Reply>,
    }

    impl SlowDisk {
        fn new() -> SlowDisk {
            let (begins, begun) = mpsc::channel();
            let (lets, let_on) = mpsc::channel();
            let (gives, answers) = mpsc::channel();
            let answer = move |command| gives.send(command).expect("the test takes it");
            SlowDisk {
                worker: Worker::start(SlowFiles { begins, let_on }, answer),
                begun,
                lets,
                answers,
            }
        }

        fn asks(&mut self, effects: &[FileEffect]) {
            for effect in effects {
                self.worker.add(job(effect.clone()));
            }
        }

        /// Waits until a job is started.
        fn begins(&self) -> SaveJob {
            self.begun.recv().expect("the worker is there")
        }

        /// Lets all jobs finish. Returns the jobs started since, and all answers.
        fn finishes(mut self) -> (Vec<SaveJob>, Vec<Reply>) {
            for _ in 0..100 {
                self.lets.send(()).expect("the worker is there");
            }
            self.worker.finish(Duration::MAX);
            (self.begun.iter().collect(), self.answers.iter().collect())
        }
    }

    fn job(effect: FileEffect) -> SaveJob {
        SaveJob::Effect(effect, Box::default())
    }

    /// A game of this player.
    fn game(name: &str) -> Game {
        let players = ByColor {
            white: Some(name.into()),
            black: None,
        };
        Game::new(players, Position::initial(), None)
    }

    fn save(name: &str) -> FileEffect {
        FileEffect::Save((&game(name)).into())
    }

    fn saved(name: &str) -> Reply {
        Reply::Saved(Some(game(name).to_text()))
    }

    #[test]
    fn only_the_last_of_several_waiting_saves_is_done() {
        let mut disk = SlowDisk::new();
        disk.asks(&[save("1")]);
        assert_eq!(disk.begins(), job(save("1")));
        // The disk is busy: the players go on meanwhile.
        disk.asks(&[save("2"), save("3"), save("4")]);
        let (begun, answers) = disk.finishes();
        assert_eq!(begun, [job(save("4"))]);
        assert_eq!(answers, [saved("1"), saved("4")]);
    }

    #[test]
    fn a_save_never_overtakes_the_start_of_a_new_game() {
        let order = [
            save("old"),
            FileEffect::BeginGame,
            save("new"),
            FileEffect::ReadLast(Purpose::Offer),
            FileEffect::ContinueGame(b"old".as_slice().into()),
            save("on"),
        ];
        let mut disk = SlowDisk::new();
        disk.asks(&[FileEffect::SaveSettings]);
        disk.begins();
        disk.asks(&order);
        let (begun, answers) = disk.finishes();
        assert_eq!(begun, order.map(job));
        assert_eq!(answers, [saved("old"), saved("new"), saved("on")]);
    }

    #[test]
    fn only_the_latest_settings_are_written() {
        let mut disk = SlowDisk::new();
        let with_volume = |volume| {
            let settings = Settings {
                volume,
                ..Settings::default()
            };
            SaveJob::Effect(FileEffect::SaveSettings, settings.into())
        };
        disk.worker.add(with_volume(10));
        assert_eq!(disk.begins(), with_volume(10));
        disk.worker.add(with_volume(20));
        disk.worker.add(with_volume(30));
        assert_eq!(disk.finishes().0, [with_volume(30)]);
    }

    #[test]
    fn the_last_save_is_done_before_the_rescue() {
        let mut disk = SlowDisk::new();
        disk.asks(&[save("last")]);
        disk.worker.add(SaveJob::Rescue);
        let (begun, answers) = disk.finishes();
        assert_eq!(begun, [job(save("last")), SaveJob::Rescue]);
        assert_eq!(answers, [saved("last")]);
    }

    #[test]
    fn a_panic_is_answered_according_to_its_job() {
        let answer = |effect| Files::panicked(&job(effect));
        let not_saved = Reply::SaveFailed(Failure::Panicked);
        assert_eq!(answer(save("bad")), Some(not_saved.clone()));
        assert_eq!(answer(FileEffect::SaveAgain), Some(not_saved));
        let not_read = Reply::LastRead(Purpose::Offer, Err(Failure::Panicked));
        assert_eq!(answer(FileEffect::ReadLast(Purpose::Offer)), Some(not_read));
        let failed = Reply::Failed(Failure::Panicked);
        assert_eq!(answer(FileEffect::BeginGame), Some(failed));
        assert_eq!(Files::panicked(&SaveJob::Rescue), None);
    }
}
