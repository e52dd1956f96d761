//! The position beside a list.

use crate::storage::SavedGame;
use crate::tree::Nag;

/// The half-moves before the position that is shown of a game at first, if it has so many: the thirteenth move of White,
/// where most games have left their opening.
const USUAL: usize = 25;

/// The half-moves before the position that is shown first: the one after a brilliant move, if there is one.
pub(super) fn first_shown(saved: &SavedGame) -> usize {
    let tree = &saved.pgn.tree;
    let is_brilliant = |id| tree.node(id).nags().contains(&Nag::BRILLIANT);
    let marked = tree.main_line().position(is_brilliant);
    let plies = saved.game.record().plies().len();
    marked.map_or(USUAL, |before| before + 1).min(plies)
}
