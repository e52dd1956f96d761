//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Les échecs à deux, à la même table",
        Heading::Menu => "Menu",
        Heading::Keys => "Clavier et souris",
        Heading::Moves => "Coups",
        Heading::Date => "Date",
        Heading::Players => "Joueurs",
        Heading::Result => "Score",
        Heading::Clock => "Cadence",
    }
}
