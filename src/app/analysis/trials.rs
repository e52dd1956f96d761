//! Trying engines: what each did in a position that they all get.

use std::collections::BTreeMap;

use super::task::{AnalysisTask, EngineChoice, Subject, Ticket, Trial, TrialState};
use crate::engine::Root;
use crate::notation::read_move;
use crate::rules::{Position, Square};

/// The moves to the position: Black has one that is clearly best.
const MOVES: [&str; 7] = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "f3g5"];

/// The position in which engines are tried.
pub fn trial_position() -> Position {
    MOVES.iter().fold(Position::initial(), |position, text| {
        let played = read_move(&position, text).map(|mv| position.play(mv));
        played.ok().and_then(Result::ok).unwrap_or(position)
    })
}

/// The squares of the last move before it.
pub const TRIAL_MOVE: [Square; 2] = [Square::F3, Square::G5];

/// What is known of engines by trying them.
#[derive(Clone, Debug, Default)]
pub(super) struct Trials {
    /// By the file of the engine; empty for the built-in engine.
    known: BTreeMap<String, TrialState>,
    /// The engine that is to be tried next.
    wanted: Option<EngineChoice>,
    /// The one that is being tried, and the number of the task.
    running: Option<(Ticket, String)>,
}

impl Trials {
    /// The engine is to be tried, in place of any other.
    pub(super) fn begin(&mut self, engine: EngineChoice) {
        self.known.insert(engine.file.clone(), TrialState::Running);
        self.wanted = Some(engine);
    }

    /// The task for the analyst, if an engine is to be tried. What was being tried is not known then.
    pub(super) fn ask(&mut self, ticket: Ticket) -> Option<AnalysisTask> {
        let engine = self.wanted.take()?;
        let before = self.running.replace((ticket, engine.file.clone()));
        if let Some((_, file)) = before.filter(|(_, file)| *file != engine.file) {
            self.known.remove(&file);
        }
        Some(AnalysisTask {
            ticket,
            engine,
            subject: Subject::Trial(Box::new(Root::new(trial_position()))),
        })
    }

    /// Whether an engine is being tried.
    pub(super) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Notes how the engine did, if it is the one that is being tried. Returns whether it is.
    pub(super) fn end(&mut self, ticket: Ticket, trial: Option<Trial>) -> bool {
        let Some((_, file)) = self.running.take_if(|(running, _)| *running == ticket) else {
            return false;
        };
        let state = trial.map_or(TrialState::Failed, TrialState::Done);
        self.known.insert(file, state);
        true
    }

    /// What is known of an engine.
    pub(super) fn of(&self, file: &str) -> Option<&TrialState> {
        self.known.get(file)
    }
}
