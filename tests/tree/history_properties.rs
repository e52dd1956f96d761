//! Random edits, all undone and redone.

use deskmate::notation::pgn::{self, Pgn, Reader};
use deskmate::rules::{Move, Square};
use deskmate::tree::{
    Edit, EditError, Evaluation, GameTree, History, Ink, Mark, Nag, NodeId, Score, TextItem,
    TextItemKind,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::data::{self, check_legal, foreign_table, nodes};
use crate::random::annotated_games;

/// An edit, before it is known which nodes and moves there are.
#[derive(Clone, Debug)]
enum Plan {
    Play(Index, Option<Index>),
    At(Index, fn(NodeId) -> Edit),
    Words(Index, String, bool),
    Nag(Index, u8),
    Nags(Index, Vec<u8>),
    Marks(Index, Vec<u8>),
    Evaluation(Index, Option<i16>),
    EndComment,
    Undo,
    Redo,
}

fn plans(most: usize) -> impl Strategy<Value = Vec<Plan>> {
    let node = any::<Index>;
    let whole: [fn(NodeId) -> Edit; 4] = [
        Edit::Promote,
        Edit::PromoteToMainLine,
        Edit::DeleteFrom,
        Edit::DeleteVariation,
    ];
    let words = "([a-z}{;%.\\[\\]]{1,9}[ \n]){0,5}";
    let plan = prop_oneof![
        6 => (node(), proptest::option::weighted(0.9, node())).prop_map(|(at, mv)| Plan::Play(at, mv)),
        3 => (node(), select(whole.to_vec())).prop_map(|(at, edit)| Plan::At(at, edit)),
        2 => (node(), words, any::<bool>()).prop_map(|(at, words, before)| Plan::Words(at, words, before)),
        1 => (node(), 0..20_u8).prop_map(|(at, nag)| Plan::Nag(at, nag)),
        1 => (node(), vec(any::<u8>(), 0..4)).prop_map(|(at, nags)| Plan::Nags(at, nags)),
        1 => (node(), vec(any::<u8>(), 0..4)).prop_map(|(at, marks)| Plan::Marks(at, marks)),
        1 => (node(), any::<Option<i16>>()).prop_map(|(at, score)| Plan::Evaluation(at, score)),
        1 => Just(Plan::EndComment),
        1 => Just(Plan::Undo),
        1 => Just(Plan::Redo),
    ];
    vec(plan, most)
}

fn mark(number: u8) -> Mark {
    let square = |index: u8| Square::from_index(usize::from(index % 64)).expect("a square");
    let ink = Ink::ALL[usize::from(number) % 4];
    Mark::arrow(square(number), square(number.wrapping_mul(number)), ink)
}

/// The edit of a plan in a game.
fn edit(tree: &GameTree, plan: &Plan) -> Option<Edit> {
    let mut ids = nodes(tree);
    ids.push(NodeId::ROOT);
    let node = |index: &Index| *index.get(&ids);
    Some(match plan {
        Plan::Play(at, choice) => {
            let after = node(at);
            let moves = tree.position(after).legal_moves();
            let mv = match choice {
                Some(choice) if !moves.is_empty() => *choice.get(&moves),
                _ => Move::NULL,
            };
            Edit::Play { after, mv }
        }
        Plan::At(at, edit) => edit(node(at)),
        Plan::Words(at, words, before) => {
            let (node, words) = (node(at), words.clone());
            if *before {
                Edit::WordsBefore { node, words }
            } else {
                Edit::Words { node, words }
            }
        }
        Plan::Nag(at, nag) => Edit::ToggleNag {
            node: node(at),
            nag: Nag(*nag),
        },
        Plan::Nags(at, nags) => Edit::Nags {
            node: node(at),
            nags: nags.iter().copied().map(Nag).collect(),
        },
        Plan::Marks(at, marks) => Edit::Marks {
            node: node(at),
            marks: marks.iter().copied().map(mark).collect(),
        },
        Plan::Evaluation(at, score) => Edit::Evaluation {
            node: node(at),
            evaluation: score.map(|score| Evaluation {
                score: Score::Centipawns(score.into()),
                depth: None,
            }),
        },
        Plan::EndComment | Plan::Undo | Plan::Redo => return None,
    })
}

/// A game as text; the tree is all that changes.
fn text(game: &Pgn, tree: &GameTree) -> String {
    let mut game = game.clone();
    game.tree = tree.clone();
    pgn::write(&game)
}

fn carry_out(history: &mut History, plan: &Plan) {
    let before = history.tree().clone();
    carry_out_plan(history, plan);
    check_main_line(history);
    if !matches!(plan, Plan::EndComment) {
        check_changed(&before, history);
    }
}

/// The main line that the history knows is that of its tree.
fn check_main_line(history: &History) {
    let (tree, line) = (history.tree(), history.main_line());
    assert!(line.nodes().iter().copied().eq(tree.main_line()));
    for item in tree.text_order() {
        if item.kind == TextItemKind::Move {
            assert_eq!(line.depth_of(tree, item.node), item.depth);
            assert_eq!(line.has(item.node), tree.is_on_main_line(item.node));
        }
    }
}

/// All that differs from the tree before is said to have changed.
fn check_changed(before: &GameTree, history: &History) {
    let (after, changed) = (history.tree(), history.last_changed());
    for node in nodes(before).into_iter().chain([NodeId::ROOT]) {
        let annotations = |tree: &GameTree| {
            let node = tree.node(node);
            let before = node.comment_before().map(str::to_owned);
            (node.nags().to_vec(), node.comment.clone(), before)
        };
        let children = |tree: &GameTree| tree.children(node).collect::<Vec<_>>();
        let is_annotated = annotations(before) != annotations(after);
        assert!(!is_annotated || changed.annotated.contains(&node));
        let is_branched = children(before) != children(after);
        assert!(!is_branched || changed.branched.contains(&node));
    }
}

fn carry_out_plan(history: &mut History, plan: &Plan) {
    match (edit(history.tree(), plan), plan) {
        (Some(edit), _) => {
            let before = (history.tree().clone(), history.revision());
            match history.apply(edit) {
                Ok(shown) => assert!(history.tree().contains(shown)),
                Err(error) => {
                    assert_ne!(error, EditError::NotInTree);
                    assert!(*history.tree() == before.0, "{error}");
                }
            }
            let is_same = !history.is_changed_since(before.1);
            assert_eq!(is_same, *history.tree() == before.0);
        }
        (None, Plan::Undo) => {
            let shown = history.undo();
            assert!(shown.is_none_or(|id| history.tree().contains(id)));
        }
        (None, Plan::Redo) => {
            let shown = history.redo();
            assert!(shown.is_none_or(|id| history.tree().contains(id)));
        }
        (None, _) => history.end_comment(),
    }
}

/// Carries out plans on a game: the result can be read back, undoing all gives the first text, and
/// redoing all gives the last.
fn check(game: &Pgn, plans: &[Plan], is_played: bool) {
    let first = pgn::write(game);
    let mut history = if is_played {
        History::new(game.tree.clone()).into_played()
    } else {
        History::new(game.tree.clone())
    };
    let start = history.revision();
    for plan in plans {
        carry_out(&mut history, plan);
    }
    while history.redo().is_some() {}
    check_legal(history.tree());
    if is_played {
        let clocks = |tree: &GameTree| {
            tree.main_line()
                .map(|id| tree.node(id).clock)
                .collect::<Vec<_>>()
        };
        assert_eq!(clocks(history.tree()), clocks(&game.tree));
        assert!(history.tree().main_line().eq(game.tree.main_line()));
    }
    let (last, items) = (text(game, history.tree()), printed(history.tree()));
    assert_eq!(pgn::write(&data::read(&last)), last);
    let end = history.revision();
    while history.undo().is_some() {}
    assert!(*history.tree() == game.tree);
    assert_eq!(text(game, history.tree()), first);
    assert!(!history.is_changed_since(start));
    while history.redo().is_some() {}
    assert_eq!(text(game, history.tree()), last);
    assert_eq!(printed(history.tree()), items);
    assert!(!history.is_changed_since(end));
}

fn printed(tree: &GameTree) -> Vec<TextItem> {
    tree.text_order().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn all_edits_can_be_undone_and_redone(
        game in annotated_games(),
        plans in plans(200),
        is_played in any::<bool>(),
    ) {
        // What is written is what a history must come back to.
        let game = data::read(&pgn::write(&game));
        check(&game, &plans, is_played);
    }
}

/// Two hundred random edits on every game of a text.
fn check_all(bytes: &[u8]) -> usize {
    let mut runner = TestRunner::deterministic();
    let mut games = 0;
    for reading in Reader::new(bytes) {
        let game = reading.expect("a text").game;
        if pgn::write(&data_read(&game)) != pgn::write(&game) {
            continue;
        }
        for is_played in [false, true] {
            let plans = plans(200).new_tree(&mut runner).expect("edits").current();
            check(&game, &plans, is_played);
        }
        games += 1;
    }
    games
}

/// A game as it is read from its own text.
fn data_read(game: &Pgn) -> Pgn {
    pgn::read(&pgn::write(game)).game
}

#[test]
fn the_games_of_files_come_back_after_any_edits() {
    let mut games = 0;
    for name in [
        "pgn_odd.pgn",
        "pgn_odd_longline.pgn",
        "pgn_odd_latin1.pgn",
        "pgn_odd_crlf.pgn",
    ] {
        games += check_all(&data::bytes(name));
    }
    assert!(games >= 10, "only {games} games");
    if let Some(text) = foreign_table("games.pgn") {
        let many: String = text.chars().take(100_000).collect();
        assert!(check_all(many.as_bytes()) > 10);
    }
}
