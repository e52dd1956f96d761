//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Шахматы вдвоём за одним столом",
        Heading::Menu => "Меню",
        Heading::Keys => "Клавиши и мышь",
        Heading::Moves => "Ходы",
        Heading::Date => "Дата",
        Heading::Players => "Игроки",
        Heading::Result => "Итог",
        Heading::Clock => "Время",
    }
}
