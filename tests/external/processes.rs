//! Starting and ending: no process is left behind.

use std::process::{Command, Stdio};
use std::thread;

use deskmate::external::ExternalEngine;

use super::*;

#[test]
fn fifty_starts_and_stops_leave_nothing_behind() {
    for mode in ["good", "deaf", "leaves-child-at quit"] {
        let engine = FakeEngine::new(mode);
        let deadlines = Deadlines {
            quit: Duration::from_millis(20),
            ..Deadlines::default()
        };
        for number in 0..50 {
            let mut external = ExternalEngine::new(launch(&engine, deadlines));
            let stop_flag = StopFlag::default();
            // Halted before, while, or after it starts.
            if number % 2 == 0 {
                stop_flag.stop();
            }
            let stopper = stop_flag.clone();
            let stopping = thread::spawn(move || stopper.stop());
            let result = external.search(&initial(), &Limits::default(), &stop_flag, &mut |_| ());
            let best = result.expect("halted in time").best;
            assert!(best.is_some_and(|best| initial().moves().contains(&best)));
            stopping.join().expect("it ends");
        }
        engine.until_gone();
    }
}

#[test]
fn a_search_is_halted_and_the_next_one_begins_in_the_same_process() {
    let engine = FakeEngine::new("good");
    let mut chosen = ChosenEngine::external(launch(&engine, Deadlines::default()));
    let mut root = initial();
    for _ in 0..20 {
        let stop_flag = StopFlag::default();
        let result = chosen.search(
            &root,
            &Limits::default(),
            &stop_flag,
            &mut |_| stop_flag.stop(),
            &mut |fault| panic!("{fault}"),
        );
        assert_eq!(result.lines[0].depth, 7);
        let best = result.best.expect("a move");
        assert_eq!(best, root.moves()[0]);
        root.play(best).expect("legal");
    }
    assert_eq!(engine.groups().len(), 1);
    assert!(fake_engine::has_folder(&engine));
}

#[test]
fn an_engine_that_rests_is_started_again() {
    let engine = FakeEngine::new("good");
    let mut chosen = ChosenEngine::external(launch(&engine, Deadlines::default()));
    for _ in 0..2 {
        let (result, _, faults) = search(&mut chosen, &initial(), &Limits::nodes(500));
        assert_eq!((faults, result.lines[0].depth), (vec![], 7));
        chosen.rest();
        engine.until_gone();
    }
    assert_eq!(engine.groups().len(), 2);
}

#[test]
fn one_that_ends_between_two_searches_is_started_again() {
    // It ends after the first search, as `ucinewgame` says that the second belongs to another game.
    let engine = FakeEngine::new("dies-at ucinewgame");
    let mut chosen = ChosenEngine::external(launch(&engine, Deadlines::default()));
    let (_, _, faults) = search(&mut chosen, &initial(), &Limits::nodes(500));
    assert_eq!(faults, []);
    chosen.clear();
    let (_, _, faults) = search(&mut chosen, &initial(), &Limits::nodes(500));
    assert_eq!(faults, [EngineFault::Ended]);
    let (result, _, faults) = search(&mut chosen, &initial(), &Limits::nodes(500));
    assert_eq!((faults, result.lines[0].depth), (vec![], 7));
}

/// What an engine started ends with it, also with a session of its own. Another process of this program does not.
#[test]
fn a_process_that_has_left_its_engine_ends_with_it() {
    let mut other = Command::new("setsid")
        .args(["sleep", "3600"])
        .spawn()
        .expect("it starts");
    let engine = FakeEngine::new("leaves-daemon-at go");
    let deadlines = Deadlines {
        news: SHORT,
        stop: SHORT,
        last_chance: SHORT,
        quit: SHORT,
        ..Deadlines::default()
    };
    let mut chosen = ChosenEngine::external(launch(&engine, deadlines));
    let (_, _, faults) = search(&mut chosen, &initial(), &Limits::nodes(500));
    assert_eq!(faults, [EngineFault::NoAnswer]);
    assert_eq!(engine.groups().len(), 2);
    engine.until_gone();
    assert_eq!(other.try_wait().expect("it is ours"), None);
    other.kill().expect("it runs");
    other.wait().expect("it is ours");
}

/// The program is killed while it waits for an engine, which is told by nothing but the end of its input, or not even
/// by that.
#[test]
fn the_program_is_killed_and_no_engine_stays() {
    for (mode, groups) in [
        ("silent", 1),
        ("deaf", 1),
        ("hangs-at uci", 1),
        ("leaves-child-at uci", 1),
        ("leaves-daemon-at uci", 2),
    ] {
        let engine = FakeEngine::new(mode);
        let mut program = Command::new(env!("CARGO_BIN_EXE_deskmate"))
            .arg("engines")
            .arg(engine.path())
            .env("XDG_DATA_HOME", engine.folder())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        engine.until_started(groups);
        program.kill().expect("it runs");
        program.wait().expect("it is ours");
        engine.until_gone();
    }
}
