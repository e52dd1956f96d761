//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "помилка в Deskmate; подробиці в stderr",
        Failure::Stopped => "зупинено",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Налаштування не прочитано: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Налаштування не прочитано; файл збережено як {name}: {error}"
        }
        Failure::NotUnderstood(_) => "Незрозуміле в налаштуваннях залишено як є: {name}",
        Failure::SettingsNotSaved(_) => "Налаштування не збережено: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Вправи не прочитано: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Вправи не прочитано; файл лишився як {name}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Вправи не збережено: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Імена гравців не прочитано: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Імена гравців не прочитано; файл лишився як {name}: {error}"
        }
        Failure::NamesNotSaved(_) => "Імена гравців не збережено: {error}",
        Failure::NotRestored { .. } => "{error}. Партія — в {folder}",
        Failure::NoGame(Source::File(_)) => "У файлі {name} немає партій.",
        Failure::NoGame(Source::Text(_)) => "У вставленому тексті немає партій.",
        Failure::NoGame(_) => "Немає партій: {name}.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "вставлено: {error}",
        },
        Failure::NotCopied(_) => "Не скопійовано: {error}",
        Failure::NotPasted(_) => "Немає чого вставити: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "файл змінено після читання списку",
        StorageError::Exists(_) => "файл із такою назвою вже є",
        StorageError::NotApart(_) => "без цієї партії сусідні не відокремити одну від одної",
        StorageError::NoFile => "цієї партії немає в жодному файлі",
        StorageError::NotAFile(_) => "це не файл",
        StorageError::TooLarge(_) => "завеликий файл",
        StorageError::InUse(_) => "теку партій відкрито в іншій програмі",
        StorageError::Spared(_) => "файл не вдалося прочитати, його залишено як є",
        StorageError::NoHome => "домашня тека невідома",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => {
            "Час указують у хвилинах, наприклад 5; 0,5 або 1:30, не більше 10 годин."
        }
        EntryFault::Time(Some(_)) => {
            "Час <side:білих/чорних/> указують у хвилинах, наприклад 5; 0,5 або 1:30, не більше 10 годин."
        }
        EntryFault::Increment(None) => "Додавання вказують у секундах, від 0 до 3600.",
        EntryFault::Increment(Some(_)) => {
            "Додавання <side:білих/чорних/> вказують у секундах, від 0 до 3600."
        }
        EntryFault::Delay(None) => "Затримку вказують у секундах, від 0 до 3600.",
        EntryFault::Delay(Some(_)) => {
            "Затримку <side:білих/чорних/> вказують у секундах, від 0 до 3600."
        }
        EntryFault::NoDelay(None) => {
            "Затримка має бути більшою за 0 с. Без затримки виберіть «На всю партію»."
        }
        EntryFault::NoDelay(Some(_)) => {
            "Затримка <side:білих/чорних/> має бути більшою за 0 с. Без затримки виберіть «На всю партію»."
        }
        EntryFault::Stages(None, _) => "Періоди не читаються: {reason}.",
        EntryFault::Stages(Some(_), _) => "Періоди <side:білих/чорних/> не читаються: {reason}.",
        EntryFault::Chess960Number => "Номери початкових позицій — від 0 до 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "Партія одразу завершиться: {reason}.",
        EntryFault::MatchLength => "У матчі від 2 до 99 партій.",
        EntryFault::HalfOfNoTime => "Половину часу можна дати лише за зворотного відліку.",
        EntryFault::PlayedEachOther => "Вони грали одне з одним: це дві людини.",
        EntryFault::Rating => "Рейтинг — це число, наприклад 1850.",
        EntryFault::Date => "Введіть дату як рік.місяць.день, наприклад 2026.11.20 або 2026.11.??.",
        EntryFault::Castling(_) => "Так не можна: {reason}.",
        EntryFault::NoRoom(_) => "У рядку не більше {room} знаків; решту відкинуто.",
        EntryFault::Exists(..) => "{name} уже є. Enter ще раз — замінити.",
    }
}
