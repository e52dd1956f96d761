//! The bad moves of a game, by their glyphs and scores.

use crate::analysis::{Counts, Judgement, LineScores};
use crate::rules::ByColor;
use crate::tree::{GameTree, MainLine, NodeId};

/// The bad moves of the main line in order, by their numbers.
pub(super) fn judged_moves(
    tree: &GameTree,
    main_line: &MainLine,
    scores: &LineScores,
) -> Vec<(usize, Judgement)> {
    let numbered = (1..).zip(main_line.nodes().iter());
    let judged = |(ply, &node): (usize, &NodeId)| {
        let judgement = scores.judgement_of_marked(ply, tree.node(node).nags());
        Some((ply, judgement?))
    };
    numbered.filter_map(judged).collect()
}

/// How many moves of both players have which judgement.
pub(super) fn count(
    mistakes: &[(usize, Judgement)],
    main_line: &MainLine,
    tree: &GameTree,
) -> ByColor<Counts> {
    let mut rest = mistakes.iter();
    let mut next = rest.next();
    let judgements = (1..=main_line.nodes().len()).map(|number| {
        let judged = next.filter(|(ply, _)| *ply == number)?;
        next = rest.next();
        Some(judged.1)
    });
    Counts::of_players(tree.start().turn(), judgements)
}
