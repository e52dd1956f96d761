//! Splitting the text of games into tokens.

use std::io::{self, Read, Seek};
use std::ops::Range;

use memchr::{memchr, memmem, memrchr};

use super::UNFINISHED;
use super::buffer::{Buffer, LONGEST_GAME, LOOK_BACK, Place, VIEW, decode};
use super::chars::{
    BYTE_ORDER_MARK, is_inline_whitespace, is_whitespace, move_number_length, plain_move_length,
    separator_length, starts_tag, word_length,
};
use crate::tree::Nag;

/// A piece of a game's text (PGN standard 7).
#[derive(Debug)]
pub(super) enum Token<'a> {
    /// The bracket with which a tag pair begins, or should begin.
    OpeningBracket {
        /// Whether it is the first token on its line and begins like a tag pair, so that it can only be
        /// one.
        has_own_line: bool,
    },
    /// The text in braces, or from a semicolon to the end of the line.
    Comment(&'a [u8]),
    /// The brace of an unclosed comment. The text after it comes as further tokens.
    UnclosedComment,
    /// A NAG; `None` if it is not a number up to 255.
    Nag(Option<Nag>),
    OpeningParenthesis,
    ClosingParenthesis,
    /// A closing brace or bracket.
    Stray(char),
    /// A move, a result, or something in their place.
    Word(&'a [u8]),
}

/// What nearly all movetext consists of.
pub(super) enum Plain<'a> {
    Move(&'a [u8]),
    /// The text in braces.
    Comment(&'a [u8]),
}

#[derive(Debug)]
pub(super) struct Scanner<R: ?Sized> {
    /// Where the last token begins.
    token: u64,
    /// Where the move number before it begins, if there is one.
    number: Option<u64>,
    /// Whether only whitespace precedes the rest of the text on its line.
    pub(super) at_line_start: bool,
    /// Whether the last token was the first on its line.
    token_at_line_start: bool,
    /// A range without any closing brace. There may be one at its end.
    no_brace: Range<u64>,
    /// A range in which no comment is closed, since each would go on into the same later game.
    unclosed: Range<u64>,
    /// The number of bytes in escape lines so far.
    escaped: u64,
    pub(super) buffer: Buffer<R>,
}

/// A place in a text that can be returned to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) offset: u64,
    at_line_start: bool,
}

impl<R: Read + Seek> Scanner<R> {
    /// Goes back, however far. Places are wrong from then on.
    pub(super) fn return_to(&mut self, mark: Mark) -> io::Result<()> {
        self.at_line_start = mark.at_line_start;
        self.buffer.seek(mark.offset)
    }
}

impl<R: Read> Scanner<R> {
    pub(super) fn new(read: R) -> Scanner<R> {
        Scanner {
            token: 0,
            number: None,
            at_line_start: true,
            token_at_line_start: true,
            no_brace: 0..0,
            unclosed: 0..0,
            escaped: 0,
            buffer: Buffer::new(read),
        }
    }
}

impl Scanner<dyn Read + '_> {
    /// The number of bytes consumed.
    pub(super) fn offset(&self) -> u64 {
        self.buffer.offset()
    }

    /// The number of bytes consumed outside escape lines, which may have any length.
    pub(super) fn unescaped(&self) -> u64 {
        self.buffer.offset().saturating_sub(self.escaped)
    }

    /// Where the last token begins, or the text ends if there was none.
    pub(super) fn token_place(&mut self) -> Place {
        self.buffer.place_of(self.token)
    }

    /// The next token; `None` at the end of the text.
    pub(super) fn next(&mut self) -> io::Result<Option<Token<'_>>> {
        let first = self.find_token()?;
        self.token = self.buffer.offset();
        self.token_at_line_start = self.at_line_start;
        self.at_line_start = false;
        let Some(first) = first else {
            return Ok(None);
        };
        let token = match first {
            b'[' => {
                let has_own_line = self.token_at_line_start && starts_tag(self.buffer.view());
                self.buffer.take(1);
                Token::OpeningBracket { has_own_line }
            }
            b'{' => self.take_comment()?,
            b';' => {
                let length = self.find(b'\n', 1)?;
                Token::Comment(&self.buffer.take(length)[1..])
            }
            b'$' => self.take_nag(),
            b'}' | b']' => {
                self.buffer.take(1);
                Token::Stray(char::from(first))
            }
            b'(' => {
                self.buffer.take(1);
                Token::OpeningParenthesis
            }
            b')' => {
                self.buffer.take(1);
                Token::ClosingParenthesis
            }
            b'*' => Token::Word(self.buffer.take(UNFINISHED.len())),
            _ => {
                let length = word_length(self.buffer.view());
                Token::Word(self.buffer.take(length))
            }
        };
        Ok(Some(token))
    }

    /// Fast path: hands over plainly written moves and short comments, and skips the numbers between them,
    /// without making tokens, until the buffered text ends or a part is refused.
    #[inline]
    pub(super) fn take_plain(&mut self, mut take: impl FnMut(Plain) -> bool) {
        let rest = self.buffer.rest();
        let (mut at, mut end) = (0, 0);
        // The rest beyond is long enough that no number is cut off.
        while let Some(byte) = rest.get(at)
            && at + VIEW / 2 < rest.len()
        {
            at += match byte {
                b' ' | b'\n' => 1,
                b'1'..=b'9' => match move_number_length(&rest[at..]) {
                    0 => break,
                    length => length,
                },
                first => {
                    let (part, length) = match first {
                        b'{' => match memchr(b'}', &rest[at..at + VIEW / 2]) {
                            Some(brace) if next_game(&rest[at..at + brace]).is_none() => {
                                (Plain::Comment(&rest[at + 1..at + brace]), brace + 1)
                            }
                            _ => break,
                        },
                        _ => match plain_move_length(&rest[at..]) {
                            0 => break,
                            length => (Plain::Move(&rest[at..at + length]), length),
                        },
                    };
                    if !take(part) {
                        break;
                    }
                    end = at + length;
                    length
                }
            };
        }
        if end > 0 {
            self.buffer.take(end);
            self.at_line_start = false;
        }
    }

    /// Goes back to the beginning of the last token, and of the move number before it.
    pub(super) fn put_back(&mut self) {
        let number = self.number.filter(|&at| self.token - at < LOOK_BACK as u64);
        self.buffer.go_back(number.unwrap_or(self.token));
        self.at_line_start = self.token_at_line_start;
    }

    /// Where the next token is looked for.
    pub(super) fn mark(&self) -> Mark {
        Mark {
            offset: self.offset(),
            at_line_start: self.at_line_start,
        }
    }

    /// Skips whitespace, escape lines, byte order marks and move numbers. Returns the first byte of the
    /// next token.
    fn find_token(&mut self) -> io::Result<Option<u8>> {
        self.number = None;
        loop {
            self.skip_whitespace_and_numbers()?;
            let first = self.buffer.rest().first().copied();
            if first == Some(b'%') && self.is_first_column() {
                self.skip_escape_line()?;
                continue;
            }
            let length = match first {
                Some(0x80..) => separator_length(self.buffer.view()),
                _ => 0,
            };
            if length == 0 {
                return Ok(first);
            }
            self.buffer.take(length);
        }
    }

    /// Skips nearly everything that separates moves.
    fn skip_whitespace_and_numbers(&mut self) -> io::Result<()> {
        loop {
            self.buffer.look_ahead(VIEW)?;
            let (offset, view) = (self.buffer.offset(), self.buffer.view());
            let (mut at, mut number, mut at_line_start) = (0, self.number, self.at_line_start);
            // The rest of the view is long enough that no number is cut off.
            while at < VIEW / 2
                && let Some(&byte) = view.get(at)
            {
                at += match byte {
                    b' ' => 1,
                    b'\n' => {
                        at_line_start = true;
                        1
                    }
                    b'0'..=b'9' | b'.' => match move_number_length(&view[at..]) {
                        0 => break,
                        length => {
                            number.get_or_insert(offset + at as u64);
                            at_line_start = false;
                            length
                        }
                    },
                    _ if is_whitespace(byte) => 1,
                    _ => break,
                };
            }
            (self.number, self.at_line_start) = (number, at_line_start);
            self.buffer.take(at);
            if at < VIEW / 2 {
                return Ok(());
            }
        }
    }

    /// Skips a line of any length, piece by piece.
    fn skip_escape_line(&mut self) -> io::Result<()> {
        while self.buffer.byte(0)?.is_some() {
            let rest = self.buffer.rest();
            let end = memchr(b'\n', rest);
            let length = end.unwrap_or(rest.len());
            self.buffer.take(length);
            self.escaped += length as u64;
            if end.is_some() {
                break;
            }
        }
        Ok(())
    }

    fn is_first_column(&self) -> bool {
        let passed = self.buffer.passed();
        let before = passed.strip_suffix(BYTE_ORDER_MARK).unwrap_or(passed);
        before.last().is_none_or(|&byte| byte == b'\n')
    }

    /// The distance to the next such byte, or else to the end of the text or the maximum length of a
    /// token.
    fn find(&mut self, wanted: u8, from: usize) -> io::Result<usize> {
        let found = self.buffer.find(wanted, from, LONGEST_GAME)?;
        Ok(found.unwrap_or_else(|end| end))
    }

    /// The distance to the next closing brace after the one that opens here. No text is searched twice.
    fn find_brace(&mut self) -> io::Result<Option<usize>> {
        let offset = self.buffer.offset();
        let mut searched = offset + 1..offset + 1;
        if self.no_brace.contains(&searched.start) {
            searched = self.no_brace.clone();
        }
        let from = (searched.end - offset) as usize;
        let found = self.buffer.find(b'}', from, LONGEST_GAME)?;
        let (Ok(end) | Err(end)) = found;
        self.no_brace = searched.start..offset + end as u64;
        Ok(found.ok())
    }

    /// The distance to the closing brace of the comment that begins here, unless that is the brace of a comment in a
    /// later game.
    fn find_own_brace(&mut self) -> io::Result<Option<usize>> {
        let offset = self.buffer.offset();
        if self.unclosed.contains(&offset) {
            return Ok(None);
        }
        let Some(brace) = self.find_brace()? else {
            return Ok(None);
        };
        let comment = self.buffer.rest().get(..brace).unwrap_or_default();
        let Some(next) = next_game(comment) else {
            return Ok(Some(brace));
        };
        self.unclosed = offset..offset + next as u64;
        Ok(None)
    }

    fn take_comment(&mut self) -> io::Result<Token<'_>> {
        match self.find_own_brace()? {
            Some(brace) => Ok(Token::Comment(&self.buffer.take(brace + 1)[1..brace])),
            None => {
                self.buffer.take(1);
                Ok(Token::UnclosedComment)
            }
        }
    }

    fn take_nag(&mut self) -> Token<'_> {
        let is_digit = |byte: &&u8| byte.is_ascii_digit();
        let digits = self
            .buffer
            .view()
            .iter()
            .skip(1)
            .take_while(is_digit)
            .count();
        let text = decode(&self.buffer.take(1 + digits)[1..]);
        Token::Nag(text.parse().ok().map(Nag))
    }

    /// Whether the rest of the line can follow a result: nothing, or the beginning of something new.
    pub(super) fn ends_here(&mut self) -> io::Result<bool> {
        self.buffer.look_ahead(VIEW)?;
        let mut view = self.buffer.view().iter();
        let next = view.find(|&&byte| !is_inline_whitespace(byte));
        Ok(next.is_none_or(|byte| b"\n[{;0123456789".contains(byte)))
    }
}

/// Where a comment goes on into another game: the end of the line above an empty line with the first tag of a game below
/// it. Writers of PGN leave no empty lines in comments, or no tags below them.
fn next_game(comment: &[u8]) -> Option<usize> {
    const FIRST_TAG: &[u8] = b"\n[Event \"";
    let line_above = |at: usize| {
        let before = comment.get(..at)?;
        let line_end = memrchr(b'\n', before)?;
        let is_empty = before.get(line_end..)?.trim_ascii().is_empty();
        is_empty.then_some(line_end)
    };
    // Most comments are short and have one line.
    memchr(b'\n', comment)?;
    memmem::find_iter(comment, FIRST_TAG).find_map(line_above)
}
