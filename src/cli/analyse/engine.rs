//! The option `--engine`, and the engine that searches.

use std::num::NonZeroUsize;
use std::path::Path;

use anyhow::bail;
use clap::Args;
use deskmate::engine::{DEFAULT_TABLE_SIZE, Limits, Root, SearchResult, StopFlag};
use deskmate::external::{ChosenEngine, Deadlines, EngineFault, Launch, Program};
use deskmate::storage::engines_folder;

use crate::cli::engines::{at, known};

/// The table of another engine in mebibytes.
const EXTERNAL_TABLE_SIZE: usize = 64;

/// Which engine searches.
#[derive(Debug, Args)]
pub struct EngineOption {
    /// Search with another UCI engine: its name as `deskmate engines` finds it, or its file [default: Deskmate's own]
    #[arg(long = "engine", value_name = "NAME")]
    name: Option<String>,

    /// The number of threads; with more than one the result is not always the same
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
}

impl EngineOption {
    /// The engine.
    ///
    /// # Errors
    /// If there is none with this name.
    pub fn engine(&self) -> anyhow::Result<Engine> {
        let threads = NonZeroUsize::new(self.threads.into()).unwrap_or(NonZeroUsize::MIN);
        let chosen = match &self.name {
            None => ChosenEngine::own(DEFAULT_TABLE_SIZE, threads),
            Some(name) => ChosenEngine::external(Launch {
                program: find(name)?,
                folder: engines_folder(),
                mebibytes: EXTERNAL_TABLE_SIZE,
                threads,
                deadlines: Deadlines::default(),
            }),
        };
        Ok(Engine {
            name: self.name.clone().unwrap_or_default(),
            chosen,
            faults: Vec::new(),
        })
    }
}

/// The engine with this name, or in this file.
fn find(name: &str) -> anyhow::Result<Program> {
    let path = Path::new(name);
    if name.is_empty() {
        bail!("--engine: the name is empty; `deskmate engines` lists those that there are");
    }
    // A program in the current directory could be somebody else's: it is only started as `./NAME`.
    let is_name = path.components().count() == 1;
    if !is_name {
        return at(path);
    }
    let is_it = |program: &Program| program.path.file_stem() == Some(path.as_os_str());
    match known().into_iter().find(is_it) {
        Some(program) => Ok(program),
        None => bail!("{name}: no such engine; `deskmate engines` lists those that there are"),
    }
}

/// An engine, and what it did wrong.
pub struct Engine {
    name: String,
    chosen: ChosenEngine,
    faults: Vec<EngineFault>,
}

impl Engine {
    /// Whether another engine than the built-in one searches.
    pub fn is_external(&self) -> bool {
        self.chosen.is_external()
    }

    /// The next search belongs to another game.
    pub fn clear(&mut self) {
        self.chosen.clear();
    }

    /// Searches a position.
    pub fn search(&mut self, root: &Root, limits: &Limits) -> SearchResult {
        let faults = &mut self.faults;
        let mut on_fault = |fault| faults.push(fault);
        let stop_flag = StopFlag::default();
        self.chosen
            .search(root, limits, &stop_flag, &mut |_| (), &mut on_fault)
    }

    /// What the engine did wrong since the last call, in words.
    pub fn take_faults(&mut self) -> Vec<String> {
        let faults = std::mem::take(&mut self.faults);
        let name = &self.name;
        let told = faults.iter();
        told.map(|fault| format!("{name}: {fault}; Deskmate searched instead"))
            .collect()
    }
}
