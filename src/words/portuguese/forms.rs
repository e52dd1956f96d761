//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Nova partida",
        FormKind::SetUp => "Editar posição",
        FormKind::Settings => "Configurações",
        FormKind::OpenFile => "Abrir um arquivo",
        FormKind::ChooseEngine => "Escolher um motor",
        FormKind::SaveGame => "Salvar como",
        FormKind::Export => "Exportar",
        FormKind::Picture => "Salvar uma imagem",
        FormKind::Tags => "Dados da partida",
        FormKind::Player => "Jogador",
        FormKind::ClockTimes => "Tempos do relógio",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Começar",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Pronto",
        FormKind::ClockTimes => "Ajustar",
        FormKind::OpenFile => "Abrir",
        FormKind::ChooseEngine => "Escolher",
        FormKind::SaveGame | FormKind::Picture => "Salvar",
        FormKind::Export => "Exportar",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Lances",
        Label::StageMinutes => "Minutos",
        Label::StageBonus => "Seg. por lance",
        Label::AddStage => "Novo período",
        Label::RestOfMoves => "o resto",
        Label::TimeTiles => "Tempo",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Jogadores",
        Label::Swap => "Trocar os jogadores",
        Label::Unique => "Sem duplicatas",
        Label::Append => "Acrescentar ao arquivo, se existir",
        Label::Lots => "Sortear as cores",
        Label::More => "Mais",
        Label::Roll => "Sortear",
        Label::TouchMove => "Peça tocada",
        Label::ClockStarts => "Início do relógio",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Peça tocada, peça jogada.",
        Label::AboutDrawRule => {
            "Oito meios-lances: empate assim que os quatro últimos repetem os quatro anteriores."
        }
        Label::AboutHelp(HelpKind::Hints) => "H ou o botão mostra um bom lance.",
        Label::AboutHelp(HelpKind::Threats) => {
            "As peças que podem ser capturadas ganham uma moldura."
        }
        Label::AboutHelp(HelpKind::Warnings) => "Um lance que perde muito precisa ser confirmado.",
        Label::BoardOrientation => "Tabuleiro",
        Label::DrawRule => "Empate por repetição",
        Label::Handicap => "Vantagem",
        Label::HalfTime => "Metade do tempo",
        Label::Match => "Match",
        Label::MatchLength => "Número de partidas, de 2 a 99",
        Label::Rules => "Regras",
        Label::Start => "Início",
        Label::Chess960Number => "Número de 0 a 959; vazio: aleatório",
        Label::Position => "Posição em FEN",
        Label::SetUpOnBoard => "Editar posição",
        Label::Fen => "FEN",
        Label::Castling => "Roque",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Brancas\u{202f}0-0",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Brancas\u{202f}0-0-0",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Pretas\u{202f}0-0",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Pretas\u{202f}0-0-0",
        Label::EnPassant => "En passant",
        Label::ClearBoard => "Limpar",
        Label::StartPosition => "Posição inicial",
        Label::AnalysePosition => "Analisar a posição",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Ouvir",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "Neste computador",
        Label::FormerLanguage => "Esc volta ao idioma anterior",
        Label::AboutLetters => {
            "Os arquivos usam as letras inglesas, que todo programa lê. Ao digitar lances, valem umas e outras."
        }
        Label::ChooseEngine => "Escolher",
        Label::EnginesAreFound => "Os motores instalados aparecem sozinhos.",
        Label::NoOtherEngines => "No navegador só funciona o motor do programa.",
        Label::AboutThreads => "de {number}; o resto fica livre",
        Label::AboutMemory => "útil em análises longas",
        Label::AboutLines => "mostradas durante a análise",
        Label::AboutGameTime => "análise da partida, por lance",
        Label::AboutPositionTime => "depois a análise para",
        Label::Plays => "joga",
        Label::GamesFolder => "Pasta das suas partidas",
        Label::CopyFolder => "Copiar caminho",
        Label::Saving => "Salvamento",
        Label::AboutSaving => {
            "Cada lance é salvo assim que é jogado. O que você acrescenta ao rever uma partida é salvo com ela."
        }
        Label::Copies => "Cópias",
        Label::AboutCopies => {
            "Antes de um arquivo que você abriu ser alterado, uma cópia fica ao lado dele por uma semana, com .deskmate.bak acrescentado ao nome."
        }
        Label::AddEngine => "Adicionar motor",
        Label::FindEngines => "Buscar de novo",
        Label::TryIt => "Teste",
        Label::TryEngine => "Testar",
        Label::RemoveEngine => "Remover",
        Label::AskRemoval => "Remover este motor da lista? O arquivo dele fica.",
        Label::KeepEngine => "Manter",
        Label::UsedFor => "Usado para",
        Label::UsedForAnalysis => "Análise",
        Label::UsedForAll => "Análise, adversário, dicas",
        Label::AboutSubstitute => {
            "Se o motor parar de responder, o Deskmate continua no lugar dele."
        }
        Label::UndoReset => "Desfazer",
        Label::ResetPage => "Redefinir",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Em todas as páginas",
        Label::NoSettingFound => "Nenhuma configuração tem estas palavras.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "embutido",
        Label::Analyses => "analisa",
        Label::PlayerName => "Nome",
        Label::AboutPlayerName => {
            "Digitar o nome de outro jogador une os dois. Nos arquivos os nomes não mudam."
        }
        Label::JoinedNames => "Também chamado",
        Label::Path => "Caminho",
        Label::Ratings => "Ratings: brancas, pretas",
        Label::Event => "Torneio",
        Label::Site => "Local",
        Label::DateAndRound => "Data: ano.mês.dia, Rodada",
        Label::Result => "Resultado",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Aparência",
        SettingsPage::Game => "Partida",
        SettingsPage::Sound => "Som",
        SettingsPage::Language => "Idioma",
        SettingsPage::Engines => "Motores",
        SettingsPage::Files => "Arquivos",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Tabuleiro, peças e janela.",
        SettingsPage::Game => "Como se joga e quando os relógios andam.",
        SettingsPage::Sound => "O que se ouve e com que volume.",
        SettingsPage::Language => "As palavras do programa e as letras das peças.",
        SettingsPage::Engines => "Quem analisa, e quem joga quando você está sozinho.",
        SettingsPage::Files => "Onde estão suas partidas e como são guardadas.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Tabuleiro",
        SettingGroup::Pieces => "Peças",
        SettingGroup::OnTheBoard => "No tabuleiro",
        SettingGroup::Window => "Janela",
        SettingGroup::Moves => "Lances",
        SettingGroup::Clock => "Relógio",
        SettingGroup::Sound => "Som",
        SettingGroup::Sounds => "O que se ouve",
        SettingGroup::Language => "Idioma",
        SettingGroup::DatesAndNames => "Datas e nomes",
        SettingGroup::Engine => "Recursos",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Tabuleiro · O cinza é adequado para daltônicos",
        Setting::Pieces => "Peças",
        Setting::Animation => "Animar os lances",
        Setting::Coordinates => "Coordenadas",
        Setting::CoordinatesOutside => "Coordenadas fora do tabuleiro",
        Setting::LastMoveSquares => "Casas do último lance",
        Setting::LastMoveArrow => "Seta do último lance",
        Setting::CapturedPieces => "Peças capturadas ao lado dos nomes",
        Setting::LegalTargets => "Lances legais de uma peça",
        Setting::Notation => "Notação",
        Setting::AlwaysQueen => "Promover sempre a dama",
        Setting::TakebackAsks => "Perguntar antes de desfazer",
        Setting::TouchMove => "Peça tocada",
        Setting::LowTime => "Avisar se resta pouco tempo",
        Setting::Volume => "Volume",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Cores",
        Setting::TextSize => "Tamanho do texto",
        Setting::ClockAtOnce => "O relógio anda antes do primeiro lance",
        Setting::ClockUnderDialogs => "O relógio anda com menus abertos",
        Setting::Language => "Idioma · Rascunho, sem revisão de nativos",
        Setting::Letters => "Letras das peças · Rei, dama, torre, bispo, cavalo",
        Setting::Dates => "Data",
        Setting::EnglishOpenings => "Nomes das aberturas em inglês",
        Setting::EngineThreads => "Threads",
        Setting::EngineLines => "Linhas",
        Setting::GameTime => "Partida",
        Setting::PositionTime => "Posição",
        Setting::EngineMemory => "Memória",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Lances",
        Sound::Capture => "Capturas",
        Sound::Check => "Xeque",
        Sound::End => "Fim da partida",
        Sound::LowTime => "Apuro de tempo",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Uma peça é posta na sua casa.",
        Sound::Capture | Sound::Check => "Desligado: soa como qualquer lance.",
        Sound::End => "A partida acabou.",
        Sound::LowTime => "Um relógio tem pouco tempo.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", "\u{a0}min"),
        Unit::Increment => ("+", "\u{a0}s por lance"),
        Unit::GivenBack => ("até ", "\u{a0}s devolvidos"),
        Unit::Delay => ("", "\u{a0}s de espera"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Nomes, aberturas, datas",
        FieldId::FindPlayer => "Buscar jogador",
        FieldId::FindChoice(Filter::Opening) => "Nome ou B20–B99",
        FieldId::FindSetting => "Buscar",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "Não",
        FieldOption::Switch(true) => "Sim",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Normal",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Oito meios-lances",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "peça tocada",
        FieldOption::TakenBack => "Separar",
        FieldOption::Person => "Pessoa",
        FieldOption::Computer => "Computador",
        FieldOption::Level(_) => "Nível {number}",
        FieldOption::OtherTime => "Outro…",
        FieldOption::BothSides => "Ambos",
        FieldOption::WithHelp => "com ajuda",
        FieldOption::FromPosition(false) => "Posição inicial",
        FieldOption::FromPosition(true) => "De uma posição…",
        FieldOption::ClockAtOnce(false) => "No primeiro lance",
        FieldOption::ClockAtOnce(true) => "Imediato",
        FieldOption::AsWhite => "Igual para ambos",
        FieldOption::OwnTime => "Diferente",
        FieldOption::Turn(Color::White) => "Vez das brancas",
        FieldOption::Turn(Color::Black) => "Vez das pretas",
        FieldOption::EnPassant(None) => "Nenhuma",
        FieldOption::ColorScheme(scheme) => color_scheme(*scheme),
        FieldOption::BoardTheme(theme) => board_theme(*theme),
        FieldOption::Pieces(set) => piece_set(*set),
        FieldOption::Notation(notation) => self::notation(*notation),
        FieldOption::Letters(letters) => self::letters(*letters),
        FieldOption::Volume(volume) => self::volume(*volume),
        FieldOption::Engine(None) => "Deskmate",
        FieldOption::Memory(1024) => "1\u{a0}GB",
        FieldOption::Memory(_) => "{number}\u{a0}MB",
        FieldOption::TextSize(_) => "{number}%",
        FieldOption::Picture(PictureKind::Position) => "Posição (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Posição (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Partida (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Planilha (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Planilha (SVG)",
        FieldOption::Result(None) => "em aberto",
        FieldOption::ThisGame => "Esta partida",
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
        Rules::Standard => "Normal",
        Rules::Chess960 => "Chess960",
        Rules::Position => "De uma posição",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Não",
        Some(Role::Pawn) => "Peão",
        Some(Role::Knight) => "Cavalo",
        Some(Role::Rook) => "Torre",
        Some(_) => "Dama",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "Uma partida",
        MatchChoice::BestOf3 => "Melhor de 3",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Outro",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Fixo",
        BoardOrientation::Turning => "Giratório",
        BoardOrientation::FaceToFace => "Face a face",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Sem relógio",
        ClockKind::CountUp => "Cronômetro",
        ClockKind::Fischer => "Fischer",
        ClockKind::Bronstein => "Bronstein",
        ClockKind::Delay => "Delay",
        ClockKind::SuddenDeath => "Nocaute",
        ClockKind::Hourglass => "Ampulheta",
        ClockKind::Stages => "Períodos",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "O tempo não é medido.",
        ClockKind::CountUp => "O tempo usado é contado, sem limite.",
        ClockKind::Fischer => "Cada lance acrescenta segundos ao relógio.",
        ClockKind::Bronstein => "Após o lance, o tempo usado é devolvido, até o delay.",
        ClockKind::Delay => "O relógio espera o delay antes de andar.",
        ClockKind::SuddenDeath => "Um só tempo para a partida toda, sem acréscimos.",
        ClockKind::Hourglass => "O tempo que um lado usa é somado ao do outro.",
        ClockKind::Stages => "Tantos lances em tanto tempo; depois, o período seguinte.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Clássicas",
        PieceSet::Modern => "Modernas",
        PieceSet::Carved => "Entalhadas",
        PieceSet::Slim => "Esbeltas",
        PieceSet::Shapes => "Formas",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Escuro",
        ColorScheme::Light => "Claro",
        ColorScheme::HighContrast => "Alto contraste",
        ColorScheme::AsSystem => "Como o sistema",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Verde",
        BoardTheme::Brown => "Marrom",
        BoardTheme::Blue => "Azul",
        BoardTheme::Clear => "Cinza",
        BoardTheme::Purple => "Roxo",
        BoardTheme::Rose => "Rosa",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Curta",
        Notation::Long => "Longa",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Como o idioma",
        Letters::Figurines => "Figuras",
        Letters::English => "Inglesas",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Desligado",
        Volume::Soft => "Baixo",
        Volume::Medium => "Médio",
        Volume::Loud => "Alto",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "<player:As brancas dão/As pretas dão/{player} dá> um peão",
        Some(Role::Knight) => "<player:As brancas dão/As pretas dão/{player} dá> um cavalo",
        Some(Role::Rook) => "<player:As brancas dão/As pretas dão/{player} dá> uma torre",
        Some(_) => "<player:As brancas dão/As pretas dão/{player} dá> a dama",
        None => "<player:As brancas dão/As pretas dão/{player} dá> metade do tempo",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Dicas",
        HelpKind::Threats => "Mostrar peças ameaçadas",
        HelpKind::Warnings => "Avisar antes de um erro grave",
    }
}
