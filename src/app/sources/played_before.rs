//! The nearest earlier position of a game that was played in others.

use std::collections::VecDeque;

use crate::rules::Position;
use crate::tree::NodeId;

/// An earlier position that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedBefore {
    /// The move that leads to it.
    pub node: NodeId,
    /// The number of its games.
    pub games: usize,
}

/// The search for the nearest earlier position that was played.
#[derive(Clone, Default, Debug)]
pub(super) struct Before {
    pub(super) has_begun: bool,
    /// The positions before the one shown that may be it, the earliest first.
    rest: VecDeque<(NodeId, Position)>,
    pub(super) asked: Option<(NodeId, Position)>,
    pub(super) found: Option<PlayedBefore>,
}

impl Before {
    /// Begins in the middle: positions after one that nobody played were hardly played either, so each answer halves
    /// the rest. `path` leads to `shown`, which may be a repetition.
    pub(super) fn begin(
        &mut self,
        path: impl IntoIterator<Item = (NodeId, Position)>,
        shown: &Position,
    ) {
        self.has_begun = true;
        let others = path.into_iter().filter(|(_, position)| position != shown);
        self.rest = others.collect();
        self.ask();
    }

    fn ask(&mut self) {
        self.asked = self.rest.get(self.rest.len() / 2).cloned();
    }

    pub(super) fn answered(&mut self, position: &Position, games: usize) {
        let Some((node, _)) = self.asked.take_if(|(_, asked)| asked == position) else {
            return;
        };
        let middle = self.rest.len() / 2;
        if games > 0 {
            self.found = Some(PlayedBefore { node, games });
            self.rest.drain(..=middle);
        } else {
            self.rest.truncate(middle);
        }
        self.ask();
    }
}
