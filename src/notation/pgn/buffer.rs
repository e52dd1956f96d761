//! A sliding window over a text that is read in chunks.

use std::borrow::Cow;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};

use memchr::{memchr, memchr_iter, memrchr};

use super::error::{PgnError, PgnFault};
use super::windows_1252::character;

/// How many bytes are read at a time.
const CHUNK: usize = 64 * 1024;

/// How many consumed bytes are kept, to go back to.
pub(super) const LOOK_BACK: usize = 512;

/// How far the end of a word or a number is looked for.
pub(super) const VIEW: usize = 512;

/// More bytes than any game has, or any part of one.
pub(crate) const LONGEST_GAME: usize = 16 * 1024 * 1024;

/// A place in a text: line and column in characters, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Place {
    line: usize,
    column: usize,
}

impl Place {
    const START: Place = Place { line: 1, column: 1 };

    pub(super) fn fault(self, fault: PgnFault) -> PgnError {
        PgnError {
            line: self.line,
            column: self.column,
            fault,
        }
    }
}

/// All but the source is the same for any source, so it is compiled once, for `dyn Read`.
#[derive(Debug)]
pub(super) struct Buffer<R: ?Sized> {
    /// The bytes read, up to `end`, then free space.
    bytes: Vec<u8>,
    end: usize,
    /// Where the unconsumed text begins.
    start: usize,
    /// The number of bytes dropped before those in `bytes`.
    gone: u64,
    /// The offset from which consumed text is kept.
    kept: Option<u64>,
    at_end: bool,
    /// The place of the byte `counted`: lines are counted only when a place is asked for or bytes are
    /// dropped.
    place: Place,
    counted: usize,
    read: R,
}

impl<R: Read + Seek> Buffer<R> {
    /// Goes back to any offset. Places after it are wrong from then on.
    pub(super) fn seek(&mut self, offset: u64) -> io::Result<()> {
        // The bytes right before it tell whether a line begins there.
        let held = offset.saturating_sub(LOOK_BACK as u64);
        if held < self.gone {
            self.read.seek(SeekFrom::Start(held))?;
            (self.gone, self.start, self.end, self.counted) = (held, 0, 0, 0);
            self.at_end = false;
            self.as_any().look_ahead((offset - held) as usize)?;
        }
        self.as_any().go_back(offset);
        Ok(())
    }
}

impl<R: Read> Buffer<R> {
    pub(super) fn new(read: R) -> Buffer<R> {
        Buffer {
            bytes: Vec::new(),
            end: 0,
            start: 0,
            gone: 0,
            kept: None,
            at_end: false,
            place: Place::START,
            counted: 0,
            read,
        }
    }

    fn as_any(&mut self) -> &mut Buffer<dyn Read + '_> {
        self
    }
}

impl Buffer<dyn Read + '_> {
    /// The text that was read and not consumed yet.
    pub(super) fn rest(&self) -> &[u8] {
        &self.bytes[self.start..self.end]
    }

    /// As much of the rest as a word needs.
    pub(super) fn view(&self) -> &[u8] {
        let rest = self.rest();
        rest.get(..VIEW).unwrap_or(rest)
    }

    /// The text consumed last, as far as it is still kept.
    pub(super) fn passed(&self) -> &[u8] {
        &self.bytes[..self.start]
    }

    /// The number of bytes consumed since the beginning of the text.
    pub(super) fn offset(&self) -> u64 {
        self.gone + self.start as u64
    }

    /// Consumes this many bytes of the rest.
    pub(super) fn take(&mut self, length: usize) -> &[u8] {
        let from = self.start;
        self.start = self.end.min(from + length);
        &self.bytes[from..self.start]
    }

    /// Keeps the text consumed from here on, until it is taken.
    pub(super) fn keep(&mut self) {
        self.kept = Some(self.offset());
    }

    /// What has been kept since [`Buffer::keep`].
    pub(super) fn take_kept(&mut self) -> &[u8] {
        let from = self.kept.take().unwrap_or_else(|| self.offset());
        let from = from.saturating_sub(self.gone) as usize;
        self.bytes.get(from..self.start).unwrap_or_default()
    }

    /// Goes back to an offset at most [`LOOK_BACK`] bytes away, or consumed since the buffer was last
    /// filled.
    pub(super) fn go_back(&mut self, offset: u64) {
        self.start = offset.saturating_sub(self.gone) as usize;
    }

    /// Reads until the rest has this many bytes or the text ends.
    pub(super) fn look_ahead(&mut self, length: usize) -> io::Result<()> {
        while self.end - self.start < length && self.fill()? {}
        Ok(())
    }

    /// The byte at an index of the rest; `None` past the end of the text.
    pub(super) fn byte(&mut self, index: usize) -> io::Result<Option<u8>> {
        self.look_ahead(index + 1)?;
        Ok(self.rest().get(index).copied())
    }

    /// Where a byte comes next in the rest. `Err` is how far it was searched for: to the end of the
    /// text, or past the limit.
    pub(super) fn find(
        &mut self,
        wanted: u8,
        from: usize,
        limit: usize,
    ) -> io::Result<Result<usize, usize>> {
        let mut from = from;
        loop {
            let rest = self.rest().get(from..).unwrap_or_default();
            if let Some(index) = memchr(wanted, rest) {
                return Ok(Ok(from + index));
            }
            from += rest.len();
            if from > limit || !self.fill()? {
                return Ok(Err(from));
            }
        }
    }

    /// The place of an offset, which must be in the buffer and not before one asked for earlier.
    pub(super) fn place_of(&mut self, offset: u64) -> Place {
        self.count_to(offset.saturating_sub(self.gone) as usize);
        self.place
    }

    fn count_to(&mut self, index: usize) {
        let Some(text) = self.bytes.get(self.counted..index) else {
            return;
        };
        let mut line_start = 0;
        if let Some(last) = memrchr(b'\n', text) {
            self.place.line += memchr_iter(b'\n', text).count();
            self.place.column = 1;
            line_start = last + 1;
        }
        self.place.column += characters(&text[line_start..]);
        self.counted = index;
    }

    /// Reads some more; false at the end of the text.
    fn fill(&mut self) -> io::Result<bool> {
        if self.end == self.bytes.len() && !self.at_end {
            self.make_room();
        }
        while !self.at_end {
            match self.read.read(&mut self.bytes[self.end..]) {
                Ok(0) => self.at_end = true,
                Ok(length) => {
                    self.end += length;
                    return Ok(true);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(false)
    }

    /// Drops consumed text, and takes more memory only if that does not free enough.
    fn make_room(&mut self) {
        let kept = self
            .kept
            .map(|offset| offset.saturating_sub(self.gone) as usize);
        let gone = self.start.saturating_sub(LOOK_BACK);
        let gone = kept.map_or(gone, |kept| kept.min(gone));
        self.count_to(gone);
        self.bytes.copy_within(gone..self.end, 0);
        self.start -= gone;
        self.end -= gone;
        self.counted -= gone;
        self.gone += gone as u64;
        let usual = 2 * CHUNK;
        if self.end > CHUNK {
            self.bytes.resize(usual.max(2 * self.end), 0);
        } else if self.bytes.len() != usual {
            self.bytes.resize(usual, 0);
            self.bytes.shrink_to_fit();
        }
    }
}

/// The number of characters in UTF-8 text; every invalid byte is one, and a byte order mark is not
/// counted.
fn characters(text: &[u8]) -> usize {
    let count = |chunk: std::str::Utf8Chunk| {
        let visible = chunk.valid().chars().filter(|&c| c != '\u{feff}').count();
        visible + chunk.invalid().len()
    };
    text.utf8_chunks().map(count).sum()
}

/// Bytes as text. What is not UTF-8 is read as Windows-1252, which is Latin-1 (PGN standard 4.1) with more characters.
///
/// Each token is decoded by itself: this needs no lookahead, and concatenated files may have both
/// encodings.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(character).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_does_not_grow_with_the_text() {
        let buffer: &mut Buffer<dyn Read> =
            &mut Buffer::new(io::repeat(b'x').take(64 * 1024 * 1024));
        while buffer.byte(0).expect("bytes").is_some() {
            buffer.look_ahead(500).expect("bytes");
            buffer.take(400);
            assert!(buffer.bytes.capacity() <= 2 * CHUNK);
        }
        assert_eq!(buffer.offset(), 64 * 1024 * 1024);
    }

    #[test]
    fn memory_for_a_long_token_is_freed() {
        let text = [&[b'x'; 3 * 1024 * 1024][..], b"}", &[b'y'; 1024 * 1024]].concat();
        let buffer: &mut Buffer<dyn Read> = &mut Buffer::new(&text[..]);
        let found = buffer.find(b'}', 0, usize::MAX).expect("bytes");
        assert_eq!(found, Ok(3 * 1024 * 1024));
        buffer.take(3 * 1024 * 1024);
        while buffer.byte(0).expect("bytes").is_some() {
            buffer.take(100);
        }
        assert!(buffer.bytes.capacity() <= 2 * CHUNK);
    }

    #[test]
    fn places_are_right_however_much_was_dropped() {
        let line = "é♞x\n".repeat(100_000);
        let buffer: &mut Buffer<dyn Read> = &mut Buffer::new(line.as_bytes());
        while buffer.byte(0).expect("bytes").is_some() {
            buffer.take("é♞x\n".len());
        }
        let place = buffer.place_of(buffer.offset());
        assert_eq!((place.line, place.column), (100_001, 1));
        assert_eq!(characters("\u{feff}é♞".as_bytes()), 2);
        assert_eq!(characters(b"\xBD-\xBD \xE9t\xE9"), 7);
    }
}
