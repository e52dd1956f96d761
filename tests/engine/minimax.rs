//! The search against plain alpha-beta: without pruning both have the same score.

use deskmate::engine::evaluation::evaluate;
use deskmate::engine::{Limits, Root, Score};
use deskmate::notation::fen;
use deskmate::rules::{Move, MoveList, Position};

use crate::{random_positions, search};

const MATE: i32 = 32_000;

/// Alpha-beta as in a textbook: no table, no null windows; captures first.
fn alpha_beta(line: &mut Vec<Position>, mut alpha: i32, beta: i32, depth: i32, ply: i32) -> i32 {
    let Some(position) = line.last().cloned() else {
        unreachable!("the line begins with the root");
    };
    if ply > 0 && is_draw(line, &position) {
        return 0;
    }
    let is_check = position.is_check();
    let mut best = -MATE - 1;
    if depth <= 0 && !is_check {
        best = evaluate(&position);
        alpha = alpha.max(best);
    }
    let moves: MoveList = if depth <= 0 && !is_check {
        position.legal_captures()
    } else {
        let captures = position.legal_captures().into_iter();
        captures.chain(position.legal_quiets()).collect()
    };
    if moves.is_empty() && (depth > 0 || is_check) {
        return if is_check { ply - MATE } else { 0 };
    }
    for mv in moves {
        if best >= beta {
            break;
        }
        line.push(position.play(mv).expect("a legal move"));
        best = best.max(-alpha_beta(line, -beta, -alpha, depth - 1, ply + 1));
        line.pop();
        alpha = alpha.max(best);
    }
    best
}

/// A repetition of a position after the root, the 50-move rule or insufficient material.
fn is_draw(line: &[Position], position: &Position) -> bool {
    // A repetition of the root counts only once it has occurred twice.
    let earlier = &line[1..line.len() - 1];
    earlier.contains(position)
        || position.halfmove_clock() >= 100 && (!position.is_check() || position.has_legal_move())
        || position.halfmove_clock() == 0 && position.is_insufficient_material()
}

fn score(value: i32) -> Score {
    match MATE - value.abs() {
        plies @ ..=200 if value > 0 => Score::Mate((plies + 1) / 2),
        plies @ ..=200 => Score::Mate(-(plies / 2)),
        _ => Score::Centipawns(value),
    }
}

fn check(position: &Position, depth: u8) {
    let root = Root::new(position.clone());
    let limits = Limits {
        is_full_width: true,
        ..Limits::depth(depth)
    };
    let result = search(&root, &limits);
    let expected = alpha_beta(
        &mut vec![position.clone()],
        -MATE,
        MATE,
        i32::from(depth),
        0,
    );
    let shown = fen::write(position);
    let line = result.lines.first();
    assert_eq!(
        line.map(|line| line.score),
        Some(score(expected)),
        "{shown}"
    );
    let best: Option<Move> = result.best;
    assert!(best.is_some_and(|best| position.is_legal(best)), "{shown}");
}

#[test]
fn without_pruning_the_search_has_the_score_of_minimax() {
    let positions = random_positions(2_000);
    let mut positions = positions
        .iter()
        .step_by(7)
        .filter(|position| position.has_legal_move() && position.halfmove_clock() < 80);
    for position in positions.by_ref().take(180) {
        check(position, 3);
    }
    for position in positions.take(20) {
        check(position, 4);
    }
}
