//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "ein Fehler in Deskmate; Näheres in der Fehlerausgabe (stderr)",
        Failure::Stopped => "angehalten",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Einstellungen nicht gelesen: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Einstellungen nicht gelesen; die Datei bleibt als {name} erhalten: {error}"
        }
        Failure::NotUnderstood(_) => {
            "In den Einstellungen nicht verstanden und unverändert gelassen: {name}"
        }
        Failure::SettingsNotSaved(_) => "Einstellungen nicht gespeichert: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Übungen nicht gelesen: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Übungen nicht gelesen; die Datei bleibt als {name} erhalten: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Übungen nicht gespeichert: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Namen der Spieler nicht gelesen: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Namen der Spieler nicht gelesen; die Datei bleibt als {name} erhalten: {error}"
        }
        Failure::NamesNotSaved(_) => "Namen der Spieler nicht gespeichert: {error}",
        Failure::NotRestored { .. } => "{error}. Die Partie liegt in {folder}",
        Failure::NoGame(_) => "{name} enthält keine Partie.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "Eingefügt: {error}",
        },
        Failure::NotCopied(_) => "Nicht kopiert: {error}",
        Failure::NotPasted(_) => "Nichts einzufügen: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "seit dem Auflisten geändert",
        StorageError::Exists(_) => "eine Datei mit diesem Namen gibt es schon",
        StorageError::NotApart(_) => {
            "ohne diese Partie lassen sich die davor und danach nicht trennen"
        }
        StorageError::NoFile => "diese Partie steht in keiner Datei",
        StorageError::NotAFile(_) => "keine Datei",
        StorageError::TooLarge(_) => "zu groß",
        StorageError::InUse(_) => "ein anderes Programm hat diesen Partieordner geöffnet",
        StorageError::Spared(_) => "eine nicht lesbare Datei bleibt, wie sie ist",
        StorageError::NoHome => "der persönliche Ordner ist nicht bekannt",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => {
            "Die Zeit bitte in Minuten, etwa 5 oder 0,5 oder 1:30, höchstens 10 Stunden."
        }
        EntryFault::Time(Some(_)) => {
            "Die Zeit für {side} bitte in Minuten, etwa 5 oder 0,5 oder 1:30, höchstens 10 Stunden."
        }
        EntryFault::Increment(None) => "Die Zugabe bitte in Sekunden, von 0 bis 3600.",
        EntryFault::Increment(Some(_)) => {
            "Die Zugabe für {side} bitte in Sekunden, von 0 bis 3600."
        }
        EntryFault::Delay(None) => "Den Aufschub bitte in Sekunden, von 0 bis 3600.",
        EntryFault::Delay(Some(_)) => "Den Aufschub für {side} bitte in Sekunden, von 0 bis 3600.",
        EntryFault::NoDelay(None) => {
            "Der Aufschub muss mehr als 0\u{a0}s sein. Ohne Aufschub wähle „Ohne Zugabe“."
        }
        EntryFault::NoDelay(Some(_)) => {
            "Der Aufschub für {side} muss mehr als 0\u{a0}s sein. Ohne Aufschub wähle „Ohne Zugabe“."
        }
        EntryFault::Stages(None, _) => "Die Perioden sind nicht lesbar: {reason}.",
        EntryFault::Stages(Some(_), _) => "Die Perioden für {side} sind nicht lesbar: {reason}.",
        EntryFault::Chess960Number => "Die Ausgangsstellungen haben Nummern von 0 bis 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "Die Partie wäre sofort zu Ende: {reason}.",
        EntryFault::MatchLength => "Ein Match hat 2 bis 99 Partien.",
        EntryFault::HalfOfNoTime => "Halbe Zeit gibt es nur mit einer Uhr, die abläuft.",
        EntryFault::PlayedEachOther => {
            "Die beiden haben gegeneinander gespielt: Es sind zwei Personen."
        }
        EntryFault::Rating => "Eine Wertungszahl ist eine Zahl wie 1850.",
        EntryFault::Date => {
            "Gib das Datum als Jahr.Monat.Tag ein, etwa 2026.11.20 oder 2026.11.??."
        }
        EntryFault::Castling(_) => "{reason}.",
        EntryFault::NoRoom(_) => {
            "Diese Zeile fasst höchstens {room} Zeichen; der Rest wurde abgeschnitten."
        }
        EntryFault::Exists(..) => "{name} gibt es schon. Noch einmal Enter ersetzt die Datei.",
    }
}
