//! Notation compared with other libraries: writing SAN, and reading a file of games with full legality
//! checks.
//!
//! Run with `cargo bench --bench notation`; a part of a name selects benchmarks, as in `cargo bench
//! --bench notation -- clocks`.

mod comparison;
mod generator;
#[path = "../tests/data/mod.rs"]
mod tables;

use std::hint::black_box;
use std::io;
use std::ops::ControlFlow;
use std::time::Duration;

use comparison::{Comparison, OURS};
use deskmate::notation::pgn::{self, ParsedGame, Reader};
use deskmate::notation::san;
use deskmate::rules::Position;
use generator::{Games, Random};
use pgn_reader::{RawComment, RawTag, SanPlus, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

/// A fixed seed.
const SEED: u64 = 1851;

fn main() {
    let mut comparison = Comparison::from_args();
    compare_san(&mut comparison);
    compare_pgn(&mut comparison, "pgn plain", false);
    compare_pgn(&mut comparison, "pgn with clocks", true);
    measure_writing(&mut comparison);
    comparison.finish();
}

/// SAN of all legal moves of 3,000 positions: those of the table and random ones.
fn compare_san(comparison: &mut Comparison) {
    let texts = positions(3000);
    let ours: Vec<Position> = texts.iter().map(|text| tables::position(text)).collect();
    let shakmaty: Vec<Chess> = texts.iter().map(|text| shakmaty_position(text)).collect();
    let moves = |position: &Chess| position.legal_moves().len() as u64;
    comparison.measure(
        "san",
        shakmaty.iter().map(moves).sum(),
        &[
            (OURS, &|| ours.iter().map(write_all).sum()),
            ("shakmaty", &|| {
                shakmaty.iter().map(shakmaty_write_all).sum()
            }),
        ],
    );
}

fn positions(count: usize) -> Vec<String> {
    let rows = tables::rows(&tables::table("positions.jsonl"));
    let from_table = rows.iter().map(|row| tables::text(row, "fen").to_owned());
    let random = generator::positions(count - rows.len(), &mut Random(SEED));
    let from_play = random
        .iter()
        .map(|position| Fen::from_position(position, EnPassantMode::Legal).to_string());
    from_table.chain(from_play).collect()
}

fn shakmaty_position(text: &str) -> Chess {
    let setup: Fen = text.parse().expect("a FEN");
    setup
        .into_position(CastlingMode::Standard)
        .expect("a legal position")
}

fn write_all(position: &Position) -> u64 {
    let moves = position.legal_moves();
    for &mv in &moves {
        black_box(san::write(position, mv));
    }
    moves.len() as u64
}

fn shakmaty_write_all(position: &Chess) -> u64 {
    let moves = position.legal_moves();
    for &mv in &moves {
        black_box(SanPlus::from_move(position.clone(), mv).to_string());
    }
    moves.len() as u64
}

/// Reading 20,000 games into tags and moves, each move legal.
fn compare_pgn(comparison: &mut Comparison, work: &str, with_clocks: bool) {
    let games = Games::random(20_000, with_clocks, &mut Random(SEED));
    comparison.measure(
        work,
        games.plies,
        &[
            (OURS, &|| read_all(&games.text)),
            ("pgn-reader", &|| pgn_reader_read_all(&games.text)),
        ],
    );
}

fn read_all(text: &str) -> u64 {
    let mut plies = 0;
    for reading in Reader::new(text.as_bytes()) {
        let reading = black_box(reading.expect("text in memory"));
        assert!(reading.faults.is_empty(), "{:?}", reading.faults);
        plies += reading.game.tree.moves_added() as u64;
    }
    plies
}

fn pgn_reader_read_all(text: &str) -> u64 {
    let mut reader = pgn_reader::Reader::new(text.as_bytes());
    let mut plies = 0;
    while let Some(game) = reader.read_game(&mut Collector).expect("text in memory") {
        plies += black_box(game).moves.len() as u64;
    }
    plies
}

/// Writing many short games, and one with only tags. There is no comparison: it shows costs for each
/// game and costs that grow faster than the game.
fn measure_writing(comparison: &mut Comparison) {
    let short = "1. e4 *\n".repeat(10_000);
    comparison.measure(
        "pgn short games written",
        10_000,
        &[(OURS, &|| write_games(&short))],
    );
    for count in [10_000, 100_000] {
        let tags: String = (0..count).map(|n| format!("[Tag{n} \"{n}\"]\n")).collect();
        let text = format!("{tags}\n1. e4 *\n");
        let work = format!("pgn {count} tags written");
        comparison.measure(&work, 1, &[(OURS, &|| write_games(&text))]);
    }
}

fn write_games(text: &str) -> u64 {
    let readings = Reader::new(text.as_bytes());
    let write = |reading: io::Result<ParsedGame>| {
        black_box(pgn::write(&reading.expect("text in memory").game));
    };
    readings.map(write).count() as u64
}

/// Collects the same data as our reader.
struct Collector;

#[derive(Default)]
struct Collected {
    tags: Vec<(String, String)>,
    position: Chess,
    moves: Vec<CollectedMove>,
}

struct CollectedMove {
    #[allow(dead_code)] // It is read as part of the work, and looked at by nobody.
    mv: shakmaty::Move,
    clock: Option<Duration>,
}

impl Visitor for Collector {
    type Tags = Collected;
    type Movetext = Collected;
    type Output = Collected;

    fn begin_tags(&mut self) -> ControlFlow<Collected, Collected> {
        ControlFlow::Continue(Collected::default())
    }

    fn tag(&mut self, game: &mut Collected, name: &[u8], value: RawTag) -> ControlFlow<Collected> {
        let name = String::from_utf8_lossy(name).into_owned();
        let value = value.decode_utf8_lossy().into_owned();
        game.tags.push((name, value));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, game: Collected) -> ControlFlow<Collected, Collected> {
        ControlFlow::Continue(game)
    }

    fn san(&mut self, game: &mut Collected, written: SanPlus) -> ControlFlow<Collected> {
        let mv = written
            .san
            .to_move(&game.position)
            .expect("a game without faults");
        game.position.play_unchecked(mv);
        game.moves.push(CollectedMove { mv, clock: None });
        ControlFlow::Continue(())
    }

    fn comment(&mut self, game: &mut Collected, comment: RawComment) -> ControlFlow<Collected> {
        if let Some(last) = game.moves.last_mut() {
            last.clock = read_clock(comment.as_bytes());
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, game: Collected) -> Collected {
        game
    }
}

/// The clock of a comment `[%clk 0:09:58]`.
fn read_clock(comment: &[u8]) -> Option<Duration> {
    let text = str::from_utf8(comment).ok()?;
    let clock = text.strip_prefix("[%clk ")?.strip_suffix(']')?;
    let mut seconds = 0;
    for part in clock.split(':') {
        seconds = seconds * 60 + part.parse::<u64>().ok()?;
    }
    Some(Duration::from_secs(seconds))
}
