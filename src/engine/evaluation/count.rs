//! Counts the terms of a position.

use super::side::CastlingSide;
use super::term::{Tally, Term};
use super::{pawns, pieces};
use crate::rules::{Army, ByColor, Color, Position};

/// Counts the terms of a position.
pub fn count_terms(position: &Position, tally: &mut impl Tally) {
    count_terms_of(position, &position.board().armies(), tally);
}

/// Counts the terms of a position whose armies are known.
#[inline]
pub(super) fn count_terms_of(position: &Position, armies: &ByColor<Army>, tally: &mut impl Tally) {
    let mut sides = ByColor::from_fn(|color| CastlingSide::new(position, armies, color));
    for color in Color::BOTH {
        let enemy_pawn_attacks = sides[color.other()].pawn_attacks;
        let enemy_king_zone = sides[color.other()].king_zone;
        pieces::count_pieces(
            &mut sides[color],
            enemy_pawn_attacks,
            enemy_king_zone,
            tally,
        );
    }
    for color in Color::BOTH {
        let (own, enemy) = (&sides[color], &sides[color.other()]);
        pawns::count_pawns(own, enemy, tally);
        pawns::count_shelter(own, enemy, tally);
        pieces::count_threats(own, enemy, tally);
    }
    tally.add(position.turn(), Term::Tempo.weight_index(0), 1);
}
