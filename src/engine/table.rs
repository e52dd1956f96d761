//! The transposition table: results of earlier searches, shared by all threads.
//!
//! A slot is two words, read and written without a lock: the data, and the key XOR the data. If two threads
//! write at once, the words do not match, and the slot looks as if it held another position (R. Hyatt, T. Mann: "A lock-less transposition table implementation for parallel search", 2002).

use std::array;
use std::sync::atomic::{AtomicU64, Ordering};

use super::entry::{Bound, DEPTH, Entry, age_of, pack, unpack};
use super::memory;

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    fn load(&self) -> (u64, u64) {
        let data = self.data.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ data, data)
    }

    fn store(&self, key: u64, data: u64) {
        self.check.store(key ^ data, Ordering::Relaxed);
        self.data.store(data, Ordering::Relaxed);
    }
}

/// The slots that a position may be stored in: one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

pub(super) struct Table {
    buckets: Box<[Bucket]>,
    /// The number of the current search, modulo 64.
    age: u64,
}

const AGES: u64 = 64;

impl Table {
    /// A table of this many mebibytes.
    pub(super) fn new(mebibytes: usize) -> Table {
        let mut count = ((mebibytes << 20) / size_of::<Bucket>()).max(1);
        let mut buckets: Vec<Bucket> = Vec::new();
        // Use a smaller table if there is not enough memory.
        while buckets.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        memory::prefer_huge_pages(buckets.spare_capacity_mut());
        buckets.resize_with(count, Bucket::default);
        Table {
            buckets: buckets.into(),
            age: 0,
        }
    }

    /// Starts a new search: entries of earlier searches are replaced first.
    pub(super) fn start_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Removes all entries.
    pub(super) fn clear(&mut self) {
        self.age = 0;
        self.buckets.fill_with(Bucket::default);
    }

    /// The entry of the position with this key.
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let slots = self.bucket(key).0.iter().map(Slot::load);
        let mut found = slots.filter(|&(other, data)| other == key && data != 0);
        found.next().and_then(|(_, data)| unpack(data))
    }

    /// Starts to load the entry of the position with this key, which [`get`](Table::get) then finds sooner.
    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        memory::prefetch(self.bucket(key));
    }

    /// Stores the result of a search of a position. Without a new best move the old one is kept.
    pub(super) fn insert(&self, key: u64, mut entry: Entry) {
        let bucket = &self.bucket(key).0;
        let loaded: [(u64, u64); 4] = array::from_fn(|slot| bucket[slot].load());
        let same = loaded.iter().position(|&(other, _)| other == key);
        if let Some(slot) = same
            && let Some(known) = unpack(loaded[slot].1)
        {
            entry.best = entry.best.or(known.best);
            let is_fresh = age_of(loaded[slot].1) == self.age;
            if is_fresh && entry.bound != Bound::Exact && entry.depth + 3 < known.depth {
                return;
            }
        }
        let priority = |&slot: &usize| self.priority(loaded[slot].1);
        let slot = same.or_else(|| (0..4).min_by_key(priority)).unwrap_or(0);
        bucket[slot].store(key, pack(&entry, self.age));
    }

    /// How much of the table holds entries of the current search, in per mille.
    pub(super) fn fullness(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let data = sample.iter().flat_map(|bucket| &bucket.0).map(Slot::load);
        let used = data.filter(|&(_, data)| data != 0 && age_of(data) == self.age);
        (used.count() * 1000 / (4 * sample.len())) as u16
    }

    /// The priority of keeping an entry: its depth, minus 8 for each search that has begun since.
    fn priority(&self, data: u64) -> i64 {
        match data {
            0 => i64::MIN,
            _ => {
                let searches = (self.age + AGES - age_of(data)) % AGES;
                (data >> DEPTH & 0xFF) as i64 - 8 * searches as i64
            }
        }
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::rules::Position;

    /// Every hit must be an entry that some thread stored for that key, with its value and evaluation intact.
    #[test]
    fn threads_that_write_at_once_never_mix_their_entries() {
        let table = Table::new(0);
        let key = Position::initial().key();
        let work = |seed: i16| {
            for round in 0..1_000_000_u32 {
                let value = round as i16 ^ seed;
                table.insert(
                    key ^ u64::from(round % 7),
                    Entry {
                        best: None,
                        value,
                        evaluation: !value,
                        depth: 5,
                        bound: Bound::Exact,
                    },
                );
                if let Some(entry) = table.get(key ^ u64::from(round % 5)) {
                    assert_eq!(entry.value, !entry.evaluation);
                }
            }
        };
        thread::scope(|scope| {
            for seed in [3, 911] {
                scope.spawn(move || work(seed));
            }
        });
    }
}
