//! An analysis in the tree of its game: evaluations, glyphs and best lines; those of others stay.

use deskmate::analysis::{GameSearch, LineScores, add_annotator, best_line, edits};
use deskmate::engine::{Report, Score, SearchResult};
use deskmate::game::DrawRule;
use deskmate::notation::pgn::Pgn;
use deskmate::notation::{pgn, read_move};
use deskmate::rules::Position;
use deskmate::tree::{self, History, NodeId};

use crate::data::{self, read};

/// What an engine finds in a position: its score for the side to move, and its line.
type Found<'a> = (Score, &'a str);

/// The analysis of a game by an engine that finds this in its positions, from the start. The last ones may be missing.
fn analysed(game: &Pgn, found: &[Found]) -> GameSearch {
    let mut search = GameSearch::new(&game.tree, DrawRule::Fide);
    while search.root().is_some() {
        let ply = search.total() - search.done() - 1;
        search.search_next(|root| result(root.position(), found.get(ply)));
    }
    search
}

fn result(position: &Position, found: Option<&Found>) -> SearchResult {
    let report = |&(score, line): &Found| {
        let mut position = position.clone();
        let moves = line.split_whitespace().map(|word| {
            let mv = read_move(&position, word).expect("a legal move");
            position = position.play(mv).expect("a legal move");
            mv
        });
        Report {
            line: 1,
            depth: 18,
            selective_depth: 20,
            score,
            nodes: 1000,
            time: Default::default(),
            hashfull: 0,
            moves: moves.collect(),
        }
    };
    SearchResult {
        best: None,
        reply: None,
        lines: found.map(report).into_iter().collect(),
        nodes: 1000,
    }
}

/// The game with an analysis written into it.
fn annotated(game: &Pgn, found: &[Found]) -> Pgn {
    let mut game = game.clone();
    let edits = edits(&game, &analysed(&game, found));
    let mut history = History::new(game.tree.clone());
    history.apply_all(NodeId::ROOT, edits).expect("an edit");
    game.tree = history.into_tree();
    add_annotator(&mut game.tags);
    game
}

/// The movetext on one line.
fn movetext(game: &Pgn) -> String {
    let text = data::movetext(game);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

const GAME: &str = "1. e4 e5 2. Nf3 f6 *";

/// After 2... f6 White stands better; 2... Nc6 was best.
const FOUND: [Found; 5] = [
    (Score::Centipawns(20), "e4"),
    (Score::Centipawns(-30), "e5"),
    (Score::Centipawns(35), "Nf3"),
    (
        Score::Centipawns(-30),
        "Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3",
    ),
    (Score::Centipawns(310), "Nxe5 fxe5"),
];

#[test]
fn an_analysis_is_written_as_evaluations_glyphs_and_lines() {
    let game = annotated(&read(GAME), &FOUND);
    assert_eq!(
        movetext(&game),
        "1. e4 {[%eval 0.30,18]} 1... e5 {[%eval 0.35,18]} 2. Nf3 {[%eval 0.30,18]} \
         2... f6 $4 {[%eval 3.10,18]} ({Nc6 was best. [%deskmate best $4]} 2... Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 \
         6. Re1) *"
    );
    assert_eq!(game.tag("Annotator"), Some("Deskmate"));
}

#[test]
fn it_is_read_back() {
    let game = read(&pgn::write(&annotated(&read(GAME), &FOUND)));
    let line: Vec<NodeId> = game.tree.main_line().collect();
    let scores = LineScores::of_tree(&game.tree, &line);
    assert_eq!(scores, analysed(&game, &FOUND).scores());
    assert!(scores.has_any());
    let best = best_line(&game.tree, line[3]).expect("a line");
    assert!(best.is_untouched);
    assert_eq!(best_line(&game.tree, line[2]), None);
}

#[test]
fn evaluations_of_lichess_are_read() {
    let game = read(
        "1. f3 { [%eval -0.4] [%clk 0:01:00] } 1... e5 { [%eval -0.37] } 2. g4?? { (-0.37 → Mate in 1) Blunder. e4 was best. [%eval #-1] } 2... Qh4# 0-1",
    );
    let line: Vec<NodeId> = game.tree.main_line().collect();
    let scores = LineScores::of_tree(&game.tree, &line);
    let white: Vec<_> = (0..scores.len()).map(|ply| scores.for_white(ply)).collect();
    let pawns = |value| Some(tree::Score::Centipawns(value));
    let mate = |moves| Some(tree::Score::Mate(moves));
    assert_eq!(
        white,
        [None, pawns(-40), pawns(-37), mate(-1), mate(0)],
        "the start has none"
    );
    assert_eq!(scores.white_percent(4).map(f64::round), Some(2.0));
    assert_eq!(scores.chances_left(4), Some(0.0), "White has been mated");
    assert!(scores.accuracy().is_some());
}

#[test]
fn an_evaluation_that_has_changed_is_read_again() {
    let text = "{[%eval 0.1]} 1. f3 {[%eval -0.4]} 1... e5 {[%eval -0.37]} 2. g4 {[%eval #-1]} 2... Qh4# 0-1";
    for text in [text, text.trim_end_matches(" 2... Qh4# 0-1")] {
        let mut tree = read(text).tree;
        let line: Vec<NodeId> = tree.main_line().collect();
        let mut scores = LineScores::of_tree(&tree, &line);
        for (ply, &node) in [NodeId::ROOT].iter().chain(&line).enumerate() {
            assert!(!scores.read_again(&tree, node, ply));
            let score = tree::Score::Centipawns(77);
            let evaluation = tree::Evaluation { score, depth: None };
            for evaluation in [Some(evaluation), None] {
                let before = scores.clone();
                tree.node_mut(node).set_evaluation(evaluation);
                let is_other = scores.read_again(&tree, node, ply);
                assert_eq!(scores, LineScores::of_tree(&tree, &line), "{ply}");
                assert_eq!(is_other, scores != before, "{ply}");
            }
        }
    }
}

#[test]
fn the_same_analysis_again_changes_nothing() {
    let game = annotated(&read(GAME), &FOUND);
    let mut history = History::new(game.tree.clone());
    let before = history.revision();
    let again = edits(&game, &analysed(&game, &FOUND));
    history.apply_all(NodeId::ROOT, again).expect("an edit");
    assert!(!history.is_changed_since(before));
    assert!(!add_annotator(&mut game.tags.clone()));
}

#[test]
fn a_second_analysis_replaces_the_first() {
    let mut found = FOUND;
    found[3].1 = "d6 d4";
    found[4].0 = Score::Centipawns(100);
    let game = annotated(&annotated(&read(GAME), &FOUND), &found);
    assert_eq!(
        movetext(&game),
        "1. e4 {[%eval 0.30,18]} 1... e5 {[%eval 0.35,18]} 2. Nf3 {[%eval 0.30,18]} \
         2... f6 $6 {[%eval 1.00,18]} ({d6 was best. [%deskmate best $6]} 2... d6 3. d4) *"
    );
    found[4].0 = Score::Centipawns(35);
    let game = annotated(&game, &found);
    assert_eq!(
        movetext(&game),
        "1. e4 {[%eval 0.30,18]} 1... e5 {[%eval 0.35,18]} 2. Nf3 {[%eval 0.30,18]} 2... f6 {[%eval 0.35,18]} *"
    );
}

#[test]
fn what_others_wrote_stays() {
    let theirs = "[Annotator \"Ann\"]\n\n1. e4 {[%eval 0.17] best by test} 1... e5 {[%clk 0:01:00]} 2. Nf3 $1 \
         2... f6 $2 {Damiano} (2... Nc6 {is usual}) *";
    let first = annotated(&read(theirs), &FOUND);
    assert_eq!(first.tag("Annotator"), Some("Ann"));
    let expected = "1. e4 {[%eval 0.30,18] best by test} 1... e5 {[%clk 0:01:00] [%eval 0.35,18]} \
         2. Nf3 $1 {[%eval 0.30,18]} 2... f6 $2 {Damiano [%eval 3.10,18]} (2... Nc6 {is usual}) \
         ({Nc6 was best. [%deskmate best]} 2... Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1) *";
    assert_eq!(movetext(&first), expected);
    // A second one that finds no fault takes its own line away, and leaves the glyph of the annotator.
    let mut found = FOUND;
    found[4].0 = Score::Centipawns(35);
    let second = annotated(&first, &found);
    assert_eq!(
        movetext(&second),
        "1. e4 {[%eval 0.30,18] best by test} 1... e5 {[%clk 0:01:00] [%eval 0.35,18]} \
         2. Nf3 $1 {[%eval 0.30,18]} 2... f6 $2 {Damiano [%eval 0.35,18]} (2... Nc6 {is usual}) *"
    );
}

#[test]
fn a_best_line_that_somebody_has_added_to_stays() {
    for line in [
        "{Nc6 was best.} 2... Nc6 {or d6} 3. Bb5",
        "{Nc6 was best.} 2... Nc6 3. Bb5 a6 (3... Nf6)",
        "{Nc6 was best.} 2... Nc6 $1 3. Bb5",
        "{Nc6 was best.} 2... Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5",
        "{Nc6 was best, I think.} 2... Nc6",
        "{d6 was best.} 2... Nc6",
        "{Nc6 was best, I think. [%deskmate best $4]} 2... Nc6",
        "{Nc6 was best. [%deskmate best $4]} 2... Nc6 {or d6} 3. Bb5",
        "2... Nc6 3. Bb5",
    ] {
        let game = format!("1. e4 e5 2. Nf3 f6 ({line}) *");
        let mut found = FOUND;
        found[4].0 = Score::Centipawns(30);
        let text = movetext(&annotated(&read(&game), &found));
        let kept = format!("2... f6 {{[%eval 0.30,18]}} ({line}) *");
        assert!(text.ends_with(&kept), "{text}");
    }
}

#[test]
fn a_glyph_of_a_person_stays_where_it_agrees_with_the_scores() {
    let mut found = FOUND;
    let first = annotated(&read("1. e4 e5 2. Nf3 f6?? *"), &found);
    found[4].0 = Score::Centipawns(35);
    assert!(movetext(&annotated(&first, &found)).ends_with("2... f6 $4 {[%eval 0.35,18]} *"));
}

#[test]
fn an_analysis_of_lichess_is_replaced_wholly() {
    let game = read(
        "1. e4 { [%eval 0.17] [%clk 0:03:00] } 1... e5 { [%eval 0.19] } 2. Nf3 { [%eval 0.2] } \
         2... f6? { (0.20 → 2.10) Mistake. d6 was best. } { [%eval 2.1] [%clk 0:02:50] hm } \
         (2... d6 3. d4 exd4 4. Nxd4 Nf6 5. Nc3 g6 6. f3 Bg7 7. Be3 O-O) (2... Nc6 { I like it }) *",
    );
    let start = "1. e4 {[%eval 0.30,18] [%clk 0:03:00]} 1... e5 {[%eval 0.35,18]} 2. Nf3 {[%eval 0.30,18]} 2... f6";
    assert_eq!(
        movetext(&annotated(&game, &FOUND)),
        format!(
            "{start} $4 {{hm [%eval 3.10,18] [%clk 0:02:50]}} (2... Nc6 {{I like it}}) \
             ({{Nc6 was best. [%deskmate best $4]}} 2... Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1) *"
        )
    );
    let mut found = FOUND;
    found[4].0 = Score::Centipawns(35);
    assert_eq!(
        movetext(&annotated(&game, &found)),
        format!("{start} {{hm [%eval 0.35,18] [%clk 0:02:50]}} (2... Nc6 {{I like it}}) *")
    );
}

#[test]
fn an_analysis_of_before_the_notes_is_replaced() {
    let noted = movetext(&annotated(&read(GAME), &FOUND));
    let old = read(&noted.replace(" [%deskmate best $4]", ""));
    assert_ne!(movetext(&old), noted);
    assert_eq!(movetext(&annotated(&old, &FOUND)), noted);
}

#[test]
fn a_line_that_somebody_has_added_to_is_not_written_again() {
    let noted = movetext(&annotated(&read(GAME), &FOUND));
    let touched = read(&noted.replace("2... Nc6 3.", "2... Nc6 {or d6} 3."));
    let mut game = touched.clone();
    for _ in 0..3 {
        game = annotated(&game, &FOUND);
    }
    assert_eq!(movetext(&game), movetext(&touched));
}

#[test]
fn an_analysis_that_was_stopped_writes_what_it_has() {
    let game = annotated(&read(GAME), &FOUND);
    // Only the last two positions were searched again.
    let mut search = GameSearch::new(&game.tree, DrawRule::Fide);
    for found in [
        (Score::Centipawns(60), "Nxe5"),
        (Score::Centipawns(-20), "d6"),
    ] {
        search.search_next(|root| result(root.position(), Some(&found)));
    }
    let mut history = History::new(game.tree.clone());
    history
        .apply_all(NodeId::ROOT, edits(&game, &search))
        .expect("an edit");
    let mut game = game;
    game.tree = history.into_tree();
    assert_eq!(
        movetext(&game),
        "1. e4 {[%eval 0.30,18]} 1... e5 {[%eval 0.35,18]} 2. Nf3 {[%eval 0.20,18]} 2... f6 {[%eval 0.60,18]} *"
    );
}

#[test]
fn a_mate_on_the_board_has_no_evaluation_and_another_start_has_one() {
    let text = "[FEN \"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\"]\n\n1. Ra8# 1-0";
    let game = annotated(&read(text), &[(Score::Mate(1), "Ra8#")]);
    assert_eq!(movetext(&game), "{[%eval #1,18]} 1. Ra8# 1-0");
}

#[test]
fn the_whole_analysis_is_one_step_to_undo() {
    let game = read(GAME);
    let mut history = History::new(game.tree.clone()).into_played();
    let shown = game.tree.main_line().nth(1).expect("a move");
    let edits = edits(&game, &analysed(&game, &FOUND));
    history.apply_all(shown, edits).expect("an edit");
    let analysed = history.tree().clone();
    assert_eq!(history.undo(), Some(shown));
    assert_eq!(*history.tree(), game.tree);
    assert!(!history.can_undo());
    history.redo();
    assert_eq!(*history.tree(), analysed);
}
