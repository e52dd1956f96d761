//! What the program thinks about during a game, in a browser: a worker of the page does it, and is sent the task as data.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::thinking::{think, without_thought};
use super::worker::{Executor, Run};
use crate::app::{Finding, Reply, ThinkingTask};
use crate::browser::{self, Helper};
use crate::engine::StopFlag;

/// What is thought about now.
static CURRENT: Mutex<Option<Current>> = Mutex::new(None);

/// Asks the worker of the page.
pub(super) struct Thinker;

struct Current {
    task: ThinkingTask,
    answer: Arc<dyn Fn(Reply) + Send + Sync>,
}

impl Executor for Thinker {
    type Job = ThinkingTask;
    type Answer = Reply;

    fn carry_out(&mut self, task: &ThinkingTask, run: &Run<Reply>) {
        Thinker::cancelled();
        *lock() = Some(Current {
            task: task.clone(),
            answer: run.answer_later(),
        });
        browser::ask(Helper::Thinker, &as_text(task));
    }

    fn panicked(task: &ThinkingTask) -> Option<Reply> {
        let finding = without_thought(task)?;
        Some(Reply::Thought(task.number, finding))
    }

    fn must_finish(_: &ThinkingTask) -> bool {
        false
    }

    fn cancelled() {
        if lock().take().is_some() {
            browser::stop(Helper::Thinker);
        }
    }
}

fn as_text(data: &impl serde::Serialize) -> String {
    // What cannot be written is answered without a thought.
    serde_json::to_string(data).unwrap_or_default()
}

fn lock() -> MutexGuard<'static, Option<Current>> {
    CURRENT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Called by the page: what its worker has found, or nothing if it failed.
///
/// # Safety
/// The text is allocated by `allocate_vec_u8`, and nobody else uses it any more; likewise below.
#[unsafe(no_mangle)]
unsafe extern "C" fn deskmate_thought(text: *mut u8, length: usize) {
    // SAFETY: as above.
    let text = unsafe { Vec::from_raw_parts(text, length, length) };
    let Some(Current { task, answer }) = lock().take() else {
        return;
    };
    let found: Option<Finding> = serde_json::from_slice(&text).ok().flatten();
    if let Some(finding) = found.or_else(|| without_thought(&task)) {
        answer(Reply::Thought(task.number, finding));
    }
}

/// Called by the worker: a task.
///
/// # Safety
/// See above.
#[unsafe(no_mangle)]
unsafe extern "C" fn deskmate_think(text: *mut u8, length: usize) {
    // SAFETY: as above.
    let text = unsafe { Vec::from_raw_parts(text, length, length) };
    let task: Option<ThinkingTask> = serde_json::from_slice(&text).ok();
    let finding = task.and_then(|task| think(&task, &StopFlag::default()));
    browser::report(&as_text(&finding));
}
