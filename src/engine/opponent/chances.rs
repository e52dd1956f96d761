//! What a score is worth to a player: mostly win chances, and a little for every pawn beyond, so that a won game goes on
//! being won.

use super::super::score::Score;

/// The win chances in tenths of a percent for a lead of 0, 1, 2 … pawns, by the formula of `analysis`. A table of
/// whole numbers is the same on every machine.
const CHANCES: [i32; 21] = [
    500, 591, 676, 751, 813, 863, 901, 929, 950, 965, 975, 983, 988, 992, 994, 996, 997, 998, 999,
    999, 999,
];

/// The win chances of a lead in centipawns, in tenths of a percent.
pub fn win_chances(lead: i32) -> i32 {
    let size = lead.unsigned_abs();
    let (pawns, rest) = ((size / 100) as usize, (size % 100) as i32);
    let at = |pawns: usize| CHANCES.get(pawns).copied().unwrap_or(1000);
    let chances = at(pawns) + (at(pawns + 1) - at(pawns)) * rest / 100;
    if lead < 0 { 1000 - chances } else { chances }
}

/// How much a score is worth: more is better for the side that it is for.
pub(super) fn worth(score: Score) -> i32 {
    match score {
        Score::Centipawns(lead) => win_chances(lead) + lead.clamp(-4000, 4000) / 25,
        Score::Mate(moves @ 1..) => 1260 - moves.min(60),
        Score::Mate(moves) => -260 - moves.max(-60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_better_score_is_worth_more() {
        let leads = (-2000..2000).map(|lead| worth(Score::Centipawns(lead)));
        assert!(leads.is_sorted());
        assert!(worth(Score::Mate(9)) > worth(Score::Centipawns(9000)));
        assert!(worth(Score::Mate(1)) > worth(Score::Mate(2)));
        assert!(worth(Score::Mate(-2)) > worth(Score::Mate(-1)));
        assert!(worth(Score::Mate(-9)) < worth(Score::Centipawns(-9000)));
    }

    #[test]
    fn both_sides_have_all_chances_together() {
        for lead in 0..3000 {
            assert_eq!(win_chances(lead) + win_chances(-lead), 1000);
        }
    }
}
