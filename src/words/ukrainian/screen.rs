//! Short texts of screens.

use crate::words::texts::*;

pub fn heading(heading: Heading) -> Text {
    match heading {
        Heading::Motto => "Шахи вдвох за одним столом",
        Heading::Menu => "Меню",
        Heading::Keys => "Клавіші й миша",
        Heading::Material => "Матеріал",
        Heading::Moves => "Ходи",
        Heading::Date => "Дата",
        Heading::Players => "Гравці",
        Heading::Result => "Результат",
        Heading::End => "Кінець",
        Heading::Clock => "Час",
    }
}
