//! The score sheet.

use crate::words::{Phrase, SheetLabel, Text, Words};

impl Words {
    /// What is printed on a score sheet.
    pub fn sheet_label(self, label: SheetLabel) -> Text {
        self.texts.sheet_label(label)
    }

    /// The number of a page, at its foot.
    pub fn sheet_page(self, number: usize, count: usize) -> String {
        self.phrase(Phrase::Page, &[("number", &number), ("count", &count)])
    }
}
