//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Mezerník",
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
        Key::LeftShift => "levý Shift",
        Key::RightShift => "pravý Shift",
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
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Nabídnout či reklamovat remízu",
        Action::Command(_, Command::Play(PlayCommand::Resign)) => "Vzdát partii",
        Action::Command(_, Command::Play(PlayCommand::TakeBack)) => "Vrátit tah",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => "Úroveň příští partie",
        Action::Command(_, Command::Flip) => "Otočit šachovnici",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Klávesy a myš",
        Action::Command(_, Command::File(FileCommand::Save)) => "Uložit partii",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Napsat komentář",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Položit kámen zpět",
        Action::Close(EscTarget::Question) => "Ne",
        Action::Close(EscTarget::Past) => "Zpět do partie",
        Action::Close(EscTarget::Board) => "Opustit šachovnici",
        Action::Close(EscTarget::Result) => "Zavřít výsledek",
        Action::Draw(Ink::Green) => "Pravé tlačítko kreslí zeleně",
        Action::Draw(Ink::Red) => "Pravé tlačítko kreslí červeně",
        Action::Draw(Ink::Yellow) => "Pravé tlačítko kreslí žlutě",
        Action::Draw(Ink::Blue) => "Pravé tlačítko kreslí modře",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Předchozí, další tah",
        Pair::Ends => "První, poslední pozice",
        Pair::Answers => "Odpověď ano, ne",
        Pair::Takebacks => "Vrátit, zopakovat tah",
        Pair::Help => "Hrozby, varování",
        Pair::Choices => "Řádek nahoru, dolů",
        Pair::Lines => "Varianta nahoru, dolů",
        Pair::Annotated => "Další, předchozí poznámka",
        Pair::Paces => "Pomaleji, rychleji",
        Pair::Mistakes => "Další, předchozí chyba",
        Pair::Rows => "Řádek nahoru, dolů",
        Pair::Pages => "Předchozí, další stránka",
        Pair::RowEnds => "První, poslední řádek",
        Pair::Tabs => "Záložky databáze",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Tah",
        KeyGroup::List => "Seznam",
        KeyGroup::Position => "Pozice",
        KeyGroup::Form => "Formulář",
        KeyGroup::Text => "Text",
        KeyGroup::Write => "Úpravy",
        KeyGroup::Files => "Soubory",
        KeyGroup::Game => "Partie",
        KeyGroup::Clock => "Hodiny",
        KeyGroup::Analysis => "Analýza",
        KeyGroup::Window => "Okno",
        KeyGroup::View => "Zobrazení",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Přetáhnout kámen",
        Gesture::ClickPiece => "Kliknout na něj, pak na pole",
        Gesture::ShowMoves => "Podržet: možné tahy",
        Gesture::Arrow => "Táhnout: šipka",
        Gesture::Circle => "Kliknout: kroužek",
        Gesture::Colors => "Shift: červeně, Ctrl či Alt: modře",
        Gesture::WheelSteps => "Kolečko: tah zpět, vpřed",
        Gesture::WheelScrolls => "Kolečko: posun",
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
        Command::Menu(MenuCommand::AllKeys) => "Všechny klávesy",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "První řádek",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Poslední řádek",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Menu",
        Command::Settings(SettingsCommand::Show) => "Nastavení",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Najít nastavení",
        Command::Settings(SettingsCommand::UndoReset) => "Vrátit výchozí nastavení zpět",
        Command::Settings(SettingsCommand::ResetPage) => "Výchozí nastavení stránky",
        Command::Settings(SettingsCommand::FindEngines) => "Hledat enginy znovu",
        Command::Settings(SettingsCommand::ToggleSound) => "Vypnout či zapnout zvuk",
        Command::Settings(SettingsCommand::FullScreen) => "Celá obrazovka",
        Command::Settings(SettingsCommand::Languages) => "Jazyk",
        Command::Settings(SettingsCommand::Engines) => "Engine a čas",
        Command::Settings(SettingsCommand::UseEngine) => "Analyzovat nalezeným enginem",
        Command::Settings(SettingsCommand::AddEngine) => "Přidat engine",
        Command::Settings(SettingsCommand::TryEngine) => "Vyzkoušet engine",
        Command::Settings(SettingsCommand::RemoveEngine) => "Odebrat engine",
        Command::Settings(SettingsCommand::ChooseEngine) => "Vybrat soubor enginu",
        Command::Settings(SettingsCommand::CopyFolder) => "Kopírovat cestu složky",
        Command::File(command) => file(context, command),
        Command::Flip => "Otočit",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Ukončit",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Menu",
        Context::Clock | Context::Review | Context::Keys => "Zavřít",
        Context::CommentLine => "Zahodit komentář",
        Context::MoveLine => "Zavřít řádek",
        Context::SearchLine => "Opustit hledání",
        _ => "Zpět",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Šachové hodiny",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Ukončit tah první strany",
        ClockCommand::PressAt(ClockSide::Second) => "Ukončit tah druhé strany",
        ClockCommand::PressMover => "Ukončit tah",
        ClockCommand::Pause => "Pauza",
        ClockCommand::SetTimes => "Nastavit čas",
        ClockCommand::ChangeSides => "Vyměnit strany",
        ClockCommand::StartAgain => "Od začátku",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Začít novou partii",
        (StartCommand::NewGame, _) => "Nová partie",
        (StartCommand::Rematch, _) => "Odveta",
        (StartCommand::Continue, _) => "Pokračovat v partii",
        (StartCommand::LoadLast, Context::Start) => "Rozbor poslední partie",
        (StartCommand::LoadLast, _) => "Rozbor",
        (StartCommand::Openings, _) => "Zahájení: už jsme to hráli?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Sestavit pozici",
        (StartCommand::Library, _) => "Databáze partií",
        (StartCommand::Leave, _) => "Úvodní obrazovka",
        (StartCommand::Focus(Step::Back), _) => "Řádek nahoru",
        (StartCommand::Focus(_), _) => "Řádek dolů",
        (StartCommand::RunFocused, _) => "Zvolit",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Proměnit pěšce",
        TypeMove => "Napsat tah",
        Complete(Step::Back) => "Předchozí doplnění",
        Complete(_) => "Doplnit tah",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => {
            "Hrát na šachovnici klávesami"
        }
        Focus => "Opustit šachovnici",
        Point(_) => "Posunout kurzor",
        UsePointed => "Zvednout či položit kámen",
        Show(Step::First) => "První pozice",
        Show(Step::Back) => "Předchozí tah",
        Show(Step::Forward) => "Další tah",
        Show(Step::Last) => "Poslední pozice",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Remíza",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Vzdát",
        PlayCommand::Answer(true) => "Ano",
        PlayCommand::Answer(false) => "Ne",
        PlayCommand::TakeBack => "Vrátit",
        PlayCommand::Replay => "Zopakovat tah",
        PlayCommand::Pause => "Pauza či pokračování",
        PlayCommand::GiveTime => "Přidat čas soupeři",
        PlayCommand::ExchangeSides => "Vyměnit si strany s Deskmate",
        PlayCommand::Hint => "Nápověda",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Úroveň",
        PlayCommand::ShowResult => "Ukázat výsledek",
        PlayCommand::CloseResult => "Zavřít výsledek",
        PlayCommand::PlaceResult(_) => "Odsunout výsledek",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Varianta nahoru",
        NextLine => "Varianta dolů",
        NextAnnotated => "Další poznámka",
        PreviousAnnotated => "Předchozí poznámka",
        FoldAll => "Rozbalit či sbalit varianty",
        Comment => "Komentář",
        Nag(NagKind::Good) => "Dobrý: ! !! !?",
        Nag(NagKind::Bad) => "Špatný: ? ?? ?!",
        Nag(NagKind::Position) => "Hodnocení: = ∞ ± …",
        ClearNags => "Smazat značky",
        DeleteFrom => "Smazat odsud",
        DeleteLine => "Smazat variantu",
        Promote => "Povýšit variantu",
        Undo => "Zpět",
        Redo => "Znovu",
        AutoPlay => "Přehrát či zastavit",
        Paces => "Tempo přehrávání",
        SetPace(ReviewPace::Fast) => "Rychle",
        SetPace(ReviewPace::Steady) => "Plynule",
        SetPace(ReviewPace::Slow) => "Pomalu",
        SetPace(ReviewPace::AsPlayed) => "Jako v partii",
        Faster => "Rychleji",
        Slower => "Pomaleji",
        OtherChart => "Druhý graf",
        PlayOn => "Hrát dál odsud",
        EditTags => "Údaje o partii",
        Picture => "Uložit obrázek",
        Analyse => label(Label::AnalysePosition),
        Threat => "Zobrazit hrozbu",
        AnalyseGame => "Analyzovat partii",
        NextMistake => "Další chyba",
        PreviousMistake => "Předchozí chyba",
        Openings(OpeningsCommand::PlayChosen) => "Zahrát tah",
        Openings(OpeningsCommand::UseChosen) => "Zahrát tah, otevřít partii",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Odejít bez uložení",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Opustit hledání",
        Search => "Najít hráče",
        ShowGames => "Zobrazit partie",
        HeadToHead if context == Context::HeadToHead => "Jiní hráči",
        HeadToHead | OpenPair => "Vzájemná bilance",
        Merge => "Sloučit",
        KeepApart => "Nechat zvlášť",
        Learn => "Poučení z chyb",
        Rename => "Přejmenovat, sloučit",
        StepSpan(Step::Back) => "Kratší období",
        StepSpan(_) => "Delší období",
        Game(Step::Back) => "Dřívější partie",
        Game(Step::Forward) => "Pozdější partie",
        Game(Step::First) => "První partie",
        Game(_) => "Poslední partie",
        PlayAgain => "Hrát znovu",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Začít",
        Solution => "Řešení",
        Skip => "Přeskočit",
        Again => "Znovu",
        Next => "Další",
        Drop => "Už se neptat",
        OtherPlayer => "Druhý hráč",
        Keep => "Přidat do partie",
        Review => "Rozbor",
        OtherLine(Step::Back) => "Varianta výše",
        OtherLine(_) => "Varianta níže",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Pozice: už jsme ji měli?",
        SetUp => "Postavit figury",
        Review => "Rozbor odsud",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Předchozí seznam",
        Turn(_) => "Další seznam",
        CloseShown => "Zavřít seznam",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Opustit hledání",
        Search => "Hledat",
        SortNth(_) => "Řadit podle sloupce",
        Narrow(FilterCommand::Open) => "Filtrovat partie",
        Narrow(FilterCommand::ClearAll) => "Zobrazit všechny partie",
        Narrow(_) => "",
        StepRow(Step::Back) => "Řádek nahoru",
        StepRow(Step::Forward) => "Řádek dolů",
        StepRow(Step::First) => "První řádek",
        StepRow(Step::Last) => "Poslední řádek",
        StepPage(Step::Back) => "Předchozí stránka",
        StepPage(_) => "Další stránka",
        Continue => "Pokračovat",
        DeleteGame => "Do koše",
        UndoDelete => "Vrátit smazané",
        ShowTab(Tab::Games) => "Seznam partií",
        ShowTab(Tab::Players) => "Hráči",
        ShowTab(Tab::Position) => "Hledání pozice",
        ShowTab(Tab::Practice) => "Cvičení",
        ShowTab(Tab::Trash) => "Koš",
        Restore => "Obnovit",
        RestoreAll => "Obnovit vše",
        Destroy => "Smazat natrvalo",
        EmptyTrash => "Vysypat koš",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Vybrat vše",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "O složku výš",
        ChooserCommand::ShowAll => "Všechny soubory",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Řadit podle názvu",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Řadit podle velikosti",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Řadit podle data",
        ChooserCommand::Group(_) => "Soubory, místa, poslední soubory",
        ChooserCommand::Forget => "Odebrat ze seznamu",
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
        Step(_) => "Posunout kurzor",
        Put(None) => "Odebrat kámen",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Postavit bílý kámen",
            Color::Black => "Postavit černý kámen",
        },
        Use => "Použít nástroj",
        Empty => "Vyprázdnit šachovnici",
        Initial => "Základní postavení",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Předchozí pole",
        FormCommand::Focus(_) => "Další pole",
        FormCommand::StepChoice(Step::Back) => "Předchozí možnost",
        FormCommand::StepChoice(Step::First) => "První možnost",
        FormCommand::StepChoice(Step::Last) => "Poslední možnost",
        FormCommand::StepChoice(_) => "Další možnost",
        FormCommand::Edit(_) => "Vybrat vše",
        FormCommand::CopyText => "Kopírovat text",
        FormCommand::CutText => "Vyjmout text",
        FormCommand::CompletePath => "Doplnit cestu",
        FormCommand::Activate => "Stisknout či zvolit",
        FormCommand::Submit if context == Context::MoveLine => "Zahrát tah",
        FormCommand::Submit if context == Context::CommentLine => "Uložit komentář",
        FormCommand::SwapPlayers => "Prohodit hráče",
        FormCommand::RollNumber => "Vylosovat číslo",
        FormCommand::AddStage(_) => "Přidat etapu",
        FormCommand::RemoveStage(..) => "Odebrat etapu",
        FormCommand::Submit => "Hotovo",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Otevřít soubor",
        (FileCommand::Save, _) => "Uložit",
        (FileCommand::SaveAs, _) => "Uložit jako",
        (FileCommand::ExportGame, _) => "Export",
        (FileCommand::ExportAll, _) => "Exportovat nalezené partie",
        (FileCommand::CopyGame, _) => "Kopírovat partii",
        (FileCommand::CopyPosition, _) => "Kopírovat pozici",
        (FileCommand::Paste, Context::Text) => "Vložit text",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Vložit pozici",
        (FileCommand::Paste, _) => "Vložit partii nebo FEN",
        (FileCommand::Open(_), _) => "",
    }
}
