//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Zapisano: |{place}",
        SavedUnanalysed(_) => "|Zapisano bez analizy: |{place}",
        Exported { .. } => "|Zapisano, {games}: |{place}",
        SavedUnique { .. } => "|Pominięte duplikaty: {count}. Zapisano: |{place}",
        Kept { place: Some(_), .. } => "Zapisano w {place}, zostanie jako {name}",
        Kept { place: None, .. } => "Zapisano, zostanie jako {name}",
        Saved(None) => "Zapisano.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => {
            "<player:Teraz ruch białych/Teraz ruch czarnych/Ruch ma {player}>."
        }
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} nie daje remisu. Ruch nie został wykonany.",
        HasTouched(piece, _) => has_touched(piece.role()),
        TakenBack(_) => "Cofnięto ruch {move}.",
        TakebackRefused(_) => {
            "<player:Białe nie zgadzają/Czarne nie zgadzają/{player} nie zgadza> się na cofnięcie ruchu."
        }
        Withdrawn(Question::Draw(_)) => {
            "<player:Białe grają/Czarne grają/{player} gra> dalej: propozycja remisu wycofana."
        }
        Withdrawn(Question::Resign(_)) => {
            "<player:Białe grają dalej i nie poddają/Czarne grają dalej i nie poddają/{player} gra dalej i nie poddaje> partii."
        }
        Withdrawn(Question::TakeBack(_)) => {
            "<player:Białe grają/Czarne grają/{player} gra> dalej: cofnięcie ruchu odrzucone."
        }
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "<player:Białe grają/Czarne grają/{player} gra> dalej: reklamacja remisu wycofana."
        }
        OfferTooEarly => "Remis można proponować po pierwszym ruchu obu stron.",
        DrawDeclined(_) => {
            "<player:Białe odrzucają/Czarne odrzucają/{player} odrzuca> propozycję remisu."
        }
        DrawDeclinedHere => "Remis został już odrzucony w tej pozycji.",
        NoClock => "W tej partii nie ma zegara.",
        NextLevel(_) => "Następna partia: poziom {number}, około {rating}.",
        TimeGiven(_) => "<player:Białe dostają/Czarne dostają/{player} dostaje> {time}.",
        NoTimeLimit(_) => "<player:Białe nie mają/Czarne nie mają/{player} nie ma> limitu czasu.",
        Damaged { .. } => "Plik {name} jest uszkodzony. {reason}",
        HoldsMore(_) => "W pliku {name} jest więcej partii. To pierwsza z nich.",
        SavedWithFaults { .. } => "Zapisano z błędami, na ile dało się odczytać ({games}): {place}",
        SetAside(_) => "Nie udało się odczytać ostatniej partii. Zachowano ją jako {name}.",
        HintSought => "Szukanie dobrego ruchu.",
        EngineFound(_) => "{engine} jest zainstalowany. Użyć go do analizy?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Nie zapisano: {reason}",
        CannotSave(_) => "Teraz nie można zapisać: {reason}",
        Painting(_) => "Rysowanie obrazu: {percent}%.",
        MistakesFound(_) => "Analiza partii jest gotowa. Ruchy ze znakiem ? lub ??: {count}.",
        NoExercises => "Nie ma teraz ćwiczeń. Biorą się z ruchów ze znakiem ? lub ??.",
        NoneFits(_) => {
            "Zbadane błędy: {count}. Żaden się nie nadaje: ćwiczenie wymaga od jednego do trzech ruchów wyraźnie lepszych od wszystkich innych."
        }
        CommentKept => "Komentarz został zachowany.",
        CommentDeleted => "Komentarz usunięto.",
        MovesDeleted => "Posunięcia usunięto.",
        TagsLeft => "Zmienione dane nie są zapisane.",
        Undone => "Cofnięto.",
        ExerciseDropped => "To ćwiczenie już nie wróci.",
        LineKept => "Wariant jest teraz w partii.",
        GameNotFound => "Tej partii nie ma już w folderze.",
        GameAnalysed => "Analiza partii jest gotowa.",
        NoMistakesFound => "Analiza partii jest gotowa. Nie znaleziono błędów.",
        AnalysisStopped => "Analiza przerwana. To, co znaleziono, zostaje.",
        AnalysisOutdated => "Koniec analizy: partia została zmieniona.",
        NoMistake(true) => "Po tym ruchu nie ma zaznaczonych błędów.",
        NoMistake(false) => "Przed tym ruchem nie ma zaznaczonych błędów.",
        MainLineStands => {
            "Rozegranych ruchów nie można zmieniać. Zrób to jeszcze raz, by edytować kopię partii."
        }
        EditsCopy => "Edytujesz teraz kopię. Ctrl S ją zapisuje.",
        NothingToUndo => "Nie ma czego cofnąć.",
        NothingToRedo => "Nie ma czego ponowić.",
        Unsaved => "Są niezapisane zmiany.",
        PaintingStopped => "Rysowanie obrazu przerwano.",
        NoRoom(_) => "Tu mieści się najwyżej {room} znaków; resztę obcięto.",
        ClaimTooLate => "Remis trzeba reklamować przed dotknięciem bierki.",
        AnswerFirst => "Najpierw: ",
        Resigned(_) => {
            "<player:Białe poddają/Czarne poddają/{player} poddaje> się: straty są zbyt duże."
        }
        GameGoesOn => "Partia trwa dalej.",
        NoMoveToTakeBack => "Nie ma ruchu do cofnięcia.",
        EndedOnTime => "Partia jest zakończona: skończył się czas.",
        EndedByPlayers => "Partia jest zakończona decyzją graczy.",
        Reviewed => "Wynik jest ostateczny: partia była już przeglądana.",
        NoMoveToReplay => "Nie ma ruchu do ponowienia.",
        Paused => "Partia jest wstrzymana. Klawisz {pause} ją wznawia.",
        GameIsOn => "Ta partia jeszcze trwa. Poddaj ją ({resign}) albo wyjdź przez menu ({menu}).",
        NoSavedGame => "Nie ma jeszcze zapisanej partii.",
        OpenElsewhere => "Ta partia może trwać w innym oknie. Tutaj można ją obejrzeć.",
        CannotResume => "Ta partia jest zakończona.",
        FolderFree => "Folder partii jest znów wolny.",
        NoGameToSave => "Nie ma partii do zapisania.",
        GameCopied => "Skopiowano partię jako PGN.",
        PositionCopied => "Skopiowano pozycję jako FEN.",
        FolderCopied => "Ścieżka została skopiowana.",
        ClipboardEmpty => "W schowku nie ma tekstu.",
        ReadingStopped => "Wczytywanie przerwane. Klawisz {leave} zamyka listę.",
        Deleted(1) => "Partia trafiła do kosza.",
        Deleted(_) => "Teraz w koszu: {games}.",
        Restored(1) => "Partia została przywrócona.",
        Restored(_) | RestoredGame(_) => "Przywrócono: {games}.",
        RestoredAs(_) => "Partia została przywrócona jako {name}.",
        DestroysGames { .. } => "Usunąć na zawsze: {games}? Nie można tego cofnąć.",
        Destroyed(_) => "Usunięto na zawsze: {games}.",
        ChangesFile { .. } => {
            "Plik {name} zostanie zmieniony. Obecna wersja zostaje na siedem dni jako {name}.deskmate.bak."
        }
        NamesJoined { .. } => "„{name}” liczy się teraz jako {player}. {key} to zmienia.",
        NothingDeleted => "Ostatnio nie usunięto żadnej partii. Klawisz {trash} pokazuje kosz.",
        Sound(true) => "Dźwięk włączony.",
        Sound(false) => "Dźwięk wyłączony.",
    }
}

fn has_touched(role: Role) -> Text {
    match role {
        Role::Pawn => {
            "Dotknięta idzie: <player:białe muszą/czarne muszą/{player} musi> zagrać pionem z {square}."
        }
        Role::Knight => {
            "Dotknięta idzie: <player:białe muszą/czarne muszą/{player} musi> zagrać skoczkiem z {square}."
        }
        Role::Bishop => {
            "Dotknięta idzie: <player:białe muszą/czarne muszą/{player} musi> zagrać gońcem z {square}."
        }
        Role::Rook => {
            "Dotknięta idzie: <player:białe muszą/czarne muszą/{player} musi> zagrać wieżą z {square}."
        }
        Role::Queen => {
            "Dotknięta idzie: <player:białe muszą/czarne muszą/{player} musi> zagrać hetmanem z {square}."
        }
        Role::King => {
            "Dotknięta idzie: <player:białe muszą/czarne muszą/{player} musi> zagrać królem z {square}."
        }
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => {
            "Nie można uruchomić {engine}: {reason}. Zamiast niego liczy Deskmate."
        }
        EngineFault::NotUci => {
            "{engine} nie odpowiada jak silnik UCI. Zamiast niego liczy Deskmate."
        }
        EngineFault::NotReady => "{engine} nie osiąga gotowości. Zamiast niego liczy Deskmate.",
        EngineFault::NotReading => "{engine} nie czyta poleceń. Zamiast niego liczy Deskmate.",
        EngineFault::NoAnswer => "{engine} nie odpowiada. Zamiast niego liczy Deskmate.",
        EngineFault::Ended => "{engine} zakończył pracę. Zamiast niego liczy Deskmate.",
        EngineFault::IllegalMove(_) => {
            "{engine} podał nieprawidłowy ruch {reason}. Zamiast niego liczy Deskmate."
        }
        EngineFault::NoScore => "{engine} nie podał oceny. Zamiast niego liczy Deskmate.",
        EngineFault::NoChess960 => "{engine} nie zna Chess960. Zamiast niego liczy Deskmate.",
        EngineFault::GivenUp => {
            "{engine} zawiódł trzy razy. Przez pięć minut liczy Deskmate, chyba że wybierzesz ten silnik ponownie."
        }
    }
}
