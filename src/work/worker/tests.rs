//! Jobs that hang, panic, replace each other and are cancelled.

use super::*;

#[derive(PartialEq, Eq, Debug)]
enum Job {
    /// Says a number.
    Say(u8),
    /// Says a number, unless another of these is next in the queue.
    SayLast(u8),
    /// Says that it has started, and blocks until the test lets it go on.
    Hang,
    /// The same, but it need not be finished.
    HangUnneeded,
    /// Says that it has started, and runs until it is cancelled.
    RunUntilCancelled,
    Panic,
}

#[derive(PartialEq, Eq, Debug)]
enum Said {
    Number(u8),
    Begun,
    Ended,
    Panicked,
}
use Said::{Begun, Ended, Number, Panicked};

/// Hangs until the other end of the channel is dropped.
struct Hanging(Receiver<()>);

impl Executor for Hanging {
    type Job = Job;
    type Answer = Said;

    fn carry_out(&mut self, job: &Job, run: &Run<Said>) {
        match job {
            Job::Say(number) | Job::SayLast(number) => run.answer(Number(*number)),
            Job::Hang | Job::HangUnneeded => {
                run.answer(Begun);
                let _ = self.0.recv();
                run.answer(Ended);
            }
            Job::RunUntilCancelled => {
                run.answer(Begun);
                while !run.is_cancelled() {
                    thread::yield_now();
                }
                run.answer(Ended);
            }
            Job::Panic => panic!("a fault in a job"),
        }
    }

    fn panicked(job: &Job) -> Option<Said> {
        (*job == Job::Panic).then_some(Panicked)
    }

    fn replaces(later: &Job, earlier: &Job) -> bool {
        matches!((later, earlier), (Job::SayLast(_), Job::SayLast(_)))
    }

    fn must_finish(job: &Job) -> bool {
        *job != Job::HangUnneeded
    }
}

/// A worker, what it says, and what it hangs on.
fn worker() -> (Worker<Job>, Receiver<Said>, Sender<()>) {
    let (says, said) = mpsc::channel();
    let (go_on, gate) = mpsc::channel();
    let answer = move |answer| says.send(answer).expect("the test listens");
    (Worker::start(Hanging(gate), answer), said, go_on)
}

/// What is said until the thread ends.
fn rest(said: &Receiver<Said>) -> Vec<Said> {
    said.iter().collect()
}

#[test]
fn finish_waits_for_jobs_and_they_are_done_in_order() {
    let (mut worker, said, _go_on) = worker();
    for number in 0..100 {
        worker.add(Job::Say(number));
    }
    worker.finish(Duration::MAX);
    let done: Vec<Said> = said.try_iter().collect();
    assert_eq!(done, (0..100).map(Number).collect::<Vec<_>>());
    // No more jobs are accepted, and there is nothing to wait for.
    worker.add(Job::Say(100));
    worker.finish(Duration::MAX);
    assert_eq!(rest(&said), []);
}

#[test]
fn a_job_that_panics_is_answered_and_affects_no_other() {
    let (mut worker, said, _go_on) = worker();
    for job in [Job::Say(1), Job::Panic, Job::Say(2), Job::Panic] {
        worker.add(job);
    }
    worker.finish(Duration::MAX);
    assert_eq!(rest(&said), [Number(1), Panicked, Number(2), Panicked]);
}

#[test]
fn finish_does_not_wait_for_a_job_that_hangs_and_later_jobs_are_not_lost() {
    let (mut worker, said, go_on) = worker();
    worker.add(Job::Hang);
    worker.add(Job::Say(1));
    assert_eq!(said.recv(), Ok(Begun));
    worker.finish(Duration::from_millis(1));
    assert!(said.try_recv().is_err(), "it hangs still");
    drop(go_on);
    assert_eq!(rest(&said), [Ended, Number(1)]);
}

#[test]
fn finish_does_not_wait_for_a_job_that_need_not_be_finished() {
    let (mut worker, said, go_on) = worker();
    worker.add(Job::Say(1));
    worker.add(Job::HangUnneeded);
    assert_eq!((said.recv(), said.recv()), (Ok(Number(1)), Ok(Begun)));
    // If it waited, this test would never end.
    worker.finish(Duration::MAX);
    drop(go_on);
    assert_eq!(rest(&said), [Ended]);
}

#[test]
fn finish_waits_for_a_job_queued_after_one_that_need_not_be_finished() {
    let (mut worker, said, go_on) = worker();
    worker.add(Job::HangUnneeded);
    worker.add(Job::Say(1));
    assert_eq!(said.recv(), Ok(Begun));
    drop(go_on);
    worker.finish(Duration::MAX);
    assert_eq!(said.try_iter().collect::<Vec<_>>(), [Ended, Number(1)]);
}

#[test]
fn a_job_replaces_the_one_queued_right_before_it() {
    let (mut worker, said, go_on) = worker();
    worker.add(Job::Hang);
    assert_eq!(said.recv(), Ok(Begun));
    for number in [1, 2, 3] {
        worker.add(Job::SayLast(number));
    }
    for job in [Job::Say(4), Job::SayLast(5), Job::Say(6), Job::SayLast(7)] {
        worker.add(job);
    }
    drop(go_on);
    worker.finish(Duration::MAX);
    assert_eq!(
        rest(&said),
        [Ended, Number(3), Number(4), Number(5), Number(6), Number(7)]
    );
}

#[test]
fn running_and_waiting_jobs_are_cancelled_and_later_ones_are_done() {
    let (mut worker, said, _go_on) = worker();
    worker.add(Job::RunUntilCancelled);
    worker.add(Job::Say(1));
    assert_eq!(said.recv(), Ok(Begun));
    worker.cancel();
    worker.add(Job::Say(2));
    worker.finish(Duration::MAX);
    assert_eq!(rest(&said), [Ended, Number(2)]);
}

#[test]
fn a_job_apart_is_cancelled_without_the_others() {
    let (mut worker, said, _go_on) = worker();
    let running = worker.add_apart(Job::RunUntilCancelled);
    worker.add(Job::Say(1));
    assert_eq!(said.recv(), Ok(Begun));
    let waiting = worker.add_apart(Job::Say(2));
    waiting.stop();
    running.stop();
    assert_eq!((said.recv(), said.recv()), (Ok(Ended), Ok(Number(1))));
    let apart = worker.add_apart(Job::RunUntilCancelled);
    assert_eq!(said.recv(), Ok(Begun), "not the one that waited");
    worker.cancel();
    worker.add(Job::Say(3));
    assert!(said.try_recv().is_err(), "it runs still");
    apart.stop();
    worker.finish(Duration::MAX);
    assert_eq!(rest(&said), [Ended, Number(3)]);
}

#[test]
fn a_dropped_worker_still_does_its_jobs() {
    let (mut worker, said, go_on) = worker();
    worker.add(Job::Hang);
    worker.add(Job::Say(1));
    drop((worker, go_on));
    assert_eq!(rest(&said), [Begun, Ended, Number(1)]);
}

#[test]
fn a_worker_on_demand_starts_with_its_first_job() {
    let worker = || {
        let (says, said) = mpsc::channel();
        let (_, gate) = mpsc::channel();
        let answer = move |answer| says.send(answer).expect("the test listens");
        (Worker::on_demand(Hanging(gate), answer), said)
    };
    let (mut needed, said) = worker();
    assert!(!needed.has_started());
    needed.add(Job::Say(1));
    assert!(needed.has_started());
    needed.finish(Duration::MAX);
    assert_eq!(rest(&said), [Number(1)]);
    // There is nothing to wait for, and no thread for later jobs.
    let (mut needless, said) = worker();
    needless.finish(Duration::MAX);
    needless.add(Job::Say(1));
    assert!(!needless.has_started());
    drop(needless);
    assert_eq!(rest(&said), []);
}

/// A worker for which there is no thread, and what it says.
fn threadless() -> (Worker<Job>, Receiver<Said>) {
    let (says, said) = mpsc::channel();
    let (_, gate) = mpsc::channel();
    let answer = move |answer| says.send(answer).expect("the test listens");
    let mut worker = Worker::on_demand(Hanging(gate), answer);
    worker.spawn = |_| Err(io::ErrorKind::Unsupported.into());
    (worker, said)
}

#[test]
fn without_threads_a_job_without_hurry_waits_for_its_time() {
    let (worker, said) = threadless();
    let mut worker = worker.unhurried();
    assert!(!worker.is_behind());
    worker.add(Job::SayLast(1));
    worker.add(Job::SayLast(2));
    assert!(worker.is_behind());
    assert_eq!(said.try_iter().count(), 0);
    worker.catch_up();
    assert!(!worker.is_behind());
    assert_eq!(said.try_iter().collect::<Vec<_>>(), [Number(2)]);
    worker.catch_up();
    assert_eq!(said.try_iter().count(), 0);
}

#[test]
fn without_threads_each_job_is_done_as_it_is_added() {
    let (mut worker, said) = threadless();
    for (job, answer) in [(Job::Say(1), Number(1)), (Job::Panic, Panicked)] {
        worker.add(job);
        assert_eq!(said.try_recv(), Ok(answer));
    }
    worker.finish(Duration::ZERO);
    worker.add(Job::Say(2));
    assert_eq!(said.try_iter().count(), 0);
}

/// Is idle a number of times after each job, and panics each time.
struct Caring {
    times: u8,
    looks: Sender<u8>,
}

impl Executor for Caring {
    type Job = u8;
    type Answer = Infallible;

    fn carry_out(&mut self, times: &u8, _run: &Run<Infallible>) {
        self.times = *times;
    }

    fn panicked(_job: &u8) -> Option<Infallible> {
        None
    }

    fn idle_after(&mut self) -> Option<Duration> {
        (self.times > 0).then_some(Duration::from_millis(1))
    }

    fn idle(&mut self) {
        self.looks.send(self.times).expect("the test looks on");
        self.times -= 1;
        panic!("a fault between jobs");
    }
}

#[test]
fn an_executor_is_called_between_jobs() {
    let (looks, seen) = mpsc::channel();
    let mut worker = Worker::start(Caring { times: 0, looks }, |answer| match answer {});
    for times in [3, 1] {
        worker.add(times);
        let expected = (1..=times).rev();
        let all: Vec<u8> = expected.clone().filter_map(|_| seen.recv().ok()).collect();
        assert_eq!(all, expected.collect::<Vec<_>>());
    }
    worker.finish(Duration::MAX);
    assert_eq!(seen.iter().next(), None);
}
