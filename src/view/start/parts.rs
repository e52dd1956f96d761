//! The parts of the start screen, from top to bottom, and which of them have room.

use super::order::{BETWEEN, HEADING, Kind, RECENT_END, ROW, SCORE, recent_height, upper_parts};
use crate::view::View;
use crate::view::scene::geometry::Rect;

/// So many rows are shown before the score is left out.
const WANTED_ROWS: usize = 4;

/// A part with its area.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) kind: Kind,
    pub(super) area: Rect,
}

impl View<'_> {
    /// The parts of the start screen in an area; they may need more height than it has.
    pub(super) fn start_parts(&self, area: Rect) -> Vec<Part> {
        let mut parts = upper_parts(self.app, self.rows_at_once(area.w));
        for (kind, height, _) in &mut parts {
            if let Kind::Card(command) = kind {
                *height += self.more_of_card(*command, area.w);
            }
        }
        let taken: i32 = parts.iter().map(|(_, height, gap)| height + gap).sum();
        let room = area.h - self.unit(taken);
        let rows = self.app.recent_rows().len();
        let (shown, has_score) = self.lower_parts(room, rows);
        parts.push((Kind::Recent(shown), recent_height(shown), BETWEEN));
        if has_score {
            parts.push((Kind::Score, SCORE, BETWEEN));
        }
        let mut above = 0;
        let placed = parts.into_iter().map(|(kind, height, gap)| {
            // Heights that are rounded one by one could need more than there is.
            let top = self.unit(above + gap);
            above += gap + height;
            let (y, h) = (area.y + top, self.unit(above) - top);
            let area = Rect { y, h, ..area };
            Part { kind, area }
        });
        placed.collect()
    }

    /// How many recent games have room in what is left, and whether the score has. What scrolls has room for all that is
    /// wanted.
    fn lower_parts(&self, room: i32, rows: usize) -> (usize, bool) {
        let scrolls = self.layout.is_stacked || !self.layout.has_board();
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
