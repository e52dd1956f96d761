//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Nuova partita",
        FormKind::SetUp => "Crea posizione",
        FormKind::Settings => "Impostazioni",
        FormKind::OpenFile => "Apri un file",
        FormKind::ChooseEngine => "Scegli un motore",
        FormKind::SaveGame => "Salva con nome",
        FormKind::Export => "Esporta",
        FormKind::Picture => "Salva un’immagine",
        FormKind::Tags => "Dati della partita",
        FormKind::Player => "Giocatore",
        FormKind::ClockTimes => "Tempi dell’orologio",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Gioca",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Fatto",
        FormKind::ClockTimes => "Imposta",
        FormKind::OpenFile => "Apri",
        FormKind::ChooseEngine => "Scegli",
        FormKind::SaveGame | FormKind::Picture => "Salva",
        FormKind::Export => "Esporta",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Mosse",
        Label::StageMinutes => "Minuti",
        Label::StageBonus => "Secondi per mossa",
        Label::AddStage => "Periodo",
        Label::RestOfMoves => "il resto",
        Label::TimeTiles => "Tempo",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Giocatori",
        Label::Swap => "Scambia i giocatori",
        Label::Unique => "Senza doppioni",
        Label::Append => "Aggiungi al file se esiste",
        Label::Lots => "Sorteggia i colori",
        Label::More => "Altro",
        Label::Roll => "Sorteggia",
        Label::TouchMove => "Pezzo toccato",
        Label::ClockStarts => "L’orologio parte",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Pezzo toccato, pezzo mosso.",
        Label::AboutDrawRule => {
            "Otto semimosse: patta appena le ultime quattro ripetono le quattro precedenti."
        }
        Label::AboutHelp(HelpKind::Hints) => "H o il suo pulsante mostra una buona mossa.",
        Label::AboutHelp(HelpKind::Threats) => {
            "I pezzi che si possono catturare sono incorniciati."
        }
        Label::AboutHelp(HelpKind::Warnings) => "Una mossa che perde molto va confermata.",
        Label::BoardOrientation => "Scacchiera",
        Label::DrawRule => "Patta per ripetizione",
        Label::Handicap => "Vantaggio",
        Label::HalfTime => "Metà del tempo",
        Label::Match => "Match",
        Label::MatchLength => "Numero di partite, da 2 a 99",
        Label::Rules => "Regole",
        Label::Start => "Inizio",
        Label::Chess960Number => "Numero da 0 a 959; vuoto: a caso",
        Label::Position => "Posizione come FEN",
        Label::SetUpOnBoard => "Crea posizione",
        Label::Fen => "FEN",
        Label::Castling => "Arrocco",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Bianco 0-0",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Bianco 0-0-0",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Nero 0-0",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Nero 0-0-0",
        Label::EnPassant => "En passant",
        Label::ClearBoard => "Svuota",
        Label::StartPosition => "Pos. iniziale",
        Label::AnalysePosition => "Analizza la posizione",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Ascolta",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "Su questo computer",
        Label::FormerLanguage => "Esc ripristina la lingua precedente",
        Label::AboutLetters => {
            "I file mantengono le lettere inglesi, così ogni programma può leggerli. Puoi scrivere le mosse con entrambe."
        }
        Label::ChooseEngine => "Scegli",
        Label::EnginesAreFound => "I motori installati compaiono da soli.",
        Label::NoOtherEngines => "In un browser funziona solo il motore del programma.",
        Label::AboutThreads => "su {number}; il resto rimane libero",
        Label::AboutMemory => "utile nelle analisi lunghe",
        Label::AboutLines => "mostrate durante l’analisi",
        Label::AboutGameTime => "analisi della partita, per mossa",
        Label::AboutPositionTime => "analisi della posizione, poi si ferma",
        Label::Plays => "gioca",
        Label::GamesFolder => "Cartella delle tue partite",
        Label::CopyFolder => "Copia percorso",
        Label::Saving => "Salvataggio",
        Label::AboutSaving => {
            "Ogni mossa è salvata appena è giocata. Ciò che aggiungi rivedendo una partita è salvato con essa."
        }
        Label::Copies => "Copie",
        Label::AboutCopies => {
            "Prima di cambiare un file che hai aperto, il programma ne lascia accanto una copia per una settimana, con .deskmate.bak aggiunto al nome."
        }
        Label::AddEngine => "Aggiungi",
        Label::FindEngines => "Cerca ancora",
        Label::TryIt => "Prova",
        Label::TryEngine => "Prova",
        Label::RemoveEngine => "Rimuovi",
        Label::AskRemoval => "Rimuovere questo motore dall’elenco? Il suo file resta.",
        Label::KeepEngine => "Tieni",
        Label::UsedFor => "Serve per",
        Label::UsedForAnalysis => "Analisi",
        Label::UsedForAll => "Analisi, avversario, suggerimenti",
        Label::AboutSubstitute => "Se il motore non risponde più, continua Deskmate al suo posto.",
        Label::UndoReset => "Annulla",
        Label::ResetPage => "Reimposta",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Trovate in tutte le pagine",
        Label::NoSettingFound => "Nessuna impostazione ha queste parole.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "integrato",
        Label::Analyses => "analizza",
        Label::PlayerName => "Nome",
        Label::AboutPlayerName => {
            "Se scrivi il nome di un altro giocatore, i due si uniscono. Nei file i nomi non cambiano."
        }
        Label::JoinedNames => "Anche chiamato",
        Label::Path => "Percorso",
        Label::Ratings => "Elo: Bianco, Nero",
        Label::Event => "Torneo",
        Label::Site => "Luogo",
        Label::DateAndRound => "Data: anno.mese.giorno, Turno",
        Label::Result => "Risultato",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Aspetto",
        SettingsPage::Game => "Partita",
        SettingsPage::Sound => "Audio",
        SettingsPage::Language => "Lingua",
        SettingsPage::Engines => "Motori",
        SettingsPage::Files => "File",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Come appaiono la scacchiera e la finestra.",
        SettingsPage::Game => "Come si gioca e quando scorre il tempo.",
        SettingsPage::Sound => "Che cosa si sente, e a che volume.",
        SettingsPage::Language => "Le parole del programma e le lettere dei pezzi.",
        SettingsPage::Engines => "Chi analizza, e chi gioca quando sei solo.",
        SettingsPage::Files => "Dove sono le tue partite e come sono conservate.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Scacchiera",
        SettingGroup::Pieces => "Pezzi",
        SettingGroup::OnTheBoard => "Sulla scacchiera",
        SettingGroup::Window => "Finestra",
        SettingGroup::Moves => "Mosse",
        SettingGroup::Clock => "Orologio",
        SettingGroup::Sound => "Audio",
        SettingGroup::Sounds => "Che cosa si sente",
        SettingGroup::Language => "Lingua",
        SettingGroup::DatesAndNames => "Date e nomi",
        SettingGroup::Engine => "Risorse concesse",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Scacchiera · Grigio: adatto ai daltonici",
        Setting::Pieces => "Pezzi",
        Setting::Animation => "Mosse animate",
        Setting::Coordinates => "Coordinate",
        Setting::CoordinatesOutside => "Coordinate fuori dalla scacchiera",
        Setting::LastMoveSquares => "Case dell’ultima mossa",
        Setting::LastMoveArrow => "Freccia dell’ultima mossa",
        Setting::CapturedPieces => "Pezzi catturati accanto ai nomi",
        Setting::LegalTargets => "Mosse legali di un pezzo",
        Setting::Notation => "Notazione",
        Setting::AlwaysQueen => "Promuovi sempre a donna",
        Setting::TakebackAsks => "Chiedi prima di ritirare mosse",
        Setting::TouchMove => "Pezzo toccato",
        Setting::LowTime => "Avvisa se resta poco tempo",
        Setting::Volume => "Volume",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Colori",
        Setting::TextSize => "Dimensione testo",
        Setting::ClockAtOnce => "Orologio attivo prima della prima mossa",
        Setting::ClockUnderDialogs => "Orologio attivo con i menu aperti",
        Setting::Language => "Lingua · Bozza, non ancora rivista",
        Setting::Letters => "Lettere dei pezzi · Re, donna, torre, alfiere, cavallo",
        Setting::Dates => "Data",
        Setting::EnglishOpenings => "Nomi delle aperture in inglese",
        Setting::EngineThreads => "Thread",
        Setting::EngineLines => "Varianti",
        Setting::GameTime => "Partita",
        Setting::PositionTime => "Posizione",
        Setting::EngineMemory => "Memoria",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Mosse",
        Sound::Capture => "Catture",
        Sound::Check => "Scacco",
        Sound::End => "Fine della partita",
        Sound::LowTime => "Poco tempo",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Un pezzo viene posato sulla sua casa.",
        Sound::Capture | Sound::Check => "Spento: suona come ogni mossa.",
        Sound::End => "La partita è finita.",
        Sound::LowTime => "A un orologio resta poco tempo.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", " min"),
        Unit::Increment => ("+", " s a mossa"),
        Unit::GivenBack => ("fino a ", " s resi"),
        Unit::Delay => ("", " s di attesa"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Nomi, aperture, date",
        FieldId::FindPlayer => "Cerca un giocatore",
        FieldId::FindChoice(Filter::Opening) => "Nome o B20–B99",
        FieldId::FindSetting => "Cerca impostazione",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "No",
        FieldOption::Switch(true) => "Sì",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Standard",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Otto semimosse",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "pezzo toccato",
        FieldOption::TakenBack => "Separa",
        FieldOption::Person => "Persona",
        FieldOption::Computer => "Computer",
        FieldOption::Level(_) => "Livello {number}",
        FieldOption::OtherTime => "Altro…",
        FieldOption::BothSides => "Entrambi",
        FieldOption::WithHelp => "con aiuto",
        FieldOption::FromPosition(false) => "Posizione iniziale",
        FieldOption::FromPosition(true) => "Da posizione…",
        FieldOption::ClockAtOnce(false) => "Con la prima mossa",
        FieldOption::ClockAtOnce(true) => "Subito",
        FieldOption::AsWhite => "Tempi uguali",
        FieldOption::OwnTime => "Diversi",
        FieldOption::Turn(Color::White) => "Muove il Bianco",
        FieldOption::Turn(Color::Black) => "Muove il Nero",
        FieldOption::EnPassant(None) => "Nessuno",
        FieldOption::ColorScheme(scheme) => color_scheme(*scheme),
        FieldOption::BoardTheme(theme) => board_theme(*theme),
        FieldOption::Pieces(set) => piece_set(*set),
        FieldOption::Notation(notation) => self::notation(*notation),
        FieldOption::Letters(letters) => self::letters(*letters),
        FieldOption::Volume(volume) => self::volume(*volume),
        FieldOption::Engine(None) => "Deskmate",
        FieldOption::Memory(1024) => "1 GB",
        FieldOption::Memory(_) => "{number} MB",
        FieldOption::TextSize(_) => "{number}%",
        FieldOption::Picture(PictureKind::Position) => "Posizione (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Posizione (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Partita (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Formulario (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Formulario (SVG)",
        FieldOption::Result(None) => "in corso",
        FieldOption::ThisGame => "Questa partita",
        FieldOption::SearchTime(Some(60_000..)) => "{number} min",
        FieldOption::SearchTime(Some(_)) => "{number} s",
        FieldOption::SearchTime(None) => "∞",
        FieldOption::Time(_)
        | FieldOption::EnPassant(Some(_))
        | FieldOption::Engine(Some(_))
        | FieldOption::Threads(_)
        | FieldOption::Lines(_)
        | FieldOption::Pixels(_)
        | FieldOption::Language(_)
        | FieldOption::Dates(_)
        | FieldOption::Name(_)
        | FieldOption::Playing(..)
        | FieldOption::Result(Some(_))
        | FieldOption::AllGames(_)
        | FieldOption::Games(_) => "{text}",
    }
}

fn rules(rules: Rules) -> Text {
    match rules {
        Rules::Standard => "Standard",
        Rules::Chess960 => "Chess960",
        Rules::Position => "Da posizione",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Pari",
        Some(Role::Pawn) => "Pedone",
        Some(Role::Knight) => "Cavallo",
        Some(Role::Rook) => "Torre",
        Some(_) => "Donna",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "Una partita",
        MatchChoice::BestOf3 => "Al meglio di 3",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Altro",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Fissa",
        BoardOrientation::Turning => "Girevole",
        BoardOrientation::FaceToFace => "Faccia a faccia",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Illimitato",
        ClockKind::CountUp => "Cronometro",
        ClockKind::Fischer => "Fischer",
        ClockKind::Bronstein => "Bronstein",
        ClockKind::Delay => "Ritardo",
        ClockKind::SuddenDeath => "Tempo secco",
        ClockKind::Hourglass => "Clessidra",
        ClockKind::Stages => "Periodi",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Il tempo non si conta.",
        ClockKind::CountUp => "Il tempo usato si conta, senza limite.",
        ClockKind::Fischer => "Ogni mossa aggiunge secondi all’orologio.",
        ClockKind::Bronstein => "Dopo la mossa il tempo usato viene reso, al massimo il ritardo.",
        ClockKind::Delay => "L’orologio aspetta il ritardo prima di scorrere.",
        ClockKind::SuddenDeath => "Un solo tempo per tutta la partita, senza aggiunte.",
        ClockKind::Hourglass => "Il tempo usato da uno si aggiunge a quello dell’altro.",
        ClockKind::Stages => "Tante mosse in tanto tempo, poi il periodo seguente.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Classici",
        PieceSet::Modern => "Moderni",
        PieceSet::Carved => "Scolpiti",
        PieceSet::Slim => "Sottili",
        PieceSet::Shapes => "Forme",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Scuri",
        ColorScheme::Light => "Chiari",
        ColorScheme::HighContrast => "Alto contrasto",
        ColorScheme::AsSystem => "Come il sistema",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Verde",
        BoardTheme::Brown => "Marrone",
        BoardTheme::Blue => "Blu",
        BoardTheme::Clear => "Grigio",
        BoardTheme::Purple => "Viola",
        BoardTheme::Rose => "Rosa",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Breve",
        Notation::Long => "Estesa",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Come la lingua",
        Letters::Figurines => "Figurine",
        Letters::English => "Inglesi",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Spento",
        Volume::Soft => "Basso",
        Volume::Medium => "Medio",
        Volume::Loud => "Alto",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "<player:Il Bianco/Il Nero/{player}> dà un pedone",
        Some(Role::Knight) => "<player:Il Bianco/Il Nero/{player}> dà un cavallo",
        Some(Role::Rook) => "<player:Il Bianco/Il Nero/{player}> dà una torre",
        Some(_) => "<player:Il Bianco/Il Nero/{player}> dà la donna",
        None => "<player:Il Bianco/Il Nero/{player}> dà metà del tempo",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Suggerimenti",
        HelpKind::Threats => "Mostra i pezzi minacciati",
        HelpKind::Warnings => "Avvisa prima di un errore grave",
    }
}
