//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Schack för två vid ett bord",
        Heading::Menu => "Meny",
        Heading::Keys => "Tangenter och mus",
        Heading::Moves => "Drag",
        Heading::Date => "Datum",
        Heading::Players => "Spelare",
        Heading::Result => "Res.",
        Heading::Clock => "Klocka",
    }
}
