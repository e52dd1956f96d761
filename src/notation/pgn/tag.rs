//! Scanning tag pairs.

use std::borrow::Cow;
use std::io::{self, Read};
use std::ops::Range;

use memchr::{memchr, memchr2, memchr3};

use super::buffer::{Buffer, LONGEST_GAME, VIEW, decode};
use super::chars::{is_inline_whitespace, is_whitespace};

/// The maximum number of characters in a tag name.
const LONGEST_NAME: usize = VIEW - 1;

/// Where the name and the value of a tag pair are.
type TagParts = (Range<usize>, Range<usize>);

/// The name and the value of a tag pair.
type TagText<'a> = (Cow<'a, str>, Cow<'a, str>);

impl Buffer<dyn Read + '_> {
    /// Takes a tag pair after its bracket, or as much as looks like one; `None` if it is not one.
    pub(super) fn take_tag(&mut self) -> io::Result<Option<TagText<'_>>> {
        let (length, parts) = self.find_tag()?;
        let text = self.take(length);
        Ok(parts.map(|(name, value)| (decode(&text[name]), unescape(decode(&text[value])))))
    }

    /// Skips the rest of a malformed tag: to its closing bracket or the end of its line.
    pub(super) fn skip_tag(&mut self) -> io::Result<()> {
        loop {
            self.look_ahead(1)?;
            let rest = self.rest();
            match memchr2(b']', b'\n', rest) {
                Some(end) => {
                    let length = end + usize::from(rest[end] == b']');
                    self.take(length);
                    return Ok(());
                }
                None if rest.is_empty() => return Ok(()),
                None => {
                    let length = rest.len();
                    self.take(length);
                }
            }
        }
    }

    /// The length of a tag pair and where its name and value are; or the length up to the fault.
    fn find_tag(&mut self) -> io::Result<(usize, Option<TagParts>)> {
        if let Some((length, parts)) = plain_tag(self.view()) {
            return Ok((length, Some(parts)));
        }
        let start = self.skip_whitespace(0)?;
        let name = start..self.find_name_end(start)?;
        let mut at = self.skip_whitespace(name.end)?;
        if self.byte(at)? != Some(b'"') || !is_name(&self.rest()[name.clone()]) {
            return Ok((at, None));
        }
        let value = at + 1;
        at = self.find_closing_quote(value)?;
        if self.byte(at)? != Some(b'"') {
            return Ok((at, None));
        }
        let value = value..at;
        at = self.skip_whitespace(at + 1)?;
        match self.byte(at)? {
            Some(b']') => Ok((at + 1, Some((name, value)))),
            _ => Ok((at, None)),
        }
    }

    /// Where a name ends, or exceeds the maximum length in any encoding.
    fn find_name_end(&mut self, from: usize) -> io::Result<usize> {
        let longest = from + LONGEST_NAME * char::MAX.len_utf8();
        let mut at = from;
        while at <= longest
            && let Some(byte) = self.byte(at)?
            && !is_whitespace(byte)
            && !b"\"[]".contains(&byte)
        {
            at += 1;
        }
        Ok(at)
    }

    /// Where the quote is closed, or the line ends. A backslash escapes a quote or a backslash (PGN
    /// standard 7).
    fn find_closing_quote(&mut self, from: usize) -> io::Result<usize> {
        let mut at = from;
        while at < LONGEST_GAME {
            match self.byte(at)? {
                None | Some(b'"' | b'\r' | b'\n') => break,
                Some(b'\\') if matches!(self.byte(at + 1)?, Some(b'"' | b'\\')) => at += 2,
                Some(_) => at += 1,
            }
        }
        Ok(at)
    }

    fn skip_whitespace(&mut self, from: usize) -> io::Result<usize> {
        let mut at = from;
        while at < LONGEST_GAME && self.byte(at)?.is_some_and(is_inline_whitespace) {
            at += 1;
        }
        Ok(at)
    }
}

/// Whether a tag pair may have this name. Characters are counted, not bytes: in UTF-8 they may take
/// more bytes than here.
fn is_name(name: &[u8]) -> bool {
    (1..=LONGEST_NAME).contains(&decode(name).chars().count())
}

/// Fast path: the tag pair at the beginning of a text, after its bracket, if it is in the usual form.
fn plain_tag(text: &[u8]) -> Option<(usize, TagParts)> {
    let name = text.iter().take_while(|byte| byte.is_ascii_alphanumeric());
    let name = 0..name.count();
    let value = text.get(name.end..)?.strip_prefix(b" \"")?;
    let length = memchr3(b'"', b'\\', b'\r', value)?;
    let is_plain = value[length..].starts_with(b"\"]") && memchr(b'\n', &value[..length]).is_none();
    let start = name.end + 2;
    (is_plain && !name.is_empty()).then(|| (start + length + 2, (name, start..start + length)))
}

/// A tag's value without escaping backslashes.
fn unescape(value: Cow<'_, str>) -> Cow<'_, str> {
    if memchr(b'\\', value.as_bytes()).is_none() {
        return value;
    }
    let mut text = String::with_capacity(value.len());
    let mut symbols = value.chars().peekable();
    while let Some(symbol) = symbols.next() {
        let meant = symbols.next_if(|&next| symbol == '\\' && matches!(next, '"' | '\\'));
        text.push(meant.unwrap_or(symbol));
    }
    text.into()
}
