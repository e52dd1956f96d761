//! Are settings read, kept and written, whatever the file holds?

use super::*;
use crate::game::DrawRule;
use crate::language::Language;
use crate::storage::{
    BoardOrientation, BoardTheme, ClockKind, ClockStanding, Disk, Letters, Notation, PieceSet,
    SavedClock, TextSize,
};
use serde_json::Value;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn file_with(text: Option<&[u8]>) -> (TempDir, SettingsFile) {
    let folder = TempDir::new().expect("a temporary folder");
    let path = folder.path().join("deskmate/settings.json");
    if let Some(text) = text {
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(&path, text).expect("written");
    }
    (folder, SettingsFile::at(Arc::new(Disk), path))
}

fn path(file: &SettingsFile) -> &Path {
    file.path.as_deref().expect("a place")
}

#[test]
fn without_a_file_the_settings_of_a_first_start_apply() {
    let (_keep, mut file) = file_with(None);
    assert_eq!(file.read(), (Settings::first(), None));
    assert!(!path(&file).exists());
}

#[test]
fn settings_survive_writing_and_reading() {
    let (_keep, mut file) = file_with(None);
    let settings = Settings {
        white: Some("Zoë \"Z\"".into()),
        draw_rule: DrawRule::EightHalfMoves,
        orientation: BoardOrientation::FaceToFace,
        board_theme: BoardTheme::Clear,
        pieces: PieceSet::Shapes,
        coordinates_outside: true,
        last_move_squares: false,
        last_move_arrow: true,
        big_clock: SavedClock {
            black_first: true,
            standing: Some(ClockStanding {
                white: 61_234,
                black_moves: 7,
                black_to_move: true,
                ..ClockStanding::default()
            }),
            ..SavedClock::default()
        },
        notation: Notation::Long,
        letters: Letters::Figurines,
        language: Some(Language::English),
        text_size: TextSize::Largest,
        coordinates: false,
        always_queen: true,
        takeback_asks: true,
        touch_move: true,
        engine: "/usr/games/stockfish".into(),
        engines: vec!["/opt/engine".into(), "/opt/other".into()],
        engine_threads: Some(2),
        engine_memory: 256,
        ..Settings::default()
    };
    file.write(&settings).expect("written, with its folder");
    assert_eq!(file.read(), (settings, None));
}

#[test]
fn the_engine_that_an_earlier_version_has_written_is_taken_over() {
    let text = br#"{"engine": "/opt/a", "other_engine": "/opt/a"}"#;
    let (_keep, mut file) = file_with(Some(text));
    assert_eq!(file.peek().engines, ["/opt/a"]);
    let (settings, fault) = file.read();
    assert_eq!((settings.engine.as_str(), fault), ("/opt/a", None));
    assert_eq!(settings.engines, ["/opt/a"]);
    let written = written(&mut file, &settings);
    assert_eq!(written.get("other_engine"), None);
    assert_eq!(written["engines"], serde_json::json!(["/opt/a"]));
    assert_eq!(file.read().0, settings);
}

#[test]
fn a_look_at_the_settings_changes_nothing() {
    let (_keep, file) = file_with(Some(b"no settings"));
    assert_eq!(file.peek(), Settings::default());
    assert!(path(&file).exists());
    let (_keep, file) = file_with(None);
    assert_eq!(file.peek(), Settings::default());
}

#[test]
fn missing_settings_are_defaults_and_unknown_ones_are_kept() {
    let text = br#"{"black": "Morphy", "sound": {"volume": 7}, "theme": "blue"}"#;
    let (_keep, mut file) = file_with(Some(text));
    let (mut settings, fault) = file.read();
    assert_eq!(fault, None);
    assert_eq!(settings.white, None);
    assert_eq!(settings.black.as_deref(), Some("Morphy"));
    assert!(settings.animation);
    settings.animation = false;
    file.write(&settings).expect("written");
    let text = fs::read_to_string(path(&file)).expect("text");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["sound"]["volume"], 7);
    assert_eq!(value["theme"], "blue");
    assert_eq!(value["animation"], false);
}

/// The contents of the file after writing these settings.
fn written(file: &mut SettingsFile, settings: &Settings) -> Value {
    file.write(settings).expect("written");
    let text = fs::read(path(file)).expect("a file");
    serde_json::from_slice(&text).expect("JSON")
}

#[test]
fn unknown_settings_of_the_clock_and_of_its_sides_are_kept() {
    let text =
        br#"{"clock": {"kind": "fischer", "sound": 1, "black": {"time": "9", "byo-yomi": [3]}}}"#;
    let (_keep, mut file) = file_with(Some(text));
    let (settings, fault) = file.read();
    assert_eq!(fault, None);
    assert_eq!(settings.clock.kind, ClockKind::Fischer);
    let clock = &written(&mut file, &settings)["clock"];
    assert_eq!(clock["sound"], 1);
    assert_eq!(clock["black"]["byo-yomi"], serde_json::json!([3]));
    assert_eq!(clock["black"]["time"], "9");
    assert_eq!(clock["white"]["time"], "5");
}

/// All kinds of values that this version cannot read, and one that it can.
const FROM_ANOTHER_VERSION: &[u8] = br#"{
    "board_theme": "pink",
    "pieces": "marble",
    "clock": {"kind": "byo-yomi", "white": {"time": 7, "bonus": "2"}},
    "names": ["Anna", 5],
    "volume": 300,
    "black": "Morphy"
}"#;

#[test]
fn a_value_that_cannot_be_read_is_replaced_by_its_default() {
    let (_keep, mut file) = file_with(Some(FROM_ANOTHER_VERSION));
    let (settings, fault) = file.read();
    let mut expected = Settings {
        black: Some("Morphy".into()),
        ..Settings::default()
    };
    expected.clock.white.bonus = "2".into();
    assert_eq!(settings, expected);
    let names = [
        "board_theme",
        "clock.kind",
        "clock.white.time",
        "names",
        "pieces",
        "volume",
    ];
    let names = names.map(str::to_string).to_vec();
    assert_eq!(fault, Some(SettingsFault::NotUnderstood(names)));
    let folder = path(&file).parent().expect("a folder");
    assert_eq!(fs::read_dir(folder).expect("a folder").count(), 1);
}

#[test]
fn a_value_that_cannot_be_read_is_kept_until_the_player_changes_it() {
    let (_keep, mut file) = file_with(Some(FROM_ANOTHER_VERSION));
    let (mut settings, _) = file.read();
    settings.animation = false;
    let json = written(&mut file, &settings);
    let read: Value = serde_json::from_slice(FROM_ANOTHER_VERSION).expect("JSON");
    assert_eq!(json["animation"], false);
    for name in ["board_theme", "names", "pieces", "volume"] {
        assert_eq!(json[name], read[name]);
    }
    assert_eq!(json["clock"]["kind"], "byo-yomi");
    assert_eq!(json["clock"]["white"]["time"], 7);

    settings.board_theme = BoardTheme::Blue;
    settings.remember_name("Boris");
    let json = written(&mut file, &settings);
    assert_eq!(json["board_theme"], "blue");
    assert_eq!(json["names"], serde_json::json!(["Boris"]));
    assert_eq!(json["volume"], 300);
    // After a change, the default value is a choice as well.
    settings.board_theme = BoardTheme::Green;
    assert_eq!(written(&mut file, &settings)["board_theme"], "green");
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

fn is_set_aside(fault: &Option<SettingsFault>) -> bool {
    matches!(fault, Some(SettingsFault::File(FileFault::SetAside { name, .. })) if name == "settings.damaged.json")
}

#[test]
fn a_damaged_file_is_set_aside_and_named() {
    let damaged: [&[u8]; 4] = [b"", b"{\"white\": \"And", b"[1, 2]", b"\x00\x01"];
    for text in damaged {
        let (_keep, mut file) = file_with(Some(text));
        let (settings, fault) = file.read();
        assert_eq!(settings, Settings::default());
        assert!(is_set_aside(&fault), "{fault:?}");
        let aside = path(&file).with_file_name("settings.damaged.json");
        assert_eq!(fs::read(aside).expect("kept"), text);
        assert_eq!(file.read(), (Settings::first(), None));
    }
}

#[test]
fn a_file_that_is_not_utf8_is_set_aside_too() {
    let (_keep, mut file) = file_with(Some(b"{\"white\": \"Gr\xFCnfeld\"}"));
    let (settings, fault) = file.read();
    assert_eq!(settings, Settings::default());
    assert!(is_set_aside(&fault), "{fault:?}");
    file.write(&settings).expect("written");
    let aside = path(&file).with_file_name("settings.damaged.json");
    let kept = fs::read(aside).expect("the damaged file is not overwritten");
    assert_eq!(kept, b"{\"white\": \"Gr\xFCnfeld\"}");
}

/// Checks that something other than settings is set aside unchanged.
fn check_set_aside(
    make: impl FnOnce(&Path),
    why: fn(PathBuf) -> StorageError,
) -> (TempDir, PathBuf) {
    let (keep, mut file) = file_with(Some(b""));
    fs::remove_file(path(&file)).expect("removed");
    make(path(&file));
    let (mut settings, fault) = file.read();
    assert_eq!(settings, Settings::default());
    let told = SettingsFault::File(FileFault::SetAside {
        name: "settings.damaged.json".into(),
        error: why(path(&file).into()),
    });
    assert_eq!(fault, Some(told));
    settings.animation = false;
    assert_eq!(written(&mut file, &settings)["animation"], false);
    assert_eq!(file.read(), (settings, None));
    let aside = path(&file).with_file_name("settings.damaged.json");
    (keep, aside)
}

#[test]
fn a_folder_in_the_place_of_the_file_is_set_aside() {
    let make = |path: &Path| fs::create_dir_all(path.join("inner")).expect("a folder");
    let (_keep, aside) = check_set_aside(make, StorageError::NotAFile);
    assert!(aside.join("inner").is_dir());
}

#[test]
fn a_file_as_large_as_a_disk_is_set_aside_without_being_read() {
    let size = 64 << 30;
    let make = |path: &Path| {
        let file = fs::File::create(path).expect("a file");
        file.set_len(size).expect("a file with a hole");
    };
    let (_keep, aside) = check_set_aside(make, StorageError::TooLarge);
    assert_eq!(fs::metadata(aside).expect("kept").len(), size);
}

#[cfg(unix)]
#[test]
fn a_pipe_does_not_block_and_is_set_aside() {
    let make = |path: &Path| {
        let made = std::process::Command::new("mkfifo").arg(path).status();
        assert!(made.expect("mkfifo runs").success());
    };
    check_set_aside(make, StorageError::NotAFile);
}

#[cfg(unix)]
#[test]
fn a_link_to_a_device_is_neither_read_nor_written_through() {
    let make = |path: &Path| std::os::unix::fs::symlink("/dev/zero", path).expect("a link");
    let (_keep, aside) = check_set_aside(make, StorageError::NotAFile);
    let target = fs::read_link(aside).expect("still a link");
    assert_eq!(target, Path::new("/dev/zero"));
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_read_is_reported_and_left_as_it_is() {
    let (_keep, mut file) = file_with(Some(b""));
    fs::remove_file(path(&file)).expect("removed");
    std::os::unix::fs::symlink("settings.json", path(&file)).expect("a link to itself");
    let (settings, fault) = file.read();
    assert_eq!(settings, Settings::default());
    let is_left = matches!(&fault, Some(SettingsFault::File(FileFault::Left(StorageError::Io { path: at, .. })))
        if at == path(&file));
    assert!(is_left, "{fault:?}");
    file.write(&settings).expect_err("it is spared");
    assert!(fs::read_link(path(&file)).is_ok());
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
fn without_a_home_each_start_is_the_first() {
    let mut file = SettingsFile::at(Arc::new(Disk), None);
    assert_eq!(file.read(), (Settings::first(), None));
    assert!(file.write(&Settings::default()).is_err());
}

#[test]
fn figurines_of_an_earlier_version_are_taken_over() {
    let (_folder, mut file) = file_with(Some(br#"{"notation": "figurine"}"#));
    let (settings, fault) = file.read();
    assert_eq!(fault, None);
    assert_eq!(settings.notation, Notation::San);
    assert_eq!(settings.letters, Letters::Figurines);
}
