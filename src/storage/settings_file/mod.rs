//! The settings file.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use super::contents::Contents;
use super::files::Files;
use super::own_file::FileFault;
use super::settings::Settings;
use super::unread::Unread;
use super::{StorageError, directories};

/// More bytes than any settings have.
const LARGEST: u64 = 1024 * 1024;

/// A fault of the settings file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsFault {
    /// It could not be read.
    File(FileFault),
    /// The values with these names could not be read, and are left as they are.
    NotUnderstood(Vec<String>),
}

/// `settings.json` in the platform's configuration directory.
#[derive(Debug)]
pub struct SettingsFile {
    files: Arc<dyn Files>,
    /// `None` if the home directory is not known.
    path: Option<PathBuf>,
    /// Whether the file could be neither read nor set aside; then it is not overwritten.
    spared: bool,
    /// The values that could not be read.
    unread: Unread,
}

impl SettingsFile {
    /// Finds the path of the file, which need not exist.
    pub fn locate(files: Arc<dyn Files>) -> SettingsFile {
        SettingsFile::at(files, directories::config("settings.json").ok())
    }

    /// The file at this path, or none.
    pub fn at(files: Arc<dyn Files>, path: impl Into<Option<PathBuf>>) -> SettingsFile {
        SettingsFile {
            files,
            path: path.into(),
            spared: false,
            unread: Unread::default(),
        }
    }

    /// Reads the settings, or those of a first start if there is no file or the home directory is not known.
    ///
    /// A damaged file is set aside as `settings.damaged.json`, or a numbered name after it; one that
    /// cannot be read is left as it is. In a valid file, values that cannot be read are kept. The
    /// second value reports any of these.
    pub fn read(&mut self) -> (Settings, Option<SettingsFault>) {
        let Some(path) = self.path.clone() else {
            return (Settings::first(), None);
        };
        let error = match Contents::read(&*self.files, &path, LARGEST) {
            Ok(contents) => match Unread::split(&contents.bytes) {
                Ok((settings, unread)) => return self.understood(settings, unread),
                Err(error) => StorageError::io(&path)(error.into()),
            },
            Err(StorageError::Io { error, .. }) if error.kind() == io::ErrorKind::NotFound => {
                return (Settings::first(), None);
            }
            Err(error @ StorageError::Io { .. }) => return self.refused(FileFault::Left(error)),
            Err(error) => error,
        };
        self.refused(FileFault::of_damaged(&*self.files, &path, true, error))
    }

    fn understood(
        &mut self,
        mut settings: Settings,
        unread: Unread,
    ) -> (Settings, Option<SettingsFault>) {
        settings.take_over();
        self.unread = unread;
        let names = self.unread.names();
        let is_whole = names.is_empty();
        let fault = (!is_whole).then_some(SettingsFault::NotUnderstood(names));
        (settings, fault)
    }

    fn refused(&mut self, fault: FileFault) -> (Settings, Option<SettingsFault>) {
        self.spared = fault.is_left();
        (Settings::default(), Some(SettingsFault::File(fault)))
    }

    /// The settings, as far as the file can be read; it is left as it is.
    pub fn peek(&self) -> Settings {
        let contents = self
            .path
            .as_deref()
            .map(|path| Contents::read(&*self.files, path, LARGEST));
        let read = contents.and_then(|contents| Unread::split(&contents.ok()?.bytes).ok());
        let (mut settings, _) = read.unwrap_or_default();
        settings.take_over();
        settings
    }

    /// Writes the settings, and the values that could not be read unless the player has changed them.
    ///
    /// # Errors
    /// If the file cannot be written, its path is not known, or it could not be read before.
    pub fn write(&mut self, settings: &Settings) -> Result<(), StorageError> {
        let path = self.path.as_ref().ok_or(StorageError::NoHome)?;
        if self.spared {
            return Err(StorageError::Spared(path.clone()));
        }
        // A map with string keys and plain values always has a JSON form.
        let mut json = serde_json::to_value(settings).unwrap_or_default();
        self.unread.put_back(&mut json);
        self.files.write_own(path, format!("{json:#}\n").as_bytes())
    }
}

#[cfg(test)]
mod tests;
