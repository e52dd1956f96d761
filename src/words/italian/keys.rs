//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Spazio",
        Key::Enter => "Invio",
        Key::Escape => "Esc",
        Key::Tab => "Tab",
        Key::Backspace => "Backspace",
        Key::Delete => "Canc",
        Key::Left => "←",
        Key::Right => "→",
        Key::Up => "↑",
        Key::Down => "↓",
        Key::Home => "Home",
        Key::End => "Fine",
        Key::PageUp => "Pag su",
        Key::PageDown => "Pag giù",
        Key::F1 => "F1",
        Key::F2 => "F2",
        Key::F5 => "F5",
        Key::F11 => "F11",
        Key::LeftShift => "Maiusc sx",
        Key::RightShift => "Maiusc dx",
    }
}

pub fn modifier(modifier: Modifier) -> Text {
    match modifier {
        Modifier::Ctrl => "Ctrl",
        Modifier::Shift => "Maiusc",
        Modifier::Alt => "Alt",
    }
}

pub fn action(action: &Action) -> Text {
    match action {
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Proponi o richiedi patta",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => {
            "Livello della prossima partita"
        }
        Action::Command(_, Command::Flip) => "Gira la scacchiera",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Tastiera e mouse",
        Action::Command(_, Command::File(FileCommand::Save)) => "Salva la partita",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Scrivi un commento",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Rimetti il pezzo",
        Action::Close(EscTarget::Question) => "No",
        Action::Close(EscTarget::Past) => "Torna alla partita",
        Action::Close(EscTarget::Board) => "Lascia la scacchiera",
        Action::Close(EscTarget::Result) => "Chiudi il risultato",
        Action::Draw(Ink::Green) => "Tasto destro: verde",
        Action::Draw(Ink::Red) => "Tasto destro: rosso",
        Action::Draw(Ink::Yellow) => "Tasto destro: giallo",
        Action::Draw(Ink::Blue) => "Tasto destro: blu",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Mossa precedente, seguente",
        Pair::Ends => "Prima, ultima posizione",
        Pair::Answers => "Rispondi sì, no",
        Pair::Takebacks => "Ritira, rifai la mossa",
        Pair::Help => "Minacce, avvisi",
        Pair::Choices | Pair::Lines => "Riga sopra, sotto",
        Pair::Annotated => "Nota seguente, precedente",
        Pair::Paces => "Più lento, più veloce",
        Pair::Mistakes => "Errore seguente, precedente",
        Pair::Rows => "Riga sopra, sotto",
        Pair::Pages => "Pagina precedente, seguente",
        Pair::RowEnds => "Prima, ultima riga",
        Pair::Tabs => "Schede dell’archivio",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Mosse",
        KeyGroup::List => "Elenco",
        KeyGroup::Position => "Posizione",
        KeyGroup::Form => "Modulo",
        KeyGroup::Text => "Testo",
        KeyGroup::Write => "Annota",
        KeyGroup::Files => "File",
        KeyGroup::Game => "Partita",
        KeyGroup::Clock => "Orologio",
        KeyGroup::Analysis => "Analisi",
        KeyGroup::Window => "Schermate",
        KeyGroup::View => "Vista",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Trascina un pezzo",
        Gesture::ClickPiece => "Clic sul pezzo, poi su una casa",
        Gesture::ShowMoves => "Tieni premuto: le sue mosse",
        Gesture::Arrow => "Trascina: una freccia",
        Gesture::Circle => "Clic: un cerchio",
        Gesture::Colors => "Maiusc: rosso, Ctrl o Alt: blu",
        Gesture::WheelSteps => "Rotella: indietro, avanti",
        Gesture::WheelScrolls => "Rotella: scorri",
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
        Command::Menu(MenuCommand::AllKeys) => "Tutti i tasti",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "Prima riga",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Ultima riga",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Menu",
        Command::Settings(SettingsCommand::Show) => "Impostazioni",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Cerca impostazione",
        Command::Settings(SettingsCommand::UndoReset) => "Annulla la reimpostazione",
        Command::Settings(SettingsCommand::ResetPage) => "Reimposta",
        Command::Settings(SettingsCommand::FindEngines) => "Cerca di nuovo i motori",
        Command::Settings(SettingsCommand::ToggleSound) => "Attiva o togli l’audio",
        Command::Settings(SettingsCommand::FullScreen) => "Schermo intero",
        Command::Settings(SettingsCommand::Languages) => "Lingua",
        Command::Settings(SettingsCommand::Engines) => "Motore e tempo",
        Command::Settings(SettingsCommand::UseEngine) => "Analizza con il motore trovato",
        Command::Settings(SettingsCommand::AddEngine) => "Aggiungi un motore",
        Command::Settings(SettingsCommand::TryEngine) => "Prova il motore",
        Command::Settings(SettingsCommand::RemoveEngine) => "Rimuovi il motore",
        Command::Settings(SettingsCommand::ChooseEngine) => "Scegli il file del motore",
        Command::Settings(SettingsCommand::CopyFolder) => "Copia il percorso della cartella",
        Command::File(command) => file(context, command),
        Command::Flip => "Gira",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Esci",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Menu",
        Context::Clock | Context::Review | Context::Keys => "Chiudi",
        Context::CommentLine => "Scarta il commento",
        Context::MoveLine => "Chiudi la riga",
        Context::SearchLine => "Lascia la ricerca",
        _ => "Indietro",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Orologio",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Fine mossa, prima metà",
        ClockCommand::PressAt(ClockSide::Second) => "Fine mossa, seconda metà",
        ClockCommand::PressMover => "Fine mossa",
        ClockCommand::Pause => "Pausa",
        ClockCommand::SetTimes => "Tempi",
        ClockCommand::ChangeSides => "Cambia lato",
        ClockCommand::StartAgain => "Ricomincia",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Nuova partita",
        (StartCommand::NewGame, _) => "Nuova partita",
        (StartCommand::Rematch, _) => "Rivincita",
        (StartCommand::Continue, _) => "Continua la partita",
        (StartCommand::LoadLast, Context::Start) => "Rivedi l’ultima partita",
        (StartCommand::LoadLast, _) => "Rivedi",
        (StartCommand::Openings, _) => "Aperture: già giocate?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Crea posizione",
        (StartCommand::Library, _) => "Archivio partite",
        (StartCommand::Leave, _) => "Schermata iniziale",
        (StartCommand::Focus(Step::Back), _) => "Riga sopra",
        (StartCommand::Focus(_), _) => "Riga sotto",
        (StartCommand::RunFocused, _) => "Scegli",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Promuovi il pedone",
        TypeMove => "Scrivi una mossa",
        Complete(Step::Back) => "Proposta precedente",
        Complete(_) => "Completa la mossa",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => "Gioca con la tastiera",
        Focus => "Lascia la scacchiera",
        Point(_) => "Sposta il cursore",
        UsePointed => "Prendi o posa un pezzo",
        Show(Step::First) => "Prima posizione",
        Show(Step::Back) => "Mossa precedente",
        Show(Step::Forward) => "Mossa seguente",
        Show(Step::Last) => "Ultima posizione",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Patta",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Abbandona",
        PlayCommand::Answer(true) => "Sì",
        PlayCommand::Answer(false) => "No",
        PlayCommand::TakeBack => "Ritira mossa",
        PlayCommand::Replay => "Rifai la mossa",
        PlayCommand::Pause => "Pausa o continua",
        PlayCommand::GiveTime => "Dai tempo all’avversario",
        PlayCommand::ExchangeSides => "Scambia i colori con Deskmate",
        PlayCommand::Hint => "Suggerimento",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Livello",
        PlayCommand::ShowResult => "Mostra il risultato",
        PlayCommand::CloseResult => "Chiudi il risultato",
        PlayCommand::PlaceResult(_) => "Sposta il risultato",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Riga sopra",
        NextLine => "Riga sotto",
        NextAnnotated => "Nota seguente",
        PreviousAnnotated => "Nota precedente",
        FoldAll => "Espandi o comprimi tutto",
        Comment => "Commenta",
        Nag(NagKind::Good) => "Buona: ! !! !?",
        Nag(NagKind::Bad) => "Cattiva: ? ?? ?!",
        Nag(NagKind::Position) => "Valutazione: = ∞ ± …",
        ClearNags => "Cancella i segni",
        DeleteFrom => "Elimina da qui",
        DeleteLine => "Elimina la variante",
        Promote => "Promuovi la variante",
        Undo => "Annulla",
        Redo => "Ripeti",
        AutoPlay => "Avvia o ferma",
        Paces => "Ritmo di riproduzione",
        SetPace(ReviewPace::Fast) => "Veloce",
        SetPace(ReviewPace::Steady) => "Regolare",
        SetPace(ReviewPace::Slow) => "Lento",
        SetPace(ReviewPace::AsPlayed) => "Come fu giocata",
        Faster => "Più veloce",
        Slower => "Più lento",
        OtherChart => "L’altro grafico",
        PlayOn => "Gioca da qui",
        EditTags => "Dati della partita",
        Picture => "Salva un’immagine",
        Analyse => label(Label::AnalysePosition),
        Threat => "Mostra la minaccia",
        AnalyseGame => "Analizza la partita",
        NextMistake => "Errore seguente",
        PreviousMistake => "Errore precedente",
        Openings(OpeningsCommand::PlayChosen) => "Gioca la mossa",
        Openings(OpeningsCommand::UseChosen) => "Gioca la mossa, apri la partita",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Esci senza salvare",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Lascia la ricerca",
        Search => "Cerca un giocatore",
        ShowGames => "Mostra partite",
        HeadToHead if context == Context::HeadToHead => "Altri giocatori",
        HeadToHead | OpenPair => "Testa a testa",
        Merge => "Unisci",
        KeepApart => "Tieni separati",
        Learn => "Impara dagli errori",
        Rename => "Rinomina o unisci",
        StepSpan(Step::Back) => "Periodo più breve",
        StepSpan(_) => "Periodo più lungo",
        Game(Step::Back) => "Partita precedente",
        Game(Step::Forward) => "Partita successiva",
        Game(Step::First) => "Prima partita",
        Game(_) => "Ultima partita",
        PlayAgain => "Gioca ancora",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Inizia",
        Solution => "Soluzione",
        Skip => "Salta",
        Again => "Riprova",
        Next => "Avanti",
        Drop => "Non chiedere più",
        OtherPlayer => "L’altro giocatore",
        Keep => "Aggiungi alla partita",
        Review => "Rivedi",
        OtherLine(Step::Back) => "Variante sopra",
        OtherLine(_) => "Variante sotto",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Posizione: già vista?",
        SetUp => "Disponi i pezzi",
        Review => "Rivedi da qui",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Elenco precedente",
        Turn(_) => "Elenco successivo",
        CloseShown => "Chiudi l’elenco",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Lascia la ricerca",
        Search => "Cerca",
        SortNth(_) => "Ordina per colonna",
        Narrow(FilterCommand::Open) => "Filtra le partite",
        Narrow(FilterCommand::ClearAll) => "Mostra tutte le partite",
        Narrow(_) => "",
        StepRow(Step::Back) => "Riga sopra",
        StepRow(Step::Forward) => "Riga sotto",
        StepRow(Step::First) => "Prima riga",
        StepRow(Step::Last) => "Ultima riga",
        StepPage(Step::Back) => "Pagina precedente",
        StepPage(_) => "Pagina seguente",
        Continue => "Continua",
        DeleteGame => "Nel cestino",
        UndoDelete => "Annulla l’eliminazione",
        ShowTab(Tab::Games) => "Elenco delle partite",
        ShowTab(Tab::Players) => "Giocatori",
        ShowTab(Tab::Position) => "Ricerca di posizione",
        ShowTab(Tab::Practice) => "Esercizi",
        ShowTab(Tab::Trash) => "Cestino",
        Restore => "Ripristina",
        RestoreAll => "Ripristina tutto",
        Destroy => "Elimina per sempre",
        EmptyTrash => "Svuota il cestino",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Seleziona tutte",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "Cartella superiore",
        ChooserCommand::ShowAll => "Tutti i file",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Ordina per nome",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Ordina per dimensione",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Ordina per data",
        ChooserCommand::Group(_) => "File, cartelle, recenti",
        ChooserCommand::Forget => "Togli dall’elenco",
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
        Step(_) => "Sposta il cursore",
        Put(None) => "Togli il pezzo",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Metti un pezzo bianco",
            Color::Black => "Metti un pezzo nero",
        },
        Use => "Usa lo strumento",
        Empty => "Svuota la scacchiera",
        Initial => "Posizione iniziale",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Campo precedente",
        FormCommand::Focus(_) => "Campo seguente",
        FormCommand::StepChoice(Step::Back) => "Opzione precedente",
        FormCommand::StepChoice(Step::First) => "Prima opzione",
        FormCommand::StepChoice(Step::Last) => "Ultima opzione",
        FormCommand::StepChoice(_) => "Opzione seguente",
        FormCommand::Edit(_) => "Seleziona tutto",
        FormCommand::CopyText => "Copia il testo",
        FormCommand::CutText => "Taglia il testo",
        FormCommand::CompletePath => "Completa il percorso",
        FormCommand::Activate => "Premi o scegli",
        FormCommand::Submit if context == Context::MoveLine => "Gioca la mossa",
        FormCommand::Submit if context == Context::CommentLine => "Salva il commento",
        FormCommand::SwapPlayers => "Scambia i giocatori",
        FormCommand::RollNumber => "Sorteggia un numero",
        FormCommand::AddStage(_) => "Aggiungi un periodo",
        FormCommand::RemoveStage(..) => "Togli un periodo",
        FormCommand::Submit => "Fatto",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Apri un file",
        (FileCommand::Save, _) => "Salva",
        (FileCommand::SaveAs, _) => "Salva con nome",
        (FileCommand::ExportGame, _) => "Esporta",
        (FileCommand::ExportAll, _) => "Esporta le partite trovate",
        (FileCommand::CopyGame, _) => "Copia la partita",
        (FileCommand::CopyPosition, _) => "Copia la posizione",
        (FileCommand::Paste, Context::Text) => "Incolla il testo",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Incolla una posizione",
        (FileCommand::Paste, _) => "Incolla partita o FEN",
        (FileCommand::Open(_), _) => "",
    }
}
