//! Tests of external engines: good ones and faulty ones, and that no process is left behind.
#![cfg(target_os = "linux")]

#[path = "../support/fake_engine.rs"]
mod fake_engine;
#[path = "../support/wait.rs"]
mod wait;

mod faults;
mod processes;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use deskmate::engine::{Limits, Report, Root, SearchResult, StopFlag};
use deskmate::external::{ChosenEngine, Deadlines, EngineFault, Launch, Program};
use deskmate::rules::Position;
use fake_engine::FakeEngine;

/// A deadline that a faulty engine never keeps.
const SHORT: Duration = Duration::from_millis(100);

/// How a fake engine is started.
fn launch(engine: &FakeEngine, deadlines: Deadlines) -> Launch {
    launch_program(Program::at(engine.path()), engine.folder(), deadlines)
}

fn launch_program(program: Program, folder: PathBuf, deadlines: Deadlines) -> Launch {
    Launch {
        program,
        folder: Some(folder),
        mebibytes: 1,
        threads: NonZeroUsize::MIN,
        deadlines,
    }
}

fn initial() -> Root {
    Root::new(Position::initial())
}

/// A search by the engine that was chosen, with its reports and faults.
fn search(
    engine: &mut ChosenEngine,
    root: &Root,
    limits: &Limits,
) -> (SearchResult, Vec<Report>, Vec<EngineFault>) {
    let (mut reports, mut faults) = (Vec::new(), Vec::new());
    let result = engine.search(
        root,
        limits,
        &StopFlag::default(),
        &mut |report| reports.push(report),
        &mut |fault| faults.push(fault),
    );
    (result, reports, faults)
}

/// Whether a result has a best move and a score, all legal.
fn is_sound(root: &Root, result: &SearchResult) -> bool {
    let is_legal = |report: &Report| {
        let mut position = root.position().clone();
        report.moves.iter().all(|&mv| {
            let next = position.play(mv);
            position = next.clone().unwrap_or(position.clone());
            next.is_ok()
        })
    };
    let best = result.best.filter(|best| root.moves().contains(best));
    best.is_some() && !result.lines.is_empty() && result.lines.iter().all(is_legal)
}
