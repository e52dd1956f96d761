//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Schach für zwei an einem Tisch",
        Heading::Menu => "Menü",
        Heading::Keys => "Tasten und Maus",
        Heading::Moves => "Züge",
        Heading::Date => "Datum",
        Heading::Players => "Spieler",
        Heading::Result => "Erg.",
        Heading::Clock => "Uhr",
    }
}
