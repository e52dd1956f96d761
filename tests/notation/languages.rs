//! Is every move in the letters of a language read as itself in that language?

use std::sync::Mutex;
use std::thread;

use deskmate::language::Language;
use deskmate::notation::{fen, san};
use deskmate::rules::{Move, Position, Role};

use crate::data;

/// The positions at least.
const POSITIONS: usize = 10_000;

/// Positions of the table, and after them positions of games with moves at random, always the same ones.
fn positions() -> Vec<Position> {
    let table = data::table("positions.jsonl");
    let mut positions: Vec<Position> = data::rows(&table)
        .iter()
        .filter_map(|row| fen::read(data::text(row, "fen")).ok())
        .collect();
    let mut seed = 1_u64;
    let mut position = Position::initial();
    while positions.len() < POSITIONS {
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        if moves.is_empty() || position.halfmove_clock() >= 100 {
            position = Position::initial();
            continue;
        }
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let mv = moves[(seed >> 33) as usize % moves.len()];
        position = position.play(mv).expect("it is legal");
        positions.push(position.clone());
    }
    positions
}

#[test]
fn every_move_is_read_back_in_every_language() {
    let positions = positions();
    // Languages with the same letters read the same.
    let mut languages = Language::ALL.to_vec();
    languages.sort_by_key(|it| format!("{:?}", it.piece_letters()));
    languages.dedup_by_key(|it| it.piece_letters());
    let next = Mutex::new(positions.chunks(100));
    let count = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..count {
            scope.spawn(|| {
                while let Some(positions) = { next.lock().expect("no other panicked").next() } {
                    positions.iter().for_each(|it| check(it, &languages));
                }
            });
        }
    });
}

fn check(position: &Position, languages: &[Language]) {
    for mv in position.legal_moves() {
        let english = san::write(position, mv);
        for language in languages {
            let spelling = language.spelling();
            let text = spelling.own.localized(&english);
            let read = spelling.read(position, &text);
            assert_eq!(read, Ok(mv), "{text} in {language:?}");
            // A move without letters is the same everywhere.
            if !english.contains(|letter| Role::from_letter(letter).is_some()) {
                break;
            }
        }
    }
}
