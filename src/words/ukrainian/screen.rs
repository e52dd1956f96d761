//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Шахи вдвох за одним столом",
        Heading::Menu => "Меню",
        Heading::Keys => "Клавіші й миша",
        Heading::Moves => "Ходи",
        Heading::Date => "Дата",
        Heading::Players => "Гравці",
        Heading::Result => "Результат",
        Heading::Clock => "Час",
    }
}
