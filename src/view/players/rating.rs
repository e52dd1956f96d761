//! The curve of a rating, with the choice of how much of it is shown.

use super::scale::Curve;
use super::screen::{GAP, PAD, Shown};
use super::sizes::LINE;
use crate::app::{CurveSpan, PlayersCommand, PlayersTab};
use crate::game::RatedDay;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::{Counted, PlayersText, SheetLabel};

/// The size of the segments above the curve, in units.
const SEGMENTS: (i32, i32) = (204, 32);

/// The days of a player that are shown.
fn shown_days<'a>(shown: Shown<'a>, span: CurveSpan) -> &'a [RatedDay] {
    const GAMES: u32 = 30;
    const YEAR: i32 = 365;
    let days = shown.person.rated_days();
    let Some(last) = days.last() else {
        return days;
    };
    let is_before = |day: &RatedDay| match span {
        CurveSpan::Games => day.games + GAMES <= last.games,
        CurveSpan::Year => day.day + YEAR < last.day,
        CurveSpan::All => false,
    };
    let first = days.partition_point(is_before);
    days.get(first..).unwrap_or_default()
}

impl View<'_> {
    /// The curve of the rating, with the choice of how much of it is shown.
    pub(super) fn player_curve(&mut self, area: Rect, tab: &PlayersTab, shown: Shown) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), self.unit(GAP));
        let mut head = inner.cut_top(self.unit(SEGMENTS.1));
        let has_curve = !shown.person.rated_days().is_empty();
        if has_curve {
            let segments = head.cut_right(self.unit(SEGMENTS.0).min(head.w * 3 / 5));
            head.cut_right(self.unit(GAP));
            self.span_segments(segments, tab.span());
        }
        let title = self.words.sheet_label(SheetLabel::Rating);
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let at = Point::new(head.x, head.center().y);
        let taken = self.text(at, Align::Left, title, set) + self.unit(PAD);
        let from = self.words.rated_games(shown.person);
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        if has_curve && taken + self.width(&from, set) <= head.w {
            let at = Point::new(head.x + taken, at.y);
            self.text(at, Align::Left, &from, set);
        }
        inner.cut_top(self.unit(GAP));
        if !has_curve {
            let set = self.set(Face::Regular, 14, self.theme.dim_text);
            let lines = self.why_no_curve(shown, inner.w);
            self.text_lines(inner, Align::Center, &lines, set, self.unit(LINE));
            return;
        }
        let color = self.ink_of(&shown.person.name);
        let curve = Curve {
            days: shown_days(shown, tab.span()),
            color: color.unwrap_or(self.theme.text),
            is_dashed: false,
        };
        self.rating_curves(inner, &[curve]);
    }

    /// Why there is no curve, in lines of a width. A program has no rating of its own.
    pub(super) fn why_no_curve(&self, shown: Shown, width: i32) -> Vec<String> {
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        let said = if shown.person.is_program {
            "–".to_owned()
        } else {
            self.words.why_no_rating(shown.person)
        };
        self.wrapped(&said, set, width)
    }

    fn span_segments(&mut self, area: Rect, span: CurveSpan) {
        let border = self.control_ground(area, self.theme.button, false);
        let named = CurveSpan::ALL.into_iter().map(|it| match it {
            CurveSpan::Games => self.words.counted(Counted::Games, 30),
            CurveSpan::Year => self.words.of_players(PlayersText::Year).to_owned(),
            CurveSpan::All => self.words.of_players(PlayersText::All).to_owned(),
        });
        let named: Vec<String> = named.collect();
        let width = |words: &String| self.fonts.width(Face::Bold, words, self.unit(13));
        let needed = named.iter().map(|words| width(words) + self.unit(2 * GAP));
        let mut widths: Vec<i32> = needed.collect();
        self.share(&mut widths, area.w);
        let mut rest = area;
        for ((it, words), width) in CurveSpan::ALL.into_iter().zip(named).zip(widths) {
            let cell = rest.cut_left(width);
            let is_shown = it == span;
            let ink = self.option_ground(area, cell, border, is_shown);
            let face = if is_shown { Face::Bold } else { Face::Regular };
            let (words, set) = self.fitting(&words, self.set(face, 13, ink), cell.w - self.unit(6));
            self.text(cell.center(), Align::Center, &words, set);
            self.players_zone(cell, PlayersCommand::Span(it));
        }
    }
}
