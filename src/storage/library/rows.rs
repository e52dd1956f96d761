//! The order of a list.

use super::date::Date;

/// A game's place in a list.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowId {
    /// What the list is ordered by; the game with the lower key comes first.
    pub(super) key: u64,
    pub(super) page: u32,
    pub(super) entry: u16,
}

/// Games in the order of their keys. Those with the same key stand as they came.
#[derive(Default, Debug)]
pub(super) struct Rows(Vec<RowId>);

impl Rows {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn get(&self, n: usize) -> Option<RowId> {
        self.0.get(n).copied()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &RowId> {
        self.0.iter()
    }

    /// Those games for which this holds.
    pub(super) fn filter(&self, keep: impl FnMut(&&RowId) -> bool) -> Rows {
        Rows(self.0.iter().filter(keep).copied().collect())
    }

    /// Adds games, in any order.
    pub(super) fn add(&mut self, new: impl Iterator<Item = RowId>) {
        let mut new: Vec<RowId> = new.collect();
        new.sort_by_key(|row| row.key);
        let Some(first) = new.first() else {
            return;
        };
        let end = self.0.partition_point(|row| row.key <= first.key);
        let later = self.0.split_off(end);
        self.0.reserve(later.len() + new.len());
        let mut later = later.into_iter().peekable();
        for row in new {
            while let Some(earlier) = later.next_if(|later| later.key <= row.key) {
                self.0.push(earlier);
            }
            self.0.push(row);
        }
        self.0.extend(later);
    }
}

/// A key by which the latest date comes first.
pub(super) fn newest_first(date: Date) -> u64 {
    u64::MAX - date.number()
}
