//! The transposition table: what was found out about positions, for all threads.
//!
//! A slot is two words, read and written without a lock: the data, and the key exclusive-or the data. Where
//! two threads have written at once, the words do not fit together and the slot is taken for another
//! position's (R. Hyatt, T. Mann: "A lock-less transposition table implementation for parallel search", 2002).

use std::array;
use std::sync::atomic::{AtomicU64, Ordering};

use super::score::{LEAST_MATE, Value};
use crate::rules::{Move, Role, Square};

/// What a value in the table says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is no more than this.
    Upper,
    /// It is no less than this.
    Lower,
    /// It is this.
    Exact,
}

impl Bound {
    /// Whether a value with this bound proves that the true one is at or past a limit: no less than it, or
    /// no more.
    pub(super) fn proves(self, value: Value, limit: Value) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Lower => value >= limit,
            Bound::Upper => value < limit,
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) best: Option<Move>,
    /// A mate is counted from this position.
    pub(super) value: i16,
    pub(super) evaluation: i16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

impl Entry {
    /// The value, with mates counted from the root.
    pub(super) fn value_at(&self, ply: usize) -> Value {
        let (value, ply) = (Value::from(self.value), ply as Value);
        match value {
            _ if value >= LEAST_MATE => value - ply,
            _ if value <= -LEAST_MATE => value + ply,
            _ => value,
        }
    }
}

/// A value as the table keeps it: mates are counted from the position.
pub(super) fn stored_value(value: Value, ply: usize) -> i16 {
    let ply = ply as Value;
    let from_here = match value {
        _ if value >= LEAST_MATE => value + ply,
        _ if value <= -LEAST_MATE => value - ply,
        _ => value,
    };
    from_here as i16
}

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

/// The slots that a position may be in: one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

pub(super) struct Table {
    buckets: Box<[Bucket]>,
    /// The number of the search, which is counted in six bits.
    age: u64,
}

const AGES: u64 = 64;

impl Table {
    /// A table of so many mebibytes.
    pub(super) fn new(mebibytes: usize) -> Table {
        let mut count = ((mebibytes << 20) / size_of::<Bucket>()).max(1);
        let mut buckets: Vec<Bucket> = Vec::new();
        // Where there is no room for so many, fewer do.
        while buckets.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        buckets.resize_with(count, Bucket::default);
        Table {
            buckets: buckets.into(),
            age: 0,
        }
    }

    /// Another search begins: what is there already is replaced first.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.age = 0;
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot = Slot::default();
        }
    }

    /// What is known of the position with this key.
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let slots = self.bucket(key).0.iter().map(Slot::load);
        let mut found = slots.filter(|&(other, data)| other == key && data != 0);
        found.next().and_then(|(_, data)| unpack(data))
    }

    /// Keeps what was found out about a position. A move that was known stays if there is no other.
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
        let worth = |&slot: &usize| self.worth(loaded[slot].1);
        let slot = same.or_else(|| (0..4).min_by_key(worth)).unwrap_or(0);
        bucket[slot].store(key, pack(&entry, self.age));
    }

    /// How full the table is of this search's entries, in thousandths.
    pub(super) fn fullness(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let data = sample.iter().flat_map(|bucket| &bucket.0).map(Slot::load);
        let used = data.filter(|&(_, data)| data != 0 && age_of(data) == self.age);
        (used.count() * 1000 / (4 * sample.len())) as u16
    }

    /// How much it would be to lose an entry: its depth, less for each search that has begun since.
    fn worth(&self, data: u64) -> i64 {
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

// Where the parts of the data begin; the move has the lowest 16 bits.
const VALUE: u32 = 16;
const EVALUATION: u32 = 32;
const DEPTH: u32 = 48;
const BOUND: u32 = 56;
const AGE: u32 = 58;

fn age_of(data: u64) -> u64 {
    data >> AGE
}

/// The bound is never 0, and so nothing that is packed is.
fn pack(entry: &Entry, age: u64) -> u64 {
    let mv = entry.best.map_or(0, |mv| {
        let promotion = mv.promotion.map_or(0, |role| role as u64);
        mv.from.index() as u64 | (mv.to.index() as u64) << 6 | promotion << 12
    });
    let bound = match entry.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    mv | u64::from(entry.value as u16) << VALUE
        | u64::from(entry.evaluation as u16) << EVALUATION
        | u64::from(entry.depth) << DEPTH
        | bound << BOUND
        | age << AGE
}

fn unpack(data: u64) -> Option<Entry> {
    let bound = match data >> BOUND & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        3 => Bound::Exact,
        _ => return None,
    };
    let square = |shift: u32| Square::from_index((data >> shift & 63) as usize);
    let (from, to) = (square(0)?, square(6)?);
    // A pawn does not become a pawn.
    let promotion = Role::ALL.get((data >> 12 & 7) as usize).copied();
    let mv = Move {
        from,
        to,
        promotion: promotion.filter(|&role| role != Role::Pawn),
    };
    Some(Entry {
        best: (from != to).then_some(mv),
        value: (data >> VALUE) as i16,
        evaluation: (data >> EVALUATION) as i16,
        depth: (data >> DEPTH) as u8,
        bound,
    })
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::rules::Position;

    #[test]
    fn what_is_packed_is_read_back() {
        let squares = [0, 1, 62, 63].map(|index| Square::from_index(index).expect("a square"));
        let moves = [
            None,
            Some(Move::new(squares[0], squares[3])),
            Some(Move::promoting(squares[2], squares[1], Role::Knight)),
        ];
        for best in moves {
            for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
                let entry = Entry {
                    best,
                    value: -31_990,
                    evaluation: 1234,
                    depth: 120,
                    bound,
                };
                assert_eq!(unpack(pack(&entry, 63)), Some(entry));
                assert_eq!(age_of(pack(&entry, 63)), 63);
            }
        }
    }

    #[test]
    fn a_mate_is_counted_from_the_position() {
        let value = stored_value(31_990, 4);
        assert_eq!(value, 31_994);
        let entry = Entry {
            best: None,
            value,
            evaluation: 0,
            depth: 1,
            bound: Bound::Exact,
        };
        assert_eq!(entry.value_at(2), 31_992);
    }

    /// Every hit is what some thread has written for that key: value and evaluation go together.
    #[test]
    fn threads_that_write_at_once_never_mix_their_entries() {
        let table = Table::new(0);
        let key = Position::initial().key();
        let work = |seed: i16| {
            for round in 0..30_000_i16 {
                let value = round ^ seed;
                table.insert(
                    key ^ u64::from(round as u16 % 7),
                    Entry {
                        best: None,
                        value,
                        evaluation: !value,
                        depth: 5,
                        bound: Bound::Exact,
                    },
                );
                if let Some(entry) = table.get(key ^ u64::from(round as u16 % 5)) {
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
