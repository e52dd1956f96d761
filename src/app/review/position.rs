//! Positions of a reviewed game, without replaying what its record has.

use crate::game::Record;
use crate::rules::Position;
use crate::tree::{GameTree, MainLine, NodeId, advance};

/// The position after a node of a tree, of whose main line this is the record. Only the moves that are not in the record
/// are replayed.
pub(super) fn position(
    main_line: &MainLine,
    record: &Record,
    tree: &GameTree,
    node: NodeId,
) -> Position {
    let known = main_line.plies_before(tree, node).min(record.plies().len());
    let from = record.ply(known).map_or(NodeId::ROOT, |ply| ply.node);
    let mut position = record.position_at(known).clone();
    for mv in tree.moves_between(from, node) {
        advance(&mut position, mv);
    }
    position
}
