//! The order of a list, and the keys of its games.

use super::date::Date;

/// The order of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The game played last comes first.
    NewestFirst,
    /// As in their text.
    AsWritten,
}

/// A game's sort key in a list, small since there may be a million of them: the order's key, then the
/// number of the game in the order of arrival.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RowId(u64);

impl RowId {
    pub(super) const KEY_BITS: u32 = Date::AGE_BITS;
    /// For 33 million games, many more than a list is made for.
    const NUMBER_BITS: u32 = u64::BITS - Self::KEY_BITS;

    pub(super) fn new(order: Order, date: Date, number: u32) -> RowId {
        let key = match order {
            Order::NewestFirst => date.age(),
            Order::AsWritten => 0,
        };
        RowId::with_key(key, number)
    }

    pub(super) fn with_key(key: u64, number: u32) -> RowId {
        RowId(key << Self::NUMBER_BITS | u64::from(number))
    }

    pub(super) fn number(self) -> u32 {
        (self.0 % (1 << Self::NUMBER_BITS)) as u32
    }
}
