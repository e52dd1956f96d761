//! Forms: rows of fields, one of which is focused.

use super::command::FormCommand;
use super::fault::{EntryFault, Fault};
use super::field_id::FieldId;
use super::label::FormKind;
use super::option::FieldOption;
use super::row::Row;
use super::text_field::{Edit, Motion, TextField};
use super::widget::{Field, Widget};
use crate::app::step::Step;

/// How far a form is scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FormScroll {
    /// The lines above its visible part, when it was scrolled last.
    pub first: usize,
    /// Whether that holds even if the focused field is not in sight: until the next key.
    pub is_free: bool,
}

impl FormScroll {
    /// Scrolled to a line, by the wheel or the scroll bar.
    pub(in crate::app) fn to(first: usize) -> FormScroll {
        let is_free = true;
        FormScroll { first, is_free }
    }
}

/// A form: rows of fields, one of which is focused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// Its purpose.
    pub kind: FormKind,
    /// The rows from top to bottom.
    pub rows: Vec<Row>,
    /// The focused field.
    pub focus: FieldId,
    /// Whether an option of it was chosen by its place, as by a click: then its focus is not shown, which is for keys.
    pub is_clicked: bool,
    /// The fault shown in the form.
    pub fault: Option<EntryFault>,
    /// The first wrong entry, in a form that says so as soon as it is entered, beside its field.
    pub wrong: Option<Fault>,
    /// How far it is scrolled.
    pub scroll: FormScroll,
}

impl Form {
    /// A form with the focus on this field.
    pub(in crate::app) fn new(kind: FormKind, rows: Vec<Row>, focus: FieldId) -> Form {
        Form {
            kind,
            rows,
            focus,
            is_clicked: false,
            fault: None,
            wrong: None,
            scroll: FormScroll::default(),
        }
    }

    /// The fields in Tab order.
    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        self.rows.iter().flat_map(|row| &row.fields)
    }

    /// A field, if the form has it.
    pub fn field(&self, id: FieldId) -> Option<&Field> {
        self.fields().find(|field| field.id == id)
    }

    pub(super) fn field_mut(&mut self, id: FieldId) -> Option<&mut Field> {
        let mut fields = self.rows.iter_mut().flat_map(|row| &mut row.fields);
        fields.find(|field| field.id == id)
    }

    fn text_mut(&mut self, id: FieldId) -> Option<&mut TextField> {
        match &mut self.field_mut(id)?.widget {
            Widget::Text { field, .. } => Some(field),
            _ => None,
        }
    }

    /// The text of a field; empty if the form has no such field.
    pub fn text(&self, id: FieldId) -> &str {
        match self.field(id).map(|field| &field.widget) {
            Some(Widget::Text { field, .. }) => field.text(),
            _ => "",
        }
    }

    /// The index of the chosen option of a field; 1 for a switch that is on.
    pub fn chosen(&self, id: FieldId) -> Option<usize> {
        self.field(id)?.widget.chosen()
    }

    /// The chosen option of a field.
    pub fn chosen_option(&self, id: FieldId) -> Option<&FieldOption> {
        match &self.field(id)?.widget {
            Widget::Choice { options, chosen } => options.get((*chosen)?),
            _ => None,
        }
    }

    /// The content of the focused field.
    pub fn focused_widget(&self) -> Option<&Widget> {
        self.field(self.focus).map(|field| &field.widget)
    }

    /// The chosen value of a field made by [`Field::one_of`] from the same values.
    pub fn chosen_of<T: Copy>(&self, id: FieldId, all: &[T]) -> Option<T> {
        all.get(self.chosen(id)?).copied()
    }

    /// Whether a field made by [`Field::switch`] is on.
    pub fn is_on(&self, id: FieldId) -> Option<bool> {
        self.chosen_of(id, &[false, true])
    }

    /// The focused text field.
    pub fn focused_text(&self) -> Option<&TextField> {
        match self.focused_widget()? {
            Widget::Text { field, .. } => Some(field),
            _ => None,
        }
    }

    /// Focuses a field and selects all of its text.
    pub fn focus_on(&mut self, id: FieldId) {
        if self.field(id).is_some() {
            self.focus = id;
            self.scroll.is_free = false;
            self.edit(Edit::SelectAll);
        }
    }

    /// Shows a fault and focuses its field.
    pub fn show_fault(&mut self, fault: Fault) {
        self.focus_on(fault.field);
        self.fault = Some(fault.why);
    }

    /// Moves the focus, wrapping around after the last field. Going forward takes a suggestion first, and stays.
    pub fn step_focus(&mut self, step: Step) {
        if step == Step::Forward
            && let Some(text) = self.text_mut(self.focus)
            && text.take_suggestion()
        {
            return;
        }
        // The ends are those of what is listed, not the line to find something in it.
        let is_end = matches!(step, Step::First | Step::Last);
        let shown = self.fields().filter(|field| !field.widget.is_empty());
        let ids = shown.map(|field| field.id);
        let ids: Vec<FieldId> = ids
            .filter(|&id| !is_end || id != FieldId::FindSetting)
            .collect();
        let at = ids.iter().position(|&id| id == self.focus);
        let next = step.around(Some(at.unwrap_or(0)), ids.len());
        if let Some(&id) = next.and_then(|next| ids.get(next)) {
            self.focus_on(id);
        }
    }

    /// Edits the focused text.
    pub fn edit(&mut self, edit: Edit) {
        if let Some(text) = self.text_mut(self.focus) {
            text.edit(edit);
        }
    }

    /// Suggests the rest of the focused text from known ones.
    pub fn suggest<'a>(&mut self, known: impl IntoIterator<Item = &'a String>) {
        if let Some(text) = self.text_mut(self.focus) {
            text.suggest(known);
        }
    }

    /// Replaces the text of a field.
    pub fn set_text(&mut self, id: FieldId, text: &str) {
        if let Some(field) = self.text_mut(id) {
            field.set_text(text);
        }
    }

    /// Replaces the consecutive rows whose fields match. A text that has not changed keeps its caret.
    pub(super) fn replace_rows(&mut self, is_meant: fn(FieldId) -> bool, rows: Vec<Row>) {
        self.replace_rows_where(|row| row.has(is_meant), rows);
    }

    /// Replaces the consecutive rows that are meant. A text that has not changed keeps its caret.
    pub(super) fn replace_rows_where(&mut self, is_old: impl Fn(&Row) -> bool, rows: Vec<Row>) {
        let at = self
            .rows
            .iter()
            .position(&is_old)
            .unwrap_or(self.rows.len());
        let count = self.rows.iter().filter(|row| is_old(row)).count();
        let mut old: Vec<Row> = self.rows.splice(at..at + count, rows).collect();
        for old in old.iter_mut().flat_map(|row| &mut row.fields) {
            if let Widget::Text { field: text, .. } = &mut old.widget
                && let Some(new) = self.text_mut(old.id)
                && new.text() == text.text().trim()
            {
                *new = std::mem::take(text);
            }
        }
    }

    /// Chooses an option of a field.
    pub fn choose(&mut self, id: FieldId, number: Option<usize>) {
        if let Some(field) = self.field_mut(id) {
            field.widget.choose(number);
        }
    }

    /// Moves the choice in the focused field.
    pub fn step_choice(&mut self, step: Step) {
        let Some(Field { widget, .. }) = self.field_mut(self.focus) else {
            return;
        };
        let last = widget.count().saturating_sub(1);
        widget.choose(Some(match (widget.chosen(), step) {
            (None, Step::Forward) => 0,
            (None, Step::Back) => last,
            (at, step) => step.from(at.unwrap_or(0), last),
        }));
    }

    /// Applies a command to the fields.
    pub(in crate::app) fn update(&mut self, command: FormCommand) {
        let scroll = self.scroll;
        // What was clicked is in sight.
        let is_click = matches!(
            command,
            FormCommand::Choose(..) | FormCommand::PlaceCaret { .. }
        );
        // But not what More holds, which opens below it.
        let opens_more = matches!(command, FormCommand::Choose(FieldId::More, 1));
        self.apply(command);
        self.scroll = FormScroll {
            is_free: is_click && scroll.is_free && !opens_more,
            ..scroll
        };
    }

    /// Scrolls, wherever the focus is.
    pub(in crate::app) fn scroll_to(&mut self, first: usize) {
        self.scroll = FormScroll::to(first);
    }

    fn apply(&mut self, command: FormCommand) {
        self.is_clicked = matches!(command, FormCommand::Choose(..));
        match command {
            FormCommand::Focus(step) => self.step_focus(step),
            FormCommand::Choose(id, number) => {
                self.focus_on(id);
                self.choose(id, Some(number));
            }
            FormCommand::StepChoice(step) => self.step_choice(step),
            FormCommand::Activate => self.choose_next(),
            FormCommand::PlaceCaret { id, place, select } => {
                if self.focus != id {
                    self.focus_on(id);
                }
                let to = Motion::To(place);
                self.edit(Edit::Move { to, select });
            }
            FormCommand::Edit(edit) => self.edit(edit),
            // The others concern more than the fields.
            _ => {}
        }
    }

    /// Replaces the options of a field.
    pub fn set_options(
        &mut self,
        id: FieldId,
        options: impl IntoIterator<Item = FieldOption>,
        chosen: usize,
    ) {
        if let Some(field) = self.field_mut(id) {
            *field = Field::choice(id, options, Some(chosen));
        }
    }

    /// Chooses the next option of the focused field, wrapping around.
    pub fn choose_next(&mut self) {
        let Some(Field { widget, .. }) = self.field_mut(self.focus) else {
            return;
        };
        let next = widget.chosen().map_or(0, |chosen| chosen + 1);
        widget.choose(next.checked_rem(widget.count()));
    }
}
