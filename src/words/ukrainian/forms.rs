//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Нова партія",
        FormKind::SetUp => "Розстановка позиції",
        FormKind::Settings => "Налаштування",
        FormKind::OpenFile => "Відкрити файл",
        FormKind::ChooseEngine => "Вибрати рушій",
        FormKind::SaveGame => "Зберегти як",
        FormKind::Export => "Експорт",
        FormKind::Picture => "Зберегти зображення",
        FormKind::Tags => "Про партію",
        FormKind::Player => "Гравець",
        FormKind::ClockTimes => "Час на годиннику",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Почати",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Готово",
        FormKind::ClockTimes => "Задати",
        FormKind::OpenFile => "Відкрити",
        FormKind::ChooseEngine => "Вибрати",
        FormKind::SaveGame | FormKind::Picture => "Зберегти",
        FormKind::Export => "Експорт",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Ходи",
        Label::StageMinutes => "Хвилини",
        Label::StageBonus => "Секунди на хід",
        Label::AddStage => "Додати період",
        Label::RestOfMoves => "решта",
        Label::TimeTiles => "Час",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Гравці",
        Label::Swap => "Поміняти місцями",
        Label::Unique => "Без повторів",
        Label::Append => "Дописати до файлу, якщо він є",
        Label::Lots => "Кольори за жеребом",
        Label::More => "Ще",
        Label::Roll => "Навмання",
        Label::TouchMove => "Торкнувся — ходи",
        Label::ClockStarts => "Пуск годинника",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Торкнувся фігури — ходи нею.",
        Label::AboutDrawRule => {
            "Вісім півходів: нічия, щойно останні чотири повторять чотири попередні."
        }
        Label::AboutHelp(HelpKind::Hints) => "H або кнопка показує добрий хід.",
        Label::AboutHelp(HelpKind::Threats) => "Фігури, які можна взяти, обводяться рамкою.",
        Label::AboutHelp(HelpKind::Warnings) => "Хід, що багато втрачає, треба підтвердити.",
        Label::BoardOrientation => "Дошка",
        Label::DrawRule => "Нічия повторенням",
        Label::Handicap => "Фора",
        Label::HalfTime => "Половина часу",
        Label::Match => "Матч",
        Label::MatchLength => "Число партій, від 2 до 99",
        Label::Rules => "Правила",
        Label::Start => "Початок",
        Label::Chess960Number => "Номер від 0 до 959; порожньо — навмання",
        Label::Position => "Позиція як FEN",
        Label::SetUpOnBoard => "Розставити позицію",
        Label::Fen => "FEN",
        Label::Castling => "Рокіровка",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Білі O-O",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Білі O-O-O",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Чорні O-O",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Чорні O-O-O",
        Label::EnPassant => "Взяття на проході",
        Label::ClearBoard => "Очистити",
        Label::StartPosition => "Початкова позиція",
        Label::AnalysePosition => "Аналіз позиції",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Прослухати",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "На цьому комп’ютері",
        Label::FormerLanguage => "Esc повертає попередню мову",
        Label::AboutLetters => {
            "У файлах лишаються англійські літери, щоб їх прочитала будь-яка програма. Вводити ходи можна й тими, й іншими."
        }
        Label::ChooseEngine => "Вибрати",
        Label::EnginesAreFound => "Установлені рушії програма знайде сама.",
        Label::NoOtherEngines => "У браузері працює лише рушій програми.",
        Label::AboutThreads => "з {number}; решта вільна",
        Label::AboutMemory => "корисна в довгому аналізі",
        Label::AboutLines => "показуються під час аналізу",
        Label::AboutGameTime => "аналіз партії, на хід",
        Label::AboutPositionTime => "потім аналіз завершується",
        Label::Plays => "грає",
        Label::GamesFolder => "Тека ваших партій",
        Label::CopyFolder => "Копіювати шлях",
        Label::Saving => "Збереження",
        Label::AboutSaving => {
            "Кожен хід зберігається, щойно його зроблено. Те, що ви додасте під час розбору, зберігається разом із партією."
        }
        Label::Copies => "Копії",
        Label::AboutCopies => {
            "Перш ніж змінити відкритий вами файл, програма на тиждень лишає поруч його копію, додавши до назви .deskmate.bak."
        }
        Label::AddEngine => "Додати рушій",
        Label::FindEngines => "Шукати знову",
        Label::TryIt => "Перевірка",
        Label::TryEngine => "Перевірити",
        Label::RemoveEngine => "Прибрати",
        Label::AskRemoval => "Прибрати цей рушій зі списку? Його файл залишиться.",
        Label::KeepEngine => "Залишити",
        Label::UsedFor => "Призначення",
        Label::UsedForAnalysis => "Аналіз",
        Label::UsedForAll => "Аналіз, суперник, підказки",
        Label::AboutSubstitute => "Якщо рушій перестане відповідати, його замінить Deskmate.",
        Label::UndoReset => "Скасувати скидання",
        Label::ResetPage => "Скинути сторінку",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Знайдено на всіх сторінках",
        Label::NoSettingFound => "Налаштувань із такими словами немає.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "вбудований",
        Label::Analyses => "аналізує",
        Label::PlayerName => "Ім’я",
        Label::AboutPlayerName => {
            "Якщо ввести ім’я іншого гравця, обох буде об’єднано. У файлах імена не зміняться."
        }
        Label::JoinedNames => "Інші імена",
        Label::Path => "Шлях",
        Label::Ratings => "Рейтинги: білі, чорні",
        Label::Event => "Турнір",
        Label::Site => "Місце",
        Label::DateAndRound => "Дата: рік.місяць.день, Тур",
        Label::Result => "Результат",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Дошка й фігури",
        SettingsPage::Game => "Гра",
        SettingsPage::Sound => "Звук",
        SettingsPage::Language => "Мова",
        SettingsPage::Engines => "Рушії",
        SettingsPage::Files => "Файли",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Який вигляд мають дошка й вікно.",
        SettingsPage::Game => "Як робляться ходи й коли йде час.",
        SettingsPage::Sound => "Що чути й як гучно.",
        SettingsPage::Language => "Слова програми й літери фігур.",
        SettingsPage::Engines => "Хто аналізує і хто грає, коли ви граєте самі.",
        SettingsPage::Files => "Де лежать ваші партії та як вони зберігаються.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Дошка",
        SettingGroup::Pieces => "Фігури",
        SettingGroup::OnTheBoard => "На дошці",
        SettingGroup::Window => "Вікно",
        SettingGroup::Moves => "Ходи",
        SettingGroup::Clock => "Годинник",
        SettingGroup::Sound => "Звук",
        SettingGroup::Sounds => "Що чути",
        SettingGroup::Language => "Мова",
        SettingGroup::DatesAndNames => "Дати й назви",
        SettingGroup::Engine => "Ресурси",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Дошка · Сіра зручна для дальтоніків",
        Setting::Pieces => "Фігури",
        Setting::Animation => "Плавні ходи",
        Setting::Coordinates => "Координати",
        Setting::CoordinatesOutside => "Координати поза дошкою",
        Setting::LastMoveSquares => "Поля останнього ходу",
        Setting::LastMoveArrow => "Стрілка останнього ходу",
        Setting::CapturedPieces => "Узяті фігури поруч з іменами",
        Setting::LegalTargets => "Можливі ходи фігури",
        Setting::Notation => "Запис ходів",
        Setting::AlwaysQueen => "Завжди перетворювати на ферзя",
        Setting::TakebackAsks => "Питати про повернення ходу",
        Setting::TouchMove => "Торкнувся — ходи",
        Setting::LowTime => "Попереджати про цейтнот",
        Setting::Volume => "Гучність",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Кольори",
        Setting::TextSize => "Розмір тексту",
        Setting::ClockAtOnce => "Час іде ще до першого ходу",
        Setting::ClockUnderDialogs => "Час іде за відкритого меню",
        Setting::Language => "Мова · Чернетка, ще не перевірена носіями мови",
        Setting::Letters => "Літери фігур · Король, ферзь, тура, слон, кінь",
        Setting::Dates => "Дата",
        Setting::EnglishOpenings => "Назви дебютів англійською",
        Setting::EngineThreads => "Потоки",
        Setting::EngineLines => "Варіанти",
        Setting::GameTime => "Партія",
        Setting::PositionTime => "Позиція",
        Setting::EngineMemory => "Пам’ять",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Ходи",
        Sound::Capture => "Взяття",
        Sound::Check => "Шах",
        Sound::End => "Кінець партії",
        Sound::LowTime => "Цейтнот",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Фігуру ставлять на її поле.",
        Sound::Capture | Sound::Check => "Вимкнено: звучить як будь-який хід.",
        Sound::End => "Партію закінчено.",
        Sound::LowTime => "На годиннику лишилося мало часу.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", " хв"),
        Unit::Increment => ("+", " с на хід"),
        Unit::GivenBack => ("повернення до ", " с"),
        Unit::Delay => ("", " с до пуску"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Імена, дебюти, дати",
        FieldId::FindPlayer => "Знайти гравця",
        FieldId::FindChoice(Filter::Opening) => "Назва або B20–B99",
        FieldId::FindSetting => "Пошук",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "Ні",
        FieldOption::Switch(true) => "Так",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Звичайна",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Вісім півходів",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "торкнувся — ходи",
        FieldOption::TakenBack => "Відокремити",
        FieldOption::Person => "Людина",
        FieldOption::Computer => "Комп’ютер",
        FieldOption::Level(_) => "Рівень {number}",
        FieldOption::OtherTime => "Інше…",
        FieldOption::BothSides => "Обидві",
        FieldOption::WithHelp => "з допомогою",
        FieldOption::FromPosition(false) => "Початкова позиція",
        FieldOption::FromPosition(true) => "З позиції…",
        FieldOption::ClockAtOnce(false) => "З першим ходом",
        FieldOption::ClockAtOnce(true) => "Одразу",
        FieldOption::AsWhite => "Однаково",
        FieldOption::OwnTime => "По-різному",
        FieldOption::Turn(Color::White) => "Хід білих",
        FieldOption::Turn(Color::Black) => "Хід чорних",
        FieldOption::EnPassant(None) => "Немає",
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
        FieldOption::Picture(PictureKind::Position) => "Позиція (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Позиція (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Партія (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Бланк (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Бланк (SVG)",
        FieldOption::Result(None) => "немає",
        FieldOption::ThisGame => "Ця партія",
        FieldOption::SearchTime(Some(60_000..)) => "{number} хв",
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
        Rules::Standard => "Звичайні",
        Rules::Chess960 => "Chess960",
        Rules::Position => "З позиції",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Немає",
        Some(Role::Pawn) => "Пішак",
        Some(Role::Knight) => "Кінь",
        Some(Role::Rook) => "Тура",
        Some(_) => "Ферзь",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "Одна партія",
        MatchChoice::BestOf3 => "Із 3",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Інше",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Нерухома",
        BoardOrientation::Turning => "З поворотом",
        BoardOrientation::FaceToFace => "Віч-на-віч",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Без часу",
        ClockKind::CountUp => "Секундомір",
        ClockKind::Fischer => "Фішер",
        ClockKind::Bronstein => "Бронштейн",
        ClockKind::Delay => "Затримка",
        ClockKind::SuddenDeath => "На всю партію",
        ClockKind::Hourglass => "Пісочний",
        ClockKind::Stages => "Періоди",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Час не рахується.",
        ClockKind::CountUp => "Рахується витрачений час, без обмеження.",
        ClockKind::Fischer => "Кожен хід додає секунди.",
        ClockKind::Bronstein => {
            "Після ходу повертається витрачений час, але не більше за затримку."
        }
        ClockKind::Delay => "Годинник починає йти після затримки.",
        ClockKind::SuddenDeath => "Один час на всю партію, без додавання.",
        ClockKind::Hourglass => "Час, витрачений однією стороною, додається іншій.",
        ClockKind::Stages => "Число ходів на відведений час, далі новий період.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Класичні",
        PieceSet::Modern => "Сучасні",
        PieceSet::Carved => "Різьблені",
        PieceSet::Slim => "Тонкі",
        PieceSet::Shapes => "Геометричні",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Темні",
        ColorScheme::Light => "Світлі",
        ColorScheme::HighContrast => "Контрастні",
        ColorScheme::AsSystem => "Як у системі",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Зелена",
        BoardTheme::Brown => "Коричнева",
        BoardTheme::Blue => "Синя",
        BoardTheme::Clear => "Сіра",
        BoardTheme::Purple => "Фіолетова",
        BoardTheme::Rose => "Рожева",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Короткий",
        Notation::Long => "Повний",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Українські",
        Letters::Figurines => "Фігурки",
        Letters::English => "Англійські",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Вимк.",
        Volume::Soft => "Тихо",
        Volume::Medium => "Середньо",
        Volume::Loud => "Гучно",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "<player:Білі дають/Чорні дають/{player} дає> вперед пішака",
        Some(Role::Knight) => "<player:Білі дають/Чорні дають/{player} дає> вперед коня",
        Some(Role::Rook) => "<player:Білі дають/Чорні дають/{player} дає> вперед туру",
        Some(_) => "<player:Білі дають/Чорні дають/{player} дає> вперед ферзя",
        None => "<player:Білі дають/Чорні дають/{player} дає> половину часу",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Підказки",
        HelpKind::Threats => "Показувати фігури під боєм",
        HelpKind::Warnings => "Питати перед грубою помилкою",
    }
}
