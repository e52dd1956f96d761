//! Templates: texts with named places that are filled in, and texts with a number.

use std::fmt::Display;

/// A text, or a template with named places: `{player} offers a draw.`
pub type Text = &'static str;

/// The forms of a text with a number, by the cardinal rules of Unicode's CLDR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plural {
    /// For 1, and in some languages 21, 31 and so on.
    pub one: Text,
    /// For a few, such as 2 to 4 in Slavic languages.
    pub few: Text,
    /// For many, such as 5 to 20 in Slavic languages.
    pub many: Text,
    /// For all others.
    pub other: Text,
}

/// The form that a number needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PluralCategory {
    /// [`Plural::one`].
    One,
    /// [`Plural::few`].
    Few,
    /// [`Plural::many`].
    Many,
    /// [`Plural::other`].
    Other,
}

impl Plural {
    /// The forms of a language that has two.
    pub const fn two(one: Text, other: Text) -> Plural {
        let (few, many) = (other, other);
        Plural {
            one,
            few,
            many,
            other,
        }
    }

    pub(super) fn form(self, category: PluralCategory) -> Text {
        match category {
            PluralCategory::One => self.one,
            PluralCategory::Few => self.few,
            PluralCategory::Many => self.many,
            PluralCategory::Other => self.other,
        }
    }
}

/// A template with its places filled. What is filled in may contain braces.
pub(super) fn fill(template: Text, values: &[(&str, &dyn Display)]) -> String {
    let mut filled = String::new();
    let mut rest = template;
    while let Some((before, name, after)) = next_place(rest) {
        let value = values.iter().find(|(it, _)| *it == name);
        debug_assert!(value.is_some(), "no value for {{{name}}} in {template:?}");
        filled += before;
        filled += &value.map_or(String::new(), |(_, value)| value.to_string());
        rest = after;
    }
    filled + rest
}

/// The text before the first place, its name, and the text after it.
fn next_place(text: Text) -> Option<(Text, Text, Text)> {
    let (before, rest) = text.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled_by_name_in_any_order() {
        let values: [(&str, &dyn Display); 2] = [("a", &"{b}"), ("b", &2)];
        assert_eq!(fill("{b}, {a} or {b}.", &values), "2, {b} or 2.");
        assert_eq!(fill("no place", &values), "no place");
    }
}
