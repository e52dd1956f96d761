//! What answers a wrong move: it is refuted, and taken back when that was seen.

use std::time::Duration;

use super::attempt::{Attempt, Candidate, Refutation, Stage, Tried};
use crate::analysis::{NEARLY_RIGHT, ScoredLine, win_percent};
use crate::notation::san;
use crate::rules::{Move, Position};

/// How long a wrong move is seen alone, so that its reply is seen as one.
const BEFORE_REPLY: Duration = Duration::from_millis(300);

/// How long a wrong move stays on the board with its reply.
const TAKEN_BACK: Duration = Duration::from_millis(800);

/// How long a good move that is not the one sought stays on the board.
const GOOD_TIME: Duration = Duration::from_millis(1_600);

/// A search to this depth tells what refutes a move; what a shallower one has found is played after this time.
const DEPTH: u8 = 12;
const PATIENCE: Duration = Duration::from_millis(1_500);

/// How long a wrong move stays at most, if nothing is found.
const LONGEST: Duration = Duration::from_secs(3);

impl Attempt {
    /// The position after a wrong move whose refutation is still to be found.
    pub(super) fn refuted(&self) -> Option<&Position> {
        let is_open = matches!(self.stage, Stage::Wrong { reply: None, .. });
        (is_open && self.position.outcome().is_none()).then_some(&self.position)
    }

    /// Takes what a search to this depth has found to refute the move on the board.
    pub(super) fn refutation_found(&mut self, line: &ScoredLine, now: Duration) {
        let reply = line.moves.first().copied();
        let reply = reply.filter(|&reply| self.position.play(reply).is_ok());
        let is_open = matches!(self.stage, Stage::Wrong { reply: None, .. });
        let (Some(reply), true) = (reply, is_open) else {
            return;
        };
        let percent = 100.0 - win_percent(line.score);
        self.candidate = Some(Candidate { reply, percent });
        self.found = now;
        if line.depth >= DEPTH {
            self.judge(now);
        }
    }

    /// Decides by what was found whether the move on the board is wrong, or good too.
    fn judge(&mut self, now: Duration) {
        let (Stage::Wrong { mv, since, .. }, Some(found)) = (self.stage, self.candidate) else {
            return;
        };
        let best = self.exercise.right.first().map_or(0.0, |it| it.percent);
        self.stage = if best - found.percent < NEARLY_RIGHT {
            Stage::Good { mv, since: now }
        } else {
            let reply = Some(found.reply);
            Stage::Wrong { mv, since, reply }
        };
    }

    /// When time changes something next.
    pub(super) fn wakes_at(&self) -> Option<Duration> {
        let (since, reply) = match self.stage {
            Stage::Wrong { since, reply, .. } => (since, reply),
            Stage::Good { since, .. } => return Some(since + GOOD_TIME),
            Stage::Asking | Stage::Done(_) => return None,
        };
        Some(match (reply, self.replied) {
            (Some(_), Some(replied)) => replied + TAKEN_BACK,
            (Some(_), None) => (since + BEFORE_REPLY).max(self.found),
            (None, _) if self.refuted().is_none() => since + TAKEN_BACK,
            (None, _) if self.candidate.is_some() => since + PATIENCE,
            (None, _) => since + LONGEST,
        })
    }

    /// Plays the reply to a wrong move, and takes both back, each when its time has come.
    pub(super) fn advance(&mut self, now: Duration) {
        while let Some(at) = self.wakes_at().filter(|&at| at <= now) {
            let (mv, reply) = match self.stage {
                Stage::Wrong { mv, reply, .. } => (mv, reply),
                Stage::Good { mv, .. } => {
                    let san = san::write(&self.exercise.position, mv);
                    self.ask_again(Tried::Good(san));
                    continue;
                }
                Stage::Asking | Stage::Done(_) => return,
            };
            match (reply, self.replied, self.candidate) {
                (Some(reply), None, _) => {
                    self.replied = Some(at);
                    if let Ok(next) = self.position.play(reply) {
                        self.position = next;
                    }
                }
                (None, None, Some(_)) => {
                    self.found = at;
                    self.judge(at);
                }
                _ => self.take_back(mv, reply),
            }
        }
    }

    fn take_back(&mut self, mv: Move, reply: Option<Move>) {
        let after = self.exercise.position.play(mv).ok();
        // What refutes the error is known without a search.
        let error = self.exercise.error.percent;
        let percent = self.candidate.map_or(error, |found| found.percent);
        let refutation = reply.zip(after).map(|(reply, after)| Refutation {
            reply: san::write(&after, reply),
            percent,
        });
        let tried = san::write(&self.exercise.position, mv);
        self.ask_again(Tried::Move(tried, refutation));
    }

    fn ask_again(&mut self, tried: Tried) {
        self.tried.push(tried);
        self.position = self.exercise.position.clone();
        self.stage = Stage::Asking;
    }
}
