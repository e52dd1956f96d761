//! Endings against a lone king: what a search does not reach by itself, since the mate lies too far off.

use super::scale;
use crate::rules::{Army, ByColor, Color, Position};

/// The value for White of how a lone king is held, in centipawns. It is mated in a corner, with the other king near.
#[inline]
pub(super) fn value(position: &Position, armies: &ByColor<Army>) -> i32 {
    let held_by = |side: Color| {
        let (own, enemy) = (&armies[side], &armies[side.other()]);
        if enemy.all.is_single() && own.pawns.is_empty() && scale::material(own) >= 5 {
            holding(position, side)
        } else {
            0
        }
    };
    held_by(Color::White) - held_by(Color::Black)
}

#[cold]
fn holding(position: &Position, side: Color) -> i32 {
    let lone = position.king(side.other());
    let from_edge = |at: i32| at.min(7 - at);
    let from_corner = from_edge(lone.file() as i32) + from_edge(lone.rank() as i32);
    let apart = lone.steps_to(position.king(side));
    120 - 15 * from_corner - 8 * apart as i32
}

#[cfg(test)]
mod tests {
    use super::super::evaluate;
    use crate::notation::fen;

    fn value(text: &str) -> i32 {
        evaluate(&fen::read(text).expect("a position"))
    }

    #[test]
    fn a_lone_king_is_worse_off_in_a_corner_and_beside_the_other_king() {
        let free = value("8/8/8/4k3/8/8/8/1BBK4 w - - 0 1");
        let at_the_edge = value("4k3/8/8/8/8/8/8/1BBK4 w - - 0 1");
        let cornered = value("7k/8/8/8/8/8/8/1BBK4 w - - 0 1");
        let held = value("7k/8/6K1/8/8/8/8/1BB5 w - - 0 1");
        assert!(free < at_the_edge && at_the_edge < cornered && cornered < held);
    }
}
