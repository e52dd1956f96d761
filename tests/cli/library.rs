//! The commands that look through many games: select, explore, and the forms that convert writes them in.

use crate::Folder;
use crate::terminal;

use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use serde_json::{Value, json};
use terminal::{Ran, run, run_with};

/// Seven games: of the same two players in both colours, one of them cut short, one twice, one from a position.
const GAMES: &str = r#"[Event "Club"]
[Date "2024.05.31"]
[White "Anna Berg"]
[Black "Ben"]
[Result "1-0"]
[WhiteElo "1850"]
[BlackElo "1720"]

1. e4 {[%clk 0:05:00] best} e5 (1... c5 2. Nf3) 2. Bc4 Nc6 3. Qh5 $6 Nf6 4. Qxf7# 1-0

[Event "Club"]
[Date "2024.??.??"]
[White "Ben"]
[Black "Anna Berg"]
[Result "1/2-1/2"]
[ECO "D30"]
[WhiteElo "1720"]

1. d4 d5 2. c4 e6 1/2-1/2

[Date "2023.01.02"]
[White "Anna Berg"]
[Black "Cleo, \"the fox\""]
[Result "0-1"]

1. Nf3 d5 2. d4 c6 3. c4 e6 0-1

[White "Anna Berg"]
[Black "Cleo, \"the fox\""]
[Result "*"]

1. Nf3 d5 2. d4 *

[Event "Again"]
[White "anna berg"]
[Black "Cleo, \"the fox\""]
[Result "0-1"]

1. Nf3 d5 2. d4 c6 3. c4 e6 0-1

[White "Dora"]
[Black "Emil"]
[Result "*"]

*

[White "Dora"]
[Black "Emil"]
[Result "1-0"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1"]

1. O-O Kd7 2. Rf7+ Ke6 3. Rf1 Kd7 1-0
"#;

fn ran(arguments: &[&str]) -> Ran {
    run_with(
        &[&arguments[..1], &["-"], &arguments[1..]].concat(),
        GAMES.as_bytes(),
    )
}

/// The numbers of the games that were selected, from 1.
fn selected(arguments: &[&str]) -> Vec<usize> {
    let known = [
        "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7",
        "d2d4 d7d5 c2c4 e7e6",
        "g1f3 d7d5 d2d4 c7c6 c2c4 e7e6",
        "g1f3 d7d5 d2d4",
        "the moves of the third one",
        "",
        "e1g1 e8d7 f1f7 d7e6 f7f1 e6d7",
    ];
    let number_of = |moves: &str| {
        let number = known.iter().position(|it| *it == moves);
        1 + number.expect("a known game")
    };
    let ran = ran(&[&["select", "--to", "uci"], arguments].concat());
    ran.good().lines().map(number_of).collect()
}

#[test]
fn select_finds_games_by_tags_length_and_end() {
    // The fifth game has the moves of the third one.
    let table: [(&[&str], &[usize]); 16] = [
        (&[], &[1, 2, 3, 4, 3, 6, 7]),
        (&["--player", "berg anna"], &[1, 2, 3, 4, 3]),
        (&["--white", "ANNA"], &[1, 3, 4, 3]),
        (&["--black", "fox"], &[3, 4, 3]),
        (&["--player", "ann", "--result", "1-0"], &[1]),
        (&["--result", "*"], &[4, 6]),
        (&["--date", "2024"], &[1, 2]),
        (&["--date", "2024.05..2024.12.31"], &[1]),
        (&["--date", "..2024.05.31"], &[1, 3]),
        (&["--elo", "1700..1900"], &[1]),
        (&["--eco", "D30..D99"], &[2, 3, 3]),
        (&["--eco", "c2"], &[1]),
        (&["--mate"], &[1]),
        (&["--min-moves", "3"], &[1, 3, 3, 7]),
        (&["--max-moves", "0"], &[6]),
        (&["--limit", "2"], &[1, 2]),
    ];
    for (arguments, expected) in table {
        assert_eq!(selected(arguments), expected, "{arguments:?}");
    }
}

#[test]
fn select_reads_no_more_than_its_limit_needs() {
    let fault_in_the_second = b"1. e4 1-0\n\n1. Ke5 *\n";
    let limited = |limit| {
        let arguments = ["select", "-", "--to", "uci", "--limit", limit];
        run_with(&arguments, fault_in_the_second)
    };
    assert_eq!(limited("1").good(), "e2e4\n");
    assert_eq!(limited("2").status, 1);
    let nothing = ["select", "there is no such file.pgn", "--limit", "0"];
    assert_eq!(run(&nothing).good(), "");
    assert_eq!(run(&[&nothing[..], &["--unique"]].concat()).good(), "");
}

#[test]
fn select_finds_positions_by_any_order_of_moves_and_material_that_lasts() {
    assert_eq!(selected(&["--position", "1. d4 d5 2. Nf3"]), [3, 4, 3]);
    let queens_gambit = "rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 9";
    assert_eq!(selected(&["--position", queens_gambit]), [2]);
    assert_eq!(selected(&["--material", "KKRP"]), [7]);
    assert_eq!(selected(&["--material", "KRKP"]), [0; 0]);
    // It stood there after the last move only.
    let all = "KQRRBBNNPPPPPPPPKQRRBBNNPPPPPPP";
    assert_eq!(selected(&["--material", all]), [0; 0]);
}

#[test]
fn what_cannot_be_meant_is_refused() {
    let table = [
        (
            ["--date", "2024.13"],
            "\u{201c}2024.13\u{201d} is not a date",
        ),
        (
            ["--elo", "strong"],
            "\u{201c}strong\u{201d} is not a whole number",
        ),
        (["--eco", "F00"], "\u{201c}F00\u{201d} is not an ECO code"),
        (["--material", "QQ"], "not the pieces of both sides"),
        (["--split", "0"], "a whole number from 1 on is needed"),
    ];
    for (arguments, why) in table {
        let ran = ran(&[&["select"], &arguments[..]].concat());
        assert_eq!(ran.status, 2, "{arguments:?}");
        ran.says(why);
    }
    let unread = ran(&["select", "--position", "1. e5"]);
    assert_eq!(unread.status, 1, "{}", unread.err);
    let twice = ran(&["select", "--unique"]);
    twice.says("--unique reads twice");
    let split = ran(&["select", "--split", "2"]);
    split.says("only files can be split");
}

#[test]
fn duplicates_and_games_cut_short_are_left_out() {
    let folder = Folder::new();
    let file = folder.file("games.pgn", GAMES);
    let unique = run(&["select", &file, "--unique", "--to", "uci"]);
    let expected = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7\nd2d4 d7d5 c2c4 e7e6\n\
                    g1f3 d7d5 d2d4 c7c6 c2c4 e7e6\n\ne1g1 e8d7 f1f7 d7e6 f7f1 e6d7\n";
    assert_eq!(unique.good(), expected);
    let kept = run(&["select", &file, "--unique", "--black", "fox"]);
    assert!(
        kept.good().contains("[Date \"2023.01.02\"]"),
        "{}",
        kept.text()
    );
    assert!(!kept.good().contains("Again"), "{}", kept.text());
}

#[test]
fn of_the_same_games_the_longest_stays_and_games_that_only_look_alike_too() {
    let known = ["Anna", "Ben"];
    let table = [
        // Cut short: left out for the last one, though another one lies between them in the order of moves.
        (known, "2020.01.01", "1. e4", "1-0", false),
        (known, "2020.01.01", "1. e4 e5", "0-1", true),
        (known, "2020.01.01", "1. e4 e5 2. Nf3", "1-0", true),
        // The same with a result and without.
        (known, "2020.01.01", "1. d4 d5", "*", false),
        (["ANNA", " Ben "], "2020.01.??", "1. d4 d5", "1/2-1/2", true),
        // Another one.
        (known, "2021.01.01", "1. d4 d5", "1/2-1/2", true),
        // Games that were not played, on two days.
        (known, "2020.01.01", "", "1-0", true),
        (known, "2020.02.01", "", "1-0", true),
        (known, "2020.02.01", "", "1-0", false),
        // Nobody is known: they may begin alike by chance.
        (["?", ""], "????.??.??", "1. c4", "*", true),
        (["?", "?"], "????.??.??", "1. c4 e5", "*", true),
        (["", "-"], "????.??.??", "1. c4 e5", "*", false),
    ];
    let mut text = String::new();
    let mut kept = Vec::new();
    for (number, ([white, black], date, moves, result, stays)) in table.iter().enumerate() {
        text += &format!(
            "[Event \"E\"]\n[Annotator \"{number}\"]\n[Date \"{date}\"]\n[White \"{white}\"]\n\
             [Black \"{black}\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n"
        );
        if *stays {
            kept.push(format!("[Annotator \"{number}\"]"));
        }
    }
    let folder = Folder::new();
    let file = folder.file("games.pgn", text);
    for command in ["select", "convert"] {
        let unique = run(&[command, &file, "--unique", "--to", "san"]);
        let lines = unique.good().lines();
        let found: Vec<&str> = lines
            .filter(|line| line.starts_with("[Annotator"))
            .collect();
        assert_eq!(found, kept, "{command}");
    }
}

#[test]
fn games_are_split_into_files_and_given_their_openings() {
    let folder = Folder::new();
    let file = folder.file("games.pgn", GAMES);
    let out = folder.path("out.pgn");
    run(&["select", &file, "--split", "3", "--add-eco", "-o", &out]).good();
    let part = |number| fs::read_to_string(folder.path(&format!("out-{number}.pgn")));
    let games = |text: &str| text.matches("[Event ").count();
    let parts: Vec<String> = (1..=3)
        .map(|number| part(number).expect("a file"))
        .collect();
    assert_eq!(
        parts.iter().map(|text| games(text)).collect::<Vec<_>>(),
        [3, 3, 1]
    );
    assert!(part(4).is_err());
    assert!(!Path::new(&out).exists());
    assert!(
        parts[0].contains("[ECO \"C23\"]\n[Opening \"Bishop's Opening"),
        "{}",
        parts[0]
    );
    assert!(parts[0].contains("[ECO \"D30\"]"), "{}", parts[0]);
    assert!(!parts[2].contains("[ECO"), "{}", parts[2]);
}

#[test]
fn explore_counts_the_moves_after_a_position() {
    let start = "Nf3\t3\t0\t0\t2\ne4\t1\t1\t0\t0\nd4\t1\t0\t1\t0\n";
    // Sorted by coordinates where the numbers are the same.
    let start = start.replace(
        "e4\t1\t1\t0\t0\nd4\t1\t0\t1\t0\n",
        "d4\t1\t0\t1\t0\ne4\t1\t1\t0\t0\n",
    );
    assert_eq!(ran(&["explore"]).good(), start);
    let ran_json = ran(&["explore", "--json", "--moves", "d4 d5 2. Nf3"]);
    let parsed: Value = serde_json::from_str(ran_json.good()).expect("JSON");
    let expected = json!({
        "games": 3, "white": 0, "draws": 0, "black": 2,
        "moves": [{"uci": "c7c6", "san": "c6", "games": 2, "white": 0, "draws": 0, "black": 2}],
    });
    assert_eq!(parsed, expected);
    let twice = ran(&["explore", "--fen", "8/3k4/8/8/8/8/4P3/5RK1 w - - 2 2"]);
    assert_eq!(twice.good(), "Rf7+\t1\t1\t0\t0\n", "the first time counts");
    assert_eq!(ran(&["explore", "--moves", "a4"]).good(), "");
}

#[test]
fn convert_writes_positions_json_and_tables() {
    let first = GAMES.split("\n\n[Event").next().expect("a game");
    let converted = |form: &str, more: &[&str]| {
        let arguments = [&["convert", "--to", form, "-"], more].concat();
        run_with(&arguments, first.as_bytes()).good().to_owned()
    };
    let epd = converted("epd", &[]);
    let lines: Vec<&str> = epd.lines().collect();
    assert_eq!(lines.len(), 8);
    assert_eq!(
        lines[0],
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - sm e4;"
    );
    assert!(lines[7].ends_with(" b KQkq -"), "{}", lines[7]);

    let json: Value = serde_json::from_str(&converted("json", &[])).expect("JSON");
    assert_eq!(json["tags"]["White"], "Anna Berg");
    assert_eq!(json["result"], "1-0");
    assert_eq!(
        json["moves"][0],
        json!({"san": "e4", "uci": "e2e4", "clock": 300.0, "comment": "best"})
    );
    assert_eq!(json["moves"][1]["variations"][0][1]["san"], "Nf3");
    assert_eq!(json["moves"][4]["nags"], json!(["$6"]));

    let table = ran(&["convert", "--to", "csv"]);
    let rows: Vec<&str> = table.good().split("\r\n").collect();
    assert_eq!(rows.len(), 9);
    let heading = "Event,Site,Date,Round,White,Black,WhiteElo,BlackElo,ECO,Opening,TimeControl,Result,Plies,Start,Moves";
    assert_eq!(rows[0], heading);
    assert_eq!(
        rows[3],
        ",,2023.01.02,,Anna Berg,\"Cleo, \"\"the fox\"\"\",,,,,,0-1,6,,Nf3 d5 d4 c6 c4 e6"
    );
    assert!(
        rows[7].contains(",4k3/8/8/8/8/8/4P3/4K2R w K - 0 1,O-O Kd7"),
        "{}",
        rows[7]
    );
}

#[test]
fn what_is_not_wanted_of_a_game_is_left_out() {
    let first = GAMES.split("\n\n[Event").next().expect("a game");
    let moves = |more: &[&str]| {
        let arguments = [&["convert", "--to", "san", "-"], more].concat();
        let written = run_with(&arguments, first.as_bytes()).good().to_owned();
        let (tags, moves) = written.split_once("\n\n").expect("tags and moves");
        (
            tags.contains("Anna"),
            moves.replace('\n', " ").trim().to_owned(),
        )
    };
    let all =
        "1. e4 {[%clk 0:05:00] best} e5 (1... c5 2. Nf3) 2. Bc4 Nc6 3. Qh5 $6 Nf6 4. Qxf7# 1-0";
    assert!(
        moves(&[])
            .1
            .starts_with("1. e4 {[%clk 0:05:00] best} 1... e5 (1... c5 2. Nf3)"),
        "{all}"
    );
    assert_eq!(
        moves(&["--no-comments"]).1,
        "1. e4 e5 (1... c5 2. Nf3) 2. Bc4 Nc6 3. Qh5 $6 Nf6 4. Qxf7# 1-0"
    );
    assert_eq!(
        moves(&["--no-variations"]).1,
        "1. e4 {[%clk 0:05:00] best} 1... e5 2. Bc4 Nc6 3. Qh5 $6 Nf6 4. Qxf7# 1-0"
    );
    assert_eq!(
        moves(&["--no-comments", "--no-variations", "--no-tags"]),
        (
            false,
            "1. e4 e5 2. Bc4 Nc6 3. Qh5 $6 Nf6 4. Qxf7# 1-0".into()
        )
    );
}

#[test]
fn packed_files_are_read_as_they_are() {
    let folder = Folder::new();
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    gzip.write_all(GAMES.as_bytes()).expect("memory");
    let gzip = gzip.finish().expect("memory");
    let frame = || compress_to_vec(GAMES.as_bytes(), CompressionLevel::Fastest);
    let plain = ran(&["convert", "--to", "san"]).good().to_owned();
    for (name, packed) in [("games.pgn.gz", gzip.clone()), ("games.pgn.zst", frame())] {
        let file = folder.file(name, &packed);
        assert_eq!(run(&["convert", "--to", "san", &file]).good(), plain);
        let piped = run_with(&["convert", "--to", "san", "-"], &packed);
        assert_eq!(piped.good(), plain);
        // Cut short, or damaged: said, and what was read before is there.
        let cut = folder.file(name, &packed[..packed.len() / 2]);
        let ran = run(&["convert", "--to", "uci", &cut]);
        assert_eq!(ran.status, 1, "{name}");
        ran.says(name);
    }
    // Files may have several parts one after another.
    for (name, packed) in [
        ("two.gz", [gzip.clone(), gzip].concat()),
        ("two.zst", [frame(), frame()].concat()),
    ] {
        let file = folder.file(name, packed);
        let lines = run(&["convert", "--to", "uci", &file]);
        assert_eq!(lines.good().lines().count(), 14, "{name}");
    }
}

#[test]
fn frames_of_zstd_that_say_nothing_are_skipped() {
    // Lichess and pzstd write such frames before the others.
    let skipped = |kind: u8, content: &[u8]| {
        let length = u32::try_from(content.len()).expect("a short frame");
        [
            &[kind, 0x2a, 0x4d, 0x18],
            &length.to_le_bytes()[..],
            content,
        ]
        .concat()
    };
    let frame = compress_to_vec(GAMES.as_bytes(), CompressionLevel::Fastest);
    let parts = [
        skipped(0x50, &[1, 2, 3, 4]),
        frame.clone(),
        skipped(0x5f, b""),
        skipped(0x57, &[b'x'; 100_000]),
        frame,
        skipped(0x50, b"end"),
    ];
    let packed = parts.concat();
    let lines = run_with(&["convert", "--to", "uci", "-"], &packed);
    assert_eq!(lines.good().lines().count(), 14);
    let cut = run_with(
        &["convert", "--to", "uci", "-"],
        &packed[..packed.len() - 1],
    );
    assert_eq!(cut.status, 1);
    cut.says("unexpected end");
}
