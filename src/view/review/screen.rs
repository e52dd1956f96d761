//! The panel of a review.

use crate::app::keys::Context;
use crate::app::{BoardCommand, Command, Hint, Review, ReviewCommand, Step};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Zone};
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};

/// The heights of the parts in units.
const HEADER: i32 = 64;
/// The heights of header and message below a board.
const LOW_HEADER: i32 = 56;
const LOW_MESSAGE: i32 = 54;
const CHARTS: i32 = 92;
const MESSAGE: i32 = 66;
const BUTTONS: i32 = 44;

/// The opacity of the line before the pace.
const LINE_OF_PACE: u8 = 90;

/// The relative widths of the buttons: first move, previous, play, next, last.
const BUTTON_WIDTHS: [i32; 5] = [62, 62, 176, 62, 62];

/// The width of the pace in the button that plays, and the least width of that button with it, in units.
const PACE: i32 = 56;
const LEAST_WITH_PACE: i32 = 112;

/// The height of the accuracy in the header.
const ACCURACY: i32 = 26;

/// The least height of the move list below the analysis, in units.
const LEAST_LIST: i32 = 112;

/// The height of the move list with one line, in units.
const LEAST_TREE: i32 = 74;

/// The least height of the move list, in units, next to which the charts are shown.
const LIST: i32 = 136;

impl View<'_> {
    /// The panel and the board of a review.
    pub(in crate::view) fn review(&mut self, review: &Review) {
        let mut rest = self.layout.panel;
        let gap = self.unit(8);
        let (header, message) = if self.layout.is_stacked {
            (LOW_HEADER, LOW_MESSAGE)
        } else {
            (HEADER, MESSAGE)
        };
        let buttons = rest.cut_bottom(self.unit(BUTTONS));
        rest.cut_bottom(gap);
        let mut message = rest.cut_bottom(self.unit(message));
        let comment = review.typed_comment().map(|comment| {
            let lines = self.comment_lines(comment, rest.w);
            (comment, lines)
        });
        if let Some((_, lines)) = &comment {
            let most = message.h + rest.h - self.unit(HEADER + LEAST_TREE) - 3 * gap;
            let height = self.comment_height(lines.len(), most).max(message.h);
            rest.cut_bottom(height - message.h);
            message.y = message.bottom() - height;
            message.h = height;
        }
        rest.cut_bottom(gap);
        let mut header = rest.cut_top(self.unit(header));
        rest.cut_top(gap);
        let analysis = if review.analysis().is_on() {
            self.analysis_height(0, 0) + gap
        } else {
            0
        };
        // The accuracy gives way to the least analysis above a line of moves.
        let has_room = rest.h >= analysis + self.unit(LEAST_TREE + ACCURACY);
        let accuracy = review.accuracy().filter(|_| has_room);
        if accuracy.is_some() {
            header.h += rest.cut_top(self.unit(ACCURACY)).h;
        }
        self.review_header(header, review, accuracy);
        let is_tree = review.openings().is_open();
        let mut opened = None;
        if review.analysis().is_on() && !is_tree {
            let height = self.analysis_height(rest.h - gap, self.unit(LEAST_LIST));
            let analysis = rest.cut_top(height);
            rest.cut_top(gap);
            opened = self.analysis_card(analysis, review);
        }
        if review.has_scores() && !is_tree && rest.h >= self.unit(CHARTS + LIST) {
            let chances = rest.cut_bottom(self.unit(CHARTS));
            rest.cut_bottom(gap);
            self.chances_chart(chances, review);
        }
        if !is_tree && rest.h >= self.unit(CHARTS + LIST) {
            let charts = rest.cut_bottom(self.unit(CHARTS));
            rest.cut_bottom(gap);
            self.charts(charts, review);
        }
        match (comment, review.input().typed()) {
            (Some((comment, lines)), _) => self.comment_editor(message, comment, &lines),
            (None, Some(typed)) => {
                let offers = rest.cut_bottom(self.unit(64));
                rest.cut_bottom(gap);
                self.typed_offers(offers, typed);
                self.typed_line(message, typed);
            }
            (None, None) => self.review_message(message),
        }
        let opening = review.opening();
        let played = if is_tree {
            self.opening_tree(rest, review)
        } else {
            self.move_tree(rest, review, &opening);
            None
        };
        self.review_buttons(buttons, review);
        self.review_board(review);
        if let Some(mv) = played {
            self.point_at_move(review, mv);
        }
        self.evaluation_bar(review);
        self.hovered_position(review);
        if let Some(row) = opened {
            self.opened_line(row, review);
        }
    }

    /// The message, with its hints below it if they are long.
    fn review_message(&mut self, area: Rect) {
        let Some(message) = self.app.message() else {
            return;
        };
        let hints = message.hints();
        let set = self.set(Face::Regular, 13, self.theme.message_text.alpha(215));
        let is_long = self.hints_width(&hints, set) > area.w / 2;
        if !is_long {
            return self.message(area, &message);
        }
        self.card(area, self.theme.message);
        let inner = area.inset(self.unit(16), 0);
        let sentence = self.words.message(&message, &self.names());
        let words = format!("{}{}{}", sentence.lead, sentence.text, sentence.end);
        let large = self.set(Face::Regular, 15, self.theme.message_text);
        let words = self.fonts.fit(large.face, &words, large.em, inner.w);
        let upper = Point::new(inner.x, area.y + area.h * 3 / 10);
        self.scene
            .text(self.fonts, upper, Align::Left, &words, large);
        let shown = self.hints_that_fit(&hints, set, inner.w);
        let width = self.hints_width(shown, set);
        let lower = Point::new(inner.x + width - self.unit(9), area.y + area.h * 7 / 10);
        self.hints(lower, shown, set);
    }

    /// The first hints, as many as fit.
    fn hints_that_fit<'h>(
        &self,
        hints: &'h [Hint],
        set: crate::view::scene::picture::Type,
        room: i32,
    ) -> &'h [Hint] {
        let mut count = hints.len();
        while count > 0 && self.hints_width(&hints[..count], set) > room {
            count -= 1;
        }
        &hints[..count]
    }

    fn review_buttons(&mut self, mut row: Rect, review: &Review) {
        let gap = self.unit(8);
        let room = row.w - 4 * gap;
        let [first, back, play, forward, last] = BUTTON_WIDTHS.map(|width| {
            let area = row.cut_left(room * width / BUTTON_WIDTHS.iter().sum::<i32>());
            row.cut_left(gap);
            area
        });
        let steps = [
            (Step::First, first),
            (Step::Back, back),
            (Step::Forward, forward),
            (Step::Last, last),
        ];
        let faces = steps.map(|(step, area)| {
            let command = Command::Board(BoardCommand::Show(step));
            (
                step,
                area,
                face_of(self.words, &[Context::GameShown], &command),
            )
        });
        let mut all = faces
            .iter()
            .filter_map(|(_, area, face)| Some((*area, face.as_ref()?)));
        let have_caps = all.all(|(area, face)| self.fits_icon_and_cap(area, &face.cap));
        for (step, area, face) in faces {
            if let Some(face) = face {
                let cap = if have_caps { face.cap } else { String::new() };
                self.step_button(area, step, &ButtonFace { cap, ..face });
            }
        }
        let command = Command::Review(ReviewCommand::AutoPlay);
        if let Some(face) = face_of(self.words, &[Context::Review], &command) {
            let face = ButtonFace {
                label: self.words.auto_play(review.plays_itself()),
                primary: true,
                ..face
            };
            self.play_button(play, &face, review);
        }
    }

    /// The button that plays, with the pace at its right, which a click changes.
    fn play_button(&mut self, area: Rect, face: &ButtonFace, review: &Review) {
        if area.w < self.unit(LEAST_WITH_PACE) {
            return self.button(area, face);
        }
        let ink = self.button_ground(area, face);
        let mut left = area;
        let pace = left.cut_right(self.unit(PACE));
        self.button_label(left, face, ink);
        self.button_zone(left, face);
        let mut line = pace.inset(0, self.unit(8));
        let line = line.cut_left(self.unit(1));
        self.scene.plain(line, ink.alpha(LINE_OF_PACE));
        match review.pace() {
            Some(pace_of_moves) => {
                let text = self.words.pace(pace_of_moves);
                let set = self.set(Face::Bold, 14, ink);
                let (text, set) = self.fitting(&text, set, pace.w - self.unit(8));
                let at = pace.center();
                self.scene.text(self.fonts, at, Align::Center, &text, set);
            }
            None => {
                let icon = Rect::around(pace.center(), self.unit(18));
                self.icon(icon, Icon::Clock, ink);
            }
        }
        let next = Command::Review(ReviewCommand::NextPace);
        self.scene.add_zone(pace, Zone::Do(next));
    }
}
