//! How hard a move is to see for a person.

use super::super::root::LastMove;
use crate::rules::{Move, Position, Role, Square, attacks};

/// How hard it is to see that the side to move can make a move, from 0, obvious, to 100.
///
/// People see what happens where a piece has just moved: recaptures, and captures of that piece. Next come other
/// captures, of great pieces first, and checks. Quiet moves are harder. So is what comes from far away, above all on
/// diagonals, goes backwards, or became possible because a piece has left the line.
pub(super) fn difficulty(position: &Position, mv: Move, last: Option<LastMove>) -> u32 {
    let Some(piece) = position.board().get(mv.from) else {
        return 0;
    };
    let is_where_last = last.is_some_and(|last| last.mv.to == mv.to);
    if is_where_last && last.is_some_and(|last| last.is_capture) {
        return 4;
    }
    let kind = match position.captured(mv) {
        Some((_, victim)) if is_where_last => 26 - victim.role().worth(),
        Some((_, victim)) => 44 - 2 * victim.role().worth(),
        None if mv.promotion == Some(Role::Queen) => 25,
        None if position.castling_side(mv).is_some() => 30,
        None if position.after(mv).is_check() => 38,
        None => 60,
    };
    let way = match piece.role() {
        Role::Pawn if position.is_en_passant(mv) => 20,
        Role::Pawn if mv.promotion.is_some_and(|role| role != Role::Queen) => 40,
        Role::Pawn => -8,
        Role::Knight => 10,
        Role::King => 0,
        Role::Bishop | Role::Rook | Role::Queen => far(mv),
    };
    let forward = i32::from(piece.color().forward());
    let ahead = (mv.to.rank() as i32 - mv.from.rank() as i32) * forward;
    let backward = if ahead < 0 && !is_where_last { 14 } else { 0 };
    let is_opened = last.is_some_and(|last| is_between(last.mv.from, mv));
    let opened = if is_opened { 20 } else { 0 };
    (kind + way + backward + opened).clamp(0, 100) as u32
}

/// How much harder a move along a line is by its length.
fn far(mv: Move) -> i32 {
    let files = (mv.to.file() as i32 - mv.from.file() as i32).abs();
    let ranks = (mv.to.rank() as i32 - mv.from.rank() as i32).abs();
    let steps = files.max(ranks);
    if files == ranks {
        4 + 7 * (steps - 2).max(0)
    } else {
        4 * (steps - 3).max(0)
    }
}

fn is_between(square: Square, mv: Move) -> bool {
    attacks::between(mv.from, mv.to).contains(square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Root;
    use crate::notation::{fen, read_move};

    /// How hard a move is to see after others.
    fn of(start: &str, before: &str, word: &str) -> u32 {
        let mut root = Root::new(fen::read(start).expect("a position"));
        for word in before.split_whitespace() {
            let mv = read_move(root.position(), word).expect("a legal move");
            root.play(mv).expect("a legal move");
        }
        let mv = read_move(root.position(), word).expect("a legal move");
        difficulty(root.position(), mv, root.last())
    }

    #[test]
    fn recaptures_are_obvious_and_long_backward_diagonals_are_not() {
        let start = "4k3/8/8/3p4/4P3/7q/6B1/4K3 w - - 0 1";
        let recapture = of("4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", "exd5");
        let queen = of(start, "", "Bxh3");
        let pawn = of(start, "", "exd5");
        let quiet = of(start, "", "Kd2");
        assert!(recapture < queen && queen < quiet && pawn < quiet);
        let long = "7k/8/8/4p3/8/8/1P6/B3K3 w - - 0 1";
        let opened = of("7k/8/8/8/3p4/8/1P6/B3K3 w - - 0 1", "b4 Kg8", "Bxd4");
        assert!(of(long, "b4 Kg8", "Bxe5") > opened);
        let forward = of("7k/8/8/4n3/8/8/1B6/4K3 w - - 0 1", "", "Bxe5");
        let backward = of("8/k5B1/8/8/3n4/8/8/4K3 w - - 0 1", "", "Bxd4");
        assert!(forward < backward);
    }

    #[test]
    fn what_has_just_moved_is_seen_and_what_it_uncovers_is_not() {
        let start = "4r2k/8/8/8/8/8/4N3/K6R b - - 0 1";
        let moved = of("4k3/8/8/8/3p4/8/8/R3K2N w - - 0 1", "Ng3 d3 Nf5 d2", "Kxd2");
        let stood = of("4k3/8/8/8/8/8/3p4/R3K3 w - - 0 1", "", "Kxd2");
        assert!(moved < stood);
        let quiet = of(start, "Kg8", "Nd4");
        assert!(quiet >= 50);
    }
}
