//! The settings that the form offers as choices. Each is one entry here, with its group on a page; `words` has its label.

use super::machine::{Machine, usual_threads};
use super::page::SettingGroup;
use crate::app::forms::{FieldOption, Volume};
use crate::language::Language;
use crate::sound::Sound;
use crate::storage::{
    BoardTheme, ColorScheme, DateStyle, Letters, Notation, PieceSet, Settings, TextSize,
};

/// The numbers of threads to choose from, as far as the machine runs so many at once.
const THREADS: [usize; 64] = {
    let mut numbers = [0; 64];
    let mut at = 0;
    while at < numbers.len() {
        numbers[at] = at + 1;
        at += 1;
    }
    numbers
};

/// The sizes of the transposition table to choose from, in mebibytes.
const MEMORY: [usize; 9] = [16, 32, 64, 128, 256, 512, 1024, 2048, 4096];

/// The numbers of lines of an analysis to choose from.
const LINES: [usize; 5] = [1, 2, 3, 4, 5];

/// The times to choose from for each move of a game, in milliseconds.
const GAME_TIMES: [Option<u32>; 5] = [Some(100), Some(300), Some(1_000), Some(3_000), Some(10_000)];

/// The times to choose from for a position.
const POSITION_TIMES: [Option<u32>; 5] =
    [Some(5_000), Some(15_000), Some(60_000), Some(300_000), None];

/// A setting with a choice in the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Setting {
    BoardTheme,
    Pieces,
    Animation,
    Coordinates,
    CoordinatesOutside,
    LastMoveSquares,
    LastMoveArrow,
    LegalTargets,
    CapturedPieces,
    Notation,
    AlwaysQueen,
    TakebackAsks,
    TouchMove,
    LowTime,
    Volume,
    /// Whether a sound is played.
    Sound(Sound),
    TextSize,
    ColorScheme,
    ClockAtOnce,
    ClockUnderDialogs,
    Language,
    Letters,
    Dates,
    EnglishOpenings,
    EngineThreads,
    EngineMemory,
    EngineLines,
    GameTime,
    PositionTime,
}

/// How a setting is chosen. An option is given by its number.
pub(super) struct Entry {
    pub setting: Setting,
    /// Where it is shown.
    pub group: SettingGroup,
    pub options: fn(&Settings, &Machine) -> Vec<FieldOption>,
    /// None if the settings file has a value that is no option.
    pub chosen: fn(&Settings, &Machine) -> Option<usize>,
    pub choose: fn(&mut Settings, usize, &Machine),
}

/// An entry for a field of [`Settings`], in a group: a switch, or one of several values.
macro_rules! entry {
    ($group:ident, $setting:ident: $field:ident) => {
        entry!($group, $setting: $field, [false, true], Switch)
    };
    ($group:ident, $setting:ident: $field:ident, $all:expr, $option:ident) => {
        Entry {
            setting: Setting::$setting,
            group: SettingGroup::$group,
            options: |_, _| $all.map(FieldOption::$option).to_vec(),
            chosen: |settings, _| $all.iter().position(|&value| value == settings.$field),
            choose: |settings, number, _| {
                if let Some(&value) = $all.get(number) {
                    settings.$field = value;
                }
            },
        }
    };
}

/// The switch of a sound.
macro_rules! sound {
    ($sound:ident: $field:ident) => {
        Entry {
            setting: Setting::Sound(Sound::$sound),
            ..entry!(Sounds, Volume: $field)
        }
    };
}

/// All settings, in the order of the pages and of the groups on them.
pub(super) const ALL: &[Entry] = &[
    entry!(Board, BoardTheme: board_theme, BoardTheme::ALL, BoardTheme),
    entry!(Pieces, Pieces: pieces, PieceSet::ALL, Pieces),
    entry!(OnTheBoard, Coordinates: coordinates),
    entry!(OnTheBoard, CoordinatesOutside: coordinates_outside),
    entry!(OnTheBoard, LegalTargets: legal_targets),
    entry!(OnTheBoard, Animation: animation),
    entry!(OnTheBoard, LastMoveSquares: last_move_squares),
    entry!(OnTheBoard, LastMoveArrow: last_move_arrow),
    entry!(OnTheBoard, CapturedPieces: captured_pieces),
    entry!(Window, ColorScheme: color_scheme, ColorScheme::ALL, ColorScheme),
    entry!(Window, Notation: notation, Notation::ALL, Notation),
    entry!(Window, TextSize: text_size, TextSize::ALL, TextSize),
    entry!(Moves, AlwaysQueen: always_queen),
    entry!(Moves, TakebackAsks: takeback_asks),
    entry!(Moves, TouchMove: touch_move),
    entry!(Clock, LowTime: low_time_warning),
    entry!(Clock, ClockAtOnce: clock_at_once),
    entry!(Clock, ClockUnderDialogs: clock_under_dialogs),
    Entry {
        setting: Setting::Volume,
        group: SettingGroup::Sound,
        options: |_, _| Volume::ALL.map(FieldOption::Volume).to_vec(),
        chosen: |settings, _| {
            let chosen = Volume::of(settings)?;
            Volume::ALL.iter().position(|&volume| volume == chosen)
        },
        choose: |settings, number, _| {
            if let Some(volume) = Volume::ALL.get(number) {
                volume.choose(settings);
            }
        },
    },
    sound!(Move: move_sound),
    sound!(Capture: capture_sound),
    sound!(Check: check_sound),
    sound!(End: end_sound),
    sound!(LowTime: low_time_sound),
    Entry {
        setting: Setting::Language,
        group: SettingGroup::Language,
        options: |_, _| Language::ALL.map(FieldOption::Language).to_vec(),
        chosen: |settings, _| {
            let chosen = settings.language();
            Language::ALL
                .iter()
                .position(|&language| language == chosen)
        },
        // As long as none is chosen, that of the system counts.
        choose: |settings, number, _| {
            let chosen = Language::ALL.get(number).copied();
            if chosen != Some(settings.language()) {
                settings.language = chosen;
            }
        },
    },
    entry!(Language, Letters: letters, Letters::ALL, Letters),
    entry!(DatesAndNames, Dates: dates, DateStyle::ALL, Dates),
    entry!(DatesAndNames, EnglishOpenings: english_openings),
    Entry {
        setting: Setting::EngineThreads,
        group: SettingGroup::Engine,
        options: |settings, machine| {
            let most = machine.threads.max(threads(settings, machine));
            let numbers = THREADS.into_iter().take(most);
            numbers.map(FieldOption::Threads).collect()
        },
        chosen: |settings, machine| {
            let chosen = threads(settings, machine);
            THREADS.iter().position(|&number| number == chosen)
        },
        // The usual number is not stored, so that it follows the machine.
        choose: |settings, number, machine| {
            if let Some(&chosen) = THREADS.get(number)
                && chosen != threads(settings, machine)
            {
                let is_usual = chosen == usual_threads(machine.threads);
                settings.engine_threads = (!is_usual).then_some(chosen);
            }
        },
    },
    entry!(Engine, EngineMemory: engine_memory, MEMORY, Memory),
    entry!(Engine, EngineLines: engine_lines, LINES, Lines),
    entry!(Engine, GameTime: game_time, GAME_TIMES, SearchTime),
    entry!(Engine, PositionTime: position_time, POSITION_TIMES, SearchTime),
];

/// The number of threads of the engine.
fn threads(settings: &Settings, machine: &Machine) -> usize {
    let chosen = settings.engine_threads;
    chosen.unwrap_or_else(|| usual_threads(machine.threads))
}
