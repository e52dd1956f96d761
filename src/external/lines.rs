//! Divides the output of an engine into lines.

/// Longer lines are skipped, in bytes.
const LONGEST: usize = 64 << 10;

/// Divides bytes into lines, which end in `\n`, `\r\n` or `\r`. Empty lines are left out.
#[derive(Debug, Default)]
pub(super) struct Lines {
    /// The beginning of a line whose end has not come yet.
    begun: Vec<u8>,
    /// Whether the rest of the line is skipped.
    is_skipping: bool,
}

impl Lines {
    /// Takes the next bytes of the output, and gives the lines that they complete. Bytes that are not UTF-8 are
    /// replaced. The lines are given until one is refused.
    pub(super) fn push(&mut self, bytes: &[u8], give: &mut dyn FnMut(String) -> bool) -> bool {
        let mut rest = bytes;
        while let Some(end) = memchr::memchr2(b'\n', b'\r', rest) {
            self.add(&rest[..end]);
            rest = &rest[end + 1..];
            if let Some(line) = self.take()
                && !give(line)
            {
                return false;
            }
        }
        self.add(rest);
        true
    }

    /// What stands after the last end of a line, when the output has ended.
    pub(super) fn finish(mut self) -> Option<String> {
        self.take()
    }

    fn add(&mut self, bytes: &[u8]) {
        if self.begun.len() + bytes.len() > LONGEST {
            self.is_skipping = true;
        }
        if self.is_skipping {
            self.begun = Vec::new();
        } else {
            self.begun.extend_from_slice(bytes);
        }
    }

    fn take(&mut self) -> Option<String> {
        self.is_skipping = false;
        let line = String::from_utf8_lossy(&self.begun).into_owned();
        self.begun.clear();
        (!line.is_empty()).then_some(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of these pieces of output.
    fn lines(pieces: &[&[u8]]) -> Vec<String> {
        let mut lines = Lines::default();
        let mut found = Vec::new();
        for piece in pieces {
            lines.push(piece, &mut |line| {
                found.push(line);
                true
            });
        }
        found.extend(lines.finish());
        found
    }

    #[test]
    fn lines_end_in_any_of_three_ways() {
        assert_eq!(lines(&[b"a\nb\r\nc\rd\n\n\r\n"]), ["a", "b", "c", "d"]);
        assert_eq!(
            lines(&[b"uci", b"ok\r", b"\nready", b"ok"]),
            ["uciok", "readyok"]
        );
        assert_eq!(lines(&[]), [""; 0]);
    }

    #[test]
    fn bytes_of_any_encoding_are_taken() {
        assert_eq!(
            lines(&[b"id author M\xfcller\n\x00\xff\n"]),
            ["id author M\u{fffd}ller", "\0\u{fffd}"]
        );
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_to_its_end() {
        let long = vec![b'x'; LONGEST];
        let longest = String::from_utf8(long.clone()).expect("text");
        assert_eq!(lines(&[&long, b"\na\n"]), [&longest, "a"]);
        assert_eq!(lines(&[&long, b"x", &long, b"y\na\n"]), ["a"]);
        assert_eq!(lines(&[&long, b"x"]), [""; 0]);
    }

    #[test]
    fn no_line_is_given_after_one_was_refused() {
        let mut found = Vec::new();
        let is_wanted = Lines::default().push(b"a\nb\nc\n", &mut |line| {
            found.push(line);
            found.len() < 2
        });
        assert!(!is_wanted);
        assert_eq!(found, ["a", "b"]);
    }
}
