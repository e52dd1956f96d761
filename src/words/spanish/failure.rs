//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "un fallo de Deskmate; los detalles están en stderr",
        Failure::Stopped => "detenido",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Ajustes no leídos: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Ajustes no leídos; el archivo se conserva como {name}: {error}"
        }
        Failure::NotUnderstood(_) => "No se entiende en los ajustes, y se deja como está: {name}",
        Failure::SettingsNotSaved(_) => "Ajustes no guardados: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Ejercicios no leídos: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Ejercicios no leídos; el archivo queda como {name}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Ejercicios no guardados: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Nombres de jugadores no leídos: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Nombres de jugadores no leídos; el archivo queda como {name}: {error}"
        }
        Failure::NamesNotSaved(_) => "Nombres de jugadores no guardados: {error}",
        Failure::NotRestored { .. } => "{error}. La partida está en {folder}",
        Failure::NoGame(_) => "No hay ninguna partida en {name}.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "texto pegado: {error}",
        },
        Failure::NotCopied(_) => "No copiado: {error}",
        Failure::NotPasted(_) => "Nada que pegar: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "ha cambiado desde que se leyó la lista",
        StorageError::Exists(_) => "ya existe un archivo con este nombre",
        StorageError::NotApart(_) => {
            "sin esta partida no se podrían separar la anterior y la siguiente"
        }
        StorageError::NoFile => "esta partida no está en ningún archivo",
        StorageError::NotAFile(_) => "no es un archivo",
        StorageError::TooLarge(_) => "demasiado grande",
        StorageError::InUse(_) => "otro programa tiene abierta esta carpeta de partidas",
        StorageError::Spared(_) => "un archivo que no se pudo leer se deja como está",
        StorageError::NoHome => "no se conoce la carpeta personal",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => "El tiempo va en minutos, por ejemplo 5 o 1:30, hasta 10 horas.",
        EntryFault::Time(Some(_)) => {
            "{side}: el tiempo va en minutos, por ejemplo 5 o 1:30, hasta 10 horas."
        }
        EntryFault::Increment(None) => "El incremento va en segundos, de 0 a 3600.",
        EntryFault::Increment(Some(_)) => "{side}: el incremento va en segundos, de 0 a 3600.",
        EntryFault::Delay(None) => "El retardo va en segundos, de 0 a 3600.",
        EntryFault::Delay(Some(_)) => "{side}: el retardo va en segundos, de 0 a 3600.",
        EntryFault::NoDelay(None) => {
            "El retardo debe ser mayor que 0\u{a0}s. Para jugar sin retardo, elige Muerte súbita."
        }
        EntryFault::NoDelay(Some(_)) => {
            "{side}: el retardo debe ser mayor que 0\u{a0}s. Para jugar sin retardo, elige Muerte súbita."
        }
        EntryFault::Stages(None, _) => "No se entienden los periodos: {reason}.",
        EntryFault::Stages(Some(_), _) => "{side}: no se entienden los periodos: {reason}.",
        EntryFault::Chess960Number => "Las posiciones iniciales van del 0 al 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "La partida acabaría de inmediato por {reason}.",
        EntryFault::MatchLength => "Un match tiene de 2 a 99 partidas.",
        EntryFault::HalfOfNoTime => {
            "Solo se puede dar la mitad del tiempo con un reloj de cuenta atrás."
        }
        EntryFault::PlayedEachOther => "Los dos han jugado entre sí: son dos personas.",
        EntryFault::Rating => "El Elo es un número, por ejemplo 1850.",
        EntryFault::Date => "Escribe la fecha como año.mes.día: 2026.11.20 o 2026.11.??.",
        EntryFault::Castling(_) => "No es posible: {reason}.",
        EntryFault::NoRoom(_) => "En esta línea caben {room} caracteres; el resto se ha cortado.",
        EntryFault::Exists(..) => "{name} ya existe. Pulsa Intro otra vez para reemplazarlo.",
    }
}
