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
        Counted::Games => Plural::three("{count} партия", "{count} партии", "{count} партий"),
        Counted::Items => Plural::three("{count} объект", "{count} объекта", "{count} объектов"),
        Counted::Files => Plural::three("{count} файл", "{count} файла", "{count} файлов"),
        Counted::AllGames => Plural::two("Все партии: {count}", "Все партии: {count}"),
        Counted::FoundGames => {
            Plural::two("{found} из {count} партии", "{found} из {count} партий")
        }
        Counted::Drawn => Plural::three(
            "{score}, {count} ничья",
            "{score}, {count} ничьи",
            "{score}, {count} ничьих",
        ),
        Counted::DrawnGames => Plural::three("{count} ничья", "{count} ничьи", "{count} ничьих"),
        Counted::WonGames => Plural::three("{count} победа", "{count} победы", "{count} побед"),
        Counted::Wins => Plural::three("{count} победа", "{count} победы", "{count} побед"),
        Counted::SavedGames => Plural::two("сохранено: {count}", "сохранено: {count}"),
        Counted::Moves => Plural::three("{count} ход", "{count} хода", "{count} ходов"),
        Counted::Rescued => Plural::three(
            "{count} несохранённая партия — в {folder}",
            "{count} несохранённые партии — в {folder}",
            "{count} несохранённых партий — в {folder}",
        ),
        Counted::AfterMoves => Plural::two("на {count}-м ходу", "на {count}-м ходу"),
        Counted::MovesToGo => Plural::three(
            "до контроля {count} ход",
            "до контроля {count} хода",
            "до контроля {count} ходов",
        ),
        Counted::Tries => Plural::three("{count} попытка", "{count} попытки", "{count} попыток"),
        Counted::Takebacks => Plural::three(
            "{count} возврат хода",
            "{count} возврата хода",
            "{count} возвратов хода",
        ),
        Counted::Hints => Plural::three(
            "{count} подсказка",
            "{count} подсказки",
            "{count} подсказок",
        ),
        Counted::ComesBack => Plural::three(
            "Вернётся через {count} день",
            "Вернётся через {count} дня",
            "Вернётся через {count} дней",
        ),
        Counted::Days => Plural::three("{count} день", "{count} дня", "{count} дней"),
        Counted::Hours => Plural::three("{count} час", "{count} часа", "{count} часов"),
        Counted::Minutes => Plural::three("{count} минута", "{count} минуты", "{count} минут"),
        Counted::Seconds => Plural::three("{count} секунда", "{count} секунды", "{count} секунд"),
    }
}
