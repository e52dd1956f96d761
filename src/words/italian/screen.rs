//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Scacchi in due allo stesso tavolo",
        Heading::Menu => "Menu",
        Heading::Keys => "Tastiera e mouse",
        Heading::Moves => "Mosse",
        Heading::Date => "Data",
        Heading::Players => "Giocatori",
        Heading::Result => "Esito",
        Heading::Clock => "Cadenza",
    }
}
