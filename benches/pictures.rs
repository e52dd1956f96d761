//! Pictures of a game of 80 moves: an animated one with a board of 480 pixels, and its score sheet.
//!
//! Run with `cargo bench --bench pictures`; it prints how large the files are too.

use std::hint::black_box;
use std::io;
use std::ops::ControlFlow;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use deskmate::notation::pgn::Pgn;
use deskmate::paint::gif::{self, GifOptions};
use deskmate::rules::Position;
use deskmate::tree::NodeId;
use deskmate::view::{DiagramStyle, Fonts, ScoreSheet};
use deskmate::words::Words;

const PLIES: usize = 160;

/// A game in which pieces move over the whole board, with a clock for each move.
fn game() -> Pgn {
    let mut game = Pgn::new(Position::initial());
    let mut position = Position::initial();
    let mut last = NodeId::ROOT;
    let mut left = Duration::from_secs(5_400);
    for ply in 0..PLIES {
        let moves = position.legal_moves();
        let quiet = |number: &usize| position.captured(moves[*number]).is_none();
        // An arbitrary but fixed choice.
        let numbers = (0..moves.len()).map(|number| (number + 7 * ply * ply) % moves.len());
        let number = numbers.clone().find(quiet).unwrap_or(0);
        let Some(&mv) = moves.get(number) else {
            break;
        };
        position = position.play(mv).expect("a legal move");
        last = game.tree.add(last, mv);
        left -= Duration::from_millis(8_100);
        game.tree.node_mut(last).clock = Some(left);
    }
    game
}

fn animated(fonts: &Fonts, game: &Pgn, out: &mut dyn io::Write) {
    let options = GifOptions::with_style(DiagramStyle::of_side(480));
    let mut progress = |_, _| ControlFlow::Continue(());
    gif::write(out, fonts, Words::ENGLISH, game, &options, &mut progress).expect("a picture");
}

fn pictures(criterion: &mut Criterion) {
    let (fonts, game) = (Fonts::embedded(), game());
    let mut file = Vec::new();
    animated(&fonts, &game, &mut file);
    let sheet = ScoreSheet::new(&fonts, Words::ENGLISH, &game);
    println!(
        "{} half-moves: GIF {} kB, PDF {} kB, SVG {} kB",
        game.moves().count(),
        file.len() / 1_000,
        sheet.pdf(&fonts).len() / 1_000,
        sheet.svg(&fonts).len() / 1_000
    );
    let mut group = criterion.benchmark_group("pictures");
    group.sample_size(10);
    group.bench_function("gif", |bencher| {
        bencher.iter(|| animated(&fonts, &game, &mut io::sink()));
    });
    group.bench_function("pdf", |bencher| {
        bencher.iter(|| black_box(ScoreSheet::new(&fonts, Words::ENGLISH, &game).pdf(&fonts)));
    });
    group.bench_function("svg", |bencher| {
        bencher.iter(|| black_box(ScoreSheet::new(&fonts, Words::ENGLISH, &game).svg(&fonts)));
    });
    group.finish();
}

criterion_group!(benches, pictures);
criterion_main!(benches);
