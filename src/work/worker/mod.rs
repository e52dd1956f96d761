//! A thread that does jobs one after another. Where the system has no thread for them, each is done as it is added, or once
//! there is time.

#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::convert::Infallible;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::engine::StopFlag;

/// Does jobs of one kind.
pub(crate) trait Executor: Send + 'static {
    /// A job.
    type Job: Send + 'static;
    /// An answer to a job.
    type Answer: 'static;

    /// Does a job. A long one polls whether it [is cancelled](Run::is_cancelled).
    fn carry_out(&mut self, job: &Self::Job, run: &Run<Self::Answer>);

    /// The answer to a job that panicked.
    fn panicked(job: &Self::Job) -> Option<Self::Answer>;

    /// Whether a waiting job `earlier` can be skipped because `later` is next in the queue.
    fn replaces(_later: &Self::Job, _earlier: &Self::Job) -> bool {
        false
    }

    /// Whether [`Worker::finish`] waits for a job.
    fn must_finish(_job: &Self::Job) -> bool {
        true
    }

    /// Called when all jobs so far are cancelled, on the thread that does so: what goes on elsewhere can be ended then.
    fn cancelled() {}

    /// How long the worker waits for a job before it calls [`idle`](Executor::idle), if it ever does.
    fn idle_after(&mut self) -> Option<Duration> {
        None
    }

    /// Called between jobs.
    fn idle(&mut self) {}
}

/// The context of a running job.
pub(crate) struct Run<'a, Answer> {
    /// What cancels the job.
    pub(super) stop_flag: &'a StopFlag,
    answer: &'a Arc<dyn Fn(Answer) + Send + Sync>,
}

impl<Answer> Run<'_, Answer> {
    /// Sends an answer.
    pub(crate) fn answer(&self, answer: Answer) {
        (self.answer)(answer);
    }

    /// What sends answers after the job, from a search elsewhere.
    #[cfg(target_family = "wasm")]
    pub(crate) fn answer_later(&self) -> Arc<dyn Fn(Answer) + Send + Sync> {
        Arc::clone(self.answer)
    }

    /// Whether the job was cancelled.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.stop_flag.is_stopped()
    }
}

/// Held by each job that must be finished. Nothing is ever sent: the channel closes when the last of
/// these jobs is done or dropped.
type CompletionGuard = Sender<Infallible>;

/// A queued job.
struct Task<Job> {
    job: Job,
    stop_flag: StopFlag,
    _guard: Option<CompletionGuard>,
}

/// The handle of the thread. If it is dropped without [`finish`](Worker::finish), waiting jobs are
/// still done, but nothing waits for them.
pub(crate) struct Worker<Job> {
    must_finish: fn(&Job) -> bool,
    cancelled: fn(),
    /// Shared by the jobs that are cancelled together.
    stop_flag: StopFlag,
    /// What the thread does; None once there is one.
    work: Option<Arc<Mutex<Work>>>,
    /// Whether the system was asked for a thread.
    has_started: bool,
    spawn: fn(Box<dyn FnOnce() + Send>) -> io::Result<()>,
    /// Whether jobs without a thread wait for [`catch_up`](Worker::catch_up), and whether some do.
    can_wait: bool,
    is_behind: bool,
    /// None after [`finish`](Worker::finish).
    queue: Option<Queue<Job>>,
}

/// Does the jobs that wait. If asked to stay, it goes on until no more can come.
type Work = dyn FnMut(Stays) + Send;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stays {
    No,
    UntilNoMoreCome,
}

fn spawn(work: Box<dyn FnOnce() + Send>) -> io::Result<()> {
    thread::Builder::new().spawn(work).map(drop)
}

struct Queue<Job> {
    tasks: Sender<Task<Job>>,
    guard: CompletionGuard,
    completion: Receiver<Infallible>,
}

impl<Job: Send + 'static> Worker<Job> {
    /// Starts a thread for an executor. Its answers go to `answer`, on that thread.
    pub(crate) fn start<E>(
        executor: E,
        answer: impl Fn(E::Answer) + Send + Sync + 'static,
    ) -> Worker<Job>
    where
        E: Executor<Job = Job>,
    {
        let mut worker = Worker::on_demand(executor, answer);
        worker.start_thread();
        worker
    }

    /// The same, but the thread starts with the first job.
    pub(crate) fn on_demand<E>(
        executor: E,
        answer: impl Fn(E::Answer) + Send + Sync + 'static,
    ) -> Worker<Job>
    where
        E: Executor<Job = Job>,
    {
        let (tasks, added) = mpsc::channel();
        let (guard, completion) = mpsc::channel();
        Worker {
            must_finish: E::must_finish,
            cancelled: E::cancelled,
            stop_flag: StopFlag::default(),
            work: Some(Arc::new(Mutex::new(work(executor, added, answer)))),
            has_started: false,
            spawn,
            can_wait: false,
            is_behind: false,
            queue: Some(Queue {
                tasks,
                guard,
                completion,
            }),
        }
    }

    /// The same worker, whose jobs nobody waits for: without a thread they do not hold up what has added them.
    pub(crate) fn unhurried(self) -> Worker<Job> {
        Worker {
            can_wait: true,
            ..self
        }
    }

    /// Whether jobs wait for [`catch_up`](Worker::catch_up).
    pub(crate) fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// Does the jobs that have waited.
    pub(crate) fn catch_up(&mut self) {
        if std::mem::take(&mut self.is_behind)
            && let Some(work) = &self.work
        {
            run(work, Stays::No);
        }
    }

    /// Whether there was a job.
    pub(crate) fn has_started(&self) -> bool {
        self.has_started
    }

    fn start_thread(&mut self) {
        if !std::mem::replace(&mut self.has_started, true)
            && let Some(work) = self.work.clone()
            && (self.spawn)(Box::new(move || run(&work, Stays::UntilNoMoreCome))).is_ok()
        {
            self.work = None;
        }
    }

    /// Queues a job and returns at once. After [`finish`](Worker::finish) it does nothing.
    pub(crate) fn add(&mut self, job: Job) {
        self.add_with(job, self.stop_flag.clone());
    }

    /// Does the same with a job that is not cancelled with the others, but by what this returns.
    pub(crate) fn add_apart(&mut self, job: Job) -> StopFlag {
        let stop_flag = StopFlag::default();
        self.add_with(job, stop_flag.clone());
        stop_flag
    }

    fn add_with(&mut self, job: Job, stop_flag: StopFlag) {
        if self.queue.is_some() {
            self.start_thread();
        }
        if let Some(queue) = &self.queue {
            let guard = (self.must_finish)(&job).then(|| queue.guard.clone());
            // The receiver exists as long as this handle.
            let _ = queue.tasks.send(Task {
                job,
                stop_flag,
                _guard: guard,
            });
            if let Some(work) = &self.work {
                self.is_behind = self.can_wait;
                if !self.is_behind {
                    run(work, Stays::No);
                }
            }
        }
    }

    /// Adds a job in place of those before it.
    pub(crate) fn replace(&mut self, job: Job) {
        self.cancel();
        self.add(job);
    }

    /// Cancels all jobs added so far: waiting ones are dropped, and a running one ends when it next
    /// checks.
    pub(crate) fn cancel(&mut self) {
        std::mem::take(&mut self.stop_flag).stop();
        (self.cancelled)();
    }

    /// Accepts no more jobs, and waits at most `timeout` until the jobs that must be finished are done.
    /// The rest, such as a job that hangs, is left to the thread.
    pub(crate) fn finish(&mut self, timeout: Duration) {
        if let Some(Queue {
            tasks,
            guard,
            completion,
        }) = self.queue.take()
        {
            drop((tasks, guard));
            let _ = completion.recv_timeout(timeout);
        }
    }
}

fn run(work: &Mutex<Work>, stays: Stays) {
    work.lock().unwrap_or_else(PoisonError::into_inner)(stays);
}

fn work<E: Executor>(
    executor: E,
    added: Receiver<Task<E::Job>>,
    answer: impl Fn(E::Answer) + Send + Sync + 'static,
) -> impl FnMut(Stays) {
    let answer: Arc<dyn Fn(E::Answer) + Send + Sync> = Arc::new(answer);
    let mut jobs = Jobs {
        executor,
        added,
        waiting: VecDeque::new(),
    };
    move |stays| {
        while let Some(task) = jobs.next(stays) {
            let job = &task.job;
            let run = Run {
                stop_flag: &task.stop_flag,
                answer: &answer,
            };
            // A panic affects only this job; its message is already on stderr.
            let done = unless_panicked(|| jobs.executor.carry_out(job, &run));
            if done.is_none()
                && let Some(failed) = E::panicked(job)
            {
                answer(failed);
            }
        }
    }
}

/// The jobs that were added, and what does them.
struct Jobs<E: Executor> {
    executor: E,
    added: Receiver<Task<E::Job>>,
    waiting: VecDeque<Task<E::Job>>,
}

impl<E: Executor> Jobs<E> {
    /// The next job to do; `None` when no more can come or, without staying, when none waits.
    fn next(&mut self, stays: Stays) -> Option<Task<E::Job>> {
        loop {
            if self.waiting.is_empty() && stays == Stays::UntilNoMoreCome {
                let task = self.wait()?;
                self.waiting.push_back(task);
            }
            self.waiting.extend(self.added.try_iter());
            let task = self.waiting.pop_front()?;
            let later = self.waiting.front();
            let is_replaced = later.is_some_and(|later| E::replaces(&later.job, &task.job));
            if !is_replaced && !task.stop_flag.is_stopped() {
                return Some(task);
            }
        }
    }

    fn wait(&mut self) -> Option<Task<E::Job>> {
        loop {
            let next = match self.executor.idle_after() {
                Some(time) => self.added.recv_timeout(time),
                None => self.added.recv().map_err(RecvTimeoutError::from),
            };
            match next {
                Ok(task) => return Some(task),
                Err(RecvTimeoutError::Timeout) => {
                    // No job asked for it, so a panic needs no answer.
                    let _ = unless_panicked(|| self.executor.idle());
                }
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
    }
}

/// Calls a function; `None` if it panics.
fn unless_panicked<T>(function: impl FnOnce() -> T) -> Option<T> {
    // The executor is reused after a panic: each job starts from the state that the last one left.
    panic::catch_unwind(AssertUnwindSafe(function)).ok()
}
