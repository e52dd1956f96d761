//! Tasks for the analyst, and its answers.

use std::path::Path;
use std::time::Duration;

use crate::analysis::{Exercise, GameSearch, Posing, PositionAnalysis, ScoredLine};
use crate::engine::{Root, Score};
use crate::external::{EngineFault, engine_name};
use crate::rules::Move;
use crate::storage::Settings;

/// The number of a task. Answers to earlier tasks are dropped, so that a step to another position is never
/// answered by an old search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticket(pub u64);

/// A task for the analyst. A later one takes the place of the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisTask {
    /// The number of the task, which its answers repeat.
    pub ticket: Ticket,
    /// The engine that searches.
    pub engine: EngineChoice,
    /// What is to be analysed.
    pub subject: Subject,
}

/// The engine that the settings choose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EngineChoice {
    /// Its file; empty for the built-in engine.
    pub file: String,
    /// The number of its threads; `None` for as many as suit the machine.
    pub threads: Option<usize>,
    /// The size of its transposition table in mebibytes.
    pub mebibytes: usize,
    /// The number of lines that it shows of a position.
    pub lines: usize,
    /// How long it searches each position of a game.
    pub game_time: Option<Duration>,
    /// How long it searches a position at most.
    pub position_time: Option<Duration>,
    /// How often an engine has been chosen: if the same one is chosen again after it has failed too often, it has another
    /// chance.
    pub number: u32,
}

impl EngineChoice {
    pub(in crate::app) fn of(settings: &Settings, number: u32) -> EngineChoice {
        EngineChoice {
            file: settings.engine.clone(),
            threads: settings.engine_threads,
            mebibytes: settings.engine_memory,
            lines: settings.engine_lines,
            game_time: settings.game_time.map(millis),
            position_time: settings.position_time.map(millis),
            number,
        }
    }

    /// Its name for messages; `None` for the built-in engine.
    pub fn name(&self) -> Option<String> {
        engine_name(Path::new(&self.file))
    }
}

fn millis(time: u32) -> Duration {
    Duration::from_millis(time.into())
}

/// What is to be analysed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The best lines of a position, until the task is stopped.
    Position(Box<Root>),
    /// The positions of a game, one after another.
    Game(Box<GameSearch>),
    /// A mistake, to be posed as an exercise.
    Mistake(Box<Posing>),
    /// A position that shows for two seconds what an engine can.
    Trial(Box<Root>),
}

/// How an engine did when it was tried.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// What it calls itself, and who wrote it; empty if it does not say, and for the built-in engine.
    pub name: String,
    pub author: String,
    /// How long it took to begin.
    pub ready: Duration,
    /// The depth that it reached.
    pub depth: u8,
    /// The move that it found.
    pub best: Move,
    /// The score for the side to move.
    pub score: Score,
    /// Nodes searched in a second.
    pub speed: u64,
}

impl Eq for Trial {}

/// What is known of an engine by trying it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrialState {
    /// It is searching.
    Running,
    /// It did this.
    Done(Trial),
    /// It did not answer as it should.
    Failed,
}

/// An answer of the analyst.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisAnswer {
    /// What is known so far about a position.
    Lines {
        /// The name of the engine that found them; `None` for the built-in engine.
        engine: Option<String>,
        /// The best lines, the best first.
        lines: Vec<ScoredLine>,
        /// Nodes searched in a second.
        speed: u64,
    },
    /// The next position of the game was searched.
    Searched {
        /// What was found.
        found: Option<PositionAnalysis>,
        /// The name of the engine that searches the next one; `None` for the built-in engine.
        engine: Option<String>,
    },
    /// How far the examination of the mistake has come, in percent.
    Examining(u8),
    /// The mistake was examined; `None` if it is no exercise.
    Posed(Option<Box<Exercise>>),
    /// The engine was tried; `None` if it could not be used.
    Tried(Option<Trial>),
    /// The chosen engine has failed; the built-in engine goes on.
    EngineFailed {
        /// The name of its file.
        engine: String,
        /// What it did.
        fault: EngineFault,
    },
    /// The search has failed.
    Failed,
}
