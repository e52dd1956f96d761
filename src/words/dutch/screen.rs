//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Schaken voor twee aan één tafel",
        Heading::Menu => "Menu",
        Heading::Keys => "Toetsen en muis",
        Heading::Moves => "Zetten",
        Heading::Date => "Datum",
        Heading::Players => "Spelers",
        Heading::Result => "Uitslag",
        Heading::Clock => "Klok",
    }
}
