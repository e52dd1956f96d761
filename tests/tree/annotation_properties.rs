//! Random annotations of random games.

use deskmate::notation::pgn;
use deskmate::rules::Square;
use deskmate::tree::{Evaluation, Ink, Mark, Score};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use crate::data::{self, nodes};
use crate::random::annotated_games;

fn marks() -> impl Strategy<Value = Vec<Mark>> {
    let squares = || (0..64_usize).prop_map(|index| Square::from_index(index).expect("a square"));
    let mark = (squares(), squares(), any::<bool>(), select(&Ink::ALL[..])).prop_map(
        |(from, to, is_circle, ink)| Mark::arrow(from, if is_circle { from } else { to }, ink),
    );
    vec(mark, 0..6)
}

fn evaluations() -> impl Strategy<Value = Evaluation> {
    let score = prop_oneof![
        any::<i32>().prop_map(Score::Mate),
        (-200_000_000..200_000_000).prop_map(Score::Centipawns),
    ];
    (score, option::of(any::<u32>())).prop_map(|(score, depth)| Evaluation { score, depth })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_set_is_read_back_and_nothing_else_changes(
        game in annotated_games(),
        marks in marks(),
        evaluation in option::of(evaluations()),
        words in "([a-z.%\\[\\]]{1,5}[ \n]){0,4}",
    ) {
        let mut game = game;
        let ids = nodes(&game.tree);
        for &id in &ids {
            let node = game.tree.node_mut(id);
            let plain = |words: String| words.replace("[%", "[ %");
            let old = (plain(node.words()), node.clock);
            node.set_marks(&marks);
            node.set_evaluation(evaluation);
            prop_assert_eq!((plain(node.words()), node.clock), old);
            let circles = marks.iter().filter(|mark| mark.is_circle());
            let arrows = marks.iter().filter(|mark| !mark.is_circle());
            prop_assert!(node.marks().iter().eq(circles.chain(arrows)));
            prop_assert_eq!(node.evaluation(), evaluation);
            let commands = (node.marks(), node.evaluation());
            node.set_words(&words);
            prop_assert_eq!((node.marks(), node.evaluation()), commands);
            prop_assert_eq!(plain(node.words()), plain(words.trim().to_owned()));
        }
        let text = pgn::write(&game);
        prop_assert_eq!(pgn::write(&data::read(&text)), text);
    }

    #[test]
    fn setting_the_current_value_changes_no_byte(game in annotated_games()) {
        let mut tree = game.tree.clone();
        for id in nodes(&tree) {
            let node = tree.node_mut(id);
            node.set_words(&node.words());
            node.set_words_before(&node.words_before());
            node.set_marks(&node.marks());
            node.set_evaluation(node.evaluation());
            node.set_nags(node.nags().to_vec().as_slice());
        }
        prop_assert!(tree == game.tree);
    }
}
