//! The endings that a player has learnt: how to mate a lone king.
//!
//! With a queen or a rook a search alone wins too late, since the mate lies beyond its end. People know what to do until then:
//! take squares from the king, and bring the own king closer. With two bishops the search finds the way by itself.

use super::super::root::Root;
use super::strength::Strength;
use crate::game::DrawRule;
use crate::rules::{Army, Color, Move, MoveList, Position, Square, SquareSet, attacks};

/// The nodes with which two bishops mate.
const NODES: u64 = 15_000;

/// How far an ending with a queen or a rook is calculated, in half-moves.
const DEPTH: u32 = 5;

/// With more moves nothing is calculated: three of them follow each other, and no limit ends that. With so much material a
/// search, which has limits, wins too.
const MOST_MOVES: usize = 50;

/// The value of a mate, and of a position that cannot be won any more.
const MATE: i32 = 100_000;
const SPOILT: i32 = -MATE;

/// The nodes to search for the mate with two bishops, if the player has learnt it.
pub(super) fn nodes(position: &Position, strength: Strength) -> Option<u64> {
    let (own, is_lone) = against_lone_king(position);
    let is_known = is_lone && own.bishops().is_on_both_colors() && strength.mates_with_bishops();
    is_known.then_some(NODES)
}

/// The move in an ending with a queen or a rook against a lone king, if the player has learnt it.
pub(super) fn best_move(root: &Root, moves: &MoveList, strength: Strength) -> Option<Move> {
    let position = root.position();
    if moves.len() > MOST_MOVES || !is_known(position, strength) {
        return None;
    }
    let side = position.turn();
    let mut best = (SPOILT, None);
    for &mv in moves {
        let mut after = root.clone();
        after.go_to(mv, position.after(mv));
        // Going round in circles wins nothing.
        let repeats = after.rule() == DrawRule::Fide && after.repetitions() > 1;
        let value = least(after.position(), side, DEPTH - 1, best.0) - i32::from(repeats) * 1_000;
        if value > best.0 {
            best = (value, Some(mv));
        }
    }
    best.1
}

fn is_known(position: &Position, strength: Strength) -> bool {
    let (own, is_lone) = against_lone_king(position);
    let has_rook = !(own.rooks() | own.queens()).is_empty();
    is_lone && has_rook && strength.mates_with_a_rook()
}

/// The pieces of the side to move, and whether the other side has only its king.
fn against_lone_king(position: &Position) -> (Army, bool) {
    let armies = position.board().armies();
    let side = position.turn();
    (armies[side], armies[side.other()].all.len() == 1)
}

/// The value for the strong side after the best defence of the lone king, which is to move. Values of at most `known` are
/// not distinguished.
fn least(position: &Position, side: Color, depth: u32, known: i32) -> i32 {
    let replies = position.legal_moves();
    if replies.is_empty() {
        let is_mate = position.is_check();
        return if is_mate { MATE + depth as i32 } else { SPOILT };
    }
    let mut least = i32::MAX;
    for reply in replies {
        let after = position.after(reply);
        let value = if after.is_insufficient_material() {
            SPOILT
        } else {
            greatest(&after, side, depth - 1)
        };
        least = least.min(value);
        if least <= known {
            break;
        }
    }
    least
}

/// The value for the strong side, which is to move.
fn greatest(position: &Position, side: Color, depth: u32) -> i32 {
    let mut greatest = SPOILT;
    for mv in position.legal_moves() {
        let after = position.after(mv);
        let value = if depth > 1 {
            least(&after, side, depth - 1, greatest)
        } else if after.has_legal_move() {
            grip(&after, side)
        } else if after.is_check() {
            MATE
        } else {
            SPOILT
        };
        greatest = greatest.max(value);
    }
    greatest
}

/// How firmly the lone king is held: the fewer squares it can ever reach, the nearer it is to a corner and to the other king,
/// the better.
fn grip(position: &Position, side: Color) -> i32 {
    let lone = position.king(side.other());
    let king = position.king(side);
    let room = reachable(position, lone, side);
    let (from_edge, from_corner) = from_edges(lone);
    // A piece that the king can take is not worth its squares.
    let board = position.board();
    let loose = board.squares_of()[side] & attacks::king(lone);
    let hangs = loose
        .into_iter()
        .any(|square| !board.is_attacked(square, side));
    let loss = if hangs { 3_000 } else { 0 };
    let steps = lone.steps_to(king) as i32;
    -(12 * room + 10 * steps + 6 * from_edge + 4 * from_corner + loss)
}

/// The number of squares that the lone king can reach step by step as the pieces stand.
fn reachable(position: &Position, lone: Square, side: Color) -> i32 {
    let armies = position.board().armies();
    let own = &armies[side];
    // Lines go on through the king, which does not stop them by running along them.
    let occupied = own.all;
    let is_free =
        |square: Square| own.attackers(square, occupied).is_empty() && !own.all.contains(square);
    let mut seen = SquareSet::from(lone);
    let mut edge = vec![lone];
    while let Some(square) = edge.pop() {
        for next in attacks::king(square) {
            if !seen.contains(next) && is_free(next) {
                seen.insert(next);
                edge.push(next);
            }
        }
    }
    seen.len() as i32
}

/// How far a square is from the nearest edge, and from the nearest corner.
fn from_edges(square: Square) -> (i32, i32) {
    let near = |at: i32| at.min(7 - at);
    let (file, rank) = (near(square.file() as i32), near(square.rank() as i32));
    (file.min(rank), file + rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    #[test]
    fn what_is_known_depends_on_the_strength() {
        let known = |text: &str, level| {
            let position = fen::read(text).expect("a position");
            let strength = Strength::of_level(level);
            is_known(&position, strength) || nodes(&position, strength).is_some()
        };
        let (rook, bishops) = (
            "8/8/8/3k4/8/8/8/R3K3 w - - 0 1",
            "8/8/8/3k4/8/8/8/2B1KB2 w - - 0 1",
        );
        assert!(!known(rook, 2) && known(rook, 3));
        assert!(!known(bishops, 6) && known(bishops, 7));
        assert!(!known("8/8/8/3k4/3p4/8/8/R3K3 w - - 0 1", 10));
        assert!(!known("8/8/8/3k4/8/8/8/2B1K3 w - - 0 1", 10));
    }

    #[test]
    fn a_rook_cuts_the_king_off() {
        let position = fen::read("8/8/8/3k4/8/8/8/R3K3 w - - 0 1").expect("a position");
        let free = reachable(&position, position.king(Color::Black), Color::White);
        let cut = fen::read("8/8/8/3k4/7R/8/8/4K3 w - - 0 1").expect("a position");
        let held = reachable(&cut, cut.king(Color::Black), Color::White);
        assert!(held < free, "{held} {free}");
        assert_eq!(held, 28);
    }

    #[test]
    fn nothing_is_calculated_where_there_are_too_many_moves() {
        let strength = Strength::of_level(10);
        for (text, is_calculated) in [
            ("8/8/8/3k4/8/8/8/R3K3 w - - 0 1", true),
            ("3k4/8/8/R6R/8/2Q1P3/P1BN1BP1/6K1 w - - 0 1", false),
        ] {
            let root = Root::new(fen::read(text).expect("a position"));
            let moves = root.moves();
            assert_eq!(moves.len() <= MOST_MOVES, is_calculated, "{}", moves.len());
            let best = best_move(&root, &moves, strength);
            assert_eq!(best.is_some(), is_calculated, "{text}");
        }
    }
}
