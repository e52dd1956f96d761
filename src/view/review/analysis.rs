//! The card with the best lines of the position shown.

use crate::app::keys::{self, KeyGroup};
use crate::app::{AnalysisLine, Command, Hint, Review, ReviewCommand, Written};
use crate::rules::{Move, Position};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::hints::HINT_GAP;
use crate::words::Phrase;

/// The heights of the heading and of a line, and the distance from the upper and lower edge, in units.
const HEADING: i32 = 24;
const LINE: i32 = 24;
const PAD: i32 = 8;

/// The most lines that are shown.
const MOST_LINES: i32 = 3;

/// The width of a score, and the gap between two moves, in units.
const SCORE: i32 = 48;
const MOVE_GAP: i32 = 9;

/// The height of the text below the small board, in units.
const CAPTION: i32 = 26;

impl View<'_> {
    /// The height of the card, with as many lines as fit next to a list of this least height. Below a board it has no heading,
    /// because there is a tab, so that it has no height while it is off.
    pub fn analysis_height(&self, review: &Review, room: i32, list: i32) -> i32 {
        let pads = 2 * self.unit(PAD);
        let around = if self.layout.is_stacked {
            pads
        } else {
            pads + self.unit(HEADING)
        };
        let analysis = review.analysis();
        if self.layout.is_stacked && !analysis.is_on() {
            return 0;
        }
        if !analysis.shows_lines() {
            return around;
        }
        let for_lines = room - list - around;
        let lines = (for_lines / self.unit(LINE)).clamp(1, MOST_LINES);
        around + lines * self.unit(LINE)
    }

    /// The switch, and the lines: their scores and moves. A click on a move plays the line up to there. Returns the row of
    /// the line under the pointer.
    pub fn analysis_card(&mut self, area: Rect, review: &Review) -> Option<Rect> {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(16), self.unit(PAD));
        if !self.layout.is_stacked {
            let heading = inner.cut_top(self.unit(HEADING));
            self.analysis_heading(heading, review);
        }
        let analysis = review.analysis();
        if let (true, Some((done, all))) = (analysis.lines().is_empty(), analysis.progress()) {
            // Lines come once the search of the game is at the position shown.
            self.progress(inner, done as f32 / all.max(1) as f32);
        }
        let pointed = analysis.pointed();
        let mut opened = None;
        for (number, line) in analysis.lines().iter().enumerate() {
            if inner.h < self.unit(LINE) {
                break;
            }
            let row = inner.cut_top(self.unit(LINE));
            if pointed.is_some_and(|(pointed, _)| pointed == number) {
                opened = Some(row);
            }
            self.analysis_line(row, (number, line), None);
        }
        opened
    }

    /// The line under the pointer in full, over what is below it, and the position after the move there.
    pub fn opened_line(&mut self, row: Rect, review: &Review) {
        let (Some((number, moves)), Some(shown)) =
            (review.analysis().pointed(), review.pointed_line())
        else {
            return;
        };
        if self.is_covered() {
            return;
        }
        let (line, position, mv) = shown;
        let width = row.w - self.unit(SCORE);
        let placed = self.placed_moves(line, width);
        let rows = placed.last().map_or(1, |last| last.row + 1);
        let opened = Rect {
            h: rows * row.h,
            ..row
        };
        let pad = self.unit(8);
        let ground = Rect::new(opened.x - pad, opened.y, opened.w + 2 * pad, opened.h);
        let edge = self.edge(self.theme.border);
        let radius = self.unit(6);
        self.scene
            .bordered(ground, radius, self.theme.active_panel, edge);
        self.scene.add_zone(ground, Zone::Nothing);
        self.analysis_line(opened, (number, line), Some(moves));
        self.line_position(ground, (line, moves), &position, mv);
    }

    /// The position after a move of a line, beside the line or below it, with the move and the score.
    fn line_position(
        &mut self,
        ground: Rect,
        (line, moves): (&AnalysisLine, usize),
        position: &Position,
        mv: Move,
    ) {
        let more = self.unit(CAPTION);
        let gap = self.unit(8);
        let mut frame =
            self.small_frame(Point::new(ground.x, ground.y), ground.bottom() + gap, more);
        if ground.x >= frame.w + gap {
            frame.x = ground.x - frame.w - gap;
            frame.y = ground.y.min(self.scene.area().h - frame.h);
        }
        self.framed_board(frame, position, Some(mv));
        let Some(written) = line.written.get(moves.saturating_sub(1)) else {
            return;
        };
        let number = written.numbering();
        let set = self.set(Face::Regular, 13, self.theme.text);
        let score = self.words.pawns(line.score());
        let gap = self.unit(10);
        let width = self.width(&number, set)
            + self.written_width(&written.san, &written.long, set)
            + gap
            + self.width(&score, set);
        let middle = frame.bottom() - more / 2 - self.unit(2);
        let mut at = Point::new(frame.center().x - width / 2, middle);
        at.x += self.text(at, Align::Left, &number, set);
        at.x += self.written_move(at, &written.san, &written.long, set) + gap;
        self.text(at, Align::Left, &score, set);
    }

    /// The engine, its depth and its speed, and the switch with its key.
    fn analysis_heading(&mut self, mut area: Rect, review: &Review) {
        let analysis = review.analysis();
        let toggle = Command::Review(ReviewCommand::Analyse);
        let switch = self.plain_switch(area.cut_right(self.switch_width()), analysis.is_on());
        let cap = self.words.cap(keys::cap_of(self.app, &toggle));
        // While a comment is typed, the key is a letter.
        if !cap.is_empty() {
            area.cut_right(self.unit(8) + self.cap_width(&cap));
            let left = Point::new(area.right(), area.center().y);
            self.key_cap(left, &cap, self.theme.key_cap, self.theme.text);
        }
        let zone = switch
            .union(area)
            .inset(-self.unit(PAD), -self.unit(PAD / 2));
        self.scene.add_zone(zone, Zone::Do(toggle));
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let states = self.analysis_states(review);
        let longest = states.first().map_or("", String::as_str);
        let width = self.width(longest, set) + self.unit(8);
        let can_ask = keys::works(self.app, &ReviewCommand::Threat.into());
        let has_room = width + self.hints_width(&[Hint::Threat], set) <= area.w;
        // The key that leads back is always there.
        if can_ask && (has_room || analysis.shows_threat()) {
            let right = Point::new(area.right() - self.unit(12), area.center().y);
            let taken = self.threat_hint(right, analysis.shows_threat(), set);
            area.cut_right(taken);
        }
        area.cut_right(self.unit(8));
        // What does not fit is said in fewer words, not in smaller letters.
        let fits = |text: &&String| self.width(text, set) <= area.w;
        let shortest = states.last().map_or("", String::as_str);
        let text = match states.iter().find(fits) {
            Some(text) => text.clone(),
            None => self.cut(shortest, set, area.w),
        };
        let mut at = Point::new(area.x, area.center().y);
        // The name of the engine stands out.
        let rest = match text.split_once(" · ") {
            Some((name, rest)) => {
                let bold = self.set(Face::Bold, 13, self.theme.text);
                at.x += self.text(at, Align::Left, name, bold);
                at.x += self.unit(8);
                rest
            }
            None => &text,
        };
        self.text(at, Align::Left, rest, set);
    }

    /// The key for the threat, in a box while it is shown. Returns the width taken.
    fn threat_hint(&mut self, right: Point, is_on: bool, set: Type) -> i32 {
        if !is_on {
            return self.hints(right, &[Hint::Threat], set);
        }
        let width = self.hints_width(&[Hint::Threat], set) - self.unit(HINT_GAP);
        let height = self.unit(HEADING);
        let ground = Rect::new(right.x - width, right.y - height / 2, width, height);
        let ground = ground.inset(-self.unit(6), 0);
        self.scene.rounded(ground, self.unit(6), self.theme.chosen);
        let color = self.theme.bright_text;
        self.hints(right, &[Hint::Threat], Type { color, ..set })
    }

    /// What the analysis does, in fewer and fewer words. That the lines are those of a threat is always said.
    fn analysis_states(&self, review: &Review) -> Vec<String> {
        let analysis = review.analysis();
        if !analysis.shows_lines() {
            return vec![self.words.key_group(KeyGroup::Analysis).to_owned()];
        }
        let threat = self.words.text(Phrase::Threat);
        let is_threat = analysis.shows_threat();
        let Some(line) = analysis.lines().first() else {
            let is_over = review.position().outcome().is_some();
            let waits = self.words.analysis_waits(analysis.engine(), is_over);
            return if is_threat {
                vec![format!("{threat} · {waits}"), threat.to_owned()]
            } else {
                vec![waits.to_owned()]
            };
        };
        let engine = analysis.engine();
        let heading = |speed| self.words.analysis_heading(engine, line.found.depth, speed);
        let whole = heading(analysis.speed());
        let depth = self.words.depth(line.found.depth);
        if !is_threat {
            return vec![whole, heading(0), depth];
        }
        let (_, search) = whole.split_once(" · ").unwrap_or(("", &whole));
        let rests = [&whole, search, &depth].map(|rest| format!("{threat} · {rest}"));
        rests.into_iter().chain([threat.to_owned()]).collect()
    }

    /// A line: its score, and the moves that fit into the row; all of them, in as many rows as the area has, if the pointer is
    /// on the line, where the number of moves up to the pointer is given.
    fn analysis_line(
        &mut self,
        mut area: Rect,
        (line, found): (usize, &AnalysisLine),
        pointed: Option<usize>,
    ) {
        let height = self.unit(LINE);
        let bold = self.set(Face::Bold, 14, self.theme.text);
        let score = self.words.pawns(found.score());
        let at = Point::new(area.x, area.y + height / 2);
        self.text(at, Align::Left, &score, bold);
        area.cut_left(self.unit(SCORE));
        let outer = self.scene.begin_clip(area);
        let number = self.set(Face::Regular, 13, self.theme.dim_text);
        let follow = |moves| Zone::Do(Command::Review(ReviewCommand::FollowLine { line, moves }));
        // Beside the moves of an opened line the pointer stays where it was.
        if let Some(moves) = pointed {
            self.scene.add_zone(area, follow(moves));
        }
        for (index, placed) in self.placed_moves(found, area.w).into_iter().enumerate() {
            let Some(written) = found.written.get(index) else {
                break;
            };
            if placed.row > 0 && pointed.is_none() {
                break;
            }
            let zone = Rect {
                x: area.x + placed.x,
                y: area.y + placed.row * height,
                w: placed.width,
                h: height,
            };
            let moves = index + 1;
            if pointed == Some(moves) {
                let ground = zone.inset(-self.unit(4), self.unit(2));
                let radius = self.unit(4);
                self.scene.rounded(ground, radius, self.theme.button_hover);
            }
            let set = match index {
                0 => bold,
                _ => self.set(Face::Regular, 14, self.theme.text),
            };
            let mut at = Point::new(zone.x, zone.center().y);
            at.x += self.text(at, Align::Left, &placed.number, number);
            self.written_move(at, &written.san, &written.long, set);
            let w = zone.w + self.unit(MOVE_GAP);
            self.scene.add_zone(Rect { w, ..zone }, follow(moves));
        }
        self.scene.end_clip(outer);
    }

    /// The moves of a line in rows of this width.
    fn placed_moves(&self, found: &AnalysisLine, width: i32) -> Vec<PlacedMove> {
        let (mut x, mut row) = (0, 0);
        let moves = found.written.iter().enumerate();
        let place = |(index, written): (usize, &Written)| {
            // The first move of a line and White's moves have their numbers.
            let number = written.numbering_in_line(index == 0);
            let face = if index == 0 {
                Face::Bold
            } else {
                Face::Regular
            };
            let set = self.set(face, 14, self.theme.text);
            let reach = self.fonts.width(Face::Regular, &number, self.unit(13))
                + self.written_width(&written.san, &written.long, set);
            if x > 0 && x + reach > width {
                (x, row) = (0, row + 1);
            }
            let placed = PlacedMove {
                number,
                row,
                x,
                width: reach,
            };
            x += reach + self.unit(MOVE_GAP);
            placed
        };
        moves.map(place).collect()
    }
}

/// A move of a line in its rows.
struct PlacedMove {
    /// Its number, if it has one.
    number: String,
    row: i32,
    /// The distance from the left edge, and the width with the number.
    x: i32,
    width: i32,
}
