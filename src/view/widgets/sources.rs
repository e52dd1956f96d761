//! The sources of games on a screen, of which one is shown, and how far it is read.

use super::controls::ButtonFace;
use crate::app::{Command, SearchedSource, SearchedSources, SourceCommand};
use crate::storage::library::Explored;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::texts::shared;
use crate::words::Phrase;

/// The space at the sides of a source and of the button for another file, and the width of a cross, in units.
pub(in crate::view) const PAD: i32 = 16;
const CROSS: i32 = 32;

/// The height of a note, of one that a click may follow, and of each further line, in units.
pub(in crate::view) const NOTE: i32 = 22;
pub(in crate::view) const NOTE_TO_CLICK: i32 = 32;
const MORE_NOTE: i32 = 18;

/// The space above a name and below its place, where only one has room, in units.
const PLACE_INSET: i32 = 4;

/// The sizes of the letters, the larger first, in units.
const LETTERS: [i32; 2] = [14, 13];

/// The least width of a name beside the number of games, in widths of a letter `M`.
const LEAST_NAME: i32 = 5;

/// A source as it is shown among others.
pub(in crate::view) struct SourceSegment {
    /// Its number: 0 is the folder.
    pub number: usize,
    pub name: String,
    /// The number of its games, once it is known.
    pub games: Option<usize>,
    pub is_shown: bool,
    /// Whether it has a cross.
    pub can_close: bool,
    /// Its place among so many, where only one has room.
    pub place: Option<(usize, usize)>,
}

/// The width of the button for those that have no room, and the space beside it, in units.
const MORE: i32 = 44;
const BESIDE_MORE: i32 = 4;

/// The least width of a source, in units.
pub(in crate::view) const LEAST: i32 = 80;

impl SourceSegment {
    fn label(&self, games: &str) -> String {
        format!("{}  {games}", self.name).trim_end().to_owned()
    }

    fn face(&self) -> Face {
        if self.is_shown {
            Face::Bold
        } else {
            Face::Regular
        }
    }
}

impl View<'_> {
    /// The sources where games are looked through, of which one is shown, with the numbers of the games found there.
    pub fn source_choice(&mut self, area: Rect, sources: &SearchedSources, is_focused: bool) {
        let segment = |(number, source): (usize, &SearchedSource)| SourceSegment {
            number,
            name: self.words.place_title(&source.place),
            games: source.found.as_ref().map(|found| found.all.games),
            is_shown: number == sources.number_shown(),
            can_close: false,
            place: None,
        };
        let mut segments: Vec<_> = sources.all().iter().enumerate().map(segment).collect();
        let count = segments.len();
        let has_all = count as i32 <= (area.w / self.unit(LEAST)).max(2);
        let more = if has_all { 0 } else { MORE + BESIDE_MORE };
        if area.w < self.unit(2 * LEAST + more) && count > 1 {
            // Two names would be cut: a click on the only one leads on to the next.
            segments.retain(|it| it.is_shown);
            for segment in &mut segments {
                segment.place = Some((segment.number + 1, count));
                segment.number = (segment.number + 1) % count;
            }
        }
        let mut area = area;
        self.leave_out(&mut area, &mut segments);
        let cells = self.cells_of_sources(area, &segments, sources);
        self.source_segments(area, segments.iter().zip(cells), is_focused);
    }

    /// The cells of sources: equal ones, or where those would cut a name or its number, what each needs as far as there is room.
    /// A number is left out before a name is cut for it.
    fn cells_of_sources(
        &self,
        area: Rect,
        segments: &[SourceSegment],
        sources: &SearchedSources,
    ) -> Vec<Rect> {
        let count = segments.len() as i32;
        let [.., smallest] = LETTERS;
        let em = self.unit(smallest);
        let width = |label: &str| self.fonts.width(Face::Bold, label, em) + self.unit(PAD);
        // With the number of all its games, so that a cell stays as wide as it is whatever is found.
        let whole = |it: &SourceSegment| {
            let found = sources
                .all()
                .get(it.number)
                .and_then(|it| it.found.as_ref());
            let all = found.map(|found| self.words.grouped(found.looked_through));
            width(&it.label(&all.unwrap_or_default()))
        };
        let wholes: Vec<i32> = segments.iter().map(whole).collect();
        if count < 2 || wholes.iter().all(|&needed| needed <= area.w / count) {
            return area.columns(count, 0).collect();
        }
        let names: Vec<i32> = segments.iter().map(|it| width(&it.name)).collect();
        let (alone, with_numbers) = (shared(&names, area.w), shared(&wholes, area.w));
        let mut both = names.iter().zip(&alone).zip(&with_numbers);
        let cuts_name = both.any(|((name, alone), given)| alone == name && given < name);
        let widths = if cuts_name { alone } else { with_numbers };
        let spare = area.w - widths.iter().sum::<i32>();
        let mut rest = area;
        let cells = (0..).zip(widths).map(|(number, width)| {
            let share = spare * (number + 1) / count - spare * number / count;
            rest.cut_left(width + share)
        });
        cells.collect()
    }

    /// Where not all have room, the own games stay, and those up to the one that is shown, two at least. A button at the right
    /// leads on to the next one that has none.
    pub fn leave_out(&mut self, area: &mut Rect, segments: &mut Vec<SourceSegment>) {
        let least = self.unit(LEAST);
        let fit_in = |width: i32| (width / least).max(2) as usize;
        if segments.len() <= fit_in(area.w) {
            return;
        }
        let more = area.cut_right(self.unit(MORE));
        area.cut_right(self.unit(BESIDE_MORE));
        let room = fit_in(area.w);
        let shown = segments.iter().position(|it| it.is_shown);
        let left_out = (shown.unwrap_or_default() + 1).saturating_sub(room);
        let before: Vec<SourceSegment> = segments.drain(1..=left_out).collect();
        let after = segments.split_off(room);
        let label = format!("+{}", before.len() + after.len());
        if let Some(next) = after.first().or(before.first()) {
            let show = SourceCommand::Show(next.number);
            self.button(more, &ButtonFace::plain(&label, show.into()));
        }
    }

    /// Sources side by side in an area, each in its cell.
    pub fn source_segments<'s>(
        &mut self,
        area: Rect,
        segments: impl Iterator<Item = (&'s SourceSegment, Rect)>,
        is_focused: bool,
    ) {
        let border = self.control_ground(area, self.theme.button, is_focused);
        let segments: Vec<(&SourceSegment, Rect)> = segments.collect();
        let labels = self.source_labels(&segments);
        for ((segment, cell), (label, em)) in segments.into_iter().zip(labels) {
            let ink = self.option_ground(area, cell, border, segment.is_shown);
            let show = SourceCommand::Show(segment.number);
            self.scene.add_zone(cell, Zone::Do(show.into()));
            let mut inner = cell;
            if segment.can_close {
                let cross = inner.cut_right(self.cross_width(cell));
                let icon = Rect::around(cross.center(), self.unit(14));
                self.icon(icon, Icon::Cross, ink);
                let close = SourceCommand::Close(segment.number);
                self.scene.add_zone(cross, Zone::Do(close.into()));
                // The text stays in the middle of what is left.
                inner.cut_left(self.unit(PAD - 4));
            }
            let set = self.set(segment.face(), 14, ink);
            if let Some(place) = segment.place {
                let below = inner.cut_bottom(inner.h / 2).inset(self.unit(PAD / 2), 0);
                inner.cut_top(self.unit(PLACE_INSET));
                self.place_of_source(below, place, set);
            }
            let at = inner.center();
            self.text(at, Align::Center, &label, Type { em, ..set });
        }
    }

    fn cross_width(&self, cell: Rect) -> i32 {
        self.unit(CROSS).min(cell.w / 3)
    }

    /// The labels of sources and their size, which is the same for all.
    fn source_labels(&self, segments: &[(&SourceSegment, Rect)]) -> Vec<(String, i32)> {
        let room = |&(segment, cell): &(&SourceSegment, Rect)| {
            let taken = if segment.can_close {
                self.cross_width(cell) + self.unit(PAD - 4)
            } else {
                0
            };
            cell.w - taken - self.unit(8)
        };
        let set = |segment: &SourceSegment, size| self.set(segment.face(), size, self.theme.text);
        let fits = |size: &i32| {
            segments.iter().all(|it| {
                let label = it.0.label(&self.games_of(it.0));
                self.width(&label, set(it.0, *size)) <= room(it)
            })
        };
        let [.., smallest] = LETTERS;
        let size = LETTERS.into_iter().find(fits).unwrap_or(smallest);
        let labels = segments.iter().map(|it| {
            let set = set(it.0, size);
            (self.source_label(it.0, set, room(it)), set.em)
        });
        labels.collect()
    }

    /// Which of so many it is, and a sign that a click leads on.
    fn place_of_source(&mut self, mut area: Rect, (number, count): (usize, usize), set: Type) {
        area.cut_bottom(self.unit(PLACE_INSET));
        let small = self.set(Face::Regular, 12, set.color);
        self.text_in(area, Align::Center, &format!("{number} / {count}"), small);
        let icon = area.cut_right(self.unit(12));
        self.icon(Rect::around(icon.center(), icon.w), Icon::Right, set.color);
    }

    /// The width that a source needs, with space at its sides.
    pub fn segment_width(&self, segment: &SourceSegment) -> i32 {
        let label = segment.label(&self.games_of(segment));
        let label = self.fonts.width(Face::Bold, &label, self.unit(14));
        let cross = if segment.can_close { CROSS + 4 } else { PAD };
        label + self.unit(PAD + cross)
    }

    /// The name and the number of games; where not both have room the name alone, or if it has to be cut in any case, both as far
    /// as letters have room beside the number.
    fn source_label(&self, segment: &SourceSegment, set: Type, room: i32) -> String {
        let games = self.games_of(segment);
        let label = segment.label(&games);
        let whole = [label, segment.name.clone()];
        if let Some(label) = whole.into_iter().find(|it| self.width(it, set) <= room) {
            return label;
        }
        let games = format!("  {games}");
        let rest = room - self.width(&games, set);
        if rest < LEAST_NAME * set.em {
            return self.cut(&segment.name, set, room);
        }
        self.cut(&segment.name, set, rest) + games.trim_end()
    }

    fn games_of(&self, segment: &SourceSegment) -> String {
        let games = segment.games.map(|games| self.words.grouped(games));
        games.unwrap_or_default()
    }

    /// The button for another file, at the right of a row, which is left smaller.
    pub fn other_source(&mut self, row: &mut Rect) {
        let name = self.words.text(Phrase::OtherFile);
        let em = self.unit(14);
        let needed = |name: &str, pad| self.fonts.width(Face::Bold, name, em) + 2 * self.unit(pad);
        let [usual, tight] = [PAD, PAD / 2].map(|pad| needed(name, pad));
        // A sign does where the words would be cut.
        let (name, width) = if usual <= row.w / 3 {
            (name, usual)
        } else if tight <= row.w * 2 / 5 {
            (name, tight)
        } else {
            ("+", needed("+", PAD))
        };
        let button = row.cut_right(width);
        row.cut_right(self.unit(8));
        let border = self.control_ground(button, self.theme.button, false);
        let ink = self.option_ground(button, button, border, false);
        self.option_words(button, name, false, ink);
        let other = SourceCommand::OtherFile;
        self.scene.add_zone(button, Zone::Do(other.into()));
    }

    /// How far a source is read, with this much room at either side.
    pub fn reading_note(&mut self, body: &mut Rect, pad: i32, name: &str, found: &Explored) {
        let part = found.read as f64 / found.total.max(1) as f64;
        let said = self.words.is_being_read(name, 100.0 * part);
        self.note_line(body, pad, &said, None);
        let mut bar = body.cut_top(self.unit(8)).inset(self.unit(pad), 0);
        let bar = bar.cut_top(self.unit(4));
        let radius = self.unit(2);
        self.scene.rounded(bar, radius, self.theme.key_cap);
        let done = Rect {
            w: (f64::from(bar.w) * part) as i32,
            ..bar
        };
        self.scene.rounded(done, radius, self.theme.message_text);
    }

    /// A note in a line, which a click may follow.
    pub fn note_line(&mut self, body: &mut Rect, pad: i32, said: &str, command: Option<Command>) {
        let height = match command {
            Some(_) => NOTE_TO_CLICK,
            None => NOTE,
        };
        let ink = match command {
            Some(_) => self.theme.bright_text,
            None => self.theme.dim_text,
        };
        // In a narrow panel it has two lines rather than letters too small to read.
        let room = body.w - 2 * self.unit(pad);
        let usual = self.set(Face::Regular, 13, ink);
        let small = self.set(Face::Regular, 12, ink);
        let is_wide = self.width(said, usual) <= room;
        let set = if is_wide { usual } else { small };
        let lines = self.wrapped(said, set, room);
        let more = self.unit(MORE_NOTE) * (lines.len() as i32 - 1).max(0);
        let row = body.cut_top(self.unit(height) + more);
        let row = row.inset(self.unit(pad), 0);
        let first = Rect {
            h: row.h - more,
            ..row
        };
        for (number, line) in (0..).zip(&lines) {
            let y = first.y + number * self.unit(MORE_NOTE);
            self.text_in(Rect { y, ..first }, Align::Left, line, set);
        }
        if let Some(command) = command {
            self.scene.add_zone(row, Zone::Do(command));
        }
    }
}
