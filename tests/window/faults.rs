//! Disks that are full, folders that cannot be written, and two programs on one folder.

use std::env;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

use crate::support::desk::Desk;
use crate::support::process::signal;
use crate::support::program::{MESSAGE, Program, START_MESSAGE};
use crate::support::wait;
use crate::{AFTER_E4, START};

/// Set for a test that was restarted with other permissions.
const INNER: &str = "DESKMATE_TEST_INNER";

/// Restarts the test under another command, if that works here. Returns whether this is the inner test.
fn is_inner(test: &str, outer: &[&str], ask: &[&str]) -> bool {
    if env::var_os(INNER).is_some() {
        return true;
    }
    let command = |arguments: &[&str]| {
        let mut command = Command::new(outer[0]);
        command.args(&outer[1..]).args(arguments);
        command
    };
    let able = command(ask).output();
    if !able.is_ok_and(|output| output.status.success()) {
        // Written directly, since the test runner hides the output of passing tests.
        let told = writeln!(io::stderr(), "LEFT OUT: {test} needs {outer:?} {ask:?}");
        told.expect("stderr is there");
        return false;
    }
    let program = env::current_exe().expect("this program has a path");
    let program = program.to_str().expect("a path in UTF-8");
    let name = format!("faults::{test}");
    let output = command(&[program, &name, "--exact"])
        .env(INNER, "1")
        .output();
    let output = output.expect("it could be started just now");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{printed}");
    assert!(printed.contains("1 passed"), "{printed}");
    false
}

/// Becomes the superuser of a new namespace, where file systems can be mounted.
const UNSHARE: [&str; 2] = ["unshare", "-rm"];
const MOUNT: [&str; 4] = ["mount", "-t", "tmpfs", "tmpfs"];

/// Drops the superuser's right to bypass permissions.
const WITHOUT_OVERRIDE: [&str; 3] = [
    "setpriv",
    "--bounding-set",
    "-dac_override,-dac_read_search",
];

fn mount(arguments: &[&str], folder: &Path) {
    let mut command = Command::new("mount");
    let mounted = command.args(arguments).arg(folder).status();
    assert!(mounted.expect("mount runs").success());
}

/// Plays a game whose second move cannot be saved, and checks the message.
fn play_two(program: &Program, desk: &Desk, fault: &str, make: impl FnOnce()) {
    program.click_moves("e2e4");
    let before = desk.folders.wait_for_saved("1. e4 *");
    make();
    program.click_moves("e7e5");
    program.wait_for_text(MESSAGE, fault);
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(desk.folders.saved(), Some(before), "it is still whole");
}

/// Without another move the game is saved as soon as possible.
fn wait_until_saved(program: Program, desk: &Desk) {
    program.wait_for_text(MESSAGE, "Saved to");
    desk.folders.wait_for_saved("1. e4 e5 *");
    let ended = program.close();
    assert_eq!((ended.code, &*ended.stderr), (Some(0), ""));
}

#[test]
fn a_full_disk() {
    let ask = [&MOUNT[..], &["/mnt"]].concat();
    if !is_inner("a_full_disk", &UNSHARE, &ask) {
        return;
    }
    let desk = Desk::new();
    let folder = &desk.folders.games;
    mount(&["-t", "tmpfs", "-o", "size=64k", "tmpfs"], folder);
    let filler = folder.join("filler");
    let fill = || {
        let mut file = OpenOptions::new();
        let mut file = file
            .create(true)
            .append(true)
            .open(&filler)
            .expect("a file");
        while file.write_all(&[0; 1024]).is_ok() {}
    };
    let program = desk.open_game();
    play_two(&program, &desk, "No space left", fill);
    fs::remove_file(&filler).expect("removed");
    wait_until_saved(program, &desk);
    assert_eq!(desk.folders.game_files(), ["last.txt"]);
}

#[test]
fn a_disk_that_cannot_be_written() {
    let ask = [&MOUNT[..], &["/mnt"]].concat();
    if !is_inner("a_disk_that_cannot_be_written", &UNSHARE, &ask) {
        return;
    }
    let desk = Desk::new();
    let folder = &desk.folders.games;
    mount(&MOUNT[1..], folder);
    let program = desk.open_game();
    play_two(&program, &desk, "Read-only", || {
        mount(&["-o", "remount,ro"], folder);
    });
    mount(&["-o", "remount,rw"], folder);
    wait_until_saved(program, &desk);
}

#[cfg(unix)]
#[test]
fn a_folder_without_the_permission_to_write() {
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::new();
    let permit = |mode| fs::set_permissions(&desk.folders.games, PermissionsExt::from_mode(mode));
    permit(0o555).expect("our own folder");
    let stops = fs::write(desk.folders.games.join("try"), "").is_err();
    permit(0o755).expect("our own folder");
    let test = "a_folder_without_the_permission_to_write";
    if !stops && !is_inner(test, &WITHOUT_OVERRIDE, &["true"]) {
        return;
    }
    let program = desk.open_game();
    play_two(&program, &desk, "Permission denied", || {
        permit(0o555).expect("our own folder");
    });
    permit(0o755).expect("our own folder");
    wait_until_saved(program, &desk);
}

#[cfg(unix)]
#[test]
fn a_last_game_without_the_permission_to_read_is_set_aside_once() {
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::new();
    desk.folders.write_last("1. d4 *");
    let last = desk.folders.games.join("last.txt");
    fs::set_permissions(&last, PermissionsExt::from_mode(0o200)).expect("our own file");
    let stops = fs::read(&last).is_err();
    let test = "a_last_game_without_the_permission_to_read_is_set_aside_once";
    if !stops && !is_inner(test, &WITHOUT_OVERRIDE, &["true"]) {
        return;
    }
    let program = desk.open_game();
    program.click_moves("e2e4");
    program.wait_for_text(MESSAGE, "The last game could not be read.");
    desk.folders.wait_for_saved("1. e4 *");
    program.click_moves("e7e5");
    desk.folders.wait_for_saved("1. e4 e5 *");
    assert_eq!(desk.folders.game_files(), ["last.txt", "unreadable.pgn"]);
    assert_eq!(program.close().code, Some(0));

    let program = desk.open();
    program.tap('c');
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn a_second_program_on_the_folder_only_reads_until_the_first_has_gone() {
    let desk = Desk::new();
    let first = desk.open_game();
    first.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");

    // Two windows on one display would cover each other.
    let mut other = Desk::new();
    other.folders.games = desk.folders.games.clone();
    let second = other.open();
    second.wait_for_board(START);
    second.wait_for_text(START_MESSAGE, "another program has");
    second.new_game();
    second.click_moves("d2d4");
    second.wait_for_text(MESSAGE, "Not saved: another program");
    first.click_moves("e7e5");
    desk.folders.wait_for_saved("1. e4 e5 *");
    assert_eq!(desk.folders.game_files(), ["last.txt"]);

    // A crash leaves no lock behind.
    first.kill();
    second.wait_for_text(MESSAGE, "Saved to");
    desk.folders.wait_for_saved("1. d4 *");
    assert_eq!(desk.folders.game_files().len(), 2);
    assert_eq!(second.close().code, Some(0));
}

#[test]
fn a_huge_file_is_reported_at_once_and_left_alone() {
    let desk = Desk::new();
    let last = desk.folders.games.join("last.txt");
    let file = fs::File::create(&last).expect("a file");
    file.set_len(1 << 30).expect("a file with a hole");
    let program = desk.open();
    program.tap('l');
    program.wait_for_text(START_MESSAGE, "Too large");
    program.new_game();
    program.click_moves("e2e4");
    let expected = ["last.txt", "unreadable.pgn"].map(String::from).to_vec();
    wait::until_equal("both files", &expected, || desk.folders.game_files());
    // For a moment the large file has two names.
    wait::until("another last game", || {
        let found = fs::metadata(&last).ok()?;
        (found.len() < 1 << 30).then_some(())
    });
    desk.folders.wait_for_saved("1. e4 *");
    program.wait_for_board(AFTER_E4);
    let kept = fs::metadata(desk.folders.games.join("unreadable.pgn"));
    assert_eq!(kept.expect("it is there").len(), 1 << 30);
    let peak = peak_memory(program.id());
    assert!(peak < 200 << 10, "{peak} KiB");
}

#[cfg(unix)]
#[test]
fn settings_that_are_not_a_file_do_not_block() {
    use std::os::unix::fs::symlink;
    type Make = fn(&Path);
    let pipe: Make = |path| {
        let made = Command::new("mkfifo").arg(path).status();
        assert!(made.expect("mkfifo runs").success());
    };
    let device: Make = |path| symlink("/dev/zero", path).expect("a link");
    let large: Make = |path| {
        let file = fs::File::create(path).expect("a file");
        file.set_len(4 << 30).expect("a file with a hole");
    };
    for (make, why) in [
        (pipe, "not a file"),
        (device, "not a file"),
        (large, "too large"),
    ] {
        let desk = Desk::new();
        let settings = desk.folders.path("config/deskmate/settings.json");
        fs::remove_file(&settings).expect("it was made for this test");
        make(&settings);
        let program = desk.open();
        program.wait_for_text(START_MESSAGE, "kept as settings.damaged.json");
        program.wait_for_text(START_MESSAGE, why);
        let peak = peak_memory(program.id());
        assert!(peak < 200 << 10, "{peak} KiB");
        program.tap('m');
        wait::until("settings that were saved", || {
            let text = fs::read_to_string(&settings).ok()?;
            text.contains("\"muted\": true").then_some(())
        });
        signal("-TERM", program.id());
        assert_eq!(program.wait_for_end().code, Some(0));
        let aside = settings.with_file_name("settings.damaged.json");
        assert!(fs::symlink_metadata(aside).is_ok());
    }
}

/// The peak memory of a process so far, in KiB.
fn peak_memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|text| text.parse().ok()).expect("a number")
}
