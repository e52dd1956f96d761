//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "a bug in Deskmate; stderr has the details",
        Failure::Stopped => "stopped",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Settings not read: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Settings not read; the file is kept as {name}: {error}"
        }
        Failure::NotUnderstood(_) => "Not understood in the settings, and left unchanged: {name}",
        Failure::SettingsNotSaved(_) => "Settings not saved: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Exercises not read: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Exercises not read; the file is kept as {name}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Exercises not saved: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Names of players not read: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Names of players not read; the file is kept as {name}: {error}"
        }
        Failure::NamesNotSaved(_) => "Names of players not saved: {error}",
        Failure::NotRestored { .. } => "{error}. The game is in {folder}",
        Failure::NoGame(_) => "There is no game in {name}.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "pasted: {error}",
        },
        Failure::NotCopied(_) => "Not copied: {error}",
        Failure::NotPasted(_) => "Nothing to paste: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "changed since it was listed",
        StorageError::Exists(_) => "a file with this name already exists",
        StorageError::NotApart(_) => {
            "the games before and after this one cannot be told apart without it"
        }
        StorageError::NoFile => "this game is in no file",
        StorageError::NotAFile(_) => "not a file",
        StorageError::TooLarge(_) => "too large",
        StorageError::InUse(_) => "another program has this folder of games open",
        StorageError::Spared(_) => "a file that could not be read is left as it is",
        StorageError::NoHome => "the home directory is not known",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => {
            "The time must be in minutes, such as 5, 0.5 or 1:30, up to 10 hours."
        }
        EntryFault::Time(Some(_)) => {
            "{side}’s time must be in minutes, such as 5, 0.5 or 1:30, up to 10 hours."
        }
        EntryFault::Increment(None) => "The increment must be in seconds, from 0 to 3600.",
        EntryFault::Increment(Some(_)) => "{side}’s increment must be in seconds, from 0 to 3600.",
        EntryFault::Delay(None) => "The delay must be in seconds, from 0 to 3600.",
        EntryFault::Delay(Some(_)) => "{side}’s delay must be in seconds, from 0 to 3600.",
        EntryFault::NoDelay(None) => {
            "The delay must be more than 0 s. Without a delay choose Sudden death."
        }
        EntryFault::NoDelay(Some(_)) => {
            "{side}’s delay must be more than 0 s. Without a delay choose Sudden death."
        }
        EntryFault::Stages(None, _) => "The stages cannot be read: {reason}.",
        EntryFault::Stages(Some(_), _) => "{side}’s stages cannot be read: {reason}.",
        EntryFault::Chess960Number => "Start positions have numbers from 0 to 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "The game would be over at once: {reason}.",
        EntryFault::MatchLength => "A match has 2 to 99 games.",
        EntryFault::HalfOfNoTime => "Half the time can be given only by a clock that runs down.",
        EntryFault::PlayedEachOther => "These two have played each other: they are two people.",
        EntryFault::Rating => "Ratings are numbers, such as 1850.",
        EntryFault::Date => "Enter the date as year.month.day, such as 2026.11.20 or 2026.11.??.",
        EntryFault::Castling(_) => "{reason}.",
        EntryFault::NoRoom(_) => "This line holds {room} characters at most; the rest was cut off.",
        EntryFault::Exists(..) => "{name} already exists. Enter again to replace it.",
    }
}
