//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Spacja",
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
        Key::LeftShift => "lewy Shift",
        Key::RightShift => "prawy Shift",
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
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Zaproponuj lub reklamuj remis",
        Action::Command(_, Command::Play(PlayCommand::Resign)) => "Poddaj partię",
        Action::Command(_, Command::Play(PlayCommand::TakeBack)) => "Cofnij ruch",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => "Poziom następnej partii",
        Action::Command(_, Command::Flip) => "Obróć szachownicę",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Klawisze i mysz",
        Action::Command(_, Command::File(FileCommand::Save)) => "Zapisz partię",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Napisz komentarz",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Odłóż bierkę",
        Action::Close(EscTarget::Question) => "Nie",
        Action::Close(EscTarget::Past) => "Wróć do partii",
        Action::Close(EscTarget::Board) => "Opuść szachownicę",
        Action::Close(EscTarget::Result) => "Zamknij wynik",
        Action::Draw(Ink::Green) => "Prawy przycisk rysuje na zielono",
        Action::Draw(Ink::Red) => "Prawy przycisk rysuje na czerwono",
        Action::Draw(Ink::Yellow) => "Prawy przycisk rysuje na żółto",
        Action::Draw(Ink::Blue) => "Prawy przycisk rysuje na niebiesko",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Poprzedni, następny ruch",
        Pair::Ends => "Pierwsza, ostatnia pozycja",
        Pair::Answers => "Odpowiedź tak, nie",
        Pair::Takebacks => "Cofnij, ponów ruch",
        Pair::Help => "Groźby, ostrzeżenia",
        Pair::Choices => "Wiersz wyżej, niżej",
        Pair::Lines => "Wariant wyżej, niżej",
        Pair::Annotated => "Następna, poprzednia uwaga",
        Pair::Paces => "Wolniej, szybciej",
        Pair::Mistakes => "Następny, poprzedni błąd",
        Pair::Rows => "Wiersz wyżej, niżej",
        Pair::Pages => "Strona wstecz, w przód",
        Pair::RowEnds => "Pierwszy, ostatni wiersz",
        Pair::Tabs => "Karty bazy partii",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Ruch",
        KeyGroup::List => "Lista",
        KeyGroup::Position => "Pozycja",
        KeyGroup::Form => "Formularz",
        KeyGroup::Text => "Tekst",
        KeyGroup::Write => "Edycja",
        KeyGroup::Files => "Pliki",
        KeyGroup::Game => "Partia",
        KeyGroup::Clock => "Zegar",
        KeyGroup::Analysis => "Analiza",
        KeyGroup::Window => "Okno",
        KeyGroup::View => "Widok",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Przeciągnij bierkę",
        Gesture::ClickPiece => "Kliknij ją, potem pole",
        Gesture::ShowMoves => "Przytrzymaj: możliwe ruchy",
        Gesture::Arrow => "Przeciągnij: strzałka",
        Gesture::Circle => "Kliknij: kółko",
        Gesture::Colors => "Shift: czerwony, Ctrl lub Alt: niebieski",
        Gesture::WheelSteps => "Rolka: ruch wstecz, w przód",
        Gesture::WheelScrolls => "Rolka: przewijanie",
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
        Command::Menu(MenuCommand::AllKeys) => "Wszystkie klawisze",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "Pierwszy wiersz",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Ostatni wiersz",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Menu",
        Command::Settings(SettingsCommand::Show) => "Ustawienia",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Znajdź ustawienie",
        Command::Settings(SettingsCommand::UndoReset) => "Cofnij przywrócenie",
        Command::Settings(SettingsCommand::ResetPage) => "Domyślne ustawienia strony",
        Command::Settings(SettingsCommand::FindEngines) => "Szukaj silników ponownie",
        Command::Settings(SettingsCommand::ToggleSound) => "Wyłącz lub włącz dźwięk",
        Command::Settings(SettingsCommand::FullScreen) => "Pełny ekran",
        Command::Settings(SettingsCommand::Languages) => "Język",
        Command::Settings(SettingsCommand::Engines) => "Silnik i czas",
        Command::Settings(SettingsCommand::UseEngine) => "Analizuj znalezionym silnikiem",
        Command::Settings(SettingsCommand::AddEngine) => "Dodaj silnik",
        Command::Settings(SettingsCommand::TryEngine) => "Wypróbuj silnik",
        Command::Settings(SettingsCommand::RemoveEngine) => "Usuń silnik",
        Command::Settings(SettingsCommand::ChooseEngine) => "Wybierz plik silnika",
        Command::Settings(SettingsCommand::CopyFolder) => "Kopiuj ścieżkę folderu",
        Command::File(command) => file(context, command),
        Command::Flip => "Obróć",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Zakończ",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Menu",
        Context::Clock | Context::Review | Context::Keys => "Zamknij",
        Context::CommentLine => "Porzuć komentarz",
        Context::MoveLine => "Zamknij pole",
        Context::SearchLine => "Opuść wyszukiwanie",
        _ => "Wróć",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Zegar szachowy",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Koniec ruchu pierwszej strony",
        ClockCommand::PressAt(ClockSide::Second) => "Koniec ruchu drugiej strony",
        ClockCommand::PressMover => "Koniec ruchu",
        ClockCommand::Pause => "Pauza",
        ClockCommand::SetTimes => "Ustaw czas",
        ClockCommand::ChangeSides => "Zamień strony",
        ClockCommand::StartAgain => "Od nowa",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Zacznij nową partię",
        (StartCommand::NewGame, _) => "Nowa partia",
        (StartCommand::Rematch, _) => "Rewanż",
        (StartCommand::Continue, _) => "Kontynuuj partię",
        (StartCommand::LoadLast, Context::Start) => "Przejrzyj ostatnią partię",
        (StartCommand::LoadLast, _) => "Przejrzyj",
        (StartCommand::Openings, _) => "Debiuty: czy to już było?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Ustaw pozycję",
        (StartCommand::Library, _) => "Baza partii",
        (StartCommand::Leave, _) => "Ekran startowy",
        (StartCommand::Focus(Step::Back), _) => "Wiersz wyżej",
        (StartCommand::Focus(_), _) => "Wiersz niżej",
        (StartCommand::RunFocused, _) => "Wybierz",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Promocja piona",
        TypeMove => "Wpisz ruch",
        Complete(Step::Back) => "Poprzednie uzupełnienie",
        Complete(_) => "Uzupełnij ruch",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => {
            "Graj na szachownicy klawiszami"
        }
        Focus => "Opuść szachownicę",
        Point(_) => "Przesuń kursor",
        UsePointed => "Podnieś lub postaw bierkę",
        Show(Step::First) => "Pierwsza pozycja",
        Show(Step::Back) => "Poprzedni ruch",
        Show(Step::Forward) => "Następny ruch",
        Show(Step::Last) => "Ostatnia pozycja",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Remis",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Poddaj",
        PlayCommand::Answer(true) => "Tak",
        PlayCommand::Answer(false) => "Nie",
        PlayCommand::TakeBack => "Cofnij",
        PlayCommand::Replay => "Ponów ruch",
        PlayCommand::Pause => "Pauza lub wznowienie",
        PlayCommand::GiveTime => "Dodaj czas przeciwnikowi",
        PlayCommand::ExchangeSides => "Zamień się stronami z Deskmate",
        PlayCommand::Hint => "Podpowiedź",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Poziom",
        PlayCommand::ShowResult => "Pokaż wynik",
        PlayCommand::CloseResult => "Zamknij wynik",
        PlayCommand::PlaceResult(_) => "Odsuń wynik",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Wariant wyżej",
        NextLine => "Wariant niżej",
        NextAnnotated => "Następna uwaga",
        PreviousAnnotated => "Poprzednia uwaga",
        FoldAll => "Rozwiń lub zwiń warianty",
        Comment => "Komentarz",
        Nag(NagKind::Good) => "Dobry: ! !! !?",
        Nag(NagKind::Bad) => "Zły: ? ?? ?!",
        Nag(NagKind::Position) => "Ocena: = ∞ ± …",
        ClearNags => "Usuń znaki oceny",
        DeleteFrom => "Usuń odtąd",
        DeleteLine => "Usuń wariant",
        Promote => "Przesuń wariant wyżej",
        Undo => "Cofnij",
        Redo => "Ponów",
        AutoPlay => "Odtwarzaj lub zatrzymaj",
        Paces => "Tempo odtwarzania",
        SetPace(ReviewPace::Fast) => "Szybko",
        SetPace(ReviewPace::Steady) => "Równo",
        SetPace(ReviewPace::Slow) => "Wolno",
        SetPace(ReviewPace::AsPlayed) => "Jak w partii",
        Faster => "Szybciej",
        Slower => "Wolniej",
        OtherChart => "Drugi wykres",
        PlayOn => "Graj dalej odtąd",
        EditTags => "Dane partii",
        Picture => "Zapisz obraz",
        Analyse => label(Label::AnalysePosition),
        Threat => "Pokaż groźbę",
        AnalyseGame => "Analizuj partię",
        NextMistake => "Następny błąd",
        PreviousMistake => "Poprzedni błąd",
        Openings(OpeningsCommand::PlayChosen) => "Zagraj ruch",
        Openings(OpeningsCommand::UseChosen) => "Zagraj ruch, otwórz partię",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Wyjdź bez zapisywania",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Opuść wyszukiwanie",
        Search => "Znajdź gracza",
        ShowGames => "Pokaż partie",
        HeadToHead if context == Context::HeadToHead => "Inni gracze",
        HeadToHead | OpenPair => "Bilans spotkań",
        Merge => "Połącz",
        KeepApart => "Zostaw osobno",
        Learn => "Nauka na błędach",
        Rename => "Zmień nazwę, połącz",
        StepSpan(Step::Back) => "Krótszy okres",
        StepSpan(_) => "Dłuższy okres",
        Game(Step::Back) => "Wcześniejsza partia",
        Game(Step::Forward) => "Późniejsza partia",
        Game(Step::First) => "Pierwsza partia",
        Game(_) => "Ostatnia partia",
        PlayAgain => "Zagraj znowu",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Zacznij",
        Solution => "Rozwiązanie",
        Skip => "Pomiń",
        Again => "Jeszcze raz",
        Next => "Dalej",
        Drop => "Nie pytaj więcej",
        OtherPlayer => "Drugi gracz",
        Keep => "Dodaj do partii",
        Review => "Analiza",
        OtherLine(Step::Back) => "Wariant wyżej",
        OtherLine(_) => "Wariant niżej",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Pozycja: czy już była?",
        SetUp => "Ustaw figury",
        Review => "Przejrzyj odtąd",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Poprzednia lista",
        Turn(_) => "Następna lista",
        CloseShown => "Zamknij listę",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Opuść wyszukiwanie",
        Search => "Szukaj",
        SortNth(_) => "Sortuj według kolumny",
        Narrow(FilterCommand::Open) => "Filtruj partie",
        Narrow(FilterCommand::ClearAll) => "Pokaż wszystkie partie",
        Narrow(_) => "",
        StepRow(Step::Back) => "Wiersz wyżej",
        StepRow(Step::Forward) => "Wiersz niżej",
        StepRow(Step::First) => "Pierwszy wiersz",
        StepRow(Step::Last) => "Ostatni wiersz",
        StepPage(Step::Back) => "Poprzednia strona",
        StepPage(_) => "Następna strona",
        Continue => "Wznów",
        DeleteGame => "Do kosza",
        UndoDelete => "Cofnij usunięcie",
        ShowTab(Tab::Games) => "Lista partii",
        ShowTab(Tab::Players) => "Gracze",
        ShowTab(Tab::Position) => "Szukanie pozycji",
        ShowTab(Tab::Practice) => "Ćwiczenia",
        ShowTab(Tab::Trash) => "Kosz",
        Restore => "Przywróć",
        RestoreAll => "Przywróć wszystkie",
        Destroy => "Usuń na zawsze",
        EmptyTrash => "Opróżnij kosz",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Zaznacz wszystkie",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "Folder wyżej",
        ChooserCommand::ShowAll => "Wszystkie pliki",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Sortuj według nazwy",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Sortuj według rozmiaru",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Sortuj według daty",
        ChooserCommand::Group(_) => "Pliki, miejsca, ostatnie pliki",
        ChooserCommand::Forget => "Usuń z listy",
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
        Step(_) => "Przesuń kursor",
        Put(None) => "Usuń bierkę",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Postaw białą bierkę",
            Color::Black => "Postaw czarną bierkę",
        },
        Use => "Użyj narzędzia",
        Empty => "Wyczyść szachownicę",
        Initial => "Pozycja początkowa",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Poprzednie pole",
        FormCommand::Focus(_) => "Następne pole",
        FormCommand::StepChoice(Step::Back) => "Poprzednia opcja",
        FormCommand::StepChoice(Step::First) => "Pierwsza opcja",
        FormCommand::StepChoice(Step::Last) => "Ostatnia opcja",
        FormCommand::StepChoice(_) => "Następna opcja",
        FormCommand::Edit(_) => "Zaznacz wszystko",
        FormCommand::CopyText => "Kopiuj tekst",
        FormCommand::CutText => "Wytnij tekst",
        FormCommand::CompletePath => "Uzupełnij ścieżkę",
        FormCommand::Activate => "Naciśnij lub wybierz",
        FormCommand::Submit if context == Context::MoveLine => "Zagraj ruch",
        FormCommand::Submit if context == Context::CommentLine => "Zapisz komentarz",
        FormCommand::SwapPlayers => "Zamień graczy",
        FormCommand::RollNumber => "Losuj numer",
        FormCommand::AddStage(_) => "Dodaj etap",
        FormCommand::RemoveStage(..) => "Usuń etap",
        FormCommand::Submit => "Gotowe",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Otwórz plik",
        (FileCommand::Save, _) => "Zapisz",
        (FileCommand::SaveAs, _) => "Zapisz jako",
        (FileCommand::ExportGame, _) => "Eksport",
        (FileCommand::ExportAll, _) => "Eksportuj znalezione partie",
        (FileCommand::CopyGame, _) => "Kopiuj partię",
        (FileCommand::CopyPosition, _) => "Kopiuj pozycję",
        (FileCommand::Paste, Context::Text) => "Wklej tekst",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Wklej pozycję",
        (FileCommand::Paste, _) => "Wklej partię lub FEN",
        (FileCommand::Open(_), _) => "",
    }
}
