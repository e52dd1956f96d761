//! What fields can hold.

use super::field_id::FieldId;
use super::form::{Field, Form, Widget};
use super::text_field::TextField;
use crate::app::command::Command;

impl Widget {
    /// How many things there are to choose from.
    pub(super) fn count(&self) -> usize {
        match self {
            Widget::Choice { options, .. } => options.len(),
            Widget::Toggle { .. } => 2,
            Widget::Palette { count, .. } => *count,
            Widget::Text { .. } | Widget::Button { .. } | Widget::Squares => 0,
        }
    }

    /// The number of what is chosen; of a toggle that is on, 1.
    pub(super) fn chosen(&self) -> Option<usize> {
        match self {
            Widget::Choice { chosen, .. } => *chosen,
            Widget::Toggle { on, .. } => Some(usize::from(*on)),
            Widget::Palette { chosen, .. } => Some(*chosen),
            Widget::Text { .. } | Widget::Button { .. } | Widget::Squares => None,
        }
    }

    pub(super) fn choose(&mut self, number: Option<usize>) {
        let number = number.filter(|&number| number < self.count());
        match (self, number) {
            (Widget::Choice { chosen, .. }, number) => *chosen = number,
            (Widget::Toggle { on, .. }, Some(number)) => *on = number == 1,
            (Widget::Palette { chosen, .. }, Some(number)) => *chosen = number,
            _ => {}
        }
    }
}

impl Field {
    /// A line of text.
    pub fn text(id: FieldId, text: &str) -> Field {
        Field::measure(id, "", text, "")
    }

    /// A line of text with something before and after it.
    pub fn measure(id: FieldId, before: &'static str, text: &str, after: &'static str) -> Field {
        let field = TextField::with_room(id.room(), text);
        let widget = Widget::Text {
            field,
            before,
            after,
        };
        Field { id, widget }
    }

    /// One of several things.
    pub fn choice<T: Into<String>>(
        id: FieldId,
        options: impl IntoIterator<Item = T>,
        chosen: Option<usize>,
    ) -> Field {
        let options = options.into_iter().map(Into::into).collect();
        let widget = Widget::Choice { options, chosen };
        Field { id, widget }
    }

    /// One of several values, by their names.
    pub fn one_of<T: Copy + PartialEq>(
        id: FieldId,
        all: &[T],
        name: impl Fn(T) -> &'static str,
        chosen: T,
    ) -> Field {
        let number = all.iter().position(|&value| value == chosen);
        Field::choice(id, all.iter().map(|&value| name(value)), number)
    }

    /// Off or on.
    pub fn switch(id: FieldId, on: bool) -> Field {
        Field::choice(id, ["Off", "On"], Some(usize::from(on)))
    }

    /// Something that is on or off.
    pub fn toggle(id: FieldId, label: &'static str, on: bool) -> Field {
        let widget = Widget::Toggle { label, on };
        Field { id, widget }
    }

    /// A button.
    pub fn button(id: FieldId, label: &'static str, command: Command) -> Field {
        let widget = Widget::Button { label, command };
        Field { id, widget }
    }

    /// The tools for the board, the first of them chosen.
    pub fn palette(id: FieldId, count: usize) -> Field {
        let widget = Widget::Palette { count, chosen: 0 };
        Field { id, widget }
    }

    /// The board.
    pub fn squares(id: FieldId) -> Field {
        let widget = Widget::Squares;
        Field { id, widget }
    }
}

impl Form {
    /// Puts other things into a field, one of which is chosen.
    pub fn set_options(
        &mut self,
        id: FieldId,
        options: impl IntoIterator<Item = String>,
        chosen: usize,
    ) {
        if let Some(field) = self.field_mut(id) {
            *field = Field::choice(id, options, Some(chosen));
        }
    }

    /// Chooses the next thing in the field with the focus; after the last comes the first.
    pub fn choose_next(&mut self) {
        let Some(Field { widget, .. }) = self.field_mut(self.focus) else {
            return;
        };
        let next = widget.chosen().map_or(0, |chosen| chosen + 1);
        widget.choose(next.checked_rem(widget.count()));
    }
}
