//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Šachy pro dva u jednoho stolu",
        Heading::Menu => "Menu",
        Heading::Keys => "Klávesy a myš",
        Heading::Moves => "Tahy",
        Heading::Date => "Datum",
        Heading::Players => "Hráči",
        Heading::Result => "Výsl.",
        Heading::Clock => "Tempo",
    }
}
