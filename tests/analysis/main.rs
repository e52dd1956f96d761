//! Tests of the analysis: formulas, the search of a whole game, and its marks in the tree.

#[path = "../data/mod.rs"]
mod data;

mod formulas;
mod game_search;
mod marks;

use std::num::NonZeroUsize;

use deskmate::analysis::GameSearch;
use deskmate::engine::{Limits, Searcher, StopFlag};
use deskmate::game::DrawRule;
use deskmate::tree::GameTree;

/// The analysis of a game by our own engine.
fn search(tree: &GameTree, nodes: u64) -> GameSearch {
    let mut search = GameSearch::new(tree, DrawRule::Fide);
    let mut searcher = Searcher::new(4, NonZeroUsize::MIN);
    while search.root().is_some() {
        let stop_flag = StopFlag::default();
        search.search_next(|root| {
            searcher.search(root, &Limits::nodes(nodes), &stop_flag, &mut |_| ())
        });
    }
    search
}
