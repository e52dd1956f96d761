//! Asks the analyst for what the review wants, and hands its answers to the review.

use std::time::Duration;

use super::task::{AnalysisAnswer, AnalysisTask, EngineChoice, Ticket};
use crate::app::effect::Effect;
use crate::app::notice::Notice;
use crate::app::now::Now;
use crate::app::review::WantedAnalysis;
use crate::app::{App, Screen};

/// How long a notice stays that hides how far an analysis has come.
const NOTICE_TIME: Duration = Duration::from_secs(5);

impl App {
    /// Asks the analyst for what is wanted now, or stops it. Called after every command.
    pub(in crate::app) fn ask_analyst(&mut self, now: Now) -> Option<Effect> {
        if let Some(task) = self.analysis.ask_trial() {
            return Some(Effect::Analyse(task));
        }
        // The rest waits meanwhile.
        if self.analysis.trials.is_running() {
            return None;
        }
        let is_paused = self.analysis.pauses_at().is_some_and(|at| at <= now.time);
        let wanted = self
            .review()
            .and_then(|review| review.wanted_analysis(is_paused));
        let wanted = wanted.or_else(|| self.wanted_for_practice());
        // What is still being entered is not used yet.
        let engine = if self.shows_settings() {
            self.analysis.engine().clone()
        } else {
            EngineChoice::of(&self.settings, self.analysis.choices())
        };
        // What is right in an exercise is found by our own search alone.
        let is_exercise = matches!(
            wanted,
            Some(WantedAnalysis::Mistake(_) | WantedAnalysis::Refutation(_))
        );
        let engine = if is_exercise {
            EngineChoice {
                file: String::new(),
                threads: Some(1),
                lines: 1,
                ..engine
            }
        } else {
            engine
        };
        let ticket = self.analysis.ask(wanted, &engine)?;
        let subject = match &mut self.screen {
            _ if is_exercise => wanted.and_then(|wanted| self.practice_subject(wanted)),
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
        // A search that has failed altogether has no result either.
        let trial = match &answer {
            AnalysisAnswer::Tried(trial) => trial.clone(),
            _ => None,
        };
        if self.analysis.trials.end(ticket, trial) {
            return Vec::new();
        }
        let is_fault = matches!(answer, AnalysisAnswer::EngineFailed { .. });
        if !is_fault && !self.analysis.expects(ticket) {
            return Vec::new();
        }
        match answer {
            AnalysisAnswer::Posed(exercise) => return self.posed(exercise),
            AnalysisAnswer::Examining(percent) => {
                self.book.examining = percent;
                return Vec::new();
            }
            _ => {}
        }
        if let (Screen::Practice(_), AnalysisAnswer::Lines { lines, .. }) = (&self.screen, &answer)
        {
            lines
                .first()
                .into_iter()
                .for_each(|best| self.refuted_by(best, now));
            return Vec::new();
        }
        let Screen::Review(review) = &mut self.screen else {
            return Vec::new();
        };
        let update = review.analysed(answer, now.time);
        self.apply_review_update(update, now)
    }

    /// Notes when the notice ends, if it hides how far an analysis has come. Called after every command.
    pub(in crate::app) fn time_notice(&mut self, now: Duration) {
        let notice = self.notice.as_ref();
        let brief = notice.filter(|notice| self.is_brief(notice));
        self.notice_ends = brief.map(|notice| match &self.notice_ends {
            Some((noted, at)) if noted == notice => (noted.clone(), *at),
            _ => (notice.clone(), now + NOTICE_TIME),
        });
    }

    /// Whether a notice gives way to the progress of an analysis. One about an engine does even if only a position is
    /// analysed, whose lines say what searches now.
    fn is_brief(&self, notice: &Notice) -> bool {
        use Notice::*;
        let is_game_analysed = || self.review()?.analysis().progress();
        match notice {
            EngineFailed { .. } => true,
            NotSaved(_) | CannotSave(_) | Failed(_) | Painting(_) => false,
            _ => !notice.tone().asks() && is_game_analysed().is_some(),
        }
    }

    /// Ends the notice if its time has come.
    pub(in crate::app) fn end_notice(&mut self, now: Duration) {
        if self.notice_ends_at().is_some_and(|at| at <= now) {
            self.notice = None;
            self.notice_ends = None;
        }
    }

    /// When the notice ends by itself.
    pub(in crate::app) fn notice_ends_at(&self) -> Option<Duration> {
        self.notice_ends.as_ref().map(|(_, at)| *at)
    }

    /// When the analysis that is under way pauses, since the window does not have the focus.
    pub(in crate::app) fn analysis_pauses_at(&self, now: Duration) -> Option<Duration> {
        let is_on = self
            .review()
            .is_some_and(|review| review.analysis().is_on());
        self.analysis.pauses_at().filter(|&at| is_on && at > now)
    }
}
