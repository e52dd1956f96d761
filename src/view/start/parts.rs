//! The parts of the start screen, from top to bottom, and which of them have room.

use crate::app::{ClockCommand, Command, SettingsCommand, StartCommand};
use crate::view::View;
use crate::view::scene::geometry::Rect;

/// Heights in units.
const TITLE: i32 = 72;
const MAIN: i32 = 96;
const SECOND: i32 = 80;
const AT_ONCE_LABEL: i32 = 28;
const BUTTON: i32 = 48;
const HEADING: i32 = 40;
pub(super) const ROW: i32 = 48;
const RECENT_END: i32 = 8;
const SCORE: i32 = 104;

/// Gaps inside a group and between groups.
const GAP: i32 = 8;
const BETWEEN: i32 = 16;

/// So many rows are shown before the score is left out.
const WANTED_ROWS: usize = 4;

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

/// A part with its area.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) kind: Kind,
    pub(super) area: Rect,
}

impl View<'_> {
    /// The parts of the start screen in an area; they may need more height than it has.
    pub(super) fn start_parts(&self, area: Rect) -> Vec<Part> {
        let mut parts = self.upper_parts(area.w);
        let taken: i32 = parts.iter().map(|(_, height, gap)| height + gap).sum();
        let room = area.h - self.unit(taken);
        let rows = self.app.recent_rows().len();
        let (shown, has_score) = self.lower_parts(room, rows);
        parts.push((Kind::Recent(shown), recent_height(shown), BETWEEN));
        if has_score {
            parts.push((Kind::Score, SCORE, BETWEEN));
        }
        let mut y = area.y;
        let placed = parts.into_iter().map(|(kind, height, gap)| {
            let h = self.unit(height);
            y += self.unit(gap);
            let area = Rect { y, h, ..area };
            y += h;
            Part { kind, area }
        });
        placed.collect()
    }

    /// The parts above the recent games in this width, with their heights and the gaps above them.
    fn upper_parts(&self, width: i32) -> Vec<(Kind, i32, i32)> {
        let mut parts = vec![(Kind::Title, TITLE, 0)];
        if self.app.can_continue() {
            parts.push((Kind::Card(StartCommand::Continue), MAIN, 0));
            parts.push((Kind::Card(StartCommand::NewGame), SECOND, GAP));
        } else {
            parts.push((Kind::Card(StartCommand::NewGame), MAIN, 0));
        }
        if self.app.offers_quick_games() {
            parts.push((Kind::AtOnceLabel, AT_ONCE_LABEL, 12));
            let rows = self.rows_at_once(width) as i32;
            parts.push((Kind::AtOnce, rows * BUTTON + (rows - 1) * GAP, 0));
        }
        let start = Command::Start;
        let settings = Command::Settings(SettingsCommand::Show);
        let library = [start(StartCommand::Library), start(StartCommand::SetUp)];
        let clock = [ClockCommand::Open.into(), settings];
        parts.push((Kind::Buttons(library), BUTTON, BETWEEN));
        parts.push((Kind::Buttons(clock), BUTTON, GAP));
        if self.app.offers_exercises() {
            parts.push((Kind::Exercises, BUTTON, GAP));
        }
        parts
    }

    /// How many recent games have room in what is left, and whether the score has. What scrolls has room for all that is
    /// wanted.
    fn lower_parts(&self, room: i32, rows: usize) -> (usize, bool) {
        let scrolls = !self.layout.has_board();
        let wanted = rows.min(WANTED_ROWS);
        let score = match &self.app.overview.pair {
            Some(_) => self.unit(SCORE + BETWEEN),
            None => 0,
        };
        let needed = self.unit(recent_height(wanted) + BETWEEN);
        let has_score = score > 0 && (scrolls || needed + score <= room);
        let left = room - if has_score { score } else { 0 };
        let around = self.unit(BETWEEN + HEADING + RECENT_END);
        let fitting = (left - around) / self.unit(ROW).max(1);
        let fitting = usize::try_from(fitting).unwrap_or(0);
        let least = if scrolls { wanted } else { rows.min(1) };
        (fitting.clamp(least, rows.max(least)), has_score)
    }
}

/// The height of the recent games with this many rows; without any there is a line instead.
fn recent_height(rows: usize) -> i32 {
    HEADING + ROW * rows.max(1) as i32 + RECENT_END
}
