//! Elementary mates.

use std::num::NonZeroUsize;

use deskmate::engine::{Limits, Opponent, Root, Searcher, StopFlag, Strength};
use deskmate::notation::fen;
use deskmate::rules::Position;

/// Mates take no more moves.
const MOVES: u32 = 50;

/// Prints how many random positions a level wins, with the material for which it promises to.
pub fn report(level: u8, count: u32) {
    let kinds: &[&str] = match level {
        0..=2 => &[],
        3..=6 => &["Q", "R"],
        _ => &["Q", "R", "BB"],
    };
    for pieces in kinds {
        let mut lengths = Vec::new();
        let mut stalemates = 0;
        for seed in 0..count {
            match mates(level, position(pieces, seed.into()), seed.into()) {
                End::Mate(moves) => lengths.push(moves),
                End::Stalemate => stalemates += 1,
                End::Other => {}
            }
        }
        let longest = lengths.iter().max().copied().unwrap_or_default();
        println!(
            "level {level:>2} {pieces:>2}: {} of {count} mated, the longest in {longest} moves, {stalemates} stalemates",
            lengths.len()
        );
    }
}

enum End {
    Mate(u32),
    Stalemate,
    Other,
}

/// Plays against the toughest defence that a search of the same size finds.
fn mates(level: u8, position: Position, seed: u64) -> End {
    let mut opponent = Opponent::new(Strength::of_level(level), seed);
    let mut defender = Searcher::new(1, NonZeroUsize::MIN);
    let mut root = Root::new(position);
    let stop_flag = StopFlag::default();
    for moves in 1..=MOVES {
        let Some(choice) = opponent.choose(&root, &Limits::default(), &stop_flag) else {
            return End::Other;
        };
        root.play(choice.mv).expect("a legal move");
        let position = root.position();
        if !position.has_legal_move() {
            return if position.is_check() {
                End::Mate(moves)
            } else {
                End::Stalemate
            };
        }
        let found = defender.search(&root, &Limits::nodes(6_000), &stop_flag, &mut |_| ());
        root.play(found.best.expect("a legal move"))
            .expect("a legal move");
        if root.repetitions() >= 3 || root.position().is_insufficient_material() {
            return End::Other;
        }
    }
    End::Other
}

/// A random position with a king and these pieces against a king, White to move. Two bishops stand on squares of both
/// colours, and no piece can be taken at once.
fn position(pieces: &str, seed: u64) -> Position {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x2545_F491_4F6C_DD1D;
    let mut square = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 20) as usize % 64
    };
    loop {
        let mut board = ['1'; 64];
        let mut squares = Vec::new();
        for letter in "Kk".chars().chain(pieces.chars()) {
            let at = square();
            board[at] = letter;
            squares.push(at);
        }
        let is_light = |at: usize| (at / 8 + at % 8).is_multiple_of(2);
        let is_pair = pieces != "BB" || is_light(squares[2]) != is_light(squares[3]);
        let rows: Vec<String> = board.chunks(8).map(|row| row.iter().collect()).collect();
        let turned = |turn| fen::read(&format!("{} {turn} - - 0 1", rows.join("/")));
        let stands = board.iter().filter(|&&letter| letter != '1').count() == squares.len();
        // Black may not be able to capture, nor White to do without a move.
        let is_safe = turned("b").is_ok_and(|black| black.legal_captures().is_empty());
        if let (true, true, true, Ok(position)) = (is_pair, stands, is_safe, turned("w")) {
            return position;
        }
    }
}
