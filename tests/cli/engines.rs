//! `deskmate engines`, with engines that are shell scripts.

use std::process::Command;

use crate::Folder;
use crate::terminal::run;

/// An engine that identifies itself with control characters.
const GOOD: &str = r#"while read -r line; do
    case $line in
        uci) printf 'id name Fake\033[2J 1\nid author \342\200\256nobody\noption name Hash type spin default 16 min 1 max 64\n'
             printf 'option name Style of play type combo default Calm var Calm var Wild\nuciok\n' ;;
        quit) exit ;;
    esac
done"#;

/// An executable file with a shell script.
///
/// A shell writes it: a process that another test starts at the same time would inherit a file that is open here, and
/// the script could not be executed.
pub fn script(folder: &Folder, name: &str, text: &str) -> String {
    let path = folder.path(name);
    let written = Command::new("sh")
        .args([
            "-c",
            "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$0\" && chmod +x \"$0\"",
        ])
        .args([&path, text])
        .status();
    assert!(written.expect("the shell runs").success());
    path
}

#[test]
fn an_engine_says_what_it_is() {
    let folder = Folder::new();
    let path = script(&folder, "good", GOOD);
    let ran = run(&["engines", &path]);
    let expected = format!(
        "{path}\n  Name: Fake\\u{{1b}}[2J 1\n  Author: \\u{{202e}}nobody\n  Option Hash: 1 to 64, default 16\n  \
         Option Style of play: Calm | Wild, default Calm\n"
    );
    assert_eq!(ran.good(), expected);
}

#[test]
fn engines_of_the_settings_are_listed_and_used_by_their_names() {
    let folder = Folder::new();
    let good = script(&folder, "good", GOOD);
    let missing = folder.path("missing");
    std::fs::create_dir(folder.path("deskmate")).expect("made");
    let engines = serde_json::json!({"engines": [good, missing]});
    folder.file("deskmate/settings.json", engines.to_string());
    let run = |arguments: &[&str]| {
        let mut command = crate::terminal::command(arguments);
        let output = command.env("XDG_CONFIG_HOME", folder.0.path()).output();
        let output = output.expect("the program runs");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (text(output.stdout), text(output.stderr))
    };
    let (listed, faults) = run(&["engines"]);
    assert!(
        listed.contains(&format!("{good}\n  Name: Fake")),
        "{listed}"
    );
    let fault = format!("deskmate: {missing}: cannot be started");
    assert!(faults.contains(&fault), "{faults}");
    let start = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    let (_, faults) = run(&[
        "analyse", "--engine", "missing", "--nodes", "1", "--fen", start,
    ]);
    assert!(faults.contains("missing: cannot be started"), "{faults}");
}

#[test]
fn what_is_no_engine_is_reported_and_the_others_are_listed() {
    let folder = Folder::new();
    let good = script(&folder, "good", GOOD);
    let other = script(&folder, "other", "echo hello; exit 0");
    let missing = folder.path("missing");
    let ran = run(&["engines", &other, &missing, &good]);
    let faults = format!(
        "deskmate: {other}: ended unexpectedly\ndeskmate: {missing}: cannot be started: No such file or directory\n"
    );
    assert_eq!((ran.status, ran.err.as_str()), (1, faults.as_str()));
    assert!(ran.text().starts_with(&format!("{good}\n  Name: ")));
}

#[test]
fn an_engine_in_the_current_directory_is_not_looked_for() {
    let folder = Folder::new();
    script(&folder, "stockfish", GOOD);
    let run_here = |arguments: &[&str]| {
        let mut command = crate::terminal::command(arguments);
        let output = command.current_dir(folder.0.path()).output();
        let output = output.expect("the program runs");
        String::from_utf8(output.stdout).expect("text")
    };
    let listed = run_here(&["engines"]);
    assert!(!listed.contains("Fake"), "{listed}");
    // Nor is it by its name alone.
    script(&folder, "nosuchfish", GOOD);
    let start = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    let found = run_here(&["analyse", "--engine", "nosuchfish", "--fen", start]);
    assert_eq!(found, "");
    let listed = run_here(&["engines", "./nosuchfish"]);
    assert!(listed.contains("Fake"), "{listed}");
}
