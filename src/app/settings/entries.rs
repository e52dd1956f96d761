//! The settings that the form offers as choices. Each is one entry here; `words` has its label.

use crate::app::forms::{FieldOption, Volume};
use crate::storage::{BoardTheme, ColorScheme, Notation, PieceSet, Settings, TextSize};

/// The numbers of threads to choose from.
const THREADS: [usize; 4] = [1, 2, 4, 8];

/// The sizes of the transposition table to choose from, in mebibytes.
const MEMORY: [usize; 4] = [16, 64, 256, 1024];

/// A setting with a choice in the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Setting {
    BoardTheme,
    Pieces,
    Animation,
    Coordinates,
    LegalTargets,
    Notation,
    AlwaysQueen,
    TakebackAsks,
    TouchMove,
    LowTime,
    Volume,
    ColorScheme,
    TextSize,
    ClockAtOnce,
    ClockUnderDialogs,
    EngineThreads,
    EngineMemory,
}

/// How a setting is chosen. An option is given by its number.
pub(super) struct Entry {
    pub setting: Setting,
    pub options: fn() -> Vec<FieldOption>,
    /// None if the settings file has a value that is no option.
    pub chosen: fn(&Settings) -> Option<usize>,
    pub choose: fn(&mut Settings, usize),
}

/// An entry for a field of [`Settings`]: a switch, or one of several values.
macro_rules! entry {
    ($setting:ident: $field:ident) => {
        entry!($setting: $field, [false, true], Switch)
    };
    ($setting:ident: $field:ident, $all:expr, $option:ident) => {
        Entry {
            setting: Setting::$setting,
            options: || $all.map(FieldOption::$option).to_vec(),
            chosen: |settings| $all.iter().position(|&value| value == settings.$field),
            choose: |settings, number| {
                if let Some(&value) = $all.get(number) {
                    settings.$field = value;
                }
            },
        }
    };
}

/// The settings of every game.
pub(super) const GENERAL: &[Entry] = &[
    entry!(BoardTheme: board_theme, BoardTheme::ALL, BoardTheme),
    entry!(Pieces: pieces, PieceSet::ALL, Pieces),
    entry!(Animation: animation),
    entry!(Coordinates: coordinates),
    entry!(LegalTargets: legal_targets),
    entry!(Notation: notation, Notation::ALL, Notation),
    entry!(AlwaysQueen: always_queen),
    entry!(TakebackAsks: takeback_asks),
    entry!(TouchMove: touch_move),
    entry!(LowTime: low_time_warning),
    Entry {
        setting: Setting::Volume,
        options: || Volume::ALL.map(FieldOption::Volume).to_vec(),
        chosen: |settings| {
            let chosen = Volume::of(settings)?;
            Volume::ALL.iter().position(|&volume| volume == chosen)
        },
        choose: |settings, number| {
            if let Some(volume) = Volume::ALL.get(number) {
                volume.choose(settings);
            }
        },
    },
    entry!(TextSize: text_size, TextSize::ALL, TextSize),
];

/// The window itself.
pub(super) const WINDOW: &[Entry] =
    &[entry!(ColorScheme: color_scheme, ColorScheme::ALL, ColorScheme)];

/// When the clocks run, which does not change during a game.
pub(super) const CLOCKS: &[Entry] = &[
    entry!(ClockAtOnce: clock_at_once),
    entry!(ClockUnderDialogs: clock_under_dialogs),
];

/// What the engine may use, which does not change during a game.
pub(super) const ENGINE: &[Entry] = &[
    entry!(EngineThreads: engine_threads, THREADS, Threads),
    entry!(EngineMemory: engine_memory, MEMORY, Memory),
];

/// All of them.
pub(super) fn all() -> impl Iterator<Item = &'static Entry> {
    [GENERAL, WINDOW, CLOCKS, ENGINE].into_iter().flatten()
}
