//! An analysis that we write, read and recomputed with python-chess.

use std::num::NonZeroUsize;

use deskmate::analysis::{GameSearch, LineScores, add_annotator, edits};
use deskmate::engine::{Limits, Searcher, StopFlag};
use deskmate::game::DrawRule;
use deskmate::notation::pgn::{self, Pgn};
use deskmate::tree::{History, NodeId};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde::Deserialize;

use crate::data::read;
use crate::random;

/// What python-chess makes of an analysed game.
#[derive(Deserialize)]
struct Answer {
    depths: Vec<Option<u32>>,
    percents: Vec<f64>,
    judgements: Vec<Option<u8>>,
    nags: Vec<Vec<u8>>,
    best: Vec<Vec<String>>,
    accuracy: [f64; 2],
}

/// Games with many mistakes: a known one, one that ends in mate, and random ones.
fn games() -> Vec<Pgn> {
    let mut games = vec![
        read(
            "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 *",
        ),
        read("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0"),
    ];
    let mut runner = TestRunner::deterministic();
    while games.len() < 10 {
        let random = random::games(60).new_tree(&mut runner).expect("a game");
        games.extend(Some(random.current()).filter(|game| game.moves().count() > 4));
    }
    games
}

fn analysed(mut game: Pgn) -> (Pgn, GameSearch) {
    let mut search = GameSearch::new(&game.tree, DrawRule::Fide);
    let mut searcher = Searcher::new(4, NonZeroUsize::MIN);
    while search.root().is_some() {
        let stop_flag = StopFlag::default();
        search.search_next(|root| {
            searcher.search(root, &Limits::nodes(300), &stop_flag, &mut |_| ())
        });
    }
    let mut history = History::new(game.tree.clone());
    let edits = edits(&game, &search);
    history.apply_all(NodeId::ROOT, edits).expect("an edit");
    game.tree = history.into_tree();
    add_annotator(&mut game.tags);
    (game, search)
}

#[test]
fn python_chess_reads_every_evaluation_and_computes_the_same_from_it() {
    let games: Vec<_> = games().into_iter().map(analysed).collect();
    let texts: Vec<String> = games.iter().map(|(game, _)| pgn::write(game)).collect();
    let answers = crate::python::run(include_str!("analysis.py"), &texts.join("\n"));
    let answers: Vec<Answer> = answers
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    assert_eq!(answers.len(), games.len());
    let mut judged = 0;
    for (((game, search), text), answer) in games.iter().zip(&texts).zip(&answers) {
        let line: Vec<NodeId> = game.tree.main_line().collect();
        let scores = LineScores::of_tree(&game.tree, &line);
        assert_eq!(
            LineScores::of_tree(&read(text).tree, &line_of(&read(text))),
            scores
        );
        assert_eq!(answer.percents.len(), scores.len());
        for (ply, percent) in answer.percents.iter().enumerate() {
            // The start of a standard game is known without an evaluation.
            let Some(ours) = scores.white_percent(ply) else {
                assert_eq!(ply, 0);
                continue;
            };
            assert!((ours - percent).abs() < 1e-9, "{ply}: {ours} {percent}");
        }
        for number in 1..scores.len() {
            let (theirs, nags) = (answer.judgements[number - 1], &answer.nags[number - 1]);
            assert_eq!(
                scores.judgement(number).map(|judgement| judgement.nag().0),
                theirs
            );
            let written = search.judgement(&scores, number);
            assert_eq!(
                *nags,
                Vec::from_iter(written.map(|judgement| judgement.nag().0))
            );
            let best = &answer.best[number - 1];
            assert_eq!(best.len(), nags.len());
            assert!(
                best.iter()
                    .all(|comment| comment.contains(" was best. [%deskmate best $"))
            );
            judged += nags.len();
            let depth = search.at(number).map(|found| found.depth().into());
            let has_evaluation =
                number < line.len() || game.tree.node(line[number - 1]).evaluation().is_some();
            assert_eq!(answer.depths[number - 1], depth.filter(|_| has_evaluation));
        }
        let ours = scores.accuracy().expect("all scores are known");
        for (ours, theirs) in [ours.white, ours.black].into_iter().zip(answer.accuracy) {
            assert!((ours - theirs).abs() < 1e-9, "{ours} {theirs}");
        }
    }
    assert!(judged > 50, "only {judged} moves were judged");
}

fn line_of(game: &Pgn) -> Vec<NodeId> {
    game.tree.main_line().collect()
}
