//! The header of a review: players, result and tags.

use super::glyph;
use crate::analysis::Judgement;
use crate::app::keys::{Context, cap};
use crate::app::{Command, Hint, MenuCommand, Review, ReviewCommand};
use crate::game::{LONGEST_NAME, TimeControl};
use crate::notation::pgn::GameResult;
use crate::notation::shortened;
use crate::rules::{ByColor, Color, Outcome, Termination};
use crate::tree::NodeId;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::hints::HINT_GAP;
use crate::words::{Words, family_name, isolated, score_of};

/// A header that is narrower, in units, has the result below the names.
const NARROW: i32 = 240;

/// The least room for the line about the rest, in units.
const LEAST_ABOUT: i32 = 60;

impl View<'_> {
    /// The players, the result, a line about the rest, and the accuracy if there is room for it. A click opens the tags form.
    pub fn review_header(&mut self, area: Rect, review: &Review, accuracy: Option<ByColor<f64>>) {
        let command = Command::Review(ReviewCommand::EditTags);
        let is_pointed_at = self.is_pointed_at(area);
        self.card(
            area,
            if is_pointed_at {
                self.theme.active_panel
            } else {
                self.theme.panel
            },
        );
        self.scene.add_zone(area, Zone::Do(command));
        let mut area = area;
        if let Some(accuracy) = accuracy {
            let row = area.cut_bottom(self.unit(34));
            area.h += self.unit(8);
            self.accuracy_row(row.inset(self.unit(16), 0), review, accuracy);
        }
        let mut inner = area.inset(self.unit(16), 0);
        let result = score_of(review.result());
        if self.layout.is_stacked {
            return self.header_line(inner, review, result);
        }
        let is_narrow = inner.w < self.unit(NARROW);
        let size = if is_narrow { 15 } else { 18 };
        let set = self.set(Face::Bold, size, self.theme.text);
        let upper = inner.y + inner.h * 2 / 5;
        let mut lower = Rect::new(inner.x, inner.y + inner.h * 3 / 4, inner.w, 0);
        // Where it is narrow, the names need the whole line.
        if is_narrow {
            let at = Point::new(lower.x, lower.y);
            let taken = self.text(at, Align::Left, result, set);
            lower.cut_left(taken + self.unit(12));
        } else {
            let at = Point::new(inner.right(), upper);
            let taken = self.text(at, Align::Right, result, set);
            inner.cut_right(taken + self.unit(12));
        }
        let small = self.set(Face::Regular, 13, self.theme.dim_text);
        let right = Point::new(lower.right(), lower.y);
        let hints = self.hints_that_fit(&[Hint::OpenMenu, Hint::CloseReview], small, lower.w);
        let taken = self.hints(right, hints, small) + self.room_of_menu_hint(review, small);
        lower.cut_right(taken + self.unit(3));
        if review.is_unsaved() {
            self.unsaved_dot(&mut inner, upper);
        }
        self.names_line(Point::new(inner.x, upper), review, set, inner.w);
        if is_narrow || lower.w < self.unit(LEAST_ABOUT) {
            return;
        }
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let about = self.whole_parts(&about(self.words, review), set, lower.w);
        let at = Point::new(lower.x, lower.y);
        self.text(at, Align::Left, &about, set);
    }

    /// The room of the hint for the menu while a comment or a move is typed. Its key is a letter then, but what is beside it
    /// is not to change.
    fn room_of_menu_hint(&self, review: &Review, set: Type) -> i32 {
        if review.typed_comment().is_none() && review.input().typed().is_none() {
            return 0;
        }
        let cap = self
            .words
            .cap(cap(Context::Review, &MenuCommand::Open.into()));
        let does = self.words.hint(Hint::OpenMenu);
        self.cap_width(&cap) + self.width(does, set) + self.unit(5 + HINT_GAP)
    }

    /// The same in one line.
    fn header_line(&mut self, mut row: Rect, review: &Review, result: &str) {
        let middle = row.center().y;
        let small = self.set(Face::Regular, 13, self.theme.dim_text);
        let right = Point::new(row.right(), middle);
        row.cut_right(self.hints(right, &[Hint::OpenMenu, Hint::CloseReview], small));
        if review.is_unsaved() {
            self.unsaved_dot(&mut row, middle);
        }
        let bold = self.set(Face::Bold, 18, self.theme.text);
        let result_width = self.width(result, bold);
        let gap = self.unit(14);
        let room = row.w - result_width - gap;
        let at = Point::new(row.x, middle);
        row.cut_left(self.names_line(at, review, bold, room) + gap);
        let at = Point::new(row.x, middle);
        row.cut_left(self.text(at, Align::Left, result, bold) + gap);
        let about = about(self.words, review).join(BETWEEN);
        if self.width(&about, small) <= row.w {
            let at = Point::new(row.right(), middle);
            self.text(at, Align::Right, &about, small);
        }
    }

    /// As many of the parts as fit in a line; the first one is cut if it does not.
    fn whole_parts(&self, parts: &[String], set: Type, room: i32) -> String {
        let shown = self.joined(parts.to_vec(), BETWEEN, set, room);
        self.cut(&shown, set, room)
    }

    /// Both names as they fit, beginning at a point. First the ratings give way to them, then given names, then their size, and
    /// what is left is cut in both. Returns the width taken.
    fn names_line(&mut self, at: Point, review: &Review, set: Type, room: i32) -> i32 {
        let named = |with_ratings| Color::BOTH.map(|color| self.named(review, color, with_ratings));
        let family = |name: String| family_name(&name).to_owned();
        let ways = [named(true), named(false), named(false).map(family)];
        let [.., shortest] = &ways;
        let least = self.least_text().min(set.smallest().em);
        let smallest = Type { em: least, ..set };
        let joined = |names: &[String; 2]| names.each_ref().map(isolated).join(" – ");
        let fits = |names: &String| self.width(names, set) <= room;
        let found = ways.iter().map(joined).find(fits);
        let cut = || self.cut_sentence(shortest, smallest, room, joined);
        let names = found.unwrap_or_else(cut);
        let (names, set) = self.fitting_from(least, &names, set, room);
        self.text(at, Align::Left, &names, set)
    }

    /// A dot for unsaved changes at the left of a row.
    fn unsaved_dot(&mut self, row: &mut Rect, y: i32) {
        let width = self.unit(8);
        let dot = Rect::around(Point::new(row.x + width / 2, y), width);
        self.scene.rounded(dot, width / 2, self.theme.message_text);
        row.cut_left(self.unit(16));
    }

    /// The accuracy of both players and, if there is room, which of their moves were bad and how many. A click on such a number goes to the next of them.
    fn accuracy_row(&mut self, row: Rect, review: &Review, accuracy: ByColor<f64>) {
        let counts = review.counts();
        let columns: Vec<Rect> = row.columns(2, self.unit(12)).collect();
        for (color, area) in Color::BOTH.into_iter().zip(columns) {
            let y = area.center().y - self.unit(2);
            let dot = Rect::around(Point::new(area.x + self.unit(5), y), self.unit(10));
            self.color_disc(dot, color);
            let some = Judgement::ALL.into_iter();
            let some = some.filter(|&judgement| counts[color].of(judgement) > 0);
            let marks = some.map(|judgement| {
                let nags = [judgement.nag()];
                let text = format!("{}{}", counts[color].of(judgement), glyph::text_of(&nags));
                let set = self.set(Face::Bold, 13, glyph::color(self.theme, &nags));
                (judgement, text, set)
            });
            let marks: Vec<(Judgement, String, Type)> = marks.collect();
            let width = |(_, text, set): &(Judgement, String, Type)| self.width(text, *set);
            let taken: i32 = marks.iter().map(|mark| width(mark) + self.unit(8)).sum();
            let mut rest = Rect { y, h: 0, ..area };
            rest.cut_left(self.unit(18));
            let set = self.set(Face::Regular, 13, self.theme.text);
            let texts = [
                self.words.accuracy(accuracy[color]),
                self.words.percent(accuracy[color]),
            ];
            // In a narrow window the numbers have no room.
            let has_marks = self.width(&texts[1], set) + taken <= rest.w;
            let taken = if has_marks { taken } else { 0 };
            let fits = |text: &&String| self.width(text, set) + taken <= rest.w;
            let text = texts.iter().find(fits).unwrap_or(&texts[1]);
            let at = Point::new(rest.x, y);
            rest.cut_left(self.text(at, Align::Left, text, set));
            for (judgement, text, set) in marks.into_iter().filter(|_| has_marks) {
                rest.cut_left(self.unit(8));
                let width = self.width(&text, set);
                let cell = Rect::new(rest.x, row.y, width, row.h).inset(-self.unit(4), 0);
                if let Some(node) = review.next_judged(color, judgement) {
                    self.link_to_move(cell, y, node);
                }
                let at = Point::new(rest.x, y);
                rest.cut_left(self.text(at, Align::Left, &text, set));
            }
        }
    }

    /// The ground of a text in a cell, with its middle at this height, that a click on leads to a move.
    fn link_to_move(&mut self, cell: Rect, y: i32, node: NodeId) {
        if self.is_pointed_at(cell) {
            let ground = Rect { y, h: 0, ..cell }.inset(0, -self.unit(11));
            self.scene
                .rounded(ground, self.unit(6), self.theme.button_hover);
        }
        let command = Command::Review(ReviewCommand::Go(node));
        self.scene.add_zone(cell, Zone::Do(command));
    }

    /// A player with the rating, if known.
    fn named(&self, review: &Review, color: Color, with_rating: bool) -> String {
        let (name, rating) = match color {
            Color::White => ("White", "WhiteElo"),
            Color::Black => ("Black", "BlackElo"),
        };
        let name = review.tag(name).map(|name| shortened(name, LONGEST_NAME));
        let name = self.words.player(color, name.as_deref()).to_string();
        let rating = review.tag(rating).filter(|rating| rating.len() < 6);
        match rating.filter(|_| with_rating) {
            Some(rating) => format!("{name} ({rating})"),
            None => name,
        }
    }
}

/// What is between the parts of the line about the rest.
const BETWEEN: &str = " · ";

/// `Paris, 1858`, `checkmate`, `5+3`, `opera.pgn`
fn about(words: Words, review: &Review) -> Vec<String> {
    let when = words.place_and_date(|name| review.tag(name));
    let is_known = |outcome: &Outcome| {
        outcome.termination != Termination::Unstated
            && review.result() == Some(GameResult::of(outcome.winner))
    };
    let reason = review
        .game()
        .outcome()
        .filter(is_known)
        .map(|outcome| words.reason(outcome));
    let control = review.tag("TimeControl").map(|control| {
        let read = control.parse::<TimeControl>();
        read.map_or(control.to_string(), |control| words.time_control(&control))
    });
    // What was played here has a file that nobody chose.
    let file = (!review.is_played()).then(|| review.name().to_string());
    let file = file.filter(|name| !name.is_empty());
    let parts = [when, reason, control, file];
    let parts = parts.into_iter().flatten();
    let short = |part: String| isolated(shortened(&part, LONGEST_NAME).into_owned()).into_owned();
    parts.map(short).collect()
}
