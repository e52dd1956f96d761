//! What is said to an engine and when, decided from what it says and the time alone.
//!
//! ```text
//! Starting    `uci` was sent                     uciok    -> Preparing
//! Preparing   `isready` was sent                 readyok  -> Idle or Searching
//! Idle                                           search() -> Preparing
//! Searching   `position` and `go` were sent      bestmove -> Idle; stop, deadline or limit exceeded -> Stopping
//! Stopping    `stop` was sent                    bestmove -> Idle
//! Failed      after a deadline of another state, or a fault; nothing more is said
//! ```
//!
//! A `readyok` stands between two searches, so that a late `bestmove` of the first is not taken for the second. The
//! engine does not ponder.

mod event;
mod identity;
mod search;
#[cfg(test)]
mod tests;

use crate::time::Instant;

use super::deadlines::Deadlines;
use super::fault::EngineFault;
use crate::engine::uci::{FromEngine, Go, ToEngine, read_from_engine};

pub(super) use event::{Action, Event, Request, Resources};
pub use identity::Identity;
use search::Search;

/// A conversation with one process.
#[derive(Debug)]
pub(super) struct Conversation {
    deadlines: Deadlines,
    resources: Resources,
    identity: Identity,
    /// The last values of these options that were sent.
    lines: usize,
    is_chess960: bool,
    state: State,
}

#[derive(Debug)]
enum State {
    New,
    Starting {
        until: Instant,
        next: Option<Box<Request>>,
    },
    Preparing {
        until: Instant,
        next: Option<Box<Request>>,
    },
    Idle,
    Searching {
        search: Box<Search>,
        /// When it has to end, if it was given any limit.
        until: Option<Instant>,
        /// When the next news of it must have come, if it was given no limit of time.
        news_until: Option<Instant>,
    },
    Stopping {
        search: Box<Search>,
        until: Instant,
        /// Whether it was asked if it is ready.
        is_asked: bool,
    },
    Failed,
}

impl Conversation {
    pub(super) fn new(deadlines: Deadlines, resources: Resources) -> Conversation {
        Conversation {
            deadlines,
            resources,
            identity: Identity::default(),
            lines: 1,
            is_chess960: false,
            state: State::New,
        }
    }

    /// Takes an event and says what is to be done.
    pub(super) fn step(&mut self, event: Event, now: Instant) -> Vec<Action> {
        let mut actions = Vec::new();
        if let State::New = self.state {
            actions.push(Action::Send(ToEngine::Uci));
            self.state = State::Starting {
                until: now + self.deadlines.identification,
                next: None,
            };
        }
        match event {
            Event::Line(line) => {
                if let Some(line) = read_from_engine(&line) {
                    self.hear(line, now, &mut actions);
                }
            }
            Event::Ended => self.fail(EngineFault::Ended, &mut actions),
            Event::Search(request) => self.request(request, now, &mut actions),
            Event::Stop => self.stop(now, &mut actions),
            Event::Tick => {}
        }
        self.check_time(now, &mut actions);
        actions
    }

    /// When the next [`Event::Tick`] is due at the latest.
    pub(super) fn deadline(&self) -> Option<Instant> {
        match &self.state {
            State::New | State::Idle | State::Failed => None,
            State::Starting { until, .. } | State::Preparing { until, .. } => Some(*until),
            State::Searching {
                search,
                until,
                news_until,
            } => [*until, *news_until, search.report_due()]
                .into_iter()
                .flatten()
                .min(),
            State::Stopping { until, .. } => Some(*until),
        }
    }

    /// What the engine says of itself; `None` before it has said everything.
    pub(super) fn identity(&self) -> Option<&Identity> {
        let is_complete = !matches!(self.state, State::New | State::Starting { .. });
        is_complete.then_some(&self.identity)
    }

    fn hear(&mut self, line: FromEngine, now: Instant, actions: &mut Vec<Action>) {
        match (line, &mut self.state) {
            (FromEngine::Name(name), State::Starting { .. }) => self.identity.name = name,
            (FromEngine::Author(author), State::Starting { .. }) => self.identity.author = author,
            (FromEngine::Option(option), State::Starting { .. }) => self.identity.add(option),
            (FromEngine::UciOk, State::Starting { next, .. }) => {
                let next = next.take();
                let options = self.identity.initial_options(self.resources);
                actions.extend(options.into_iter().map(Action::Send));
                self.prepare(next, now + self.deadlines.first_ready, actions);
            }
            (FromEngine::ReadyOk, State::Preparing { next, .. }) => match next.take() {
                Some(request) => self.start(*request, now, actions),
                None => self.state = State::Idle,
            },
            (
                FromEngine::Info(info),
                State::Searching {
                    search, news_until, ..
                },
            ) => {
                if search.is_news(&info) {
                    *news_until = news_until.map(|_| now + self.deadlines.news);
                }
                search.add(info, now, actions);
                if search.is_used_up() {
                    self.stop(now, actions);
                }
            }
            (FromEngine::Info(info), State::Stopping { search, .. }) => {
                search.add(info, now, actions);
            }
            (
                FromEngine::BestMove { best, ponder },
                State::Searching { search, .. } | State::Stopping { search, .. },
            ) => match search.finish(&best, ponder.as_deref(), actions) {
                Ok(action) => {
                    actions.push(action);
                    self.state = State::Idle;
                }
                Err(fault) => self.fail(fault, actions),
            },
            // Answers that nobody asked for.
            _ => {}
        }
    }

    fn request(&mut self, request: Box<Request>, now: Instant, actions: &mut Vec<Action>) {
        match &mut self.state {
            State::Starting { next, .. } | State::Preparing { next, .. } => *next = Some(request),
            State::Idle => {
                if request.is_new_game {
                    actions.push(Action::Send(ToEngine::NewGame));
                }
                self.prepare(Some(request), now + self.deadlines.ready, actions);
            }
            State::Failed => actions.push(Action::Refuse(EngineFault::Ended)),
            State::New | State::Searching { .. } | State::Stopping { .. } => {
                debug_assert!(false, "one search at a time");
            }
        }
    }

    fn prepare(&mut self, next: Option<Box<Request>>, until: Instant, actions: &mut Vec<Action>) {
        actions.push(Action::Send(ToEngine::IsReady));
        self.state = State::Preparing { until, next };
    }

    /// Begins a search. The engine is ready for it.
    fn start(&mut self, request: Request, now: Instant, actions: &mut Vec<Action>) {
        let Request { root, limits, .. } = request;
        let is_chess960 = root.start().is_chess960();
        if is_chess960 && !self.identity.has("UCI_Chess960") {
            actions.push(Action::Refuse(EngineFault::NoChess960));
            self.state = State::Idle;
            return;
        }
        if is_chess960 != self.is_chess960 {
            self.is_chess960 = is_chess960;
            let option = ToEngine::set("UCI_Chess960", is_chess960);
            actions.push(Action::Send(option));
        }
        let lines = self.identity.clamped("MultiPV", limits.lines.max(1));
        let lines = lines.unwrap_or(1);
        if lines != self.lines {
            self.lines = lines;
            actions.push(Action::Send(ToEngine::set("MultiPV", lines)));
        }
        let go = Go::with_limits(&root, &limits);
        let until = self.deadlines.search(&limits, go.time);
        let is_timed = go.time.is_some();
        actions.push(Action::Send(ToEngine::Position(Box::new(root.clone()))));
        actions.push(Action::Send(ToEngine::Go(Box::new(go))));
        self.state = State::Searching {
            search: Box::new(Search::new(root, lines, &limits)),
            until: until.map(|until| now + until),
            news_until: (!is_timed).then_some(now + self.deadlines.news),
        };
    }

    fn stop(&mut self, now: Instant, actions: &mut Vec<Action>) {
        if let State::Starting { next, .. } | State::Preparing { next, .. } = &mut self.state {
            let unbegun = next.take();
            actions.extend(unbegun.map(|it| Action::Finish(search::unbegun(&it.root))));
        }
        match std::mem::replace(&mut self.state, State::Idle) {
            State::Searching { search, .. } => {
                actions.push(Action::Send(ToEngine::Stop));
                self.state = State::Stopping {
                    search,
                    until: now + self.deadlines.stop,
                    is_asked: false,
                };
            }
            state => self.state = state,
        }
    }

    fn check_time(&mut self, now: Instant, actions: &mut Vec<Action>) {
        let last_chance = self.deadlines.last_chance;
        match &mut self.state {
            State::Starting { until, .. } if *until <= now => {
                self.fail(EngineFault::NotUci, actions);
            }
            State::Preparing { until, .. } if *until <= now => {
                self.fail(EngineFault::NotReady, actions);
            }
            State::Searching {
                search,
                until,
                news_until,
            } => {
                search.report(now, actions);
                let is_due = |until: &Option<Instant>| until.is_some_and(|until| until <= now);
                if is_due(until) || is_due(news_until) {
                    self.stop(now, actions);
                }
            }
            State::Stopping {
                until, is_asked, ..
            } if *until <= now => {
                if *is_asked {
                    self.fail(EngineFault::NoAnswer, actions)
                } else {
                    actions.push(Action::Send(ToEngine::IsReady));
                    *is_asked = true;
                    *until = now + last_chance;
                }
            }
            _ => {}
        }
    }

    fn fail(&mut self, fault: EngineFault, actions: &mut Vec<Action>) {
        if !matches!(self.state, State::Failed) {
            self.state = State::Failed;
            actions.push(Action::Fail(fault));
        }
    }
}
