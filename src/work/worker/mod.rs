//! A thread that does jobs, one after the other.

#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::convert::Infallible;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// How jobs of one kind are done.
pub(crate) trait Executor: Send + 'static {
    /// What is to be done.
    type Job: Send + 'static;
    /// What comes of it.
    type Answer: 'static;

    /// Does a job. A long one asks again and again whether it [is cancelled](Run::is_cancelled).
    fn carry_out(&mut self, job: &Self::Job, run: &Run<Self::Answer>);

    /// The answer to a job in which the program panicked.
    fn panicked(job: &Self::Job) -> Option<Self::Answer>;

    /// Whether `earlier`, which waits, need not be done because `later` waits right behind it.
    fn replaces(_later: &Self::Job, _earlier: &Self::Job) -> bool {
        false
    }

    /// Whether [`Worker::finish`] waits for a job.
    fn must_finish(job: &Self::Job) -> bool;

    /// How long the worker waits for a job before it calls [`idle`](Executor::idle), if it ever does.
    fn idle_after(&mut self) -> Option<Duration> {
        None
    }

    /// Does what is to be done between two jobs.
    fn idle(&mut self) {}
}

/// What a job needs to know of its surroundings while it is done.
pub(crate) struct Run<'a, Answer> {
    token: &'a CancelToken,
    answer: &'a dyn Fn(Answer),
}

impl<Answer> Run<'_, Answer> {
    /// Hands over something that has come of the job.
    pub(crate) fn answer(&self, answer: Answer) {
        (self.answer)(answer);
    }

    /// Whether nobody wants the rest of the job.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.token.is_cancelled()
    }
}

/// Shared by the jobs that are cancelled together, and the worker's owner.
#[derive(Clone, Default)]
struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Held by each job that must be finished. Nothing is ever sent: the channel closes when the last job is done
/// or never will be.
type Pledge = Sender<Infallible>;

/// A job on its way to the thread.
struct Task<Job> {
    job: Job,
    token: CancelToken,
    _pledge: Option<Pledge>,
}

/// The owner's end of the thread. If it is dropped without [`finish`](Worker::finish), the jobs that wait are
/// still done, but nobody waits for them.
pub(crate) struct Worker<Job> {
    must_finish: fn(&Job) -> bool,
    token: CancelToken,
    /// None after [`finish`](Worker::finish).
    queue: Option<Queue<Job>>,
}

struct Queue<Job> {
    tasks: Sender<Task<Job>>,
    pledge: Pledge,
    pledged: Receiver<Infallible>,
}

impl<Job: Send + 'static> Worker<Job> {
    /// Starts a thread for an executor. What comes of its jobs goes to `answer`, on that thread.
    pub(crate) fn start<E>(executor: E, answer: impl Fn(E::Answer) + Send + 'static) -> Worker<Job>
    where
        E: Executor<Job = Job>,
    {
        let (tasks, added) = mpsc::channel();
        let (pledge, pledged) = mpsc::channel();
        thread::spawn(move || work(executor, added, answer));
        Worker {
            must_finish: E::must_finish,
            token: CancelToken::default(),
            queue: Some(Queue {
                tasks,
                pledge,
                pledged,
            }),
        }
    }

    /// Has a job done after those that wait. Returns at once; after [`finish`](Worker::finish) nothing is done.
    pub(crate) fn add(&self, job: Job) {
        if let Some(queue) = &self.queue {
            let pledge = (self.must_finish)(&job).then(|| queue.pledge.clone());
            // The thread takes tasks as long as there is this end.
            let _ = queue.tasks.send(Task {
                job,
                token: self.token.clone(),
                _pledge: pledge,
            });
        }
    }

    /// Lets nothing be done any more of what was added so far: jobs that wait are dropped, and one that runs
    /// ends when it next looks.
    pub(crate) fn cancel(&mut self) {
        std::mem::take(&mut self.token).cancel();
    }

    /// Takes no more jobs, and waits until those are done that must be, but no longer than `patience`. The rest
    /// is left to the thread, also a job that hangs.
    pub(crate) fn finish(&mut self, patience: Duration) {
        if let Some(Queue {
            tasks,
            pledge,
            pledged,
        }) = self.queue.take()
        {
            drop((tasks, pledge));
            let _ = pledged.recv_timeout(patience);
        }
    }
}

fn work<E: Executor>(executor: E, added: Receiver<Task<E::Job>>, answer: impl Fn(E::Answer)) {
    let mut thread = Thread {
        executor,
        added,
        waiting: VecDeque::new(),
    };
    while let Some(Task {
        job,
        token,
        _pledge,
    }) = thread.next()
    {
        let run = Run {
            token: &token,
            answer: &answer,
        };
        // The panic costs this job only; its message is on stderr already.
        let done = unless_panicked(|| thread.executor.carry_out(&job, &run));
        if done.is_none()
            && let Some(failed) = E::panicked(&job)
        {
            answer(failed);
        }
    }
}

/// The thread's end.
struct Thread<E: Executor> {
    executor: E,
    added: Receiver<Task<E::Job>>,
    waiting: VecDeque<Task<E::Job>>,
}

impl<E: Executor> Thread<E> {
    /// The next job to be done; none when no more can come.
    fn next(&mut self) -> Option<Task<E::Job>> {
        loop {
            if self.waiting.is_empty() {
                let task = self.wait()?;
                self.waiting.push_back(task);
            }
            self.waiting.extend(self.added.try_iter());
            let task = self.waiting.pop_front()?;
            let later = self.waiting.front();
            let is_replaced = later.is_some_and(|later| E::replaces(&later.job, &task.job));
            if !is_replaced && !task.token.is_cancelled() {
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
                    // Nobody has asked for it, so that nobody is answered.
                    let _ = unless_panicked(|| self.executor.idle());
                }
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
    }
}

/// What a function returns; none after a panic in it.
fn unless_panicked<T>(function: impl FnOnce() -> T) -> Option<T> {
    // The executor is used again as it is: each job begins with what the one before it left.
    panic::catch_unwind(AssertUnwindSafe(function)).ok()
}
