//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Nueva partida",
        FormKind::SetUp => "Editar posición",
        FormKind::Settings => "Ajustes",
        FormKind::OpenFile => "Abrir un archivo",
        FormKind::ChooseEngine => "Elegir un motor",
        FormKind::SaveGame => "Guardar como",
        FormKind::Export => "Exportar",
        FormKind::Picture => "Guardar una imagen",
        FormKind::Tags => "Datos de la partida",
        FormKind::Player => "Jugador",
        FormKind::ClockTimes => "Tiempos del reloj",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Empezar",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Listo",
        FormKind::ClockTimes => "Ajustar",
        FormKind::OpenFile => "Abrir",
        FormKind::ChooseEngine => "Elegir",
        FormKind::SaveGame | FormKind::Picture => "Guardar",
        FormKind::Export => "Exportar",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Jugadas",
        Label::StageMinutes => "Minutos",
        Label::StageBonus => "Seg. por jugada",
        Label::AddStage => "Añadir periodo",
        Label::RestOfMoves => "el resto",
        Label::TimeTiles => "Tiempo",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Jugadores",
        Label::Swap => "Intercambiar los jugadores",
        Label::Unique => "Sin duplicados",
        Label::Append => "Añadir al archivo si existe",
        Label::Lots => "Sortear los colores",
        Label::More => "Más",
        Label::Roll => "Sortear",
        Label::TouchMove => "Pieza tocada",
        Label::ClockStarts => "El reloj arranca",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Pieza tocada, pieza jugada.",
        Label::AboutDrawRule => {
            "Ocho medias jugadas: tablas en cuanto las cuatro últimas repiten las cuatro anteriores."
        }
        Label::AboutHelp(HelpKind::Hints) => "H o su botón muestra una buena jugada.",
        Label::AboutHelp(HelpKind::Threats) => "Las piezas que se pueden capturar llevan un marco.",
        Label::AboutHelp(HelpKind::Warnings) => "Se pide confirmar una jugada que pierde mucho.",
        Label::BoardOrientation => "Tablero",
        Label::DrawRule => "Tablas por repetición",
        Label::Handicap => "Ventaja",
        Label::HalfTime => "Mitad de tiempo",
        Label::Match => "Match",
        Label::MatchLength => "Número de partidas, de 2 a 99",
        Label::Rules => "Reglas",
        Label::Start => "Inicio",
        Label::Chess960Number => "Número del 0 al 959; vacío: al azar",
        Label::Position => "Posición en FEN",
        Label::SetUpOnBoard => "Editar posición",
        Label::Fen => "FEN",
        Label::Castling => "Enroque",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Blancas 0-0",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Blancas 0-0-0",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Negras 0-0",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Negras 0-0-0",
        Label::EnPassant => "Captura al paso",
        Label::ClearBoard => "Vaciar",
        Label::StartPosition => "Posición inicial",
        Label::AnalysePosition => "Analizar la posición",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Escuchar",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "En este equipo",
        Label::FormerLanguage => "Esc recupera el idioma anterior",
        Label::AboutLetters => {
            "Los archivos llevan las letras inglesas, que leen todos los programas. Al escribir jugadas valen unas y otras."
        }
        Label::ChooseEngine => "Elegir",
        Label::EnginesAreFound => "Los motores instalados se detectan solos.",
        Label::NoOtherEngines => "En un navegador solo funciona el motor del programa.",
        Label::AboutThreads => "de {number}; el resto queda libre",
        Label::AboutMemory => "útil en análisis largos",
        Label::AboutLines => "se muestran al analizar",
        Label::AboutGameTime => "análisis de la partida, por jugada",
        Label::AboutPositionTime => "después se detiene el análisis",
        Label::Plays => "juega",
        Label::GamesFolder => "Carpeta de tus partidas",
        Label::CopyFolder => "Copiar la ruta",
        Label::Saving => "Guardado",
        Label::AboutSaving => {
            "Cada jugada se guarda en cuanto se hace. Lo que añades al repasar una partida se guarda con ella."
        }
        Label::Copies => "Copias",
        Label::AboutCopies => {
            "Antes de cambiar un archivo que has abierto, se guarda a su lado una copia durante una semana, con .deskmate.bak añadido al nombre."
        }
        Label::AddEngine => "Añadir motor",
        Label::FindEngines => "Buscar de nuevo",
        Label::TryIt => "Prueba",
        Label::TryEngine => "Probar",
        Label::RemoveEngine => "Quitar",
        Label::AskRemoval => "¿Quitar este motor de la lista? Su archivo se queda.",
        Label::KeepEngine => "Conservar",
        Label::UsedFor => "Se usa para",
        Label::UsedForAnalysis => "Análisis",
        Label::UsedForAll => "Análisis, rival, pistas",
        Label::AboutSubstitute => "Si el motor deja de responder, Deskmate sigue en su lugar.",
        Label::UndoReset => "Deshacer",
        Label::ResetPage => "Restablecer",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "En todas las páginas",
        Label::NoSettingFound => "Ningún ajuste tiene estas palabras.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "integrado",
        Label::Analyses => "analiza",
        Label::PlayerName => "Nombre",
        Label::AboutPlayerName => {
            "Si escribes el nombre de otro jugador, los dos se unen. En los archivos los nombres no cambian."
        }
        Label::JoinedNames => "También llamado",
        Label::Path => "Ruta",
        Label::Ratings => "Elo: blancas, negras",
        Label::Event => "Torneo",
        Label::Site => "Lugar",
        Label::DateAndRound => "Fecha: año.mes.día, Ronda",
        Label::Result => "Resultado",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Aspecto",
        SettingsPage::Game => "Partida",
        SettingsPage::Sound => "Sonido",
        SettingsPage::Language => "Idioma",
        SettingsPage::Engines => "Motores",
        SettingsPage::Files => "Archivos",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Tablero, piezas y ventana.",
        SettingsPage::Game => "Cómo se juega y cuándo corren los relojes.",
        SettingsPage::Sound => "Qué se oye y con qué volumen.",
        SettingsPage::Language => "Las palabras del programa y las letras de las piezas.",
        SettingsPage::Engines => "Quién analiza, y quién juega cuando estás solo.",
        SettingsPage::Files => "Dónde están tus partidas y cómo se guardan.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Tablero",
        SettingGroup::Pieces => "Piezas",
        SettingGroup::OnTheBoard => "En el tablero",
        SettingGroup::Window => "Ventana",
        SettingGroup::Moves => "Jugadas",
        SettingGroup::Clock => "Reloj",
        SettingGroup::Sound => "Sonido",
        SettingGroup::Sounds => "Qué se oye",
        SettingGroup::Language => "Idioma",
        SettingGroup::DatesAndNames => "Fechas y nombres",
        SettingGroup::Engine => "Recursos",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Tablero · El gris es apto para daltónicos",
        Setting::Pieces => "Piezas",
        Setting::Animation => "Animar las jugadas",
        Setting::Coordinates => "Coordenadas",
        Setting::CoordinatesOutside => "Coordenadas fuera del tablero",
        Setting::LastMoveSquares => "Casillas de la última jugada",
        Setting::LastMoveArrow => "Flecha de la última jugada",
        Setting::CapturedPieces => "Piezas capturadas junto a los nombres",
        Setting::LegalTargets => "Jugadas legales de una pieza",
        Setting::Notation => "Notación",
        Setting::AlwaysQueen => "Coronar siempre dama",
        Setting::TakebackAsks => "Preguntar antes de deshacer",
        Setting::TouchMove => "Pieza tocada",
        Setting::LowTime => "Avisar si queda poco tiempo",
        Setting::Volume => "Volumen",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Colores",
        Setting::TextSize => "Tamaño del texto",
        Setting::ClockAtOnce => "El reloj corre antes de la primera jugada",
        Setting::ClockUnderDialogs => "El reloj corre con menús abiertos",
        Setting::Language => "Idioma · Borrador, sin revisar por nativos",
        Setting::Letters => "Letras de las piezas · Rey, dama, torre, alfil, caballo",
        Setting::Dates => "Fecha",
        Setting::EnglishOpenings => "Nombres de aperturas en inglés",
        Setting::EngineThreads => "Hilos",
        Setting::EngineLines => "Líneas",
        Setting::GameTime => "Partida",
        Setting::PositionTime => "Posición",
        Setting::EngineMemory => "Memoria",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Jugadas",
        Sound::Capture => "Capturas",
        Sound::Check => "Jaque",
        Sound::End => "Fin de la partida",
        Sound::LowTime => "Apuro de tiempo",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Una pieza se pone en su casilla.",
        Sound::Capture | Sound::Check => "Desactivado: como cualquier jugada.",
        Sound::End => "La partida ha terminado.",
        Sound::LowTime => "A un reloj le queda poco tiempo.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", "\u{a0}min"),
        Unit::Increment => ("+", "\u{a0}s por jugada"),
        Unit::GivenBack => ("hasta ", "\u{a0}s devueltos"),
        Unit::Delay => ("", "\u{a0}s de espera"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Nombres, aperturas, fechas",
        FieldId::FindPlayer => "Buscar un jugador",
        FieldId::FindChoice(Filter::Opening) => "Nombre o B20–B99",
        FieldId::FindSetting => "Buscar un ajuste",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "No",
        FieldOption::Switch(true) => "Sí",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Normal",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Ocho medias jugadas",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "pieza tocada",
        FieldOption::TakenBack => "Separar",
        FieldOption::Person => "Persona",
        FieldOption::Computer => "Ordenador",
        FieldOption::Level(_) => "Nivel {number}",
        FieldOption::OtherTime => "Otro…",
        FieldOption::BothSides => "Ambos",
        FieldOption::WithHelp => "con ayuda",
        FieldOption::FromPosition(false) => "Posición inicial",
        FieldOption::FromPosition(true) => "Desde posición…",
        FieldOption::ClockAtOnce(false) => "Con la primera jugada",
        FieldOption::ClockAtOnce(true) => "Enseguida",
        FieldOption::AsWhite => "Igual para ambos",
        FieldOption::OwnTime => "Distinto",
        FieldOption::Turn(Color::White) => "Juegan blancas",
        FieldOption::Turn(Color::Black) => "Juegan negras",
        FieldOption::EnPassant(None) => "Ninguna",
        FieldOption::ColorScheme(scheme) => color_scheme(*scheme),
        FieldOption::BoardTheme(theme) => board_theme(*theme),
        FieldOption::Pieces(set) => piece_set(*set),
        FieldOption::Notation(notation) => self::notation(*notation),
        FieldOption::Letters(letters) => self::letters(*letters),
        FieldOption::Volume(volume) => self::volume(*volume),
        FieldOption::Engine(None) => "Deskmate",
        FieldOption::Memory(1024) => "1\u{a0}GB",
        FieldOption::Memory(_) => "{number}\u{a0}MB",
        FieldOption::TextSize(_) => "{number}\u{a0}%",
        FieldOption::Picture(PictureKind::Position) => "Posición (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Posición (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Partida (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Planilla (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Planilla (SVG)",
        FieldOption::Result(None) => "abierto",
        FieldOption::ThisGame => "Esta partida",
        FieldOption::SearchTime(Some(60_000..)) => "{number} min",
        FieldOption::SearchTime(Some(_)) => "{number} s",
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
        Rules::Standard => "Normal",
        Rules::Chess960 => "Chess960",
        Rules::Position => "Desde posición",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "No",
        Some(Role::Pawn) => "Peón",
        Some(Role::Knight) => "Caballo",
        Some(Role::Rook) => "Torre",
        Some(_) => "Dama",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "Una partida",
        MatchChoice::BestOf3 => "Al mejor de 3",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Otro",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Fijo",
        BoardOrientation::Turning => "Giratorio",
        BoardOrientation::FaceToFace => "Cara a cara",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Sin reloj",
        ClockKind::CountUp => "Cronómetro",
        ClockKind::Fischer => "Fischer",
        ClockKind::Bronstein => "Bronstein",
        ClockKind::Delay => "Retardo",
        ClockKind::SuddenDeath => "Muerte súbita",
        ClockKind::Hourglass => "Reloj de arena",
        ClockKind::Stages => "Periodos",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "No se mide el tiempo.",
        ClockKind::CountUp => "Se cuenta el tiempo usado, sin límite.",
        ClockKind::Fischer => "Cada jugada añade segundos al reloj.",
        ClockKind::Bronstein => "Tras cada jugada se devuelve el tiempo usado, hasta el retardo.",
        ClockKind::Delay => "El reloj espera el retardo antes de correr.",
        ClockKind::SuddenDeath => "Un solo tiempo para toda la partida, sin añadidos.",
        ClockKind::Hourglass => "El tiempo que usa un bando se suma al del otro.",
        ClockKind::Stages => "Tantas jugadas en tanto tiempo; después, el periodo siguiente.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Clásicas",
        PieceSet::Modern => "Modernas",
        PieceSet::Carved => "Talladas",
        PieceSet::Slim => "Esbeltas",
        PieceSet::Shapes => "Formas",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Oscuro",
        ColorScheme::Light => "Claro",
        ColorScheme::HighContrast => "Alto contraste",
        ColorScheme::AsSystem => "Como el sistema",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Verde",
        BoardTheme::Brown => "Marrón",
        BoardTheme::Blue => "Azul",
        BoardTheme::Clear => "Gris",
        BoardTheme::Purple => "Violeta",
        BoardTheme::Rose => "Rosa",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Corta",
        Notation::Long => "Larga",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Según el idioma",
        Letters::Figurines => "Figuras",
        Letters::English => "Inglesas",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Apagado",
        Volume::Soft => "Bajo",
        Volume::Medium => "Medio",
        Volume::Loud => "Alto",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "<player:Las blancas dan/Las negras dan/{player} da> un peón",
        Some(Role::Knight) => "<player:Las blancas dan/Las negras dan/{player} da> un caballo",
        Some(Role::Rook) => "<player:Las blancas dan/Las negras dan/{player} da> una torre",
        Some(_) => "<player:Las blancas dan/Las negras dan/{player} da> la dama",
        None => "<player:Las blancas dan/Las negras dan/{player} da> la mitad del tiempo",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Pistas",
        HelpKind::Threats => "Mostrar piezas amenazadas",
        HelpKind::Warnings => "Avisar antes de un error grave",
    }
}
