//! The opening moves that a player knows.

use super::random::{Chance, Topic};
use super::strength::Strength;
use crate::notation::opening;
use crate::rules::{Move, Position};

/// A move from the table of openings, if the player knows one here: a move is known if enough lines of the table
/// contain it, and the more lines, the more often it is played. A weak player knows only the broad ways.
pub(super) fn opening_move(
    position: &Position,
    strength: Strength,
    chance: Chance,
) -> Option<Move> {
    let least = strength.known_lines();
    let mut known = opening::continuations(position).to_vec();
    known.retain(|&(_, lines)| lines >= least);
    let sum = known.iter().map(|&(_, lines)| lines).sum();
    if sum == 0 {
        return None;
    }
    let mut drawn = chance.below(sum, Topic::Book, &[]);
    known.into_iter().find_map(|(mv, lines)| {
        let is_it = drawn < lines;
        drawn = drawn.saturating_sub(lines);
        is_it.then_some(mv)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_move;

    fn plies_known(strength: Strength, seed: u64) -> usize {
        let mut position = Position::initial();
        for ply in 0.. {
            let chance = Chance::new(seed, position.key(), 1);
            match opening_move(&position, strength, chance) {
                Some(mv) => position = position.play(mv).expect("a legal move"),
                None => return ply,
            }
        }
        0
    }

    #[test]
    fn a_stronger_player_knows_more_openings() {
        let known = |elo| {
            (0..40)
                .map(|seed| plies_known(Strength::of_elo(elo), seed))
                .sum::<usize>()
        };
        let known: Vec<usize> = [600, 1200, 1800, 2400].map(known).into();
        assert!(known.is_sorted() && known[0] > 40, "{known:?}");
        assert!(known[3] > 2 * known[0], "{known:?}");
    }

    #[test]
    fn nothing_is_known_about_other_starts() {
        let mut position = Position::initial();
        for word in ["a3", "h6", "a4", "h5"] {
            let mv = read_move(&position, word).expect("a legal move");
            position = position.play(mv).expect("a legal move");
        }
        let chance = Chance::new(1, position.key(), 1);
        assert_eq!(
            opening_move(&position, Strength::of_elo(2400), chance),
            None
        );
    }
}
