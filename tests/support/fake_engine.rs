//! A UCI engine that does something wrong on purpose.
//!
//! It is a test of its own in each test program that uses it, which starts itself with that test alone: a fake engine
//! is then always as new as the test. [`FakeEngine`] writes a script that does so.

#![allow(dead_code)] // Each test program uses only some of it.

use std::fs;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::thread;
use std::time::Duration;

use deskmate::engine::Root;
use deskmate::engine::uci::{Go, ToEngine, read, write_move};
use deskmate::rules::Position;

use super::wait;

/// The name of the variable that says what the engine does wrong; without it the test does nothing.
const MODE: &str = "FAKE_ENGINE";

/// The name of the variable with the file that lists its process groups.
const GROUPS: &str = "FAKE_ENGINE_GROUPS";

/// Longer than any test.
const FOREVER: Duration = Duration::from_secs(3600);

/// A file that starts a fake engine.
pub struct FakeEngine {
    folder: tempfile::TempDir,
}

impl FakeEngine {
    /// An engine with a fault, such as `dies-at go`; `good` has none.
    pub fn new(mode: &str) -> FakeEngine {
        let folder = tempfile::TempDir::new().expect("a folder");
        let groups = folder.path().join("groups");
        let program = std::env::current_exe().expect("the test program");
        let script = format!(
            "#!/bin/sh\n\
             cut -d ' ' -f 5 /proc/$$/stat >> '{}'\n\
             {MODE}='{mode}' {GROUPS}='{}' exec '{}' --ignored --exact --nocapture fake_engine::serve\n",
            groups.display(),
            groups.display(),
            program.display(),
        );
        let path = folder.path().join("fake");
        // Not written in place: a process that another thread starts meanwhile would inherit the open file, which
        // could then not be executed.
        let written = Command::new("sh")
            .args(["-c", "printf %s \"$1\" > \"$0\"; chmod +x \"$0\""])
            .arg(&path)
            .arg(script)
            .status();
        assert!(written.expect("the shell runs").success());
        FakeEngine { folder }
    }

    /// The program.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join("fake")
    }

    /// A folder for the engine to run in.
    pub fn folder(&self) -> PathBuf {
        self.folder.path().join("engines")
    }

    /// The process groups of all engines that were started by this file.
    pub fn groups(&self) -> Vec<i32> {
        let text = fs::read_to_string(self.folder.path().join("groups")).unwrap_or_default();
        let groups = text.lines().map(|line| line.parse().expect("a number"));
        groups.collect()
    }

    /// Waits until this many groups of processes have been started.
    pub fn until_started(&self, groups: usize) {
        wait::until("the start of the engine", || {
            (self.groups().len() >= groups).then_some(())
        });
    }

    /// Waits until no process of an engine is left.
    #[track_caller]
    pub fn until_gone(&self) {
        let groups = self.groups();
        assert!(!groups.is_empty(), "no engine was started");
        wait::until_equal("processes left behind", &Vec::new(), || running(&groups));
    }
}

/// The processes in these groups that have not ended, by their names.
fn running(groups: &[i32]) -> Vec<String> {
    let processes = fs::read_dir("/proc").expect("Linux").flatten();
    let stats =
        processes.filter_map(|process| fs::read_to_string(process.path().join("stat")).ok());
    let is_running = |stat: &String| {
        let (_, rest) = stat.rsplit_once(") ")?;
        let fields: Vec<_> = rest.split(' ').collect();
        let group = fields.get(2)?.parse().ok()?;
        (fields[0] != "Z" && groups.contains(&group)).then_some(())
    };
    stats.filter(|stat| is_running(stat).is_some()).collect()
}

/// The fake engine itself.
#[test]
#[ignore = "a program for other tests"]
fn serve() {
    if let Ok(mode) = std::env::var(MODE) {
        let (name, argument) = mode.split_once(' ').unwrap_or((&mode, ""));
        let mut engine = Engine {
            name: name.to_owned(),
            argument: argument.to_owned(),
            root: Root::new(Position::initial()),
            owed: None,
        };
        engine.run();
        process::exit(0);
    }
}

struct Engine {
    /// What it does wrong.
    name: String,
    argument: String,
    root: Root,
    /// The answer to a search that runs until `stop`, or that is late.
    owed: Option<String>,
}

impl Engine {
    fn run(&mut self) {
        match self.name.as_str() {
            "deaf" => thread::sleep(FOREVER),
            "slow-uciok" => {
                let seconds = self.argument.parse().expect("seconds");
                thread::sleep(Duration::from_secs(seconds));
            }
            "unasked" => {
                self.say("bestmove e2e4");
                self.say("info depth 1 score cp 1 pv e2e4");
                self.say("readyok");
            }
            "stderr-flood" => {
                for _ in 0..200_000 {
                    eprintln!("this engine has much to say about itself");
                }
            }
            _ => {}
        }
        for line in io::stdin().lock().lines() {
            let line = line.expect("text");
            let word = line.split(' ').next().unwrap_or_default();
            if word == self.argument {
                self.fail();
            }
            if word == "quit" {
                break;
            }
            if self.name != "silent" {
                self.answer(&line);
            }
        }
        if self.name == "ignores-quit" {
            thread::sleep(FOREVER);
        }
    }

    /// What happens at the command that was named.
    fn fail(&self) {
        match self.name.as_str() {
            "dies-at" => process::exit(3),
            // The first signal is taken for a stack overflow by Rust, which leaves it to the next.
            "segfault-at" => {
                let id = process::id().to_string();
                let script = "while kill -SEGV $0; do sleep 0.01; done";
                let _ = Command::new("sh").args(["-c", script, &id]).spawn();
                thread::sleep(FOREVER);
            }
            "hangs-at" => thread::sleep(FOREVER),
            // The child has a session of its own, and no parent when the shell has ended.
            "leaves-daemon-at" => {
                let script = "cut -d ' ' -f 5 /proc/$$/stat >> \"$0\"; sleep 3600 &";
                let groups = std::env::var(GROUPS).expect("a file");
                let mut daemon = Command::new("setsid");
                daemon.args(["sh", "-c", script, &groups]);
                daemon.stdin(Stdio::null()).stdout(Stdio::null());
                assert!(daemon.status().expect("it starts").success());
                thread::sleep(FOREVER);
            }
            // The child keeps the pipe open.
            "leaves-child-at" => {
                let child = Command::new("sleep")
                    .arg("3600")
                    .stdin(Stdio::null())
                    .spawn();
                child.expect("it starts");
                process::exit(0);
            }
            _ => {}
        }
    }

    fn answer(&mut self, line: &str) {
        match read(line) {
            Ok(ToEngine::Uci) => self.identify(),
            Ok(ToEngine::IsReady) => {
                if self.name == "late"
                    && let Some(answer) = self.owed.take()
                {
                    self.say(&answer);
                }
                self.say("readyok");
            }
            Ok(ToEngine::Position(root)) => self.root = *root,
            Ok(ToEngine::Go(go)) => self.go(&go),
            Ok(ToEngine::Stop) if !["late", "no-answer"].contains(&self.name.as_str()) => {
                if let Some(answer) = self.owed.take() {
                    self.say(&answer);
                }
            }
            _ => {}
        }
    }

    fn identify(&self) {
        self.say(&format!("id name Fake {}", self.name));
        self.say("id author nobody");
        if self.name == "options" {
            for number in 0..10_000 {
                self.say(&format!(
                    "option name Number {number} type spin default 1 min 0 max 9"
                ));
            }
        }
        self.say("option name Hash type spin default 16 min 1 max 1024");
        self.say("option name MultiPV type spin default 1 min 1 max 5");
        if self.name != "no-chess960" {
            self.say("option name UCI_Chess960 type check default false");
        }
        self.say("uciok");
    }

    /// Searches: the first legal moves, in order.
    fn go(&mut self, go: &Go) {
        let (name, argument) = (self.name.clone(), self.argument.clone());
        let position = self.root.position();
        let first = self.root.moves()[0];
        let best = write_move(position, first, self.root.start().is_chess960());
        let next = position.play(first).expect("a legal move");
        let reply = next.legal_moves()[0];
        let pv = format!("{best} {}", write_move(&next, reply, false));
        let info = |score: &str, pv: &str| format!("info depth 7 nodes 99 score {score} pv {pv}");
        let good = info("cp 25", &pv);
        match name.as_str() {
            "flood" => {
                let lines = format!("{good}\ninfo currmove {best} currmovenumber 1\n").repeat(500);
                for _ in 0..argument.parse::<usize>().expect("a number") / 1000 {
                    self.write(lines.as_bytes());
                }
            }
            // It says the same again and again, and reads nothing any more.
            "flood-for-ever" => loop {
                self.say(&good);
            },
            // It comes further with each line, and reads nothing any more.
            "news-for-ever" => {
                for nodes in 1..=u64::MAX {
                    self.say(&format!("info depth 7 nodes {nodes} score cp 25 pv {pv}"));
                }
            }
            "long-line" => {
                let part = [b'x'; 1 << 20];
                for _ in 0..argument.parse::<usize>().expect("megabytes") {
                    self.write(&part);
                }
                self.say("");
                self.say(&good);
            }
            "illegal-line" => self.say(&info("cp 25", "a1a1")),
            "cut-line" => self.say(&info("cp 25", &format!("{pv} a1a1 a2a3"))),
            "mate-0" => {
                self.say(&info("mate 0", &pv));
                self.say(&info("mate -0", &pv));
            }
            "huge-numbers" => self.say(&format!(
                "info depth 99999999999999999999 seldepth -7 nodes 99999999999999999999 \
                 time 18446744073709551616 hashfull 123456 score cp 99999999999999999999 pv {pv}"
            )),
            "bounds-only" => {
                self.say(&info("cp 25 lowerbound", &pv));
                self.say(&info("cp 35 upperbound", &pv));
            }
            _ => self.say(&good),
        }
        let best = match name.as_str() {
            "illegal-best" => "a1a1",
            "null" => "0000",
            "none" => "(none)",
            _ => &best,
        };
        let answer = format!("bestmove {best}");
        if go.is_infinite || ["late", "ignores-nodes"].contains(&&*name) {
            self.owed = Some(answer)
        } else {
            self.say(&answer)
        }
        if name == "twice" {
            self.say("bestmove a1a1");
        }
    }

    /// Writes a line as this engine does.
    fn say(&self, line: &str) {
        let line = match self.name.as_str() {
            "no-newline" => line.to_owned(),
            "crlf" => format!("{line}\r\n"),
            "cr" => format!("{line}\r"),
            "blanks" => format!("\n  {}  \t \n \n", line.replace(' ', "   ")),
            _ => format!("{line}\n"),
        };
        if self.name == "garbage" {
            self.write(b"\0\xff\xfe\x1b[2J\r\x80 bestmove e9\n\n\xc3(\n");
        }
        self.write(line.as_bytes());
    }

    fn write(&self, bytes: &[u8]) {
        let mut out = io::stdout();
        // The program may have ended.
        if out.write_all(bytes).and_then(|()| out.flush()).is_err() {
            process::exit(1);
        }
    }
}

/// Whether a file exists in the folder of an engine.
pub fn has_folder(engine: &FakeEngine) -> bool {
    Path::new(&engine.folder()).join("fake").is_dir()
}
