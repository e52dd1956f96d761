//! Help, wrong usage, closed pipes and full disks.

use crate::terminal;

use std::io;
use std::path::Path;
use std::process::Stdio;

use terminal::{command, run, run_with};

const COMMANDS: [&str; 13] = [
    "replay", "apply", "moves", "status", "check", "convert", "render", "perft", "bestmove", "uci",
    "engines", "bench", "analyse",
];

fn help(command: &str) -> String {
    let ran = run(&[command, "--help"]);
    ran.good().to_owned()
}

#[test]
fn help_names_every_command_and_how_the_window_is_opened() {
    let text = run(&["--help"]).good().to_owned();
    for name in COMMANDS {
        let line = text.lines().find(|line| line.trim().starts_with(name));
        let about = line.and_then(|line| line.trim().strip_prefix(name));
        let about = about.unwrap_or_else(|| panic!("{name} is not in {text}"));
        assert!(about.trim().len() > 20, "{name}: {about}");
    }
    assert!(text.contains("deskmate ./moves"), "{text}");
    assert!(text.contains("--games <DIR>"), "{text}");
}

#[test]
fn every_command_has_examples() {
    for name in COMMANDS {
        let text = help(name);
        assert!(text.contains("Usage: deskmate "), "{text}");
        let example = format!("deskmate {name}");
        let (_, after_usage) = text.split_once("--help").expect("the option --help");
        assert!(after_usage.contains(&example), "{text}");
    }
}

/// An example with its output is a line `$ deskmate …` and the lines after it with the same indent.
#[test]
fn examples_in_the_help_are_true() {
    let mut checked = 0;
    for name in COMMANDS {
        let text = help(name);
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            let Some(example) = line.strip_prefix("  $ deskmate ") else {
                continue;
            };
            let is_output = |line: &&str| line.starts_with("  ") && !line.starts_with("  $");
            let mut expected = String::new();
            while let Some(output) = lines.next_if(is_output) {
                expected.push_str(output.trim_start());
                expected.push('\n');
            }
            assert_eq!(run(&words(example)).good(), expected, "{example}");
            checked += 1;
        }
    }
    assert!(checked >= 4, "only {checked} examples with their output");
}

/// Splits a command line at spaces outside single quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in line.split('\'').enumerate() {
        match number % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

#[test]
fn a_wrong_usage_ends_with_2_and_prints_nothing() {
    let wrong: &[&[&str]] = &[
        &["replay"],
        &["replay", "a", "b"],
        &["replay", "--style", "html", "-"],
        &["moves", "e4"],
        &["moves", "--from", "e9"],
        &["moves", "--from", "e"],
        &["moves", "--fen"],
        &["status", "--rule", "blitz"],
        &["check"],
        &["convert", "-"],
        &["convert", "-", "--to", "pgn"],
        &["render", "-"],
        &["render", "-", "-o", "game.bmp"],
        &["render", "-", "-o", "-", "--format", "bmp"],
        &["render", "-", "-o", "game.png", "--size", "63"],
        &["render", "-", "-o", "game.gif", "--size", "0"],
        &["render", "-", "-o", "game.gif", "--size", "100000"],
        &["render", "-", "-o", "game.png", "--theme", "pink"],
        &["perft"],
        &["perft", "-1"],
        &["--no-such-option"],
        &["--quiet"],
        &["apply", "--quiet", "e4"],
        &["bench", "-q", "1"],
        &["engines", "-q"],
        &["uci", "--quiet"],
    ];
    for arguments in wrong {
        let ran = run(arguments);
        assert_eq!((ran.status, ran.text()), (2, ""), "{arguments:?}");
        assert!(
            ran.err.starts_with("deskmate: "),
            "{arguments:?} {}",
            ran.err
        );
        assert!(ran.err.contains("--help"), "{arguments:?} {}", ran.err);
    }
}

/// Control characters in names, moves and arguments are escaped. Bytes that are not UTF-8 become U+FFFD.
#[test]
fn control_characters_from_outside_are_escaped() {
    let odd = "a\u{1b}c\u{9b}2J\u{7f}\u{202e}b\u{2066}\n";
    let shown = r"a\u{1b}c\u{9b}2J\u{7f}\u{202e}b\u{2066}";
    let file = format!("no such {odd}.pgn");
    let option = format!("--{odd}");
    let runs: [(&[&str], i32); 7] = [
        (&["check", &file], 1),
        (&["convert", &file, "--to", "san"], 1),
        (&[&file], 1),
        (&["apply", odd], 1),
        (&["render", "-", "-o", odd], 2),
        (&["moves", "--from", odd], 2),
        (&[&option], 2),
    ];
    for (arguments, status) in runs {
        let ran = run(arguments);
        assert_eq!((ran.status, ran.text()), (status, ""), "{arguments:?}");
        assert!(ran.err.contains(shown), "{arguments:?} {}", ran.err);
        assert_harmless(&ran.err);
    }

    let games = [
        "1. e4 \x1bc *",
        "1. e4 \u{9b}2J *",
        "1. e4 \u{202e} *",
        "[White \"x\"\x1bc]\n\n*",
        "[FEN \"\x1b[2J\"]\n\n*",
        "{\x1bc",
    ];
    for text in games {
        for arguments in [&["check", "-"][..], &["convert", "-", "--to", "uci"]] {
            let ran = run_with(arguments, text.as_bytes());
            assert_eq!(ran.status, 1, "{text:?}");
            assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
            assert_harmless(&ran.err);
        }
    }
    let ran = run_with(&["check", "-"], b"1. e4 \x1bc *");
    ran.says(r"\u{1b}c");
}

fn assert_harmless(text: &str) {
    let is_active =
        |sign: char| (sign.is_control() && sign != '\n') || "\u{202e}\u{2066}".contains(sign);
    assert!(!text.contains(is_active), "{text:?}");
}

#[test]
#[cfg(unix)]
fn a_path_is_escaped_in_faults_and_results_alike() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("\x1bc\n.pgn");
    std::fs::write(&file, "1. e4 e9 *").expect("the file is written");
    let ran = run(&[Path::new("check"), &file]);
    let name = format!(r"{}/\u{{1b}}c\n.pgn", folder.path().display());
    assert_eq!(ran.text(), format!("{name}: 1 game, 1 fault\n"));
    ran.says_first(&format!("{name}:1:7: game 1: e9"));
    assert_eq!(ran.err.lines().count(), 1);
}

#[test]
fn a_picture_in_another_format_is_refused_with_a_reason() {
    for name in ["game.BMP", "game", ".png"] {
        let ran = run(&["render", "-", "-o", name]);
        ran.says("end in .png, .gif, ");
    }
}

#[test]
fn a_game_that_cannot_be_opened_is_named() {
    for name in [
        "no such file.pgn",
        "no such file",
        "./missing",
        "games/missing",
    ] {
        let ran = run(&[name]);
        assert_eq!((ran.status, ran.text()), (1, ""));
        let named = format!("deskmate: {name}: ");
        ran.says_first(&named);
        assert!(!ran.err.contains("os error"), "{}", ran.err);
    }
}

#[test]
fn a_mistyped_command_is_answered_with_the_nearest_one() {
    let cases: [(&[&str], &str); 8] = [
        (&["chek"], "'chek'; did you mean 'check'?"),
        (
            &["chek", "games/immortal.pgn"],
            "'chek'; did you mean 'check'?",
        ),
        (&["rendr", "--size", "3"], "'rendr'; did you mean 'render'?"),
        (&["Apply", "e4"], "'Apply'; did you mean 'apply'?"),
        (
            &["--games", ".", "stats"],
            "'stats'; did you mean 'status'?",
        ),
        (&["helpp"], "'helpp'; did you mean 'help'?"),
        (&["xyzzy"], "'xyzzy'\n"),
        (&["x\u{1b}c"], "'x\\u{1b}c'\n"),
    ];
    for (arguments, answer) in cases {
        let ran = run(arguments);
        assert_eq!((ran.status, ran.text()), (2, ""), "{arguments:?}");
        let expected = format!("deskmate: there is no command or file {answer}");
        assert!(ran.err.starts_with(&expected), "{arguments:?} {}", ran.err);
    }
    // An existing file is opened even if its name looks like a command.
    let ran = run(&["LICENSE", "games/immortal.pgn"]);
    ran.says("games/immortal.pgn");
}

#[test]
fn the_folder_of_games_may_be_named_before_a_command() {
    let ran = run(&["--games", "no such folder", "check", "games/immortal.pgn"]);
    assert_eq!(ran.good(), "games/immortal.pgn: 1 game, 0 faults\n");
    let both = run(&["games/immortal.pgn", "check", "games/immortal.pgn"]);
    assert_eq!((both.status, both.text()), (2, ""));
    assert!(
        both.err
            .starts_with("deskmate: a FILE is opened in the window")
    );
}

/// Examples are not wrapped, so that they can be copied.
#[test]
fn help_is_wrapped_at_the_width_of_the_terminal() {
    for name in COMMANDS {
        for columns in [60, 300] {
            let output = command(&[name, "--help"])
                .env("COLUMNS", columns.to_string())
                .output();
            let text = output.expect("a run").stdout;
            let text = String::from_utf8(text).expect("UTF-8");
            let is_prose = |line: &&str| !line.starts_with("  ");
            let prose = text.lines().filter(is_prose);
            let longest = prose.map(str::len).max();
            assert!(longest <= Some(columns.min(100)), "{text}");
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_display_the_window_is_refused_with_one_line() {
    for arguments in [&[] as &[&str], &["-"], &["games/immortal.pgn"]] {
        let ran = run_with(arguments, b"1. e4 *");
        assert_eq!((ran.status, ran.text()), (1, ""));
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        ran.says("no display");
    }
}

/// The writing end of a pipe whose reading end is closed.
fn closed_pipe() -> Stdio {
    let (reader, writer) = io::pipe().expect("a pipe");
    drop(reader);
    writer.into()
}

const CASES: &[&[&str]] = &[
    &["--help"],
    &["perft", "--help"],
    &["replay", "games/immortal.pgn"],
    &["apply", "e4"],
    &["moves"],
    &["status"],
    &["check", "games/immortal.pgn", "games/immortal.pgn"],
    &["convert", "games/immortal.pgn", "--to", "san"],
    &["perft", "3"],
];

#[test]
fn a_closed_pipe_ends_every_command_quietly() {
    for arguments in CASES {
        let mut command = command(arguments);
        let output = command.stdout(closed_pipe()).output().expect("a run");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            (output.status.code(), &*err),
            (Some(0), ""),
            "{arguments:?}"
        );
    }
}

#[test]
fn a_closed_standard_error_changes_nothing_else() {
    let cases: [(&[&str], i32); 4] = [
        (&["apply", "e5"], 1),
        (&["check", "no such file.pgn"], 1),
        (&["convert", "no such file.pgn", "--to", "uci"], 1),
        (&["perft", "x"], 2),
    ];
    for (arguments, status) in cases {
        let mut command = command(arguments);
        let output = command.stderr(closed_pipe()).output().expect("a run");
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        assert_eq!(output.stdout, b"", "{arguments:?}");
    }
}

/// On Linux writing to `/dev/full` always fails.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_reported() {
    for arguments in CASES.iter().skip(2) {
        let full = std::fs::File::options().write(true).open("/dev/full");
        let mut command = command(arguments);
        let output = command.stdout(full.expect("/dev/full")).output();
        let output = output.expect("a run");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let expected = "deskmate: standard output: No space left on device\n";
        assert_eq!(err, expected, "{arguments:?}");
    }
}

#[test]
fn standard_input_is_read_only_if_it_is_named() {
    assert_eq!(
        run_with(&["moves", "--from", "a2"], b"e4").good(),
        "a2a3,a2a4,\n"
    );
}
