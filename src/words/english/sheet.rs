//! The score sheet.

use super::player::side;
use crate::words::SheetLabel;

/// What is printed on a score sheet.
pub fn sheet_label(label: SheetLabel) -> String {
    let label = match label {
        SheetLabel::ScoreSheet => "Score sheet",
        SheetLabel::Event => "Event",
        SheetLabel::Date => "Date",
        SheetLabel::Site => "Place",
        SheetLabel::Round => "Round",
        SheetLabel::Board => "Board",
        SheetLabel::Player(color) => side(color),
        SheetLabel::Rating => "Rating",
        SheetLabel::Opening => "Opening",
        SheetLabel::TimeControl => "Time control",
        SheetLabel::StartPosition => "Start position",
        SheetLabel::MoveNumber => "No.",
        SheetLabel::Clock => "Clock",
        SheetLabel::TimeSpent => "Time",
        SheetLabel::Continued => "continued",
        SheetLabel::Result => "Result",
        SheetLabel::PlayerSignature(color) => return format!("Signature of {}", side(color)),
        SheetLabel::ArbiterSignature => "Signature of Arbiter",
    };
    label.to_string()
}

/// The number of a page, at its foot.
pub fn sheet_page(number: usize, count: usize) -> String {
    format!("Page {number} of {count}")
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
            assert_eq!(sheet_label(label), words);
        }
        assert_eq!(sheet_page(2, 3), "Page 2 of 3");
    }
}
