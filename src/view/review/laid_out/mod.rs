//! The lines of the move list, laid out where they are seen.
//!
//! The rows of the scroll bar are the lines of an [`outline`], which in a huge game are only about those that are
//! laid out. A row stands for the line at the same place of its part.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::app::Review;
use crate::tree::NodeId;
use crate::view::review::line::{Line, LineBlock, Style};
use crate::view::review::lines::{lines, mover};
use crate::view::review::outline::{Part, outline, part};
use crate::view::review::sizes::{Measures, Sizes};

/// Lists with at most this many letters are laid out as a whole.
const SHORT: usize = 100_000;

/// How many lines after the move shown stay visible too.
const LINES_AFTER: usize = 2;

/// The most parts that are kept laid out.
const MOST_KEPT: usize = 64;

/// The lines of a list.
#[derive(Debug)]
pub(in crate::view) struct Lines {
    parts: Vec<Part>,
    /// The rows of each part.
    rows: Vec<usize>,
    /// The first row of each part, and the number of all rows.
    first_rows: Vec<usize>,
    sizes: Sizes,
    /// The first moves of the variations that are unfolded because they lead to the position shown.
    shown: Vec<NodeId>,
    kept: Mutex<KeptParts>,
    /// The greatest number of a move in the two columns.
    pub(in crate::view) last_number: u32,
}

/// Parts that were laid out, by their numbers.
type KeptParts = HashMap<usize, Arc<LineBlock>>;

/// A line by its part and its number there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::view) struct Place {
    part: usize,
    line: usize,
}

/// What the lines are laid out from.
#[derive(Clone, Copy)]
pub(in crate::view) struct Source<'a> {
    pub(in crate::view) review: &'a Review,
    pub(in crate::view) measures: Measures<'a>,
}

impl Lines {
    /// The lines of a list. The variations with the first moves `shown` are unfolded.
    pub(super) fn of(source: Source, shown: Vec<NodeId>) -> Lines {
        let parts = outline(source.review, &shown);
        Lines::with_parts(source, shown, parts, KeptParts::default())
    }

    /// The lines of a list that differs from this one in the fonts, or in these places
    /// ([`list_place`](Review::list_place)).
    pub(super) fn updated(&self, source: Source, shown: Vec<NodeId>, places: &[usize]) -> Lines {
        let mut parts = self.parts.clone();
        let has_same_size = self.sizes == source.measures.sizes;
        let mut kept = self.kept().clone();
        kept.retain(|_, _| has_same_size);
        let changed: BTreeSet<usize> = places.iter().map(|&place| self.part_of(place)).collect();
        for number in changed {
            parts[number] = part(source.review, &shown, self.plies_of(number));
            kept.remove(&number);
        }
        Lines::with_parts(source, shown, parts, kept)
    }

    fn with_parts(source: Source, shown: Vec<NodeId>, parts: Vec<Part>, kept: KeptParts) -> Lines {
        let Source { review, measures } = source;
        let moves = review.analysis().main_line().len();
        let last = moves.checked_sub(1);
        let letters: usize = parts.iter().map(Part::letters).sum();
        let mut lines = Lines {
            last_number: last.map_or(0, |last| mover(review.tree().start(), last).1),
            sizes: measures.sizes,
            rows: Vec::with_capacity(parts.len()),
            first_rows: Vec::with_capacity(parts.len() + 1),
            parts,
            shown,
            kept: Mutex::new(kept),
        };
        for number in 0..lines.parts.len() {
            lines.rows.push(if letters <= SHORT {
                lines.part(source, number).lines.len()
            } else {
                lines.parts[number].rows(measures).max(1)
            });
        }
        let mut row = 0;
        for rows in &lines.rows {
            lines.first_rows.push(row);
            row += rows;
        }
        lines.first_rows.push(row);
        lines
    }

    /// The number of rows.
    pub(in crate::view) fn count(&self) -> usize {
        self.first_rows.last().copied().unwrap_or(0)
    }

    fn kept(&self) -> MutexGuard<'_, KeptParts> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The moves of the main line in a part.
    fn plies_of(&self, part: usize) -> Range<usize> {
        let first = |number: usize| self.parts.get(number).map(|part| part.plies);
        first(part).unwrap_or(0)..first(part + 1).unwrap_or(usize::MAX)
    }

    /// The part with a place of the list.
    fn part_of(&self, place: usize) -> usize {
        let begun = self.parts.partition_point(|part| part.plies <= place);
        begun.max(1) - 1
    }

    /// The lines of a part.
    fn part(&self, source: Source, number: usize) -> Arc<LineBlock> {
        if let Some(known) = self.kept().get(&number) {
            return Arc::clone(known);
        }
        let Source { review, measures } = source;
        let made = lines(review, &self.shown, measures, self.plies_of(number));
        let made = Arc::new(made);
        let mut kept = self.kept();
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(number, Arc::clone(&made));
        made
    }

    /// The line that a row stands for.
    fn line_at(&self, source: Source, row: usize) -> Place {
        let begun = self.first_rows.partition_point(|&first| first <= row);
        let part = begun.clamp(1, self.parts.len()) - 1;
        let lines = self.part(source, part).lines.len();
        let offset = row.saturating_sub(self.first_rows[part]);
        let line = offset * lines / self.rows[part].max(1);
        let line = line.min(lines.saturating_sub(1));
        Place { part, line }
    }

    /// The first row that stands for a line.
    pub(in crate::view) fn row_of(&self, source: Source, place: Place) -> usize {
        let lines = self.part(source, place.part).lines.len().max(1);
        let offset = (place.line * self.rows[place.part]).div_ceil(lines);
        self.first_rows[place.part] + offset
    }

    /// The line with a move.
    fn line_of(&self, source: Source, node: NodeId) -> Place {
        let part = self.part_of(source.review.list_place(node));
        let line = self.part(source, part).line_of(node).unwrap_or(0);
        Place { part, line }
    }

    fn last(&self, source: Source) -> Place {
        let part = self.parts.len() - 1;
        let line = self.part(source, part).lines.len().saturating_sub(1);
        Place { part, line }
    }

    fn height(&self, source: Source, place: Place) -> i32 {
        let block = self.part(source, place.part);
        let line = block.lines.get(place.line);
        line.map_or(0, |line| source.measures.sizes.height(line))
    }

    /// The first line from which on all lines up to this one fit.
    fn first_fitting(&self, source: Source, last: Place, room: i32) -> Place {
        let mut first = last;
        let mut rest = room - self.height(source, last);
        while let Some(before) = self.previous(source, first) {
            rest -= self.height(source, before);
            if rest < 0 {
                break;
            }
            first = before;
        }
        first
    }

    fn previous(&self, source: Source, place: Place) -> Option<Place> {
        let Place { part, line } = place;
        if let Some(line) = line.checked_sub(1) {
            return Some(Place { part, line });
        }
        let part = part.checked_sub(1)?;
        let line = self.part(source, part).lines.len().saturating_sub(1);
        Some(Place { part, line })
    }

    /// The first line when the list is scrolled to its end.
    fn last_top(&self, source: Source, room: i32) -> Place {
        self.first_fitting(source, self.last(source), room)
    }

    /// How many rows are seen at the end of the list.
    pub(in crate::view) fn visible(&self, source: Source, room: i32) -> usize {
        self.count()
            - self
                .row_of(source, self.last_top(source, room))
                .min(self.count())
    }

    /// The first line if the rows begin with this one.
    pub(in crate::view) fn top_at(&self, source: Source, row: usize, room: i32) -> Place {
        self.line_at(source, row).min(self.last_top(source, room))
    }

    /// The first line after scrolling just far enough from the beginning to show a move, its comment as far as it fits,
    /// and in any case the lines after it.
    pub(in crate::view) fn top_showing(&self, source: Source, node: NodeId, room: i32) -> Place {
        let at = self.line_of(source, node);
        let mut after = at;
        let mut rest = room - self.height(source, at);
        let mut is_commented = true;
        for number in 0.. {
            let Some(next) = self.next(source, after) else {
                break;
            };
            is_commented &= self.is_comment(source, next);
            rest -= self.height(source, next);
            if rest < 0 || (number >= LINES_AFTER && !is_commented) {
                break;
            }
            after = next;
        }
        self.first_fitting(source, after, room)
    }

    fn is_comment(&self, source: Source, place: Place) -> bool {
        let part = self.part(source, place.part);
        let line = part.lines.get(place.line);
        matches!(
            line,
            Some(Line::Text {
                style: Style::Comment,
                ..
            })
        )
    }

    fn next(&self, source: Source, place: Place) -> Option<Place> {
        let Place { part, line } = place;
        if line + 1 < self.part(source, part).lines.len() {
            let line = line + 1;
            return Some(Place { part, line });
        }
        let part = part + 1;
        (part < self.parts.len()).then_some(Place { part, line: 0 })
    }

    /// The lines from one on that fit, at least one, each with the lines of its part.
    pub(in crate::view) fn seen(
        &self,
        source: Source,
        top: Place,
        room: i32,
    ) -> Vec<(Arc<LineBlock>, usize)> {
        let places = std::iter::successors(Some(top), |&place| self.next(source, place));
        let mut rest = room;
        let seen = places.take_while(|&place| {
            rest -= self.height(source, place);
            rest >= 0 || place == top
        });
        seen.map(|place| (self.part(source, place.part), place.line))
            .collect()
    }
}

#[cfg(test)]
mod tests;
