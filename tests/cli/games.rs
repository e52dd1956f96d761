//! The commands that read game files: replay, check, convert, render.

use crate::Folder;
use crate::data;
use crate::terminal;
#[cfg(unix)]
use crate::wait;

use std::ffi::OsStr;
use std::fs;
#[cfg(unix)]
use std::io::Write;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::{Child, ChildStdin, Command, Stdio};

use data::{legal, rows, table, text, texts};
use deskmate::notation::fen;
use deskmate::paint;
use deskmate::rules::{Position, Square};
use deskmate::storage::{BoardTheme, PieceSet};
use deskmate::view::{self, DiagramStyle, Fonts, Moment};
use serde_json::Value;
use terminal::{Ran, command, run, run_with};

/// The path of a file in tests/data.
fn data_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
}

/// Runs a command on a file.
fn run_on(file: impl AsRef<OsStr>, arguments: &[&str]) -> Ran {
    let mut all: Vec<&OsStr> = arguments.iter().map(OsStr::new).collect();
    all.push(file.as_ref());
    run(&all)
}

/// The games of the table of dialects, each with its text in every dialect.
fn dialect_games() -> Vec<(Value, Vec<String>)> {
    let games = rows(&table("dialects.jsonl"));
    let with_texts = games.into_iter().map(|game| {
        let whole =
            ["san", "long", "thinkchess", "uci_text"].map(|key| text(&game, key).to_owned());
        let lines =
            ["course", "course_mixed", "course_wild"].map(|key| texts(&game, key).join("\n"));
        let texts = whole.into_iter().chain(lines).collect();
        (game, texts)
    });
    with_texts.collect()
}

/// The positions of such a game as FEN, one a line.
fn fens(game: &Value) -> String {
    let mut position = Position::initial();
    let mut lines = fen::write(&position) + "\n";
    for uci in texts(game, "uci") {
        position = position.play(legal(&position, uci)).expect("a legal move");
        lines += &(fen::write(&position) + "\n");
    }
    lines
}

#[test]
fn replay_draws_the_boards_of_the_course_byte_for_byte() {
    let all = table("boards.txt");
    let mut drawn = String::new();
    for id in all.lines().filter_map(|line| line.strip_prefix("#game ")) {
        let ran = run_on(data_file(&format!("boards/{id}.moves.txt")), &["replay"]);
        assert!(ran.good() == table(&format!("boards/{id}.txt")), "{id}");
        drawn += &format!("#game {id}\n{}", ran.text());
    }
    assert_eq!(all.matches("#game ").count(), 6);
    assert!(drawn == all, "the games together");
}

#[test]
fn replay_prints_every_position_of_a_game_in_every_dialect() {
    for (game, dialects) in dialect_games() {
        let expected = fens(&game);
        for (number, dialect) in dialects.iter().enumerate() {
            let ran = run_with(&["replay", "--style", "fen", "-"], dialect.as_bytes());
            assert_eq!(ran.good(), expected, "{} {number}", text(&game, "id"));
        }
    }
}

#[test]
fn convert_writes_coordinates_from_every_dialect() {
    for (game, dialects) in dialect_games() {
        let expected = texts(&game, "uci").join(" ") + "\n";
        for (number, dialect) in dialects.iter().enumerate() {
            let ran = run_with(&["convert", "-", "--to", "uci"], dialect.as_bytes());
            assert_eq!(ran.good(), expected, "{} {number}", text(&game, "id"));
        }
    }
}

/// The moves of a PGN, separated by single spaces.
fn movetext(pgn: &str) -> String {
    let (_, moves) = pgn.split_once("\n\n").expect("tags and moves");
    moves.split_whitespace().collect::<Vec<&str>>().join(" ")
}

#[test]
fn convert_writes_san_and_long_algebraic_notation() {
    for (game, dialects) in dialect_games().into_iter().step_by(3) {
        let result = text(&game, "result");
        for key in ["san", "long"] {
            let input = &dialects[usize::from(key == "san")];
            let ran = run_with(&["convert", "--to", key, "-"], input.as_bytes());
            let words = text(&game, key).split_whitespace();
            let mut expected: String = words.collect::<Vec<&str>>().join(" ");
            if !expected.ends_with(result) {
                expected = format!("{expected} {result}");
            }
            assert_eq!(
                movetext(ran.good()),
                expected,
                "{} {key}",
                text(&game, "id")
            );
        }
    }
}

const ANNOTATED: &str = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Zoë"]
[Black "?"]
[Result "1-0"]
[Annotator "me"]

{before} 1. e4 $1 {[%clk 0:00:05] good} (1. d4 d5 (1... Nf6 2. c4) 2. c4 {QG})
1... e5 2. Nf3 1-0

[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]
[SetUp "1"]

1. a8=N Kg6 *
"#;

#[test]
fn convert_keeps_tags_comments_marks_and_variations() {
    let again = run_with(&["convert", "--to", "san", "-"], ANNOTATED.as_bytes());
    assert_eq!(again.good(), ANNOTATED);
    let long = run_with(&["convert", "--to", "long", "-"], ANNOTATED.as_bytes());
    let expected = ANNOTATED
        .replace(
            "1. e4 $1 {[%clk 0:00:05] good} (1. d4 d5 (1... Nf6 2. c4) 2. c4 {QG})\n1... e5 2. Nf3",
            "1. e2-e4 $1 {[%clk 0:00:05] good} (1. d2-d4 d7-d5 (1... Ng8-f6 2.\n\
             c2-c4) 2. c2-c4 {QG}) 1... e7-e5 2. Ng1-f3",
        )
        .replace("1. a8=N Kg6", "1. a7-a8=N Kh7-g6");
    assert_eq!(long.good(), expected);
    let back = run_with(&["convert", "--to", "san", "-"], long.good().as_bytes());
    assert_eq!(back.good(), ANNOTATED);
}

#[test]
fn convert_writes_a_line_for_each_game() {
    let uci = run_with(&["convert", "--to", "uci", "-"], ANNOTATED.as_bytes());
    assert_eq!(uci.good(), "e2e4 e7e5 g1f3\na7a8n h7g6\n");
    let fens = run_with(&["convert", "--to", "fen", "-"], ANNOTATED.as_bytes());
    let expected = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n\
                    N7/8/6k1/8/8/8/8/K7 w - - 1 2\n";
    assert_eq!(fens.good(), expected);
}

/// Three games, the second one with a fault.
const FAULTY: &str = "[White \"a\"]\n\n1. e4 e5 1-0\n\n\
                      [White \"b\"]\n\n1. d4 d5\n2. Ke3 c5 *\n\n\
                      [White \"c\"]\n\n1. c4 *\n";

#[test]
fn check_reports_the_place_of_every_fault_and_continues() {
    let folder = Folder::new();
    let (good, bad) = (
        folder.file("good.pgn", ANNOTATED),
        folder.file("bad.pgn", FAULTY),
    );
    let ran = run(&["check", &good, &bad]);
    assert_eq!(ran.status, 1);
    assert_eq!(
        ran.text(),
        format!("{good}: 2 games, 0 faults\n{bad}: 3 games, 1 fault\n")
    );
    let fault = "Ke3 (half-move 3): the king on e1 cannot go to e3";
    assert_eq!(ran.err, format!("{bad}:8:4: game 2: {fault}\n"));
}

#[test]
fn check_continues_after_a_file_that_cannot_be_read() {
    let folder = Folder::new();
    let unreadable = [folder.path("missing.pgn"), folder.path(".")];
    let good = folder.file("good.pgn", ANNOTATED);
    let ran = run(&["check", &unreadable[0], &unreadable[1], &good]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.text(), format!("{good}: 2 games, 0 faults\n"));
    let faults: Vec<&str> = ran.err.lines().collect();
    assert_eq!(faults.len(), 2, "{}", ran.err);
    for (fault, path) in faults.iter().zip(unreadable) {
        let named = format!("deskmate: {path}: ");
        assert!(fault.starts_with(&named), "{}", ran.err);
    }
}

#[test]
fn the_readable_part_of_a_faulty_file_is_written() {
    let uci = run_with(&["convert", "--to", "uci", "-"], FAULTY.as_bytes());
    assert_eq!(
        (uci.status, uci.text()),
        (1, "e2e4 e7e5\nd2d4 d7d5\nc2c4\n")
    );
    uci.says_first("-:8:4: game 2: Ke3 (half-move 3): ");
    let replayed = run_with(&["replay", "--style", "fen", "-"], FAULTY.as_bytes());
    assert_eq!(
        (replayed.status, replayed.text().lines().count()),
        (1, 3 + 3 + 2)
    );
    assert_eq!(replayed.err, uci.err);
}

#[test]
fn convert_writes_the_games_of_many_files_to_one() {
    let folder = Folder::new();
    let games = [
        folder.file("one.pgn", ANNOTATED),
        folder.path("missing.pgn"),
        folder.file("two.pgn", "1. c4 *"),
    ];
    let all = folder.path("all.pgn");
    let mut arguments = vec!["convert", "--to", "san", "-o", &all];
    arguments.extend(games.iter().map(String::as_str));
    let ran = run(&arguments);
    assert_eq!((ran.status, ran.text()), (1, ""));
    ran.says_first(&format!("deskmate: {}: ", games[1]));
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    let written = fs::read_to_string(&all).expect("the games");
    assert!(written.starts_with(ANNOTATED), "{written}");
    assert!(written.ends_with("\n\n1. c4 *\n"), "{written}");
    let checked = run_on(&all, &["check"]);
    assert_eq!(checked.good(), format!("{all}: 3 games, 0 faults\n"));
}

#[test]
fn convert_can_replace_a_file_that_it_reads() {
    let folder = Folder::new();
    let file = folder.file("game.pgn", "e2e4 e7e5 g1f3");
    let san = run(&["convert", "--to", "san", &file, "-o", &file]);
    assert_eq!(san.good(), "");
    let written = fs::read_to_string(&file).expect("the game");
    assert_eq!(movetext(&written), "1. e4 e5 2. Nf3 *");
    let uci = run(&["convert", "--to", "uci", &file, "-o", "-"]);
    assert_eq!(uci.good(), "e2e4 e7e5 g1f3\n");
}

/// A command that has begun to write a file, and waits for more of its standard input.
#[cfg(unix)]
fn begin_writing(folder: &Folder, mut command: Command, input: &[u8]) -> (Child, ChildStdin) {
    let mut child = command
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input).expect("a reader");
    wait::until_equal("files", &2, || folder.names().len());
    (child, stdin)
}

#[cfg(unix)]
fn send(signal: &str, child: &Child) {
    let mut shell = Command::new("sh");
    let sent = shell.args(["-c", "kill $0 $1", signal, &child.id().to_string()]);
    assert!(sent.status().expect("the shell runs").success());
}

/// A command that signals end, also where the tests run in the background of a shell or under `nohup`, which ignore
/// an interrupt or the end of the terminal for them.
#[cfg(target_os = "linux")]
fn interruptible(arguments: &[&str]) -> Command {
    let program = command(arguments);
    let mut command = Command::new("env");
    command.arg("--default-signal=INT,HUP");
    command.arg(program.get_program()).args(program.get_args());
    command
}

#[test]
#[cfg(target_os = "linux")]
fn an_interrupted_command_leaves_nothing_behind() {
    use std::os::unix::process::ExitStatusExt;

    let games = ANNOTATED.repeat(20);
    // Long enough that it is still being painted.
    let long = format!("{} *\n{games}", "Nf3 Nf6 Ng1 Ng8 ".repeat(4_900));
    let commands: [(&[&str], &str, &str); 3] = [
        (&["convert", "--to", "san", "-"], "out.pgn", &games),
        (&["analyse", "--depth", "1", "-"], "out.pgn", &games),
        (&["render", "-"], "out.gif", &long),
    ];
    for (arguments, name, input) in commands {
        for (signal, number) in [("-INT", 2), ("-TERM", 15), ("-HUP", 1)] {
            let folder = Folder::new();
            let out = folder.file(name, "1. c4 *");
            let mut command = interruptible(arguments);
            command.arg("-o").arg(&out);
            let (mut child, _stdin) = begin_writing(&folder, command, input.as_bytes());
            send(signal, &child);
            let ended = child.wait().expect("the program ends");
            assert_eq!(ended.signal(), Some(number), "{arguments:?} {ended}");
            assert_eq!(folder.names(), [name]);
            assert_eq!(fs::read_to_string(&out).expect("text"), "1. c4 *");
        }
    }
}

/// `nohup` lets a command go on when its terminal is closed.
#[test]
#[cfg(unix)]
fn a_signal_that_is_ignored_stays_ignored() {
    let folder = Folder::new();
    let out = folder.file("out.txt", "");
    let program = command(&["convert", "--to", "uci", "-", "-o"]);
    let mut nohup = Command::new("sh");
    nohup.args(["-c", "trap '' HUP; exec \"$0\" \"$@\""]);
    nohup.arg(program.get_program()).args(program.get_args());
    nohup.arg(&out);
    let games = ANNOTATED.repeat(3);
    let (mut child, stdin) = begin_writing(&folder, nohup, games.as_bytes());
    send("-HUP", &child);
    drop(stdin);
    assert!(child.wait().expect("the program ends").success());
    assert_eq!(folder.names(), ["out.txt"]);
    let written = fs::read_to_string(&out).expect("text");
    assert_eq!(written.lines().count(), 6);
}

#[test]
fn quiet_commands_do_not_list_the_faults_of_games() {
    let folder = Folder::new();
    let (bad, missing) = (folder.file("bad.pgn", FAULTY), folder.path("missing.pgn"));
    let checked = run(&["check", "-q", &bad]);
    assert_eq!((checked.status, checked.err.as_str()), (1, ""));
    assert_eq!(checked.text(), format!("{bad}: 3 games, 1 fault\n"));
    let converted = run_on(&bad, &["convert", "--quiet", "--to", "uci"]);
    assert_eq!((converted.status, converted.err.as_str()), (1, ""));
    assert_eq!(converted.text().lines().count(), 3);
    // An error that stops the command is still reported.
    let refused = run_on(&missing, &["check", "-q"]);
    assert_eq!(refused.status, 1);
    assert_eq!(refused.err.lines().count(), 1, "{}", refused.err);
}

#[test]
fn a_game_whose_start_is_not_known_has_no_positions() {
    let text = "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n[White \"b\"]\n\n1. d4 *\n";
    for form in ["uci", "fen"] {
        let ran = run_with(&["convert", "--to", form, "-"], text.as_bytes());
        assert_eq!((ran.status, ran.text().lines().count()), (1, 1), "{form}");
        ran.says_first("-:1:1: game 1: the tag FEN ");
    }
}

#[test]
fn a_file_without_a_game() {
    let empty: [&[u8]; 2] = [b"", b" \n\n"];
    for contents in empty {
        assert_eq!(
            run_with(&["check", "-"], contents).good(),
            "-: 0 games, 0 faults\n"
        );
        assert_eq!(
            run_with(&["convert", "--to", "san", "-"], contents).good(),
            ""
        );
        let commands: [&[&str]; 2] = [&["replay", "-"], &["render", "-", "-o", "/nowhere/x.png"]];
        for command in commands {
            let ran = run_with(command, contents);
            assert_eq!((ran.status, ran.text()), (1, ""));
            assert_eq!(ran.err, "deskmate: -: there is no game in it\n");
        }
    }
}

#[test]
fn a_binary_file_is_reported_as_a_fault() {
    let program = fs::read(env!("CARGO_BIN_EXE_deskmate")).expect("the program itself");
    let noise = &program[..program.len().min(1 << 20)];
    let commands: [&[&str]; 5] = [
        &["check", "-"],
        &["replay", "-"],
        &["convert", "--to", "san", "-"],
        &["convert", "--to", "fen", "-"],
        &["render", "-", "-o", "/nowhere/x.png"],
    ];
    for command in commands {
        let ran = run_with(command, noise);
        assert_eq!(ran.status, 1, "{command:?} {}", ran.err);
        assert!(ran.err.starts_with("-:1:"), "{command:?} {}", ran.err);
    }
}

#[test]
fn a_folder_is_not_a_file_of_games() {
    let folder = Folder::new();
    let path = folder.path(".");
    let commands: [&[&str]; 3] = [&["check"], &["replay"], &["convert", "--to", "uci"]];
    for command in commands {
        let ran = run_on(&path, command);
        assert_eq!((ran.status, ran.text()), (1, ""), "{command:?}");
        ran.says_first("deskmate: ");
        ran.says(&path);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
}

#[test]
#[cfg(unix)]
fn file_names_need_not_be_utf_8() {
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let names: [&[u8]; 2] = [b"g\xe4me.pgn", b"g\xe4me.png"];
    let [file, picture] = names.map(|name| folder.0.path().join(OsStr::from_bytes(name)));
    fs::write(&file, ANNOTATED).expect("a file");
    let converted = run_on(&file, &["convert", "--to", "uci"]);
    assert_eq!(converted.good().lines().count(), 2);
    let checked = run_on(&file, &["check"]);
    assert!(checked.good().ends_with(": 2 games, 0 faults\n"));
    let arguments = [
        OsStr::new("render"),
        file.as_ref(),
        "-o".as_ref(),
        picture.as_ref(),
    ];
    assert_eq!(run(&arguments).good(), "");
    assert!(picture.exists());
}

#[test]
fn render_paints_the_board_of_the_window_at_the_ply_asked_for() {
    let folder = Folder::new();
    let (game, picture) = (folder.file("game.pgn", ANNOTATED), folder.path("game.png"));
    let cases: [(&[&str], &[&str], i32, bool); 4] = [
        (&[], &["e4", "e5", "Nf3"], 720, false),
        (&["--ply", "3", "--flip"], &["e4", "e5", "Nf3"], 720, true),
        (&["--ply", "0", "--size", "64"], &[], 64, false),
        (&["--ply", "2", "--size", "333"], &["e4", "e5"], 333, false),
    ];
    for (options, moves, size, flip) in cases {
        let arguments = [&["render", &game, "-o", &picture], options].concat();
        assert_eq!(run(&arguments).good(), "");
        let seen = image::open(&picture).expect("a picture").into_rgba8();
        let before = data::play(
            &Position::initial(),
            &moves[..moves.len().saturating_sub(1)],
        );
        let last = moves.last().map(|mv| legal(&before, mv));
        let position = last.map_or(before.clone(), |mv| before.play(mv).expect("a legal move"));
        let fonts = Fonts::embedded();
        let moment = Moment {
            last_move: last.map(|mv| (mv.from, mv.to)),
            ..Moment::of_position(&position)
        };
        let style = DiagramStyle {
            flipped: flip,
            ..DiagramStyle::of_side(size)
        };
        let scene = view::diagram(&fonts, &moment, style);
        assert!(Some(seen) == paint::picture(&fonts, &scene), "{options:?}");
    }
}

#[test]
fn render_takes_a_position_in_fen() {
    let folder = Folder::new();
    let picture = folder.path("position.png");
    let fen = "8/8/8/8/8/k7/p7/K7 w - - 0 1";
    let look = "--theme blue --pieces modern --no-coordinates";
    let mut arguments = vec!["render", fen, "-o", &picture];
    arguments.extend(look.split(' '));
    assert_eq!(run(&arguments).good(), "");
    let position = data::position(fen);
    let style = DiagramStyle {
        theme: BoardTheme::Blue,
        pieces: PieceSet::Modern,
        coordinates: false,
        ..DiagramStyle::of_side(720)
    };
    let fonts = Fonts::embedded();
    let scene = view::diagram(&fonts, &Moment::of_position(&position), style);
    let seen = image::open(&picture).expect("a picture").into_rgba8();
    assert!(Some(seen) == paint::picture(&fonts, &scene));

    let wrong = run(&["render", "8/8/8/8/8/k7/p7/8 w - - 0 1", "-o", "x.png"]);
    let said = fen::read("8/8/8/8/8/k7/p7/8 w - - 0 1").expect_err("a king is missing");
    assert_eq!((wrong.status, wrong.text()), (1, ""));
    assert_eq!(wrong.err, format!("deskmate: {said}\n"));
}

/// The picture in an SVG file, at its own size.
fn rasterised(svg: &[u8]) -> image::RgbaImage {
    let tree = resvg::usvg::Tree::from_data(svg, &resvg::usvg::Options::default());
    let tree = tree.expect("an SVG");
    let size = tree.size().to_int_size();
    let mut pixels = resvg::tiny_skia::Pixmap::new(size.width(), size.height()).expect("not empty");
    resvg::render(&tree, Default::default(), &mut pixels.as_mut());
    let bytes = pixels.take_demultiplied();
    image::RgbaImage::from_raw(size.width(), size.height(), bytes).expect("all pixels")
}

/// The mean difference of two pictures in a channel, of 255.
fn difference(one: &image::RgbaImage, other: &image::RgbaImage) -> f64 {
    assert_eq!(one.dimensions(), other.dimensions());
    let pairs = one.as_raw().iter().zip(other.as_raw());
    let sum: u64 = pairs.map(|(&a, &b)| u64::from(a.abs_diff(b))).sum();
    sum as f64 / one.as_raw().len() as f64
}

#[test]
fn an_svg_of_a_position_is_the_board_of_the_window() {
    let fonts = Fonts::embedded();
    // The second is check.
    for (fen, options, pieces, flipped) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "--pieces classic",
            PieceSet::Classic,
            false,
        ),
        (
            "4k3/8/8/8/8/8/3p4/4K2R w K - 0 1",
            "--flip --pieces carved",
            PieceSet::Carved,
            true,
        ),
    ] {
        let arguments = [
            "render",
            fen,
            "--no-coordinates",
            "--size",
            "800",
            "-o",
            "-",
            "--format",
            "svg",
        ];
        let arguments = arguments.into_iter().chain(options.split(' '));
        let svg = run(&arguments.collect::<Vec<_>>());
        assert!(svg.good().contains(&format!("<title>{fen}</title>")));
        let position = data::position(fen);
        let style = DiagramStyle {
            pieces,
            flipped,
            coordinates: false,
            ..DiagramStyle::of_side(800)
        };
        let scene = view::diagram(&fonts, &Moment::of_position(&position), style);
        let expected = paint::picture(&fonts, &scene).expect("a picture");
        let difference = difference(&rasterised(&svg.out), &expected);
        assert!(difference < 0.5, "{fen}: {difference}");
    }
}

#[test]
fn an_svg_of_a_game_is_its_board_with_an_option_for_boards() {
    let svg = |options: &[&str]| {
        let arguments = [&["render", "-", "-o", "-", "--format", "svg"], options].concat();
        let ran = run_with(&arguments, ANNOTATED.as_bytes());
        ran.good().to_owned()
    };
    let after = data::play(&Position::initial(), &["e4", "e5", "Nf3"]);
    let title = format!("<title>{}</title>", fen::write(&after));
    assert!(!svg(&[]).contains("<title>r"), "the score sheet");
    for options in [&["--board"][..], &["--ply", "3"], &["--size", "100"]] {
        assert!(svg(options).contains(&title), "{options:?}");
    }
    assert!(
        svg(&["--ply", "3"]).contains("fill-opacity"),
        "the last move"
    );
    assert!(!svg(&["--ply", "0"]).contains("fill-opacity"));
    let arguments = ["render", "-", "-o", "-", "--format", "svg", "--names"];
    let refused = run_with(&arguments, ANNOTATED.as_bytes());
    assert_eq!((refused.status, refused.text()), (1, ""));
    refused.says("--names");
}

#[test]
fn a_game_that_is_too_long_is_refused_before_it_is_painted() {
    let folder = Folder::new();
    let comment = format!("{{{}}} ", "x".repeat(1 << 20));
    let long = format!("1. Nf3 {} *\n", comment.repeat(17));
    for name in ["x.png", "x.gif", "x.svg"] {
        let picture = folder.path(name);
        let ran = run_with(&["render", "-", "-o", &picture], long.as_bytes());
        assert_eq!((ran.status, ran.text()), (1, ""));
        ran.says("longer than any game");
        let knights = "Nf3 Nf6 Ng1 Ng8 ".repeat(5_001);
        let ran = run_with(&["render", "-", "-o", &picture], knights.as_bytes());
        let is_png = name.ends_with("png");
        assert_eq!(ran.status, i32::from(!is_png), "{name}");
        assert_eq!(ran.err.contains("20000 half-moves"), !is_png, "{}", ran.err);
    }
    assert_eq!(folder.names(), ["x.png"]);
}

/// What is no file of games is called what it is.
#[test]
fn a_file_without_games_is_named_for_what_it_is() {
    let positions = "8/8/8/8/8/k7/p7/K7 w - - 0 1\n8/8/8/8/8/K7/P7/k7 w - - 0 1\n";
    let epd = "8/8/8/8/8/k7/p7/K7 w - - bm Kb1; id \"x\";\n";
    for (input, said) in [
        (&b"BZh91AY&SY"[..], "compressed"),
        (positions.as_bytes(), "a list of positions"),
        (epd.as_bytes(), "a list of positions"),
        (b"hello", "there is no game here\n"),
    ] {
        for command in [
            "check -",
            "convert --to san -",
            "render - -o x.png",
            "replay -",
        ] {
            let ran = run_with(&command.split(' ').collect::<Vec<_>>(), input);
            assert_eq!(ran.status, 1, "{command}");
            ran.says_first("-:1:1: game 1: ");
            assert!(ran.err.contains(said), "{command}: {}", ran.err);
        }
    }
}

#[test]
fn render_writes_each_format_by_its_name_and_to_the_standard_output() {
    let folder = Folder::new();
    let game = folder.file("game.pgn", ANNOTATED);
    let formats: [(&str, &[u8]); 4] = [
        ("png", b"\x89PNG\r\n"),
        ("gif", b"GIF89a"),
        ("pdf", b"%PDF-1."),
        ("svg", b"<svg "),
    ];
    for (format, begins) in formats {
        let file = folder.path(&format!("picture.{format}"));
        assert_eq!(run(&["render", &game, "-o", &file]).good(), "");
        let written = fs::read(&file).expect("the picture");
        assert!(written.starts_with(begins), "{format}");
        if format == "png" {
            let shown = run(&["render", &game, "-o", "-"]).out;
            assert!(shown == written, "the default");
        }
        let ran = run(&["render", &game, "-o", "-", "--format", format]);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        assert!(ran.out == written, "{format}");
    }
}

#[test]
fn an_animation_ends_at_the_ply_asked_for() {
    let frames = |arguments: &[&str]| {
        let all = ["render", "-", "-o", "-", "--format", "gif", "--size", "64"];
        let ran = run_with(&[&all, arguments].concat(), ANNOTATED.as_bytes());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        let mut decoder = gif::Decoder::new(&ran.out[..]).expect("a GIF");
        let mut frames = 0;
        while decoder.read_next_frame().expect("a frame").is_some() {
            frames += 1;
        }
        (decoder.width(), decoder.height(), frames)
    };
    assert_eq!(frames(&[]), (64, 104, 4));
    assert_eq!(frames(&["--ply", "1"]), (64, 104, 2));
    let late = run_with(
        &["render", "-", "-o", "x.gif", "--ply", "4"],
        ANNOTATED.as_bytes(),
    );
    late.says("--ply 4");
}

#[test]
fn a_score_sheet_has_no_options_for_boards() {
    for option in [
        &["--board"][..],
        &["--ply", "1"],
        &["--size", "100"],
        &["--flip"],
        &["--theme", "blue"],
        &["--pieces", "carved"],
        &["--no-coordinates"],
        &["--names"],
    ] {
        let command = [&["render", "-", "-o", "-", "--format", "pdf"], option].concat();
        let ran = run_with(&command, ANNOTATED.as_bytes());
        assert_eq!((ran.status, ran.text()), (1, ""));
        ran.says(option[0]);
    }
}

#[test]
fn a_score_sheet_names_the_opening_of_the_tags_or_of_the_moves() {
    let cases = [
        ("", "C50 Italian Game"),
        ("[ECO \"C53\"]\n", "C53 Italian Game"),
        ("[ECO \"C99\"]\n", "C99"),
        ("[Opening \"Ours\"]\n", "Ours"),
        ("[ECO \"C99\"]\n[Opening \"Ours\"]\n", "C99 Ours"),
    ];
    for (tags, name) in cases {
        let game = format!("{tags}\n1. e4 e5 2. Nf3 Nc6 3. Bc4 *\n");
        let ran = run_with(
            &["render", "-", "-o", "-", "--format", "svg"],
            game.as_bytes(),
        );
        assert!(
            ran.good().contains(&format!("aria-label=\"{name}\"")),
            "{name}"
        );
    }
}

#[test]
fn castling_onto_the_rook_marks_the_squares_of_the_king() {
    let folder = Folder::new();
    let picture = folder.path("game.png");
    let fen = "4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1";
    let game = format!("[FEN \"{fen}\"]\n\n1. O-O-O *\n");
    let ran = run_with(&["render", "-", "-o", &picture], game.as_bytes());
    assert_eq!(ran.good(), "");
    let after = data::play(&data::position(fen), &["O-O-O"]);
    let way = [Square::F1, Square::C1];
    let fonts = Fonts::embedded();
    let moment = Moment {
        last_move: Some(way.into()),
        ..Moment::of_position(&after)
    };
    let scene = view::diagram(&fonts, &moment, DiagramStyle::of_side(720));
    let seen = image::open(&picture).expect("a picture").into_rgba8();
    assert!(Some(seen) == paint::picture(&fonts, &scene));
}

#[test]
fn render_leaves_no_picture_when_there_is_nothing_to_paint() {
    let folder = Folder::new();
    let arguments = ["render", "-", "--ply", "4", "-o", &folder.path("game.png")];
    let late = run_with(&arguments, ANNOTATED.as_bytes());
    assert_eq!((late.status, late.text()), (1, ""));
    assert_eq!(late.err, "deskmate: --ply 4: the game has 3 half-moves\n");
    assert_eq!(folder.names(), [""; 0]);
    folder.file("file", "");
    let nowhere = folder.path("file/game.png");
    let refused = run_with(&["render", "-", "-o", &nowhere], ANNOTATED.as_bytes());
    assert_eq!((refused.status, refused.text()), (1, ""));
    refused.says(&nowhere);
}

#[test]
fn the_last_position_that_can_be_read_of_a_faulty_game_is_painted() {
    let folder = Folder::new();
    let arguments = ["render", "-", "-o", &folder.path("game.png")];
    let ran = run_with(&arguments, b"1. e4 e5 2. Ke3 *\n");
    assert_eq!((ran.status, ran.text()), (1, ""));
    ran.says_first("-:1:13: game 1: Ke3 (half-move 3): ");
    assert_eq!(folder.names(), ["game.png"]);
}

#[test]
fn files_of_many_games_are_read() {
    let games = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2\n".repeat(20_000);
    let ran = run_with(&["convert", "--to", "uci", "-"], games.as_bytes());
    assert_eq!(ran.good().lines().count(), 20_000);
    let ran = run_with(&["check", "-"], games.as_bytes());
    assert_eq!(ran.good(), "-: 20000 games, 0 faults\n");
}

#[test]
fn real_games_are_converted_as_other_programs_read_them() {
    let Some(expected) = data::foreign_table("games.expected.jsonl") else {
        return;
    };
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpora/games.pgn");
    let games = rows(&expected);
    let column = |key: &str| -> String {
        let lines = games.iter().map(|game| match &game[key] {
            Value::Array(_) => texts(game, key).join(" "),
            _ => text(game, key).to_owned(),
        });
        lines.map(|line| line + "\n").collect()
    };
    assert!(run_on(&file, &["convert", "--to", "uci"]).good() == column("uci"));
    assert!(run_on(&file, &["convert", "--to", "fen"]).good() == column("final_fen"));
    for form in ["san", "long"] {
        let written = run_on(&file, &["convert", "--to", form]);
        let back = run_with(&["convert", "--to", "uci", "-"], &written.out);
        assert!(back.good() == column("uci"), "{form}");
    }
}
