//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Xadrez para dois numa mesa",
        Heading::Menu => "Menu",
        Heading::Keys => "Teclas e mouse",
        Heading::Moves => "Lances",
        Heading::Date => "Data",
        Heading::Players => "Jogadores",
        Heading::Result => "Result.",
        Heading::Clock => "Relógio",
    }
}
