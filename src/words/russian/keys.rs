//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Пробел",
        Key::Enter => "Enter",
        Key::Escape => "Esc",
        Key::Tab => "Tab",
        Key::Backspace => "Backspace",
        Key::Delete => "Del",
        Key::Left => "←",
        Key::Right => "→",
        Key::Up => "↑",
        Key::Down => "↓",
        Key::Home => "Home",
        Key::End => "End",
        Key::PageUp => "Page Up",
        Key::PageDown => "Page Down",
        Key::F1 => "F1",
        Key::F2 => "F2",
        Key::F5 => "F5",
        Key::F11 => "F11",
        Key::LeftShift => "левый Shift",
        Key::RightShift => "правый Shift",
    }
}

pub fn modifier(modifier: Modifier) -> Text {
    match modifier {
        Modifier::Ctrl => "Ctrl",
        Modifier::Shift => "Shift",
        Modifier::Alt => "Alt",
    }
}

pub fn action(action: &Action) -> Text {
    match action {
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Предложить/требовать ничью",
        Action::Command(_, Command::Play(PlayCommand::TakeBack)) => "Вернуть ход",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => "Уровень следующей партии",
        Action::Command(_, Command::Flip) => "Перевернуть доску",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Клавиши и мышь",
        Action::Command(_, Command::File(FileCommand::Save)) => "Сохранить партию",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Написать комментарий",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Поставить обратно",
        Action::Close(EscTarget::Question) => "Нет",
        Action::Close(EscTarget::Past) => "Назад к партии",
        Action::Close(EscTarget::Board) => "Уйти с доски",
        Action::Close(EscTarget::Result) => "Закрыть результат",
        Action::Draw(Ink::Green) => "Правая кнопка: зелёный",
        Action::Draw(Ink::Red) => "Правая кнопка: красный",
        Action::Draw(Ink::Yellow) => "Правая кнопка: жёлтый",
        Action::Draw(Ink::Blue) => "Правая кнопка: синий",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Предыдущий, следующий ход",
        Pair::Ends => "Первая, последняя позиция",
        Pair::Answers => "Ответить: да, нет",
        Pair::Takebacks => "Вернуть, повторить ход",
        Pair::Help => "Угрозы, предупреждения",
        Pair::Choices | Pair::Rows => "Строка выше, ниже",
        Pair::Annotated => "Пометка: вперёд, назад",
        Pair::Paces => "Медленнее, быстрее",
        Pair::Mistakes => "Ошибка: вперёд, назад",
        Pair::Lines => "Вариант выше, ниже",
        Pair::Pages => "Страница назад, вперёд",
        Pair::RowEnds => "Первая, последняя строка",
        Pair::Tabs => "Вкладки базы партий",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Ход",
        KeyGroup::List => "Список",
        KeyGroup::Position => "Позиция",
        KeyGroup::Form => "Форма",
        KeyGroup::Text => "Текст",
        KeyGroup::Write => "Пометки",
        KeyGroup::Files => "Файлы",
        KeyGroup::Game => "Партия",
        KeyGroup::Clock => "Часы",
        KeyGroup::Analysis => "Анализ",
        KeyGroup::Window => "Окно",
        KeyGroup::View => "Вид",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Перетащить фигуру",
        Gesture::ClickPiece => "Щёлкнуть её, затем поле",
        Gesture::ShowMoves => "Держать: куда можно пойти",
        Gesture::Arrow => "Протянуть: стрелка",
        Gesture::Circle => "Щёлкнуть: кружок",
        Gesture::Colors => "Shift: красный, Ctrl/Alt: синий",
        Gesture::WheelSteps => "Колесо: шаг назад, вперёд",
        Gesture::WheelScrolls => "Колесо: прокрутка",
    }
}

pub fn does(context: Context, command: &Command) -> Text {
    match command {
        Command::Start(command) => start(context, *command),
        Command::Board(command) => board(context, *command),
        Command::Play(command) => play(*command),
        Command::Clock(command) => clock(*command),
        Command::Review(command) => review(*command),
        Command::Players(command) => players(context, *command),
        Command::Practice(command) => practice(*command),
        Command::Position(command) => position(*command),
        Command::Library(command) => library(context, *command),
        Command::Source(command) => source(*command),
        Command::Choose(command) => choose(*command),
        Command::Editor(command) => editor(*command),
        Command::Form(command) => form(context, command),
        Command::Menu(MenuCommand::AllKeys) => "Все клавиши",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "Первая строка",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Последняя строка",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Меню",
        Command::Settings(SettingsCommand::Show) => "Настройки",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Найти настройку",
        Command::Settings(SettingsCommand::UndoReset) => "Отменить сброс",
        Command::Settings(SettingsCommand::ResetPage) => "Сброс страницы",
        Command::Settings(SettingsCommand::FindEngines) => "Искать движки снова",
        Command::Settings(SettingsCommand::ToggleSound) => "Включить/выключить звук",
        Command::Settings(SettingsCommand::FullScreen) => "Полный экран",
        Command::Settings(SettingsCommand::Languages) => "Язык",
        Command::Settings(SettingsCommand::Engines) => "Движок и время",
        Command::Settings(SettingsCommand::UseEngine) => "Анализировать найденным движком",
        Command::Settings(SettingsCommand::AddEngine) => "Добавить движок",
        Command::Settings(SettingsCommand::TryEngine) => "Проверить движок",
        Command::Settings(SettingsCommand::RemoveEngine) => "Убрать движок",
        Command::Settings(SettingsCommand::ChooseEngine) => "Выбрать файл движка",
        Command::Settings(SettingsCommand::CopyFolder) => "Копировать путь к папке",
        Command::File(command) => file(context, command),
        Command::Flip => "Поворот",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Выход",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Меню",
        Context::Clock | Context::Review | Context::Keys => "Закрыть",
        Context::CommentLine => "Отбросить комментарий",
        Context::MoveLine => "Закрыть строку",
        Context::SearchLine => "Выйти из поиска",
        _ => "Назад",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Шахматные часы",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Конец хода на первой половине",
        ClockCommand::PressAt(ClockSide::Second) => "Конец хода на второй половине",
        ClockCommand::PressMover => "Конец хода",
        ClockCommand::Pause => "Пауза",
        ClockCommand::SetTimes => "Задать время",
        ClockCommand::ChangeSides => "Сменить стороны",
        ClockCommand::StartAgain => "Заново",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Начать новую партию",
        (StartCommand::NewGame, _) => "Новая партия",
        (StartCommand::Rematch, _) => "Реванш",
        (StartCommand::Continue, _) => "Продолжить партию",
        (StartCommand::LoadLast, Context::Start) => "Разбор последней партии",
        (StartCommand::LoadLast, _) => "Разбор",
        (StartCommand::Openings, _) => "Дебюты: у нас так было?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Задать позицию",
        (StartCommand::Library, _) => "База партий",
        (StartCommand::Leave, _) => "Начальный экран",
        (StartCommand::Focus(Step::Back), _) => "Строка выше",
        (StartCommand::Focus(_), _) => "Строка ниже",
        (StartCommand::RunFocused, _) => "Выбрать",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Превратить пешку",
        TypeMove => "Ввести ход",
        Complete(Step::Back) => "Предыдущая подсказка",
        Complete(_) => "Дополнить ход",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => {
            "Ходить по доске клавишами"
        }
        Focus => "Уйти с доски",
        Point(_) => "Двигать курсор",
        UsePointed => "Взять/поставить фигуру",
        Show(Step::First) => "Первая позиция",
        Show(Step::Back) => "Предыдущий ход",
        Show(Step::Forward) => "Следующий ход",
        Show(Step::Last) => "Последняя позиция",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Ничья",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Сдаться",
        PlayCommand::Answer(true) => "Да",
        PlayCommand::Answer(false) => "Нет",
        PlayCommand::TakeBack => "Вернуть",
        PlayCommand::Replay => "Повторить ход",
        PlayCommand::Pause => "Пауза/продолжение",
        PlayCommand::GiveTime => "Дать время сопернику",
        PlayCommand::ExchangeSides => "Поменяться сторонами с Deskmate",
        PlayCommand::Hint => "Подсказка",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Уровень",
        PlayCommand::ShowResult => "Показать результат",
        PlayCommand::CloseResult => "Закрыть результат",
        PlayCommand::PlaceResult(_) => "Отодвинуть результат",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Вариант выше",
        NextLine => "Вариант ниже",
        NextAnnotated => "Следующая пометка",
        PreviousAnnotated => "Предыдущая пометка",
        FoldAll => "Развернуть/свернуть варианты",
        Comment => "Комментарий",
        Nag(NagKind::Good) => "Хорошо: ! !! !?",
        Nag(NagKind::Bad) => "Плохо: ? ?? ?!",
        Nag(NagKind::Position) => "Оценка: = ∞ ± …",
        ClearNags => "Стереть знаки",
        DeleteFrom => "Удалить отсюда",
        DeleteLine => "Удалить вариант",
        Promote => "Поднять вариант",
        Undo => "Отменить",
        Redo => "Повторить",
        AutoPlay => "Показ/стоп",
        Paces => "Темп показа",
        SetPace(ReviewPace::Fast) => "Быстро",
        SetPace(ReviewPace::Steady) => "Ровно",
        SetPace(ReviewPace::Slow) => "Медленно",
        SetPace(ReviewPace::AsPlayed) => "Как в партии",
        Faster => "Быстрее",
        Slower => "Медленнее",
        OtherChart => "Другой график",
        PlayOn => "Играть отсюда",
        EditTags => "О партии",
        Picture => "Сохранить картинку",
        Analyse => label(Label::AnalysePosition),
        Threat => "Показать угрозу",
        AnalyseGame => "Анализ партии",
        NextMistake => "Следующая ошибка",
        PreviousMistake => "Предыдущая ошибка",
        Openings(OpeningsCommand::PlayChosen) => "Сделать ход",
        Openings(OpeningsCommand::UseChosen) => "Сделать ход, открыть партию",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Выйти без сохранения",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Выйти из поиска",
        Search => "Найти игрока",
        ShowGames => "Показать партии",
        HeadToHead if context == Context::HeadToHead => "Другие игроки",
        HeadToHead | OpenPair => "Личные встречи",
        Merge => "Объединить",
        KeepApart => "Раздельно",
        Learn => "Работа над ошибками",
        Rename => "Имя и объединение",
        StepSpan(Step::Back) => "Период короче",
        StepSpan(_) => "Период длиннее",
        Game(Step::Back) => "Предыдущая партия",
        Game(Step::Forward) => "Следующая партия",
        Game(Step::First) => "Первая партия",
        Game(_) => "Последняя партия",
        PlayAgain => "Сыграть ещё",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Начать",
        Solution => "Решение",
        Skip => "Пропустить",
        Again => "Ещё раз",
        Next => "Дальше",
        Drop => "Не спрашивать",
        OtherPlayer => "Другой игрок",
        Keep => "Добавить в партию",
        Review => "Разбор",
        OtherLine(Step::Back) => "Вариант выше",
        OtherLine(_) => "Вариант ниже",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Позиция: у нас такая была?",
        SetUp => "Расставить фигуры",
        Review => "Разбор отсюда",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Предыдущий список",
        Turn(_) => "Следующий список",
        CloseShown => "Закрыть список",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Выйти из поиска",
        Search => "Поиск",
        SortNth(_) => "Сортировать по столбцу",
        Narrow(FilterCommand::Open) => "Фильтр партий",
        Narrow(FilterCommand::ClearAll) => "Показать все партии",
        Narrow(_) => "",
        StepRow(Step::Back) => "Строка выше",
        StepRow(Step::Forward) => "Строка ниже",
        StepRow(Step::First) => "Первая строка",
        StepRow(Step::Last) => "Последняя строка",
        StepPage(Step::Back) => "Предыдущая страница",
        StepPage(_) => "Следующая страница",
        Continue => "Доиграть",
        DeleteGame => "В корзину",
        UndoDelete => "Отменить удаление",
        ShowTab(Tab::Games) => "Список партий",
        ShowTab(Tab::Players) => "Игроки",
        ShowTab(Tab::Position) => "Поиск позиции",
        ShowTab(Tab::Practice) => "Задачи",
        ShowTab(Tab::Trash) => "Корзина",
        Restore => "Восстановить",
        RestoreAll => "Восстановить все",
        Destroy => "Удалить навсегда",
        EmptyTrash => "Очистить корзину",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Выбрать все",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "На папку выше",
        ChooserCommand::ShowAll => "Все файлы",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Сортировать по имени",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Сортировать по размеру",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Сортировать по дате",
        ChooserCommand::Group(_) => "Файлы, места, недавние",
        ChooserCommand::Forget => "Убрать из списка",
        ChooserCommand::Step(_)
        | ChooserCommand::Page(_)
        | ChooserCommand::Select(_)
        | ChooserCommand::Click(_)
        | ChooserCommand::Place(_)
        | ChooserCommand::Recent(_) => "",
    }
}

fn editor(command: EditorCommand) -> Text {
    use EditorCommand::*;
    match command {
        Step(_) => "Двигать курсор",
        Put(None) => "Убрать фигуру",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Поставить белую фигуру",
            Color::Black => "Поставить чёрную фигуру",
        },
        Use => "Применить инструмент",
        Empty => "Очистить доску",
        Initial => "Начальная позиция",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Предыдущее поле",
        FormCommand::Focus(_) => "Следующее поле",
        FormCommand::StepChoice(Step::Back) => "Предыдущий выбор",
        FormCommand::StepChoice(Step::First) => "Первый выбор",
        FormCommand::StepChoice(Step::Last) => "Последний выбор",
        FormCommand::StepChoice(_) => "Следующий выбор",
        FormCommand::Edit(_) => "Выделить всё",
        FormCommand::CopyText => "Копировать текст",
        FormCommand::CutText => "Вырезать текст",
        FormCommand::CompletePath => "Дополнить путь",
        FormCommand::Activate => "Нажать или выбрать",
        FormCommand::Submit if context == Context::MoveLine => "Сделать ход",
        FormCommand::Submit if context == Context::CommentLine => "Сохранить комментарий",
        FormCommand::SwapPlayers => "Поменять игроков местами",
        FormCommand::RollNumber => "Выбрать номер наугад",
        FormCommand::AddStage(_) => "Добавить период",
        FormCommand::RemoveStage(..) => "Убрать период",
        FormCommand::Submit => "Готово",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Открыть файл",
        (FileCommand::Save, _) => "Сохранить",
        (FileCommand::SaveAs, _) => "Сохранить как",
        (FileCommand::ExportGame, _) => "Экспорт",
        (FileCommand::ExportAll, _) => "Экспорт всех найденных",
        (FileCommand::CopyGame, _) => "Копировать партию",
        (FileCommand::CopyPosition, _) => "Копировать позицию",
        (FileCommand::Paste, Context::Text) => "Вставить текст",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Вставить позицию",
        (FileCommand::Paste, _) => "Вставить партию или FEN",
        (FileCommand::Open(_), _) => "",
    }
}
