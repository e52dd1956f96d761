//! The parts of a comment: words, and commands with arrows, circles and an evaluation.
//!
//! Setting a part to its current value leaves the comment unchanged, byte for byte.

use super::commands::{each_word, has_words, with_words, words};
use super::evaluation::{Evaluation, evaluation_in, with_evaluation};
use super::mark::{Mark, marks_in, with_marks};
use super::node::Node;

impl Node {
    /// The words of the comment after the move, without its commands, with its breaks as `\n`.
    pub fn words(&self) -> String {
        words(self.after())
    }

    /// The words of the comment after the move, one by one; a break is `\n`.
    pub fn each_word(&self) -> impl Iterator<Item = &str> {
        each_word(self.after())
    }

    /// The words of the comment before the move, one by one; a break is `\n`.
    pub fn each_word_before(&self) -> impl Iterator<Item = &str> {
        each_word(self.comment_before().unwrap_or_default())
    }

    /// Sets the words of the comment after the move, or removes them if empty. Its commands stay.
    pub fn set_words(&mut self, text: &str) {
        if words(self.after()) != text {
            self.set_after(with_words(self.after(), text));
        }
    }

    /// The words of the comment before the move, without its commands.
    pub fn words_before(&self) -> String {
        words(self.comment_before().unwrap_or_default())
    }

    /// Sets the words of the comment before the move, or removes them if empty. Its commands stay.
    pub fn set_words_before(&mut self, text: &str) {
        let before = self.comment_before().unwrap_or_default();
        if words(before) != text {
            let changed = with_words(before, text);
            self.set_comment_before(Some(changed).filter(|comment| !comment.is_empty()));
        }
    }

    /// The circles (`%csl`), then the arrows (`%cal`) of the comment after the move.
    pub fn marks(&self) -> Vec<Mark> {
        marks_in(self.after())
    }

    /// Sets the circles and the arrows.
    pub fn set_marks(&mut self, marks: &[Mark]) {
        if self.marks() != marks {
            self.set_after(with_marks(self.after(), marks));
        }
    }

    /// The evaluation of the position after the move (`%eval`).
    pub fn evaluation(&self) -> Option<Evaluation> {
        evaluation_in(self.after())
    }

    /// Sets or removes the evaluation.
    pub fn set_evaluation(&mut self, evaluation: Option<Evaluation>) {
        if self.evaluation() != evaluation {
            self.set_after(with_evaluation(self.after(), evaluation));
        }
    }

    /// Whether the move has annotations: words, a NAG, an arrow or a circle. Clocks and evaluations do
    /// not count, since programs write them.
    pub fn is_annotated(&self) -> bool {
        !self.nags().is_empty()
            || self.has_words()
            || self.has_words_before()
            || !self.marks().is_empty()
    }

    /// Whether the comment after the move has more than commands.
    pub fn has_words(&self) -> bool {
        has_words(self.after())
    }

    /// Whether the comment before the move has more than commands.
    pub fn has_words_before(&self) -> bool {
        self.comment_before().is_some_and(has_words)
    }

    fn after(&self) -> &str {
        self.comment.as_deref().unwrap_or_default()
    }

    fn set_after(&mut self, comment: String) {
        self.comment = Some(comment).filter(|comment| !comment.is_empty());
    }
}
