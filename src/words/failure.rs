//! Failures of effects.

use crate::app::{ClipboardFault, Failure};
use crate::storage::SettingsFault;
use crate::storage::library::ListFault;
use crate::words::Words;

impl Words {
    /// Why an effect failed.
    pub fn failure(self, failure: &Failure) -> String {
        match failure {
            Failure::Storage(error) => error.to_string(),
            Failure::Panicked => "a bug in Deskmate; stderr has the details".to_string(),
            Failure::SettingsNotRead(fault) => self.settings_fault(fault),
            Failure::NotListed(ListFault { name, why }) => {
                format!("{}: {why}", name.as_deref().unwrap_or("pasted"))
            }
            Failure::SettingsNotSaved(error) => format!("Settings not saved: {error}"),
            Failure::NotRestored { error, trash } => {
                format!("{error}. The game is in {}", trash.display())
            }
            Failure::NoGame(source) => format!("There is no game in {}.", self.source_name(source)),
            Failure::NotCopied(why) => format!("Not copied: {}", self.clipboard_fault(why)),
            Failure::NotPasted(why) => format!("Nothing to paste: {}", self.clipboard_fault(why)),
            Failure::Rescued { folder, games } => {
                let are = if *games == 1 { "is" } else { "are" };
                let (games, folder) = (self.game_count(*games), folder.display());
                format!("{games} that could not be saved {are} in {folder}")
            }
        }
    }

    fn settings_fault(self, fault: &SettingsFault) -> String {
        match fault {
            SettingsFault::Left(error) => format!("Settings not read: {error}"),
            SettingsFault::SetAside { name, error } => {
                format!("Settings not read; the file is kept as {name}: {error}")
            }
            SettingsFault::NotUnderstood(names) => {
                let names = names.join(", ");
                format!("Not understood in the settings, and left unchanged: {names}")
            }
        }
    }

    fn clipboard_fault(self, fault: &ClipboardFault) -> &str {
        match fault {
            ClipboardFault::NoText => "there is no text on the clipboard",
            ClipboardFault::None => "the system has no clipboard",
            ClipboardFault::Occupied => "another program is using the clipboard; try again",
            ClipboardFault::Damaged => "the text on the clipboard is damaged",
            ClipboardFault::System(why) => why,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::storage::StorageError;
    use crate::storage::library::{ListError, Source};

    #[test]
    fn every_failure_has_words() {
        let refused = || StorageError::Io {
            path: "/games/last.txt".into(),
            error: io::Error::other("the disk is broken").into(),
        };
        let not_listed = |name: Option<&str>, why| {
            let name = name.map(str::to_string);
            Failure::NotListed(ListFault { name, why })
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
                "a bug in Deskmate; stderr has the details",
            ),
            (
                Failure::SettingsNotRead(SettingsFault::Left(refused())),
                "Settings not read: the disk is broken: /games/last.txt",
            ),
            (
                Failure::SettingsNotRead(SettingsFault::SetAside {
                    name: "settings.damaged.json".into(),
                    error: refused(),
                }),
                "Settings not read; the file is kept as settings.damaged.json: \
                 the disk is broken: /games/last.txt",
            ),
            (
                Failure::SettingsNotRead(SettingsFault::NotUnderstood(vec![
                    "clock.kind".into(),
                    "names".into(),
                ])),
                "Not understood in the settings, and left unchanged: clock.kind, names",
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
            (
                not_listed(Some("a.pgn"), ListError::NotAFile),
                "a.pgn: not a file",
            ),
            (
                not_listed(None, ListError::NoGame),
                "pasted: there is no game in it",
            ),
            (
                Failure::NotCopied(ClipboardFault::System("why".into())),
                "Not copied: why",
            ),
            (
                Failure::NotCopied(ClipboardFault::None),
                "Not copied: the system has no clipboard",
            ),
            (
                Failure::NotCopied(ClipboardFault::Occupied),
                "Not copied: another program is using the clipboard; try again",
            ),
            (
                Failure::NotPasted(ClipboardFault::NoText),
                "Nothing to paste: there is no text on the clipboard",
            ),
            (
                Failure::NotPasted(ClipboardFault::Damaged),
                "Nothing to paste: the text on the clipboard is damaged",
            ),
            (rescued(1), "1 game that could not be saved is in /rescued"),
            (
                rescued(2),
                "2 games that could not be saved are in /rescued",
            ),
        ];
        for (failure, words) in table {
            assert_eq!(Words::ENGLISH.failure(&failure), words);
        }
    }
}
