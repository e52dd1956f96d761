//! An engine in another process, which searches as the own one does.

use std::fmt;
use std::time::Duration;

use super::conversation::{Action, Conversation, Event, Identity, Request, Resources};
use super::failures::Failures;
use super::fault::EngineFault;
use super::launch::Launch;
use super::process::{Process, Received};
use crate::engine::{Limits, Report, Root, SearchResult, StopFlag};
use crate::storage::io_message;
use crate::time::Instant;

/// How often is looked whether the search was halted.
const POLL: Duration = Duration::from_millis(10);

/// An engine in another process.
pub struct ExternalEngine {
    launch: Launch,
    /// `None` before it is used, and after it failed.
    running: Option<Running>,
    failures: Failures,
    is_new_game: bool,
}

struct Running {
    process: Process,
    conversation: Conversation,
}

impl fmt::Debug for ExternalEngine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut shown = f.debug_struct("ExternalEngine");
        shown.field("launch", &self.launch).finish_non_exhaustive()
    }
}

impl ExternalEngine {
    /// An engine that is started when it is used first.
    pub fn new(launch: Launch) -> ExternalEngine {
        ExternalEngine {
            launch,
            running: None,
            failures: Failures::default(),
            is_new_game: false,
        }
    }

    /// Whether it is used: not after three failures within five minutes, for five minutes.
    pub fn is_usable(&self) -> bool {
        !self.failures.are_too_many(Instant::now())
    }

    /// Starts the engine and returns what it says of itself.
    ///
    /// # Errors
    /// If it cannot be started, or does not answer as a UCI engine.
    pub fn identify(&mut self) -> Result<Identity, EngineFault> {
        let mut event = Event::Tick;
        loop {
            self.step(event, &mut |_| ())?;
            let running = self.running()?;
            if let Some(identity) = running.conversation.identity() {
                return Ok(identity.clone());
            }
            event = running.next_event();
        }
    }

    /// What it says of itself, while it runs.
    pub fn identity(&self) -> Option<&Identity> {
        let running = self.running.as_ref()?;
        running.conversation.identity()
    }

    /// Searches a position until a limit is reached or the search is stopped, and reports each line, but not more than
    /// twenty times a second.
    ///
    /// As with [`Searcher::search`](crate::engine::Searcher::search) there is a best move if there is a legal one. It
    /// is legal, and so are all lines. A search that was halted may have none.
    ///
    /// # Errors
    /// If the engine fails. The process is ended then, and the next search starts it anew, but not while it is not
    /// [usable](ExternalEngine::is_usable). An engine that only lacks a score or Chess960 stays.
    pub fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop_flag: &StopFlag,
        on_report: &mut dyn FnMut(Report),
    ) -> Result<SearchResult, EngineFault> {
        if root.moves().is_empty() {
            return Ok(SearchResult::default());
        }
        let has_ended = |running: &mut Running| !running.process.skip_lines();
        self.running.take_if(has_ended);
        let mut event = Event::Search(Box::new(Request {
            root: root.clone(),
            limits: limits.clone(),
            is_new_game: std::mem::take(&mut self.is_new_game),
        }));
        let mut is_stopped = false;
        loop {
            match self.step(event, on_report)? {
                Some(result) if result.lines.is_empty() && !is_stopped => {
                    return Err(EngineFault::NoScore);
                }
                Some(result) => return Ok(result),
                None => {}
            }
            event = if stop_flag.is_stopped() && !is_stopped {
                is_stopped = true;
                Event::Stop
            } else {
                self.running()?.next_event()
            };
        }
    }

    /// The next search belongs to another game.
    pub fn clear(&mut self) {
        self.is_new_game = true;
    }

    /// Ends the process. The next search starts it again.
    pub fn close(&mut self) {
        self.running = None;
    }

    /// The process, started if it is not running.
    fn running(&mut self) -> Result<&mut Running, EngineFault> {
        if !self.is_usable() {
            return Err(EngineFault::GivenUp);
        }
        if self.running.is_none() {
            let Launch {
                mebibytes,
                threads,
                deadlines,
                ..
            } = self.launch;
            let process = Process::start(&self.launch).map_err(|error| {
                self.failures.add(Instant::now());
                EngineFault::NotStarted(io_message(&error))
            })?;
            let resources = Resources { mebibytes, threads };
            self.running = Some(Running {
                process,
                conversation: Conversation::new(deadlines, resources),
            });
        }
        self.running.as_mut().ok_or(EngineFault::Ended)
    }

    /// Goes on with the conversation. Returns the result of the search that it ends, if it does.
    fn step(
        &mut self,
        event: Event,
        on_report: &mut dyn FnMut(Report),
    ) -> Result<Option<SearchResult>, EngineFault> {
        let done = self.running()?.step(event, on_report);
        if done.as_ref().is_err_and(EngineFault::is_failure) {
            self.running = None;
            self.failures.add(Instant::now());
        }
        done
    }
}

impl Running {
    fn step(
        &mut self,
        event: Event,
        on_report: &mut dyn FnMut(Report),
    ) -> Result<Option<SearchResult>, EngineFault> {
        for action in self.conversation.step(event, Instant::now()) {
            match action {
                Action::Send(command) if self.process.send(&command) => {}
                Action::Send(_) => return Err(EngineFault::NotReading),
                Action::Report(report) => on_report(*report),
                Action::Finish(result) => return Ok(Some(result)),
                Action::Refuse(fault) | Action::Fail(fault) => return Err(fault),
            }
        }
        Ok(None)
    }

    /// Waits for the next line, but not past a deadline, and not long.
    fn next_event(&mut self) -> Event {
        let deadline = self.conversation.deadline();
        let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let timeout = left.unwrap_or(POLL).min(POLL);
        match self.process.receive(timeout) {
            Received::Line(line) => Event::Line(line),
            Received::Nothing => Event::Tick,
            Received::End => Event::Ended,
        }
    }
}
