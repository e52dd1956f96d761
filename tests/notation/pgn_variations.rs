//! Is the tree of a game read, kept and written without losing anything?

use crate::data;

use std::time::Duration;

use data::{
    bracket_depth, comment, legal, line_words, main_id, main_node, move_words, movetext, position,
    read, variation, variation_words,
};
use deskmate::notation::pgn::{self, ParsedGame};
use deskmate::notation::{fen, read_move};
use deskmate::rules::{Move, Position};
use deskmate::tree::{Nag, NodeId};

/// The fault messages of a reading.
fn faults(reading: &ParsedGame) -> Vec<String> {
    reading
        .faults
        .iter()
        .map(|fault| fault.to_string())
        .collect()
}

#[test]
fn a_variation_is_attached_to_the_move_that_it_replaces() {
    let game = read("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) 1... e5 (1... c5) 2. Nf3 *");
    assert_eq!(move_words(&game), ["e2e4", "e7e5", "g1f3"]);
    let [e4, e5, nf3] = [1, 2, 3].map(|number| main_id(&game, number));
    let tree = &game.tree;
    assert_eq!(variation_words(tree, e4), ["d2d4 d7d5 c2c4", "c2c4"]);
    let queens_pawn = variation(tree, e4, 0);
    let d5 = tree.first_child(queens_pawn).expect("a move");
    assert_eq!(variation_words(tree, d5), ["g8f6 c2c4"]);
    assert_eq!(variation_words(tree, e5), ["c7c5"]);
    assert_eq!(variation_words(tree, nf3), [""; 0]);
}

#[test]
fn variations_are_written_with_the_numbers_that_they_need() {
    let text = "1. e4 {main} (1. d4 $1 {side} 1... d5 (1... Nf6 $5 {Indian} 2. c4) 2. c4) (1.
c4 {English}) 1... e5 $2 (1... c5 {Sicilian} 2. Nf3 {open} (2. c3) 2... d6) 2.
Nf3 *";
    assert_eq!(movetext(&read(text)), text);
}

#[test]
fn parentheses_stay_with_their_words_and_lines_stay_short() {
    let variation = "(1. d4 {a comment of some words} 1... d5) ".repeat(40);
    let game = read(&format!("1. e4 {variation} 1... e5 *"));
    let written = movetext(&game);
    for line in written.lines() {
        assert!(line.len() < 80, "{line}");
        assert!(!line.starts_with(')') && !line.ends_with('('), "{line}");
    }
    assert_eq!(read(&written).tree, game.tree);
}

#[test]
fn comments_before_and_after_moves_and_after_variations_are_kept() {
    let text = "{a} 1. e4 {b} ({c} 1. d4 {d} (1. Nf3) {e} 1... d5 {f}) (1. c4) {g} 1... e5 {h}\n*";
    let game = read(text);
    let tree = &game.tree;
    assert_eq!(comment(tree.root()), "a");
    let (e4, e5) = (main_id(&game, 1), main_node(&game, 2));
    assert_eq!(comment(tree.node(e4)), "b");
    assert_eq!((e5.comment_before(), comment(e5)), (Some("g"), "h"));
    let d4 = variation(tree, e4, 0);
    let d5 = tree.node(tree.first_child(d4).expect("a move"));
    assert_eq!(tree.node(d4).comment_before(), Some("c"));
    assert_eq!(comment(tree.node(d4)), "d");
    assert_eq!((d5.comment_before(), comment(d5)), (Some("e"), "f"));
    assert_eq!(movetext(&game), text);
}

#[test]
fn a_comment_after_a_variation_belongs_to_the_move_before_where_it_has_to() {
    let cases = [
        // No move follows.
        ("1. e4 {b} (1. d4) {g} *", "1. e4 {b g} (1. d4) *"),
        (
            "1. e4 (1. d4 {d} (1. c4) {e}) 1... e5 *",
            "1. e4 (1. d4 {d e} (1. c4)) 1... e5 *",
        ),
        // It has a clock or a time, which belong to the move before.
        (
            "1. e4 (1. d4) {[%clk 0:01:00]} 1... e5 *",
            "1. e4 {[%clk 0:01:00]} (1. d4) 1... e5 *",
        ),
        (
            "1. e4 (1. d4) {a [%clk} (1. c4) {0:01:00]} 1... e5 *",
            "1. e4 {a [%clk 0:01:00]} (1. d4) (1. c4) 1... e5 *",
        ),
        (
            "1. e4 {b} (1. d4) {[%emt 0:00:02] g} 1... e5 *",
            "1. e4 {b [%emt 0:00:02] g} (1. d4) 1... e5 *",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(movetext(&read(text)), expected);
        assert_eq!(movetext(&read(expected)), expected);
    }
    let clock = main_node(&read(cases[2].0), 1).clock;
    assert_eq!(clock, Some(Duration::from_secs(60)));
}

#[test]
fn a_variation_without_moves_is_kept_in_the_comment_on_the_move_before() {
    let cases = [
        ("1. e4 {b} ({c}) 1... e5 *", "1. e4 {b (c)} 1... e5 *"),
        (
            "1. e4 (1. d4 {d} ({e}) {f}) 1... e5 *",
            "1. e4 (1. d4 {d (e) f}) 1... e5 *",
        ),
        (
            "1. e4 ({[%clk 0:00:09] [%emt 0:00:01] c}) 1... e5 *",
            "1. e4 {([clk 0:00:09] [emt 0:00:01] c)} 1... e5 *",
        ),
    ];
    for (text, expected) in cases {
        let game = read(text);
        assert_eq!(movetext(&game), expected);
        assert_eq!(main_node(&game, 1).clock, None);
        assert_eq!(read(expected).tree, game.tree);
    }
}

#[test]
fn a_comment_with_a_brace_does_not_swallow_a_parenthesis() {
    let mut game = read("1. e4 (1. d4) *");
    let d4 = variation(&game.tree, main_id(&game, 1), 0);
    let d4 = game.tree.node_mut(d4);
    d4.set_comment_before(Some("first } words".to_owned()));
    d4.comment = Some("last } words".to_owned());
    assert_eq!(read(&pgn::write(&game)).tree, game.tree);
}

#[test]
fn a_comment_after_the_result_belongs_to_the_last_move() {
    let game = read("1. e4 (1. d4) e5 1-0 {White won on time} ; really\n");
    assert_eq!(comment(main_node(&game, 2)), "White won on time really");
}

#[test]
fn commands_stay_in_the_comment() {
    let game =
        read("1. e4 { [%eval 0.2] [%clk 0:03:00] [%emt 0:00:01] [%cal Ge2e4] [%csl Re4] } *");
    let e4 = main_node(&game, 1);
    assert_eq!(e4.clock, Some(Duration::from_secs(180)));
    assert_eq!(
        comment(e4),
        "[%eval 0.2] [%clk 0:03:00] [%emt 0:00:01] [%cal Ge2e4] [%csl Re4]"
    );
}

#[test]
fn a_result_in_a_variation_does_not_end_the_game() {
    let game = read("1. e4 e5 (1... c5 1/2-1/2) (1... d5 *) 2. Nf3 1-0");
    assert_eq!(move_words(&game), ["e2e4", "e7e5", "g1f3"]);
    let e5 = main_id(&game, 2);
    assert_eq!(variation_words(&game.tree, e5), ["c7c5", "d7d5"]);
    let comments = [0, 1].map(|number| comment(game.tree.node(variation(&game.tree, e5, number))));
    assert_eq!(comments, ["1/2-1/2", ""]);
}

#[test]
fn a_variation_with_nothing_in_it_is_left_out() {
    assert_eq!(movetext(&read("1. e4 () ( ) 1... e5 *")), "1. e4 e5 *");
}

#[test]
fn null_moves_are_read_in_variations() {
    for null in ["--", "Z0", "0000", "null", "--!"] {
        let game = read(&format!("1. e4 e5 (1... {null} 2. d4 {null}) 2. Nf3 *"));
        let first = variation(&game.tree, main_id(&game, 2), 0);
        let words = line_words(&game.tree, first);
        assert_eq!(words, ["0000", "d2d4", "0000"], "{null}");
        assert_eq!(game.tree.node(first).mv(), Move::NULL);
    }
    let game = read("1. e4 e5 (1... Z0 2. d4 --) *");
    assert_eq!(movetext(&game), "1. e4 e5 (1... -- 2. d4 --) *");
}

#[test]
fn null_moves_are_a_fault_in_a_game_and_in_check() {
    let reading = pgn::read("1. e4 -- 2. d4 *");
    assert_eq!(
        faults(&reading),
        ["line 1, column 7: -- (half-move 2): a player has to move: the turn cannot be passed"]
    );
    assert_eq!(move_words(&reading.game), ["e2e4"]);
    let reading = pgn::read("1. e4 e5 2. Qh5 Ke7 3. Qxe5 (3. Qf5 Kd6 4. Qxe5+ -- 5. Kd1) *");
    assert_eq!(reading.faults.len(), 1);
    assert_eq!((reading.faults[0].line, reading.faults[0].column), (1, 50));
    let initial = Position::initial();
    assert!(initial.play(Move::NULL).is_err());
    assert!(read_move(&initial, "0000").is_err());
}

#[test]
fn a_null_move_passes_the_turn_and_ends_en_passant() {
    let cases = [
        (
            "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 3 3",
            "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 4 3",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2",
        ),
    ];
    for (before, after) in cases {
        let passed = position(before).pass().expect("not in check");
        assert_eq!(fen::write(&passed), after);
    }
    assert!(position("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1").pass().is_none());
}

#[test]
fn a_move_that_cannot_be_read_ends_its_variation_only() {
    let reading = pgn::read("1. e4 e5\n(1... c5 {x} 2. Ke3 Nc6 (2... d6)) 2. Nf3 Nc6 *");
    assert_eq!(
        faults(&reading),
        ["line 2, column 17: Ke3 (half-move 3): the king on e1 cannot go to e3"]
    );
    assert_eq!(
        movetext(&reading.game),
        "1. e4 e5 (1... c5 {x 2. Ke3 Nc6 (2... d6)}) 2. Nf3 Nc6 *"
    );
}

#[test]
fn unreadable_text_of_a_variation_is_kept() {
    let cases = [
        ("(1. Ke3 d5)", "{(1. Ke3 d5)}"),
        ("(1. d4 $ d5)", "(1. d4 {$ d5})"),
        ("(1. d4 $300)", "(1. d4 {$300})"),
        ("(1. d4 [x] (1. c4) d5)", "(1. d4 {[x] (1. c4) d5})"),
        ("(1. d4 d5 2. ] x)", "(1. d4 d5 {2. ] x})"),
        (
            "(1. d4 xx\n% skipped )\n d5)",
            "(1. d4 {xx % skipped ) d5})",
        ),
        ("(1. d4 xx ; ) here\nd5)", "(1. d4 {xx ; ) here d5})"),
        ("(1. d4 e8(Q) d5)", "(1. d4 {e8(Q) d5})"),
        ("((1. d4) 1. c4)", "({(1. d4)} 1. c4)"),
        ("(1. d4 xx \u{e9}\u{265e})", "(1. d4 {xx \u{e9}\u{265e}})"),
        (
            "(1. d4 xx [%clk 0:00:01] d5)",
            "(1. d4 {xx [clk 0:00:01] d5})",
        ),
        ("(1. Ke3 [%emt 0:00:01] d5)", "{(1. Ke3 [emt 0:00:01] d5)}"),
    ];
    for (variation, kept) in cases {
        let reading = pgn::read(&format!("1. e4 {variation} 1... e5 *"));
        assert_eq!(reading.faults.len(), 1, "{variation}");
        assert_eq!(move_words(&reading.game), ["e2e4", "e7e5"], "{variation}");
        let expected = format!("1. e4 {kept} 1... e5 *");
        assert_eq!(movetext(&reading.game), expected, "{variation}");
    }
}

#[test]
fn a_brace_in_what_is_kept_is_kept_as_well() {
    let reading = pgn::read("1. e4 (1. d4 Ke3 {a ) b} d5) 1... e5 *");
    let tree = &reading.game.tree;
    let d4 = variation(tree, main_id(&reading.game, 1), 0);
    assert_eq!(comment(tree.node(d4)), "Ke3 {a ) b} d5");
    assert_eq!(read(&pgn::write(&reading.game)).tree, *tree);
}

#[test]
fn a_variation_before_the_first_move_is_kept_as_a_comment() {
    let reading = pgn::read("[White \"x\"]\n\n(1. d4 d5) 1. e4 e5 *");
    assert_eq!(
        faults(&reading),
        ["line 3, column 1: a variation has to follow the move that it replaces"]
    );
    assert_eq!(movetext(&reading.game), "{(1. d4 d5)} 1. e4 e5 *");
}

#[test]
fn an_unclosed_variation_is_reported_where_it_begins() {
    let text =
        "[Event \"a\"]\n\n1. e4 e5\n(1... c5 (1... d5) 2. Nf3 *\n\n[Event \"b\"]\n\n1. d4 *\n";
    let readings: Vec<ParsedGame> = pgn::Reader::new(text.as_bytes())
        .map(|reading| reading.expect("bytes in memory"))
        .collect();
    assert_eq!(readings.len(), 2);
    assert_eq!(
        faults(&readings[0]),
        [
            "line 4, column 1: this variation has no closing parenthesis",
            "line 6, column 1: the game breaks off without a result; the text may have been cut",
        ]
    );
    assert_eq!(
        movetext(&readings[0].game),
        "1. e4 e5 (1... c5 (1... d5) 2. Nf3) *"
    );
    assert_eq!(faults(&readings[1]), [""; 0]);
    assert_eq!(move_words(&readings[1].game), ["d2d4"]);
}

/// Nested variations, each of the first move of the one before.
fn nested(depth: usize) -> String {
    let opened = "(1. d4 ".repeat(depth);
    format!("1. e4 {opened}{} e5 *", ")".repeat(depth))
}

#[test]
fn variations_are_nested_to_a_depth_of_a_hundred_and_kept_beyond() {
    let game = read(&nested(100));
    assert_eq!(bracket_depth(&movetext(&game)), 100);
    assert_eq!(game.tree.children(NodeId::ROOT).count(), 101);
    assert_eq!(read(&pgn::write(&game)).tree, game.tree);
    for deeper in [101, 5_000, 200_000] {
        let reading = pgn::read(&nested(deeper));
        assert_eq!(reading.faults.len(), 1, "{deeper}");
        let place = "1. e4 ".len() + 100 * "(1. d4 ".len() + 1;
        assert_eq!(
            faults(&reading),
            [format!(
                "line 1, column {place}: variations are nested too deeply here"
            )]
        );
        let game = reading.game.clone();
        assert_eq!(move_words(&game), ["e2e4", "e7e5"]);
        assert_eq!(bracket_depth(&movetext(&game)), 100);
        assert_eq!(game.tree.children(NodeId::ROOT).count(), 101);
        let written = pgn::write(&game);
        assert_eq!(written.matches("d4").count(), deeper);
        assert_eq!(read(&written).tree, reading.game.tree);
    }
}

#[test]
fn a_line_with_many_variations_takes_linear_time() {
    // Each of these would take minutes if the line were replayed for each variation.
    let dance = "Nf3 (e4) Nf6 (e5) Ng1 (e4 (d4)) Ng8 (e5 (d5)) ".repeat(20_000);
    let game = read(&format!("{dance}*"));
    assert_eq!(game.moves().count(), 80_000);
    let tree = &game.tree;
    assert_eq!(data::nodes(tree).len(), 200_000);
    let dance = "Nf3 Nf6 Ng1 Ng8 ".repeat(10_000);
    for beside in ["(e4) ", "(e4 (d4 (c4 c5))) ", "(e4 e5 (c5 (d5))) "] {
        let text = format!("{dance}Nf3 {}*", beside.repeat(20_000));
        let game = read(&text);
        assert_eq!(game.moves().count(), 40_001);
        assert!(read(&pgn::write(&game)).tree == game.tree, "{beside}");
    }
    let said = "e.p. ".repeat(100_000);
    let game = read(&format!("{dance}e4 a6 e5 d5 exd6 {said}*"));
    assert_eq!(game.moves().count(), 40_005);
}

#[test]
fn en_passant_may_be_a_separate_word() {
    let moves = "1. e4 a6 2. e5 d5 3. exd6";
    for word in ["e.p.", "ep", "e.p.!", "{first} e.p."] {
        let game = read(&format!("{moves} {word} cxd6 *"));
        assert_eq!(move_words(&game)[4..], ["e5d6", "c7d6"], "{word}");
    }
    let game = read(&format!("{moves} e.p.! *"));
    assert_eq!(main_node(&game, 5).nags(), [Nag::GOOD]);
    for wrong in ["1. e4 e.p. e5 *", "1. e4 d5 2. exd5 ep *", "ep *"] {
        assert_eq!(pgn::read(wrong).faults.len(), 1, "{wrong}");
    }
}

#[test]
fn a_game_can_be_written_with_its_moves_in_another_notation() {
    let game = read("1. e4 (1. Nf3 --) 1... e5 *");
    let written = pgn::write_in(&game, deskmate::notation::long::write);
    assert!(
        written.ends_with("1. e2-e4 (1. Ng1-f3 --) 1... e7-e5 *\n"),
        "{written}"
    );
    assert_eq!(read(&written).tree, game.tree);
}

#[test]
fn the_position_of_a_variation_is_the_one_before_the_move() {
    let game =
        read("1. e4 d5 2. exd5 (2. e5 f5 3. exf6) (2. Nc3 d4 (2... dxe4 3. Nxe4)) 2... Qxd5 *");
    let tree = &game.tree;
    let exd5 = main_id(&game, 3);
    let start = data::play(game.start(), &["e4", "d5"]);
    let (e5, nc3) = (variation(tree, exd5, 0), variation(tree, exd5, 1));
    assert_eq!(tree.position_before(e5), start);
    let last = tree.line_after(e5).last().expect("a move");
    let expected = data::play(&start, &["e5", "f5", "exf6"]);
    assert_eq!(tree.position(last), expected);
    let d4 = tree.first_child(nc3).expect("a move");
    let before = data::play(&start, &["Nc3"]);
    assert_eq!(tree.position_before(variation(tree, d4, 0)), before);
    let inner = tree.node(variation(tree, d4, 0));
    assert_eq!(inner.mv(), legal(&before, "dxe4"));
}
