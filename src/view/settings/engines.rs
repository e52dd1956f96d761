//! The engines as cards.

use crate::app::{Command, Field, FieldOption, FormCommand, Label, TrialState};
use crate::view::View;
use crate::view::forms::choice::options_of;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The size of a card and the gap between two, in units.
const CARD: (i32, i32) = (320, 88);
const GAP: i32 = 8;

/// The middles of the lines of a card, in units.
const LINES: [i32; 3] = [22, 46, 69];

/// The height of a pill that says what an engine does, in units.
const PILL: i32 = 24;

impl View<'_> {
    fn engine_columns(&self, width: i32) -> i32 {
        let gap = self.unit(GAP);
        ((width + gap) / (self.unit(CARD.0) + gap)).clamp(1, 2)
    }

    pub(super) fn engines_height(&self, field: &Field, width: i32) -> i32 {
        let count = options_of(field).0.len() as i32;
        let columns = self.engine_columns(width);
        let rows = (count + columns - 1) / columns;
        rows * self.unit(CARD.1 + GAP)
    }

    pub(super) fn engine_cards(&mut self, area: Rect, field: &Field, focused: bool) {
        let (_, chosen) = options_of(field);
        let (gap, height) = (self.unit(GAP), self.unit(CARD.1));
        let columns = self.engine_columns(area.w);
        let width = (area.w - gap * (columns - 1)) / columns;
        for (number, option) in options_of(field).0.iter().enumerate() {
            let (row, column) = (number as i32 / columns, number as i32 % columns);
            let x = area.x + column * (width + gap);
            let y = area.y + row * (height + gap);
            let card = Rect::new(x, y, width, height);
            let is_chosen = chosen == Some(number);
            self.card_ground(card, is_chosen, is_chosen && focused);
            self.engine_card(card, option, is_chosen);
            let choose = Command::Form(FormCommand::Choose(field.id, number));
            self.scene.add_zone(card, Zone::Do(choose));
        }
    }

    /// The name and the place of an engine, whether it analyses, and what is known by trying it.
    fn engine_card(&mut self, card: Rect, option: &FieldOption, is_chosen: bool) {
        let mut inner = card.inset(self.unit(16), 0);
        let plays = matches!(option, FieldOption::Engine(None)).then_some(Label::Plays);
        let analyses = is_chosen.then_some(Label::Analyses);
        for label in [analyses, plays].into_iter().flatten() {
            self.engine_pill(&mut inner, label);
        }
        let (name, _) = self.engine_name(option);
        let place = match option {
            FieldOption::Engine(Some(path)) => path,
            _ => self.words.label(Label::BuiltIn),
        };
        let (bright, dim) = if is_chosen {
            (self.theme.bright_text, self.theme.text)
        } else {
            (self.theme.text, self.theme.dim_text)
        };
        let set = self.set(Face::Bold, 16, bright);
        let [first, second, third] = LINES.map(|line| card.y + self.unit(line));
        let at = Point::new(inner.x, first);
        self.fitted(at, &name, set, inner.w);
        let set = self.set(Face::Regular, 13, dim);
        let at = Point::new(inner.x, second);
        let room = card.w - self.unit(32);
        self.fitted(at, place, set, room);
        let file = match option {
            FieldOption::Engine(Some(file)) => file,
            _ => "",
        };
        let at = Point::new(inner.x, third);
        self.engine_speed(at, file, room);
    }

    /// What an engine does, at the right of its name.
    fn engine_pill(&mut self, row: &mut Rect, label: Label) {
        let set = self.set(Face::Bold, 13, self.theme.message_text);
        let words = self.words.label(label);
        let width = self.width(words, set) + self.unit(24);
        let column = row.cut_right(width);
        row.cut_right(self.unit(8));
        let height = self.unit(PILL);
        let middle = row.y + self.unit(LINES[0]);
        let pill = Rect::new(column.x, middle - height / 2, width, height);
        self.scene.rounded(pill, height / 2, self.theme.message);
        self.text(pill.center(), Align::Center, words, set);
    }

    /// A sign before what went wrong. Returns the width that it takes.
    pub(super) fn warning_sign(&mut self, at: Point, ink: Rgba) -> i32 {
        let side = self.unit(16);
        let place = Rect::new(at.x, at.y - side / 2, side, side);
        self.icon(place, Icon::Warning, ink);
        side + self.unit(6)
    }

    /// How fast an engine is, or that it cannot be used, once it was tried.
    fn engine_speed(&mut self, at: Point, file: &str, room: i32) {
        let (words, ink) = match self.app.engine_trial(file) {
            None => return,
            Some(TrialState::Running) => (
                self.words.text(Phrase::IsTried).to_owned(),
                self.theme.message_text,
            ),
            Some(TrialState::Done(trial)) => {
                (self.words.positions_a_second(trial.speed), self.theme.text)
            }
            Some(TrialState::Failed) => (
                self.words.text(Phrase::DoesNotAnswer).to_owned(),
                self.theme.fault_text,
            ),
        };
        let mut at = at;
        if matches!(self.app.engine_trial(file), Some(TrialState::Failed)) {
            at.x += self.warning_sign(at, ink);
        }
        let set = self.set(Face::Regular, 13, ink);
        self.fitted(at, &words, set, room);
    }
}
