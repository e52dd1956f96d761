//! The order of the parts of the start screen, and their heights.

use crate::app::{App, ClockCommand, Command, SettingsCommand, StartCommand};

/// Heights in units.
const TITLE: i32 = 72;
const MAIN: i32 = 96;
const SECOND: i32 = 80;
const AT_ONCE_LABEL: i32 = 28;
const BUTTON: i32 = 48;
pub(super) const HEADING: i32 = 40;
pub(super) const ROW: i32 = 48;
pub(super) const RECENT_END: i32 = 8;
pub(super) const SCORE: i32 = 104;

/// Gaps inside a group and between groups.
const GAP: i32 = 8;
pub(super) const BETWEEN: i32 = 16;

/// A part of the start screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Title,
    /// The main card or the second one.
    Card(StartCommand),
    AtOnceLabel,
    /// The games that begin at once.
    AtOnce,
    /// The exercises that are due.
    Exercises,
    /// A row of two buttons.
    Buttons([Command; 2]),
    /// The recent games, with this many rows.
    Recent(usize),
    Score,
}

/// The parts above the recent games, with their heights and the gaps above them. The games that begin at once have so many
/// rows.
pub(super) fn upper_parts(app: &App, rows_at_once: usize) -> Vec<(Kind, i32, i32)> {
    let mut parts = vec![(Kind::Title, TITLE, 0)];
    if app.can_continue() {
        parts.push((Kind::Card(StartCommand::Continue), MAIN, 0));
        parts.push((Kind::Card(StartCommand::NewGame), SECOND, GAP));
    } else {
        parts.push((Kind::Card(StartCommand::NewGame), MAIN, 0));
    }
    if app.offers_quick_games() {
        parts.push((Kind::AtOnceLabel, AT_ONCE_LABEL, 12));
        let rows = rows_at_once as i32;
        parts.push((Kind::AtOnce, rows * BUTTON + (rows - 1) * GAP, 0));
    }
    for (row, gap) in buttons().into_iter().zip([BETWEEN, GAP]) {
        parts.push((Kind::Buttons(row), BUTTON, gap));
    }
    if app.offers_exercises() {
        parts.push((Kind::Exercises, BUTTON, GAP));
    }
    parts
}

/// The buttons in their rows.
pub(super) fn buttons() -> [[Command; 2]; 2] {
    let start = Command::Start;
    let settings = Command::Settings(SettingsCommand::Show);
    [
        [start(StartCommand::Library), start(StartCommand::SetUp)],
        [ClockCommand::Open.into(), settings],
    ]
}

/// The height that is needed below a board, in units: for everything, but where the board shows an unfinished game, only
/// for what is above the recent games and for the last one of them, with the next one at the edge to show that more follow.
pub(in crate::view) fn height_below_board(app: &App) -> i32 {
    let parts = upper_parts(app, 1);
    let upper: i32 = parts.iter().map(|(_, height, gap)| height + gap).sum();
    let rows = app.recent_rows().len();
    if app.can_continue() {
        let recent = recent_height(rows).min(HEADING + ROW + ROW / 2);
        return upper + BETWEEN + recent;
    }
    let score = match app.overview.pair {
        Some(_) => SCORE + BETWEEN,
        None => 0,
    };
    upper + BETWEEN + recent_height(rows) + score
}

/// The height of the recent games with this many rows; without any there is a line instead.
pub(super) fn recent_height(rows: usize) -> i32 {
    HEADING + ROW * rows.max(1) as i32 + RECENT_END
}
