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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Color;

    #[test]
    fn every_part_of_a_score_sheet_has_words() {
        use SheetLabel::*;
        let table = [
            (ScoreSheet, "Score sheet"),
            (Event, "Event"),
            (Date, "Date"),
            (Site, "Place"),
            (Round, "Round"),
            (Board, "Board"),
            (Player(Color::White), "White"),
            (Player(Color::Black), "Black"),
            (Rating, "Rating"),
            (Opening, "Opening"),
            (TimeControl, "Time control"),
            (StartPosition, "Start position"),
            (MoveNumber, "No."),
            (Clock, "Clock"),
            (TimeSpent, "Time"),
            (Continued, "continued"),
            (Result, "Result"),
            (PlayerSignature(Color::Black), "Signature of Black"),
            (ArbiterSignature, "Signature of Arbiter"),
        ];
        for (label, words) in table {
            assert_eq!(Words::ENGLISH.sheet_label(label), words);
        }
        assert_eq!(Words::ENGLISH.sheet_page(2, 3), "Page 2 of 3");
    }
}
