//! What went wrong outside.

use super::library::game_count;
use crate::app::Failure;

/// Why something was not done outside.
pub fn failure(failure: &Failure) -> String {
    match failure {
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

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::storage::StorageError;
    use crate::storage::library::Source;

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
            assert_eq!(super::failure(&failure), words);
        }
    }
}
