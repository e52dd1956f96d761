//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "ошибка в Deskmate; подробности в stderr",
        Failure::Stopped => "остановлено",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Настройки не прочитаны: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Настройки не прочитаны; файл сохранён как {name}: {error}"
        }
        Failure::NotUnderstood(_) => "В настройках не понято и оставлено как есть: {name}",
        Failure::SettingsNotSaved(_) => "Настройки не сохранены: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Задачи не прочитаны: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Задачи не прочитаны; файл сохранён как {name}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Задачи не сохранены: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Имена игроков не прочитаны: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Имена игроков не прочитаны; файл сохранён как {name}: {error}"
        }
        Failure::NamesNotSaved(_) => "Имена игроков не сохранены: {error}",
        Failure::NotRestored { .. } => "{error}. Партия — в {folder}",
        Failure::NoGame(Source::File(_)) => "В файле {name} нет партий.",
        Failure::NoGame(Source::Text(_)) => "Во вставленном тексте нет партий.",
        Failure::NoGame(_) => "Нет партий: {name}.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "вставлено: {error}",
        },
        Failure::NotCopied(_) => "Не скопировано: {error}",
        Failure::NotPasted(_) => "Вставить нечего: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "файл изменён после чтения списка",
        StorageError::Exists(_) => "файл с таким именем уже есть",
        StorageError::NotApart(_) => "без этой партии соседние не отделить друг от друга",
        StorageError::NoFile => "этой партии нет ни в одном файле",
        StorageError::NotAFile(_) => "это не файл",
        StorageError::TooLarge(_) => "слишком большой файл",
        StorageError::InUse(_) => "папка партий открыта в другой программе",
        StorageError::Spared(_) => "файл не удалось прочесть, он оставлен как есть",
        StorageError::NoHome => "домашняя папка неизвестна",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => {
            "Время указывают в минутах, например 5; 0,5 или 1:30, не больше 10 часов."
        }
        EntryFault::Time(Some(_)) => {
            "Время <side:белых/чёрных/> указывают в минутах, например 5; 0,5 или 1:30, не больше 10 часов."
        }
        EntryFault::Increment(None) => "Добавление указывают в секундах, от 0 до 3600.",
        EntryFault::Increment(Some(_)) => {
            "Добавление <side:белых/чёрных/> указывают в секундах, от 0 до 3600."
        }
        EntryFault::Delay(None) => "Задержку указывают в секундах, от 0 до 3600.",
        EntryFault::Delay(Some(_)) => {
            "Задержку <side:белых/чёрных/> указывают в секундах, от 0 до 3600."
        }
        EntryFault::NoDelay(None) => {
            "Задержка должна быть больше 0 с. Без задержки выберите «На всю партию»."
        }
        EntryFault::NoDelay(Some(_)) => {
            "Задержка <side:белых/чёрных/> должна быть больше 0 с. Без задержки выберите «На всю партию»."
        }
        EntryFault::Stages(None, _) => "Периоды не читаются: {reason}.",
        EntryFault::Stages(Some(_), _) => "Периоды <side:белых/чёрных/> не читаются: {reason}.",
        EntryFault::Chess960Number => "Номера начальных позиций — от 0 до 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "Партия сразу окончится: {reason}.",
        EntryFault::MatchLength => "В матче от 2 до 99 партий.",
        EntryFault::HalfOfNoTime => "Половину времени дают, только если часы идут на убыль.",
        EntryFault::PlayedEachOther => "Они играли друг с другом: это два человека.",
        EntryFault::Rating => "Рейтинг — это число, например 1850.",
        EntryFault::Date => "Введите дату как год.месяц.день, например 2026.11.20 или 2026.11.??.",
        EntryFault::Castling(_) => "Так нельзя: {reason}.",
        EntryFault::NoRoom(_) => "В строке не больше {room} знаков; остальное отброшено.",
        EntryFault::Exists(..) => "{name} уже есть. Enter ещё раз — заменить.",
    }
}
