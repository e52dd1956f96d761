//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Пробіл",
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
        Key::LeftShift => "лівий Shift",
        Key::RightShift => "правий Shift",
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
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Пропозиція, вимога нічиєї",
        Action::Command(_, Command::Play(PlayCommand::TakeBack)) => "Взяти хід назад",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => "Рівень наступної партії",
        Action::Command(_, Command::Flip) => "Перевернути дошку",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Клавіші й миша",
        Action::Command(_, Command::File(FileCommand::Save)) => "Зберегти партію",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Написати коментар",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Поставити назад",
        Action::Close(EscTarget::Question) => "Ні",
        Action::Close(EscTarget::Past) => "Назад до партії",
        Action::Close(EscTarget::Board) => "Залишити дошку",
        Action::Close(EscTarget::Result) => "Закрити результат",
        Action::Draw(Ink::Green) => "Права кнопка: зелений",
        Action::Draw(Ink::Red) => "Права кнопка: червоний",
        Action::Draw(Ink::Yellow) => "Права кнопка: жовтий",
        Action::Draw(Ink::Blue) => "Права кнопка: синій",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Попередній, наступний хід",
        Pair::Ends => "Перша, остання позиція",
        Pair::Answers => "Відповісти: так, ні",
        Pair::Takebacks => "Хід назад, повторити хід",
        Pair::Help => "Загрози, попередження",
        Pair::Choices | Pair::Rows => "Рядок вище, нижче",
        Pair::Annotated => "Позначка: уперед, назад",
        Pair::Paces => "Повільніше, швидше",
        Pair::Mistakes => "Помилка: уперед, назад",
        Pair::Lines => "Варіант вище, нижче",
        Pair::Pages => "Сторінка назад, уперед",
        Pair::RowEnds => "Перший, останній рядок",
        Pair::Tabs => "Вкладки архіву партій",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Хід",
        KeyGroup::List => "Список",
        KeyGroup::Position => "Позиція",
        KeyGroup::Form => "Форма",
        KeyGroup::Text => "Текст",
        KeyGroup::Write => "Позначки",
        KeyGroup::Files => "Файли",
        KeyGroup::Game => "Партія",
        KeyGroup::Clock => "Годинник",
        KeyGroup::Analysis => "Аналіз",
        KeyGroup::Window => "Вікно",
        KeyGroup::View => "Вигляд",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Перетягнути фігуру",
        Gesture::ClickPiece => "Клацнути її, потім поле",
        Gesture::ShowMoves => "Тримати: куди можна піти",
        Gesture::Arrow => "Протягнути: стрілка",
        Gesture::Circle => "Клацнути: кружок",
        Gesture::Colors => "Shift: червоний, Ctrl, Alt: синій",
        Gesture::WheelSteps => "Коліщатко: крок назад, уперед",
        Gesture::WheelScrolls => "Коліщатко: гортання",
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
        Command::Menu(MenuCommand::AllKeys) => "Усі клавіші",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "Перший рядок",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Останній рядок",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Меню",
        Command::Settings(SettingsCommand::Show) => "Налаштування",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Знайти налаштування",
        Command::Settings(SettingsCommand::UndoReset) => "Скасувати скидання",
        Command::Settings(SettingsCommand::ResetPage) => "Скинути сторінку",
        Command::Settings(SettingsCommand::FindEngines) => "Шукати рушії знову",
        Command::Settings(SettingsCommand::ToggleSound) => "Увімкнути, вимкнути звук",
        Command::Settings(SettingsCommand::FullScreen) => "На весь екран",
        Command::Settings(SettingsCommand::Languages) => "Мова",
        Command::Settings(SettingsCommand::Engines) => "Рушій і час",
        Command::Settings(SettingsCommand::UseEngine) => "Аналізувати знайденим рушієм",
        Command::Settings(SettingsCommand::AddEngine) => "Додати рушій",
        Command::Settings(SettingsCommand::TryEngine) => "Перевірити рушій",
        Command::Settings(SettingsCommand::RemoveEngine) => "Прибрати рушій",
        Command::Settings(SettingsCommand::ChooseEngine) => "Вибрати файл рушія",
        Command::Settings(SettingsCommand::CopyFolder) => "Копіювати шлях до теки",
        Command::File(command) => file(context, command),
        Command::Flip => "Поворот",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Вихід",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Меню",
        Context::Clock | Context::Review | Context::Keys => "Закрити",
        Context::CommentLine => "Відкинути коментар",
        Context::MoveLine => "Закрити рядок",
        Context::SearchLine => "Вийти з пошуку",
        _ => "Назад",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Годинник",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Кінець ходу на першій половині",
        ClockCommand::PressAt(ClockSide::Second) => "Кінець ходу на другій половині",
        ClockCommand::PressMover => "Кінець ходу",
        ClockCommand::Pause => "Пауза",
        ClockCommand::SetTimes => "Задати час",
        ClockCommand::ChangeSides => "Поміняти сторони",
        ClockCommand::StartAgain => "Спочатку",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Почати нову партію",
        (StartCommand::NewGame, _) => "Нова партія",
        (StartCommand::Rematch, _) => "Реванш",
        (StartCommand::Continue, _) => "Продовжити партію",
        (StartCommand::LoadLast, Context::Start) => "Розбір останньої партії",
        (StartCommand::LoadLast, _) => "Розбір",
        (StartCommand::Openings, _) => "Дебюти: чи було так у нас?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Розстановка",
        (StartCommand::Library, _) => "Архів партій",
        (StartCommand::Leave, _) => "Початковий екран",
        (StartCommand::Focus(Step::Back), _) => "Рядок вище",
        (StartCommand::Focus(_), _) => "Рядок нижче",
        (StartCommand::RunFocused, _) => "Вибрати",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Перетворити пішака",
        TypeMove => "Ввести хід",
        Complete(Step::Back) => "Попередня підказка",
        Complete(_) => "Доповнити хід",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => {
            "Ходити на дошці клавішами"
        }
        Focus => "Залишити дошку",
        Point(_) => "Рухати курсор",
        UsePointed => "Взяти, поставити фігуру",
        Show(Step::First) => "Перша позиція",
        Show(Step::Back) => "Попередній хід",
        Show(Step::Forward) => "Наступний хід",
        Show(Step::Last) => "Остання позиція",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Нічия",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Здатися",
        PlayCommand::Answer(true) => "Так",
        PlayCommand::Answer(false) => "Ні",
        PlayCommand::TakeBack => "Хід назад",
        PlayCommand::Replay => "Повторити хід",
        PlayCommand::Pause => "Пауза, продовження",
        PlayCommand::GiveTime => "Дати час супернику",
        PlayCommand::ExchangeSides => "Помінятися сторонами з Deskmate",
        PlayCommand::Hint => "Підказка",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Рівень",
        PlayCommand::ShowResult => "Показати результат",
        PlayCommand::CloseResult => "Закрити результат",
        PlayCommand::PlaceResult(_) => "Відсунути результат",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Варіант вище",
        NextLine => "Варіант нижче",
        NextAnnotated => "Наступна позначка",
        PreviousAnnotated => "Попередня позначка",
        FoldAll => "Розгорнути, згорнути варіанти",
        Comment => "Коментар",
        Nag(NagKind::Good) => "Добре: ! !! !?",
        Nag(NagKind::Bad) => "Погано: ? ?? ?!",
        Nag(NagKind::Position) => "Оцінка: = ∞ ± …",
        ClearNags => "Стерти знаки",
        DeleteFrom => "Видалити звідси",
        DeleteLine => "Видалити варіант",
        Promote => "Підняти варіант",
        Undo => "Скасувати",
        Redo => "Повторити",
        AutoPlay => "Показ, стоп",
        Paces => "Темп показу",
        SetPace(ReviewPace::Fast) => "Швидко",
        SetPace(ReviewPace::Steady) => "Рівно",
        SetPace(ReviewPace::Slow) => "Повільно",
        SetPace(ReviewPace::AsPlayed) => "Як у партії",
        Faster => "Швидше",
        Slower => "Повільніше",
        OtherChart => "Інший графік",
        PlayOn => "Грати звідси",
        EditTags => "Про партію",
        Picture => "Зберегти зображення",
        Analyse => label(Label::AnalysePosition),
        Threat => "Показати загрозу",
        AnalyseGame => "Аналіз партії",
        NextMistake => "Наступна помилка",
        PreviousMistake => "Попередня помилка",
        Openings(OpeningsCommand::PlayChosen) => "Зробити хід",
        Openings(OpeningsCommand::UseChosen) => "Зробити хід, відкрити партію",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Вийти без збереження",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Вийти з пошуку",
        Search => "Знайти гравця",
        ShowGames => "Показати партії",
        HeadToHead if context == Context::HeadToHead => "Інші гравці",
        HeadToHead | OpenPair => "Особисті зустрічі",
        Merge => "Об’єднати",
        KeepApart => "Окремо",
        Learn => "Навчання на помилках",
        Rename => "Ім’я та об’єднання",
        StepSpan(Step::Back) => "Коротший період",
        StepSpan(_) => "Довший період",
        Game(Step::Back) => "Попередня партія",
        Game(Step::Forward) => "Наступна партія",
        Game(Step::First) => "Перша партія",
        Game(_) => "Остання партія",
        PlayAgain => "Зіграти ще",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Почати",
        Solution => "Розв’язок",
        Skip => "Пропустити",
        Again => "Ще раз",
        Next => "Далі",
        Drop => "Більше не питати",
        OtherPlayer => "Інший гравець",
        Keep => "Додати до партії",
        Review => "Розбір",
        OtherLine(Step::Back) => "Варіант вище",
        OtherLine(_) => "Варіант нижче",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Позиція: чи була в нас?",
        SetUp => "Розставити фігури",
        Review => "Розбір звідси",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Попередній список",
        Turn(_) => "Наступний список",
        CloseShown => "Закрити список",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Вийти з пошуку",
        Search => "Пошук",
        SortNth(_) => "Сортувати за стовпцем",
        Narrow(FilterCommand::Open) => "Фільтр партій",
        Narrow(FilterCommand::ClearAll) => "Показати всі партії",
        Narrow(_) => "",
        StepRow(Step::Back) => "Рядок вище",
        StepRow(Step::Forward) => "Рядок нижче",
        StepRow(Step::First) => "Перший рядок",
        StepRow(Step::Last) => "Останній рядок",
        StepPage(Step::Back) => "Попередня сторінка",
        StepPage(_) => "Наступна сторінка",
        Continue => "Дограти",
        DeleteGame => "До кошика",
        UndoDelete => "Скасувати видалення",
        ShowTab(Tab::Games) => "Список партій",
        ShowTab(Tab::Players) => "Гравці",
        ShowTab(Tab::Position) => "Пошук позиції",
        ShowTab(Tab::Practice) => "Вправи",
        ShowTab(Tab::Trash) => "Кошик",
        Restore => "Відновити",
        RestoreAll => "Відновити всі",
        Destroy => "Видалити назавжди",
        EmptyTrash => "Очистити кошик",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Вибрати всі",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "На теку вище",
        ChooserCommand::ShowAll => "Показати всі файли",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Сортувати за назвою",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Сортувати за розміром",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Сортувати за датою",
        ChooserCommand::Group(_) => "Файли, місця, недавні",
        ChooserCommand::Forget => "Прибрати зі списку",
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
        Step(_) => "Рухати курсор",
        Put(None) => "Прибрати фігуру",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Поставити білу фігуру",
            Color::Black => "Поставити чорну фігуру",
        },
        Use => "Застосувати інструмент",
        Empty => "Очистити дошку",
        Initial => "Початкова позиція",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Попереднє поле",
        FormCommand::Focus(_) => "Наступне поле",
        FormCommand::StepChoice(Step::Back) => "Попередній вибір",
        FormCommand::StepChoice(Step::First) => "Перший вибір",
        FormCommand::StepChoice(Step::Last) => "Останній вибір",
        FormCommand::StepChoice(_) => "Наступний вибір",
        FormCommand::Edit(_) => "Виділити все",
        FormCommand::CopyText => "Копіювати текст",
        FormCommand::CutText => "Вирізати текст",
        FormCommand::CompletePath => "Доповнити шлях",
        FormCommand::Activate => "Натиснути або вибрати",
        FormCommand::Submit if context == Context::MoveLine => "Зробити хід",
        FormCommand::Submit if context == Context::CommentLine => "Зберегти коментар",
        FormCommand::SwapPlayers => "Поміняти гравців місцями",
        FormCommand::RollNumber => "Вибрати номер навмання",
        FormCommand::AddStage(_) => "Додати період",
        FormCommand::RemoveStage(..) => "Прибрати період",
        FormCommand::Submit => "Готово",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Відкрити файл",
        (FileCommand::Save, _) => "Зберегти",
        (FileCommand::SaveAs, _) => "Зберегти як",
        (FileCommand::ExportGame, _) => "Експорт",
        (FileCommand::ExportAll, _) => "Експорт усіх знайдених",
        (FileCommand::CopyGame, _) => "Копіювати партію",
        (FileCommand::CopyPosition, _) => "Копіювати позицію",
        (FileCommand::Paste, Context::Text) => "Вставити текст",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Вставити позицію",
        (FileCommand::Paste, _) => "Вставити партію або FEN",
        (FileCommand::Open(_), _) => "",
    }
}
