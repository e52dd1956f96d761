//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Новая партия",
        FormKind::SetUp => "Задать позицию",
        FormKind::Settings => "Настройки",
        FormKind::OpenFile => "Открыть файл",
        FormKind::ChooseEngine => "Выбрать движок",
        FormKind::SaveGame => "Сохранить партию как",
        FormKind::Export => "Экспорт",
        FormKind::Picture => "Сохранить картинку",
        FormKind::Tags => "О партии",
        FormKind::Player => "Игрок",
        FormKind::ClockTimes => "Время на часах",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Начать",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Готово",
        FormKind::ClockTimes => "Задать",
        FormKind::OpenFile => "Открыть",
        FormKind::ChooseEngine => "Выбрать",
        FormKind::SaveGame | FormKind::Picture => "Сохранить",
        FormKind::Export => "Экспорт",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Ходы",
        Label::StageMinutes => "Минуты",
        Label::StageBonus => "Секунды на ход",
        Label::AddStage => "Ещё период",
        Label::RestOfMoves => "остальные",
        Label::TimeTiles => "Время",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Игроки",
        Label::Swap => "Поменять местами",
        Label::Unique => "Без повторов",
        Label::Append => "Дописать в файл, если он есть",
        Label::Lots => "Цвета по жребию",
        Label::More => "Ещё",
        Label::Roll => "Наугад",
        Label::TouchMove => "Тронул — ходи",
        Label::ClockStarts => "Пуск часов",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Тронул — ходи: тронутой фигурой надо ходить.",
        Label::AboutDrawRule => {
            "Восемь полуходов: ничья, как только последние четыре повторят четыре предыдущих."
        }
        Label::AboutHelp(HelpKind::Hints) => "H или кнопка показывает хороший ход.",
        Label::AboutHelp(HelpKind::Threats) => "Фигуры, которые можно взять, обводятся рамкой.",
        Label::AboutHelp(HelpKind::Warnings) => "Ход, который много теряет, нужно подтвердить.",
        Label::BoardOrientation => "Доска",
        Label::DrawRule => "Ничья повторением",
        Label::Handicap => "Фора",
        Label::HalfTime => "Половина времени",
        Label::Match => "Матч",
        Label::MatchLength => "Число партий, от 2 до 99",
        Label::Rules => "Правила",
        Label::Start => "Начало",
        Label::Chess960Number => "Номер от 0 до 959; пусто — наугад",
        Label::Position => "Позиция как FEN",
        Label::SetUpOnBoard => "Задать позицию",
        Label::Fen => "FEN",
        Label::Castling => "Рокировка",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Белые O-O",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Белые O-O-O",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Чёрные O-O",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Чёрные O-O-O",
        Label::EnPassant => "Взятие на проходе",
        Label::ClearBoard => "Очистить",
        Label::StartPosition => "Начальная позиция",
        Label::AnalysePosition => "Анализ позиции",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Прослушать",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "На этом компьютере",
        Label::FormerLanguage => "Esc возвращает прежний язык",
        Label::AboutLetters => {
            "В файлах остаются английские буквы, чтобы их прочла любая программа. Вводить ходы можно и теми, и другими."
        }
        Label::ChooseEngine => "Выбрать",
        Label::EnginesAreFound => "Установленные движки программа найдёт сама.",
        Label::NoOtherEngines => "В браузере работает только движок программы.",
        Label::AboutThreads => "из {number}; остальные свободны",
        Label::AboutMemory => "помогает в долгом анализе",
        Label::AboutLines => "показываются при анализе",
        Label::AboutGameTime => "анализ партии, на ход",
        Label::AboutPositionTime => "затем анализ завершается",
        Label::Plays => "играет",
        Label::GamesFolder => "Папка ваших партий",
        Label::CopyFolder => "Копировать путь",
        Label::Saving => "Сохранение",
        Label::AboutSaving => {
            "Каждый ход сохраняется, как только он сделан. То, что вы добавите при разборе, сохраняется вместе с партией."
        }
        Label::Copies => "Копии",
        Label::AboutCopies => {
            "Прежде чем изменить открытый вами файл, программа на неделю оставляет рядом его копию, добавив к имени .deskmate.bak."
        }
        Label::AddEngine => "Добавить",
        Label::FindEngines => "Искать снова",
        Label::TryIt => "Проверка",
        Label::TryEngine => "Проверить",
        Label::RemoveEngine => "Убрать",
        Label::AskRemoval => "Убрать этот движок из списка? Его файл останется.",
        Label::KeepEngine => "Оставить",
        Label::UsedFor => "Применение",
        Label::UsedForAnalysis => "Анализ",
        Label::UsedForAll => "Анализ, соперник, подсказки",
        Label::AboutSubstitute => "Если движок перестанет отвечать, его заменит Deskmate.",
        Label::UndoReset => "Отменить сброс",
        Label::ResetPage => "Сброс страницы",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Найдено на всех страницах",
        Label::NoSettingFound => "Таких настроек нет.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "встроенный",
        Label::Analyses => "анализирует",
        Label::PlayerName => "Имя",
        Label::AboutPlayerName => {
            "Если ввести имя другого игрока, оба объединятся. В файлах имена не изменятся."
        }
        Label::JoinedNames => "Другие имена",
        Label::Path => "Путь",
        Label::Ratings => "Рейтинги: белые, чёрные",
        Label::Event => "Турнир",
        Label::Site => "Место",
        Label::DateAndRound => "Дата: год.месяц.день, Тур",
        Label::Result => "Результат",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Вид",
        SettingsPage::Game => "Игра",
        SettingsPage::Sound => "Звук",
        SettingsPage::Language => "Язык",
        SettingsPage::Engines => "Движки",
        SettingsPage::Files => "Файлы",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Как выглядят доска и окно.",
        SettingsPage::Game => "Как делаются ходы и когда идут часы.",
        SettingsPage::Sound => "Что слышно и как громко.",
        SettingsPage::Language => "Слова программы и буквы фигур.",
        SettingsPage::Engines => "Кто анализирует и кто играет, когда вы одни.",
        SettingsPage::Files => "Где лежат ваши партии и как они хранятся.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Доска",
        SettingGroup::Pieces => "Фигуры",
        SettingGroup::OnTheBoard => "На доске",
        SettingGroup::Window => "Окно",
        SettingGroup::Moves => "Ходы",
        SettingGroup::Clock => "Часы",
        SettingGroup::Sound => "Звук",
        SettingGroup::Sounds => "Что слышно",
        SettingGroup::Language => "Язык",
        SettingGroup::DatesAndNames => "Даты и названия",
        SettingGroup::Engine => "Ресурсы движка",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Доска · Серая удобна при дальтонизме",
        Setting::Pieces => "Фигуры",
        Setting::Animation => "Плавные ходы",
        Setting::Coordinates => "Координаты",
        Setting::CoordinatesOutside => "Координаты вне доски",
        Setting::LastMoveSquares => "Поля последнего хода",
        Setting::LastMoveArrow => "Стрелка последнего хода",
        Setting::CapturedPieces => "Взятые фигуры рядом с именами",
        Setting::LegalTargets => "Возможные ходы фигуры",
        Setting::Notation => "Запись ходов",
        Setting::AlwaysQueen => "Всегда превращать в ферзя",
        Setting::TakebackAsks => "Спрашивать о возврате хода",
        Setting::TouchMove => "Тронул — ходи",
        Setting::LowTime => "Предупреждать о цейтноте",
        Setting::Volume => "Громкость",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Цвета",
        Setting::TextSize => "Размер текста",
        Setting::ClockAtOnce => "Часы идут до первого хода",
        Setting::ClockUnderDialogs => "Часы идут при открытом меню",
        Setting::Language => "Язык · Черновик, ещё не проверен носителями языка",
        Setting::Letters => "Буквы фигур · Король, ферзь, ладья, слон, конь",
        Setting::Dates => "Дата",
        Setting::EnglishOpenings => "Названия дебютов по-английски",
        Setting::EngineThreads => "Потоки",
        Setting::EngineLines => "Варианты",
        Setting::GameTime => "Партия",
        Setting::PositionTime => "Позиция",
        Setting::EngineMemory => "Память",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Ходы",
        Sound::Capture => "Взятия",
        Sound::Check => "Шах",
        Sound::End => "Конец партии",
        Sound::LowTime => "Цейтнот",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Фигура ставится на своё поле.",
        Sound::Capture | Sound::Check => "Выключено: звучит как любой ход.",
        Sound::End => "Партия окончена.",
        Sound::LowTime => "На часах осталось мало времени.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", " мин"),
        Unit::Increment => ("+", " с на ход"),
        Unit::GivenBack => ("возврат до ", " с"),
        Unit::Delay => ("", " с до пуска"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Имена, дебюты, даты",
        FieldId::FindPlayer => "Найти игрока",
        FieldId::FindChoice(Filter::Opening) => "Название или B20–B99",
        FieldId::FindSetting => "Найти настройку",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "Нет",
        FieldOption::Switch(true) => "Да",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Обычная",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Восемь полуходов",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "тронул — ходи",
        FieldOption::TakenBack => "Отделить",
        FieldOption::Person => "Человек",
        FieldOption::Computer => "Компьютер",
        FieldOption::Level(_) => "Уровень {number}",
        FieldOption::OtherTime => "Другое…",
        FieldOption::BothSides => "Обе",
        FieldOption::WithHelp => "с помощью",
        FieldOption::FromPosition(false) => "Начальная позиция",
        FieldOption::FromPosition(true) => "Из позиции…",
        FieldOption::ClockAtOnce(false) => "С первым ходом",
        FieldOption::ClockAtOnce(true) => "Сразу",
        FieldOption::AsWhite => "Одинаково",
        FieldOption::OwnTime => "По-разному",
        FieldOption::Turn(Color::White) => "Ход белых",
        FieldOption::Turn(Color::Black) => "Ход чёрных",
        FieldOption::EnPassant(None) => "Нет",
        FieldOption::ColorScheme(scheme) => color_scheme(*scheme),
        FieldOption::BoardTheme(theme) => board_theme(*theme),
        FieldOption::Pieces(set) => piece_set(*set),
        FieldOption::Notation(notation) => self::notation(*notation),
        FieldOption::Letters(letters) => self::letters(*letters),
        FieldOption::Volume(volume) => self::volume(*volume),
        FieldOption::Engine(None) => "Deskmate",
        FieldOption::Memory(1024) => "1\u{a0}ГБ",
        FieldOption::Memory(_) => "{number}\u{a0}МБ",
        FieldOption::TextSize(_) => "{number}\u{a0}%",
        FieldOption::Picture(PictureKind::Position) => "Позиция (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Позиция (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Партия (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Бланк (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Бланк (SVG)",
        FieldOption::Result(None) => "нет",
        FieldOption::ThisGame => "Эта партия",
        FieldOption::SearchTime(Some(60_000..)) => "{number} мин",
        FieldOption::SearchTime(Some(_)) => "{number} с",
        FieldOption::SearchTime(None) => "∞",
        FieldOption::Time(_)
        | FieldOption::EnPassant(Some(_))
        | FieldOption::Engine(Some(_))
        | FieldOption::Threads(_)
        | FieldOption::Language(_)
        | FieldOption::Dates(_)
        | FieldOption::Lines(_)
        | FieldOption::Pixels(_)
        | FieldOption::Name(_)
        | FieldOption::Playing(..)
        | FieldOption::Result(Some(_))
        | FieldOption::AllGames(_)
        | FieldOption::Games(_) => "{text}",
    }
}

fn rules(rules: Rules) -> Text {
    match rules {
        Rules::Standard => "Обычные",
        Rules::Chess960 => "Chess960",
        Rules::Position => "Из позиции",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Нет",
        Some(Role::Pawn) => "Пешка",
        Some(Role::Knight) => "Конь",
        Some(Role::Rook) => "Ладья",
        Some(_) => "Ферзь",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "Одна партия",
        MatchChoice::BestOf3 => "Из 3",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Другое",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Неподвижна",
        BoardOrientation::Turning => "С поворотом",
        BoardOrientation::FaceToFace => "Лицом к лицу",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Без часов",
        ClockKind::CountUp => "Секундомер",
        ClockKind::Fischer => "Фишер",
        ClockKind::Bronstein => "Бронштейн",
        ClockKind::Delay => "Задержка",
        ClockKind::SuddenDeath => "На всю партию",
        ClockKind::Hourglass => "Песочные",
        ClockKind::Stages => "Периоды",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Время не считается.",
        ClockKind::CountUp => "Считается затраченное время, без ограничения.",
        ClockKind::Fischer => "Каждый ход добавляет секунды.",
        ClockKind::Bronstein => "После хода возвращается затраченное время, но не больше задержки.",
        ClockKind::Delay => "Часы начинают идти после задержки.",
        ClockKind::SuddenDeath => "Одно время на всю партию, без добавления.",
        ClockKind::Hourglass => "Время, затраченное одной стороной, прибавляется другой.",
        ClockKind::Stages => "Число ходов на отведённое время, затем новый период.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Классика",
        PieceSet::Modern => "Модерн",
        PieceSet::Carved => "Резные",
        PieceSet::Slim => "Тонкие",
        PieceSet::Shapes => "Геометрия",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Тёмные",
        ColorScheme::Light => "Светлые",
        ColorScheme::HighContrast => "Контрастные",
        ColorScheme::AsSystem => "Как в системе",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Зелёная",
        BoardTheme::Brown => "Коричневая",
        BoardTheme::Blue => "Синяя",
        BoardTheme::Clear => "Серая",
        BoardTheme::Purple => "Фиолетовая",
        BoardTheme::Rose => "Розовая",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Краткая",
        Notation::Long => "Полная",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Русские",
        Letters::Figurines => "Фигурки",
        Letters::English => "Английские",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Выкл.",
        Volume::Soft => "Тихо",
        Volume::Medium => "Средне",
        Volume::Loud => "Громко",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "<player:Белые дают/Чёрные дают/{player} даёт> вперёд пешку",
        Some(Role::Knight) => "<player:Белые дают/Чёрные дают/{player} даёт> вперёд коня",
        Some(Role::Rook) => "<player:Белые дают/Чёрные дают/{player} даёт> вперёд ладью",
        Some(_) => "<player:Белые дают/Чёрные дают/{player} даёт> вперёд ферзя",
        None => "<player:Белые дают/Чёрные дают/{player} даёт> половину времени",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Подсказки",
        HelpKind::Threats => "Показывать фигуры под боем",
        HelpKind::Warnings => "Спрашивать перед зевком",
    }
}
