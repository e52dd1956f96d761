//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "een fout in Deskmate; details staan in de foutuitvoer (stderr)",
        Failure::Stopped => "gestopt",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Instellingen niet gelezen: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Instellingen niet gelezen; het bestand is bewaard als {name}: {error}"
        }
        Failure::NotUnderstood(_) => {
            "Niet begrepen in de instellingen en ongewijzigd gelaten: {name}"
        }
        Failure::SettingsNotSaved(_) => "Instellingen niet opgeslagen: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Oefeningen niet gelezen: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Oefeningen niet gelezen; het bestand is bewaard als {name}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Oefeningen niet opgeslagen: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Namen van spelers niet gelezen: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Namen van spelers niet gelezen; het bestand is bewaard als {name}: {error}"
        }
        Failure::NamesNotSaved(_) => "Namen van spelers niet opgeslagen: {error}",
        Failure::NotRestored { .. } => "{error}. De partij staat in {folder}",
        Failure::NoGame(_) => "{name} bevat geen partij.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "geplakt: {error}",
        },
        Failure::NotCopied(_) => "Niet gekopieerd: {error}",
        Failure::NotPasted(_) => "Niets om te plakken: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "gewijzigd nadat de lijst is gemaakt",
        StorageError::Exists(_) => "er is al een bestand met deze naam",
        StorageError::NotApart(_) => {
            "zonder deze partij zijn de partijen ervoor en erna niet te scheiden"
        }
        StorageError::NoFile => "deze partij staat in geen bestand",
        StorageError::NotAFile(_) => "geen bestand",
        StorageError::TooLarge(_) => "te groot",
        StorageError::InUse(_) => "een ander programma heeft deze map met partijen open",
        StorageError::Spared(_) => "een bestand dat niet te lezen was, blijft zoals het is",
        StorageError::NoHome => "de persoonlijke map is niet bekend",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => {
            "Geef de tijd in minuten, zoals 5 of 0,5 of 1:30, hoogstens 10 uur."
        }
        EntryFault::Time(Some(_)) => {
            "Geef de tijd van {side} in minuten, zoals 5 of 0,5 of 1:30, hoogstens 10 uur."
        }
        EntryFault::Increment(None) => "Geef de bonus in seconden, van 0 tot 3600.",
        EntryFault::Increment(Some(_)) => "Geef de bonus van {side} in seconden, van 0 tot 3600.",
        EntryFault::Delay(None) => "Geef het uitstel in seconden, van 0 tot 3600.",
        EntryFault::Delay(Some(_)) => "Geef het uitstel van {side} in seconden, van 0 tot 3600.",
        EntryFault::NoDelay(None) => {
            "Het uitstel moet meer dan 0\u{a0}s zijn. Kies zonder uitstel “Zonder bonus”."
        }
        EntryFault::NoDelay(Some(_)) => {
            "Het uitstel van {side} moet meer dan 0\u{a0}s zijn. Kies zonder uitstel “Zonder bonus”."
        }
        EntryFault::Stages(None, _) => "De perioden zijn niet te lezen: {reason}.",
        EntryFault::Stages(Some(_), _) => "De perioden van {side} zijn niet te lezen: {reason}.",
        EntryFault::Chess960Number => "Beginstellingen hebben een nummer van 0 tot en met 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "De partij zou meteen voorbij zijn: {reason}.",
        EntryFault::MatchLength => "Een match heeft 2 tot 99 partijen.",
        EntryFault::HalfOfNoTime => "De halve tijd kan alleen met een klok die terugloopt.",
        EntryFault::PlayedEachOther => {
            "Deze twee hebben tegen elkaar gespeeld: het zijn twee personen."
        }
        EntryFault::Rating => "Een rating is een getal, zoals 1850.",
        EntryFault::Date => "Geef de datum als jaar.maand.dag, zoals 2026.11.20 of 2026.11.??.",
        EntryFault::Castling(_) => "{reason}.",
        EntryFault::NoRoom(_) => {
            "In deze regel passen hoogstens {room} tekens; de rest is afgekapt."
        }
        EntryFault::Exists(..) => "{name} bestaat al. Nogmaals Enter vervangt het bestand.",
    }
}
