//! How much of a text are `%` lines, which are no part of any game.

use memchr::memchr;

/// The bytes of the `%` lines in a text, counted as it is read.
#[derive(Default, Debug)]
pub(super) struct Escapes {
    /// The bytes that were looked at.
    seen: u64,
    /// Those that are in such lines.
    count: u64,
    line: Line,
}

/// Where the next byte is.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
enum Line {
    #[default]
    Begins,
    IsEscaped,
    IsOther,
}

impl Escapes {
    /// The bytes in `%` lines so far.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// Counts the bytes at this offset of the text. Those that were counted before are left out.
    pub(super) fn add(&mut self, offset: u64, bytes: &[u8]) {
        let known = self.seen.saturating_sub(offset) as usize;
        let mut rest = bytes.get(known..).unwrap_or_default();
        self.seen += rest.len() as u64;
        while let Some(&first) = rest.first() {
            if self.line == Line::Begins {
                self.line = if first == b'%' {
                    Line::IsEscaped
                } else {
                    Line::IsOther
                };
            }
            let end = memchr(b'\n', rest);
            let length = end.map_or(rest.len(), |end| end + 1);
            if self.line == Line::IsEscaped {
                self.count += length as u64;
            }
            if end.is_some() {
                self.line = Line::Begins;
            }
            rest = &rest[length..];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_percent_signs_at_the_beginning_of_a_line_count() {
        let text = b"%one\n\n1. e4 % no\n%two\r\n%%\n e5 %\n%rest";
        let expected = ["%one\n", "%two\r\n", "%%\n", "%rest"].concat().len() as u64;
        for size in 1..text.len() {
            let mut escapes = Escapes::default();
            let mut offset = 0;
            for piece in text.chunks(size) {
                escapes.add(offset, piece);
                // Going back counts nothing again.
                escapes.add(0, &text[..size]);
                offset += piece.len() as u64;
            }
            assert_eq!(escapes.count(), expected, "{size}");
        }
    }
}
