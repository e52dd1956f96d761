//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "chyba v programu Deskmate; podrobnosti jsou na stderr",
        Failure::Stopped => "přerušeno",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Nastavení nelze načíst: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Nastavení nelze načíst; soubor zůstává jako {name}: {error}"
        }
        Failure::NotUnderstood(_) => "Nerozpoznaná nastavení, ponechaná beze změny: {name}",
        Failure::SettingsNotSaved(_) => "Nastavení nelze uložit: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Cvičení nelze načíst: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Cvičení nelze načíst; soubor zůstává jako {name}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Cvičení nelze uložit: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Jména hráčů nelze načíst: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Jména hráčů nelze načíst; soubor zůstává jako {name}: {error}"
        }
        Failure::NamesNotSaved(_) => "Jména hráčů nelze uložit: {error}",
        Failure::NotRestored { .. } => "{error}. Partie je v {folder}",
        Failure::NoGame(_) => "Žádná partie: {name}.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "vložený text: {error}",
        },
        Failure::NotCopied(_) => "Nezkopírováno: {error}",
        Failure::NotPasted(_) => "Není co vložit: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "soubor se od načtení seznamu změnil",
        StorageError::Exists(_) => "soubor s tímto názvem už existuje",
        StorageError::NotApart(_) => "bez této partie nelze oddělit partii před ní od partie za ní",
        StorageError::NoFile => "tato partie není v žádném souboru",
        StorageError::NotAFile(_) => "není to soubor",
        StorageError::TooLarge(_) => "soubor je příliš velký",
        StorageError::InUse(_) => "tuto složku partií má otevřenou jiný program",
        StorageError::Spared(_) => "soubor, který nešel přečíst, zůstává beze změny",
        StorageError::NoHome => "domovský adresář není znám",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => {
            "Zadejte čas v minutách: třeba 5 nebo 0,5 nebo 1:30, nejvýš 10 hodin."
        }
        EntryFault::Time(Some(Color::White)) => {
            "Zadejte čas bílého v minutách: třeba 5 nebo 0,5 nebo 1:30, nejvýš 10 hodin."
        }
        EntryFault::Time(Some(Color::Black)) => {
            "Zadejte čas černého v minutách: třeba 5 nebo 0,5 nebo 1:30, nejvýš 10 hodin."
        }
        EntryFault::Increment(None) => "Zadejte bonus v sekundách, od 0 do 3600.",
        EntryFault::Increment(Some(Color::White)) => {
            "Zadejte bonus bílého v sekundách, od 0 do 3600."
        }
        EntryFault::Increment(Some(Color::Black)) => {
            "Zadejte bonus černého v sekundách, od 0 do 3600."
        }
        EntryFault::Delay(None) => "Zadejte zpoždění v sekundách, od 0 do 3600.",
        EntryFault::Delay(Some(Color::White)) => {
            "Zadejte zpoždění bílého v sekundách, od 0 do 3600."
        }
        EntryFault::Delay(Some(Color::Black)) => {
            "Zadejte zpoždění černého v sekundách, od 0 do 3600."
        }
        EntryFault::NoDelay(None) => "Zpoždění musí být větší než 0 s; jinak zvolte „Bez bonusu“.",
        EntryFault::NoDelay(Some(Color::White)) => {
            "Zpoždění bílého musí být větší než 0 s; jinak zvolte „Bez bonusu“."
        }
        EntryFault::NoDelay(Some(Color::Black)) => {
            "Zpoždění černého musí být větší než 0 s; jinak zvolte „Bez bonusu“."
        }
        EntryFault::Stages(None, _) => "Etapy nelze přečíst: {reason}.",
        EntryFault::Stages(Some(Color::White), _) => "Etapy bílého nelze přečíst: {reason}.",
        EntryFault::Stages(Some(Color::Black), _) => "Etapy černého nelze přečíst: {reason}.",
        EntryFault::Chess960Number => "Počáteční pozice mají čísla od 0 do 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "Partie by hned skončila: {reason}.",
        EntryFault::MatchLength => "Zápas může mít 2 až 99 partií.",
        EntryFault::HalfOfNoTime => {
            "Poloviční čas lze dát jen na hodinách, které čas odpočítávají."
        }
        EntryFault::PlayedEachOther => "Ti dva spolu hráli: jsou to dvě osoby.",
        EntryFault::Rating => "Rating je číslo, třeba 1850.",
        EntryFault::Date => "Zadejte datum jako rok.měsíc.den, třeba 2026.11.20 nebo 2026.11.??.",
        EntryFault::Castling(_) => "Chybná rošáda: {reason}.",
        EntryFault::NoRoom(_) => "Počet znaků je omezen na {room}; zbytek se nevešel.",
        EntryFault::Exists(..) => "Soubor {name} už existuje. Dalším potvrzením ho nahradíte.",
    }
}
