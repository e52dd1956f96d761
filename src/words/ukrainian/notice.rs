//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Збережено: |{place}",
        SavedUnanalysed(_) => "|Збережено без аналізу: |{place}",
        Exported { .. } => "|Збережено, {games}: |{place}",
        SavedUnique { .. } => "|Пропущено повторів: {count}. Збережено: |{place}",
        Kept { place: Some(_), .. } => "Збережено в {place}, залишиться як {name}",
        Kept { place: None, .. } => "Збережено, залишиться як {name}",
        Saved(None) => "Збережено.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => {
            "<player:Хід білих/Хід чорних/Ходить {player}>."
        }
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} не дає нічиєї. Хід не зроблено.",
        HasTouched(..) => "{player}: торкнувся — ходи ({piece} {square}).",
        TakenBack(_) => "Хід {move} узято назад.",
        TakebackRefused(_) => {
            "<player:Білі не дозволяють/Чорні не дозволяють/{player} не дозволяє> взяти хід назад."
        }
        Withdrawn(Question::Draw(_)) => {
            "<player:Білі зробили хід/Чорні зробили хід/{player} робить хід>: пропозицію нічиєї знято."
        }
        Withdrawn(Question::Resign(_)) => {
            "<player:Білі не здаються/Чорні не здаються/{player} не здає партію>."
        }
        Withdrawn(Question::TakeBack(_)) => {
            "<player:Білі зробили хід/Чорні зробили хід/{player} робить хід>: повернення ходу відхилено."
        }
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "<player:Білі зробили хід/Чорні зробили хід/{player} робить хід>: вимогу нічиєї знято."
        }
        OfferTooEarly => "Нічию пропонують, коли обидві сторони зробили хід.",
        DrawDeclined(_) => "<player:Білі відхиляють/Чорні відхиляють/{player} відхиляє> нічию.",
        DrawDeclinedHere => "У цій позиції нічию вже відхилили.",
        NoClock => "Ця партія йде без годинника.",
        NextLevel(_) => "Наступна партія: рівень {number}, близько {rating}.",
        TimeGiven(_) => "<player:Білі отримують/Чорні отримують/{player} отримує> {time}.",
        NoTimeLimit(_) => {
            "<player:У білих час не обмежено/У чорних час не обмежено/{player}: час не обмежено>."
        }
        Damaged { .. } => "Файл {name} пошкоджено. {reason}",
        HoldsMore(_) => "У файлі {name} є й інші партії. Це перша.",
        SavedWithFaults { .. } => {
            "Збережено з помилками, наскільки вдалося прочитати ({games}): {place}"
        }
        SetAside(_) => "Останню партію не вдалося прочитати. Її збережено як {name}.",
        HintSought => "Шукається добрий хід.",
        EngineFound(_) => "Встановлено {engine}. Аналізувати з ним?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Не збережено: {reason}",
        CannotSave(_) => "Зараз зберегти неможливо: {reason}",
        Painting(_) => "Створюється зображення: {percent}\u{a0}%.",
        MistakesFound(_) => "Аналіз партії готовий. Ходи зі знаком ? або ??: {count}.",
        NoExercises => "Зараз вправ немає. Вони беруться з ходів зі знаком ? або ??.",
        NoneFits(_) => {
            "Перевірено помилок: {count}. Жодна не підходить: для вправи потрібно від одного до трьох ходів, явно кращих за всі інші."
        }
        CommentKept => "Коментар залишено.",
        CommentDeleted => "Коментар видалено.",
        MovesDeleted => "Ходи видалено.",
        TagsLeft => "Змінені дані не збережено.",
        Undone => "Скасовано.",
        ExerciseDropped => "Ця вправа більше не з’явиться.",
        LineKept => "Варіант тепер у партії.",
        GameNotFound => "Цієї партії вже немає в теці.",
        GameAnalysed => "Аналіз партії готовий.",
        NoMistakesFound => "Аналіз партії готовий. Помилок не знайдено.",
        AnalysisStopped => "Аналіз зупинено. Знайдене збережено.",
        AnalysisOutdated => "Аналіз припинено: партію змінено.",
        NoMistake(true) => "Після цього ходу помилок не позначено.",
        NoMistake(false) => "До цього ходу помилок не позначено.",
        MainLineStands => "Зіграні ходи змінити не можна. Повторіть, щоб редагувати копію партії.",
        EditsCopy => "Тепер ви редагуєте копію. Ctrl S збереже її.",
        NothingToUndo => "Немає чого скасовувати.",
        NothingToRedo => "Немає чого повторювати.",
        Unsaved => "Є незбережені зміни.",
        PaintingStopped => "Зображення скасовано.",
        NoRoom(_) => "У рядку не більше {room} знаків; решту відкинуто.",
        ClaimTooLate => "Вимагати нічию треба, перш ніж торкатися фігури.",
        AnswerFirst => "Спершу: ",
        Resigned(_) => {
            "<player:Білі здаються/Чорні здаються/{player} здає партію>: втрати завеликі."
        }
        GameGoesOn => "Партія триває.",
        NoMoveToTakeBack => "Немає ходу, який можна взяти назад.",
        EndedOnTime => "Партію завершено: час вийшов.",
        EndedByPlayers => "Партію завершили самі гравці.",
        Reviewed => "Результат остаточний: партію вже переглядали.",
        NoMoveToReplay => "Немає ходу, який можна повторити.",
        Paused => "Пауза. Продовжити: {pause}.",
        GameIsOn => "Партію не завершено. Здатися: {resign}, вийти через меню: {menu}.",
        NoSavedGame => "Збережених партій ще немає.",
        OpenElsewhere => "Можливо, партія йде в іншому вікні. Тут її можна лише переглядати.",
        CannotResume => "Партію завершено.",
        FolderFree => "Тека партій знову вільна.",
        NoGameToSave => "Немає партії для збереження.",
        GameCopied => "Партію скопійовано як PGN.",
        PositionCopied => "Позицію скопійовано як FEN.",
        FolderCopied => "Шлях скопійовано.",
        ClipboardEmpty => "У буфері обміну немає тексту.",
        ReadingStopped => "Читання зупинено. Вийти зі списку: {leave}.",
        Deleted(1) => "Партію переміщено в кошик.",
        Deleted(_) => "Тепер у кошику: {games}.",
        Restored(1) => "Партію відновлено.",
        Restored(_) | RestoredGame(_) => "Відновлено: {games}.",
        RestoredAs(_) => "Партію відновлено як {name}.",
        DestroysGames { .. } => "Видалити назавжди: {games}? Скасувати це неможливо.",
        Destroyed(_) => "Видалено назавжди: {games}.",
        ChangesFile { .. } => {
            "Файл {name} зміниться. Попередній зберігається сім днів як {name}.deskmate.bak."
        }
        NamesJoined { .. } => "«{name}» тепер рахується як {player}. Змінити: {key}.",
        NothingDeleted => "Щойно нічого не видаляли. Кошик: {trash}.",
        Sound(true) => "Звук увімкнено.",
        Sound(false) => "Звук вимкнено.",
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => "{engine} не запускається: {reason}. Аналіз веде Deskmate.",
        EngineFault::NotUci => "{engine} не відповідає як рушій UCI. Аналіз веде Deskmate.",
        EngineFault::NotReady => "{engine} досі не готовий до роботи. Аналіз веде Deskmate.",
        EngineFault::NotReading => "{engine} не читає команд. Аналіз веде Deskmate.",
        EngineFault::NoAnswer => "{engine} не відповідає. Аналіз веде Deskmate.",
        EngineFault::Ended => "{engine} більше не працює. Аналіз веде Deskmate.",
        EngineFault::IllegalMove(_) => {
            "{engine} дає неможливий хід {reason}. Аналіз веде Deskmate."
        }
        EngineFault::NoScore => "{engine} не дає оцінки. Аналіз веде Deskmate.",
        EngineFault::NoChess960 => "{engine} не знає Chess960. Аналіз веде Deskmate.",
        EngineFault::GivenUp => {
            "{engine}: три збої. Аналіз веде Deskmate: п’ять хвилин або до нового вибору рушія."
        }
    }
}
