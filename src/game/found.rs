//! What was found out about the position of a game.

use crate::rules::{ByColor, Position};

/// Which sides can mate in a position, once that was found. It follows from the position, so games that
/// differ in it only are equal.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found(Option<(u64, ByColor<bool>)>);

impl Found {
    pub(super) fn new(position: &Position, can_mate: ByColor<bool>) -> Found {
        Found(Some((position.key(), can_mate)))
    }

    /// Which sides can mate in this position, if it is the one that it was found for.
    pub(super) fn of(&self, position: &Position) -> Option<ByColor<bool>> {
        let (key, can_mate) = self.0?;
        (key == position.key()).then_some(can_mate)
    }
}

impl PartialEq for Found {
    fn eq(&self, _: &Found) -> bool {
        true
    }
}

impl Eq for Found {}
