//! Do positions have the same key exactly if they are equal?

use std::collections::{HashMap, HashSet};

use crate::data;

use deskmate::notation::fen;
use deskmate::rules::Position;

/// A fixed seed.
const SEED: u64 = 1951;
const LONGEST: usize = 120;

/// A number drawn from a state (Marsaglia's xorshift).
fn draw(state: &mut u64, below: usize) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    (*state >> 16) as usize % below
}

/// All positions of so many random games, of standard chess and Chess960.
fn random_positions(games: usize, mut visit: impl FnMut(&Position)) {
    let mut state = SEED;
    for game in 0..games {
        let mut position = match game % 3 {
            0 => Position::chess960(draw(&mut state, 960) as u32).expect("a start position"),
            _ => Position::initial(),
        };
        for _ in 0..LONGEST {
            visit(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position
                .play(moves[draw(&mut state, moves.len())])
                .expect("a legal move");
        }
    }
}

#[test]
fn equal_keys_are_those_of_equal_positions() {
    let mut seen: HashMap<Position, u64> = HashMap::new();
    let mut keys = HashSet::new();
    let mut again = 0;
    random_positions(10_000, |position| {
        let key = position.key();
        if let Some(&earlier) = seen.get(position) {
            assert_eq!(key, earlier, "{}", fen::write(position));
            again += 1;
            return;
        }
        seen.insert(position.clone(), key);
        assert!(keys.insert(key), "a collision: {}", fen::write(position));
    });
    assert!(seen.len() > 1_000_000, "too few: {}", seen.len());
    assert!(again > 5_000, "too few came again: {again}");
}

/// Hash tables use some bits of a key as an index, so any 16 of them must be well distributed.
#[test]
fn every_part_of_the_keys_is_well_distributed() {
    let mut distinct = HashMap::new();
    random_positions(2_000, |position| {
        distinct.insert(position.key(), ());
    });
    for shift in (0..=48).step_by(8) {
        let mut places = vec![0_u32; 1 << 16];
        for key in distinct.keys() {
            places[(key >> shift & 0xFFFF) as usize] += 1;
        }
        // With n keys at random in m places, the pairs that share one are n²/2m on average.
        let pairs: u64 = places
            .iter()
            .map(|&n| u64::from(n) * u64::from(n.saturating_sub(1)) / 2)
            .sum();
        let expected = (distinct.len() as f64).powi(2) / 2.0 / 65_536.0;
        let ratio = pairs as f64 / expected;
        assert!((0.97..1.03).contains(&ratio), "bits from {shift}: {ratio}");
    }
}

/// The differences that count under FIDE 9.2.3, and those that do not.
#[test]
fn what_makes_positions_different() {
    let key = |text: &str| data::position(text).key();
    let same = [
        // The counters.
        (
            "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "4k3/8/8/8/8/8/8/R3K3 w Q - 9 40",
        ),
        // A double step beside which nobody can take, or not without uncovering the king.
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
            "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
        ),
        (
            "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1",
            "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1",
        ),
    ];
    for (one, other) in same {
        assert_eq!(key(one), key(other), "{one} {other}");
    }
    let different = [
        "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 1",
        "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq - 0 1",
        "r3k2r/8/8/8/3pP3/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/3pP3/8/8/R3K2R b Qkq - 0 1",
        "r3k2r/8/8/8/3pP3/8/8/R3K2R b Kkq - 0 1",
        "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQq - 0 1",
        "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQk - 0 1",
        "r3k2r/8/8/8/3pP3/8/8/R3K2R b - - 0 1",
        "r3k2r/8/8/8/3pP3/8/8/R3K2Q b Qkq - 0 1",
        "r3k2r/8/8/8/3pP3/8/8/R3K2n b Qkq - 0 1",
    ];
    let keys: Vec<u64> = different.iter().map(|text| key(text)).collect();
    for (number, one) in keys.iter().enumerate() {
        assert_eq!(keys.iter().position(|key| key == one), Some(number));
    }
}

/// Keys may be stored in files, so they must never change.
#[test]
fn keys_never_change() {
    let cases = [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            0xA671_F295_075E_F8BF,
        ),
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            0xE6CE_142A_B2A0_6634,
        ),
        (
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            0x1104_E74A_C760_4601,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            0x349E_01DD_2944_0F4D,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b - - 0 1",
            0xAFB3_FFA0_0B66_A510,
        ),
        (
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            0x3523_2123_D3B9_25DD,
        ),
        (
            "1nr1nkrb/1pp1pqpp/p2p1p2/b7/B7/P2P1P2/1PP1PQPP/1NR1NKRB w GCgc - 0 1",
            0xA912_FD01_6545_9F00,
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 0xC457_13E1_2195_D6E6),
        ("4k3/8/8/8/8/8/8/4K3 b - - 0 1", 0xA85E_5A2D_CA40_7175),
        ("7k/8/8/8/8/8/8/K7 w - - 0 1", 0xCF43_2FCC_8EB2_518C),
    ];
    for (text, expected) in cases {
        let key = data::position(text).key();
        assert_eq!(key, expected, "{key:#018X} {text}");
    }
}
