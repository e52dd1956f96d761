//! What is known of a position while it is searched.

use std::time::Duration;

use crate::analysis::ScoredLine;
use crate::app::AnalysisAnswer;
use crate::engine::Report;

/// The greatest number of lines of a position, whatever the settings file has.
pub(super) const MOST_LINES: usize = 5;

/// The longest search of one position. Later depths would take many times as long.
pub(super) const LONGEST_SEARCH: Duration = Duration::from_secs(300);

/// The time between two answers about a position.
pub(super) const INTERVAL: Duration = Duration::from_millis(100);

/// The last report of each line.
#[derive(Default)]
pub(super) struct FoundLines {
    /// The name of the engine; `None` for the built-in engine.
    engine: Option<String>,
    lines: Vec<ScoredLine>,
    speed: u64,
}

impl FoundLines {
    /// Nothing yet, of the engine of this name.
    pub(super) fn of(engine: Option<String>) -> FoundLines {
        FoundLines {
            engine,
            ..FoundLines::default()
        }
    }

    pub(super) fn add(&mut self, report: &Report) {
        let line = ScoredLine::from(report);
        match self.lines.get_mut(report.line.saturating_sub(1)) {
            Some(known) => *known = line,
            None => self.lines.push(line),
        }
        let millis = report.time.as_millis().max(1) as u64;
        self.speed = report.nodes * 1000 / millis;
    }

    pub(super) fn answer(&self) -> AnalysisAnswer {
        AnalysisAnswer::Lines {
            engine: self.engine.clone(),
            lines: self.lines.clone(),
            speed: self.speed,
        }
    }
}
