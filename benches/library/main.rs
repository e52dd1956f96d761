//! Listing a file of 1,000,000 games: time to the first screenful and to the last game, and memory,
//! compared with another library that reads the same file.
//!
//! Run with `cargo bench --bench library`; it needs about 1 GB for a temporary file. Every contestant
//! is a separate process, measured by its peak memory and CPU time.
//!
//! `cargo bench --bench library -- positions GAMES MODELS.pgn [FOLDER]` makes a file of so many games from real ones and
//! measures what is found in them by position, by the clock on the wall. In FOLDER the file stays, for other programs.

mod changed;
#[allow(dead_code)] // Some of it is for the other benches.
#[path = "../generator/mod.rs"]
mod generator;
mod positions;

use std::env;
use std::fs::{self, File};
use std::hint::black_box;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use cpu_time::ThreadTime;
use deskmate::storage::Disk;
use deskmate::storage::library::{Catalog, Lister, Order, Source, read_game};
use deskmate::words::Words;
use generator::{Games, Random};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use tempfile::TempDir;

const GAMES: usize = 1_000_000;

/// The number of games generated at a time.
const CHUNK: usize = 10_000;

/// A fixed seed.
const SEED: u64 = 1851;

/// A contestant's name and what it does with the file.
type Contestant = (&'static str, fn(&Path));

const CONTESTANTS: [Contestant; 3] = [
    ("deskmate", list),
    ("pgn-reader-tags", read_tags),
    ("pgn-reader-skip", skip),
];

fn main() {
    let arguments: Vec<String> = env::args().collect();
    if let [_, name, path] = arguments.as_slice()
        && let Some((_, run)) = CONTESTANTS.iter().find(|(known, _)| known == name)
    {
        run(Path::new(path));
        println!("{name}: {} MB at most", peak_memory() / 1_000_000);
        return;
    }
    let folder = TempDir::new().expect("a temporary folder");
    if let [_, command, games, models, kept @ ..] = arguments.as_slice()
        && command == "positions"
    {
        let kept = kept.iter().find(|it| !it.starts_with('-'));
        let folder = kept.map_or(folder.path(), |kept| Path::new(kept));
        measure_positions(games.parse().expect("a number"), Path::new(models), folder);
        return;
    }
    let path = folder.path().join("million.pgn");
    generate(&path);
    for (name, _) in CONTESTANTS {
        let program = env::current_exe().expect("this program");
        let status = Command::new(program).arg(name).arg(&path).status();
        assert!(status.expect("the same program").success(), "{name}");
    }
}

fn generate(path: &Path) {
    let mut file = File::create(path).expect("a temporary file");
    let mut random = Random(SEED);
    for _ in 0..GAMES / CHUNK {
        let games = Games::random(CHUNK, false, &mut random);
        file.write_all(games.text.as_bytes()).expect("room for it");
    }
    let size = file.metadata().expect("a file").len();
    println!("{GAMES} games in {} MB", size / 1_000_000);
}

/// Finds positions in so many games, made from others. The file is made only if it is not there.
fn measure_positions(games: usize, models: &Path, folder: &Path) {
    let path = folder.join(format!("{games}.pgn"));
    if !path.exists() {
        let mut file = BufWriter::new(File::create(&path).expect("a file"));
        changed::write(models, games, &mut file, SEED).expect("room for it");
    }
    let index = TempDir::new().expect("a temporary folder");
    positions::measure(&path, index.path());
    println!("  {} MB at most", peak_memory() / 1_000_000);
}

/// Lists the games, opens the last of them and types a name.
fn list(path: &Path) {
    let started = ThreadTime::now();
    let mut catalog = Catalog::new(Order::NewestFirst).with_end_names(Arc::new(Words::ENGLISH));
    let mut first = None;
    Lister::new(Arc::new(Disk)).list(&Source::File(path.into()), |batch| {
        catalog.add(&batch.pages);
        first.get_or_insert_with(|| started.elapsed());
        ControlFlow::Continue(())
    });
    assert_eq!(catalog.len(), GAMES);
    print_time("the first screenful", first.unwrap_or_default());
    print_time("all games", started.elapsed());

    let started = ThreadTime::now();
    let row = catalog.row(GAMES - 1).expect("the last game");
    black_box(read_game(&Disk, &row.place).expect("it is still there"));
    print_time("opening the last game", started.elapsed());

    for query in ["p", "player, number 17", "2026-11", "1-0"] {
        catalog.search("");
        let started = ThreadTime::now();
        catalog.search(query);
        print_time(
            &format!("{query:?}, {} found", catalog.len()),
            started.elapsed(),
        );
    }
    let started = ThreadTime::now();
    black_box(catalog.head_to_head("Player, Number 17", "Player, Number 18"));
    print_time("head to head", started.elapsed());
}

/// Keeps the tags that a list shows and counts the half-moves.
fn read_tags(path: &Path) {
    let started = ThreadTime::now();
    let mut reader = Reader::new(File::open(path).expect("the file"));
    let mut games = Vec::new();
    while let Some(game) = reader.read_game(&mut Tags).expect("no error") {
        games.push(game);
    }
    assert_eq!(black_box(games).len(), GAMES);
    print_time("all games", started.elapsed());
}

fn skip(path: &Path) {
    let started = ThreadTime::now();
    let mut reader = Reader::new(File::open(path).expect("the file"));
    let mut games = 0;
    while reader.skip_game().expect("no error") {
        games += 1;
    }
    assert_eq!(games, GAMES);
    print_time("all games", started.elapsed());
}

fn print_time(what: &str, time: Duration) {
    println!("  {what}: {:.1} ms", time.as_secs_f64() * 1000.0);
}

/// The peak memory of this process in bytes, as reported by Linux.
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next());
    kilobytes.and_then(|text| text.parse().ok()).unwrap_or(0) * 1024
}

/// Collects what a list shows.
struct Tags;

#[derive(Default)]
struct Collected {
    tags: Vec<String>,
    plies: u32,
}

impl Visitor for Tags {
    type Tags = Collected;
    type Movetext = Collected;
    type Output = Collected;

    fn begin_tags(&mut self) -> ControlFlow<Collected, Collected> {
        ControlFlow::Continue(Collected::default())
    }

    fn tag(&mut self, game: &mut Collected, name: &[u8], value: RawTag) -> ControlFlow<Collected> {
        if matches!(name, b"White" | b"Black" | b"Date" | b"Result") {
            game.tags.push(value.decode_utf8_lossy().into_owned());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, game: Collected) -> ControlFlow<Collected, Collected> {
        ControlFlow::Continue(game)
    }

    fn san(&mut self, game: &mut Collected, _: SanPlus) -> ControlFlow<Collected> {
        game.plies += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, game: Collected) -> Collected {
        game
    }
}
