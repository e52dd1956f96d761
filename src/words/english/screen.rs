//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Chess for two at one desk",
        Heading::Menu => "Menu",
        Heading::Keys => "Keys and mouse",
        Heading::Moves => "Moves",
        Heading::Date => "Date",
        Heading::Players => "Players",
        Heading::Result => "Result",
        Heading::Clock => "Clock",
    }
}
