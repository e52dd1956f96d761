//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "ett fel i Deskmate; mer finns i felutmatningen (stderr)",
        Failure::Stopped => "stoppat",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Inställningarna lästes inte: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Inställningarna lästes inte; filen är kvar som {name}: {error}"
        }
        Failure::NotUnderstood(_) => {
            "Förstods inte i inställningarna och lämnades oförändrat: {name}"
        }
        Failure::SettingsNotSaved(_) => "Inställningarna sparades inte: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Övningarna lästes inte: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Övningarna lästes inte; filen är kvar som {name}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Övningarna sparades inte: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Spelarnas namn lästes inte: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Spelarnas namn lästes inte; filen är kvar som {name}: {error}"
        }
        Failure::NamesNotSaved(_) => "Spelarnas namn sparades inte: {error}",
        Failure::NotRestored { .. } => "{error}. Partiet finns i {folder}",
        Failure::NoGame(_) => "{name} innehåller inget parti.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "inklistrat: {error}",
        },
        Failure::NotCopied(_) => "Inte kopierat: {error}",
        Failure::NotPasted(_) => "Inget att klistra in: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "ändrad sedan listan gjordes",
        StorageError::Exists(_) => "det finns redan en fil med det namnet",
        StorageError::NotApart(_) => {
            "utan det här partiet går de före och efter inte att skilja åt"
        }
        StorageError::NoFile => "det här partiet finns inte i någon fil",
        StorageError::NotAFile(_) => "det är ingen fil",
        StorageError::TooLarge(_) => "för stor",
        StorageError::InUse(_) => "ett annat program har den här partimappen öppen",
        StorageError::Spared(_) => "en fil som inte gick att läsa lämnas som den är",
        StorageError::NoHome => "hemmappen är inte känd",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => {
            "Ange tiden i minuter, som 5 eller 0,5 eller 1:30, högst 10 timmar."
        }
        EntryFault::Time(Some(_)) => {
            "Ange {side}s tid i minuter, som 5 eller 0,5 eller 1:30, högst 10 timmar."
        }
        EntryFault::Increment(None) => "Ange tillägget i sekunder, från 0 till 3600.",
        EntryFault::Increment(Some(_)) => "Ange {side}s tillägg i sekunder, från 0 till 3600.",
        EntryFault::Delay(None) => "Ange fördröjningen i sekunder, från 0 till 3600.",
        EntryFault::Delay(Some(_)) => "Ange {side}s fördröjning i sekunder, från 0 till 3600.",
        EntryFault::NoDelay(None) => {
            "Fördröjningen måste vara mer än 0\u{a0}s. Välj annars ”Utan tillägg”."
        }
        EntryFault::NoDelay(Some(_)) => {
            "{side}s fördröjning måste vara mer än 0\u{a0}s. Välj annars ”Utan tillägg”."
        }
        EntryFault::Stages(None, _) => "Perioderna går inte att läsa: {reason}.",
        EntryFault::Stages(Some(_), _) => "{side}s perioder går inte att läsa: {reason}.",
        EntryFault::Chess960Number => "Utgångsställningarna har nummer från 0 till 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "Partiet skulle vara slut direkt: {reason}.",
        EntryFault::MatchLength => "En match har 2 till 99 partier.",
        EntryFault::HalfOfNoTime => "Halva tiden går bara med en klocka som räknar ned.",
        EntryFault::PlayedEachOther => "De två har mött varandra: det är två personer.",
        EntryFault::Rating => "Rating är ett tal, som 1850.",
        EntryFault::Date => {
            "Ange datum som år.månad.dag, till exempel 2026.11.20 eller 2026.11.??."
        }
        EntryFault::Castling(_) => "{reason}.",
        EntryFault::NoRoom(_) => "Raden rymmer högst {room} tecken; resten klipptes bort.",
        EntryFault::Exists(..) => "{name} finns redan. Enter igen ersätter filen.",
    }
}
