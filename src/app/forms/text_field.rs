//! A line of text that can be edited.

use unicode_segmentation::UnicodeSegmentation;

use crate::game::LONGEST_NAME;
use crate::notation::shortened;

/// A line of text with a caret and a selection. Places are counted in bytes and lie between what a
/// reader takes for characters, so that accents stay with their letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextField {
    text: String,
    /// The greatest number of letters.
    room: usize,
    caret: usize,
    /// Where the selection began; the caret is its other end.
    anchor: usize,
}

/// A change of a text, its caret or its selection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Puts text in the place of the selection.
    Insert(String),
    /// Deletes the selection, or from the caret to where a motion leads.
    Delete(Motion),
    /// Moves the caret.
    Move {
        /// Where to.
        to: Motion,
        /// Whether the selection is extended to it.
        select: bool,
    },
    /// Selects everything.
    SelectAll,
}

/// A way of the caret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// One character back.
    Left,
    /// One character on.
    Right,
    /// To the beginning of the word before.
    WordLeft,
    /// To the end of the word after.
    WordRight,
    /// To the beginning.
    Start,
    /// To the end.
    End,
    /// To a place, in bytes; the nearest one before it where that is inside a character.
    To(usize),
}

impl TextField {
    /// A field with this text, all of it selected: what is typed replaces it. It has room for any name.
    pub fn new(text: &str) -> TextField {
        TextField::with_room(LONGEST_NAME, text)
    }

    /// The same with room for so many letters. A text that is longer is cut, and ends in `…`.
    pub fn with_room(room: usize, text: &str) -> TextField {
        let text = one_line(&shortened(text, room));
        TextField {
            caret: text.len(),
            anchor: 0,
            room,
            text,
        }
    }

    /// Puts another text into the field, all of it selected.
    pub fn set_text(&mut self, text: &str) {
        *self = TextField::with_room(self.room, text);
    }

    /// The greatest number of letters.
    pub fn room(&self) -> usize {
        self.room
    }

    /// Whether an edit puts in more letters than there is room for. Those at its end are left out.
    pub fn overflows(&self, edit: &Edit) -> bool {
        match edit {
            Edit::Insert(text) => text.chars().nth(self.room_left()).is_some(),
            _ => false,
        }
    }

    /// How many letters can be put in the place of the selection.
    fn room_left(&self) -> usize {
        let kept = self.text.chars().count() - self.selected().chars().count();
        self.room.saturating_sub(kept)
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where the caret stands.
    pub fn caret(&self) -> usize {
        self.caret
    }

    /// The first and the last place of the selection; they are the same where nothing is selected.
    pub fn selection(&self) -> (usize, usize) {
        (self.caret.min(self.anchor), self.caret.max(self.anchor))
    }

    /// The selected text.
    pub fn selected(&self) -> &str {
        let (start, end) = self.selection();
        self.text.get(start..end).unwrap_or_default()
    }

    /// All places at which the caret can stand.
    pub fn places(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let starts = self.text.grapheme_indices(true).map(|(place, _)| place);
        starts.chain([self.text.len()])
    }

    /// Does what an edit says.
    pub fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Insert(text) => {
                let fitting: String = text.chars().take(self.room_left()).collect();
                self.replace_selection(&one_line(&fitting));
            }
            Edit::Delete(motion) => {
                if self.selected().is_empty() {
                    self.anchor = self.place(motion);
                }
                self.replace_selection("");
            }
            Edit::Move { to, select } => self.move_caret(to, select),
            Edit::SelectAll => {
                self.anchor = 0;
                self.caret = self.text.len();
            }
        }
    }

    /// After a character was typed at the end, takes over the first known text that begins so; what was
    /// not typed is selected, so that what is typed next replaces it.
    pub fn complete<'a>(&mut self, known: impl IntoIterator<Item = &'a String>) {
        let typed = self.text.to_lowercase();
        let at_end = self.caret == self.text.len();
        let has_room = |known: &&String| known.chars().nth(self.room).is_none();
        let begins = |known: &&String| known.to_lowercase().starts_with(&typed);
        let found = known.into_iter().filter(has_room).find(begins);
        // Some letters have small forms of another length; then the caret would have no place.
        let found = found.filter(|known| known.is_char_boundary(self.caret));
        if let Some(known) = found
            && at_end
            && !typed.is_empty()
        {
            self.text.clone_from(known);
            self.anchor = known.len();
        }
    }

    fn replace_selection(&mut self, text: &str) {
        let (start, end) = self.selection();
        self.text.replace_range(start..end, text);
        self.caret = start + text.len();
        self.anchor = self.caret;
    }

    fn move_caret(&mut self, to: Motion, select: bool) {
        let (start, end) = self.selection();
        self.caret = match to {
            // The arrows leave a selection at its ends.
            Motion::Left if !select && start < end => start,
            Motion::Right if !select && start < end => end,
            _ => self.place(to),
        };
        if !select {
            self.anchor = self.caret;
        }
    }

    /// Where a motion leads from the caret.
    fn place(&self, to: Motion) -> usize {
        let last = self.text.len();
        let before = |limit: usize| self.places().rev().find(|&place| place < limit);
        let words = || self.text.unicode_word_indices();
        match to {
            Motion::Left => before(self.caret).unwrap_or(0),
            Motion::Right => self.places().find(|&p| p > self.caret).unwrap_or(last),
            Motion::WordLeft => {
                let mut starts = words().map(|(start, _)| start).rev();
                starts.find(|&start| start < self.caret).unwrap_or(0)
            }
            Motion::WordRight => {
                let mut ends = words().map(|(start, word)| start + word.len());
                ends.find(|&end| end > self.caret).unwrap_or(last)
            }
            Motion::Start => 0,
            Motion::End => last,
            Motion::To(place) => before(place.saturating_add(1)).unwrap_or(0),
        }
    }
}

impl Default for TextField {
    fn default() -> TextField {
        TextField::new("")
    }
}

/// What all of some texts begin with.
pub(in crate::app) fn common_beginning<'a>(mut texts: impl Iterator<Item = &'a str>) -> String {
    let first = texts.next().unwrap_or_default();
    let shared = |common: usize, text: &str| {
        let pairs = first.chars().zip(text.chars());
        common.min(pairs.take_while(|(a, b)| a == b).count())
    };
    let length = texts.fold(first.chars().count(), shared);
    first.chars().take(length).collect()
}

/// The text with line breaks and other control characters made blanks.
fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(text: &str) -> TextField {
        let mut field = TextField::new(text);
        field.edit(step(Motion::End));
        field
    }

    fn step(to: Motion) -> Edit {
        Edit::Move { to, select: false }
    }

    fn selecting(to: Motion) -> Edit {
        Edit::Move { to, select: true }
    }

    #[test]
    fn what_is_typed_replaces_what_is_selected() {
        let mut field = TextField::new("White");
        assert_eq!(field.selected(), "White");
        field.edit(Edit::Insert("Ünal".into()));
        assert_eq!((field.text(), field.caret()), ("Ünal", 5));
        field.edit(selecting(Motion::WordLeft));
        field.edit(Edit::Insert("李".into()));
        assert_eq!(field.text(), "李");
    }

    #[test]
    fn accents_and_flags_are_single_characters() {
        let mut field = field("e\u{301}🇩🇪x");
        field.edit(step(Motion::Left));
        field.edit(Edit::Delete(Motion::Left));
        assert_eq!(field.text(), "e\u{301}x");
        field.edit(Edit::Delete(Motion::Left));
        assert_eq!((field.text(), field.caret()), ("x", 0));
        field.edit(Edit::Delete(Motion::Right));
        field.edit(Edit::Delete(Motion::Right));
        assert_eq!(field.text(), "");
    }

    #[test]
    fn the_caret_goes_by_words_and_to_the_ends() {
        let mut field = field("Adolf von  Anderssen");
        let mut at = |to| {
            field.edit(step(to));
            field.caret()
        };
        assert_eq!(at(Motion::WordLeft), 11);
        assert_eq!(at(Motion::WordLeft), 6);
        assert_eq!(at(Motion::WordRight), 9);
        assert_eq!(at(Motion::Start), 0);
        assert_eq!(at(Motion::Left), 0);
        assert_eq!(at(Motion::End), 20);
        assert_eq!(at(Motion::Right), 20);
    }

    #[test]
    fn the_arrows_leave_a_selection_at_its_ends() {
        let mut field = TextField::new("abc");
        field.edit(step(Motion::Left));
        assert_eq!(field.caret(), 0);
        field.edit(Edit::SelectAll);
        field.edit(step(Motion::Right));
        assert_eq!((field.caret(), field.selected()), (3, ""));
    }

    #[test]
    fn a_place_inside_a_character_is_the_one_before_it() {
        let mut field = field("ä€b");
        field.edit(step(Motion::To(3)));
        assert_eq!(field.caret(), 2);
        field.edit(selecting(Motion::To(usize::MAX)));
        assert_eq!(field.selected(), "€b");
    }

    #[test]
    fn a_known_text_is_completed_and_typed_over() {
        let known = ["Anderssen".to_string(), "Änne".to_string()];
        let mut field = field("");
        for letter in ["a", "n"] {
            field.edit(Edit::Insert(letter.into()));
            field.complete(&known);
        }
        assert_eq!((field.text(), field.selected()), ("Anderssen", "derssen"));
        field.edit(Edit::Insert("n".into()));
        field.complete(&known);
        assert_eq!((field.text(), field.selected()), ("Ann", ""));
    }

    #[test]
    fn line_breaks_become_blanks() {
        let mut field = field("a");
        field.edit(Edit::Insert("b\r\nc\td".into()));
        assert_eq!(field.text(), "ab  c d");
    }
}
