//! The card with the best lines of the position shown.

use crate::app::{AnalysisLine, Command, Hint, Review, ReviewCommand};
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Zone};
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The heights of the heading and of a line, and the distance from the upper and lower edge, in units.
const HEADING: i32 = 24;
const LINE: i32 = 25;
const PAD: i32 = 7;

/// The most lines that are shown.
const MOST_LINES: i32 = 3;

/// The width of a score, in units.
const SCORE: i32 = 60;

impl View<'_> {
    /// The height of the card with as many lines as fit next to a list of this least height.
    pub(in crate::view) fn analysis_height(&self, room: i32, list: i32) -> i32 {
        let pads = 2 * self.unit(PAD);
        let for_lines = room - list - pads - self.unit(HEADING);
        let lines = (for_lines / self.unit(LINE)).clamp(1, MOST_LINES);
        pads + self.unit(HEADING) + lines * self.unit(LINE)
    }

    /// The lines: their scores and moves. A click on a move takes the line into the game.
    pub(in crate::view) fn analysis_card(&mut self, area: Rect, review: &Review) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(16), self.unit(PAD));
        let heading = inner.cut_top(self.unit(HEADING));
        self.analysis_heading(heading, review);
        for (number, line) in review.analysis().lines().iter().enumerate() {
            if inner.h < self.unit(LINE) {
                return;
            }
            let row = inner.cut_top(self.unit(LINE));
            self.analysis_line(row, number, line);
        }
    }

    fn analysis_heading(&mut self, mut area: Rect, review: &Review) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let right = Point::new(area.right(), area.center().y);
        area.cut_right(self.hints(right, &[Hint::EndAnalysis], set) + self.unit(8));
        let analysis = review.analysis();
        let text = match analysis.lines().first() {
            Some(line) => {
                self.words
                    .analysis_heading(analysis.engine(), line.found.depth, analysis.speed())
            }
            None => self
                .words
                .analysis_waits(review.position().outcome().is_some())
                .to_string(),
        };
        let text = if analysis.shows_threat() {
            format!("{} · {text}", self.words.text(Phrase::Threat))
        } else {
            text
        };
        let percent = review.white_percent();
        if let Some(percent) = percent.filter(|_| !analysis.shows_threat()) {
            let set = self.set(Face::Bold, 13, self.theme.text);
            let at = Point::new(area.right(), area.center().y);
            let text = self.words.percent(percent);
            let taken = self.scene.text(self.fonts, at, Align::Right, &text, set);
            area.cut_right(taken + self.unit(10));
        }
        let (text, set) = self.fitting(&text, set, area.w);
        let at = Point::new(area.x, area.center().y);
        self.scene.text(self.fonts, at, Align::Left, &text, set);
    }

    fn analysis_line(&mut self, mut row: Rect, line: usize, found: &AnalysisLine) {
        let middle = row.center().y;
        let bold = self.set(Face::Bold, 14, self.theme.text);
        let score = self.words.pawns(found.score());
        let at = Point::new(row.x, middle);
        self.scene.text(self.fonts, at, Align::Left, &score, bold);
        row.cut_left(self.unit(SCORE));
        let outer = self.scene.begin_clip(row);
        let mut x = row.x;
        for (index, written) in found.written.iter().enumerate() {
            // The first move of a line and White's moves have their numbers.
            let number = match (written.color, index) {
                (Color::White, _) => format!("{}.", written.number),
                (Color::Black, 0) => format!("{}…", written.number),
                (Color::Black, _) => String::new(),
            };
            let faint = self.set(Face::Regular, 13, self.theme.faint_text);
            let set = match index {
                0 => bold,
                _ => self.set(Face::Regular, 14, self.theme.dim_text),
            };
            // A move that does not fit is left out, with all after it.
            let width = self.fonts.width(faint.face, &number, faint.em)
                + self.fonts.width(set.face, &written.long, set.em);
            if x + width > row.right() && index > 0 {
                break;
            }
            let begin = x;
            let at = Point::new(x, middle);
            if !number.is_empty() {
                x += self.scene.text(self.fonts, at, Align::Left, &number, faint) + self.unit(3);
            }
            let at = Point::new(x, middle);
            x += self.written_move(at, &written.san, &written.long, set);
            let moves = index + 1;
            let command = Command::Review(ReviewCommand::FollowLine { line, moves });
            let zone = Rect::new(begin, row.y, x - begin, row.h);
            self.scene.add_zone(zone, Zone::Do(command));
            x += self.unit(7);
        }
        self.scene.end_clip(outer);
    }
}
