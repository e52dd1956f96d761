//! What this machine has for the settings.

use std::path::PathBuf;

/// What this machine has: engines, threads and the folder of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Machine {
    /// The files of the engines that were found; `None` if only the built-in engine can run here, as in a browser.
    pub engines: Option<Vec<String>>,
    /// The number of threads that run at once.
    pub threads: usize,
    /// The folder in which games are saved.
    pub games: PathBuf,
}

impl Default for Machine {
    /// What is assumed before it is known.
    fn default() -> Machine {
        Machine {
            engines: Some(Vec::new()),
            threads: 1,
            games: PathBuf::new(),
        }
    }
}

impl Machine {
    /// The files of the engines that were found.
    pub(super) fn found(&self) -> &[String] {
        self.engines.as_deref().unwrap_or_default()
    }
}

/// How many threads the engine has if the players have chosen no number: one is left for the window, and more than a few
/// would only make the machine hot.
pub fn usual_threads(cores: usize) -> usize {
    cores.saturating_sub(1).clamp(1, 4)
}
