//! Whatever an engine does: there is an answer in time, by the built-in engine if need be, the message says what happened, no
//! process is left, and the memory is bounded. That the window answers meanwhile is shown by `window::engines`.
//!
//! `cargo test --test external faults -- --nocapture --test-threads 1` prints a table with what was measured. Only the
//! memory is checked here: times depend on the machine. The deadlines of every state are checked with the conversation.

use std::time::Instant;

use deskmate::app::{Message, Notice};
use deskmate::words::{Names, Words};

use super::*;

/// The most memory that an engine may take in this program, in KiB.
const MOST_MEMORY: usize = 64 << 10;

/// An engine that keeps to no deadline but those before the one that it is tested with.
fn short(change: impl FnOnce(&mut Deadlines)) -> Deadlines {
    let mut deadlines = Deadlines {
        quit: SHORT,
        ..Deadlines::default()
    };
    change(&mut deadlines);
    deadlines
}

/// The most memory that this program has used so far, in kibibytes.
fn peak_memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.trim().strip_suffix(" kB"));
    number
        .and_then(|number| number.parse().ok())
        .expect("a number")
}

/// Searches with a fake engine, until nodes 500 or until the first report, and checks what is promised.
#[track_caller]
fn run(mode: &str, deadlines: Deadlines, limits: &Limits) -> (SearchResult, Vec<EngineFault>) {
    let before = peak_memory();
    let engine = FakeEngine::new(mode);
    let mut chosen = ChosenEngine::external(launch(&engine, deadlines));
    let (stop_flag, start) = (StopFlag::default(), Instant::now());
    let is_unlimited = *limits == Limits::default();
    let (mut reports, mut faults) = (0, Vec::new());
    let result = chosen.search(
        &initial(),
        limits,
        &stop_flag,
        &mut |_| {
            reports += 1;
            if is_unlimited {
                stop_flag.stop();
            }
        },
        &mut |fault| faults.push(fault),
    );
    let answered = start.elapsed();
    assert!(is_sound(&initial(), &result), "{mode}: {result:?}");
    assert!(reports > 0, "{mode}");
    drop(chosen);
    engine.until_gone();
    let gone = start.elapsed() - answered;
    let more = peak_memory().saturating_sub(before);
    assert!(more < MOST_MEMORY, "{mode}: {more} KiB more");
    let message = faults.last().map(|fault| told(fault.clone()));
    println!(
        "{mode:<24} | answer after {:>5} ms | no process after {:>4} ms | {more:>5} KiB more | {}",
        answered.as_millis(),
        gone.as_millis(),
        message.as_deref().unwrap_or("by the engine"),
    );
    (result, faults)
}

/// What the message line says.
fn told(fault: EngineFault) -> String {
    let engine = "fake".to_owned();
    let notice = Notice::EngineFailed { engine, fault };
    Words::ENGLISH
        .message(&Message::Notice(notice), &Names::default())
        .text
}

/// The built-in engine takes over, and the fault is told.
#[track_caller]
fn fails(mode: &str, fault: EngineFault, deadlines: Deadlines) {
    let (result, faults) = run(mode, deadlines, &Limits::nodes(500));
    assert_eq!(faults, [fault], "{mode}");
    assert_ne!(result.lines[0].depth, 7, "{mode}: by the built-in engine");
}

/// The engine answers in spite of its faults.
#[track_caller]
fn works(mode: &str) -> SearchResult {
    let (result, faults) = run(mode, short(|_| ()), &Limits::nodes(500));
    assert_eq!(faults, [], "{mode}");
    result
}

#[test]
fn a_good_engine_answers() {
    let result = works("good");
    assert_eq!(result.lines[0].depth, 7);
    assert_eq!(result.lines[0].score.to_string(), "+0.25");
    assert_eq!(result.nodes, 99);
}

#[test]
fn an_engine_that_is_silent_or_slow() {
    let slow = short(|deadlines| deadlines.identification = SHORT);
    for mode in ["silent", "hangs-at uci", "deaf", "slow-uciok 3600"] {
        fails(mode, EngineFault::NotUci, slow);
    }
    let slow = short(|deadlines| deadlines.first_ready = SHORT);
    fails("hangs-at isready", EngineFault::NotReady, slow);
}

#[test]
fn an_engine_that_hangs_or_writes_for_ever_in_a_search() {
    let slow = short(|deadlines| {
        deadlines.news = SHORT;
        deadlines.stop = SHORT;
        deadlines.last_chance = SHORT;
    });
    // Lines without news do not put off the end of a search, nor do lines with news beyond its limit.
    for mode in [
        "hangs-at position",
        "hangs-at go",
        "flood-for-ever",
        "news-for-ever",
    ] {
        fails(mode, EngineFault::NoAnswer, slow);
    }
}

/// It is told to stop when it has come no further for a while, and its answer then counts.
#[test]
fn an_engine_that_ignores_the_number_of_nodes() {
    let slow = short(|deadlines| deadlines.news = SHORT);
    let (result, faults) = run("ignores-nodes", slow, &Limits::nodes(500));
    assert_eq!((faults, result.lines[0].depth), (vec![], 7));
}

/// The search is stopped, and the engine does not answer that. What it had found by then is no answer to trust: the own
/// search, which is stopped as well, gives a legal move.
#[test]
fn an_engine_that_hangs_when_it_is_stopped() {
    let slow = short(|deadlines| {
        deadlines.stop = SHORT;
        deadlines.last_chance = SHORT;
    });
    for mode in ["hangs-at stop", "no-answer"] {
        let (_, faults) = run(mode, slow, &Limits::default());
        assert_eq!(faults, [EngineFault::NoAnswer], "{mode}");
    }
}

#[test]
fn an_engine_that_ends() {
    for mode in [
        "dies-at uci",
        "dies-at isready",
        "dies-at position",
        "dies-at go",
        "segfault-at go",
        "leaves-child-at uci",
        "leaves-child-at go",
    ] {
        fails(mode, EngineFault::Ended, short(|_| ()));
    }
}

#[test]
fn an_engine_that_lies() {
    let illegal = |word: &str| EngineFault::IllegalMove(word.to_owned());
    for (mode, fault) in [
        ("illegal-best", illegal("a1a1")),
        ("null", illegal("0000")),
        ("none", illegal("(none)")),
        ("illegal-line", EngineFault::NoScore),
        ("mate-0", EngineFault::NoScore),
        ("bounds-only", EngineFault::NoScore),
    ] {
        fails(mode, fault, short(|_| ()));
    }
    let result = works("cut-line");
    assert_eq!(result.lines[0].moves.len(), 2);
    let result = works("huge-numbers");
    assert_eq!(result.lines[0].score.to_string(), "+300.00");
    assert_eq!(result.lines[0].hashfull, 1000);
}

#[test]
fn an_engine_that_writes_in_odd_ways() {
    for mode in [
        "crlf",
        "cr",
        "blanks",
        "garbage",
        "stderr-flood",
        "unasked",
        "twice",
    ] {
        assert_eq!(works(mode).lines[0].depth, 7, "{mode}");
    }
    let slow = short(|deadlines| deadlines.identification = SHORT);
    fails("no-newline", EngineFault::NotUci, slow);
}

#[test]
fn an_engine_that_writes_too_much() {
    for mode in ["flood 300000", "long-line 100", "options"] {
        assert_eq!(works(mode).lines[0].depth, 7, "{mode}");
    }
}

#[test]
fn a_flood_of_reports_is_thinned() {
    let engine = FakeEngine::new("flood 100000");
    let mut chosen = ChosenEngine::external(launch(&engine, Deadlines::default()));
    let start = Instant::now();
    let (_, reports, _) = search(&mut chosen, &initial(), &Limits::nodes(500));
    let identity = chosen.identity().expect("it runs");
    assert_eq!(identity.name, "Fake flood");
    // Twenty in each second that has begun, and the last one.
    let most = 20 * (start.elapsed().as_secs() as usize + 1) + 1;
    assert!(reports.len() <= most, "{}", reports.len());
}

#[test]
fn a_late_answer_is_not_taken_for_the_next_search() {
    let engine = FakeEngine::new("late");
    let deadlines = short(|deadlines| deadlines.stop = SHORT);
    let mut chosen = ChosenEngine::external(launch(&engine, deadlines));
    let mut second = initial();
    let best = initial().moves()[0];
    second.play(best).expect("legal");
    for root in [initial(), second] {
        let stop_flag = StopFlag::default();
        let mut faults = Vec::new();
        let result = chosen.search(
            &root,
            &Limits::default(),
            &stop_flag,
            &mut |_| stop_flag.stop(),
            &mut |fault| faults.push(fault),
        );
        assert_eq!(faults, []);
        assert_eq!(result.best, root.moves().first().copied());
        assert!(is_sound(&root, &result));
    }
}

#[test]
fn an_engine_that_does_not_end_is_killed() {
    works("ignores-quit");
}

#[test]
fn an_engine_without_chess960_leaves_it_to_the_own_search() {
    let engine = FakeEngine::new("no-chess960");
    let mut chosen = ChosenEngine::external(launch(&engine, Deadlines::default()));
    let root = Root::new(Position::chess960(0).expect("a number below 960"));
    for _ in 0..4 {
        let (result, _, faults) = search(&mut chosen, &root, &Limits::nodes(500));
        assert_eq!(faults, [EngineFault::NoChess960]);
        assert!(is_sound(&root, &result));
    }
    // It still searches everything else.
    let (result, _, faults) = search(&mut chosen, &initial(), &Limits::nodes(500));
    assert_eq!((faults, result.lines[0].depth), (vec![], 7));
    assert_eq!(engine.groups().len(), 1);
}

#[test]
fn after_three_failures_the_engine_is_not_used_for_a_while() {
    let engine = FakeEngine::new("dies-at go");
    let mut chosen = ChosenEngine::external(launch(&engine, Deadlines::default()));
    let mut all = Vec::new();
    for _ in 0..6 {
        let (result, _, faults) = search(&mut chosen, &initial(), &Limits::nodes(500));
        assert!(is_sound(&initial(), &result));
        all.extend(faults);
    }
    let ended = EngineFault::Ended;
    assert_eq!(
        all,
        [ended.clone(), ended.clone(), ended, EngineFault::GivenUp]
    );
    assert!(!chosen.is_external());
    assert_eq!(engine.groups().len(), 3);
}

#[test]
fn a_file_that_is_no_program() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let program = Program::at(folder.path().join("missing"));
    let launch = launch_program(program, folder.path().into(), Deadlines::default());
    let mut chosen = ChosenEngine::external(launch);
    let (result, _, faults) = search(&mut chosen, &initial(), &Limits::nodes(500));
    assert!(is_sound(&initial(), &result));
    assert!(
        matches!(&faults[..], [EngineFault::NotStarted(_)]),
        "{faults:?}"
    );
    // A program, but no engine.
    let program = Program::at("/bin/true".into());
    let launch = launch_program(program, folder.path().into(), Deadlines::default());
    let (_, _, faults) = search(
        &mut ChosenEngine::external(launch),
        &initial(),
        &Limits::nodes(500),
    );
    assert_eq!(faults, [EngineFault::Ended]);
}
