//! The scene of a review, for games of which the list of moves is very long; and what is done for a game of
//! 100,000 half-moves. A frame has 16 ms.
//!
//! Run with `cargo bench --bench review`.

#[path = "comparison/cpu_time.rs"]
mod cpu_time;
#[path = "../tests/desk/mod.rs"]
mod desk;

use std::fmt::Write;
use std::hint::black_box;

use cpu_time::CpuTime;
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use desk::Desk;
use deskmate::app::keys::Key;
use deskmate::app::{FileCommand, OpenedGame, Reply};
use deskmate::notation::pgn::{self, Pgn};
use deskmate::rules::Position;
use deskmate::storage::SavedGame;
use deskmate::tree::{GameTree, NodeId};

const CHINESE: &str = "白方在中心占优势，黑方必须立即反击，否则王翼将受到攻击。";
const ARABIC: &str = "الأبيض يسيطر على الوسط ويهاجم الملك بعد هذه النقلة القوية.";
const ENGLISH: &str =
    "White holds the centre, and the knight on f5 will decide the game if Black waits.";

/// Adds a line of legal moves after a node, and returns the nodes.
fn add_line(tree: &mut GameTree, after: NodeId, plies: usize, seed: usize) -> Vec<NodeId> {
    let mut position = tree.position(after);
    let mut last = after;
    let mut line = Vec::new();
    for ply in 0..plies {
        let moves = position.legal_moves();
        let quiet = |number: &usize| position.captured(moves[*number]).is_none();
        // Any choice will do, as long as it stays the same.
        let numbers = (0..moves.len()).map(|number| (number + seed + 7 * ply * ply) % moves.len());
        let Some(&mv) = moves.get(numbers.clone().find(quiet).unwrap_or(0)) else {
            break;
        };
        position = position.play(mv).expect("a legal move");
        last = tree.add(last, mv);
        line.push(last);
    }
    line
}

fn long_game(plies: usize) -> Pgn {
    let mut game = Pgn::new(Position::initial());
    add_line(&mut game.tree, NodeId::ROOT, plies, 0);
    game
}

/// A game with a comment on each of its moves.
fn commented(plies: usize, comment: &str) -> Pgn {
    let mut game = long_game(plies);
    let line: Vec<NodeId> = game.tree.main_line().collect();
    for node in line {
        game.tree.node_mut(node).comment = Some(comment.to_owned());
    }
    game
}

/// A study with 500 comments, and lines of which each is nested in the one before, 20 deep.
fn study() -> Pgn {
    let mut game = long_game(50);
    let main: Vec<NodeId> = game.tree.main_line().collect();
    for (number, node) in main.into_iter().step_by(2).enumerate() {
        let mut beside = node;
        for depth in 0..20 {
            let before = game.tree.parent(beside).unwrap_or(NodeId::ROOT);
            let line = add_line(&mut game.tree, before, 4, number + depth + 1);
            let Some((&first, &second)) = line.first().zip(line.get(1)) else {
                break;
            };
            game.tree.node_mut(first).comment = Some(ENGLISH.to_owned());
            beside = second;
        }
    }
    game
}

fn reviewing(game: &Pgn) -> Desk {
    let mut desk = Desk::with_last(&pgn::write(game));
    desk.key('l');
    desk
}

fn scenes(criterion: &mut Criterion) {
    let mut long_comment = String::new();
    while long_comment.len() < 100_000 {
        write!(long_comment, "{ENGLISH} ").expect("a string takes it");
    }
    let mut long_commented = long_game(10);
    long_commented.tree.node_mut(NodeId::ROOT).comment = Some(long_comment);
    let games = [
        ("500 comments, 20 deep", study()),
        ("600 moves", long_game(1_200)),
        ("comment of 100,000 letters", long_commented),
        ("500 Chinese comments", commented(500, CHINESE)),
        ("500 Arabic comments", commented(500, ARABIC)),
    ];
    let mut group = criterion.benchmark_group("review");
    for (name, game) in &games {
        let mut desk = reviewing(game);
        desk.key('.');
        desk.press(Key::Right);
        group.bench_function(*name, |bencher| bencher.iter(|| black_box(desk.scene())));
    }
    group.finish();
}

/// A game of 100,000 half-moves by knights that go to and fro, with clocks, and with these words after each move.
fn knights(words: &str) -> String {
    const PLIES: usize = 100_000;
    let mut text = "[TimeControl \"36000\"]\n\n".to_owned();
    for ply in 0..PLIES {
        let word = ["Nf3", "Nf6", "Ng1", "Ng8"][ply % 4];
        let (minutes, seconds) = (599 - ply * 599 / PLIES, ply % 60);
        let (hours, minutes) = (minutes / 60, minutes % 60);
        let clock = format!("[%clk {hours}:{minutes:02}:{seconds:02}]");
        writeln!(text, "{word} {{{clock} {words}}}").expect("a string takes it");
    }
    text + "*\n"
}

fn huge_games(criterion: &mut Criterion<CpuTime>) {
    huge_game(criterion, "100,000 half-moves", &knights(""));
    huge_game(
        criterion,
        "100,000 half-moves with words",
        &knights(ENGLISH),
    );
}

/// What the worker's thread does to open and to write a huge game, and the window's thread.
fn huge_game(criterion: &mut Criterion<CpuTime>, name: &str, text: &str) {
    let read = || OpenedGame::from(SavedGame::to_be_last(text).expect("a game"));
    let mut group = criterion.benchmark_group(name);
    group.sample_size(10);
    group.bench_function("read by the worker", |bencher| {
        bencher.iter_with_large_drop(read);
    });
    let opened = Box::new(read());
    group.bench_function("opened and painted first", |bencher| {
        let prepare = || (Desk::new(), Reply::Opened(opened.clone(), None));
        bencher.iter_batched(
            prepare,
            |(mut desk, game)| {
                desk.run(game);
                (desk.scene(), desk)
            },
            BatchSize::PerIteration,
        );
    });
    let mut desk = Desk::new();
    desk.run(Reply::Opened(opened.clone(), None));
    desk.press(Key::End);
    group.bench_function("a step back and its frame", |bencher| {
        bencher.iter(|| {
            let before = desk.scene();
            desk.press(Key::Left);
            desk.scene().damage_since(&before)
        });
    });
    group.bench_function("an annotation and its frame", |bencher| {
        bencher.iter(|| {
            desk.key('!');
            desk.scene()
        });
    });
    let mut is_wide = false;
    group.bench_function("the frame after a new width", |bencher| {
        bencher.iter(|| {
            is_wide = !is_wide;
            desk.resize(if is_wide { 1400 } else { 1280 }, 800);
            desk.scene()
        });
    });
    let now = desk.now();
    group.bench_function("copied", |bencher| {
        bencher.iter(|| desk.app.update(FileCommand::CopyGame.into(), now));
    });
    let copied = desk.review().text();
    group.bench_function("written by the worker", |bencher| {
        bencher.iter_with_large_drop(|| copied.write());
    });
    group.bench_function("closed", |bencher| {
        let prepare = || {
            let mut desk = Desk::new();
            desk.run(Reply::Opened(opened.clone(), None));
            desk
        };
        let close = |mut desk: Desk| {
            desk.press(Key::Escape);
            desk
        };
        bencher.iter_batched(prepare, close, BatchSize::PerIteration);
    });
    group.finish();
}

criterion_group!(benches, scenes);
criterion_group! {
    name = huge;
    config = Criterion::default().with_measurement(CpuTime);
    targets = huge_games
}
criterion_main!(benches, huge);
