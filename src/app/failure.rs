//! What went wrong outside.

use std::path::PathBuf;

use super::library_words::game_count;
use crate::storage::StorageError;
use crate::storage::library::Source;

/// Why something was not done outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// A file could not be read or written.
    Storage(StorageError),
    /// The program panicked while it was done.
    Panicked,
    /// The settings were not read, or not in full; the sentence says which.
    SettingsNotRead(String),
    /// The settings could not be written.
    SettingsNotSaved(StorageError),
    /// A game could not be brought back, and is still in the trash.
    NotRestored {
        /// Why.
        error: StorageError,
        /// The file in the trash.
        trash: PathBuf,
    },
    /// There is no game where games were looked for.
    NoGame(Source),
    /// A list could not be read; the file and why.
    NotListed(String),
    /// Nothing was put on the clipboard; what the system says.
    NotCopied(String),
    /// No text was read from the clipboard; what the system says.
    NotPasted(String),
    /// Games could not be saved in their folder before, and were rescued.
    Rescued {
        /// Where to.
        folder: PathBuf,
        /// How many games.
        games: usize,
    },
}

impl Failure {
    /// The failure in words.
    pub(super) fn words(&self) -> String {
        match self {
            Failure::Storage(error) => error.to_string(),
            Failure::Panicked => "a fault of Deskmate itself; stderr tells more".to_string(),
            Failure::SettingsNotRead(sentence) | Failure::NotListed(sentence) => sentence.clone(),
            Failure::SettingsNotSaved(error) => format!("Settings not saved: {error}"),
            Failure::NotRestored { error, trash } => {
                format!("{error}. The game is in {}", trash.display())
            }
            Failure::NoGame(source) => format!("There is no game in {}.", source.name()),
            Failure::NotCopied(why) => format!("Not copied: {why}"),
            Failure::NotPasted(why) => format!("Nothing to paste: {why}"),
            Failure::Rescued { folder, games } => {
                let are = if *games == 1 { "is" } else { "are" };
                let (games, folder) = (game_count(*games), folder.display());
                format!("{games} that could not be saved {are} in {folder}")
            }
        }
    }
}

impl From<StorageError> for Failure {
    fn from(error: StorageError) -> Failure {
        Failure::Storage(error)
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn every_failure_is_put_into_words() {
        let refused = || StorageError::Io {
            path: "/games/last.txt".into(),
            error: io::Error::other("the disk is broken").into(),
        };
        let rescued = |games| Failure::Rescued {
            folder: "/rescued".into(),
            games,
        };
        let table = [
            (
                Failure::from(refused()),
                "the disk is broken: /games/last.txt",
            ),
            (
                Failure::Panicked,
                "a fault of Deskmate itself; stderr tells more",
            ),
            (
                Failure::SettingsNotRead("Settings not read: why".into()),
                "Settings not read: why",
            ),
            (
                Failure::SettingsNotSaved(refused()),
                "Settings not saved: the disk is broken: /games/last.txt",
            ),
            (
                Failure::NotRestored {
                    error: StorageError::Changed("/games/a.pgn".into()),
                    trash: "/games/trash/a.pgn".into(),
                },
                "changed since it was listed: /games/a.pgn. The game is in /games/trash/a.pgn",
            ),
            (
                Failure::NoGame(Source::File("/games/a.pgn".into())),
                "There is no game in a.pgn.",
            ),
            (Failure::NotListed("a.pgn: why".into()), "a.pgn: why"),
            (Failure::NotCopied("why".into()), "Not copied: why"),
            (Failure::NotPasted("why".into()), "Nothing to paste: why"),
            (rescued(1), "1 game that could not be saved is in /rescued"),
            (
                rescued(2),
                "2 games that could not be saved are in /rescued",
            ),
        ];
        for (failure, words) in table {
            assert_eq!(failure.words(), words);
        }
    }
}
