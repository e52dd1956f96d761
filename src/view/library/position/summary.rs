//! The results of what was found, and what else is said about it.

use super::super::screen::{GAP, Shape};
use super::sizes::{LINE, PAD};
use crate::app::keys::Context;
use crate::app::{PositionCommand, PositionSearch, SoughtKind};
use crate::storage::library::{Explored, HeadToHead};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::sources::NOTE_TO_CLICK;
use crate::words::Phrase;

/// The heights of the title and the bar, in units.
const TITLE: i32 = 24;
const BAR: i32 = 24;

/// The width of the cross that lifts the search of the list, in units.
const CROSS: i32 = 22;

impl View<'_> {
    pub(super) fn summary_height(&self, search: &PositionSearch, shape: Shape) -> i32 {
        let lines = match shape {
            Shape::Small => 1,
            _ if search.played_before().is_some() => 3,
            _ if search.found().is_some_and(|found| found.exchanged > 0) => 3,
            _ => 2,
        };
        let click = if search.played_before().is_some() {
            NOTE_TO_CLICK - LINE
        } else {
            0
        };
        self.unit(12 + TITLE + GAP + BAR + lines * LINE + click + 12)
    }

    /// How many games were found, their results, and how long a structure or material stood; or how far the reading is.
    pub(super) fn summary(&mut self, area: Rect, search: &PositionSearch, shape: Shape) {
        let (Some(source), Some(found)) = (search.sources().shown(), search.found()) else {
            return;
        };
        let mut rest = area.inset(self.unit(PAD), self.unit(12));
        let title = rest.cut_top(self.unit(TITLE));
        self.summary_title(title, search, found);
        rest.cut_top(self.unit(GAP));
        if found.all.games > 0 {
            let bar = rest.cut_top(self.unit(BAR));
            self.result_bar(bar, found.all);
        }
        if !found.finished {
            let name = self.words.place_title(&source.place);
            return self.reading_note(&mut rest, 0, &name, found);
        }
        // In a small window they give way to a note.
        let has_note = || {
            let score = search.score_of_both(&self.app.player_names);
            score.is_some() || self.words.stood(&found.stood).is_some()
        };
        let has_room = shape != Shape::Small || !has_note() && rest.h >= self.unit(LINE);
        if has_room && found.all.games > 0 {
            let row = rest.cut_top(self.unit(LINE));
            self.shares_below_bar(row, found);
        }
        if rest.h > 0 {
            self.notes_on_found(&mut rest, (search, found), shape);
        }
    }

    /// How many games were found, and in how many they were looked for.
    fn summary_title(&mut self, area: Rect, search: &PositionSearch, found: &Explored) {
        let kind = search.query().kind;
        let mut title = area;
        let middle = title.center().y;
        let set = self.set(Face::Bold, 16, self.theme.bright_text);
        let texts = [
            self.words.found_title(kind, found, true),
            self.words.found_title(kind, found, false),
            self.words.game_count(found.all.games),
        ];
        let is_of_list = search.sources().is_shown_in_part();
        let searched = self.words.searched(found.looked_through, is_of_list);
        // That a search in the list leaves games out is not to be missed.
        let (ink, cross) = if is_of_list {
            (self.theme.message_text, self.unit(CROSS))
        } else {
            (self.theme.dim_text, 0)
        };
        let small = self.set(Face::Regular, 13, ink);
        let needed = self.width(&searched, small) + cross + self.unit(2 * GAP);
        let beside = if is_of_list { needed } else { 0 };
        let said = self.first_that_fits(&texts, set, title.w - beside);
        if found.finished && self.width(said, set) + needed <= title.w {
            let mut right = title.cut_right(needed - self.unit(2 * GAP));
            title.cut_right(self.unit(GAP));
            if is_of_list {
                let place = right.inset(-self.unit(PAD / 2), -self.unit(PAD / 2));
                self.scene
                    .add_zone(place, Zone::Do(PositionCommand::AllGames.into()));
                let cross = right.cut_right(cross);
                let icon = Rect::around(cross.center(), self.unit(14));
                self.icon(icon, Icon::Cross, ink);
            }
            let at = Point::new(right.right(), middle);
            self.text(at, Align::Right, &searched, small);
        }
        self.fitted(Point::new(title.x, middle), said, set, title.w);
    }

    /// The first text that fits a width; else the last.
    fn first_that_fits<'t>(&self, texts: &'t [String], set: Type, width: i32) -> &'t str {
        let fits = |text: &&String| self.width(text, set) <= width;
        let text = texts.iter().find(fits).or(texts.last());
        text.map_or("", String::as_str)
    }

    fn shares_below_bar(&mut self, row: Rect, found: &Explored) {
        let shares = self.words.shares_of_results(found.all);
        let cells: Vec<Rect> = row.columns(3, self.unit(GAP)).collect();
        let aligns = [Align::Left, Align::Center, Align::Right];
        for ((share, cell), align) in shares.iter().zip(cells).zip(aligns) {
            self.plain_cell(cell, share, align, Face::Regular, self.theme.dim_text);
        }
    }

    /// Where a position was played before, or nowhere; the score of the two; or how long a structure or material stood.
    fn notes_on_found(
        &mut self,
        rest: &mut Rect,
        (search, found): (&PositionSearch, &Explored),
        shape: Shape,
    ) {
        if let Some((earlier, games)) = search.played_before() {
            if shape != Shape::Small {
                self.note_that_nobody_played(rest, search, found);
            }
            let written = &earlier.written;
            let mv = self
                .words
                .numbered_move(written.color, written.number, &written.san);
            let said = self.words.played_before(&mv, games);
            let go = PositionCommand::Earlier(earlier.node).into();
            self.note_line(rest, 0, &said, Some(go));
        } else if found.all.games == 0 {
            let kind = search.query().kind;
            if kind != SoughtKind::Exact {
                // It may have been played, but not for long.
                self.note_line(rest, 0, self.words.about_sought(kind), None);
            } else if search.sources().is_shown_in_part() {
                let all = PositionCommand::AllGames.into();
                let said = self.words.does(Context::Position, &all);
                self.note_line(rest, 0, said, Some(all));
            } else if shape != Shape::Small {
                // In a small window the title says it.
                self.note_that_nobody_played(rest, search, found);
            }
        } else if let Some((names, score)) = search.score_of_both(&self.app.player_names) {
            self.note_on_both(rest, names, score);
        } else if let Some(said) = self.words.stood(&found.stood) {
            self.note_on_standing(rest, said, found);
        }
    }

    fn note_that_nobody_played(
        &mut self,
        rest: &mut Rect,
        search: &PositionSearch,
        found: &Explored,
    ) {
        let shown = search.sources().shown();
        let name = shown.map(|source| self.words.place_title(&source.place));
        let name = name.unwrap_or_default();
        let said = self.words.nobody_played(&name, found.all.games);
        self.note_line(rest, 0, &said, None);
    }

    fn note_on_both(&mut self, rest: &mut Rect, names: &[String; 2], score: HeadToHead) {
        let names = names.each_ref().map(String::as_str);
        let texts = [
            self.words.you_two(names, score),
            self.words.names_and_points(names, score),
        ];
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let said = self.first_that_fits(&texts, set, rest.w * 4 / 3);
        self.note_line(rest, 0, said, None);
    }

    fn note_on_standing(&mut self, rest: &mut Rect, said: String, found: &Explored) {
        let row = rest.cut_top(self.unit(LINE));
        let set = self.set(Face::Regular, 14, self.theme.text);
        let usual = found.stood.usual_moves().unwrap_or_default();
        let texts = [said, self.words.stood_in(usual)];
        let said = self.first_that_fits(&texts, set, row.w * 8 / 7);
        self.fitted_in(row, Align::Left, said, set);
        if found.exchanged > 0 && rest.h >= self.unit(LINE) {
            let said = self.words.text(Phrase::ResultsExchanged);
            self.note_line(rest, 0, said, None);
        }
    }
}
