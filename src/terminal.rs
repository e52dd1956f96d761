//! Escapes text from outside before it is printed: a terminal would obey the control characters in it.

use std::borrow::Cow;

/// Escapes control characters and those that change the direction of writing: `\u{1b}`, `\u{202e}`. A newline
/// becomes `\n`.
pub fn escape(text: &str) -> Cow<'_, str> {
    replace(text, is_active)
}

/// The same for text of several lines, whose newlines are kept.
pub fn escape_lines(text: &str) -> Cow<'_, str> {
    replace(text, |character| character != '\n' && is_active(character))
}

/// Whether a character is a control character (C0, C1 or DEL) or changes the direction of writing.
fn is_active(character: char) -> bool {
    character.is_control() || matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn replace(text: &str, is_escaped: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_escaped) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        if is_escaped(character) {
            escaped.extend(character.escape_default())
        } else {
            escaped.push(character)
        }
    }
    Cow::Owned(escaped)
}
