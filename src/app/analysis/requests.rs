//! What the analyst has been asked.

use std::time::Duration;

use super::task::{AnalysisTask, EngineChoice, Ticket, TrialState};
use super::trials::Trials;
use crate::app::review::WantedAnalysis;
use crate::storage::Settings;

/// How long a position is analysed while the window does not have the focus.
const UNFOCUSED_TIME: Duration = Duration::from_secs(60);

/// What the analyst is doing, as far as the program knows.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct AnalysisRequests {
    ticket: u64,
    asked: Option<WantedAnalysis>,
    /// The engine that was asked.
    engine: EngineChoice,
    /// How often an engine was chosen in the settings.
    choices: u32,
    /// Since when the window does not have the focus.
    unfocused_since: Option<Duration>,
    /// What is known of engines by trying them.
    pub(super) trials: Trials,
}

impl AnalysisRequests {
    /// Notes what is asked from now on. Returns the number of the task if it is another one than before.
    pub(in crate::app) fn ask(
        &mut self,
        wanted: Option<WantedAnalysis>,
        engine: &EngineChoice,
    ) -> Option<Ticket> {
        if wanted == self.asked && (wanted.is_none() || *engine == self.engine) {
            return None;
        }
        self.asked = wanted;
        self.engine = engine.clone();
        self.ticket += 1;
        Some(Ticket(self.ticket))
    }

    /// The chosen engine is to be tried.
    pub(in crate::app) fn begin_trial(&mut self, settings: &Settings) {
        self.trials.begin(EngineChoice::of(settings, self.choices));
    }

    /// The task to try an engine, if one is to be tried now. It takes the place of what was asked.
    pub(in crate::app) fn ask_trial(&mut self) -> Option<AnalysisTask> {
        let task = self.trials.ask(Ticket(self.ticket + 1))?;
        self.ticket += 1;
        self.asked = None;
        Some(task)
    }

    /// What is known of an engine by trying it.
    pub(in crate::app) fn trial(&self, file: &str) -> Option<&TrialState> {
        self.trials.of(file)
    }

    /// The engine that was asked last.
    pub(in crate::app) fn engine(&self) -> &EngineChoice {
        &self.engine
    }

    /// How often an engine was chosen in the settings.
    pub(in crate::app) fn choices(&self) -> u32 {
        self.choices
    }

    /// An engine was chosen in the settings, maybe the same as before.
    pub(in crate::app) fn engine_chosen(&mut self) {
        self.choices += 1;
    }

    /// Whether an answer to this task is wanted.
    pub(in crate::app) fn expects(&self, ticket: Ticket) -> bool {
        self.asked.is_some() && ticket == Ticket(self.ticket)
    }

    /// The window got the focus, or lost it.
    pub(in crate::app) fn set_focus(&mut self, has_focus: bool, now: Duration) {
        self.unfocused_since = if has_focus {
            None
        } else {
            self.unfocused_since.or(Some(now))
        };
    }

    /// When the analysis of a position pauses, if the window does not have the focus.
    pub(in crate::app) fn pauses_at(&self) -> Option<Duration> {
        self.unfocused_since.map(|since| since + UNFOCUSED_TIME)
    }
}
