//! The order of the files in the choice of a file.

use std::cmp::Ordering;

use super::command::ChooserColumn;
use crate::storage::library::FolderEntry;

/// The order of the files; folders stand before them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChooserOrder {
    /// What they are sorted by.
    pub column: ChooserColumn,
    /// Whether the first is the smallest, the oldest or the first of the alphabet.
    pub is_rising: bool,
}

impl ChooserOrder {
    /// At first names rise, but the largest and the latest file come first.
    pub(super) fn by(column: ChooserColumn) -> ChooserOrder {
        let is_rising = column == ChooserColumn::Name;
        ChooserOrder { column, is_rising }
    }

    /// The order after a click on a column.
    pub(super) fn clicked(self, column: ChooserColumn) -> ChooserOrder {
        if self.column != column {
            return ChooserOrder::by(column);
        }
        let is_rising = !self.is_rising;
        ChooserOrder { column, is_rising }
    }

    /// The order of two entries with their numbers by name.
    pub(super) fn compare(
        self,
        (number, one): (usize, &FolderEntry),
        (other_number, other): (usize, &FolderEntry),
    ) -> Ordering {
        let by_name = number.cmp(&other_number);
        if one.is_folder != other.is_folder {
            return other.is_folder.cmp(&one.is_folder);
        }
        let rising = match self.column {
            ChooserColumn::Name => by_name,
            _ if one.is_folder => return by_name,
            ChooserColumn::Size => one.size.cmp(&other.size),
            ChooserColumn::Changed => one.modified.cmp(&other.modified),
        };
        let order = if self.is_rising {
            rising
        } else {
            rising.reverse()
        };
        order.then(by_name)
    }
}
