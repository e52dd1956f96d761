//! A text field, of a single line but for comments.

use unicode_segmentation::UnicodeSegmentation;

use crate::game::LONGEST_NAME;
use crate::notation::shortened;
use crate::tree::{BREAK, unwrapped};

/// A text with a caret and a selection. Positions are byte offsets between grapheme clusters,
/// so that accents stay with their letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextField {
    text: String,
    /// The greatest number of characters.
    room: usize,
    /// Whether the text may have several lines.
    has_lines: bool,
    caret: usize,
    /// The start of the selection; the caret is its other end.
    anchor: usize,
    /// A known text that begins with this one; Tab or → takes it.
    known: Option<String>,
}

/// A change of the text, the caret or the selection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Replaces the selection by a text.
    Insert(String),
    /// Replaces the selection by a line break, in a text that may have several lines.
    Break,
    /// Deletes the selection, or the text between the caret and the target of a motion.
    Delete(Motion),
    /// Moves the caret.
    Move {
        /// Where to.
        to: Motion,
        /// Whether the selection is extended to it.
        select: bool,
    },
    /// Selects the word at the caret, or what else stands between words there.
    SelectWord,
    /// Selects everything.
    SelectAll,
}

impl Edit {
    /// Moves the caret, without a selection.
    pub const fn to(to: Motion) -> Edit {
        Edit::Move { to, select: false }
    }
}

/// A movement of the caret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// One character back.
    Left,
    /// One character forward.
    Right,
    /// To the start of the previous word.
    WordLeft,
    /// To the end of the next word.
    WordRight,
    /// To the start of the line.
    Start,
    /// To the end of the line.
    End,
    /// To the line above, where a text has several; else to the start of the text. The view knows the lines.
    Above,
    /// To the line below; else to the end of the text.
    Below,
    /// To a byte offset; if that is inside a character, to the character's start.
    To(usize),
}

impl TextField {
    /// A field for a name with this text, all of it selected so that typing replaces it.
    pub fn new(text: &str) -> TextField {
        TextField::with_room(LONGEST_NAME, text)
    }

    /// A field for at most `room` characters. A longer text is cut and ends in `…`.
    pub fn with_room(room: usize, text: &str) -> TextField {
        TextField::of(room, false, text)
    }

    /// The same, for a text that may have several lines.
    pub fn with_lines(room: usize, text: &str) -> TextField {
        TextField::of(room, true, text)
    }

    fn of(room: usize, has_lines: bool, text: &str) -> TextField {
        let text = without_controls(&shortened(text, room), has_lines);
        TextField {
            caret: text.len(),
            anchor: 0,
            room,
            has_lines,
            text,
            known: None,
        }
    }

    /// Replaces the text, and selects all of it.
    pub fn set_text(&mut self, text: &str) {
        *self = TextField::of(self.room, self.has_lines, text);
    }

    /// The greatest number of characters.
    pub fn room(&self) -> usize {
        self.room
    }

    /// Whether an edit inserts more characters than fit. The excess is cut off.
    pub fn overflows(&self, edit: &Edit) -> bool {
        match edit {
            Edit::Insert(text) => text.chars().nth(self.room_left()).is_some(),
            Edit::Break => self.has_lines && self.room_left() == 0,
            _ => false,
        }
    }

    /// The number of characters that can replace the selection.
    fn room_left(&self) -> usize {
        let kept = self.text.chars().count() - self.selected().chars().count();
        self.room.saturating_sub(kept)
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The position of the caret.
    pub fn caret(&self) -> usize {
        self.caret
    }

    /// The start and end of the selection; equal if nothing is selected.
    pub fn selection(&self) -> (usize, usize) {
        (self.caret.min(self.anchor), self.caret.max(self.anchor))
    }

    /// The selected text.
    pub fn selected(&self) -> &str {
        let (start, end) = self.selection();
        self.text.get(start..end).unwrap_or_default()
    }

    /// All positions that the caret can have.
    pub fn places(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let starts = self.text.grapheme_indices(true).map(|(place, _)| place);
        starts.chain([self.text.len()])
    }

    /// Applies an edit.
    pub fn edit(&mut self, edit: Edit) {
        let takes = Edit::Move {
            to: Motion::Right,
            select: false,
        };
        if edit == takes && self.take_suggestion() {
            return;
        }
        self.known = None;
        match edit {
            Edit::Insert(text) => {
                let text = if self.has_lines {
                    unwrapped(&text)
                } else {
                    text.into()
                };
                let fitting: String = text.chars().take(self.room_left()).collect();
                self.replace_selection(&without_controls(&fitting, self.has_lines));
            }
            Edit::Break if self.has_lines && self.room_left() > 0 => self.replace_selection(BREAK),
            Edit::Break => {}
            Edit::Delete(motion) => {
                if self.selected().is_empty() {
                    self.anchor = self.place(motion);
                }
                self.replace_selection("");
            }
            Edit::Move { to, select } => self.move_caret(to, select),
            Edit::SelectWord => self.select_word(),
            Edit::SelectAll => {
                self.anchor = 0;
                self.caret = self.text.len();
            }
        }
    }

    /// Call after a character was typed at the end: suggests the rest of the first known text that begins with it.
    pub fn suggest<'a>(&mut self, known: impl IntoIterator<Item = &'a String>) {
        let typed = self.text.to_lowercase();
        let at_end = self.caret == self.text.len();
        let has_room = |known: &&String| known.chars().nth(self.room).is_none();
        let begins = |known: &&String| known.to_lowercase().starts_with(&typed);
        let found = known.into_iter().filter(has_room).find(begins);
        // Lower case can differ in length.
        let found = found.filter(|known| known.is_char_boundary(self.text.len()));
        let found = found.filter(|known| known.len() > self.text.len());
        self.known = found.filter(|_| at_end && !typed.is_empty()).cloned();
    }

    /// The rest of a known text that begins with this one.
    pub fn suggestion(&self) -> &str {
        let known = self.known.as_deref().unwrap_or_default();
        known.get(self.text.len()..).unwrap_or_default()
    }

    /// Takes the suggestion over, as it is written. Returns whether there was one.
    pub fn take_suggestion(&mut self) -> bool {
        let Some(known) = self.known.take() else {
            return false;
        };
        self.text = known;
        self.caret = self.text.len();
        self.anchor = self.caret;
        true
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
            // An arrow key moves to that end of the selection.
            Motion::Left if !select && start < end => start,
            Motion::Right if !select && start < end => end,
            _ => self.place(to),
        };
        if !select {
            self.anchor = self.caret;
        }
    }

    fn select_word(&mut self) {
        let parts = self.text.split_word_bound_indices();
        let parts = parts.map(|(start, part)| (start, start + part.len()));
        let touching: Vec<(usize, usize)> = parts
            .filter(|&(start, end)| start <= self.caret && self.caret <= end)
            .collect();
        let is_word = |&(start, end): &(usize, usize)| {
            let part = self.text.get(start..end).unwrap_or_default();
            part.chars().any(char::is_alphanumeric)
        };
        let word = touching.iter().copied().find(is_word);
        if let Some((start, end)) = word.or(touching.last().copied()) {
            (self.anchor, self.caret) = (start, end);
        }
    }

    /// The target of a motion from the caret.
    fn place(&self, to: Motion) -> usize {
        let last = self.text.len();
        let before = |limit: usize| self.places().rev().find(|&place| place < limit);
        let words = || self.text.unicode_word_indices();
        let (above, below) = self.text.split_at_checked(self.caret).unwrap_or_default();
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
            Motion::Start => above.rfind(BREAK).map_or(0, |at| at + BREAK.len()),
            Motion::End => below.find(BREAK).map_or(last, |at| self.caret + at),
            Motion::Above => 0,
            Motion::Below => last,
            Motion::To(place) => before(place.saturating_add(1)).unwrap_or(0),
        }
    }
}

impl Default for TextField {
    fn default() -> TextField {
        TextField::new("")
    }
}

/// The longest common prefix of some texts.
pub(in crate::app) fn common_prefix<'a>(mut texts: impl Iterator<Item = &'a str>) -> String {
    let first = texts.next().unwrap_or_default();
    let shared = |common: usize, text: &str| {
        let pairs = first.chars().zip(text.chars());
        common.min(pairs.take_while(|(a, b)| a == b).count())
    };
    let length = texts.fold(first.chars().count(), shared);
    first.chars().take(length).collect()
}

/// Replaces control characters by spaces, also line breaks unless the text may have them.
fn without_controls(text: &str, has_lines: bool) -> String {
    let is_unwanted = |letter: char| letter.is_control() && !(has_lines && letter == '\n');
    text.replace(is_unwanted, " ")
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
    fn typed_text_replaces_the_selection() {
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
    fn the_caret_moves_by_words_and_to_the_ends() {
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
    fn arrow_keys_move_to_the_ends_of_a_selection() {
        let mut field = TextField::new("abc");
        field.edit(step(Motion::Left));
        assert_eq!(field.caret(), 0);
        field.edit(Edit::SelectAll);
        field.edit(step(Motion::Right));
        assert_eq!((field.caret(), field.selected()), (3, ""));
    }

    #[test]
    fn an_offset_inside_a_character_means_its_start() {
        let mut field = field("ä€b");
        field.edit(step(Motion::To(3)));
        assert_eq!(field.caret(), 2);
        field.edit(selecting(Motion::To(usize::MAX)));
        assert_eq!(field.selected(), "€b");
    }

    #[test]
    fn the_rest_of_a_known_text_is_suggested_and_can_be_taken_or_typed_over() {
        let known = ["Anderssen".to_string(), "Änne".to_string()];
        let mut field = field("");
        for letter in ["a", "n"] {
            field.edit(Edit::Insert(letter.into()));
            field.suggest(&known);
        }
        assert_eq!((field.text(), field.suggestion()), ("an", "derssen"));
        let before = field.clone();
        field.edit(step(Motion::Right));
        assert_eq!((field.text(), field.suggestion()), ("Anderssen", ""));
        let mut field = before;
        field.edit(Edit::Insert("n".into()));
        field.suggest(&known);
        assert_eq!((field.text(), field.suggestion()), ("ann", ""));
    }

    #[test]
    fn the_word_at_the_caret_is_selected() {
        let mut field = field("Adolf von  Anderssen");
        let mut word_at = |place| {
            field.edit(step(Motion::To(place)));
            field.edit(Edit::SelectWord);
            field.selected().to_string()
        };
        let table = [
            (0, "Adolf"),
            (5, "Adolf"),
            (7, "von"),
            (13, "Anderssen"),
            (20, "Anderssen"),
        ];
        for (place, word) in table {
            assert_eq!(word_at(place), word, "{place}");
        }
        assert_eq!(TextField::new("").selected(), "");
    }

    #[test]
    fn line_breaks_become_spaces() {
        let mut field = field("a");
        field.edit(Edit::Insert("b\r\nc\td".into()));
        field.edit(Edit::Break);
        assert_eq!(field.text(), "ab  c d");
    }

    #[test]
    fn a_text_of_several_lines_keeps_its_breaks_and_those_of_empty_lines() {
        let mut field = TextField::with_lines(20, "a\nb");
        assert_eq!(field.text(), "a\nb");
        field.edit(step(Motion::End));
        field.edit(Edit::Break);
        field.edit(Edit::Insert("c\r\nd\r\n\r\ne".into()));
        assert_eq!(field.text(), "a\nb\nc d\ne");
        field.edit(step(Motion::Start));
        assert_eq!(field.caret(), 8);
        field.edit(step(Motion::Left));
        field.edit(step(Motion::Start));
        assert_eq!(field.caret(), 4);
        field.edit(step(Motion::End));
        assert_eq!(field.caret(), 7);
        field.edit(Edit::Insert("f".repeat(20)));
        assert!(field.overflows(&Edit::Break));
        field.edit(Edit::Break);
        assert_eq!(field.text(), "a\nb\nc dfffffffffff\ne");
    }
}
