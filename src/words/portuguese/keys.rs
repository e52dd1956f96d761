//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Espaço",
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
        Key::LeftShift => "Shift esq.",
        Key::RightShift => "Shift dir.",
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
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Propor ou reivindicar empate",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => "Nível da próxima partida",
        Action::Command(_, Command::Flip) => "Girar o tabuleiro",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Teclas e mouse",
        Action::Command(_, Command::File(FileCommand::Save)) => "Salvar a partida",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Escrever um comentário",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Devolver a peça",
        Action::Close(EscTarget::Question) => "Não",
        Action::Close(EscTarget::Past) => "Voltar à partida",
        Action::Close(EscTarget::Board) => "Sair do tabuleiro",
        Action::Close(EscTarget::Result) => "Fechar o resultado",
        Action::Draw(Ink::Green) => "Botão direito: desenha em verde",
        Action::Draw(Ink::Red) => "Botão direito: desenha em vermelho",
        Action::Draw(Ink::Yellow) => "Botão direito: desenha em amarelo",
        Action::Draw(Ink::Blue) => "Botão direito: desenha em azul",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Lance anterior, seguinte",
        Pair::Ends => "Primeira, última posição",
        Pair::Answers => "Responder sim, não",
        Pair::Takebacks => "Desfazer, refazer o lance",
        Pair::Help => "Ameaças, avisos",
        Pair::Choices | Pair::Lines => "Linha anterior, seguinte",
        Pair::Annotated => "Anotação seguinte, anterior",
        Pair::Paces => "Mais lento, mais rápido",
        Pair::Mistakes => "Erro seguinte, anterior",
        Pair::Rows => "Linha anterior, seguinte",
        Pair::Pages => "Página anterior, seguinte",
        Pair::RowEnds => "Primeira, última linha",
        Pair::Tabs => "Abas da biblioteca",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Jogar",
        KeyGroup::List => "Lista",
        KeyGroup::Position => "Posição",
        KeyGroup::Form => "Formulário",
        KeyGroup::Text => "Texto",
        KeyGroup::Write => "Anotar",
        KeyGroup::Files => "Arquivos",
        KeyGroup::Game => "Partida",
        KeyGroup::Clock => "Relógio",
        KeyGroup::Analysis => "Análise",
        KeyGroup::Window => "Janela",
        KeyGroup::View => "Exibição",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Arrastar uma peça",
        Gesture::ClickPiece => "Clicar nela e em uma casa",
        Gesture::ShowMoves => "Segurar: aonde ela pode ir",
        Gesture::Arrow => "Arrastar: uma seta",
        Gesture::Circle => "Clicar: um círculo",
        Gesture::Colors => "Shift: vermelho; Ctrl ou Alt: azul",
        Gesture::WheelSteps => "Roda: voltar, avançar",
        Gesture::WheelScrolls => "Roda: rolar",
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
        Command::Menu(MenuCommand::AllKeys) => "Todas as teclas",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "Primeira linha",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Última linha",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Menu",
        Command::Settings(SettingsCommand::Show) => "Configurações",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Buscar configuração",
        Command::Settings(SettingsCommand::UndoReset) => "Desfazer a redefinição",
        Command::Settings(SettingsCommand::ResetPage) => "Redefinir a página",
        Command::Settings(SettingsCommand::FindEngines) => "Buscar motores de novo",
        Command::Settings(SettingsCommand::ToggleSound) => "Ligar ou desligar o som",
        Command::Settings(SettingsCommand::FullScreen) => "Tela cheia",
        Command::Settings(SettingsCommand::Languages) => "Idioma",
        Command::Settings(SettingsCommand::Engines) => "Motor e tempo",
        Command::Settings(SettingsCommand::UseEngine) => "Analisar com o motor encontrado",
        Command::Settings(SettingsCommand::AddEngine) => "Adicionar motor",
        Command::Settings(SettingsCommand::TryEngine) => "Testar o motor",
        Command::Settings(SettingsCommand::RemoveEngine) => "Remover motor",
        Command::Settings(SettingsCommand::ChooseEngine) => "Escolher o arquivo do motor",
        Command::Settings(SettingsCommand::CopyFolder) => "Copiar o caminho da pasta",
        Command::File(command) => file(context, command),
        Command::Flip => "Girar",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Sair",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Menu",
        Context::Clock | Context::Review | Context::Keys => "Fechar",
        Context::CommentLine => "Descartar o comentário",
        Context::MoveLine => "Fechar a linha",
        Context::SearchLine => "Sair da busca",
        _ => "Voltar",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Relógio de xadrez",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Primeira metade: fim do lance",
        ClockCommand::PressAt(ClockSide::Second) => "Segunda metade: fim do lance",
        ClockCommand::PressMover => "Terminar o lance",
        ClockCommand::Pause => "Pausar",
        ClockCommand::SetTimes => "Tempos",
        ClockCommand::ChangeSides => "Trocar lados",
        ClockCommand::StartAgain => "Reiniciar",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Nova partida",
        (StartCommand::NewGame, _) => "Nova partida",
        (StartCommand::Rematch, _) => "Revanche",
        (StartCommand::Continue, _) => "Continuar a partida",
        (StartCommand::LoadLast, Context::Start) => "Rever a última partida",
        (StartCommand::LoadLast, _) => "Rever",
        (StartCommand::Openings, _) => "Aberturas: já jogamos isto?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Editar posição",
        (StartCommand::Library, _) => "Biblioteca",
        (StartCommand::Leave, _) => "Tela inicial",
        (StartCommand::Focus(Step::Back), _) => "Linha anterior",
        (StartCommand::Focus(_), _) => "Linha seguinte",
        (StartCommand::RunFocused, _) => "Escolher",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Promover o peão",
        TypeMove => "Digitar um lance",
        Complete(Step::Back) => "Opção anterior",
        Complete(_) => "Completar o lance",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => "Jogar com o teclado",
        Focus => "Sair do tabuleiro",
        Point(_) => "Mover o cursor",
        UsePointed => "Pegar ou soltar uma peça",
        Show(Step::First) => "Primeira posição",
        Show(Step::Back) => "Lance anterior",
        Show(Step::Forward) => "Lance seguinte",
        Show(Step::Last) => "Última posição",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Empate",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Abandonar",
        PlayCommand::Answer(true) => "Sim",
        PlayCommand::Answer(false) => "Não",
        PlayCommand::TakeBack => "Desfazer",
        PlayCommand::Replay => "Refazer o lance",
        PlayCommand::Pause => "Pausar ou retomar",
        PlayCommand::GiveTime => "Dar tempo ao adversário",
        PlayCommand::ExchangeSides => "Trocar de lado com o Deskmate",
        PlayCommand::Hint => "Dica",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Nível",
        PlayCommand::ShowResult => "Mostrar o resultado",
        PlayCommand::CloseResult => "Fechar o resultado",
        PlayCommand::PlaceResult(_) => "Mover o resultado",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Linha anterior",
        NextLine => "Linha seguinte",
        NextAnnotated => "Anotação seguinte",
        PreviousAnnotated => "Anotação anterior",
        FoldAll => "Recolher ou abrir variantes",
        Comment => "Comentar",
        Nag(NagKind::Good) => "Bom: ! !! !?",
        Nag(NagKind::Bad) => "Ruim: ? ?? ?!",
        Nag(NagKind::Position) => "Avaliação: = ∞ ± …",
        ClearNags => "Apagar os símbolos",
        DeleteFrom => "Excluir a partir daqui",
        DeleteLine => "Excluir a variante",
        Promote => "Promover a variante",
        Undo => "Desfazer",
        Redo => "Refazer",
        AutoPlay => "Reproduzir ou parar",
        Paces => "Ritmo de reprodução",
        SetPace(ReviewPace::Fast) => "Rápido",
        SetPace(ReviewPace::Steady) => "Constante",
        SetPace(ReviewPace::Slow) => "Lento",
        SetPace(ReviewPace::AsPlayed) => "Como foi jogada",
        Faster => "Mais rápido",
        Slower => "Mais lento",
        OtherChart => "O outro gráfico",
        PlayOn => "Jogar a partir daqui",
        EditTags => "Dados da partida",
        Picture => "Salvar uma imagem",
        Analyse => label(Label::AnalysePosition),
        Threat => "Mostrar a ameaça",
        AnalyseGame => "Analisar a partida",
        NextMistake => "Erro seguinte",
        PreviousMistake => "Erro anterior",
        Openings(OpeningsCommand::PlayChosen) => "Jogar o lance",
        Openings(OpeningsCommand::UseChosen) => "Jogar o lance, abrir a partida",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Sair sem salvar",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Sair da busca",
        Search => "Buscar jogador",
        ShowGames => "Ver partidas",
        HeadToHead if context == Context::HeadToHead => "Outros jogadores",
        HeadToHead | OpenPair => "Confronto direto",
        Merge => "Unir",
        KeepApart => "Não unir",
        Learn => "Aprender com os erros",
        Rename => "Renomear ou unir",
        StepSpan(Step::Back) => "Período menor",
        StepSpan(_) => "Período maior",
        Game(Step::Back) => "Partida anterior",
        Game(Step::Forward) => "Partida seguinte",
        Game(Step::First) => "Primeira partida",
        Game(_) => "Última partida",
        PlayAgain => "Jogar de novo",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Começar",
        Solution => "Solução",
        Skip => "Pular",
        Again => "De novo",
        Next => "Próximo",
        Drop => "Não perguntar mais",
        OtherPlayer => "O outro jogador",
        Keep => "Adicionar à partida",
        Review => "Rever",
        OtherLine(Step::Back) => "Linha acima",
        OtherLine(_) => "Linha abaixo",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Posição: já a tivemos?",
        SetUp => "Montar posição",
        Review => "Rever a partir daqui",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Lista anterior",
        Turn(_) => "Próxima lista",
        CloseShown => "Fechar a lista",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Sair da busca",
        Search => "Buscar",
        SortNth(_) => "Ordenar por coluna",
        Narrow(FilterCommand::Open) => "Filtrar as partidas",
        Narrow(FilterCommand::ClearAll) => "Mostrar todas as partidas",
        Narrow(_) => "",
        StepRow(Step::Back) => "Linha anterior",
        StepRow(Step::Forward) => "Linha seguinte",
        StepRow(Step::First) => "Primeira linha",
        StepRow(Step::Last) => "Última linha",
        StepPage(Step::Back) => "Página anterior",
        StepPage(_) => "Página seguinte",
        Continue => "Retomar",
        DeleteGame => "Mover para a lixeira",
        UndoDelete => "Desfazer a exclusão",
        ShowTab(Tab::Games) => "Lista de partidas",
        ShowTab(Tab::Players) => "Jogadores",
        ShowTab(Tab::Position) => "Busca de posição",
        ShowTab(Tab::Practice) => "Exercícios",
        ShowTab(Tab::Trash) => "Lixeira",
        Restore => "Restaurar",
        RestoreAll => "Restaurar tudo",
        Destroy => "Excluir para sempre",
        EmptyTrash => "Esvaziar a lixeira",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Selecionar todas",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "Uma pasta acima",
        ChooserCommand::ShowAll => "Todos os arquivos",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Ordenar por nome",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Ordenar por tamanho",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Ordenar por data",
        ChooserCommand::Group(_) => "Arquivos, locais, recentes",
        ChooserCommand::Forget => "Tirar da lista",
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
        Step(_) => "Mover o cursor",
        Put(None) => "Remover a peça",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Pôr uma peça branca",
            Color::Black => "Pôr uma peça preta",
        },
        Use => "Usar a ferramenta",
        Empty => "Limpar o tabuleiro",
        Initial => "Posição inicial",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Campo anterior",
        FormCommand::Focus(_) => "Campo seguinte",
        FormCommand::StepChoice(Step::Back) => "Opção anterior",
        FormCommand::StepChoice(Step::First) => "Primeira opção",
        FormCommand::StepChoice(Step::Last) => "Última opção",
        FormCommand::StepChoice(_) => "Opção seguinte",
        FormCommand::Edit(_) => "Selecionar tudo",
        FormCommand::CopyText => "Copiar texto",
        FormCommand::CutText => "Recortar texto",
        FormCommand::CompletePath => "Completar o caminho",
        FormCommand::Activate => "Pressionar ou escolher",
        FormCommand::Submit if context == Context::MoveLine => "Jogar o lance",
        FormCommand::Submit if context == Context::CommentLine => "Salvar o comentário",
        FormCommand::SwapPlayers => "Trocar os jogadores",
        FormCommand::RollNumber => "Sortear um número",
        FormCommand::AddStage(_) => "Adicionar um período",
        FormCommand::RemoveStage(..) => "Remover um período",
        FormCommand::Submit => "Pronto",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Abrir um arquivo",
        (FileCommand::Save, _) => "Salvar",
        (FileCommand::SaveAs, _) => "Salvar como",
        (FileCommand::ExportGame, _) => "Exportar",
        (FileCommand::ExportAll, _) => "Exportar todas as encontradas",
        (FileCommand::CopyGame, _) => "Copiar a partida",
        (FileCommand::CopyPosition, _) => "Copiar a posição",
        (FileCommand::Paste, Context::Text) => "Colar texto",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Colar uma posição",
        (FileCommand::Paste, _) => "Colar partida ou FEN",
        (FileCommand::Open(_), _) => "",
    }
}
