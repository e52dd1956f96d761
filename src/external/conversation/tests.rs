//! Conversations as tables: at what time something happens, and what is done about it.

use std::num::NonZeroUsize;
use std::time::Duration;

use super::*;
use crate::engine::{Limits, Root, TimeBudget};
use crate::notation::{fen, read_move};
use crate::rules::{Move, Position};
use crate::time::Instant;

/// A row: the time in milliseconds, what happens, and what is done.
///
/// A line of the engine is written `< line`; `search`, `stop`, `end` and `tick` are the other events. What is sent is
/// written `> line`.
type Row<'a> = (u64, &'a str, &'a [&'a str]);

const IDENTIFIED: [Row; 4] = [
    (0, "tick", &["> uci"]),
    (100, "< id name Fake 1", &[]),
    (
        100,
        "< option name MultiPV type spin default 1 min 1 max 3",
        &[],
    ),
    (200, "< uciok", &["> isready"]),
];

const READY: [Row; 1] = [(300, "< readyok", &[])];

/// A search of the initial position without limits has begun.
const SEARCHING: [Row; 2] = [
    (1_000, "search", &["> isready"]),
    (
        1_010,
        "< readyok",
        &["> position startpos", "> go infinite"],
    ),
];

struct Table {
    conversation: Conversation,
    start: Instant,
    request: Request,
}

impl Table {
    fn new() -> Table {
        Table::of(Root::new(Position::initial()), Limits::default())
    }

    fn of(root: Root, limits: Limits) -> Table {
        let resources = Resources {
            mebibytes: 16,
            threads: NonZeroUsize::MIN,
        };
        Table {
            conversation: Conversation::new(Deadlines::default(), resources),
            start: Instant::now(),
            request: Request {
                root,
                limits,
                is_new_game: false,
            },
        }
    }

    #[track_caller]
    fn play(&mut self, rows: &[Row]) -> &mut Table {
        for row in rows {
            let done = self.step(row);
            assert_eq!(done, row.2, "at {} ms", row.0);
        }
        self
    }

    /// What is done in a row.
    fn step(&mut self, &(millis, event, _): &Row) -> Vec<String> {
        let event = match event.strip_prefix("< ") {
            Some(line) => Event::Line(line.to_owned()),
            None => match event {
                "search" => Event::Search(Box::new(self.request.clone())),
                "stop" => Event::Stop,
                "end" => Event::Ended,
                "tick" => Event::Tick,
                other => panic!("{other} is no event"),
            },
        };
        let now = self.start + Duration::from_millis(millis);
        let done = self.conversation.step(event, now);
        done.into_iter().map(shown).collect()
    }

    /// The time of the next deadline in milliseconds.
    fn deadline(&self) -> Option<u128> {
        let deadline = self.conversation.deadline()?;
        Some((deadline - self.start).as_millis())
    }
}

fn shown(action: Action) -> String {
    let moves = |moves: &[Move]| {
        let words: Vec<_> = moves.iter().map(Move::to_string).collect();
        words.join(" ")
    };
    match action {
        Action::Send(command) => format!("> {command}"),
        Action::Report(report) => format!(
            "report {} depth {} {} {}",
            report.line,
            report.depth,
            report.score,
            moves(&report.moves)
        ),
        Action::Finish(result) => {
            let lines: Vec<_> = result
                .lines
                .iter()
                .map(|line| line.score.to_string())
                .collect();
            let best = result.best.into_iter().chain(result.reply);
            let best: Vec<_> = best.collect();
            format!("finish {} [{}]", moves(&best), lines.join(" "))
        }
        Action::Refuse(fault) => format!("refuse: {fault}"),
        Action::Fail(fault) => format!("fail: {fault}"),
    }
}

fn ready() -> Table {
    let mut table = Table::new();
    table.play(&IDENTIFIED).play(&READY);
    table
}

fn searching() -> Table {
    let mut table = ready();
    table.play(&SEARCHING);
    table
}

#[test]
fn a_search_from_beginning_to_end() {
    let mut table = ready();
    assert_eq!(table.deadline(), None);
    let identity = table.conversation.identity().expect("identified");
    assert_eq!(identity.name, "Fake 1");
    table.play(&SEARCHING).play(&[
        (
            1_100,
            "< info depth 1 score cp 30 nodes 20 pv e2e4 e7e5",
            &["report 1 depth 1 +0.30 e2e4 e7e5"],
        ),
        (2_000, "stop", &["> stop"]),
        (
            2_010,
            "< bestmove e2e4 ponder e7e5",
            &["finish e2e4 e7e5 [+0.30]"],
        ),
        (3_000, "search", &["> isready"]),
        (
            3_010,
            "< readyok",
            &["> position startpos", "> go infinite"],
        ),
    ]);
}

#[test]
fn nothing_is_sent_before_the_engine_is_identified() {
    Table::new().play(&[
        (0, "search", &["> uci"]),
        (50, "< readyok", &[]),
        (60, "< bestmove e2e4", &[]),
        (
            70,
            "< option name Hash type spin default 1 min 1 max 8",
            &[],
        ),
        (
            80,
            "< option name threads type spin default 1 min 1 max 64",
            &[],
        ),
        (90, "< option name OwnBook type check default true", &[]),
        (
            100,
            "< uciok",
            &[
                "> setoption name Threads value 1",
                "> setoption name Hash value 8",
                "> setoption name OwnBook value false",
                "> isready",
            ],
        ),
        (200, "< readyok", &["> position startpos", "> go infinite"]),
    ]);
}

#[test]
fn deadlines_before_a_search() {
    Table::new().play(&[
        (0, "tick", &["> uci"]),
        (9_999, "< id name Slow", &[]),
        (10_000, "tick", &["fail: does not answer as a UCI engine"]),
        (20_000, "< uciok", &[]),
        (20_000, "search", &["refuse: ended unexpectedly"]),
    ]);
    // Networks and tablebases are read before the first `readyok`.
    let mut table = Table::new();
    table.play(&IDENTIFIED);
    assert_eq!(table.deadline(), Some(30_200));
    table.play(&[
        (30_199, "tick", &[]),
        (30_200, "tick", &["fail: does not get ready"]),
    ]);
    let mut table = ready();
    table.play(&SEARCHING[..1]);
    assert_eq!(table.deadline(), Some(6_000));
    table.play(&[
        (5_999, "< info string wait", &[]),
        (6_000, "tick", &["fail: does not get ready"]),
    ]);
}

#[test]
fn an_engine_that_does_not_stop_is_asked_once_more() {
    let stopped: [Row; 3] = [
        (2_000, "stop", &["> stop"]),
        (3_999, "tick", &[]),
        (4_000, "tick", &["> isready"]),
    ];
    searching().play(&stopped).play(&[
        (4_100, "< readyok", &[]),
        (5_999, "tick", &[]),
        (6_000, "tick", &["fail: does not answer"]),
    ]);
    searching().play(&stopped).play(&[
        (4_100, "< bestmove d2d4", &["finish d2d4 []"]),
        (4_200, "< readyok", &[]),
        (9_000, "search", &["> isready"]),
    ]);
}

#[test]
fn a_search_with_a_limit_of_time_may_take_five_seconds_more() {
    let time = TimeBudget::exactly(Duration::from_millis(500));
    let mut table = Table::of(Root::new(Position::initial()), Limits::time(time));
    table.play(&IDENTIFIED).play(&READY).play(&[
        (1_000, "search", &["> isready"]),
        (
            1_000,
            "< readyok",
            &["> position startpos", "> go movetime 500"],
        ),
        (
            6_400,
            "< info depth 3 score cp 1 pv e2e4",
            &["report 1 depth 3 +0.01 e2e4"],
        ),
        (6_499, "tick", &[]),
        (6_500, "tick", &["> stop"]),
        (8_500, "tick", &["> isready"]),
        (10_500, "tick", &["fail: does not answer"]),
    ]);
}

/// GNU Chess 6 and other descendants of Fruit do not know `go nodes`, and search on.
#[test]
fn a_search_that_goes_beyond_its_nodes_is_stopped() {
    let mut table = Table::of(Root::new(Position::initial()), Limits::nodes(5_000));
    table.play(&IDENTIFIED).play(&READY).play(&[
        (1_000, "search", &["> isready"]),
        (
            1_010,
            "< readyok",
            &["> position startpos", "> go nodes 5000"],
        ),
        (
            1_020,
            "< info depth 5 nodes 4999 score cp 30 pv e2e4",
            &["report 1 depth 5 +0.30 e2e4"],
        ),
        (1_030, "< info depth 6 nodes 5000", &["> stop"]),
        (1_040, "< info depth 6 nodes 5100", &[]),
        (1_050, "< bestmove e2e4", &["finish e2e4 [+0.30]"]),
    ]);
}

#[test]
fn a_search_without_news_is_stopped_after_a_minute() {
    searching().play(&[
        (50_000, "< info nodes 5", &[]),
        (109_999, "< garbage", &[]),
        (110_000, "tick", &["> stop"]),
        (110_001, "< bestmove e2e4", &["finish e2e4 []"]),
    ]);
}

/// Only a greater depth or more nodes are news: an engine that says the same for ever has come no further.
#[test]
fn a_search_that_repeats_itself_is_stopped_after_a_minute() {
    searching().play(&[
        (50_000, "< info depth 3 nodes 5", &[]),
        (60_000, "< info depth 4 currmove e2e4", &[]),
        (119_000, "< info depth 4 nodes 5 currmove d2d4", &[]),
        (119_500, "< info depth 1 nodes 4", &[]),
        (120_000, "tick", &["> stop"]),
        (120_001, "< bestmove e2e4", &["finish e2e4 []"]),
    ]);
}

/// News does not put off the end of a search that was given a limit: a millisecond for each node, an hour for a depth.
#[test]
fn a_search_with_any_limit_has_an_end() {
    let (nodes, depth) = (Limits::nodes(100_000), Limits::depth(99));
    for (limits, go, end) in [
        (nodes, "> go nodes 100000", 101),
        (depth, "> go depth 99", 3_601),
    ] {
        let mut table = Table::of(Root::new(Position::initial()), limits);
        table.play(&IDENTIFIED).play(&READY).play(&[
            (1_000, "search", &["> isready"]),
            (1_000, "< readyok", &["> position startpos", go]),
        ]);
        for second in 2..end {
            let line = format!("< info nodes {second}");
            table.play(&[(1_000 * second, &line, &[])]);
        }
        let last = 1_000 * end;
        table.play(&[(last, "tick", &["> stop"])]);
    }
}

#[test]
fn a_search_that_goes_beyond_its_depth_is_stopped() {
    let mut table = Table::of(Root::new(Position::initial()), Limits::depth(5));
    table.play(&IDENTIFIED).play(&READY).play(&[
        (1_000, "search", &["> isready"]),
        (1_010, "< readyok", &["> position startpos", "> go depth 5"]),
        (1_020, "< info depth 5 nodes 50", &[]),
        (1_030, "< info depth 6 nodes 60", &["> stop"]),
    ]);
}

#[test]
fn a_search_that_has_not_begun_ends_at_once() {
    Table::new().play(&[
        (0, "search", &["> uci"]),
        (10, "stop", &["finish b1a3 []"]),
        (20, "search", &[]),
        (30, "< uciok", &["> isready"]),
        (40, "stop", &["finish b1a3 []"]),
        (50, "search", &[]),
        (60, "< readyok", &["> position startpos", "> go infinite"]),
        (70, "< bestmove e2e4", &["finish e2e4 []"]),
        (80, "stop", &[]),
    ]);
}

#[test]
fn reports_are_thinned_to_the_newest_of_each_line() {
    let limits = Limits {
        lines: 9,
        ..Limits::default()
    };
    let mut table = Table::of(Root::new(Position::initial()), limits);
    table.play(&IDENTIFIED).play(&READY).play(&[
        (1_000, "search", &["> isready"]),
        (
            1_000,
            "< readyok",
            &[
                "> setoption name MultiPV value 3",
                "> position startpos",
                "> go infinite",
            ],
        ),
        (
            1_010,
            "< info depth 1 multipv 1 score cp 10 pv e2e4",
            &["report 1 depth 1 +0.10 e2e4"],
        ),
        (1_020, "< info depth 1 multipv 2 score cp 9 pv d2d4", &[]),
        (1_030, "< info depth 2 multipv 1 score cp 12 pv e2e4", &[]),
        (1_040, "< info depth 3 multipv 1 score cp 11 pv e2e4", &[]),
        (1_040, "< info depth 3 multipv 4 score cp 1 pv a2a3", &[]),
        (1_040, "< info depth 3 multipv 0 score cp 1 pv a2a3", &[]),
    ]);
    assert_eq!(table.deadline(), Some(1_060));
    table.play(&[
        (
            1_060,
            "tick",
            &["report 1 depth 3 +0.11 e2e4", "report 2 depth 1 +0.09 d2d4"],
        ),
        (1_070, "< info depth 4 multipv 1 score mate 3 pv e2e4", &[]),
        (
            1_080,
            "< bestmove e2e4",
            &["report 1 depth 4 #3 e2e4", "finish e2e4 [#3 +0.09]"],
        ),
    ]);
}

#[test]
fn only_what_is_legal_is_believed() {
    searching().play(&[
        (1_100, "< info depth 1 score cp 1 pv e2e5 e7e5", &[]),
        (
            1_200,
            "< info depth 1 score cp 1 pv e2e4 e7e5 e4e5 a7a6",
            &["report 1 depth 1 +0.01 e2e4 e7e5"],
        ),
        (
            1_300,
            "< bestmove e2e4 ponder e2e4",
            &["finish e2e4 [+0.01]"],
        ),
    ]);
    for word in ["e2e5", "(none)", "0000", "NULL", "a1a1", "\u{fffd}"] {
        let line = format!("< bestmove {word}");
        let fault = format!("fail: gave an illegal move: {word}");
        searching().play(&[(1_100, &line, &[&fault])]);
    }
}

#[test]
fn a_bound_and_a_mate_in_no_moves_are_no_scores() {
    searching().play(&[
        (1_100, "< info depth 1 score cp 1 lowerbound pv e2e4", &[]),
        (1_200, "< info depth 1 score cp 1 upperbound pv e2e4", &[]),
        (1_300, "< info depth 1 score mate 0 pv e2e4", &[]),
        (1_400, "< info depth 1 score mate -0 pv e2e4", &[]),
        (1_500, "< info depth 1 score mate 999999 pv e2e4", &[]),
        (1_600, "< info depth 1 pv e2e4", &[]),
        (1_700, "< info depth 1 score cp 5", &[]),
        (
            1_800,
            "< info depth 99999999999999999999 score cp 99999999999999999999 nodes -1 pv e2e4",
            &["report 1 depth 255 +300.00 e2e4"],
        ),
        (1_900, "< bestmove e2e4", &["finish e2e4 [+300.00]"]),
    ]);
}

/// Stockfish 17 gives all lines again whenever it has a bound of one.
#[test]
fn no_move_is_given_in_two_lines_after_a_bound() {
    let limits = Limits {
        lines: 3,
        ..Limits::default()
    };
    let mut table = Table::of(Root::new(Position::initial()), limits);
    table.play(&IDENTIFIED).play(&READY);
    table.step(&(1_000, "search", &[]));
    table.step(&(1_000, "< readyok", &[]));
    table.play(&[
        (
            1_100,
            "< info depth 8 multipv 1 score cp 30 pv e2e4",
            &["report 1 depth 8 +0.30 e2e4"],
        ),
        (1_110, "< info depth 8 multipv 2 score cp 20 pv d2d4", &[]),
        (1_120, "< info depth 8 multipv 3 score cp 10 pv c2c4", &[]),
        (
            1_200,
            "< info depth 9 multipv 1 score cp 45 lowerbound pv d2d4",
            &["report 2 depth 8 +0.20 d2d4", "report 3 depth 8 +0.10 c2c4"],
        ),
        (1_300, "< info depth 8 multipv 2 score cp 30 pv e2e4", &[]),
        (1_300, "< info depth 8 multipv 3 score cp 10 pv c2c4", &[]),
        (
            1_400,
            "< info depth 9 multipv 1 score cp 50 pv d2d4",
            &["report 1 depth 9 +0.50 d2d4"],
        ),
        (
            1_500,
            "< info depth 8 multipv 2 score cp 30 pv e2e4",
            &["report 2 depth 8 +0.30 e2e4"],
        ),
        (
            1_600,
            "< bestmove d2d4",
            &["finish d2d4 [+0.50 +0.30 +0.10]"],
        ),
    ]);
}

#[test]
fn an_answer_too_many_is_ignored() {
    searching().play(&[
        (1_100, "< bestmove e2e4", &["finish e2e4 []"]),
        (1_100, "< bestmove d2d4", &[]),
        (1_200, "search", &["> isready"]),
        (1_300, "< bestmove c2c4", &[]),
        (
            1_400,
            "< readyok",
            &["> position startpos", "> go infinite"],
        ),
        (1_500, "< readyok", &[]),
        (1_600, "< uciok", &[]),
        (1_700, "< bestmove g1f3", &["finish g1f3 []"]),
    ]);
}

#[test]
fn the_end_of_the_process_is_noticed_in_every_state() {
    Table::new().play(&[(0, "end", &["> uci", "fail: ended unexpectedly"])]);
    Table::new()
        .play(&IDENTIFIED)
        .play(&[(300, "end", &["fail: ended unexpectedly"])]);
    ready().play(&[(400, "end", &["fail: ended unexpectedly"])]);
    searching().play(&[
        (1_200, "end", &["fail: ended unexpectedly"]),
        (1_300, "end", &[]),
        (1_400, "stop", &[]),
    ]);
}

#[test]
fn chess960_is_asked_for_where_it_is_needed_and_offered() {
    let text = "1r3k1r/8/8/8/8/8/8/1R3K1R w HBhb - 0 1";
    let mut root = Root::new(fen::read(text).expect("a position"));
    let castling = read_move(root.position(), "O-O").expect("legal");
    root.play(castling).expect("legal");
    let mut table = Table::of(root, Limits::depth(3));
    table.play(&IDENTIFIED).play(&READY).play(&[
        (1_000, "search", &["> isready"]),
        (1_100, "< readyok", &["refuse: does not know Chess960"]),
    ]);
    table.request.root = Root::new(Position::initial());
    table.play(&[
        (2_000, "search", &["> isready"]),
        (2_100, "< readyok", &["> position startpos", "> go depth 3"]),
    ]);
    let position = format!("> position fen {} moves f1h1", text.replace("HBhb", "KQkq"));
    let root = {
        let mut root = Root::new(fen::read(text).expect("a position"));
        root.play(castling).expect("legal");
        root
    };
    let mut table = Table::of(root, Limits::depth(3));
    table
        .play(&IDENTIFIED[..3])
        .play(&[
            (
                150,
                "< option name UCI_Chess960 type check default false",
                &[],
            ),
            (200, "< uciok", &["> isready"]),
        ])
        .play(&READY)
        .play(&[
            (1_000, "search", &["> isready"]),
            (
                1_100,
                "< readyok",
                &[
                    "> setoption name UCI_Chess960 value true",
                    &position,
                    "> go depth 3",
                ],
            ),
            (1_200, "< bestmove f8g8", &["finish f8g8 []"]),
        ]);
    table.request.root = Root::new(Position::initial());
    table.play(&[
        (2_000, "search", &["> isready"]),
        (
            2_100,
            "< readyok",
            &[
                "> setoption name UCI_Chess960 value false",
                "> position startpos",
                "> go depth 3",
            ],
        ),
    ]);
}

#[test]
fn another_game_is_announced() {
    let mut table = ready();
    table.request.is_new_game = true;
    table.play(&[(1_000, "search", &["> ucinewgame", "> isready"])]);
}

/// However an engine falls silent, it is given up after deadlines that are known: no state waits for ever.
#[test]
fn every_state_that_waits_has_a_deadline() {
    let deadlines = Deadlines::default();
    let clock = Limits::time(TimeBudget::exactly(Duration::from_secs(1)));
    let limited = || Table::of(Root::new(Position::initial()), clock.clone());
    let ends = [deadlines.stop, deadlines.last_chance];
    let news = [&[deadlines.news][..], &ends].concat();
    let overtime = [&[Duration::from_secs(1) + deadlines.overtime][..], &ends].concat();
    let identification = vec![deadlines.identification];
    let first_ready = vec![deadlines.first_ready];
    let ready = vec![deadlines.ready];
    // A table up to its last row, and the deadlines after that.
    let begin = |mut table: Table, rows: &[Row]| {
        for row in rows {
            let _ = table.step(row);
        }
        (table, rows.last().map_or(0, |row| row.0))
    };
    let identified = IDENTIFIED.to_vec();
    let idle = [&IDENTIFIED[..], &READY].concat();
    let preparing = [&idle[..], &SEARCHING[..1]].concat();
    let searching = [&idle[..], &SEARCHING].concat();
    let stopping = [&searching[..], &[(2_000, "stop", &[])]].concat();
    let starting: [Row; 1] = [(0, "search", &[])];
    for (what, (mut table, now), expected) in [
        ("starting", begin(Table::new(), &starting), identification),
        ("identified", begin(Table::new(), &identified), first_ready),
        ("preparing", begin(Table::new(), &preparing), ready),
        ("searching", begin(Table::new(), &searching), news),
        (
            "searching with a limit",
            begin(limited(), &searching),
            overtime,
        ),
        ("stopping", begin(Table::new(), &stopping), ends.to_vec()),
    ] {
        let mut now = u128::from(now);
        let mut waited = Vec::new();
        let mut done = Vec::new();
        while let Some(deadline) = table.deadline() {
            waited.push(Duration::from_millis((deadline - now) as u64));
            now = deadline;
            done = table.step(&(now as u64, "tick", &[]));
        }
        assert_eq!(waited, expected, "{what}");
        let is_given_up = done.last().is_some_and(|last| last.starts_with("fail"));
        assert!(is_given_up, "{what}: {done:?}");
    }
}
