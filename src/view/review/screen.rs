//! The panel of a review.

use crate::app::keys::Context;
use crate::app::{BoardCommand, Command, Hint, Message, Review, ReviewCommand, Step};
use crate::view::View;
use crate::view::scene::content::GAP;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::view::widgets::hints::HINT_GAP;

/// The heights of the parts in units.
const HEADER: i32 = 64;
const LOW_HEADER: i32 = 48;
const MESSAGE: i32 = 40;
const BUTTONS: i32 = 48;

/// The height of a chart, and that of one that is a line.
const CHART: i32 = 112;
const LOW_CHART: i32 = 32;

/// The least width of a panel with a chart, in units.
const WITH_CHART: i32 = 240;

/// The opacity of the line before the pace.
const LINE_OF_PACE: u8 = 90;

/// The greatest and the least width of a button that steps, in units; the one that plays has the rest.
const STEP: i32 = 62;
const LEAST_STEP: i32 = 32;

/// The width of the pace in the button that plays, and the least width of that button with it, in units.
const PACE: i32 = 60;
const LEAST_WITH_PACE: i32 = 120;

/// The buttons of a narrower row, in units, are closer to each other.
const CLOSE: i32 = 340;

/// The height of the accuracy in the header, and the least width of a header with it.
const ACCURACY: i32 = 26;
const WITH_ACCURACY: i32 = 270;

/// The least height of the move list below the analysis, in units.
const LEAST_LIST: i32 = 112;

/// The same below a board, with the tabs and four lines of moves, and the least height of what is above the buttons there
/// with the chart, the message, the header and all lines of the analysis besides, in units.
const FOUR_MOVES: i32 = 158;
const WITH_ALL: i32 = 400;

/// The height of the move list with one line, in units.
const LEAST_TREE: i32 = 74;

/// The least height of the move list, in units, next to which a chart is shown that is not a line.
const LIST: i32 = 190;

/// The width of the opening tree beside the moves, and the least one of the moves, in units.
const TREE: i32 = 400;
const LEAST_BESIDE_TREE: i32 = 248;

impl View<'_> {
    /// The panel and the board of a review.
    pub fn review(&mut self, review: &Review) {
        let mut rest = self.layout.panel;
        let gap = self.unit(GAP);
        let is_beside = self.has_tree_beside(review);
        let is_tree = review.openings().is_open() && !is_beside;
        let is_typing = review.typed_comment().is_some() || review.input().typed().is_some();
        let is_told = match self.app.message() {
            None => false,
            // How bad a move is, is told beside the moves; what was played has more need of the room.
            Some(Message::Judged(_)) => !is_tree,
            Some(_) => true,
        };
        let is_quiet = !is_told && !is_typing;
        let buttons = rest.cut_bottom(self.unit(BUTTONS));
        rest.cut_bottom(gap);
        // Below a board the chart is a line above the buttons, if the analysis leaves room for it.
        let is_low = review.analysis().is_on() && rest.h < self.unit(WITH_ALL);
        if self.layout.is_stacked && !is_tree && !is_low {
            let chart = rest.cut_bottom(self.unit(LOW_CHART));
            rest.cut_bottom(gap);
            self.chart(chart, review);
        }
        let message = match self.layout.below {
            Some(below) if review.typed_comment().is_none() => below,
            // The opening tree has the room of the keys, and the moves where they have few lines below a board.
            None if is_quiet
                && (is_tree || self.layout.is_stacked && rest.h < self.unit(WITH_ALL)) =>
            {
                Rect::default()
            }
            _ => {
                let mut message = rest.cut_bottom(self.unit(MESSAGE));
                if let Some(comment) = review.typed_comment() {
                    let lines = self.comment_lines(comment, rest.w);
                    let most = message.h + rest.h - self.unit(HEADER + LEAST_TREE) - 3 * gap;
                    let height = self.comment_height(lines.len(), most).max(message.h);
                    message.y -= rest.cut_bottom(height - message.h).h;
                    message.h = height;
                    self.comment_editor(message, comment, &lines);
                }
                rest.cut_bottom(gap);
                message
            }
        };
        self.review_head(&mut rest, review, !is_tree);
        let beside = is_beside.then(|| {
            let least = rest.w - gap - self.unit(LEAST_BESIDE_TREE);
            let tree = rest.cut_right(self.unit(TREE).min(least));
            rest.cut_right(gap);
            tree
        });
        let opened = if is_tree {
            None
        } else {
            self.analysis_above(&mut rest, review)
        };
        if !self.layout.is_stacked && !is_tree && rest.w >= self.unit(WITH_CHART) {
            let room = rest.h - gap;
            let fits = |(chart, list): &(i32, i32)| self.unit(chart + list) <= room;
            let height = [(CHART, LIST), (LOW_CHART, LEAST_LIST)]
                .into_iter()
                .find(fits);
            if let Some((height, _)) = height {
                let chart = rest.cut_bottom(self.unit(height));
                rest.cut_bottom(gap);
                self.chart(chart, review);
            }
        }
        if let Some(typed) = review.input().typed() {
            let offers = rest.cut_bottom(self.unit(64));
            rest.cut_bottom(gap);
            self.typed_move(message, Some(offers), typed);
        } else if review.typed_comment().is_none() && message.h > 0 {
            self.review_message(message, review);
        }
        let opening = review.opening();
        if !is_tree {
            self.move_tree(rest, review, &opening);
        }
        let tree = beside.or(is_tree.then_some(rest));
        let played = tree.and_then(|tree| self.opening_tree(tree, review));
        self.review_buttons(buttons, review);
        self.review_board(review, played);
        self.evaluation_bar(review);
        self.hovered_position(review);
        if let Some(row) = opened {
            self.opened_line(row, review);
        }
    }

    /// The header, above the card of the analysis if there is one.
    fn review_head(&mut self, rest: &mut Rect, review: &Review, has_card: bool) {
        let gap = self.unit(GAP);
        let (header, list) = if !self.layout.is_stacked {
            (HEADER, LEAST_TREE)
        } else if review.analysis().is_on() {
            (LOW_HEADER, LIST)
        } else {
            (LOW_HEADER, FOUR_MOVES)
        };
        let mut header = rest.cut_top(self.unit(header));
        rest.cut_top(gap);
        let analysis = if has_card {
            self.analysis_height(review, 0, 0) + gap
        } else {
            0
        };
        // The accuracy gives way to the least analysis above a line of moves.
        let has_room =
            rest.h >= analysis + self.unit(list + ACCURACY) && rest.w >= self.unit(WITH_ACCURACY);
        let accuracy = review.accuracy().filter(|_| has_room);
        if accuracy.is_some() {
            header.h += rest.cut_top(self.unit(ACCURACY)).h;
        }
        self.review_header(header, review, accuracy);
    }

    /// The card of the analysis above the moves, if there is room for it. Returns the row of the line under the pointer.
    fn analysis_above(&mut self, rest: &mut Rect, review: &Review) -> Option<Rect> {
        let gap = self.unit(GAP);
        let list = if self.layout.is_stacked {
            FOUR_MOVES
        } else if rest.w >= self.unit(WITH_CHART) {
            LEAST_LIST + GAP + LOW_CHART
        } else {
            LEAST_LIST
        };
        let height = self.analysis_height(review, rest.h - gap, self.unit(list));
        if height == 0 {
            return None;
        }
        let analysis = rest.cut_top(height);
        rest.cut_top(gap);
        self.analysis_card(analysis, review)
    }

    /// The chart of the win chances, or else that of times and material.
    fn chart(&mut self, area: Rect, review: &Review) {
        if review.shows_chances() {
            self.chances_chart(area, review);
        } else {
            self.times_chart(area, review);
        }
    }

    /// The message; while there is nothing to say, the most important keys.
    fn review_message(&mut self, area: Rect, review: &Review) {
        match self.app.message() {
            None => self.keys_row(area, &review.hints()),
            Some(message) => self.message_in_row(area, &message),
        }
    }

    /// Keys in a row, as many as fit.
    fn keys_row(&mut self, area: Rect, hints: &[Hint]) {
        self.card(area, self.theme.panel);
        let inner = area.inset(self.unit(16), 0);
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let shown = self.hints_that_fit(hints, set, inner.w);
        let width = self.hints_width(shown, set);
        let right = Point::new(inner.x + width - self.unit(HINT_GAP), area.center().y);
        self.hints(right, shown, set);
    }

    fn review_buttons(&mut self, mut row: Rect, review: &Review) {
        let gap = self.unit(if row.w < self.unit(CLOSE) { 4 } else { GAP });
        let side = (row.w - 4 * gap - self.unit(LEAST_WITH_PACE)) / 4;
        let side = side.clamp(self.unit(LEAST_STEP), self.unit(STEP));
        let play = row.w - 4 * (side + gap);
        let [first, back, play, forward, last] = [side, side, play, side, side].map(|width| {
            let area = row.cut_left(width);
            row.cut_left(gap);
            area
        });
        let steps = [
            (Step::First, Icon::First, first),
            (Step::Back, Icon::Back, back),
            (Step::Forward, Icon::Forward, forward),
            (Step::Last, Icon::Last, last),
        ];
        for (step, icon, area) in steps {
            self.plain_icon_button(area, icon, 16, BoardCommand::Show(step).into(), false);
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

    /// The button that plays, with the pace at its right, where a click lists all.
    fn play_button(&mut self, area: Rect, face: &ButtonFace, review: &Review) {
        if area.w < self.unit(LEAST_WITH_PACE) {
            return self.button(area, face);
        }
        let ink = self.button_ground(area, face);
        let mut left = area;
        let mut pace = left.cut_right(self.unit(PACE));
        self.button_label(left, face, ink);
        self.button_zone(left, face);
        let list = Command::Review(ReviewCommand::Paces);
        self.scene.add_zone(pace, Zone::Do(list));
        let mut line = pace.inset(0, self.unit(8));
        let line = line.cut_left(self.unit(1));
        self.scene.plain(line, ink.alpha(LINE_OF_PACE));
        pace.cut_left(self.unit(8));
        let arrow = pace.cut_right(self.unit(22));
        let arrow = Rect::around(
            Point::new(arrow.x + self.unit(8), arrow.center().y),
            self.unit(14),
        );
        self.icon(arrow, Icon::Down, ink);
        match review.pace().time() {
            Some(time) => {
                let set = self.set(Face::Bold, 14, ink);
                self.fitted_in(pace, Align::Left, &self.words.pace(time), set);
            }
            None => {
                let icon = Rect::around(pace.center(), self.unit(18));
                self.icon(icon, Icon::Clock, ink);
            }
        }
    }
}
