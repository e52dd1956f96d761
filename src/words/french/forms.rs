//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Nouvelle partie",
        FormKind::SetUp => "Créer une position",
        FormKind::Settings => "Réglages",
        FormKind::OpenFile => "Ouvrir un fichier",
        FormKind::ChooseEngine => "Choisir un moteur",
        FormKind::SaveGame => "Enregistrer sous",
        FormKind::Export => "Exporter",
        FormKind::Picture => "Enregistrer une image",
        FormKind::Tags => "Détails de la partie",
        FormKind::Player => "Joueur",
        FormKind::ClockTimes => "Régler la pendule",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Jouer",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Valider",
        FormKind::ClockTimes => "Régler",
        FormKind::OpenFile => "Ouvrir",
        FormKind::ChooseEngine => "Choisir",
        FormKind::SaveGame | FormKind::Picture => "Enregistrer",
        FormKind::Export => "Exporter",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Coups",
        Label::StageMinutes => "Minutes",
        Label::StageBonus => "Secondes par coup",
        Label::AddStage => "Ajouter",
        Label::RestOfMoves => "le reste",
        Label::TimeTiles => "Temps",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Joueurs",
        Label::Swap => "Échanger les joueurs",
        Label::Unique => "Sans doublons",
        Label::Append => "Ajouter au fichier s’il existe",
        Label::Lots => "Tirer les couleurs au sort",
        Label::More => "Options",
        Label::Roll => "Tirage",
        Label::TouchMove => "Pièce touchée",
        Label::ClockStarts => "La pendule part",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Toute pièce touchée doit être jouée.",
        Label::AboutDrawRule => {
            "Huit demi-coups\u{202f}: nulle dès que les quatre derniers répètent les quatre d’avant."
        }
        Label::AboutHelp(HelpKind::Hints) => "H ou son bouton montre un bon coup.",
        Label::AboutHelp(HelpKind::Threats) => "Les pièces qui peuvent être prises sont encadrées.",
        Label::AboutHelp(HelpKind::Warnings) => "Un coup qui perd beaucoup doit être confirmé.",
        Label::BoardOrientation => "Échiquier",
        Label::DrawRule => "Nulle par répétition",
        Label::Handicap => "Handicap",
        Label::HalfTime => "Moitié du temps",
        Label::Match => "Match",
        Label::MatchLength => "Nombre de parties, 2 à 99",
        Label::Rules => "Règles",
        Label::Start => "Départ",
        Label::Chess960Number => "Numéro de 0 à 959\u{202f}; vide\u{202f}: au hasard",
        Label::Position => "Position en FEN",
        Label::SetUpOnBoard => "Créer une position",
        Label::Fen => "FEN",
        Label::Castling => "Roque",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Blancs O-O",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Blancs O-O-O",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Noirs O-O",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Noirs O-O-O",
        Label::EnPassant => "En passant",
        Label::ClearBoard => "Vider",
        Label::StartPosition => "Position initiale",
        Label::AnalysePosition => "Analyser la position",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Écouter",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "Sur cet ordinateur",
        Label::FormerLanguage => "Échap rétablit la langue précédente",
        Label::AboutLetters => {
            "Les fichiers gardent les lettres anglaises, pour que tout programme puisse les lire. Les coups se saisissent avec les unes ou les autres."
        }
        Label::ChooseEngine => "Choisir",
        Label::EnginesAreFound => "Les moteurs installés sont trouvés d’office.",
        Label::NoOtherEngines => "Dans un navigateur, seul le moteur du programme fonctionne.",
        Label::AboutThreads => "sur {number}\u{202f}; les autres restent libres",
        Label::AboutMemory => "utile aux longues analyses",
        Label::AboutLines => "affichées pendant l’analyse",
        Label::AboutGameTime => "analyse de la partie, par coup",
        Label::AboutPositionTime => "analyse de la position, puis arrêt",
        Label::Plays => "joue",
        Label::GamesFolder => "Dossier de vos parties",
        Label::CopyFolder => "Copier le chemin",
        Label::Saving => "Enregistrement",
        Label::AboutSaving => {
            "Chaque coup est enregistré dès qu’il est joué. Ce que vous ajoutez en revoyant une partie est enregistré avec elle."
        }
        Label::Copies => "Copies",
        Label::AboutCopies => {
            "Avant de modifier un fichier que vous avez ouvert, le programme en garde une copie à côté pendant une semaine, avec .deskmate.bak ajouté à son nom."
        }
        Label::AddEngine => "Ajouter",
        Label::FindEngines => "Rechercher",
        Label::TryIt => "Essai",
        Label::TryEngine => "Essayer",
        Label::RemoveEngine => "Retirer",
        Label::AskRemoval => "Retirer ce moteur de la liste\u{202f}? Son fichier reste.",
        Label::KeepEngine => "Garder",
        Label::UsedFor => "Sert à",
        Label::UsedForAnalysis => "Analyse",
        Label::UsedForAll => "Analyse, adversaire, indices",
        Label::AboutSubstitute => "Si le moteur ne répond plus, Deskmate continue à sa place.",
        Label::UndoReset => "Annuler",
        Label::ResetPage => "Réinitialiser",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Résultats sur toutes les pages",
        Label::NoSettingFound => "Aucun réglage ne contient ces mots.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "intégré",
        Label::Analyses => "analyse",
        Label::PlayerName => "Nom",
        Label::AboutPlayerName => {
            "Saisir le nom d’un autre joueur fusionne les deux. Dans les fichiers, les noms restent."
        }
        Label::JoinedNames => "Aussi appelé",
        Label::Path => "Chemin",
        Label::Ratings => "Elo\u{202f}: Blancs, Noirs",
        Label::Event => "Tournoi",
        Label::Site => "Lieu",
        Label::DateAndRound => "Date\u{202f}: année.mois.jour, Ronde",
        Label::Result => "Résultat",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Aspect",
        SettingsPage::Game => "Partie",
        SettingsPage::Sound => "Son",
        SettingsPage::Language => "Langue",
        SettingsPage::Engines => "Moteurs",
        SettingsPage::Files => "Fichiers",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "L’aspect de l’échiquier et de la fenêtre.",
        SettingsPage::Game => "La façon de jouer les coups, et quand la pendule tourne.",
        SettingsPage::Sound => "Ce que l’on entend, et à quel volume.",
        SettingsPage::Language => "Les textes du programme et les lettres des pièces.",
        SettingsPage::Engines => "Qui analyse, et qui joue quand on est seul.",
        SettingsPage::Files => "Où sont vos parties, et comment elles sont gardées.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Échiquier",
        SettingGroup::Pieces => "Pièces",
        SettingGroup::OnTheBoard => "Sur l’échiquier",
        SettingGroup::Window => "Fenêtre",
        SettingGroup::Moves => "Coups",
        SettingGroup::Clock => "Pendule",
        SettingGroup::Sound => "Son",
        SettingGroup::Sounds => "Ce que l’on entend",
        SettingGroup::Language => "Langue",
        SettingGroup::DatesAndNames => "Dates et noms",
        SettingGroup::Engine => "Ressources allouées",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Échiquier · Gris pour les daltoniens",
        Setting::Pieces => "Pièces",
        Setting::Animation => "Coups animés",
        Setting::Coordinates => "Coordonnées",
        Setting::CoordinatesOutside => "Coordonnées hors de l’échiquier",
        Setting::LastMoveSquares => "Cases du dernier coup",
        Setting::LastMoveArrow => "Flèche du dernier coup",
        Setting::CapturedPieces => "Pièces prises à côté des noms",
        Setting::LegalTargets => "Coups légaux d’une pièce",
        Setting::Notation => "Notation",
        Setting::AlwaysQueen => "Toujours promouvoir en dame",
        Setting::TakebackAsks => "Reprise de coup avec accord",
        Setting::TouchMove => "Pièce touchée, pièce jouée",
        Setting::LowTime => "Alerter en zeitnot",
        Setting::Volume => "Volume",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Couleurs",
        Setting::TextSize => "Taille du texte",
        Setting::ClockAtOnce => "Pendule lancée avant le premier coup",
        Setting::ClockUnderDialogs => "Pendule active dans les menus",
        Setting::Language => "Langue · brouillon, pas encore relu",
        Setting::Letters => "Lettres des pièces · roi, dame, tour, fou, cavalier",
        Setting::Dates => "Date",
        Setting::EnglishOpenings => "Noms d’ouvertures en anglais",
        Setting::EngineThreads => "Fils d’exécution",
        Setting::EngineLines => "Variantes",
        Setting::GameTime => "Partie",
        Setting::PositionTime => "Position",
        Setting::EngineMemory => "Mémoire",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Coups",
        Sound::Capture => "Prises",
        Sound::Check => "Échec",
        Sound::End => "Fin de la partie",
        Sound::LowTime => "Zeitnot",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Une pièce est posée sur sa case.",
        Sound::Capture | Sound::Check => "Désactivé\u{202f}: comme tout autre coup.",
        Sound::End => "La partie est terminée.",
        Sound::LowTime => "Il reste peu de temps à une pendule.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", " min"),
        Unit::Increment => ("+", " s par coup"),
        Unit::GivenBack => ("jusqu’à ", " s rendues"),
        Unit::Delay => ("", " s d’attente"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Noms, ouvertures, dates",
        FieldId::FindPlayer => "Chercher un joueur",
        FieldId::FindChoice(Filter::Opening) => "Nom ou B20–B99",
        FieldId::FindSetting => "Chercher un réglage",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "Non",
        FieldOption::Switch(true) => "Oui",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Standard",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Huit demi-coups",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "pièce touchée",
        FieldOption::TakenBack => "Séparer",
        FieldOption::Person => "Personne",
        FieldOption::Computer => "Ordinateur",
        FieldOption::Level(_) => "Niveau {number}",
        FieldOption::OtherTime => "Autre…",
        FieldOption::BothSides => "Les deux",
        FieldOption::WithHelp => "avec aide",
        FieldOption::FromPosition(false) => "Position initiale",
        FieldOption::FromPosition(true) => "Position donnée…",
        FieldOption::ClockAtOnce(false) => "Au premier coup",
        FieldOption::ClockAtOnce(true) => "Tout de suite",
        FieldOption::AsWhite => "Identiques",
        FieldOption::OwnTime => "Différents",
        FieldOption::Turn(Color::White) => "Trait aux Blancs",
        FieldOption::Turn(Color::Black) => "Trait aux Noirs",
        FieldOption::EnPassant(None) => "Aucune",
        FieldOption::ColorScheme(scheme) => color_scheme(*scheme),
        FieldOption::BoardTheme(theme) => board_theme(*theme),
        FieldOption::Pieces(set) => piece_set(*set),
        FieldOption::Notation(notation) => self::notation(*notation),
        FieldOption::Letters(letters) => self::letters(*letters),
        FieldOption::Volume(volume) => self::volume(*volume),
        FieldOption::Engine(None) => "Deskmate",
        FieldOption::Memory(1024) => "1 Go",
        FieldOption::Memory(_) => "{number} Mo",
        FieldOption::TextSize(_) => "{number}\u{202f}%",
        FieldOption::Picture(PictureKind::Position) => "Position (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Position (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Partie (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Feuille de partie (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Feuille de partie (SVG)",
        FieldOption::Result(None) => "en cours",
        FieldOption::ThisGame => "Cette partie",
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
        Rules::Position => "Position donnée",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Aucun",
        Some(Role::Pawn) => "Pion",
        Some(Role::Knight) => "Cavalier",
        Some(Role::Rook) => "Tour",
        Some(_) => "Dame",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "Une partie",
        MatchChoice::BestOf3 => "En 3",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Autre",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Fixe",
        BoardOrientation::Turning => "Tournant",
        BoardOrientation::FaceToFace => "Face à face",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Illimité",
        ClockKind::CountUp => "Chrono",
        ClockKind::Fischer => "Fischer",
        ClockKind::Bronstein => "Bronstein",
        ClockKind::Delay => "Délai",
        ClockKind::SuddenDeath => "KO",
        ClockKind::Hourglass => "Sablier",
        ClockKind::Stages => "Périodes",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Le temps n’est pas compté.",
        ClockKind::CountUp => "Le temps utilisé est compté, sans limite.",
        ClockKind::Fischer => "Chaque coup ajoute des secondes à la pendule.",
        ClockKind::Bronstein => {
            "Après un coup, le temps utilisé est rendu, dans la limite du délai."
        }
        ClockKind::Delay => "La pendule attend la fin du délai avant de tourner.",
        ClockKind::SuddenDeath => "Un seul temps pour toute la partie, sans ajout.",
        ClockKind::Hourglass => "Le temps utilisé par un camp s’ajoute à celui de l’autre.",
        ClockKind::Stages => "Tant de coups en tant de temps, puis la période suivante.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Classique",
        PieceSet::Modern => "Moderne",
        PieceSet::Carved => "Sculpté",
        PieceSet::Slim => "Fin",
        PieceSet::Shapes => "Formes",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Sombre",
        ColorScheme::Light => "Clair",
        ColorScheme::HighContrast => "Contraste élevé",
        ColorScheme::AsSystem => "Comme le système",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Vert",
        BoardTheme::Brown => "Marron",
        BoardTheme::Blue => "Bleu",
        BoardTheme::Clear => "Gris",
        BoardTheme::Purple => "Violet",
        BoardTheme::Rose => "Rose",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Abrégée",
        Notation::Long => "Complète",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Selon la langue",
        Letters::Figurines => "Figurines",
        Letters::English => "Anglaises",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Coupé",
        Volume::Soft => "Faible",
        Volume::Medium => "Moyen",
        Volume::Loud => "Fort",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "<player:Les Blancs donnent/Les Noirs donnent/{player} donne> un pion",
        Some(Role::Knight) => {
            "<player:Les Blancs donnent/Les Noirs donnent/{player} donne> un cavalier"
        }
        Some(Role::Rook) => "<player:Les Blancs donnent/Les Noirs donnent/{player} donne> une tour",
        Some(_) => "<player:Les Blancs donnent/Les Noirs donnent/{player} donne> la dame",
        None => "<player:Les Blancs donnent/Les Noirs donnent/{player} donne> la moitié du temps",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Indices",
        HelpKind::Threats => "Montrer les pièces menacées",
        HelpKind::Warnings => "Avertir avant une gaffe",
    }
}
