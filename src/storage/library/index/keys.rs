//! Which games have a position, by 16 bits of its key.
//!
//! The keys are in blocks. Each begins with how many games have each of its keys, then come the games, by their keys.

use super::bytes::{Bytes, put_varint};

/// The number of blocks.
pub(super) const BLOCKS: usize = 64;

/// The number of keys in a block.
const KEYS: u32 = (1 << 16) / BLOCKS as u32;

/// The block that a key is in.
pub(super) fn block_of(key: u16) -> usize {
    (u32::from(key) / KEYS) as usize
}

/// All blocks of these games, each with the keys of its positions. There are no more games than a number of 16 bits counts.
pub(super) fn blocks<'a>(games: impl Iterator<Item = &'a [u16]>) -> Vec<Vec<u8>> {
    let of_game = |(game, keys): (u32, &'a [u16])| {
        let pair = move |key: &u16| u32::from(*key) << 16 | game;
        keys.iter().map(pair)
    };
    let mut pairs: Vec<u32> = (0..).zip(games).flat_map(of_game).collect();
    pairs.sort_unstable();
    // A position that is repeated.
    pairs.dedup();
    let mut rest = &pairs[..];
    let mut block = |number: u32| {
        let (mut counts, mut games) = (Vec::new(), Vec::new());
        for key in number * KEYS..(number + 1) * KEYS {
            let count = rest.iter().take_while(|pair| *pair >> 16 == key).count();
            let (these, later) = rest.split_at(count);
            rest = later;
            put_varint(&mut counts, count as u32);
            games.extend(these.iter().flat_map(|pair| (*pair as u16).to_le_bytes()));
        }
        counts.append(&mut games);
        counts
    };
    (0..BLOCKS as u32).map(&mut block).collect()
}

/// The games with a key, of the block that it is in; `None` if the block is damaged.
pub(super) fn games_with(key: u16, block: &[u8]) -> Option<Vec<usize>> {
    let mut bytes = Bytes(block);
    let place = u32::from(key) % KEYS;
    let (mut before, mut count) = (0, 0);
    for at in 0..KEYS {
        let games = bytes.varint()? as usize;
        if at < place {
            before += games;
        } else if at == place {
            count = games;
        }
    }
    bytes.take(2 * before)?;
    let (games, _) = bytes.take(2 * count)?.as_chunks::<2>();
    let number = |game: &[u8; 2]| usize::from(u16::from_le_bytes(*game));
    Some(games.iter().map(number).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_each_of_their_keys() {
        let many: Vec<Vec<u16>> = (0..300)
            .map(|game| vec![7, game, 7, 65_535 - game])
            .collect();
        let blocks = blocks(many.iter().map(Vec::as_slice));
        for key in [
            0,
            1,
            6,
            7,
            299,
            300,
            1_023,
            1_024,
            40_000,
            65_535 - 299,
            65_535,
        ] {
            let expected: Vec<usize> = (0..300).filter(|game| many[*game].contains(&key)).collect();
            let found = games_with(key, &blocks[block_of(key)]);
            assert_eq!(found, Some(expected), "{key}");
        }
        assert_eq!(games_with(7, &blocks[0][..1_500]), None);
    }
}
