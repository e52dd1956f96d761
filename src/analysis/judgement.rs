//! The judgement of a move by what it loses.

use super::score::win_chances;
use crate::engine::Score;
use crate::rules::{ByColor, Color};
use crate::tree::Nag;

values! {
    /// How bad a move is. Good moves have no judgement.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Judgement {
        /// `?!`
        Inaccuracy,
        /// `?`
        Mistake,
        /// `??`
        Blunder,
    }
}

impl Judgement {
    /// The judgement of a move by the score before it, for the mover, and the score after it, for the opponent,
    /// who is then the side to move.
    ///
    /// Without a mate the loss of win chances decides: 0.1, 0.2 or 0.3 of their range from −1 to 1. A mate that
    /// appears against the mover or is lost by the mover is a blunder, but less than that where the game was lost
    /// before, or is still won. A longer mate than before is no fault.
    pub fn of_move(before: Score, after: Score) -> Option<Judgement> {
        match (before, after) {
            // The mover was mated anyway, or mates now.
            (Score::Mate(..=0), _) | (_, Score::Mate(..=0)) => None,
            (Score::Mate(1..), Score::Mate(1..)) => Some(Judgement::Blunder),
            (Score::Centipawns(value), Score::Mate(1..))
            | (Score::Mate(1..), Score::Centipawns(value)) => {
                Some(Judgement::of_mate(value.saturating_neg()))
            }
            (Score::Centipawns(_), Score::Centipawns(_)) => {
                Judgement::of_loss(win_chances(before) + win_chances(after))
            }
        }
    }

    /// The judgement where a mate came or went. `lead` is by how much the game was decided anyway, in hundredths
    /// of a pawn.
    fn of_mate(lead: i32) -> Judgement {
        match lead {
            1000.. => Judgement::Inaccuracy,
            701.. => Judgement::Mistake,
            _ => Judgement::Blunder,
        }
    }

    fn of_loss(chances: f64) -> Option<Judgement> {
        let least = |judgement: &&Judgement| {
            chances
                >= match judgement {
                    Judgement::Inaccuracy => 0.1,
                    Judgement::Mistake => 0.2,
                    Judgement::Blunder => 0.3,
                }
        };
        Judgement::ALL.iter().rev().find(least).copied()
    }

    /// The NAG of the judgement.
    pub const fn nag(self) -> Nag {
        match self {
            Judgement::Inaccuracy => Nag::DUBIOUS,
            Judgement::Mistake => Nag::MISTAKE,
            Judgement::Blunder => Nag::BLUNDER,
        }
    }

    /// The judgement that the NAGs of a move express.
    pub fn of_nags(nags: &[Nag]) -> Option<Judgement> {
        let is_among = |judgement: &&Judgement| nags.contains(&judgement.nag());
        Judgement::ALL.iter().find(is_among).copied()
    }
}

/// How many moves of a player have which judgement.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Counts([usize; Judgement::ALL.len()]);

impl Counts {
    /// The counts of both players, from the judgements of all moves in order and who moved first.
    pub fn of_players(
        first: Color,
        judgements: impl IntoIterator<Item = Option<Judgement>>,
    ) -> ByColor<Counts> {
        let mut counts: ByColor<Counts> = ByColor::default();
        let mut mover = first;
        for judgement in judgements {
            if let Some(judgement) = judgement {
                counts[mover].0[judgement as usize] += 1;
            }
            mover = mover.other();
        }
        counts
    }

    /// How many moves have this judgement.
    pub fn of(self, judgement: Judgement) -> usize {
        self.0[judgement as usize]
    }
}
