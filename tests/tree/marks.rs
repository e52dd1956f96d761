//! Arrows, circles and evaluations in comments.

use deskmate::rules::Square;
use deskmate::tree::{Evaluation, Ink, Mark, Score};

use crate::annotations::{changed, commented};

fn square(name: &str) -> Square {
    name.parse::<Square>().expect("a square")
}

fn circle(name: &str, ink: Ink) -> Mark {
    Mark::circle(square(name), ink)
}

fn arrow(from: &str, to: &str, ink: Ink) -> Mark {
    Mark::arrow(square(from), square(to), ink)
}

#[test]
fn marks_are_circles_and_arrows_in_four_colours() {
    let node = commented("[%cal Ge2e4, Rd8h4] x [%csl Gd4,Re5,Ya1,Bh8][%csl Gd5]");
    let marks = [
        circle("d4", Ink::Green),
        circle("e5", Ink::Red),
        circle("a1", Ink::Yellow),
        circle("h8", Ink::Blue),
        circle("d5", Ink::Green),
        arrow("e2", "e4", Ink::Green),
        arrow("d8", "h4", Ink::Red),
    ];
    assert_eq!(node.marks(), marks);
    for text in [
        "", "G", "Gd", "gd4", "Od4", "Gd9", "Ge2e", "Ge2e4e", "Ge2e2", "Gé4", "éd4",
    ] {
        assert_eq!(Mark::parse(text), None, "{text}");
    }
}

#[test]
fn marks_replace_others_in_place_and_unknown_items_are_kept() {
    let (d4, e5) = (circle("d4", Ink::Green), circle("e5", Ink::Yellow));
    let e2e4 = arrow("e2", "e4", Ink::Blue);
    for (before, marks, after) in [
        ("", &[e2e4, d4, e5][..], "[%csl Gd4,Ye5] [%cal Be2e4]"),
        ("x", &[d4], "[%csl Gd4] x"),
        ("x [%csl Ra1] y", &[d4], "x [%csl Gd4] y"),
        ("x [%csl Ra1] y [%csl Ra2] z", &[d4], "x [%csl Gd4] y z"),
        ("x [%csl Ra1] y", &[], "x y"),
        ("x[%csl Ra1]y", &[], "x y"),
        (
            "[%csl Ra1,Xa2,a3] [%foo bar]",
            &[],
            "[%csl Xa2,a3] [%foo bar]",
        ),
        ("[%csl Ra1,Xa2][%csl Ge2e4]", &[e5], "[%csl Ye5,Xa2,Ge2e4]"),
        (
            "[%csl Gd4 , Ye5] x",
            &[d4, e5, e2e4],
            "[%cal Be2e4] [%csl Gd4 , Ye5] x",
        ),
        ("[%csl  Gd4,] [%cal ]", &[d4], "[%csl  Gd4,] [%cal ]"),
        // Removing a command does not turn other text into one.
        ("[%foo [%csl Gd4] bar]", &[], "[ %foo bar]"),
        ("[%foo [%csl Gd4] bar]", &[e5], "[%foo [%csl Ye5] bar]"),
        ("[%csl Gd4]", &[], ""),
    ] {
        assert_eq!(changed(before, |node| node.set_marks(marks)), after);
    }
}

#[test]
fn evaluations_are_pawns_or_moves_to_mate() {
    let (pawns, mate) = (Score::Centipawns, Score::Mate);
    for (text, score, depth) in [
        ("0.35", pawns(35), None),
        ("-0.05", pawns(-5), None),
        ("+1.2", pawns(120), None),
        ("-12", pawns(-1200), None),
        ("0.359", pawns(35), None),
        ("2.13,18", pawns(213), Some(18)),
        ("#3", mate(3), None),
        ("#-12, 40", mate(-12), Some(40)),
        ("#0", mate(0), None),
    ] {
        let evaluation = Evaluation { score, depth };
        assert_eq!(Evaluation::parse(text), Some(evaluation), "{text}");
        assert_eq!(Evaluation::parse(&evaluation.to_string()), Some(evaluation));
        let node = commented(&format!("x [%eval ?] [%eval {text}] y [%eval 9]"));
        assert_eq!(node.evaluation(), Some(evaluation));
    }
    for text in [
        "",
        "-",
        "#",
        "1.",
        ".5",
        "--1",
        "1,5,6",
        "1,-5",
        "1,",
        "1.2.3",
        "1e5",
        "½",
        "99999999999",
        "21474836.48",
        "#99999999999",
    ] {
        assert_eq!(Evaluation::parse(text), None, "{text}");
    }
}

#[test]
fn an_evaluation_replaces_the_old_one() {
    let half = Evaluation {
        score: Score::Centipawns(50),
        depth: None,
    };
    for (before, evaluation, after) in [
        ("", Some(half), "[%eval 0.50]"),
        ("x", Some(half), "x [%eval 0.50]"),
        (
            "[%clk 0:01:00] x",
            Some(half),
            "[%clk 0:01:00] x [%eval 0.50]",
        ),
        ("x [%eval -1,4] y [%eval 7]", Some(half), "x [%eval 0.50] y"),
        ("x [%eval -1] y", None, "x y"),
        // An equal evaluation keeps its text, and one that cannot be read is kept.
        ("[%eval 0.5] x", Some(half), "[%eval 0.5] x"),
        ("[%eval ?] x", None, "[%eval ?] x"),
    ] {
        assert_eq!(
            changed(before, |node| node.set_evaluation(evaluation)),
            after
        );
    }
}
