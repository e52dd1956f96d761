//! `deskmate uci`, run through two pipes as a chess GUI runs it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::thread;
use std::time::Duration;

use deskmate::engine::{Limits, Opponent, Root, StopFlag, Strength};
use deskmate::notation::read_move;
use deskmate::rules::Position;

use crate::terminal::{command, run_with};

/// A running engine; its output is read line by line.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = command(&["uci"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        Engine {
            input: child.stdin.take().expect("a pipe"),
            output: BufReader::new(child.stdout.take().expect("a pipe")),
            child,
        }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine reads its input");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        let read = self.output.read_line(&mut line).expect("text");
        assert!(read > 0, "the engine has ended");
        line.trim_end().to_owned()
    }

    /// The next line with this prefix. The lines before it must not be answers to a search.
    fn until(&mut self, beginning: &str) -> String {
        loop {
            let line = self.line();
            if line.starts_with(beginning) {
                return line;
            }
            assert!(line.starts_with("info "), "{line} before {beginning}");
        }
    }

    fn quit(mut self) -> Vec<String> {
        self.send("quit");
        assert!(self.child.wait().expect("the engine ends").success());
        self.output
            .lines()
            .map(|line| line.expect("text"))
            .collect()
    }
}

#[test]
fn it_identifies_itself_and_answers_isready_during_a_search() {
    let mut engine = Engine::start();
    engine.send("uci");
    assert!(engine.line().starts_with("id name Deskmate "));
    assert!(engine.line().starts_with("id author "));
    for _ in 0..11 {
        assert!(engine.line().starts_with("option name "));
    }
    assert_eq!(engine.line(), "uciok");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    engine.send("go infinite");
    engine.send("isready");
    engine.until("readyok");
    engine.send("stop");
    engine.until("bestmove ");
    assert_eq!(engine.quit(), [""; 0]);
}

#[test]
fn every_stop_is_answered_by_exactly_one_bestmove() {
    stop_often(Engine::start(), 1_000);
}

#[test]
fn every_stop_is_answered_with_two_threads_too() {
    let mut engine = Engine::start();
    engine.send("setoption name Threads value 2");
    stop_often(engine, 200);
}

/// Stops searches of all kinds after times that differ.
fn stop_often(mut engine: Engine, rounds: usize) {
    let mut state = 88_172_645_463_325_252_u64;
    for round in 0..rounds {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        engine.send(["position startpos", "position startpos moves e2e4 e7e5"][round % 2]);
        engine.send(
            [
                "go infinite",
                "go depth 3",
                "go ponder wtime 1000 btime 1000",
                "go nodes 700",
            ][round % 4],
        );
        thread::sleep(Duration::from_micros(state % 1_500));
        engine.send("stop");
        let word = engine.until("bestmove ");
        assert_eq!(word.split(' ').nth(1).map(str::len), Some(4), "{word}");
        engine.send("isready");
        assert_eq!(engine.line(), "readyok", "a second answer in round {round}");
    }
    assert_eq!(engine.quit(), [""; 0]);
}

#[test]
fn infinite_search_and_pondering_send_no_bestmove_before_stop_or_ponderhit() {
    let mut engine = Engine::start();
    let mate = "position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    for go in ["go infinite depth 2", "go ponder depth 2"] {
        engine.send(mate);
        engine.send(go);
        engine.until("info depth 2 ");
        engine.send("isready");
        engine.until("readyok");
        engine.send(if go.contains("ponder") {
            "ponderhit"
        } else {
            "stop"
        });
        assert!(engine.until("bestmove ").starts_with("bestmove a1a8"));
    }
    assert_eq!(engine.quit(), [""; 0]);
}

/// The number after a word of a line.
fn number_after(word: &str, line: &str) -> u64 {
    let mut words = line.split(' ').skip_while(|&other| other != word);
    let number = words.nth(1).and_then(|number| number.parse().ok());
    number.unwrap_or_else(|| panic!("no {word}: {line}"))
}

/// The moves of an engine with a limited strength: in one game, and in the next one.
fn limited_moves(elo: u32, seed: u32) -> Vec<String> {
    let mut engine = Engine::start();
    engine.send("setoption name UCI_LimitStrength value true");
    engine.send(&format!("setoption name UCI_Elo value {elo}"));
    engine.send(&format!("setoption name Seed value {seed}"));
    let mut found = Vec::new();
    for moves in LIMITED.into_iter().flat_map(|line| [line, line]) {
        engine.send("ucinewgame");
        engine.send(&format!("position startpos moves {moves}"));
        engine.send("go movetime 60000");
        let mut line = engine.line();
        while !line.starts_with("bestmove ") {
            assert!(number_after("nodes", &line) <= 60_000, "{line}");
            line = engine.line();
        }
        found.push(line);
    }
    assert_eq!(engine.quit(), [""; 0]);
    found
}

/// Moves that leave the table of openings.
const LIMITED: [&str; 2] = ["a2a4 h7h5 h2h3 a7a5", "a2a4 h7h5 h2h3 a7a5 b2b4 a5b4"];

#[test]
fn a_limited_strength_plays_as_in_the_window() {
    for elo in [600, 1400, 1750] {
        let played = limited_moves(elo, 40);
        let chosen: Vec<String> = (40..)
            .zip(LIMITED.into_iter().flat_map(|line| [line, line]))
            .map(|(seed, line)| {
                let mut root = Root::new(Position::initial());
                for word in line.split(' ') {
                    let mv = read_move(root.position(), word).expect("a legal move");
                    root.play(mv).expect("a legal move");
                }
                let mut opponent = Opponent::new(Strength::of_elo(elo), seed);
                let choice = opponent.choose(&root, &Limits::default(), &StopFlag::default());
                format!("bestmove {}", choice.expect("a legal move").mv)
            })
            .collect();
        assert_eq!(played, chosen, "{elo}");
    }
}

#[test]
fn a_command_during_a_search_stops_the_search_first() {
    let mut engine = Engine::start();
    for line in [
        "position startpos moves e2e4",
        "setoption name MultiPV value 2",
        "ucinewgame",
        "go depth 2",
    ] {
        engine.send("go infinite");
        engine.send(line);
        engine.until("bestmove ");
        if line.starts_with("go") {
            engine.until("bestmove ");
        }
        engine.send("isready");
        assert_eq!(engine.line(), "readyok");
    }
    engine.send("go infinite");
    assert_answered_at_the_end(engine);
}

#[test]
fn quit_ends_a_search_with_two_threads() {
    let mut engine = Engine::start();
    engine.send("setoption name Threads value 2");
    engine.send("go infinite");
    engine.until("info depth 3 ");
    assert_answered_at_the_end(engine);
}

fn assert_answered_at_the_end(engine: Engine) {
    let rest = engine.quit();
    assert!(
        rest.last()
            .is_some_and(|line| line.starts_with("bestmove ")),
        "{rest:?}"
    );
}

#[test]
fn invalid_input_is_reported_and_does_not_end_the_engine() {
    let mut input = b"nonsense\n\n\xff\xfe\0\nposition fen 8/8 w\ngo depth 1\nposition startpos moves e2e5\ngo depth 1\n\
        setoption\nsetoption name Hash value -1\ngo depth x\nposition startpos\ngo depth 1 searchmoves a1a1\n".to_vec();
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(b"\nposition startpos moves e2e4\ngo nodes 50 searchmoves e7e5\nquit\n");
    let ran = run_with(&["uci"], &input);
    let text = ran.good();
    let answers: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("bestmove"))
        .collect();
    assert_eq!(answers[..4], ["bestmove 0000"; 4]);
    assert!(answers[4].starts_with("bestmove e7e5"), "{text}");
    assert!(
        text.contains("info string unknown command: nonsense\n"),
        "{text}"
    );
    assert!(text.contains("info string illegal position: "), "{text}");
    assert!(
        text.contains("info string illegal move e2e5 (half-move 1): "),
        "{text}"
    );
    assert!(
        text.contains("info string invalid value for option Hash: -1\n"),
        "{text}"
    );
}

#[test]
fn a_search_without_an_end_is_stopped_and_answered_at_the_end_of_input() {
    for go in [
        "go",
        "go infinite",
        "go infinite depth 1",
        "go ponder",
        "go ponder depth 1",
        "go depth 1",
    ] {
        let ran = run_with(&["uci"], format!("position startpos\n{go}").as_bytes());
        let lines = ran.good().lines();
        let answers = lines.filter(|line| line.starts_with("bestmove"));
        assert_eq!(answers.count(), 1, "{go}");
    }
}

#[test]
fn a_search_with_an_end_is_awaited_at_the_end_of_input() {
    let mate = "position fen 7k/8/5K2/6Q1/8/8/8/8 w - - 0 1";
    for (input, expected) in [
        // The example of `deskmate uci --help`.
        ("position startpos moves e2e4\ngo depth 8", "info depth 8 "),
        ("position startpos\ngo nodes 30000", " nodes 30000 "),
        ("position startpos\ngo movetime 50 depth 3", "info depth 3 "),
        (&format!("{mate}\ngo mate 1"), "bestmove g5g7"),
    ] {
        let ran = run_with(&["uci"], format!("{input}\n").as_bytes());
        let text = ran.good();
        assert!(text.contains(expected), "{input}: {text}");
        let last = text.lines().last().unwrap_or_default();
        assert!(last.starts_with("bestmove "), "{input}: {text}");
    }
}

#[test]
fn several_lines_and_chess960() {
    let mut engine = Engine::start();
    engine.send("setoption name MultiPV value 3");
    engine.send("setoption name UCI_Chess960 value true");
    engine.send("position fen 8/8/8/8/8/8/7R/k3K2R w H - 0 1");
    engine.send("go depth 3");
    let found = [(); 3].map(|()| engine.until("info depth 3 "));
    assert!(found[0].contains(" multipv 1 score mate 1 "), "{found:?}");
    assert!(found[2].contains(" multipv 3 "), "{found:?}");
    assert!(engine.until("bestmove ").starts_with("bestmove e1h1"));
    engine.quit();
}

#[test]
fn it_plays_a_game_against_itself() {
    let mut engine = Engine::start();
    let mut position = Position::initial();
    let mut moves = String::new();
    for _ in 0..60 {
        if position.outcome().is_some() {
            break;
        }
        engine.send(&format!("position startpos moves{moves}"));
        engine.send("go nodes 500");
        let answer = engine.until("bestmove ");
        let word = answer.split(' ').nth(1).expect("a move");
        let mv = read_move(&position, word).expect("a legal move");
        position = position.play(mv).expect("a legal move");
        moves = format!("{moves} {word}");
    }
    engine.quit();
}
