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
