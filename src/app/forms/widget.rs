//! Fields and what they hold.

use super::field_id::FieldId;
use super::label::{Label, Unit};
use super::option::FieldOption;
use super::text_field::TextField;
use crate::app::command::Command;

/// The content of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Widget {
    /// A line of text.
    Text {
        /// The text field.
        field: TextField,
        /// The unit, if the text is a number.
        unit: Unit,
    },
    /// A choice of one option.
    Choice {
        /// The options.
        options: Vec<FieldOption>,
        /// The index of the chosen option; `None` if an entry elsewhere matches none of them.
        chosen: Option<usize>,
    },
    /// A switch with its own label.
    Toggle {
        /// The label.
        label: Label,
        /// Whether it is on.
        on: bool,
    },
    /// A button.
    Button {
        /// The label.
        label: Label,
        /// The command that it gives.
        command: Command,
    },
    /// The tools of the board editor.
    Palette {
        /// The number of tools.
        count: usize,
        /// The index of the chosen tool.
        chosen: usize,
    },
    /// The board, which lies outside the form's area.
    Squares,
}

/// A field of a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The identifier.
    pub id: FieldId,
    /// What it holds.
    pub widget: Widget,
}

impl Widget {
    /// Whether it is a choice without any option, of which nothing is shown.
    pub(super) fn is_empty(&self) -> bool {
        matches!(self, Widget::Choice { options, .. } if options.is_empty())
    }

    /// The number of options.
    pub(super) fn count(&self) -> usize {
        match self {
            Widget::Choice { options, .. } => options.len(),
            Widget::Toggle { .. } => 2,
            Widget::Palette { count, .. } => *count,
            Widget::Text { .. } | Widget::Button { .. } | Widget::Squares => 0,
        }
    }

    /// The index of the chosen option; 1 for a switch that is on.
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
    /// A text field.
    pub fn text(id: FieldId, text: &str) -> Field {
        Field::measure(id, text, Unit::None)
    }

    /// A text field for a number with a unit.
    pub fn measure(id: FieldId, text: &str, unit: Unit) -> Field {
        let field = TextField::with_room(id.room(), text);
        let widget = Widget::Text { field, unit };
        Field { id, widget }
    }

    /// A choice of one option.
    pub fn choice(
        id: FieldId,
        options: impl IntoIterator<Item = FieldOption>,
        chosen: Option<usize>,
    ) -> Field {
        let options = options.into_iter().collect();
        let widget = Widget::Choice { options, chosen };
        Field { id, widget }
    }

    /// A choice of one value.
    pub fn one_of<T: Copy + PartialEq>(
        id: FieldId,
        all: &[T],
        option: impl Fn(T) -> FieldOption,
        chosen: T,
    ) -> Field {
        let number = all.iter().position(|&value| value == chosen);
        Field::choice(id, all.iter().map(|&value| option(value)), number)
    }

    /// A choice between off and on.
    pub fn switch(id: FieldId, on: bool) -> Field {
        Field::one_of(id, &[false, true], FieldOption::Switch, on)
    }

    /// A switch with its own label.
    pub fn toggle(id: FieldId, label: Label, on: bool) -> Field {
        let widget = Widget::Toggle { label, on };
        Field { id, widget }
    }

    /// A button.
    pub fn button(id: FieldId, label: Label, command: impl Into<Command>) -> Field {
        let command = command.into();
        let widget = Widget::Button { label, command };
        Field { id, widget }
    }

    /// The palette of the board editor, with the first tool chosen.
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
