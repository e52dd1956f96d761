//! Positions in a large file: an opening tree, any position, structures and material, with an index; the commands beside
//! pgn-extract. The database program Scid is measured by `scid.tcl` on the same file.

use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs};

use cpu_time::ProcessTime;
use deskmate::notation::pgn::Reader;
use deskmate::notation::{fen, read_moves};
use deskmate::rules::Position;
use deskmate::storage::Disk;
use deskmate::storage::library::{
    DateOrder, Explored, Explorer, GameQuery, Indexing, Lister, PawnStructure, Sought, Source,
};

use crate::print_time;

/// The number of positions that are looked for.
const POSITIONS: usize = 100;

/// Measures a file, with the index in this folder, which is made first.
pub fn measure(file: &Path, index: &Path) {
    let indexing = Indexing::at(index.into());
    let mut explorer = Explorer::new(Arc::new(Disk)).with_index(indexing);
    let mut ask = |sought: Sought| {
        let question = GameQuery {
            sought,
            sources: vec![Source::File(file.into())],
            among: None,
            most_games: 50,
            order: DateOrder::OldestFirst,
        };
        let started = Started::now();
        let mut last = Explored::default();
        explorer.answer(&question, |explored| {
            last = explored;
            ControlFlow::Continue(())
        });
        (started.elapsed(), last)
    };
    list(file);
    let (time, all) = ask(position("1. e4"));
    time.print("the tree after a first opening");
    let (time, _) = ask(position("1. e4"));
    time.print("the tree after a later one");
    let (positions, plies) = positions(file, all.looked_through);
    let size: u64 = fs::read_dir(index)
        .expect("the index")
        .map(|part| part.and_then(|part| part.metadata()).expect("a part").len())
        .sum();
    println!(
        "  {} games, {plies} half-moves; index: {} MB, {:.2} bytes a half-move",
        all.looked_through,
        size / 1_000_000,
        size as f64 / plies as f64
    );
    let mut asked = |what: &str, sought: Vec<Sought>| {
        let times = sought.into_iter().map(|it| ask(it).0).collect();
        print_spread(what, times);
    };
    let of_each = |sought: fn(&Position) -> Sought| positions.iter().map(sought).collect();
    asked(
        "any position",
        of_each(|it| Sought::Position(Box::new(it.clone()))),
    );
    asked(
        "any structure",
        of_each(|it| Sought::Pawns(PawnStructure::of(it.board()))),
    );
    let material = ["KRPPKRP", "KRKR", "KQKR", "KRBKR", "KBNK", "KQQKQ"];
    let named = material.map(|it| Sought::Material(it.parse().expect("both sides")));
    asked("material", named.into());
    commands(file);
}

/// The time by the clock, and that of all processors together, which other programs disturb less.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Time {
    wall: Duration,
    cpu: Duration,
}

impl Time {
    fn print(self, what: &str) {
        let [wall, cpu] = [self.wall, self.cpu].map(|it| it.as_secs_f64() * 1000.0);
        println!("  {what}: {wall:.1} ms, {cpu:.1} ms of the processors");
    }
}

struct Started(Instant, ProcessTime);

impl Started {
    fn now() -> Started {
        Started(Instant::now(), ProcessTime::now())
    }

    fn elapsed(&self) -> Time {
        Time {
            wall: self.0.elapsed(),
            cpu: self.1.elapsed(),
        }
    }
}

fn list(file: &Path) {
    let started = Started::now();
    Lister::new(Arc::new(Disk)).list(&Source::File(file.into()), |_| ControlFlow::Continue(()));
    started.elapsed().print("the list");
}

fn position(moves: &str) -> Sought {
    let mut position = Position::initial();
    for mv in read_moves(&position, moves).expect("legal moves") {
        position = position.play(mv).expect("a legal move");
    }
    Sought::Position(Box::new(position))
}

/// Positions from all over a file, and the number of its half-moves.
fn positions(file: &Path, games: usize) -> (Vec<Position>, usize) {
    let step = games / POSITIONS;
    let mut positions = Vec::new();
    let mut plies = 0;
    let reader = Reader::new(fs::File::open(file).expect("the file"));
    for (number, reading) in reader.enumerate() {
        let game = reading.expect("no error").game;
        let length = game.moves().count();
        plies += length;
        if number % step.max(1) == 0 && positions.len() < POSITIONS {
            positions.extend(game.positions().nth(number * 7 % (length + 1)));
        }
    }
    (positions, plies)
}

/// The commands, beside pgn-extract if it is installed.
fn commands(file: &Path) {
    let program = env!("CARGO_BIN_EXE_deskmate");
    let sought = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
    assert!(fen::read(sought).is_ok());
    let position = file.with_extension("position");
    fs::write(&position, format!("FEN \"{sought}\"\n")).expect("written");
    let ours: [(&str, &[&str]); 3] = [
        ("select by tags", &["select", "--white", "77"]),
        ("select by position", &["select", "--position", sought]),
        ("explore", &["explore", "--fen", sought]),
    ];
    for (what, arguments) in ours {
        run(
            what,
            Command::new(program).args(arguments).arg("-q").arg(file),
        );
    }
    let matched = format!("-t{}", position.display());
    run(
        "pgn-extract by tags",
        Command::new("pgn-extract")
            .args(["-s", "-TwPlayer 77"])
            .arg(file),
    );
    run(
        "pgn-extract by position",
        Command::new("pgn-extract").args(["-s", &matched]).arg(file),
    );
}

fn run(what: &str, command: &mut Command) {
    let command = command.stdout(Stdio::null()).stderr(Stdio::null());
    let started = Instant::now();
    match command.status() {
        Ok(status) => print_time(&format!("{what} ({status})"), started.elapsed()),
        Err(error) => println!("  {what}: {error}"),
    }
}

fn print_spread(what: &str, mut times: Vec<Time>) {
    times.sort();
    if let (Some(median), Some(worst)) = (times.get(times.len() / 2), times.last()) {
        median.print(&format!("{what}, median"));
        worst.print(&format!("{what}, worst"));
    }
}
