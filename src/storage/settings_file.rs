//! The file of the settings.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::app_strategy::AppStrategy;

use super::settings::Settings;
use super::{StorageError, atomic, directories};

/// `settings.json` in the platform's configuration directory.
#[derive(Debug)]
pub struct SettingsFile {
    /// Not there where the home directory is not known.
    path: Option<PathBuf>,
    /// Whether there is a file that could be neither read nor set aside; it is not written over.
    spared: bool,
}

impl SettingsFile {
    /// Finds the file's place; the file itself need not be there.
    pub fn locate() -> SettingsFile {
        let directories = directories().ok();
        SettingsFile {
            path: directories.map(|known| known.in_config_dir("settings.json")),
            spared: false,
        }
    }

    /// The file at a place of its own.
    pub fn at(path: PathBuf) -> SettingsFile {
        SettingsFile {
            path: Some(path),
            spared: false,
        }
    }

    /// Reads the settings; where there is no file, the usual ones.
    ///
    /// A damaged file is set aside as `settings.damaged.json`, or a numbered name after it, and the
    /// second value names it.
    pub fn read(&mut self) -> (Settings, Option<String>) {
        let Some(path) = self.path.clone() else {
            return Default::default();
        };
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Default::default(),
            Err(error) => {
                self.spared = true;
                let error = StorageError::io(&path)(error);
                let fault = format!("Settings not read: {error}");
                return (Settings::default(), Some(fault));
            }
        };
        match serde_json::from_slice(&text) {
            Ok(settings) => (settings, None),
            Err(error) => {
                let fate = self.set_aside(&path);
                let fault = format!("The settings are damaged ({error}); {fate}");
                (Settings::default(), Some(fault))
            }
        }
    }

    /// Gives a damaged file another name; says which.
    fn set_aside(&mut self, path: &Path) -> String {
        let name = |number| match number {
            1 => path.with_extension("damaged.json"),
            _ => path.with_extension(format!("damaged_{number}.json")),
        };
        match atomic::rename_to_free(path, name) {
            Ok(aside) => format!("they are kept as {}.", aside.display()),
            Err(error) => {
                self.spared = true;
                format!("they could not be set aside: {error}")
            }
        }
    }

    /// Writes the settings.
    ///
    /// # Errors
    /// If the system refuses, if there is no place for them, or if there is a file that could not be
    /// read.
    pub fn write(&self, settings: &Settings) -> Result<(), StorageError> {
        let path = self.path.as_ref().ok_or(StorageError::NoHome)?;
        if self.spared {
            return Err(StorageError::Spared(path.clone()));
        }
        // A map with string keys and plain values always has a JSON form.
        let text = serde_json::to_string_pretty(settings).unwrap_or_default() + "\n";
        atomic::write_own(path, &text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::DrawRule;
    use crate::storage::{BoardTheme, Notation, Seating, TextSize};
    use serde_json::Value;
    use tempfile::TempDir;

    fn file_with(text: Option<&[u8]>) -> (TempDir, SettingsFile) {
        let folder = TempDir::new().expect("a temporary folder");
        let path = folder.path().join("deskmate/settings.json");
        if let Some(text) = text {
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(&path, text).expect("written");
        }
        (folder, SettingsFile::at(path))
    }

    fn path(file: &SettingsFile) -> &Path {
        file.path.as_deref().expect("a place")
    }

    #[test]
    fn where_there_is_no_file_the_usual_settings_hold() {
        let (_keep, mut file) = file_with(None);
        assert_eq!(file.read(), (Settings::default(), None));
        assert!(!path(&file).exists());
    }

    #[test]
    fn settings_are_written_and_read_as_the_same() {
        let (_keep, mut file) = file_with(None);
        let settings = Settings {
            white: "Zoë \"Z\"".into(),
            draw_rule: DrawRule::EightHalfMoves,
            seating: Seating::FaceToFace,
            board_theme: BoardTheme::Clear,
            notation: Notation::Figurine,
            text_size: TextSize::Largest,
            coordinates: false,
            always_queen: true,
            takeback_asks: true,
            touch_move: true,
            ..Settings::default()
        };
        file.write(&settings).expect("written, with its folder");
        assert_eq!(file.read(), (settings, None));
    }

    #[test]
    fn missing_settings_are_the_usual_ones_and_unknown_ones_are_kept() {
        let text = br#"{"black": "Morphy", "sound": {"volume": 7}, "theme": "blue"}"#;
        let (_keep, mut file) = file_with(Some(text));
        let (mut settings, fault) = file.read();
        assert_eq!(fault, None);
        assert_eq!((&*settings.white, &*settings.black), ("White", "Morphy"));
        assert!(settings.animation);
        settings.animation = false;
        file.write(&settings).expect("written");
        let text = fs::read_to_string(path(&file)).expect("text");
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(value["sound"]["volume"], 7);
        assert_eq!(value["theme"], "blue");
        assert_eq!(value["animation"], false);
    }

    #[test]
    fn sounds_are_no_louder_than_100_and_silent_when_turned_off() {
        let (_keep, mut file) = file_with(Some(br#"{"volume": 200}"#));
        let (mut settings, _) = file.read();
        assert_eq!(settings.loudness(), 100);
        settings.muted = true;
        file.write(&settings).expect("written");
        let (read, fault) = file.read();
        assert_eq!((read.loudness(), read.volume, fault), (0, 200, None));
    }

    #[test]
    fn a_damaged_file_is_set_aside_and_named() {
        let damaged: [&[u8]; 5] = [
            b"",
            b"{\"white\": \"And",
            b"[1, 2]",
            b"{\"animation\": \"perhaps\"}",
            b"\x00\x01",
        ];
        for text in damaged {
            let (_keep, mut file) = file_with(Some(text));
            let (settings, fault) = file.read();
            assert_eq!(settings, Settings::default());
            let fault = fault.expect("it is named");
            assert!(fault.contains("settings.damaged.json"), "{fault}");
            let aside = path(&file).with_file_name("settings.damaged.json");
            assert_eq!(fs::read(aside).expect("kept"), text);
            assert_eq!(file.read(), (Settings::default(), None));
        }
    }

    #[test]
    fn a_file_that_is_not_utf8_is_set_aside_too() {
        let (_keep, mut file) = file_with(Some(b"{\"white\": \"Gr\xFCnfeld\"}"));
        let (settings, fault) = file.read();
        assert_eq!(settings, Settings::default());
        assert!(
            fault
                .expect("it is named")
                .contains("settings.damaged.json")
        );
        file.write(&settings).expect("written");
        let aside = path(&file).with_file_name("settings.damaged.json");
        let kept = fs::read(aside).expect("the damaged file is not overwritten");
        assert_eq!(kept, b"{\"white\": \"Gr\xFCnfeld\"}");
    }

    #[test]
    fn a_file_that_cannot_be_read_is_named() {
        let (_keep, mut file) = file_with(None);
        fs::create_dir_all(path(&file)).expect("a folder in its place");
        let (settings, fault) = file.read();
        assert_eq!(settings, Settings::default());
        assert!(fault.expect("it is named").contains("settings.json"));
        assert!(file.write(&settings).is_err());
    }

    #[test]
    fn two_damaged_files_are_both_kept() {
        let (_keep, mut file) = file_with(Some(b"one"));
        file.read();
        fs::write(path(&file), b"two").expect("written");
        file.read();
        let folder = path(&file).parent().expect("a folder");
        let kept = |name| fs::read(folder.join(name)).expect("kept");
        assert_eq!(kept("settings.damaged.json"), b"one");
        assert_eq!(kept("settings.damaged_2.json"), b"two");
    }

    #[test]
    fn without_a_home_there_are_settings_but_no_file() {
        let mut file = SettingsFile {
            path: None,
            spared: false,
        };
        assert_eq!(file.read(), (Settings::default(), None));
        assert!(file.write(&Settings::default()).is_err());
    }
}
