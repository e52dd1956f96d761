//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Сохранено: |{place}",
        SavedUnanalysed(_) => "|Сохранено без анализа: |{place}",
        Exported { .. } => "|Сохранено, {games}: |{place}",
        SavedUnique { .. } => "|Пропущено повторов: {count}. Сохранено: |{place}",
        Kept { place: Some(_), .. } => "Сохранено в {place}, останется как {name}",
        Kept { place: None, .. } => "Сохранено, останется как {name}",
        Saved(None) => "Сохранено.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => {
            "<player:Ход белых/Ход чёрных/Ходит {player}>."
        }
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} не даёт ничьей. Ход не сделан.",
        HasTouched(..) => "{player}: тронул — ходи ({piece} {square}).",
        TakenBack(_) => "Ход {move} возвращён.",
        TakebackRefused(_) => {
            "<player:Белые не разрешают/Чёрные не разрешают/{player} не разрешает> вернуть ход."
        }
        Withdrawn(Question::Draw(_)) => {
            "<player:Белые сделали ход/Чёрные сделали ход/{player} делает ход>: предложение ничьей снято."
        }
        Withdrawn(Question::Resign(_)) => {
            "<player:Белые не сдаются/Чёрные не сдаются/{player} не сдаётся>."
        }
        Withdrawn(Question::TakeBack(_)) => {
            "<player:Белые сделали ход/Чёрные сделали ход/{player} делает ход>: возврат хода отклонён."
        }
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "<player:Белые сделали ход/Чёрные сделали ход/{player} делает ход>: требование ничьей снято."
        }
        OfferTooEarly => "Ничью предлагают, когда обе стороны сделали ход.",
        DrawDeclined(_) => "<player:Белые отклоняют/Чёрные отклоняют/{player} отклоняет> ничью.",
        DrawDeclinedHere => "В этой позиции ничью уже отклонили.",
        NoClock => "Эта партия идёт без часов.",
        NextLevel(_) => "Следующая партия: уровень {number}, около {rating}.",
        TimeGiven(_) => "<player:Белые получают/Чёрные получают/{player} получает> {time}.",
        NoTimeLimit(_) => {
            "<player:У белых время не ограничено/У чёрных время не ограничено/{player}: время не ограничено>."
        }
        Damaged { .. } => "Файл {name} повреждён. {reason}",
        HoldsMore(_) => "В файле {name} есть и другие партии. Это первая.",
        SavedWithFaults { .. } => {
            "Сохранено с ошибками, насколько удалось прочесть ({games}): {place}"
        }
        SetAside(_) => "Последнюю партию не удалось прочесть. Она сохранена как {name}.",
        HintSought => "Ищется хороший ход.",
        EngineFound(_) => "Установлен {engine}. Анализировать с ним?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Не сохранено: {reason}",
        CannotSave(_) => "Сейчас сохранить нельзя: {reason}",
        Painting(_) => "Рисуется картинка: {percent}\u{a0}%.",
        MistakesFound(_) => "Анализ партии готов. Ходы со знаком ? или ??: {count}.",
        NoExercises => "Сейчас задач нет. Они берутся из ходов со знаком ? или ??.",
        NoneFits(_) => {
            "Проверено ошибок: {count}. Ни одна не подходит: для задачи нужны от одного до трёх ходов, явно лучших, чем все остальные."
        }
        CommentKept => "Комментарий оставлен.",
        CommentDeleted => "Комментарий удалён.",
        MovesDeleted => "Ходы удалены.",
        TagsLeft => "Изменённые данные не сохранены.",
        Undone => "Отменено.",
        ExerciseDropped => "Эта задача больше не появится.",
        LineKept => "Вариант теперь в партии.",
        GameNotFound => "Этой партии больше нет в папке.",
        GameAnalysed => "Анализ партии готов.",
        NoMistakesFound => "Анализ партии готов. Ошибок не найдено.",
        AnalysisStopped => "Анализ остановлен. Найденное сохранено.",
        AnalysisOutdated => "Анализ прекращён: партия изменена.",
        NoMistake(true) => "После этого хода ошибок не отмечено.",
        NoMistake(false) => "До этого хода ошибок не отмечено.",
        MainLineStands => "Сыгранные ходы изменить нельзя. Повторите, чтобы править копию партии.",
        EditsCopy => "Теперь вы правите копию. Ctrl S сохранит её.",
        NothingToUndo => "Отменять нечего.",
        NothingToRedo => "Повторять нечего.",
        Unsaved => "Есть несохранённые изменения.",
        PaintingStopped => "Картинка отменена.",
        NoRoom(_) => "В строке не больше {room} знаков; остальное отброшено.",
        ClaimTooLate => "Ничью надо требовать до касания фигуры.",
        AnswerFirst => "Сначала: ",
        Resigned(_) => {
            "<player:Белые сдаются/Чёрные сдаются/{player} сдаётся>: потери слишком велики."
        }
        GameGoesOn => "Партия продолжается.",
        NoMoveToTakeBack => "Возвращать нечего.",
        EndedOnTime => "Партия окончена: время истекло.",
        EndedByPlayers => "Партия окончена самими игроками.",
        Reviewed => "Результат окончательный: партию уже просматривали.",
        NoMoveToReplay => "Повторять нечего.",
        Paused => "Пауза. Продолжить: {pause}.",
        GameIsOn => "Партия не окончена. Сдаться: {resign}, выйти через меню: {menu}.",
        NoSavedGame => "Сохранённых партий пока нет.",
        OpenElsewhere => "Возможно, партия идёт в другом окне. Здесь её можно смотреть.",
        CannotResume => "Партия окончена.",
        FolderFree => "Папка партий снова свободна.",
        NoGameToSave => "Нет партии для сохранения.",
        GameCopied => "Партия скопирована как PGN.",
        PositionCopied => "Позиция скопирована как FEN.",
        FolderCopied => "Путь скопирован.",
        ClipboardEmpty => "В буфере обмена нет текста.",
        ReadingStopped => "Чтение остановлено. Выйти из списка: {leave}.",
        Deleted(1) => "Партия перемещена в корзину.",
        Deleted(_) => "Теперь в корзине: {games}.",
        Restored(1) => "Партия восстановлена.",
        Restored(_) | RestoredGame(_) => "Восстановлено: {games}.",
        RestoredAs(_) => "Партия восстановлена как {name}.",
        DestroysGames { .. } => "Удалить навсегда: {games}? Отменить это нельзя.",
        Destroyed(_) => "Удалено навсегда: {games}.",
        ChangesFile { .. } => {
            "Файл {name} изменится. Прежний хранится семь дней как {name}.deskmate.bak."
        }
        NamesJoined { .. } => "«{name}» теперь считается как {player}. Изменить: {key}.",
        NothingDeleted => "Только что ничего не удалялось. Корзина: {trash}.",
        Sound(true) => "Звук включён.",
        Sound(false) => "Звук выключен.",
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => "{engine} не запускается: {reason}. Анализ ведёт Deskmate.",
        EngineFault::NotUci => "{engine} не отвечает как движок UCI. Анализ ведёт Deskmate.",
        EngineFault::NotReady => "{engine} не готов к работе. Анализ ведёт Deskmate.",
        EngineFault::NotReading => "{engine} не читает команды. Анализ ведёт Deskmate.",
        EngineFault::NoAnswer => "{engine} не отвечает. Анализ ведёт Deskmate.",
        EngineFault::Ended => "{engine} больше не работает. Анализ ведёт Deskmate.",
        EngineFault::IllegalMove(_) => {
            "{engine} даёт невозможный ход {reason}. Анализ ведёт Deskmate."
        }
        EngineFault::NoScore => "{engine} не даёт оценки. Анализ ведёт Deskmate.",
        EngineFault::NoChess960 => "{engine} не знает Chess960. Анализ ведёт Deskmate.",
        EngineFault::GivenUp => {
            "{engine}: три сбоя. Анализ ведёт Deskmate: пять минут или до нового выбора движка."
        }
    }
}
