//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "błąd w programie Deskmate; szczegóły są w stderr",
        Failure::Stopped => "przerwano",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Nie wczytano ustawień: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Nie wczytano ustawień; plik zachowano jako {name}: {error}"
        }
        Failure::NotUnderstood(_) => "Nierozpoznane ustawienia, pozostawione bez zmian: {name}",
        Failure::SettingsNotSaved(_) => "Nie zapisano ustawień: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Nie odczytano ćwiczeń: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Nie odczytano ćwiczeń; plik zachowano jako {name}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Nie zapisano ćwiczeń: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Nie odczytano nazw graczy: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Nie odczytano nazw graczy; plik zachowano jako {name}: {error}"
        }
        Failure::NamesNotSaved(_) => "Nie zapisano nazw graczy: {error}",
        Failure::NotRestored { .. } => "{error}. Partia jest w {folder}",
        Failure::NoGame(_) => "Brak partii: {name}.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "wklejony tekst: {error}",
        },
        Failure::NotCopied(_) => "Nie skopiowano: {error}",
        Failure::NotPasted(_) => "Nie ma czego wkleić: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "plik zmienił się od wczytania listy",
        StorageError::Exists(_) => "plik o tej nazwie już istnieje",
        StorageError::NotApart(_) => {
            "bez tej partii nie da się oddzielić partii przed nią od partii po niej"
        }
        StorageError::NoFile => "tej partii nie ma w żadnym pliku",
        StorageError::NotAFile(_) => "to nie jest plik",
        StorageError::TooLarge(_) => "plik jest za duży",
        StorageError::InUse(_) => "ten folder partii jest otwarty w innym programie",
        StorageError::Spared(_) => "plik, którego nie udało się odczytać, zostaje bez zmian",
        StorageError::NoHome => "katalog domowy jest nieznany",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => {
            "Podaj czas w minutach: np. 5 albo 0,5 albo 1:30, najwyżej 10 godzin."
        }
        EntryFault::Time(Some(Color::White)) => {
            "Podaj czas białych w minutach: np. 5 albo 0,5 albo 1:30, najwyżej 10 godzin."
        }
        EntryFault::Time(Some(Color::Black)) => {
            "Podaj czas czarnych w minutach: np. 5 albo 0,5 albo 1:30, najwyżej 10 godzin."
        }
        EntryFault::Increment(None) => "Podaj dodatek w sekundach, od 0 do 3600.",
        EntryFault::Increment(Some(Color::White)) => {
            "Podaj dodatek białych w sekundach, od 0 do 3600."
        }
        EntryFault::Increment(Some(Color::Black)) => {
            "Podaj dodatek czarnych w sekundach, od 0 do 3600."
        }
        EntryFault::Delay(None) => "Podaj opóźnienie w sekundach, od 0 do 3600.",
        EntryFault::Delay(Some(Color::White)) => {
            "Podaj opóźnienie białych w sekundach, od 0 do 3600."
        }
        EntryFault::Delay(Some(Color::Black)) => {
            "Podaj opóźnienie czarnych w sekundach, od 0 do 3600."
        }
        EntryFault::NoDelay(None) => {
            "Opóźnienie musi być większe niż 0 s; inaczej wybierz „Bez dodatku”."
        }
        EntryFault::NoDelay(Some(Color::White)) => {
            "Opóźnienie białych musi być większe niż 0 s; inaczej wybierz „Bez dodatku”."
        }
        EntryFault::NoDelay(Some(Color::Black)) => {
            "Opóźnienie czarnych musi być większe niż 0 s; inaczej wybierz „Bez dodatku”."
        }
        EntryFault::Stages(None, _) => "Nie można odczytać etapów: {reason}.",
        EntryFault::Stages(Some(Color::White), _) => "Nie można odczytać etapów białych: {reason}.",
        EntryFault::Stages(Some(Color::Black), _) => {
            "Nie można odczytać etapów czarnych: {reason}."
        }
        EntryFault::Chess960Number => "Pozycje początkowe mają numery od 0 do 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "Partia od razu by się skończyła: {reason}.",
        EntryFault::MatchLength => "Mecz może mieć od 2 do 99 partii.",
        EntryFault::HalfOfNoTime => "Połowę czasu można dać tylko na zegarze, który odlicza czas.",
        EntryFault::PlayedEachOther => "Te dwie osoby grały ze sobą.",
        EntryFault::Rating => "Ranking to liczba, np. 1850.",
        EntryFault::Date => "Podaj datę jako rok.miesiąc.dzień, np. 2026.11.20 lub 2026.11.??.",
        EntryFault::Castling(_) => "Błędna roszada: {reason}.",
        EntryFault::NoRoom(_) => "Tu mieści się najwyżej {room} znaków; resztę obcięto.",
        EntryFault::Exists(..) => {
            "Plik {name} już istnieje. Zatwierdź jeszcze raz, by go zastąpić."
        }
    }
}
