//! Keeps the files, on a thread of its own: however slow the disk is, the window does not wait. What cannot
//! be saved even at the end is rescued.

use std::collections::VecDeque;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::answers::Answers;
use crate::app::{Effect, Files, Reply};
use crate::storage::Settings;
use crate::terminal;

/// An effect that concerns files, with the settings as they were then.
struct Task {
    effect: Effect,
    settings: Settings,
}

/// The program's end of the thread that keeps the files.
pub(super) struct Clerk {
    /// Not there any more when all is done.
    at_work: Option<(Sender<Task>, JoinHandle<()>)>,
}

impl Clerk {
    /// Gives the files to a thread; what comes of the effects goes to the answers.
    pub(super) fn start(mut files: Files, answers: Answers) -> Clerk {
        Clerk::with(move |tasks| {
            let carry_out = |task: Task| files.carry_out(&task.effect, &task.settings);
            carry_out_all(tasks, carry_out, |command| answers.give(command));
            for rescued in files.rescue() {
                let rescued = rescued.to_string();
                eprintln!("deskmate: {}", terminal::escape_lines(&rescued));
            }
        })
    }

    fn with(work: impl FnOnce(&Receiver<Task>) + Send + 'static) -> Clerk {
        let (tasks, waiting) = mpsc::channel();
        let thread = thread::spawn(move || work(&waiting));
        Clerk {
            at_work: Some((tasks, thread)),
        }
    }

    /// Has an effect carried out after those that wait. Returns at once.
    pub(super) fn carry_out(&self, effect: Effect, settings: &Settings) {
        let settings = settings.clone();
        if let Some((tasks, _)) = &self.at_work {
            // The thread ends after this one.
            let _ = tasks.send(Task { effect, settings });
        }
    }

    /// Waits until all is done that was asked for.
    pub(super) fn finish(&mut self) {
        if let Some((tasks, thread)) = self.at_work.take() {
            drop(tasks);
            // A panic in it has been told already.
            let _ = thread.join();
        }
    }
}

fn carry_out_all(
    tasks: &Receiver<Task>,
    mut carry_out: impl FnMut(Task) -> Option<Reply>,
    answer: impl Fn(Reply),
) {
    let mut waiting = VecDeque::new();
    while let Some(task) = next(&mut waiting, tasks) {
        let effect = task.effect.clone();
        // A fault of the program costs one task, not those after it; a game that was to be written is kept.
        let done = panic::catch_unwind(AssertUnwindSafe(|| carry_out(task)));
        if let Some(command) = done.unwrap_or_else(|_| Some(broken_off(&effect))) {
            answer(command);
        }
    }
}

/// What comes of an effect in which the program has failed.
fn broken_off(effect: &Effect) -> Reply {
    let why = "a fault of Deskmate itself; stderr tells more".to_string();
    match effect {
        Effect::Save(_) | Effect::SaveAgain => Reply::SaveFailed(why),
        Effect::ReadLast(purpose) => Reply::LastRead(*purpose, Err(why)),
        _ => Reply::Failed(why),
    }
}

/// The next thing to do; none when nothing can come any more.
fn next(waiting: &mut VecDeque<Task>, tasks: &Receiver<Task>) -> Option<Task> {
    if waiting.is_empty() {
        waiting.push_back(tasks.recv().ok()?);
    }
    waiting.extend(tasks.try_iter());
    loop {
        let task = waiting.pop_front()?;
        let later = waiting.front();
        if !later.is_some_and(|later| supersedes(&later.effect, &task.effect)) {
            return Some(task);
        }
    }
}

/// Whether an effect leaves nothing of the one before it.
fn supersedes(later: &Effect, earlier: &Effect) -> bool {
    use Effect::{Save, SaveSettings};
    matches!(
        (later, earlier),
        (Save(_), Save(_)) | (SaveSettings, SaveSettings)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Purpose;

    /// A clerk at a disk that does each thing only when it is let, and what it has done so far.
    struct SlowDisk {
        clerk: Clerk,
        begun: Receiver<Effect>,
        lets: Sender<()>,
        answers: Receiver<Reply>,
    }

    impl SlowDisk {
        fn new() -> SlowDisk {
            let (begins, begun) = mpsc::channel();
            let (lets, let_on) = mpsc::channel();
            let (gives, answers) = mpsc::channel();
            let carry_out = move |task: Task| {
                begins.send(task.effect.clone()).expect("the test looks on");
                let_on.recv().expect("the test lets it go on");
                match task.effect {
                    Effect::Save(text) => Some(Reply::Saved(Some(text))),
                    _ => None,
                }
            };
            let answer = move |command| gives.send(command).expect("the test takes it");
            SlowDisk {
                clerk: Clerk::with(|tasks| carry_out_all(tasks, carry_out, answer)),
                begun,
                lets,
                answers,
            }
        }

        fn asks(&self, effects: &[Effect]) {
            for effect in effects {
                self.clerk.carry_out(effect.clone(), &Settings::default());
            }
        }

        /// Waits until something is begun.
        fn begins(&self) -> Effect {
            self.begun.recv().expect("the clerk is there")
        }

        /// Lets all be done; what was begun since, and what was answered.
        fn finishes(mut self) -> (Vec<Effect>, Vec<Reply>) {
            for _ in 0..100 {
                self.lets.send(()).expect("the clerk is there");
            }
            self.clerk.finish();
            (self.begun.iter().collect(), self.answers.iter().collect())
        }
    }

    fn save(text: &str) -> Effect {
        Effect::Save(text.into())
    }

    fn saved(text: &str) -> Reply {
        Reply::Saved(Some(text.into()))
    }

    #[test]
    fn of_saves_that_wait_only_the_last_is_done() {
        let disk = SlowDisk::new();
        disk.asks(&[save("1")]);
        assert_eq!(disk.begins(), save("1"));
        // The disk is busy: the players go on meanwhile.
        disk.asks(&[save("2"), save("3"), save("4")]);
        let (begun, answers) = disk.finishes();
        assert_eq!(begun, [save("4")]);
        assert_eq!(answers, [saved("1"), saved("4")]);
    }

    #[test]
    fn a_save_never_passes_the_beginning_of_another_game() {
        let order = [
            save("old"),
            Effect::BeginGame,
            save("new"),
            Effect::ReadLast(Purpose::Offer),
            Effect::ContinueGame(b"old".as_slice().into()),
            save("on"),
        ];
        let disk = SlowDisk::new();
        disk.asks(&[Effect::SaveSettings]);
        disk.begins();
        disk.asks(&order);
        let (begun, answers) = disk.finishes();
        assert_eq!(begun, order);
        assert_eq!(answers, [saved("old"), saved("new"), saved("on")]);
    }

    #[test]
    fn the_settings_are_written_as_they_were_last() {
        let (tells, told) = mpsc::channel();
        let (lets, let_on) = mpsc::channel::<()>();
        let carry_out = move |task: Task| {
            tells.send(task.settings.volume).expect("the test looks on");
            let_on.recv().expect("the test lets it go on");
            None
        };
        let mut clerk = Clerk::with(|tasks| carry_out_all(tasks, carry_out, |_| {}));
        let mut settings = Settings::default();
        for volume in [10, 20, 30] {
            settings.volume = volume;
            clerk.carry_out(Effect::SaveSettings, &settings);
            if volume == 10 {
                assert_eq!(told.recv(), Ok(10));
            }
        }
        lets.send(()).expect("the clerk is there");
        lets.send(()).expect("the clerk is there");
        clerk.finish();
        assert_eq!(told.iter().collect::<Vec<_>>(), [30]);
    }

    #[test]
    fn a_fault_in_one_task_is_told_and_stops_no_other() {
        let (gives, answers) = mpsc::channel();
        let carry_out = |task: Task| match task.effect {
            Effect::Save(text) if text == "fine" => Some(saved(&text)),
            _ => panic!("a fault"),
        };
        let answer = move |command| gives.send(command).expect("the test takes it");
        let mut clerk = Clerk::with(move |tasks| carry_out_all(tasks, carry_out, answer));
        let read = Effect::ReadLast(Purpose::Offer);
        for effect in [save("bad"), read, Effect::BeginGame, save("fine")] {
            clerk.carry_out(effect, &Settings::default());
        }
        clerk.finish();
        let answers: Vec<Reply> = answers.iter().collect();
        let [failed, read, other, fine] = answers.as_slice() else {
            panic!("four answers are expected, not {answers:?}");
        };
        assert!(matches!(failed, Reply::SaveFailed(_)), "{failed:?}");
        assert!(matches!(read, Reply::LastRead(Purpose::Offer, Err(_))));
        assert!(matches!(other, Reply::Failed(_)), "{other:?}");
        assert_eq!(*fine, saved("fine"));
    }

    #[test]
    fn a_clerk_without_work_ends_at_once() {
        let (begun, answers) = SlowDisk::new().finishes();
        assert!(begun.is_empty() && answers.is_empty());
    }
}
