//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "un errore di Deskmate; i dettagli sono in stderr",
        Failure::Stopped => "fermato",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Impostazioni non lette: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Impostazioni non lette; il file è conservato come {name}: {error}"
        }
        Failure::NotUnderstood(_) => "Impostazioni non comprese e lasciate invariate: {name}",
        Failure::SettingsNotSaved(_) => "Impostazioni non salvate: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Esercizi non letti: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Esercizi non letti; il file resta come {name}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Esercizi non salvati: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Nomi dei giocatori non letti: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Nomi dei giocatori non letti; il file resta come {name}: {error}"
        }
        Failure::NamesNotSaved(_) => "Nomi dei giocatori non salvati: {error}",
        Failure::NotRestored { .. } => "{error}. La partita è in {folder}",
        Failure::NoGame(_) => "Nessuna partita trovata ({name}).",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "testo incollato: {error}",
        },
        Failure::NotCopied(_) => "Non copiato: {error}",
        Failure::NotPasted(_) => "Niente da incollare: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "modificato nel frattempo",
        StorageError::Exists(_) => "esiste già un file con questo nome",
        StorageError::NotApart(_) => {
            "senza questa partita, quelle prima e dopo non si distinguono più"
        }
        StorageError::NoFile => "questa partita non è in un file",
        StorageError::NotAFile(_) => "non è un file",
        StorageError::TooLarge(_) => "troppo grande",
        StorageError::InUse(_) => "un altro programma usa questa cartella di partite",
        StorageError::Spared(_) => "un file illeggibile resta com’è",
        StorageError::NoHome => "la cartella personale non è nota",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => {
            "Il tempo si indica in minuti, per esempio 5, 0,5 o 1:30, fino a 10 ore."
        }
        EntryFault::Time(Some(_)) => {
            "Il tempo <side:del Bianco/del Nero/{side}> si indica in minuti, per esempio 5, 0,5 o 1:30, fino a 10 ore."
        }
        EntryFault::Increment(None) => "L’incremento si indica in secondi, da 0 a 3600.",
        EntryFault::Increment(Some(_)) => {
            "L’incremento <side:del Bianco/del Nero/{side}> si indica in secondi, da 0 a 3600."
        }
        EntryFault::Delay(None) => "Il ritardo si indica in secondi, da 0 a 3600.",
        EntryFault::Delay(Some(_)) => {
            "Il ritardo <side:del Bianco/del Nero/{side}> si indica in secondi, da 0 a 3600."
        }
        EntryFault::NoDelay(None) => {
            "Il ritardo deve superare 0 s. Senza ritardo scegli Tempo secco."
        }
        EntryFault::NoDelay(Some(_)) => {
            "Il ritardo <side:del Bianco/del Nero/{side}> deve superare 0 s. Senza ritardo scegli Tempo secco."
        }
        EntryFault::Stages(None, _) => "I periodi non sono leggibili: {reason}.",
        EntryFault::Stages(Some(_), _) => {
            "I periodi <side:del Bianco/del Nero/{side}> non sono leggibili: {reason}."
        }
        EntryFault::Chess960Number => "Le posizioni iniziali hanno numeri da 0 a 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "La partita sarebbe subito finita: {reason}.",
        EntryFault::MatchLength => "Un match ha da 2 a 99 partite.",
        EntryFault::HalfOfNoTime => {
            "Dimezzare il tempo è possibile solo con un conto alla rovescia."
        }
        EntryFault::PlayedEachOther => "Hanno giocato l’uno contro l’altro: sono due persone.",
        EntryFault::Rating => "L’Elo è un numero, per esempio 1850.",
        EntryFault::Date => {
            "Scrivi la data come anno.mese.giorno, per esempio 2026.11.20 o 2026.11.??."
        }
        EntryFault::Castling(_) => "Impossibile: {reason}.",
        EntryFault::NoRoom(_) => {
            "Questa riga contiene al massimo {room} caratteri; il resto è stato tagliato."
        }
        EntryFault::Exists(..) => "{name} esiste già. Premi di nuovo Invio per sostituirlo.",
    }
}
