//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Szachy dla dwojga przy jednym stole",
        Heading::Menu => "Menu",
        Heading::Keys => "Klawisze i mysz",
        Heading::Moves => "Ruchy",
        Heading::Date => "Data",
        Heading::Players => "Gracze",
        Heading::Result => "Wynik",
        Heading::Clock => "Tempo",
    }
}
