//! Asks the analyst for what the review wants, and hands its answers to the review.

use std::time::Duration;

use super::task::{AnalysisAnswer, AnalysisTask, EngineChoice, Ticket};
use crate::app::effect::Effect;
use crate::app::notice::Notice;
use crate::app::now::Now;
use crate::app::{App, Screen};

/// How long the message about a fault of an engine stays.
const FAULT_TIME: Duration = Duration::from_secs(5);

impl App {
    /// Asks the analyst for what is wanted now, or stops it. Called after every command.
    pub(in crate::app) fn ask_analyst(&mut self, now: Now) -> Option<Effect> {
        let is_paused = self.analysis.pauses_at().is_some_and(|at| at <= now.time);
        let wanted = self
            .review()
            .and_then(|review| review.wanted_analysis(is_paused));
        // What is still being entered is not used yet.
        let engine = if self.shows_settings() {
            self.analysis.engine().clone()
        } else {
            EngineChoice::of(&self.settings, self.analysis.choices())
        };
        let ticket = self.analysis.ask(wanted, &engine)?;
        let subject = match &mut self.screen {
            Screen::Review(review) => {
                review.engine_asked(engine.name());
                wanted.and_then(|wanted| review.subject(wanted))
            }
            _ => None,
        };
        Some(match subject {
            Some(subject) => Effect::Analyse(AnalysisTask {
                ticket,
                engine,
                subject,
            }),
            None => Effect::StopAnalysis,
        })
    }

    /// Handles an answer of the analyst, unless it is to an earlier task. What an engine did wrong is told in any case: it
    /// may hang only when it is stopped for the next task.
    pub(in crate::app) fn analyst_answered(
        &mut self,
        ticket: Ticket,
        answer: AnalysisAnswer,
        now: Now,
    ) -> Vec<Effect> {
        let is_fault = matches!(answer, AnalysisAnswer::EngineFailed { .. });
        if !is_fault && !self.analysis.expects(ticket) {
            return Vec::new();
        }
        let Screen::Review(review) = &mut self.screen else {
            return Vec::new();
        };
        if is_fault {
            self.fault_ends_at = Some(now.time + FAULT_TIME);
        }
        let update = review.analysed(answer);
        self.apply_review_update(update, now)
    }

    /// Ends the message about a fault of an engine after some time, since it hides how far the analysis has come.
    pub(in crate::app) fn end_engine_fault(&mut self, now: Duration) {
        if self.engine_fault_ends_at().is_some_and(|at| at <= now) {
            self.notice = None;
        }
    }

    /// When the message about a fault of an engine ends.
    pub(in crate::app) fn engine_fault_ends_at(&self) -> Option<Duration> {
        let is_shown = matches!(self.notice, Some(Notice::EngineFailed { .. }));
        self.fault_ends_at.filter(|_| is_shown)
    }

    /// When the analysis that is under way pauses, since the window does not have the focus.
    pub(in crate::app) fn analysis_pauses_at(&self, now: Duration) -> Option<Duration> {
        let is_on = self
            .review()
            .is_some_and(|review| review.analysis().is_on());
        self.analysis.pauses_at().filter(|&at| is_on && at > now)
    }
}
