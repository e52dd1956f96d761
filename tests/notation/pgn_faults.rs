//! Is every fault reported with its place, and everything before it kept?

use crate::data;

use std::io::{self, Cursor, Read};
use std::time::Duration;

use data::{comment, game, main_node, move_words};
use deskmate::notation::MoveError;
use deskmate::notation::pgn::{self, GameResult, ParsedGame, PgnFault, Reader, Skimmer, Tag};
use deskmate::notation::{long, san};
use deskmate::rules::Position;
use deskmate::tree::NodeId;

#[test]
fn every_fault_has_its_place_and_keeps_what_was_read_before_it() {
    let cases = [
        ("", 1, 1, "there is no game here", 0),
        ("\n  \n", 3, 1, "there is no game here", 0),
        ("\0\u{1}\u{2}binary", 1, 1, "there is no game here", 0),
        ("Dear Sir or Madam", 1, 1, "there is no game here", 0),
        (
            "[Event \"x\"]\n",
            2,
            1,
            "the game breaks off without a result; the text may have been cut",
            0,
        ),
        (
            "1. e4 e5 2. Nf",
            1,
            13,
            "Nf (half-move 3): \"Nf\" is not a move",
            2,
        ),
        (
            "[Event \"x\"]\n1. e4 e5\n2. Nf3",
            3,
            7,
            "the game breaks off without a result; the text may have been cut",
            3,
        ),
        (
            "[Result \"?\"] 1. e4\n\n[Event \"next\"]\n\n*",
            3,
            1,
            "the game breaks off without a result; the text may have been cut",
            1,
        ),
        (
            "[Event x]",
            1,
            1,
            "this is not a tag such as [White \"Name\"]",
            0,
        ),
        (
            "\n [Event \"x\n",
            2,
            2,
            "this is not a tag such as [White \"Name\"]",
            0,
        ),
        (
            "1. e4 [",
            1,
            7,
            "this is not a tag such as [White \"Name\"]",
            1,
        ),
        ("1. é4 {é} *", 1, 4, "there is no game here", 0),
        (
            "1. e4 {é} é *",
            1,
            11,
            "é (half-move 2): \"é\" is not a move",
            1,
        ),
        (
            "1. e4 {open e5 *",
            1,
            7,
            "this comment has no closing brace",
            1,
        ),
        ("1. e4 ) *", 1, 7, "')' has no place here", 1),
        ("1. e4 } *", 1, 7, "'}' has no place here", 1),
        (
            "1. e4 $ *",
            1,
            7,
            "a $ has to follow a move and be followed by a number from 0 to 255",
            1,
        ),
        (
            "$1 1. e4 $256 *",
            1,
            1,
            "a $ has to follow a move and be followed by a number from 0 to 255",
            0,
        ),
        (
            "1. e4 e5 2.Ke3 *",
            1,
            12,
            "Ke3 (half-move 3): the king on e1 cannot go to e3",
            2,
        ),
        (
            "[FEN \"x\"]\n*",
            1,
            1,
            "the tag FEN holds no position: the piece placement needs 8 ranks, not 1",
            0,
        ),
    ];
    for (text, line, column, fault, moves) in cases {
        let reading = pgn::read(text);
        let [error] = &*reading.faults else {
            panic!("{text:?}: {:?}", reading.faults);
        };
        assert_eq!((error.line, error.column), (line, column), "{text:?}");
        assert_eq!(error.fault.to_string(), fault, "{text:?}");
        assert_eq!(
            error.to_string(),
            format!("line {line}, column {column}: {fault}")
        );
        assert_eq!(reading.game.moves().count(), moves, "{text:?}");
    }
}

#[test]
fn what_was_read_before_a_fault_has_tags_clocks_and_result() {
    let text = "[White \"x\"]\n[Result \"0-1\"]\n1. e4 {[%clk 0:00:09]} e5 2. Ke3 0-1";
    let reading = pgn::read(text);
    let error = &reading.faults[0];
    assert!(
        matches!(
            error.fault,
            PgnFault::Move {
                ply: 3,
                error: MoveError::Illegal(_),
                ..
            }
        ),
        "{error}"
    );
    assert_eq!(reading.game.tag("White"), Some("x"));
    assert_eq!(reading.game.result, Some(GameResult::BlackWins));
    let clock = main_node(&reading.game, 1).clock;
    assert_eq!(clock, Some(Duration::from_secs(9)));
    assert_eq!(move_words(&reading.game), ["e2e4", "e7e5"]);
}

#[test]
fn a_game_cut_short_anywhere_has_a_fault() {
    let mut whole = game(Position::initial(), &["f3", "e5", "g4", "Qh4"]);
    whole.tags.push(Tag::new("White", "a \"b\" \\ c"));
    whole.result = Some(GameResult::BlackWins);
    let line: Vec<NodeId> = whole.tree.main_line().collect();
    for id in line {
        whole.tree.node_mut(id).clock = Some(Duration::from_millis(61_500));
    }
    let written = pgn::write(&whole);
    let end = written.len() - "0-1\n".len();
    for length in (0..end + "0-1".len()).filter(|&length| written.is_char_boundary(length)) {
        let reading = pgn::read(&written[..length]);
        let is_seen = !reading.faults.is_empty() || reading.breaks_off.is_some();
        assert!(is_seen, "{length}");
        let partial = move_words(&reading.game);
        assert_eq!(partial, move_words(&whole)[..partial.len()], "{length}");
    }
}

#[test]
fn a_long_text_takes_linear_time() {
    // Each of these would take minutes in quadratic time.
    let parts = [
        "1.",
        "1",
        ".",
        "e4",
        "e4(Q)",
        "0-",
        "[%clk ",
        "[%clk 1:",
        "\\",
        "\\\"",
        "$1",
        "{}",
        ";\n",
        "%\n",
        "!",
        "(",
        "O-",
        "[",
        "x",
        "\u{fe0e}",
        "+",
        "[A \"b\"]",
        "\n[A \"b\"]\n1. e4 (x) {",
        "\n[A \"",
        "(x) ",
        "(1. d4 {",
        "(;\n",
        "é ",
    ];
    for part in parts {
        let long = part.repeat(100_000);
        for text in [
            long.clone(),
            format!("1. e4 {long}"),
            format!("1. e4 {{{long}}} *"),
            format!("[White \"{long}\"] *"),
        ] {
            for reading in Reader::new(text.as_bytes()) {
                let game = reading.expect("bytes in memory").game;
                assert!(game.moves().count() <= 1, "{part:?}");
            }
        }
    }
}

#[test]
fn a_brace_in_a_later_game_is_looked_for_once() {
    // It would take minutes if every comment searched the whole text for its end.
    let braces = "{".repeat(1_000_000);
    let games = "1. e4 {\n\n[Event \"x\"]\n\n".repeat(50_000);
    for (text, count) in [
        (format!("{braces}\n\n[Event \"x\"]\n\n1. e4 {{a}} *"), 2),
        (format!("{games}1. e4 {{a}} *"), 50_001),
    ] {
        assert_eq!(readings(text.as_bytes()).len(), count);
        let mut skimmer = Skimmer::new(Cursor::new(text.as_bytes()));
        let mut skimmed = 0;
        while skimmer.next_game().expect("bytes in memory").is_some() {
            skimmed += 1;
        }
        assert_eq!(skimmed, count);
    }
}

#[test]
fn each_unclosed_comment_ends_where_the_next_game_begins() {
    let text = "1. e4 {a\n\n[Event \"x\"]\n\n1. d4 {b {c\n \n[Event \"y\"]\n\n1. c4 {d\n[Event \"z\"] {e} *";
    let told = faults_by_game(text);
    let moves: Vec<&str> = told.iter().map(|(moves, _)| &**moves).collect();
    assert_eq!(moves, ["e2e4", "d2d4", "c2c4"]);
    for (game, place) in [(0, "line 1, column 7"), (1, "line 5, column 7")] {
        let fault = format!("{place}: this comment has no closing brace");
        assert_eq!(told[game].1, [fault]);
    }
    // There is no empty line above the last tag, so the comment goes on.
    assert_eq!(told[2].1, [""; 0]);
}

fn readings(text: &[u8]) -> Vec<ParsedGame> {
    let readings = Reader::new(text);
    readings
        .map(|reading| reading.expect("bytes in memory"))
        .collect()
}

/// For each game its moves and its fault messages.
fn faults_by_game(text: &str) -> Vec<(String, Vec<String>)> {
    let told = |reading: &ParsedGame| {
        let faults = reading.faults.iter().map(|fault| fault.to_string());
        (move_words(&reading.game).join(" "), faults.collect())
    };
    readings(text.as_bytes()).iter().map(told).collect()
}

#[test]
fn the_games_after_a_fault_are_read_and_their_faults_have_their_own_places() {
    let text = "\
[Event \"one\"]\n\n1. e4 e5 2. Ke3 {[Event \"no\"]} (2. Nf3\n[Site] 1-0 {\n[Event \"no\"]\n}) Nc6 1-0\n
[Event \"two\"]\n\n1. d4 d5 *\n
[Event \"three é♞\"] [FEN \"x\"]\n[White \"w\"]\n\n1. d4 d5 2. c4 *\n
[Event \"four\"]\n\n1. c4 {é} c5 2.Qd3 *\n
[Event \"five\"]\n\n1. Nf3 *\n";
    let expected = [
        (
            "e2e4 e7e5",
            "line 3, column 13: Ke3 (half-move 3): the king on e1 cannot go to e3",
        ),
        ("d2d4 d7d5", ""),
        (
            "",
            "line 12, column 20: the tag FEN holds no position: the piece placement needs 8 ranks, not 1",
        ),
        (
            "c2c4 c7c5",
            "line 19, column 16: Qd3 (half-move 3): the queen cannot jump over the pawn on d2",
        ),
        ("g1f3", ""),
    ];
    let told = faults_by_game(text);
    assert_eq!(told.len(), expected.len());
    for ((moves, faults), (expected_moves, fault)) in told.iter().zip(expected) {
        assert_eq!(moves, expected_moves);
        assert_eq!(faults.join("|"), fault);
    }
    let third = &readings(text.as_bytes())[2].game;
    assert_eq!(third.tag("White"), Some("w"));
}

#[test]
fn games_without_tags_are_told_apart_by_their_results() {
    let told =
        faults_by_game("1. e4 Ke3 (1. d4 *\n) 2. x 1-0 xx\n 3. y 1-0\n1. d4 d5 * {x} 1. c4 c5");
    let moves: Vec<&str> = told.iter().map(|(moves, _)| &**moves).collect();
    assert_eq!(moves, ["e2e4", "d2d4 d7d5", "c2c4 c7c5"]);
    let faults: Vec<usize> = told.iter().map(|(_, faults)| faults.len()).collect();
    assert_eq!(faults, [1, 0, 0]);
}

#[test]
fn a_missing_result_is_a_fault_only_where_there_should_be_one() {
    let cases = [
        ("1. e4 e5", 0),
        ("[Event \"x\"]\n1. e4 e5", 1),
        ("[Result \"*\"]\n1. e4 e5", 1),
        ("[Result \"1-0\"]\n1. e4 e5", 0),
        ("[Result \"0.5-0.5\"]\n1. e4 e5", 0),
        ("[Result \"1/2\"]\n1. e4 e5", 1),
    ];
    for (text, faults) in cases {
        let reading = pgn::read(text);
        assert_eq!(reading.faults.len(), faults, "{text}");
        let place = reading.breaks_off.map(|fault| (fault.line, fault.column));
        let (lines, last) = (text.lines().count(), text.lines().last());
        assert_eq!(place, last.map(|last| (lines, last.len() + 1)), "{text}");
    }
    assert_eq!(pgn::read("1. e4 *").breaks_off, None);
}

#[test]
fn an_unclosed_comment_hides_no_other_game() {
    let text = "[Event \"a\"]\n\n1. e4 {never closed e5 *\n\n[Event \"b\"]\n\n1. d4 {nor this *\n
[Event \"c\"]\n\n1. c4 *\n";
    let told = faults_by_game(text);
    let moves: Vec<&str> = told.iter().map(|(moves, _)| &**moves).collect();
    assert_eq!(moves, ["e2e4", "d2d4", "c2c4"]);
    assert_eq!(
        told[0].1,
        ["line 3, column 7: this comment has no closing brace"]
    );
    assert_eq!(
        told[1].1,
        ["line 7, column 7: this comment has no closing brace"]
    );
    assert!(told[2].1.is_empty());
}

#[test]
fn an_unclosed_comment_does_not_end_in_a_later_game() {
    for line_end in ["\n", "\r\n"] {
        let text = "[Event \"a\"]\n\n1. e4 {never closed e5 *\n\n[Event \"b\"]\n\n1. d4 {a comment} *\n\n\
                    [Event \"c\"]\n\n1. c4 *\n";
        let told = faults_by_game(&text.replace('\n', line_end));
        let moves: Vec<&str> = told.iter().map(|(moves, _)| &**moves).collect();
        assert_eq!(moves, ["e2e4", "d2d4", "c2c4"]);
        assert_eq!(
            told[0].1,
            ["line 3, column 7: this comment has no closing brace"]
        );
        assert!(told[1].1.is_empty() && told[2].1.is_empty());
    }
    // Where nothing else is wrong, too.
    let text = format!(
        "1. e4 {{never closed e5\n\n[Event \"b\"]\n\n1. d4 }} *\n{}",
        " ".repeat(1000)
    );
    let told = faults_by_game(&text);
    assert_eq!(told.len(), 2, "{told:?}");
    // Such a line alone is text.
    for comment in ["see\n[Event \"b\"] of it", "see\n\nthe [Event \"b\"] of it"] {
        let reading = pgn::read(&format!("1. e4 {{{comment}}} e5 *"));
        assert!(reading.faults.is_empty(), "{:?}", reading.faults);
        assert_eq!(reading.game.moves().count(), 2);
    }
}

#[test]
fn a_malformed_tag_affects_only_itself() {
    for tag in [
        "[White x]",
        "[White \"x",
        "[White \"x\" y\"]",
        "[]",
        "[White \"a\" \"b\"]",
    ] {
        let text = format!("[Event \"a\"]\n{tag}\n{tag}\n[Black \"y\"]\n\n1. e4 *\n");
        let readings = readings(text.as_bytes());
        assert_eq!(readings.len(), 1, "{tag}");
        let reading = &readings[0];
        let places = reading
            .faults
            .iter()
            .map(|fault| (fault.line, fault.column));
        assert_eq!(places.collect::<Vec<_>>(), [(2, 1), (3, 1)], "{tag}");
        assert_eq!(reading.game.tag("Black"), Some("y"), "{tag}");
        assert_eq!(move_words(&reading.game), ["e2e4"], "{tag}");
    }
}

#[test]
fn stray_characters_lose_no_moves() {
    for sign in ["$300", "$", ")", "]", "}"] {
        let readings = readings(format!("1. e4 {sign} e5 2. Ke3 *\n").as_bytes());
        assert_eq!(readings.len(), 1, "{sign}");
        assert_eq!(move_words(&readings[0].game), ["e2e4", "e7e5"], "{sign}");
        assert_eq!(
            readings[0].faults.len(),
            2,
            "{sign}: and what follows is read"
        );
    }
}

#[test]
fn a_repeated_roster_tag_is_kept() {
    let text = "[White \"A\"]\n[White \"B\"]\n\n1. e4 *\n";
    let written = pgn::write(&pgn::read(text).game);
    assert!(written.contains("[White \"A\"]\n") && written.contains("[White \"B\"]\n"));
}

#[test]
fn a_game_with_only_tags_is_not_joined_with_the_next() {
    let text = "[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n\n1. e4 *\n";
    let readings = readings(text.as_bytes());
    let events: Vec<Option<&str>> = readings.iter().map(|r| r.game.tag("Event")).collect();
    assert_eq!(events, [Some("a"), Some("b")]);
    assert_eq!(readings[0].game.result, Some(GameResult::WhiteWins));
    assert_eq!(move_words(&readings[1].game), ["e2e4"]);
}

#[test]
fn text_without_a_game_is_one_fault_however_long() {
    let noise: Vec<u8> = (0..3_000_000_u32)
        .map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8)
        .collect();
    let letter = "Dear Sir or Madam,\n1-0 is not what I meant. *\n".repeat(50_000);
    for text in [
        noise,
        vec![0; 3_000_000],
        letter.into_bytes(),
        vec![b'x'; 3_000_000],
    ] {
        let readings = readings(&text);
        assert_eq!(readings.len(), 1);
        let faults = &readings[0].faults;
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert_eq!(faults[0].fault, PgnFault::NoGame);
    }
    for blank in ["", " \n\t\r\n", "\u{feff}", "% a line\n", "12. ..."] {
        assert!(readings(blank.as_bytes()).is_empty(), "{blank:?}");
    }
}

#[test]
fn the_number_of_faults_of_a_game_is_limited() {
    let faulty = format!("[Event \"a\"]\n1. e4 {} e5 *\n", "(1. x) ".repeat(5_000));
    let readings = readings(format!("{faulty}\n{faulty}").as_bytes());
    let faults: Vec<usize> = readings
        .iter()
        .map(|reading| reading.faults.len())
        .collect();
    assert_eq!(faults, [100, 100]);
}

#[test]
fn an_endless_game_is_not_held_in_memory() {
    let endless = io::repeat(b' ').take(17_000_000);
    let text = b"[White \"x\"] 1. e4 "
        .chain(endless)
        .chain(&b"e5 *\n[Event \"b\"]\n*"[..]);
    let readings: Vec<ParsedGame> = Reader::new(text)
        .map(|reading| reading.expect("bytes in memory"))
        .collect();
    assert_eq!(readings.len(), 2);
    assert_eq!(readings[0].faults[0].fault, PgnFault::TooLong);
    assert_eq!(readings[1].faults, []);
}

/// A game read without faults is written so that it is read back without any.
#[test]
fn a_limit_is_the_same_before_and_after_writing() {
    let letters = [&[0xE9; 999][..], b" "].concat();
    let comment = |thousands: usize| {
        let words = letters.repeat(thousands);
        [b"[White \"x\"]\n\n1. e4 {", &words[..], b"} 1... e5 *\n"].concat()
    };
    let name = |letters: &[u8], length: usize| {
        [b"[", &letters.repeat(length)[..], b" \"x\"]\n\n1. e4 *\n"].concat()
    };
    let moves = |rounds: usize| format!("{}*\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(rounds)).into_bytes();
    let tag = |length: usize| format!("[White \"{}\"]\n\n*\n", r"\\".repeat(length)).into_bytes();
    let cases = [
        ("a comment", comment(8_000), true),
        ("a comment that is longer in UTF-8", comment(12_000), false),
        ("a name", name(b"\xE9", 300), true),
        ("a longer name", name(b"\xE9", 511), true),
        ("the same name in UTF-8", name("é".as_bytes(), 511), true),
        ("a name that is too long", name(b"\xE9", 512), false),
        ("one in UTF-8", name("é".as_bytes(), 512), false),
        ("one without end", name("♞".as_bytes(), 100_000), false),
        ("moves", moves(100_000), true),
        ("moves that are longer with numbers", moves(450_000), false),
        ("quoted backslashes", tag(8_000_000), true),
    ];
    for (what, text, is_accepted) in cases {
        let reading = readings(&text).swap_remove(0);
        assert_eq!(reading.faults.len(), usize::from(!is_accepted), "{what}");
        if is_accepted {
            for notation in [san::write, long::write] {
                let written = pgn::write_in(&reading.game, notation);
                let again = readings(written.as_bytes()).swap_remove(0);
                assert_eq!(again.faults, [], "{what}");
                assert_eq!(again.game.tree, reading.game.tree, "{what}");
            }
        }
    }
}

#[test]
fn the_quotes_and_letters_of_windows_1252_are_read_and_written() {
    let text = b"[White \"\x8Aukys\"]\n[Black \"Bo\x9E\x81\"]\n\n1. e4 {\x93Better\x94 \x96 and so on\x85 \xFCber} *\n";
    let game = readings(text).swap_remove(0).game;
    assert_eq!(game.tag("White"), Some("Šukys"));
    // One that is not defined stays.
    assert_eq!(game.tag("Black"), Some("Bož\u{81}"));
    let words = "“Better” – and so on… über";
    assert_eq!(comment(main_node(&game, 1)), words);
    let written = pgn::write(&game);
    assert!(written.contains("[White \"Šukys\"]"), "{written}");
    assert!(written.contains(words), "{written}");
}

#[test]
fn each_word_is_decoded_as_utf8_or_windows_1252_by_itself() {
    let text = b"\xEF\xBB\xBF[White \"\xC9va\"]\n[Black \"\xC3\x89va\"]\n
1.\xA0e4 {\xFCber} e5\xA0{\xC3\xBCber} 2.\xC2\xA0d4\xE2\x80\xA8\xBD-\xBD\x1A\n\xEF\xBB\xBF[White \"x\"]\n%\n*";
    let readings = readings(text);
    assert_eq!(readings.len(), 2);
    let game = &readings[0].game;
    assert_eq!(readings[0].faults, []);
    assert_eq!(
        (game.tag("White"), game.tag("Black")),
        (Some("Éva"), Some("Éva"))
    );
    for number in [1, 2] {
        assert_eq!(comment(main_node(game, number)), "über");
    }
    assert_eq!(move_words(game), ["e2e4", "e7e5", "d2d4"]);
    assert_eq!(game.result, Some(GameResult::Draw));
    assert_eq!(readings[1].faults, []);
}

#[test]
fn columns_count_characters_and_no_byte_order_mark() {
    let cases = [
        ("\u{feff}1. e4 é".as_bytes(), (1, 7)),
        ("1. e4 {é♞} x".as_bytes(), (1, 12)),
        (b"1. e4 {\xE9\xBD} x", (1, 12)),
        (b"1. e4\r\n\r\n 1... x", (3, 7)),
    ];
    for (text, place) in cases {
        let fault = &readings(text)[0].faults[0];
        assert_eq!((fault.line, fault.column), place, "{text:?}");
    }
    // The last line does not fit into the reader's buffer.
    let long = format!("1. e4\n{{é}}{} 1... x", " ".repeat(300_000));
    let fault = &readings(long.as_bytes())[0].faults[0];
    assert_eq!((fault.line, fault.column), (2, 300_010));
}

/// A file on a disk that fails.
struct Failing(&'static [u8]);

impl Read for Failing {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(io::Error::other("the disk is gone")),
            length => Ok(length),
        }
    }
}

#[test]
fn an_io_error_ends_the_games() {
    let text = b"[White \"x\"]\n\n1. e4 e5";
    let mut reader = Reader::new(Failing(text));
    let error = reader.next().expect("an item").expect_err("no disk");
    assert_eq!(error.to_string(), "the disk is gone");
    assert!(reader.next().is_none());
}
