//! The card of a question, with a button for each answer.

use crate::app::keys::Context;
use crate::app::{Command, Message, PlayCommand, Prompt};
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::shape::{Border, Look};
use crate::view::scene::theme::{Rgba, Theme};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Names, Phrase, Sentence};

/// A question that is open, and what its card says.
pub(in crate::view) struct Asked {
    /// Who answers.
    pub(in crate::view) player: Color,
    /// The question, and below it what is less important.
    pub(in crate::view) said: Sentence,
    /// Yes and no.
    pub(in crate::view) answers: [Command; 2],
    /// Where these have keys.
    pub(in crate::view) context: Context,
    /// Whether it has to be answered before something else.
    pub(in crate::view) insists: bool,
    /// What yes and no are called, if it is not that.
    pub(in crate::view) labels: Option<[Phrase; 2]>,
}

/// Where the card is.
#[derive(Clone, Copy)]
pub(super) struct QuestionPlace {
    pub(super) area: Rect,
    /// Its point towards the card of the player who answers, if that is next to it.
    pub(super) point: Option<Pointing>,
}

/// The direction of a point.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pointing {
    Up,
    Down,
}

/// Sizes in units: of the text, of the buttons, and of the gaps between these and the edges.
#[derive(Clone, Copy)]
struct Sizes {
    text: i32,
    button: i32,
    pad: i32,
}

const fn sizes(text: i32, button: i32, pad: i32) -> Sizes {
    Sizes { text, button, pad }
}

/// The sizes in a column.
const IN_COLUMN: Sizes = sizes(24, 60, 16);

/// The usual sizes, those for a long question, and then ever smaller ones for less room.
const USUAL: Sizes = sizes(20, 56, 18);
const LONG: Sizes = sizes(18, 56, 16);
const SMALLER: [Sizes; 9] = [
    USUAL,
    LONG,
    sizes(16, 52, 12),
    sizes(16, 48, 10),
    sizes(15, 44, 8),
    sizes(14, 44, 7),
    SMALLEST,
    // With large text in a small window nothing is cut either.
    sizes(11, 36, 4),
    sizes(9, 30, 3),
];
const SMALLEST: Sizes = sizes(13, 40, 5);

/// In how many lines of a long question names are not shortened.
const MOST_LINES: usize = 2;

/// The height of the usual card, in units.
const USUAL_HEIGHT: i32 = 136;

/// The least height of a button in pixels.
const LEAST_BUTTON: i32 = 40;

/// The greatest size of what is less important.
const NOTE: i32 = 14;

/// The gap above it where there is room for that, in units.
const ABOVE_NOTE: i32 = 12;

/// The distance of a point from the side of the card, its width and its height, in units.
const POINT: (i32, i32, i32) = (26, 24, 7);

/// The lines of a question.
struct Lines {
    question: Vec<String>,
    set: Type,
    note: Vec<String>,
    note_set: Type,
    /// Whether the note stands at the right of the question.
    is_beside: bool,
    /// Whether each word fits into a line.
    is_whole: bool,
}

impl Lines {
    fn height(&self) -> i32 {
        let below = if self.is_beside {
            0
        } else {
            self.note.len() as i32
        };
        self.question.len() as i32 * self.set.line_height() + below * self.note_set.line_height()
    }
}

impl View<'_> {
    /// The question that is a card beside a player's.
    pub(super) fn question(&self) -> Option<Asked> {
        let Some(Message::Question { question, insists }) = self.app.message() else {
            return None;
        };
        if !Prompt::is_card(&question) {
            return None;
        }
        let asked = |names: &Names| Asked {
            player: question.addressee(),
            said: self.words.question_card(&question, insists, names),
            answers: [true, false].map(|yes| Command::Play(PlayCommand::Answer(yes))),
            context: Context::Question,
            insists,
            labels: matches!(question, Prompt::Sure { .. })
                .then_some([Phrase::PlayIt, Phrase::AnotherMove]),
        };
        let whole = asked(&self.names().whole());
        let lines = self.question_lines(&whole, LONG, self.layout.panel.w);
        let has_room = lines.is_whole && lines.question.len() <= MOST_LINES;
        Some(if has_room {
            whole
        } else {
            asked(&self.names())
        })
    }

    /// The height of its card in a panel of this width.
    pub fn question_height(&self, asked: &Asked, width: i32) -> i32 {
        let usual = self.question_lines(asked, USUAL, width);
        if usual.question.len() > 1 {
            return self.height_in(asked, LONG, width);
        }
        self.height_in(asked, USUAL, width)
            .max(self.unit(USUAL_HEIGHT))
    }

    /// The least height in which it can be read whole.
    pub(super) fn least_question_height(&self, asked: &Asked, width: i32) -> i32 {
        self.height_in(asked, SMALLEST, width)
    }

    fn height_in(&self, asked: &Asked, sizes: Sizes, width: i32) -> i32 {
        self.question_needs(&self.question_lines(asked, sizes, width), sizes)
    }

    fn question_needs(&self, lines: &Lines, sizes: Sizes) -> i32 {
        lines.height() + self.button_height(sizes) + 3 * self.unit(sizes.pad)
    }

    fn button_height(&self, sizes: Sizes) -> i32 {
        self.unit(sizes.button).max(LEAST_BUTTON)
    }

    fn question_lines(&self, asked: &Asked, sizes: Sizes, width: i32) -> Lines {
        let width = self.inside(Rect::new(0, 0, width, 0), sizes).w;
        let note_ink = if asked.insists {
            self.theme.fault_text
        } else {
            self.theme.question_dim
        };
        let set = self.set(Face::Bold, sizes.text, self.theme.question_text);
        let note_set = self.set(Face::Regular, sizes.text.min(NOTE), note_ink);
        let question = self.wrapped(&asked.said.lead, set, width);
        let note = self.wrapped(&asked.said.text, note_set, width);
        let width_of = |lines: &[String], set: Type| {
            let widths = lines.iter().map(|line| self.width(line, set));
            widths.max().unwrap_or(0)
        };
        let mut words = asked.said.lead.split_whitespace();
        let is_whole = words.all(|word| self.width(word, set) <= width);
        let both = width_of(&question, set) + self.unit(16) + width_of(&note, note_set);
        Lines {
            is_beside: question.len() == 1 && note.len() == 1 && both <= width,
            question,
            set,
            note,
            note_set,
            is_whole,
        }
    }

    /// What is inside the edges of the card.
    fn inside(&self, area: Rect, sizes: Sizes) -> Rect {
        area.inset(self.unit(sizes.pad + 2), self.unit(sizes.pad))
    }

    /// The card, turned to the player who answers.
    pub(super) fn question_card(&mut self, place: QuestionPlace, asked: &Asked) {
        let area = place.area;
        self.question_ground(area);
        if let Some(point) = place.point {
            let is_turned = self.app.across() == Some(asked.player);
            self.question_point(area, point, is_turned);
        }
        self.for_player(asked.player, area, |view| view.question_body(area, asked));
    }

    pub fn question_ground(&mut self, area: Rect) {
        let radius = self.unit(8);
        let border = Border {
            width: self.edge_width(2),
            color: self.theme.question_border,
        };
        self.scene
            .bordered(area, radius, self.theme.question, border);
    }

    pub fn question_body(&mut self, area: Rect, asked: &Asked) {
        if area.h < self.least_question_height(asked, area.w) {
            return self.question_row(area, asked);
        }
        // In a column the answers are below each other.
        let rows = if area.h > area.w { 2 } else { 1 };
        let gap = self.unit(8);
        let more = |sizes: Sizes| (rows - 1) * (self.button_height(sizes) + gap);
        let fits = |sizes: &&Sizes| {
            let lines = self.question_lines(asked, **sizes, area.w);
            lines.is_whole && self.question_needs(&lines, **sizes) + more(**sizes) <= area.h
        };
        let faces = self.answer_faces(asked);
        let has_keys = |sizes: &&Sizes| {
            let room = (self.inside(area, **sizes).w - (2 - rows) * gap) / (3 - rows);
            self.have_keys(&faces, room, **sizes)
        };
        // In a column letters may be larger; smaller ones come before no keys.
        let in_column = (rows > 1).then_some(&IN_COLUMN);
        let all = || in_column.into_iter().chain(&SMALLER);
        let mut with_keys = all().filter(fits).filter(has_keys);
        let sizes = with_keys.next().or_else(|| all().find(fits));
        let sizes = *sizes.unwrap_or(&SMALLEST);
        let mut lines = self.question_lines(asked, sizes, area.w);
        let mut inner = self.inside(area, sizes);
        lines.question = self.balanced(&asked.said.lead, lines.set, inner.w);
        let buttons = inner.cut_bottom(self.button_height(sizes) + more(sizes));
        inner.cut_bottom(self.unit(sizes.pad));
        self.question_text(inner, &lines);
        let cells: Vec<Rect> = if rows > 1 {
            buttons.rows(2, gap).collect()
        } else {
            buttons.columns(2, gap).collect()
        };
        self.answers(&cells, asked, sizes);
    }

    /// The question beside its answers, where there is no room for these below it.
    fn question_row(&mut self, area: Rect, asked: &Asked) {
        let mut inner = area.inset(self.unit(12), self.unit(8));
        let buttons = inner.cut_right(inner.w * 2 / 5);
        inner.cut_right(self.unit(8));
        let fits = |sizes: &&Sizes| {
            let lines = self.question_lines(asked, **sizes, inner.w);
            lines.is_whole && lines.height() <= inner.h
        };
        let sizes = *SMALLER.iter().find(fits).unwrap_or(&SMALLEST);
        let mut lines = self.question_lines(asked, sizes, inner.w);
        if lines.height() > inner.h {
            lines.note.clear();
        }
        self.question_text(inner, &lines);
        let cells: Vec<Rect> = buttons.columns(2, self.unit(8)).collect();
        self.answers(&cells, asked, sizes);
    }

    fn answers(&mut self, cells: &[Rect], asked: &Asked, sizes: Sizes) {
        let faces = self.answer_faces(asked);
        let room = cells.iter().map(|cell| cell.w).min().unwrap_or_default();
        let has_keys = self.have_keys(&faces, room, sizes);
        for (face, area) in faces.iter().zip(cells) {
            self.answer_button(*area, face, sizes, has_keys);
        }
    }

    fn answer_faces(&self, asked: &Asked) -> Vec<ButtonFace<'static>> {
        let faces = asked.answers.iter().enumerate();
        let faces = faces.filter_map(|(number, command)| {
            let mut face = face_of(self.words, &[asked.context], command)?;
            if let Some(label) = asked.labels.and_then(|labels| labels.get(number).copied()) {
                face.label = self.words.text(label);
            }
            Some(face)
        });
        faces.collect()
    }

    /// Whether buttons of this width have room for their keys.
    fn have_keys(&self, faces: &[ButtonFace], room: i32, sizes: Sizes) -> bool {
        let mut faces = faces.iter();
        faces.all(|face| self.answer_width(face, sizes) <= room)
    }

    /// The width of a button with its label and its key.
    fn answer_width(&self, face: &ButtonFace, sizes: Sizes) -> i32 {
        let em = self.unit(sizes.text.min(18));
        let label = self.fonts.width(Face::Bold, face.label, em);
        label + self.cap_width(&face.cap) + 3 * self.unit(8)
    }

    /// The lines, centred from top to bottom.
    fn question_text(&mut self, area: Rect, lines: &Lines) {
        let spare = area.h - lines.height();
        let has_gap = !lines.is_beside && spare >= 3 * self.unit(ABOVE_NOTE);
        let gap = if has_gap { self.unit(ABOVE_NOTE) } else { 0 };
        let mut y = area.y + (spare - gap) / 2;
        let first = y + lines.set.line_height() / 2;
        for line in &lines.question {
            self.question_line(area.x, &mut y, line, lines.set);
        }
        if lines.is_beside {
            let right = Point::new(area.right(), first);
            for line in &lines.note {
                let set = lines.note_set;
                self.text(right, Align::Right, line, set);
            }
            return;
        }
        y += gap;
        for line in &lines.note {
            self.question_line(area.x, &mut y, line, lines.note_set);
        }
    }

    fn question_line(&mut self, x: i32, y: &mut i32, line: &str, set: Type) {
        let height = set.line_height();
        let at = Point::new(x, *y + height / 2);
        self.text(at, Align::Left, line, set);
        *y += height;
    }

    /// A button with its label and, if both buttons have room for it, its key.
    fn answer_button(&mut self, area: Rect, face: &ButtonFace, sizes: Sizes, has_key: bool) {
        let edge = if self.is_pointed_at(area) {
            self.theme.question_text
        } else {
            self.theme.question_border
        };
        let border = self.edge(edge);
        let radius = self.unit(8);
        let ground = self.theme.question_button;
        self.scene.bordered(area, radius, ground, border);
        let set = self.set(Face::Bold, sizes.text.min(18), self.theme.question_text);
        let (gap, cap) = (self.unit(8), self.cap_width(&face.cap));
        let label = self.width(face.label, set);
        let middle = area.center();
        if has_key {
            let left = middle.x - (label + gap + cap) / 2;
            let at = Point::new(left, middle.y);
            self.text(at, Align::Left, face.label, set);
            let at = Point::new(left + label + gap, middle.y);
            self.key_cap(at, &face.cap, self.theme.key_cap, self.theme.text);
        } else {
            let (label, set) = self.fitting(face.label, set, area.w - gap);
            self.text(middle, Align::Center, &label, set);
        }
        self.scene.add_zone(area, Zone::Do(face.command.clone()));
    }

    /// The point at the upper or the lower edge, towards the name on the card of the player.
    fn question_point(&mut self, card: Rect, point: Pointing, is_turned: bool) {
        let (from_side, width, height) = POINT;
        let (width, height) = (self.unit(width), self.unit(height));
        let x = if is_turned {
            card.right() - self.unit(from_side) - width
        } else {
            card.x + self.unit(from_side)
        };
        let (edge, inner) = (self.unit(2), width / 3);
        let Theme {
            question_border,
            question,
            ..
        } = *self.theme;
        let mut triangle = |rise: i32, width: i32, color: Rgba| {
            let h = rise + edge;
            let x = x + (self.unit(POINT.1) - width) / 2;
            let (y, tip, base) = match point {
                Pointing::Up => (card.y - rise, 0, h),
                Pointing::Down => (card.bottom() - edge, h, 0),
            };
            let corners = [(0, base), (width / 2, tip), (width, base)];
            let corners = corners.map(|(x, y)| Point::new(x, y)).into();
            let look = Look::Polygon { corners, color };
            self.scene.add(Rect::new(x, y, width, h), look);
        };
        triangle(height, width, question_border);
        triangle(height - edge - edge / 2, width - inner, question);
    }
}
