//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Ajedrez para dos en una mesa",
        Heading::Menu => "Menú",
        Heading::Keys => "Teclas y ratón",
        Heading::Moves => "Jugadas",
        Heading::Date => "Fecha",
        Heading::Players => "Jugadores",
        Heading::Result => "Result.",
        Heading::Clock => "Reloj",
    }
}
