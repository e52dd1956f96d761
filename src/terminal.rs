//! Text as it may be printed in a terminal, which obeys what stands in it.

use std::borrow::Cow;

/// A text with the signs escaped that do something to a terminal or to the order of the letters in it, such
/// as `\u{1b}` or `\u{202e}`; a newline becomes `\n`.
pub fn escape(text: &str) -> Cow<'_, str> {
    replace(text, is_active)
}

/// The same for a text of several lines: newlines stay.
pub fn escape_lines(text: &str) -> Cow<'_, str> {
    replace(text, |sign| sign != '\n' && is_active(sign))
}

/// Whether a sign is a control character of any set, or turns the direction of writing.
fn is_active(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn replace(text: &str, is_escaped: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_escaped) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match is_escaped(sign) {
            true => escaped.extend(sign.escape_default()),
            false => escaped.push(sign),
        }
    }
    Cow::Owned(escaped)
}
