//! Stockfish, by UCI.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use deskmate::analysis::win_percent;
use deskmate::engine::uci::{FromEngine, ToEngine, read_from_engine};
use deskmate::engine::{Root, Score};

/// Where it is installed by a package, which a `PATH` may lack.
const FILES: [&str; 2] = ["stockfish", "/usr/games/stockfish"];

pub struct Stockfish {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// A move as UCI writes it, and the win chances with it in percent.
pub type Valued = (String, f64);

impl Stockfish {
    pub fn start() -> Stockfish {
        let start = |file: &str| {
            let mut command = Command::new(file);
            command.stdin(Stdio::piped()).stdout(Stdio::piped());
            command.spawn().ok()
        };
        let mut child = FILES
            .into_iter()
            .find_map(start)
            .expect("Stockfish is installed");
        let mut engine = Stockfish {
            input: child.stdin.take().expect("a pipe"),
            output: BufReader::new(child.stdout.take().expect("a pipe")),
            child,
        };
        engine.send("setoption name Hash value 64");
        engine
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("Stockfish reads");
    }

    /// The best moves of a position, so many.
    pub fn best(&mut self, root: &Root, lines: usize, nodes: u64) -> Vec<Valued> {
        self.search(root, lines, nodes, "")
    }

    /// The value of one move.
    pub fn value(&mut self, root: &Root, mv: &str, nodes: u64) -> Option<f64> {
        let found = self.search(root, 1, nodes, &format!(" searchmoves {mv}"));
        found.first().map(|(_, percent)| *percent)
    }

    fn search(&mut self, root: &Root, lines: usize, nodes: u64, rest: &str) -> Vec<Valued> {
        self.send("ucinewgame");
        self.send(&format!("setoption name MultiPV value {lines}"));
        self.send(&ToEngine::Position(Box::new(root.clone())).to_string());
        self.send(&format!("go nodes {nodes}{rest}"));
        let mut found: Vec<Valued> = Vec::new();
        let mut line = String::new();
        loop {
            line.clear();
            let length = self.output.read_line(&mut line).expect("Stockfish writes");
            assert!(length > 0, "Stockfish ended");
            if let Some(FromEngine::BestMove { .. }) = read_from_engine(&line) {
                return found;
            }
            let Some((number, valued)) = valued(&line) else {
                continue;
            };
            match found.get_mut(number - 1) {
                Some(known) => *known = valued,
                None => found.push(valued),
            }
        }
    }
}

impl Drop for Stockfish {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}

/// The number and the first move of a line with its value, if it is no mere bound.
fn valued(line: &str) -> Option<(usize, Valued)> {
    if line.contains("bound") {
        return None;
    }
    let mut words = line.split_ascii_whitespace();
    let mut after = |name: &str| words.by_ref().find(|word| *word == name).map(|_| ());
    after("multipv")?;
    let number: usize = words.next()?.parse().ok()?;
    let kind = words.by_ref().nth(1)?;
    let value: i32 = words.next()?.parse().ok()?;
    let score = match kind {
        "mate" => Score::Mate(value),
        _ => Score::Centipawns(value),
    };
    words.find(|word| *word == "pv")?;
    let mv = words.next()?.to_owned();
    Some((number.max(1), (mv, win_percent(score))))
}
