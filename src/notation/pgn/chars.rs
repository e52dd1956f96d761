//! The characters of a game's text, and the lengths of its words and numbers.

use super::DECIMAL_DRAW;
use crate::rules::Role;

/// U+FEFF, which some programs write at the beginning of a file.
pub(crate) const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

const ELLIPSIS: &[u8] = "…".as_bytes();

/// The no-break space of Windows-1252.
const NO_BREAK_SPACE: u8 = 0xA0;

/// The maximum length of a word; longer ones are split.
const LONGEST_WORD: usize = 255;

/// Whether a byte is whitespace, or 0x1A, the end-of-file mark of old systems.
pub(super) const fn is_whitespace(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r' | 0x1A)
}

pub(super) const fn is_inline_whitespace(byte: u8) -> bool {
    is_whitespace(byte) && byte != b'\n'
}

/// Whether a word ends before a byte. It is a table because every byte of every word is looked up.
const ENDS_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let symbol = byte as u8;
        table[byte] = is_whitespace(symbol)
            || matches!(
                symbol,
                b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'*'
            );
        byte += 1;
    }
    table
};

const fn ends_word(byte: u8) -> bool {
    ENDS_WORD[byte as usize]
}

/// The length of a non-ASCII separator at the beginning of a text: a byte order mark, whitespace, or
/// the ellipsis after a move number.
pub(super) fn separator_length(text: &[u8]) -> usize {
    for symbol in [BYTE_ORDER_MARK, ELLIPSIS] {
        if text.starts_with(symbol) {
            return symbol.len();
        }
    }
    let longest = text.get(..4).unwrap_or(text);
    match longest.utf8_chunks().next() {
        Some(chunk) if !chunk.valid().is_empty() => {
            let first = chunk.valid().chars().next();
            first
                .filter(|c| c.is_whitespace())
                .map_or(0, char::len_utf8)
        }
        _ => usize::from(text.first() == Some(&NO_BREAK_SPACE)),
    }
}

/// The length of the word at the beginning of a text. The parentheses of `e8(Q)` belong to it.
pub(super) fn word_length(text: &[u8]) -> usize {
    let plain = plain_word_length(text);
    match &text[plain..] {
        [b'(', letter, b')', rest @ ..] if Role::from_letter(char::from(*letter)).is_some() => {
            plain + 3 + plain_word_length(rest)
        }
        _ => plain,
    }
}

fn plain_word_length(text: &[u8]) -> usize {
    let text = text.get(..LONGEST_WORD).unwrap_or(text);
    let mut symbols = 0;
    let end = text.iter().position(|&byte| {
        symbols |= byte;
        ends_word(byte)
    });
    let length = end.unwrap_or(text.len());
    if symbols.is_ascii() {
        length
    } else {
        wide_word_length(&text[..length])
    }
}

/// The length of a non-ASCII word up to a separator.
fn wide_word_length(text: &[u8]) -> usize {
    let mut length = 0;
    for chunk in text.utf8_chunks() {
        let valid = chunk.valid();
        let invisible = |(at, _): &(usize, char)| separator_length(&valid.as_bytes()[*at..]) > 0;
        if let Some((at, _)) = valid.char_indices().find(invisible) {
            return length + at;
        }
        length += valid.len();
        if let Some(at) = chunk
            .invalid()
            .iter()
            .position(|&byte| byte == NO_BREAK_SPACE)
        {
            return length + at;
        }
        length += chunk.invalid().len();
    }
    length
}

/// A word without the annotation marks at its end.
pub(super) fn unmarked(mut word: &[u8]) -> &[u8] {
    while let [rest @ .., b'!' | b'?'] = word {
        word = rest;
    }
    word
}

/// The characters of nearly all moves, as a table because every byte of every move is looked up.
const IN_PLAIN_MOVE: [bool; 256] = {
    let symbols = b"abcdefgh12345678NBRQKOx-=+#";
    let mut table = [false; 256];
    let mut index = 0;
    while index < symbols.len() {
        table[symbols[index] as usize] = true;
        index += 1;
    }
    table
};

/// The length of the word at the beginning of a text, if it has only the characters of plain moves and
/// a space or line break follows it; else 0.
pub(super) fn plain_move_length(text: &[u8]) -> usize {
    let is_symbol = |byte: &&u8| IN_PLAIN_MOVE[usize::from(**byte)];
    let length = text.iter().take_while(is_symbol).count();
    let begins = text.first().is_some_and(u8::is_ascii_alphabetic);
    match text.get(length) {
        Some(b' ' | b'\n') if begins => length,
        _ => 0,
    }
}

/// The length of the move number at the beginning of a text: digits, dots or both, but not the zeros of
/// castling or a null move, nor the digits of a result.
pub(super) fn move_number_length(text: &[u8]) -> usize {
    match text {
        // Nearly all of them.
        [b'1'..=b'9', b'.', next, ..] if *next != b'.' => 2,
        [b'1'..=b'9', b'0'..=b'9', b'.', next, ..] if *next != b'.' => 3,
        [b'1'..=b'9', b'.', b'.', b'.', next, ..] if *next != b'.' => 4,
        [b'1'..=b'9', b'0'..=b'9', b'.', b'.', b'.', next, ..] if *next != b'.' => 5,
        _ => any_number_length(text),
    }
}

fn any_number_length(text: &[u8]) -> usize {
    let text = text.get(..LONGEST_WORD).unwrap_or(text);
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let after = &text[digits..];
    let dots = after.iter().take_while(|&&byte| byte == b'.').count();
    let is_number = match after.first() {
        Some(b'.') => !text.starts_with(DECIMAL_DRAW.as_bytes()),
        Some(&byte) if !ends_word(byte) => separator_length(after) > 0,
        _ => &text[..digits] != b"0000",
    };
    if is_number { digits + dots } else { 0 }
}

/// Whether a text begins like a tag pair: `[White "`.
pub(super) fn starts_tag(text: &[u8]) -> bool {
    let Some(text) = text.strip_prefix(b"[") else {
        return false;
    };
    let is_in_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let text = without(text, |&byte| is_inline_whitespace(byte));
    let after_name = without(text, is_in_name);
    let has_name = after_name.len() < text.len();
    has_name && without(after_name, |&byte| is_inline_whitespace(byte)).starts_with(b"\"")
}

fn without(text: &[u8], passed: impl Fn(&u8) -> bool) -> &[u8] {
    let end = text.iter().position(|byte| !passed(byte));
    &text[end.unwrap_or(text.len())..]
}
