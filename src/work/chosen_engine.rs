//! The engine that the settings choose, as it is started.

use std::num::NonZeroUsize;

use super::file_tasks::cores;
use crate::app::{EngineChoice, usual_threads};
use crate::external::{ChosenEngine, Deadlines, Launch, Program};
use crate::storage::{engines_folder, library};

/// The greatest numbers that are used, whatever the settings file has.
const MOST_THREADS: usize = 64;
const MOST_MEBIBYTES: usize = 4096;

/// The engine of a choice. It is started when it is used.
pub(super) fn open(choice: &EngineChoice) -> ChosenEngine {
    let threads = choice.threads.unwrap_or_else(|| usual_threads(cores()));
    let threads = threads.clamp(1, MOST_THREADS);
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let mebibytes = choice.mebibytes.clamp(1, MOST_MEBIBYTES);
    match choice.file.as_str() {
        "" => ChosenEngine::own(mebibytes, threads),
        file => ChosenEngine::external(Launch {
            program: Program::at(library::expand(file)),
            folder: engines_folder(),
            mebibytes,
            threads,
            deadlines: Deadlines::default(),
        }),
    }
}
