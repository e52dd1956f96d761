//! Numbers.

use crate::words::texts::*;

pub fn plural_category(number: usize) -> PluralCategory {
    match (number % 10, number % 100) {
        (_, 11..=14) => PluralCategory::Many,
        (1, _) => PluralCategory::One,
        (2..=4, _) => PluralCategory::Few,
        _ => PluralCategory::Many,
    }
}

pub fn counted(what: Counted) -> Plural {
    match what {
        Counted::Games => Plural::three("{count} партія", "{count} партії", "{count} партій"),
        Counted::Items => Plural::three("{count} об’єкт", "{count} об’єкти", "{count} об’єктів"),
        Counted::Files => Plural::three("{count} файл", "{count} файли", "{count} файлів"),
        Counted::AllGames => Plural::two("Усі партії: {count}", "Усі партії: {count}"),
        Counted::FoundGames => Plural::two("{found} з {count} партії", "{found} з {count} партій"),
        Counted::Drawn => Plural::three(
            "{score}, {count} нічия",
            "{score}, {count} нічиї",
            "{score}, {count} нічиїх",
        ),
        Counted::DrawnGames => Plural::three("{count} нічия", "{count} нічиї", "{count} нічиїх"),
        Counted::WonGames => {
            Plural::three("{count} перемога", "{count} перемоги", "{count} перемог")
        }
        Counted::Wins => Plural::three("{count} перемога", "{count} перемоги", "{count} перемог"),
        Counted::SavedGames => Plural::two("збережено: {count}", "збережено: {count}"),
        Counted::Moves => Plural::three("{count} хід", "{count} ходи", "{count} ходів"),
        Counted::Rescued => Plural::three(
            "{count} незбережена партія — в {folder}",
            "{count} незбережені партії — в {folder}",
            "{count} незбережених партій — в {folder}",
        ),
        Counted::AfterMoves => Plural::two("на {count}-му ході", "на {count}-му ході"),
        Counted::MovesToGo => Plural::three(
            "до контролю {count} хід",
            "до контролю {count} ходи",
            "до контролю {count} ходів",
        ),
        Counted::Tries => Plural::three("{count} спроба", "{count} спроби", "{count} спроб"),
        Counted::Takebacks => Plural::three(
            "{count} повернення ходу",
            "{count} повернення ходу",
            "{count} повернень ходу",
        ),
        Counted::Hints => Plural::three("{count} підказка", "{count} підказки", "{count} підказок"),
        Counted::ComesBack => Plural::three(
            "Повернеться через {count} день",
            "Повернеться через {count} дні",
            "Повернеться через {count} днів",
        ),
        Counted::Days => Plural::three("{count} день", "{count} дні", "{count} днів"),
        Counted::Hours => Plural::three("{count} година", "{count} години", "{count} годин"),
        Counted::Minutes => Plural::three("{count} хвилина", "{count} хвилини", "{count} хвилин"),
        Counted::Seconds => Plural::three("{count} секунда", "{count} секунди", "{count} секунд"),
    }
}
