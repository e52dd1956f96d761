//! What is known of a position while it is searched.

use std::time::Duration;

use crate::analysis::{ScoredLine, nodes_in};
use crate::app::{AnalysisAnswer, EngineChoice};
use crate::engine::{Limits, Report, TimeBudget, USUAL_TIME};

/// The greatest number of lines of a position, whatever the settings file has.
const MOST_LINES: usize = 5;

/// The limits of the search of a position. Without a time it goes on until it is stopped.
pub(super) fn position_limits(engine: &EngineChoice) -> Limits {
    let time = engine.position_time.map(TimeBudget::exactly);
    Limits {
        lines: engine.lines.clamp(1, MOST_LINES),
        ..time.map_or_else(Limits::default, Limits::time)
    }
}

/// The nodes for a position of a game.
pub(super) fn game_nodes(engine: &EngineChoice, is_external: bool) -> u64 {
    let time = engine.game_time.map(|time| time.as_millis());
    let time = time.and_then(|time| u32::try_from(time).ok());
    nodes_in(time.unwrap_or(USUAL_TIME).max(1), is_external)
}

/// The time between two answers about a position.
const INTERVAL: Duration = Duration::from_millis(100);

/// The last report of each line.
#[derive(Default)]
pub(super) struct FoundLines {
    /// The name of the engine; `None` for the built-in engine.
    engine: Option<String>,
    /// The lines of the depth that is reported now, the best first.
    lines: Vec<ScoredLine>,
    /// Those before, which stand for the lines of this depth that are not known yet.
    before: Vec<ScoredLine>,
    speed: u64,
    /// When the next answers are due: one with all lines of a depth, and any other.
    next_whole: Duration,
    next: Duration,
}

impl FoundLines {
    /// Nothing yet, of the engine of this name.
    pub(super) fn of(engine: Option<String>) -> FoundLines {
        FoundLines {
            engine,
            ..FoundLines::default()
        }
    }

    /// Adds a line, this time after the search began. Returns whether an answer is due. What an engine finds of one depth comes
    /// line by line: the last one is not kept back because there was an answer just before it.
    pub(super) fn add(&mut self, report: &Report, now: Duration) -> bool {
        let at = report.line.saturating_sub(1);
        if at < self.lines.len() {
            self.before = self.known();
            self.lines.truncate(at);
        }
        self.lines.push(ScoredLine::from(report));
        let millis = report.time.as_millis().max(1) as u64;
        self.speed = report.nodes * 1000 / millis;
        let is_whole = self.lines.len() >= self.before.len();
        let is_due = now >= self.next || (is_whole && now >= self.next_whole);
        if is_due {
            self.next = now + INTERVAL;
        }
        if is_due && is_whole {
            self.next_whole = now + INTERVAL;
        }
        is_due
    }

    /// The lines of this depth, and for those that are not known yet the ones before. No move begins two of them.
    fn known(&self) -> Vec<ScoredLine> {
        let count = self.lines.len().max(self.before.len());
        let is_new = |line: &&ScoredLine| {
            let mut found = self.lines.iter();
            !found.any(|other| other.moves.first() == line.moves.first())
        };
        let rest = self.before.iter().filter(is_new);
        self.lines.iter().chain(rest).take(count).cloned().collect()
    }

    pub(super) fn answer(&self) -> AnalysisAnswer {
        AnalysisAnswer::Lines {
            engine: self.engine.clone(),
            lines: self.known(),
            speed: self.speed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Line, Score};
    use crate::notation::read_move;
    use crate::rules::{Move, Position};

    fn mv(text: &str) -> Move {
        read_move(&Position::initial(), text).expect("a legal move")
    }

    fn report(line: usize, depth: u8, text: &str) -> Report {
        let mut moves = Line::new();
        moves.push(mv(text));
        Report {
            line,
            depth,
            selective_depth: depth,
            score: Score::Centipawns(0),
            nodes: 1000,
            time: Duration::from_secs(1),
            hashfull: 0,
            moves,
        }
    }

    fn known(found: &FoundLines) -> Vec<(Move, u8)> {
        let lines = found.known();
        let line = |line: &ScoredLine| (line.moves[0], line.depth);
        lines.iter().map(line).collect()
    }

    /// A move that became the best one stood in two lines until the second line of that depth came.
    #[test]
    fn no_move_begins_two_lines() {
        let mut found = FoundLines::default();
        let at = Duration::ZERO;
        for (line, text) in [(1, "e4"), (2, "d4"), (3, "c4")] {
            found.add(&report(line, 9, text), at);
        }
        found.add(&report(1, 10, "d4"), at);
        assert_eq!(
            known(&found),
            [(mv("d4"), 10), (mv("e4"), 9), (mv("c4"), 9)]
        );
        found.add(&report(2, 10, "Nf3"), at);
        assert_eq!(
            known(&found),
            [(mv("d4"), 10), (mv("Nf3"), 10), (mv("e4"), 9)]
        );
        found.add(&report(3, 10, "e4"), at);
        found.add(&report(1, 11, "e4"), at);
        assert_eq!(
            known(&found),
            [(mv("e4"), 11), (mv("d4"), 10), (mv("Nf3"), 10)]
        );
    }

    #[test]
    fn the_last_line_of_a_depth_is_told_at_once() {
        let mut found = FoundLines::default();
        for (line, text) in [(1, "e4"), (2, "d4"), (3, "c4")] {
            found.add(&report(line, 9, text), Duration::ZERO);
        }
        let late = Duration::from_secs(5);
        let told = [(1, "d4"), (2, "e4"), (3, "c4")]
            .map(|(line, text)| found.add(&report(line, 10, text), late));
        assert_eq!(told, [true, false, true]);
    }
}
