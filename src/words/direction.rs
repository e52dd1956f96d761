//! Texts of scripts that are written from right to left, by Unicode's bidirectional algorithm (UAX #9).

use std::borrow::Cow;

use unicode_bidi::{BidiClass, Direction, bidi_class, get_base_direction};

/// Lets the direction of what is inside have no effect on what is around it.
const ISOLATE: char = '\u{2068}';
const END_OF_ISOLATE: char = '\u{2069}';

/// Without a shape, but a letter from right to left: a line that begins with it is one of a paragraph from right to
/// left.
pub const RIGHT_TO_LEFT_MARK: &str = "\u{200f}";

/// Whether a text has letters from right to left.
pub fn has_right_to_left(text: &str) -> bool {
    let is_strong = |letter| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL);
    // In UTF-8 all of them begin with such a byte.
    text.bytes().any(|byte| byte >= 0xd6) && text.chars().any(is_strong)
}

/// Whether a paragraph of these words is one from right to left: its first letter that has a direction decides (UAX #9,
/// P2).
pub fn is_right_to_left<'w>(words: impl IntoIterator<Item = &'w str>) -> bool {
    let direction = |word| Some(get_base_direction(word)).filter(|it| *it != Direction::Mixed);
    words.into_iter().find_map(direction) == Some(Direction::Rtl)
}

/// A text that comes from outside, such as a name, for a place in a sentence or between others.
pub fn isolated<'t>(text: impl Into<Cow<'t, str>>) -> Cow<'t, str> {
    let text = text.into();
    if has_right_to_left(&text) {
        format!("{ISOLATE}{text}{END_OF_ISOLATE}").into()
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_letter_with_a_direction_decides() {
        for text in ["שרה", "1. שרה Anna", "\u{200f}Nf3", "(أحمد)"] {
            assert!(is_right_to_left([text]), "{text}");
            assert!(is_right_to_left(text.split(' ')), "{text}");
        }
        for text in [
            "Anna שרה",
            "12…",
            "",
            "\u{2068}שרה\u{2069} moves",
            "Мат 小林",
        ] {
            assert!(!is_right_to_left([text]), "{text}");
        }
    }

    #[test]
    fn only_texts_from_right_to_left_are_isolated() {
        assert_eq!(isolated("Ольга Ž 小林"), "Ольга Ž 小林");
        assert_eq!(isolated("שרה"), "\u{2068}שרה\u{2069}");
    }
}
