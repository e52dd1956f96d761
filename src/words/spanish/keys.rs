//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Espacio",
        Key::Enter => "Intro",
        Key::Escape => "Esc",
        Key::Tab => "Tab",
        Key::Backspace => "Retroceso",
        Key::Delete => "Supr",
        Key::Left => "←",
        Key::Right => "→",
        Key::Up => "↑",
        Key::Down => "↓",
        Key::Home => "Inicio",
        Key::End => "Fin",
        Key::PageUp => "Re Pág",
        Key::PageDown => "Av Pág",
        Key::F1 => "F1",
        Key::F2 => "F2",
        Key::F5 => "F5",
        Key::F11 => "F11",
        Key::LeftShift => "Mayús izq.",
        Key::RightShift => "Mayús der.",
    }
}

pub fn modifier(modifier: Modifier) -> Text {
    match modifier {
        Modifier::Ctrl => "Ctrl",
        Modifier::Shift => "Mayús",
        Modifier::Alt => "Alt",
    }
}

pub fn action(action: &Action) -> Text {
    match action {
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Ofrecer o reclamar tablas",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => "Nivel de la próxima partida",
        Action::Command(_, Command::Flip) => "Girar el tablero",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Teclas y ratón",
        Action::Command(_, Command::File(FileCommand::Save)) => "Guardar la partida",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Escribir un comentario",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Devolver la pieza",
        Action::Close(EscTarget::Question) => "No",
        Action::Close(EscTarget::Past) => "Volver a la partida",
        Action::Close(EscTarget::Board) => "Salir del tablero",
        Action::Close(EscTarget::Result) => "Cerrar el resultado",
        Action::Draw(Ink::Green) => "Botón derecho: dibuja en verde",
        Action::Draw(Ink::Red) => "Botón derecho: dibuja en rojo",
        Action::Draw(Ink::Yellow) => "Botón derecho: dibuja en amarillo",
        Action::Draw(Ink::Blue) => "Botón derecho: dibuja en azul",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Jugada anterior, siguiente",
        Pair::Ends => "Primera, última posición",
        Pair::Answers => "Responder sí, no",
        Pair::Takebacks => "Deshacer, rehacer la jugada",
        Pair::Help => "Amenazas, avisos",
        Pair::Choices | Pair::Lines => "Línea anterior, siguiente",
        Pair::Annotated => "Anotación siguiente, anterior",
        Pair::Paces => "Más lento, más rápido",
        Pair::Mistakes => "Error siguiente, anterior",
        Pair::Rows => "Fila anterior, siguiente",
        Pair::Pages => "Página anterior, siguiente",
        Pair::RowEnds => "Primera, última fila",
        Pair::Tabs => "Pestañas de la biblioteca",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Jugar",
        KeyGroup::List => "Lista",
        KeyGroup::Position => "Posición",
        KeyGroup::Form => "Formulario",
        KeyGroup::Text => "Texto",
        KeyGroup::Write => "Anotar",
        KeyGroup::Files => "Archivos",
        KeyGroup::Game => "Partida",
        KeyGroup::Clock => "Reloj",
        KeyGroup::Analysis => "Análisis",
        KeyGroup::Window => "Ventana",
        KeyGroup::View => "Vista",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Arrastrar una pieza",
        Gesture::ClickPiece => "Clic en ella y en una casilla",
        Gesture::ShowMoves => "Mantener: adónde puede ir",
        Gesture::Arrow => "Arrastrar: una flecha",
        Gesture::Circle => "Clic: un círculo",
        Gesture::Colors => "Mayús: rojo; Ctrl o Alt: azul",
        Gesture::WheelSteps => "Rueda: atrás, adelante",
        Gesture::WheelScrolls => "Rueda: desplazar",
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
        Command::Menu(MenuCommand::AllKeys) => "Todas las teclas",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "Primera línea",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Última línea",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Menú",
        Command::Settings(SettingsCommand::Show) => "Ajustes",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Buscar un ajuste",
        Command::Settings(SettingsCommand::UndoReset) => "Deshacer el restablecimiento",
        Command::Settings(SettingsCommand::ResetPage) => "Restablecer la página",
        Command::Settings(SettingsCommand::FindEngines) => "Buscar motores de nuevo",
        Command::Settings(SettingsCommand::ToggleSound) => "Quitar o poner el sonido",
        Command::Settings(SettingsCommand::FullScreen) => "Pantalla completa",
        Command::Settings(SettingsCommand::Languages) => "Idioma",
        Command::Settings(SettingsCommand::Engines) => "Motor y tiempo",
        Command::Settings(SettingsCommand::UseEngine) => "Analizar con el motor encontrado",
        Command::Settings(SettingsCommand::AddEngine) => "Añadir motor",
        Command::Settings(SettingsCommand::TryEngine) => "Probar el motor",
        Command::Settings(SettingsCommand::RemoveEngine) => "Quitar motor",
        Command::Settings(SettingsCommand::ChooseEngine) => "Elegir el archivo del motor",
        Command::Settings(SettingsCommand::CopyFolder) => "Copiar la ruta de la carpeta",
        Command::File(command) => file(context, command),
        Command::Flip => "Girar",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Salir",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Menú",
        Context::Clock | Context::Review | Context::Keys => "Cerrar",
        Context::CommentLine => "Descartar el comentario",
        Context::MoveLine => "Cerrar la línea",
        Context::SearchLine => "Salir de la búsqueda",
        _ => "Atrás",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Reloj de ajedrez",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Primera mitad: fin de jugada",
        ClockCommand::PressAt(ClockSide::Second) => "Segunda mitad: fin de jugada",
        ClockCommand::PressMover => "Terminar la jugada",
        ClockCommand::Pause => "Pausar",
        ClockCommand::SetTimes => "Tiempos",
        ClockCommand::ChangeSides => "Cambiar lados",
        ClockCommand::StartAgain => "Reiniciar",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, _) => "Nueva partida",
        (StartCommand::Rematch, _) => "Revancha",
        (StartCommand::Continue, _) => "Continuar la partida",
        (StartCommand::LoadLast, Context::Start) => "Repasar la última partida",
        (StartCommand::LoadLast, _) => "Repasar",
        (StartCommand::Openings, _) => "Aperturas: ¿ya se ha jugado?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Editar posición",
        (StartCommand::Library, _) => "Biblioteca",
        (StartCommand::Leave, _) => "Pantalla de inicio",
        (StartCommand::Focus(Step::Back), _) => "Línea anterior",
        (StartCommand::Focus(_), _) => "Línea siguiente",
        (StartCommand::RunFocused, _) => "Elegir",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Coronar el peón",
        TypeMove => "Escribir una jugada",
        Complete(Step::Back) => "Opción anterior",
        Complete(_) => "Completar la jugada",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => "Jugar con el teclado",
        Focus => "Salir del tablero",
        Point(_) => "Mover el cursor",
        UsePointed => "Levantar o soltar una pieza",
        Show(Step::First) => "Primera posición",
        Show(Step::Back) => "Jugada anterior",
        Show(Step::Forward) => "Jugada siguiente",
        Show(Step::Last) => "Última posición",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Tablas",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Abandonar",
        PlayCommand::Answer(true) => "Sí",
        PlayCommand::Answer(false) => "No",
        PlayCommand::TakeBack => "Deshacer",
        PlayCommand::Replay => "Rehacer la jugada",
        PlayCommand::Pause => "Pausar o seguir",
        PlayCommand::GiveTime => "Dar tiempo al rival",
        PlayCommand::ExchangeSides => "Cambiar de bando con Deskmate",
        PlayCommand::Hint => "Pista",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Nivel",
        PlayCommand::ShowResult => "Mostrar el resultado",
        PlayCommand::CloseResult => "Cerrar el resultado",
        PlayCommand::PlaceResult(_) => "Apartar el resultado",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Línea anterior",
        NextLine => "Línea siguiente",
        NextAnnotated => "Anotación siguiente",
        PreviousAnnotated => "Anotación anterior",
        FoldAll => "Plegar o desplegar variantes",
        Comment => "Comentar",
        Nag(NagKind::Good) => "Buena: ! !! !?",
        Nag(NagKind::Bad) => "Mala: ? ?? ?!",
        Nag(NagKind::Position) => "Evaluación: = ∞ ± …",
        ClearNags => "Borrar los signos",
        DeleteFrom => "Borrar desde aquí",
        DeleteLine => "Borrar la variante",
        Promote => "Subir la variante",
        Undo => "Deshacer",
        Redo => "Rehacer",
        AutoPlay => "Reproducir o parar",
        Paces => "Ritmo de reproducción",
        SetPace(ReviewPace::Fast) => "Rápido",
        SetPace(ReviewPace::Steady) => "Normal",
        SetPace(ReviewPace::Slow) => "Lento",
        SetPace(ReviewPace::AsPlayed) => "Como se jugó",
        Faster => "Más rápido",
        Slower => "Más lento",
        OtherChart => "El otro gráfico",
        PlayOn => "Jugar desde aquí",
        EditTags => "Datos de la partida",
        Picture => "Guardar una imagen",
        Analyse => label(Label::AnalysePosition),
        Threat => "Mostrar la amenaza",
        AnalyseGame => "Analizar la partida",
        NextMistake => "Error siguiente",
        PreviousMistake => "Error anterior",
        Openings(OpeningsCommand::PlayChosen) => "Hacer la jugada",
        Openings(OpeningsCommand::UseChosen) => "Hacer la jugada, abrir la partida",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Salir sin guardar",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Salir de la búsqueda",
        Search => "Buscar un jugador",
        ShowGames => "Ver partidas",
        HeadToHead if context == Context::HeadToHead => "Otros jugadores",
        HeadToHead | OpenPair => "Cara a cara",
        Merge => "Unir",
        KeepApart => "No unir",
        Learn => "Aprender de los errores",
        Rename => "Renombrar o unir",
        StepSpan(Step::Back) => "Periodo más corto",
        StepSpan(_) => "Periodo más largo",
        Game(Step::Back) => "Partida anterior",
        Game(Step::Forward) => "Partida siguiente",
        Game(Step::First) => "Primera partida",
        Game(_) => "Última partida",
        PlayAgain => "Jugar otra vez",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Empezar",
        Solution => "Solución",
        Skip => "Saltar",
        Again => "Otra vez",
        Next => "Siguiente",
        Drop => "No preguntar más",
        OtherPlayer => "El otro jugador",
        Keep => "Añadir a la partida",
        Review => "Repasar",
        OtherLine(Step::Back) => "Línea de arriba",
        OtherLine(_) => "Línea de abajo",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Posición: ¿ya la tuvimos?",
        SetUp => "Colocar piezas",
        Review => "Repasar desde aquí",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Lista anterior",
        Turn(_) => "Lista siguiente",
        CloseShown => "Cerrar la lista",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Salir de la búsqueda",
        Search => "Buscar",
        SortNth(_) => "Ordenar por columna",
        Narrow(FilterCommand::Open) => "Filtrar las partidas",
        Narrow(FilterCommand::ClearAll) => "Mostrar todas las partidas",
        Narrow(_) => "",
        StepRow(Step::Back) => "Fila anterior",
        StepRow(Step::Forward) => "Fila siguiente",
        StepRow(Step::First) => "Primera fila",
        StepRow(Step::Last) => "Última fila",
        StepPage(Step::Back) => "Página anterior",
        StepPage(_) => "Página siguiente",
        Continue => "Seguir",
        DeleteGame => "A la papelera",
        UndoDelete => "Deshacer el borrado",
        ShowTab(Tab::Games) => "Lista de partidas",
        ShowTab(Tab::Players) => "Jugadores",
        ShowTab(Tab::Position) => "Búsqueda de posición",
        ShowTab(Tab::Practice) => "Ejercicios",
        ShowTab(Tab::Trash) => "Papelera",
        Restore => "Restaurar",
        RestoreAll => "Restaurar todo",
        Destroy => "Borrar para siempre",
        EmptyTrash => "Vaciar la papelera",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Seleccionar todas",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "Carpeta superior",
        ChooserCommand::ShowAll => "Todos los archivos",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Ordenar por nombre",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Ordenar por tamaño",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Ordenar por fecha",
        ChooserCommand::Group(_) => "Archivos, lugares, recientes",
        ChooserCommand::Forget => "Quitar de la lista",
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
        Step(_) => "Mover el cursor",
        Put(None) => "Quitar la pieza",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Poner una pieza blanca",
            Color::Black => "Poner una pieza negra",
        },
        Use => "Usar la herramienta",
        Empty => "Vaciar el tablero",
        Initial => "Posición inicial",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Campo anterior",
        FormCommand::Focus(_) => "Campo siguiente",
        FormCommand::StepChoice(Step::Back) => "Opción anterior",
        FormCommand::StepChoice(Step::First) => "Primera opción",
        FormCommand::StepChoice(Step::Last) => "Última opción",
        FormCommand::StepChoice(_) => "Opción siguiente",
        FormCommand::Edit(_) => "Seleccionar todo",
        FormCommand::CopyText => "Copiar texto",
        FormCommand::CutText => "Cortar texto",
        FormCommand::CompletePath => "Completar la ruta",
        FormCommand::Activate => "Pulsar o elegir",
        FormCommand::Submit if context == Context::MoveLine => "Hacer la jugada",
        FormCommand::Submit if context == Context::CommentLine => "Guardar el comentario",
        FormCommand::SwapPlayers => "Intercambiar los jugadores",
        FormCommand::RollNumber => "Sortear un número",
        FormCommand::AddStage(_) => "Añadir un periodo",
        FormCommand::RemoveStage(..) => "Quitar un periodo",
        FormCommand::Submit => "Listo",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Abrir un archivo",
        (FileCommand::Save, _) => "Guardar",
        (FileCommand::SaveAs, _) => "Guardar como",
        (FileCommand::ExportGame, _) => "Exportar",
        (FileCommand::ExportAll, _) => "Exportar todas las encontradas",
        (FileCommand::CopyGame, _) => "Copiar la partida",
        (FileCommand::CopyPosition, _) => "Copiar la posición",
        (FileCommand::Paste, Context::Text) => "Pegar texto",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Pegar una posición",
        (FileCommand::Paste, _) => "Pegar partida o FEN",
        (FileCommand::Open(_), _) => "",
    }
}
