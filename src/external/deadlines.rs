//! How long an engine may take.

use std::time::Duration;

/// How long an engine may take for each of its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadlines {
    /// From its start to `uciok`.
    pub identification: Duration,
    /// To the first `readyok`: it may read networks and tablebases before.
    pub first_ready: Duration,
    /// To each later `readyok`.
    pub ready: Duration,
    /// To `bestmove`, after the time that it was given for the search.
    pub overtime: Duration,
    /// To the next line about the search, if the search has no limit of time.
    pub news: Duration,
    /// To `bestmove` after `stop`; then it is asked once more whether it is ready.
    pub stop: Duration,
    /// To `bestmove` after that question.
    pub last_chance: Duration,
    /// To the end of the process after `quit`; then it is killed.
    pub quit: Duration,
}

impl Default for Deadlines {
    fn default() -> Deadlines {
        let seconds = Duration::from_secs;
        Deadlines {
            identification: seconds(10),
            first_ready: seconds(30),
            ready: seconds(5),
            overtime: seconds(5),
            news: seconds(60),
            stop: seconds(2),
            last_chance: seconds(2),
            quit: Duration::from_millis(500),
        }
    }
}
