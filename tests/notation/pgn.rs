//! Is a game written in export format, and read back as the same game?

use crate::data;

use std::time::Duration;

use data::{
    game, main_node, main_node_mut, move_words, nodes, position, read, rows, text, texts, variation,
};
use deskmate::notation::fen;
use deskmate::notation::pgn::{self, GameResult, Pgn, Tag};
use deskmate::rules::{Color, Position};
use deskmate::tree::{Nag, NodeId};

const ROSTER: &str = "\
[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"?\"]
[Black \"?\"]
";

#[test]
fn an_empty_game_has_the_seven_tags_and_a_result() {
    let written = pgn::write(&Pgn::new(Position::initial()));
    assert_eq!(written, format!("{ROSTER}[Result \"*\"]\n\n*\n"));
}

#[test]
fn a_game_is_written_in_export_format() {
    let mut game = game(
        Position::initial(),
        &["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7"],
    );
    game.tags = vec![
        Tag::new("TimeControl", "-"),
        Tag::new("Black", "Anderssen"),
        Tag::new("Annotator", "\"Me\" \\ you"),
        Tag::new("White", "Kieseritzky"),
        Tag::new("Result", "*"),
    ];
    game.result = Some(GameResult::WhiteWins);
    main_node_mut(&mut game, 1).clock = Some(Duration::from_millis(5123));
    main_node_mut(&mut game, 2).clock = Some(Duration::from_secs(3 * 3600 + 62));
    main_node_mut(&mut game, 4).add_nag(Nag::MISTAKE);
    main_node_mut(&mut game, 5).comment = Some("threatens  mate\tat once".to_owned());
    let expected = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Kieseritzky"]
[Black "Anderssen"]
[Result "1-0"]
[Annotator "\"Me\" \\ you"]
[TimeControl "-"]

1. e4 {[%clk 0:00:05.123]} 1... e5 {[%clk 3:01:02]} 2. Bc4 Nc6 $2 3. Qh5
{threatens mate at once} 3... Nf6 4. Qxf7# 1-0
"#;
    assert_eq!(pgn::write(&game), expected);
}

#[test]
fn every_one_of_a_hundred_thousand_tags_is_written_in_order() {
    let mut game = Pgn::new(Position::initial());
    let names = (0..100_000).rev().map(|number| format!("Tag{number:05}"));
    game.tags = names.map(|name| Tag::new(name, "kept")).collect();
    // A roster tag that is repeated stands among the others, however often.
    let repeated = |number: usize| Tag::new("White", number.to_string());
    game.tags.extend((0..1_000).map(repeated));
    let again = read(&pgn::write(&game));
    let expected: Vec<Tag> = (0..100_000)
        .map(|number| Tag::new(format!("Tag{number:05}"), "kept"))
        .chain((1..1_000).map(repeated))
        .collect();
    assert_eq!(again.tag("White"), Some("0"));
    assert_eq!(again.tags.len(), 7 + expected.len());
    assert!(again.tags.ends_with(&expected));
}

#[test]
fn a_game_from_another_position_says_so() {
    let start = position("4k3/8/8/8/8/8/4P3/4K3 b - - 5 40");
    let written = pgn::write(&game(start.clone(), &["Kd7", "e4"]));
    let expected = format!(
        "{ROSTER}[Result \"*\"]\n[FEN \"{}\"]\n[SetUp \"1\"]\n\n40... Kd7 41. e4 *\n",
        fen::write(&start)
    );
    assert_eq!(written, expected);
    let again = read(&written);
    assert_eq!(fen::write(again.start()), fen::write(&start));
    assert_eq!(pgn::write(&again), written);
}

#[test]
fn the_initial_position_with_other_counters_is_another_start() {
    let start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3");
    let again = read(&pgn::write(&game(start, &["e4"])));
    assert_eq!(again.start().fullmove_number(), 3);
}

#[test]
fn control_characters_do_not_break_a_tag() {
    let mut game = Pgn::new(Position::initial());
    game.tags.push(Tag::new("White", "two\r\nlines\tand a tab"));
    assert_eq!(
        read(&pgn::write(&game)).tag("White"),
        Some("two  lines and a tab")
    );
}

#[test]
fn a_comment_with_a_closing_brace_is_kept() {
    let mut game = game(Position::initial(), &["e4", "e5"]);
    let long = "a } b ".repeat(40);
    game.tree.node_mut(NodeId::ROOT).comment = Some("first } of all".to_owned());
    let e4 = main_node_mut(&mut game, 1);
    e4.comment = Some(long.trim().to_owned());
    e4.clock = Some(Duration::from_secs(7));
    let written = pgn::write(&game);
    let again = read(&written);
    assert_eq!(again.tree, game.tree);
    assert!(written.lines().all(|line| line.len() < 80), "{written}");
}

#[test]
fn no_line_of_a_comment_begins_with_a_percent_sign_or_breaks_a_command() {
    let mut game = game(Position::initial(), &["e4"]);
    main_node_mut(&mut game, 1).comment = Some("50 %x [%csl Ra4] ".repeat(30).trim().to_owned());
    let written = pgn::write(&game);
    assert!(
        written.lines().all(|line| !line.starts_with('%')),
        "{written}"
    );
    assert!(
        written.lines().all(|line| !line.ends_with("[%csl")),
        "{written}"
    );
    assert_eq!(read(&written).tree, game.tree);
}

#[test]
fn an_empty_line_breaks_a_comment_and_the_end_of_a_line_does_not() {
    let e4 = |text: &str| {
        let game = read(text);
        main_node(&game, 1).comment.clone().unwrap_or_default()
    };
    for (text, comment) in [
        ("1. e4 {one\ntwo\r\nthree} *", "one two three"),
        ("1. e4 {one\n\ntwo} *", "one\ntwo"),
        ("1. e4 {one \r\n \r\n\r\n two} *", "one\ntwo"),
        ("1. e4 {\n\none\n\n} *", "one"),
        ("1. e4 {[%clk 0:01:00]\n\none} *", "one"),
        ("1. e4 {one\n\n} {two\n\nthree} *", "one two\nthree"),
        ("1. e4 ; one\n\n; two\n *", "one two"),
        (
            "1. e4 {one\n\n[Event of the year]} *",
            "one\n[Event of the year]",
        ),
    ] {
        assert_eq!(e4(text), comment, "{text:?}");
    }
}

#[test]
fn the_lines_of_comments_everywhere_are_written_with_empty_lines_between_them() {
    let lines = "one\n[Event \"x\"]\n[Site \"y\"] z\n%two\n[%csl Ra1] x";
    let mut game = read("1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 *");
    for id in nodes(&game.tree) {
        let node = game.tree.node_mut(id);
        node.comment = Some(lines.to_owned());
        if id != NodeId::ROOT {
            node.clock = Some(Duration::from_secs(7));
            node.set_nags(&[Nag::GOOD]);
        }
    }
    let e5 = game.tree.main_line().nth(1).expect("a move");
    let variation = variation(&game.tree, e5, 0);
    game.tree
        .node_mut(variation)
        .set_comment_before(Some("a\nb".to_owned()));
    let written = pgn::write(&game);
    assert!(written.contains("{a\n\nb} 1... c5"), "{written}");
    let begins = |line: &str| line.starts_with(['%', '[']);
    let (_, moves) = written.split_once("\n\n").expect("moves");
    assert!(!moves.lines().any(begins), "{written}");
    let again = read(&written);
    assert!(again.tree == game.tree, "{written}");
    assert_eq!(pgn::write(&again), written);
    // In the character set of Windows, too.
    let e4 = game.tree.main_line().next().expect("a move");
    game.tree.node_mut(e4).comment = Some("Zürich\n%schön".to_owned());
    let text = pgn::write(&game);
    let text: Vec<u8> = text.chars().map(|letter| letter as u8).collect();
    let reading = pgn::Reader::new(&*text).next().expect("a game");
    assert!(reading.expect("bytes in memory").game.tree == game.tree);
}

#[test]
fn clocks_are_read_with_any_number_of_decimals() {
    let cases = [
        ("[%clk 1:02:03]", Some(Duration::new(3723, 0))),
        ("[%clk 0:00:05.1]", Some(Duration::new(5, 100_000_000))),
        (
            "[%clk 0:00:05.123456789123]",
            Some(Duration::new(5, 123_456_789)),
        ),
        ("[%clk\n100:00:00]", Some(Duration::new(360_000, 0))),
        ("[%clk 0:00]", None),
        ("[%clk -0:00:05]", None),
        ("[%clk +1:00:05]", None),
        ("[%clk 0:00:0x]", None),
        ("[%clk 0:00:05.1.2]", None),
        ("[%clk 0::05]", None),
        ("[%clk 99999999999999999999:00:00]", None),
        ("[%clk 9999999999999999999:00:00]", None),
        ("[%clk 0:00:05", None),
    ];
    for (command, clock) in cases {
        let game = read(&format!("1. e4 {{before {command} after}} *"));
        assert_eq!(main_node(&game, 1).clock, clock, "{command}");
        let words = command.replace('\n', " ");
        let comment = format!("before {words} after");
        assert_eq!(main_node(&game, 1).comment, Some(comment));
    }
}

#[test]
fn a_clock_is_written_as_it_was_read() {
    let comments = [
        "{[%clk 0:00:05]}",
        "{[%clk 0:00:05.100] good}",
        "{[%clk 0:00:00.12182]}",
        "{[%clk 0:00:00.1218200]}",
        "{[%clk 0:00:00.123456789123]}",
        "{[%clk 0:00:05.1]}",
        "{[%clk 0:00:05.000]}",
        "{[%clk 0:00:05.]}",
        "{[%clk 00:09:58]}",
        "{[%clk 0:90:00]}",
        "{[%clk 0:60:00]}",
        "{[%clk 0:00:60.500]}",
        "{[%clk 0:9:5]}",
        "{[%clk 0:00:05 ]}",
        "{[%eval 0.25] [%clk 0:00:05] good}",
        "{[%clk 0:00:05][%csl Ge4]}",
        "{[%clk 0:00:05] [%clk 0:00:05]}",
        "{[%clk 0:00:05] good [%clk 0:00:04]}",
        "{[%clk ?] [%clk 0:00:05]}",
    ];
    for comment in comments {
        let text = format!("1. e4 {comment} 1... e5 *\n");
        let game = read(&text);
        let written = pgn::write(&game);
        assert!(written.ends_with(&format!("\n\n{text}")), "{written}");
        assert!(main_node(&game, 1).clock.is_some(), "{comment}");
        assert_eq!(read(&written).tree, game.tree);
    }
    // Parts of a command do not become a clock that replaces another.
    let pieces = [
        ("{[%clk 0:00:05] a [%clk\n0:00:06] b} {c}", 5),
        ("{[%clk 0:00:05] a {[%clk}\n; 0:00:06] } b", 5),
        ("{a [%clk} {0:00:05] b [%clk 0:00:06]}", 5),
        ("{[%clk} {0:00:05] b}", 5),
    ];
    for (comments, seconds) in pieces {
        let game = read(&format!("1. e4 {comments}\n*"));
        let clock = main_node(&game, 1).clock;
        assert_eq!(clock, Some(Duration::from_secs(seconds)), "{comments}");
        let written = pgn::write(&game);
        assert_eq!(read(&written).tree, game.tree, "{comments}");
        assert_eq!(pgn::write(&read(&written)), written);
    }
    let parts = "1. e4 {[%clk 0:00:05]} {good} {[%clk 0:00:05]} 1... e5 {[%clk\n0:00:06]} *";
    let written = pgn::write(&read(parts));
    let joined = "1. e4 {[%clk 0:00:05] good [%clk 0:00:05]} 1... e5 {[%clk 0:00:06]} *\n";
    assert!(written.ends_with(joined), "{written}");
}

#[test]
fn the_first_clock_that_can_be_read_counts() {
    let game = read("1. e4 {[%clk ?] [%clk 0:00:01] [%clk 0:00:02]} {[%clk 0:00:03]} *");
    assert_eq!(main_node(&game, 1).clock, Some(Duration::from_secs(1)));
    let comment = "[%clk ?] [%clk 0:00:01] [%clk 0:00:02] [%clk 0:00:03]";
    assert_eq!(main_node(&game, 1).comment.as_deref(), Some(comment));
}

#[test]
fn handwritten_pgn_is_read() {
    let texts = [
        "1. e4 e5 2. Nf3 *",
        "\u{feff}1. e4 e5 2. Nf3 *",
        "e4 e5 Nf3 *",
        "1.e4 e5 2.Nf3*",
        "1.e4 1...e5 2.Nf3 *",
        "1. e4 1. ... e5 2 Nf3 *",
        "1… e4 …e5 17. . Nf3 *",
        "1. e4\r\ne5\r\n2. Nf3\r\n*\r\n",
        "% skipped { ( 1-0\n1. e4\n%\ne5 2. Nf3 *",
        "1. e4 ; a comment } 1-0 (\ne5 2. Nf3 *",
        "1. e4{a comment}e5{}2. Nf3{\n}*",
        "1. e2e4 e7-e5 2. Ng1-f3 *",
        "[Event \"x\"][Site \"y\"] 1. e4 e5 2. Nf3 *",
        "[ Event  \"x\" ]\n\n\n\n1. e4 e5 2. Nf3 * 3. this is not read",
        "[SetUp \"0\"]\n1. e4! e5?! 2. Nf3 !! *",
        "1. e4 $1 e5 $6 2. Nf3 $3$14 *",
    ];
    for text in texts {
        assert_eq!(move_words(&read(text)), ["e2e4", "e7e5", "g1f3"], "{text}");
    }
}

#[test]
fn annotation_marks_become_nags() {
    let game = read("1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6 ?! 4. Ba4 $14 $14 $255 *");
    let line = game.tree.main_line();
    let nags: Vec<Vec<u8>> = line
        .map(|id| game.tree.node(id).nags().iter().map(|nag| nag.0).collect())
        .collect();
    assert_eq!(
        nags,
        [
            vec![1],
            vec![2],
            vec![3],
            vec![4],
            vec![5],
            vec![6],
            vec![14, 255]
        ]
    );
}

#[test]
fn castling_with_zeros_is_neither_a_number_nor_a_result() {
    let game = read("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 5.d3 0-1");
    assert_eq!(move_words(&game)[6..], ["e1g1", "e8g8", "d2d3"]);
    assert_eq!(game.result, Some(GameResult::BlackWins));
}

#[test]
fn results_are_read_in_every_form() {
    let cases = [
        ("1. e4 1-0", Some(GameResult::WhiteWins)),
        ("1. e4 0-1", Some(GameResult::BlackWins)),
        ("1. e4 1/2-1/2", Some(GameResult::Draw)),
        ("1. e4 ½-½", Some(GameResult::Draw)),
        ("1. e4 0.5-0.5", Some(GameResult::Draw)),
        ("1. e4 *", None),
        ("[Result \"1-0\"] 1. e4 *", Some(GameResult::WhiteWins)),
        ("[Result \"*\"] 1. e4 0-1", Some(GameResult::BlackWins)),
        ("[Result \"1-0\"] 1. e4 0-1", Some(GameResult::WhiteWins)),
        ("1-0", Some(GameResult::WhiteWins)),
    ];
    for (text, result) in cases {
        assert_eq!(read(text).result, result, "{text}");
    }
}

#[test]
fn a_result_names_its_winner() {
    for winner in [Some(Color::White), Some(Color::Black), None] {
        let result = GameResult::of(winner);
        assert_eq!(result.winner(), winner);
        assert_eq!(GameResult::parse(result.text()), Some(result));
    }
}

#[test]
fn games_of_the_dialects_are_read_and_written_again() {
    let rows = rows(&data::table("dialects.jsonl"));
    for row in &rows {
        let id = text(row, "id");
        let mut game = read(text(row, "san"));
        assert_eq!(move_words(&game), texts(row, "uci"), "{id}");
        let line: Vec<NodeId> = game.tree.main_line().collect();
        for (id, ply) in line.into_iter().zip(1..) {
            game.tree.node_mut(id).clock = Some(Duration::from_millis(ply * 7919));
        }
        let written = pgn::write(&game);
        assert!(written.lines().all(|line| line.len() < 80), "{written}");
        let again = read(&written);
        assert_eq!(again.tree, game.tree, "{id}");
        assert_eq!(
            again.result.map_or("*", GameResult::text),
            text(row, "result"),
            "{id}"
        );
        assert_eq!(pgn::write(&again), written, "{id}");
    }
}

#[test]
fn the_first_game_of_every_long_algebraic_text_is_read_too() {
    for row in &rows(&data::table("dialects.jsonl")) {
        for dialect in ["long", "thinkchess"] {
            let reading = pgn::read(text(row, dialect));
            assert_eq!(reading.faults, [], "{dialect}");
            // An unfinished game has no result at its end there.
            let has_result = text(row, "result") != "*";
            assert_eq!(reading.breaks_off.is_none(), has_result, "{dialect}");
            let words = move_words(&reading.game);
            assert_eq!(words, texts(row, "uci"), "{dialect}");
        }
    }
}

#[test]
fn a_game_of_chess960_keeps_its_castling() {
    let tags =
        "[FEN \"1rk2r2/pppppppp/8/8/8/8/PPPPPPPP/1RK2R2 w FBfb - 0 1\"]\n[Variant \"Chess960\"]\n";
    let game = read(&format!("{tags}1. O-O (1. c1b1) 1... c8b8 *"));
    let written = pgn::write(&game);
    let moves = "[Variant \"Chess960\"]\n\n1. O-O (1. O-O-O) 1... O-O-O *\n";
    assert!(written.ends_with(moves), "{written}");
    assert_eq!(read(&written).tree, game.tree);
}

#[test]
fn a_game_of_chess960_is_named_once() {
    let named = "[SetUp \"1\"]\n[Variant \"Chess960\"]\n\n";
    for number in [0, 517, 525] {
        let game = Pgn::new(Position::chess960(number).expect("a start position"));
        assert!(pgn::write(&game).contains(named), "{number}");
    }
    let mut game = Pgn::new(position("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1"));
    assert!(pgn::write(&game).contains(named));
    game.tags.push(Tag::new("Variant", "fischerandom"));
    let written = pgn::write(&game);
    assert!(written.contains("[Variant \"fischerandom\"]"), "{written}");
    assert_eq!(written.matches("Variant").count(), 1);
}
