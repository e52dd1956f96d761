//! What an engine says of itself.

use super::event::Resources;
use crate::engine::uci::{OfferedKind, OfferedOption, ToEngine};

/// No engine needs more options.
const MOST_OPTIONS: usize = 512;

/// What an engine says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Identity {
    /// Its name, often with its version; empty if it does not say it.
    pub name: String,
    /// Who wrote it; empty if it does not say it.
    pub author: String,
    /// Its options.
    pub options: Vec<OfferedOption>,
}

impl Identity {
    pub(super) fn add(&mut self, option: OfferedOption) {
        if self.options.len() < MOST_OPTIONS && !self.has(&option.name) {
            self.options.push(option);
        }
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.option(name).is_some()
    }

    fn option(&self, name: &str) -> Option<&OfferedOption> {
        let mut options = self.options.iter();
        options.find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// The value, or the nearest that an option takes; `None` if there is no such option for numbers.
    pub(super) fn clamped(&self, name: &str, value: usize) -> Option<usize> {
        let OfferedKind::Spin { min, max, .. } = self.option(name)?.kind else {
            return None;
        };
        let bound = |bound: i64| usize::try_from(bound).unwrap_or(0);
        let value = max.map_or(value, |max| value.min(bound(max)));
        Some(min.map_or(value, |min| value.max(bound(min))))
    }

    /// The options that are set once.
    pub(super) fn initial_options(&self, resources: Resources) -> Vec<ToEngine> {
        let number = |name, value| {
            let value = self.clamped(name, value)?;
            Some(ToEngine::set(name, value))
        };
        // A move out of a book has no score.
        let book = self.has("OwnBook").then(|| ToEngine::set("OwnBook", false));
        let hash = number("Hash", resources.mebibytes);
        let threads = number("Threads", resources.threads.get());
        [threads, hash, book].into_iter().flatten().collect()
    }
}
