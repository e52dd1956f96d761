//! The moves of a game that are marked as bad.

use crate::analysis::{Counts, Judgement, LineScores};
use crate::rules::ByColor;
use crate::tree::{GameTree, MainLine, NodeId};

/// The moves of the main line that are marked as bad in order, by their numbers.
pub(super) fn marked_moves(tree: &GameTree, main_line: &MainLine) -> Vec<(usize, Judgement)> {
    let numbered = (1..).zip(main_line.nodes().iter());
    let marked =
        |(ply, &node): (usize, &NodeId)| Some((ply, Judgement::of_nags(tree.node(node).nags())?));
    numbered.filter_map(marked).collect()
}

/// How many moves of both players have which judgement. A mark on a move that is no fault by its scores does not count.
pub(super) fn count(
    mistakes: &[(usize, Judgement)],
    scores: &LineScores,
    main_line: &MainLine,
    tree: &GameTree,
) -> ByColor<Counts> {
    let mut rest = mistakes.iter();
    let mut next = rest.next();
    let judgements = (1..=main_line.nodes().len()).map(|number| {
        let judged = next.filter(|(ply, _)| *ply == number)?;
        next = rest.next();
        Some(judged.1).filter(|_| !scores.is_no_fault(number))
    });
    Counts::of_players(tree.start().turn(), judgements)
}
