//! Failures of effects.

use std::fmt::Display;

use crate::app::{ClipboardFault, Failure};
use crate::storage::library::{ListError, ListFault};
use crate::storage::{FileFault, StorageError};
use crate::words::outcome::capitalised;
use crate::words::{Counted, Phrase, Words};

impl Words {
    /// Why an effect failed.
    pub fn failure(self, failure: &Failure) -> String {
        let with = |values: &[(&str, &dyn Display)]| self.fill(self.texts.failure(failure), values);
        match failure {
            Failure::Storage(error)
            | Failure::SettingsNotSaved(error)
            | Failure::SettingsNotRead(FileFault::Left(error))
            | Failure::ExercisesNotSaved(error)
            | Failure::ExercisesNotRead(FileFault::Left(error))
            | Failure::NamesNotSaved(error)
            | Failure::NamesNotRead(FileFault::Left(error)) => {
                with(&[("error", &self.storage_error(error))])
            }
            Failure::Panicked | Failure::Stopped => with(&[]),
            Failure::SettingsNotRead(FileFault::SetAside { name, error })
            | Failure::ExercisesNotRead(FileFault::SetAside { name, error })
            | Failure::NamesNotRead(FileFault::SetAside { name, error }) => {
                with(&[("name", name), ("error", &self.storage_error(error))])
            }
            Failure::NotUnderstood(names) => with(&[("name", &names.join(", "))]),
            Failure::NotListed(ListFault { name, why }) => with(&[
                ("name", &name.as_deref().unwrap_or_default()),
                ("error", &self.list_error(why)),
            ]),
            Failure::NotRestored { error, trash } => with(&[
                ("error", &self.storage_error(error)),
                ("folder", &trash.display()),
            ]),
            Failure::NoGame(source) => with(&[("name", &self.source_name(source))]),
            Failure::NotCopied(why) | Failure::NotPasted(why) => {
                with(&[("error", &self.clipboard_fault(why))])
            }
            Failure::Rescued { folder, games } => {
                let rescued = self.texts.counted(Counted::Rescued);
                self.plural(rescued, *games, &[("folder", &folder.display())])
            }
        }
    }

    /// Why an effect failed, where nothing is said before it. The name of a file stays as it is.
    pub(super) fn failure_alone(self, failure: &Failure) -> String {
        match failure {
            Failure::NotListed(ListFault { name: Some(_), .. }) => self.failure(failure),
            _ => capitalised(&self.failure(failure)),
        }
    }

    /// The reason first: where there is little room, the end of a line is cut.
    fn storage_error(self, error: &StorageError) -> String {
        let text = self.texts.storage_error(error);
        let reason = match error {
            StorageError::Io { error, .. } => self.fill(text, &[("error", error)]),
            _ => text.to_owned(),
        };
        match error.path() {
            Some(path) => self.with_colon(&reason, path.display()),
            None => reason,
        }
    }

    /// Why a file cannot be opened.
    pub fn list_error(self, error: &ListError) -> String {
        let text = self.text(match error {
            ListError::Io(error) => return error.to_string(),
            ListError::NotAFile => Phrase::NotAFile,
            ListError::NoGame => Phrase::NoGameInIt,
            ListError::NoGameAtStart => Phrase::NoGameAtStart,
            ListError::NoGames(kind) => Phrase::NotGames(*kind),
            ListError::TooLong => Phrase::FirstGameTooLong,
        });
        text.to_owned()
    }

    fn clipboard_fault(self, fault: &ClipboardFault) -> String {
        let text = self.text(match fault {
            ClipboardFault::NoText => Phrase::NoTextToPaste,
            ClipboardFault::None => Phrase::NoClipboard,
            ClipboardFault::Occupied => Phrase::ClipboardInUse,
            ClipboardFault::Damaged => Phrase::ClipboardDamaged,
            ClipboardFault::System(why) => return why.clone(),
        });
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::storage::library::Source;

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
            (Failure::Stopped, "stopped"),
            (
                Failure::SettingsNotRead(FileFault::Left(refused())),
                "Settings not read: the disk is broken: /games/last.txt",
            ),
            (
                Failure::SettingsNotRead(FileFault::SetAside {
                    name: "settings.damaged.json".into(),
                    error: refused(),
                }),
                "Settings not read; the file is kept as settings.damaged.json: \
                 the disk is broken: /games/last.txt",
            ),
            (
                Failure::NotUnderstood(vec!["clock.kind".into(), "names".into()]),
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
