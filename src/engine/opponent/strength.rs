//! Ratings and levels, and what they mean for the choice of a move.

/// How strong the opponent is, by a rating of 600 to 2400.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strength(u32);

/// The least rating.
pub const MIN_ELO: u32 = 600;

/// The greatest rating.
pub const MAX_ELO: u32 = 2400;

/// How a player of some strength chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Habits {
    /// How deeply each move is looked at, in half-moves after it.
    pub(super) depth: u8,
    /// How often what is hard to see is overlooked, in percent.
    pub(super) blindness: u32,
    /// The standard deviation of the judgement of a move that is hard to see, in tenths of a percent of win chances.
    pub(super) noise: i32,
    /// How many moves are compared in the end.
    pub(super) candidates: usize,
    /// The nodes for comparing them.
    pub(super) nodes: u64,
}

/// The habits at the levels 1 to 10. The steps between them are measured (`scripts/match --levels`).
const LEVELS: [Habits; 10] = [
    habits(1, 85, 92, 2, 46),
    habits(1, 74, 60, 2, 165),
    habits(1, 62, 59, 3, 165),
    habits(1, 54, 46, 3, 350),
    habits(1, 49, 43, 4, 490),
    habits(1, 40, 36, 5, 930),
    habits(1, 32, 29, 5, 2_070),
    habits(2, 24, 23, 7, 4_200),
    habits(2, 17, 19, 9, 8_600),
    habits(2, 12, 15, 12, 16_000),
];

const fn habits(depth: u8, blindness: u32, noise: i32, candidates: usize, nodes: u64) -> Habits {
    Habits {
        depth,
        blindness,
        noise,
        candidates,
        nodes,
    }
}

impl Strength {
    /// The number of levels.
    pub const LEVELS: u8 = 10;

    /// The strength of a level from 1 to 10; others count as the nearest.
    pub fn of_level(level: u8) -> Strength {
        let level = u32::from(level.clamp(1, Strength::LEVELS));
        Strength(MIN_ELO + 200 * (level - 1))
    }

    /// The strength of a rating from 600 to 2400; others count as the nearest.
    pub fn of_elo(elo: u32) -> Strength {
        Strength(elo.clamp(MIN_ELO, MAX_ELO))
    }

    /// The rating.
    pub fn elo(self) -> u32 {
        self.0
    }

    /// The highest level that is not stronger.
    pub fn level(self) -> u8 {
        ((self.0 - MIN_ELO) / 200 + 1) as u8
    }

    /// The habits, interpolated between those of the levels.
    pub(super) fn habits(self) -> Habits {
        let low = usize::from(self.level() - 1);
        let high = (low + 1).min(LEVELS.len() - 1);
        let (low, high) = (LEVELS[low], LEVELS[high]);
        let share = u64::from((self.0 - MIN_ELO) % 200);
        let between = |low: u64, high: u64| (low * (200 - share) + high * share) / 200;
        Habits {
            depth: between(low.depth.into(), high.depth.into()) as u8,
            blindness: between(low.blindness.into(), high.blindness.into()) as u32,
            noise: between(low.noise as u64, high.noise as u64) as i32,
            candidates: between(low.candidates as u64, high.candidates as u64) as usize,
            nodes: between(low.nodes, high.nodes),
        }
    }

    /// How many lines of the table of openings must contain a move so that it is known.
    pub(super) fn known_lines(self) -> u32 {
        1 + (MAX_ELO - self.0) / 10
    }

    /// Whether it knows how to mate a lone king with a queen or a rook.
    pub(super) fn mates_with_a_rook(self) -> bool {
        self.level() >= 3
    }

    /// Whether it knows how to mate a lone king with two bishops.
    pub(super) fn mates_with_bishops(self) -> bool {
        self.level() >= 7
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_a_rating() {
        let ratings: Vec<u32> = (1..=10)
            .map(|level| Strength::of_level(level).elo())
            .collect();
        assert_eq!(
            ratings,
            [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400]
        );
        for level in 1..=10 {
            assert_eq!(Strength::of_level(level).level(), level);
            assert_eq!(
                Strength::of_level(level).habits(),
                LEVELS[usize::from(level) - 1]
            );
        }
        assert_eq!(Strength::of_level(0), Strength::of_elo(0));
        assert_eq!(Strength::of_level(200), Strength::of_elo(u32::MAX));
    }

    #[test]
    fn a_higher_rating_sees_more() {
        let all: Vec<Habits> = (600..=2400)
            .map(|elo| Strength::of_elo(elo).habits())
            .collect();
        for pair in all.windows(2) {
            let [low, high] = pair else { continue };
            assert!(low.nodes <= high.nodes && low.candidates <= high.candidates);
            assert!(low.blindness >= high.blindness && low.noise >= high.noise);
            assert!(low.depth <= high.depth);
        }
    }
}
