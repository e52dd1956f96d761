//! Numbers.

use std::fmt::Display;

use super::{Counted, Phrase, Plural, Words};

impl Words {
    /// A number with digits in groups of three.
    pub fn grouped(self, number: usize) -> String {
        let digits = number.to_string();
        let mut grouped = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                grouped.push(self.language.group_separator());
            }
            grouped.push(digit);
        }
        grouped
    }

    /// A text with a number that has no plural: `Exercises: 1,000 due`.
    pub fn counted_phrase(self, phrase: Phrase, count: usize) -> String {
        self.phrase(phrase, &[("count", &self.grouped(count))])
    }

    /// A number of things: `1,000 games`.
    pub fn counted(self, what: Counted, count: usize) -> String {
        self.plural(self.texts.counted(what), count, &[])
    }

    /// A text with a number, which is filled in as `count`, and other values.
    pub(super) fn plural(
        self,
        plural: Plural,
        count: usize,
        values: &[(&str, &dyn Display)],
    ) -> String {
        let text = plural.form(self.texts.plural_category(count));
        let count = self.grouped(count);
        let count: (&str, &dyn Display) = ("count", &count);
        self.fill(text, &[&[count], values].concat())
    }

    /// A number as it is written in the language: `0.5`, with its decimal point replaced.
    pub(super) fn decimal(self, number: impl Display) -> String {
        number
            .to_string()
            .replace('.', &self.language.decimal_separator().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_in_groups_of_three() {
        let written = [0, 999, 1_000, 1_234_567].map(|number| Words::ENGLISH.grouped(number));
        assert_eq!(written, ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn things_are_counted_in_the_plural_form_of_their_number() {
        let moves =
            [0, 1, 2, 1_000].map(|count| Words::ENGLISH.counted(Counted::AfterMoves, count));
        assert_eq!(
            moves,
            [
                "after 0 moves",
                "after 1 move",
                "after 2 moves",
                "after 1,000 moves"
            ]
        );
    }
}
