//! The settings and their file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::app_strategy::AppStrategy;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::choices::{BoardTheme, Notation, Rules, Seating, TextSize};
use super::{StorageError, atomic, directories};
use crate::game::DrawRule;

/// What the players have chosen once and for all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The name of the player of White in the next game.
    pub white: String,
    /// The name of the player of Black in the next game.
    pub black: String,
    /// Names that have been used, the last one first.
    pub names: Vec<String>,
    /// By which rules the next game is played.
    pub rules: Rules,
    /// The number of a start position of Chess960; empty if it is drawn by lot.
    pub chess960: String,
    /// The position from which the next game begins, as FEN.
    pub position: String,
    /// Which repetition draws the next game.
    pub draw_rule: DrawRule,
    /// Which way round the board is seen in games.
    pub seating: Seating,
    /// The colours of the board.
    pub board_theme: BoardTheme,
    /// Whether moves slide over the board.
    pub animation: bool,
    /// Whether the edge squares carry letters and digits.
    pub coordinates: bool,
    /// Whether the legal targets of a piece are marked.
    pub legal_targets: bool,
    /// How the moves of the list are written.
    pub notation: Notation,
    /// Whether a pawn becomes a queen without asking.
    pub always_queen: bool,
    /// Whether the opponent has to agree to a takeback.
    pub takeback_asks: bool,
    /// Whether a piece that is touched and can move has to (FIDE 4.3.1).
    pub touch_move: bool,
    /// How large text is.
    pub text_size: TextSize,
    /// How loud sounds are, from 0 to 100; more counts as 100.
    pub volume: u8,
    /// Whether sound is turned off, whatever the volume.
    pub muted: bool,
    /// What other versions of the program have written; it is kept.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Settings {
    /// Notes a name to be suggested.
    pub fn remember_name(&mut self, name: &str) {
        const MOST: usize = 50;
        self.names.retain(|known| known != name);
        self.names.insert(0, name.to_string());
        self.names.truncate(MOST);
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            white: "White".into(),
            black: "Black".into(),
            names: Vec::new(),
            rules: Rules::Standard,
            chess960: String::new(),
            position: String::new(),
            draw_rule: DrawRule::Fide,
            seating: Seating::Fixed,
            board_theme: BoardTheme::Green,
            animation: true,
            coordinates: true,
            legal_targets: true,
            notation: Notation::San,
            always_queen: false,
            takeback_asks: false,
            touch_move: false,
            text_size: TextSize::Normal,
            volume: 60,
            muted: false,
            other: Map::new(),
        }
    }
}

impl Settings {
    /// How loud sounds are now, from 0 to 100; 0 is silence.
    pub fn loudness(&self) -> u8 {
        if self.muted { 0 } else { self.volume.min(100) }
    }
}

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
        atomic::write(path, &text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
            always_queen: true,
            coordinates: false,
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
