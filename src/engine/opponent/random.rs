//! Numbers that look random, but are the same for the same game and seed on every machine.

use crate::rules::Move;

/// What a number is drawn for, so that each question about a move has a number of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Topic {
    Book,
    OwnMove,
    Reply,
    Threat,
    Noise,
    Resignation,
    DrawOffer,
}

/// The numbers of one decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    /// The numbers for a position of a game with this seed. A position that has occurred before has others.
    pub(super) fn new(seed: u64, position: u64, repetitions: usize) -> Chance {
        Chance(mixed(
            mixed(seed) ^ position ^ mixed(repetitions as u64 ^ 0x51),
        ))
    }

    /// The number for a question, below a limit that is not 0.
    pub(super) fn below(self, limit: u32, topic: Topic, moves: &[Move]) -> u32 {
        ((u128::from(self.number(topic, moves)) * u128::from(limit)) >> 64) as u32
    }

    /// A number with mean 0 and standard deviation 1000, bell-shaped: the sum of eight equally distributed ones.
    pub(super) fn bell(self, topic: Topic, mv: Move) -> i32 {
        let bytes = self.number(topic, &[mv]).to_le_bytes();
        let sum: i32 = bytes.into_iter().map(i32::from).sum();
        // The mean of a byte is 127.5, and the standard deviation of the sum of eight is 209.
        (sum - 1020) * 1000 / 209
    }

    fn number(self, topic: Topic, moves: &[Move]) -> u64 {
        let mut number = mixed(self.0 ^ (topic as u64 + 1) << 32);
        for mv in moves {
            number = mixed(number ^ u64::from(mv.to_bits()));
        }
        number
    }
}

/// The mixer of SplitMix64.
fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Square};

    #[test]
    fn the_bell_has_mean_0_and_deviation_1000() {
        let numbers: Vec<i64> = (0..20_000)
            .map(|seed| {
                Chance::new(seed, 7, 1)
                    .bell(Topic::Noise, Move::NULL)
                    .into()
            })
            .collect();
        let count = numbers.len() as i64;
        let mean = numbers.iter().sum::<i64>() / count;
        let variance = numbers.iter().map(|number| number * number).sum::<i64>() / count;
        assert!(mean.abs() < 30, "{mean}");
        assert!((900_000..1_100_000).contains(&variance), "{variance}");
    }

    #[test]
    fn each_question_has_a_number_of_its_own() {
        let key = Position::initial().key();
        let of = |seed, repetitions, topic, mv: Move| {
            Chance::new(seed, key, repetitions).below(u32::MAX, topic, &[mv])
        };
        let mv = Move::new(Square::E2, Square::E4);
        let first = of(1, 1, Topic::Reply, mv);
        assert_eq!(first, of(1, 1, Topic::Reply, mv));
        let others = [
            of(2, 1, Topic::Reply, mv),
            of(1, 2, Topic::Reply, mv),
            of(1, 1, Topic::Threat, mv),
            of(1, 1, Topic::Reply, Move::new(Square::E2, Square::E3)),
        ];
        assert!(!others.contains(&first));
    }
}
