//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "une erreur dans Deskmate\u{202f}; voir la sortie d’erreur (stderr)",
        Failure::Stopped => "arrêté",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Réglages non lus\u{202f}: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Réglages non lus\u{202f}; le fichier est conservé sous le nom {name}\u{202f}: {error}"
        }
        Failure::NotUnderstood(_) => "Réglages non compris, et laissés tels quels\u{202f}: {name}",
        Failure::SettingsNotSaved(_) => "Réglages non enregistrés\u{202f}: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Exercices non lus\u{202f}: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Exercices non lus\u{202f}; le fichier est conservé sous le nom {name}\u{202f}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Exercices non enregistrés\u{202f}: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Noms des joueurs non lus\u{202f}: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Noms des joueurs non lus\u{202f}; le fichier est conservé sous le nom {name}\u{202f}: {error}"
        }
        Failure::NamesNotSaved(_) => "Noms des joueurs non enregistrés\u{202f}: {error}",
        Failure::NotRestored { .. } => "{error}. La partie est dans {folder}",
        Failure::NoGame(_) => "Il n’y a pas de partie dans {name}.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}\u{202f}: {error}",
            None => "texte collé\u{202f}: {error}",
        },
        Failure::NotCopied(_) => "Non copié\u{202f}: {error}",
        Failure::NotPasted(_) => "Rien à coller\u{202f}: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "modifié entre-temps",
        StorageError::Exists(_) => "un fichier de ce nom existe déjà",
        StorageError::NotApart(_) => {
            "sans cette partie, celles d’avant et d’après ne peuvent plus être distinguées"
        }
        StorageError::NoFile => "cette partie n’a pas de fichier",
        StorageError::NotAFile(_) => "ce n’est pas un fichier",
        StorageError::TooLarge(_) => "trop grand",
        StorageError::InUse(_) => "un autre programme utilise ce dossier de parties",
        StorageError::Spared(_) => "un fichier illisible est laissé tel quel",
        StorageError::NoHome => "le dossier personnel est inconnu",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => {
            "Le temps s’indique en minutes, par exemple 5, 0,5 ou 1:30, jusqu’à 10 heures."
        }
        EntryFault::Time(Some(_)) => {
            "Le temps <side:des Blancs/des Noirs/{side}> s’indique en minutes, par exemple 5, 0,5 ou 1:30, jusqu’à 10 heures."
        }
        EntryFault::Increment(None) => "L’incrément s’indique en secondes, de 0 à 3600.",
        EntryFault::Increment(Some(_)) => {
            "L’incrément <side:des Blancs/des Noirs/{side}> s’indique en secondes, de 0 à 3600."
        }
        EntryFault::Delay(None) => "Le délai s’indique en secondes, de 0 à 3600.",
        EntryFault::Delay(Some(_)) => {
            "Le délai <side:des Blancs/des Noirs/{side}> s’indique en secondes, de 0 à 3600."
        }
        EntryFault::NoDelay(None) => {
            "Le délai doit dépasser 0\u{202f}s. Sans délai, choisissez KO."
        }
        EntryFault::NoDelay(Some(_)) => {
            "Le délai <side:des Blancs/des Noirs/{side}> doit dépasser 0\u{202f}s. Sans délai, choisissez KO."
        }
        EntryFault::Stages(None, _) => "Les périodes sont illisibles\u{202f}: {reason}.",
        EntryFault::Stages(Some(_), _) => {
            "Les périodes <side:des Blancs/des Noirs/{side}> sont illisibles\u{202f}: {reason}."
        }
        EntryFault::Chess960Number => "Les positions initiales sont numérotées de 0 à 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "La partie serait aussitôt terminée\u{202f}: {reason}.",
        EntryFault::MatchLength => "Un match a de 2 à 99 parties.",
        EntryFault::HalfOfNoTime => {
            "La moitié du temps n’est possible qu’avec une pendule qui décompte."
        }
        EntryFault::PlayedEachOther => {
            "Ils ont joué l’un contre l’autre\u{202f}: ce sont deux personnes."
        }
        EntryFault::Rating => "L’Elo est un nombre, par exemple 1850.",
        EntryFault::Date => {
            "Écrivez la date ainsi\u{202f}: année.mois.jour, par exemple 2026.11.20 ou 2026.11.??."
        }
        EntryFault::Castling(_) => "Impossible\u{202f}: {reason}.",
        EntryFault::NoRoom(_) => {
            "Cette ligne contient au plus {room} caractères\u{202f}; le reste a été coupé."
        }
        EntryFault::Exists(..) => "{name} existe déjà. Entrée de nouveau pour le remplacer.",
    }
}
