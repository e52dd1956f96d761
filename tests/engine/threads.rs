//! Searches with two threads.

use std::num::NonZeroUsize;

use deskmate::engine::{DEFAULT_TABLE_SIZE, Limits, Root, Searcher, StopFlag};
use deskmate::rules::Position;

use crate::searching::missed_mate;
use crate::{data, random_positions};

const TWO: NonZeroUsize = NonZeroUsize::MIN.saturating_add(1);

#[test]
fn two_threads_find_the_mates_too() {
    let table = data::table("mates.tsv");
    let mut searcher = Searcher::new(DEFAULT_TABLE_SIZE, TWO);
    let missed = |line: &str| missed_mate(&mut searcher, line);
    let missed: Vec<String> = table.lines().filter_map(missed).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn two_threads_play_legal_moves_and_report_legal_lines() {
    let mut searcher = Searcher::new(4, TWO);
    for position in random_positions(200) {
        let root = Root::new(position.clone());
        let limits = Limits::nodes(4_000);
        let result = searcher.search(&root, &limits, &StopFlag::default(), &mut |_| ());
        assert_eq!(result.best.is_some(), position.has_legal_move());
        assert!(result.best.is_none_or(|mv| position.is_legal(mv)));
        for line in &result.lines {
            let mut moves = line.moves.iter();
            let last = moves.try_fold(position.clone(), |position, &mv| position.play(mv));
            assert!(last.is_ok(), "{position} {:?}", line.moves);
        }
    }
}

/// Each thread looks at the count after every 1,024 nodes of its own.
#[test]
fn the_nodes_of_both_threads_count_for_the_limit_and_in_the_reports() {
    let root = Root::new(Position::initial());
    for nodes in [1, 5_000, 60_000] {
        let mut searcher = Searcher::new(4, TWO);
        let mut reported = Vec::new();
        let limits = Limits::nodes(nodes);
        let result = searcher.search(&root, &limits, &StopFlag::default(), &mut |report| {
            reported.push(report.nodes);
        });
        assert!(result.nodes >= nodes, "{}", result.nodes);
        assert!(result.nodes < nodes + 2 * 1_024, "{}", result.nodes);
        assert!(reported.is_sorted(), "{reported:?}");
        assert!(reported.iter().all(|&known| known <= result.nodes));
    }
}

/// The search has no other limit, so it would not end by itself.
#[test]
fn two_threads_stop_when_they_are_told_to() {
    let root = Root::new(Position::initial());
    let mut searcher = Searcher::new(4, TWO);
    for depth in [1, 4, 7] {
        let stop_flag = StopFlag::default();
        let result = searcher.search(&root, &Limits::default(), &stop_flag, &mut |report| {
            if report.depth >= depth {
                stop_flag.stop();
            }
        });
        assert!(result.best.is_some());
        assert!(result.lines[0].depth >= depth);
    }
}
