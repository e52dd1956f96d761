//! Cutting the text of games into tokens.

use std::io::{self, Read, Seek};
use std::ops::Range;

use super::UNFINISHED;
use super::buffer::{Buffer, LONGEST_GAME, LOOK_BACK, Place, VIEW, decode};
use super::signs::{
    BYTE_ORDER_MARK, begins_tag, invisible_length, is_blank, is_inline_blank, move_number_length,
    plain_move_length, word_length,
};

/// A piece of a game's text (PGN standard 7).
#[derive(Debug)]
pub(super) enum Token<'a> {
    /// The bracket with which a tag pair begins, or should begin.
    OpeningBracket {
        /// Whether it is the first thing on its line and begins as a tag pair does, so that it cannot be
        /// meant as anything else.
        has_own_line: bool,
    },
    /// What stands between braces, or after a semicolon to the end of the line.
    Comment(&'a [u8]),
    /// The brace of a comment that does not end. What follows it comes as further tokens.
    UnclosedComment,
    /// A glyph; `None` if it is no number up to 255.
    Nag(Option<u8>),
    OpeningParenthesis,
    ClosingParenthesis,
    /// A closing brace or bracket.
    Stray(char),
    /// A move, a result, or what should be one of them.
    Word(&'a [u8]),
}

#[derive(Debug)]
pub(super) struct Scanner<R> {
    pub(super) buffer: Buffer<R>,
    /// Where the last token begins.
    token: u64,
    /// Where the move number before it begins, if there is one.
    number: Option<u64>,
    /// Whether nothing but blanks stands before the rest of the text on its line.
    pub(super) at_line_start: bool,
    /// Whether the last token was the first on its line.
    token_at_line_start: bool,
    /// No brace is closed here.
    no_brace: Range<u64>,
}

/// A place in a text that can be returned to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) offset: u64,
    at_line_start: bool,
}

impl<R: Read + Seek> Scanner<R> {
    /// Goes back, however far that is. Places are not counted any more after it.
    pub(super) fn return_to(&mut self, mark: Mark) -> io::Result<()> {
        self.at_line_start = mark.at_line_start;
        self.buffer.seek(mark.offset)
    }
}

impl<R: Read> Scanner<R> {
    pub(super) fn new(read: R) -> Scanner<R> {
        Scanner {
            buffer: Buffer::new(read),
            token: 0,
            number: None,
            at_line_start: true,
            token_at_line_start: true,
            no_brace: 0..0,
        }
    }

    /// The number of bytes passed over.
    pub(super) fn offset(&self) -> u64 {
        self.buffer.offset()
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
                let has_own_line = self.token_at_line_start && begins_tag(self.buffer.view());
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

    /// Hands over moves that are written as nearly all are, and passes over the numbers between them, without
    /// making tokens of them: as far as they are held, and until one is refused.
    #[inline]
    pub(super) fn take_plain_moves(&mut self, mut take: impl FnMut(&[u8]) -> bool) {
        let rest = self.buffer.rest();
        let (mut at, mut end) = (0, 0);
        // So much of the rest is left that no number is cut off.
        while let Some(byte) = rest.get(at)
            && at + VIEW / 2 < rest.len()
        {
            at += match byte {
                b' ' | b'\n' => 1,
                b'1'..=b'9' => match move_number_length(&rest[at..]) {
                    0 => break,
                    length => length,
                },
                _ => match plain_move_length(&rest[at..]) {
                    0 => break,
                    length if !take(&rest[at..at + length]) => break,
                    length => {
                        end = at + length;
                        length
                    }
                },
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

    /// Passes over what says nothing: blanks, escape lines, byte order marks and move numbers. Returns
    /// the first byte of the token that follows.
    fn find_token(&mut self) -> io::Result<Option<u8>> {
        self.number = None;
        loop {
            self.pass_blanks_and_numbers()?;
            let first = self.buffer.rest().first().copied();
            let length = match first {
                Some(b'%') if self.is_first_column() => self.find(b'\n', 1)?,
                Some(0x80..) => invisible_length(self.buffer.view()),
                _ => 0,
            };
            if length == 0 {
                return Ok(first);
            }
            self.buffer.take(length);
        }
    }

    /// Nearly all that stands between moves.
    fn pass_blanks_and_numbers(&mut self) -> io::Result<()> {
        loop {
            self.buffer.look_ahead(VIEW)?;
            let (offset, view) = (self.buffer.offset(), self.buffer.view());
            let (mut at, mut number, mut at_line_start) = (0, self.number, self.at_line_start);
            // So much of the view is left that no number is cut off.
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
                    _ if is_blank(byte) => 1,
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

    fn is_first_column(&self) -> bool {
        let passed = self.buffer.passed();
        let before = passed.strip_suffix(BYTE_ORDER_MARK).unwrap_or(passed);
        before.last().is_none_or(|&byte| byte == b'\n')
    }

    /// The distance to the next such byte, or as far as there is text or one token may reach.
    fn find(&mut self, wanted: u8, from: usize) -> io::Result<usize> {
        let found = self.buffer.find(wanted, from, LONGEST_GAME)?;
        Ok(found.unwrap_or_else(|end| end))
    }

    /// The distance to the brace that closes the one that stands here. Where there is none the text is not
    /// searched again.
    fn find_brace(&mut self) -> io::Result<Option<usize>> {
        let offset = self.buffer.offset();
        let mut searched = offset + 1..offset + 1;
        if self.no_brace.contains(&searched.start) {
            searched = self.no_brace.clone();
        }
        let from = (searched.end - offset) as usize;
        match self.buffer.find(b'}', from, LONGEST_GAME)? {
            Ok(found) => Ok(Some(found)),
            Err(end) => {
                self.no_brace = searched.start..offset + end as u64;
                Ok(None)
            }
        }
    }

    fn take_comment(&mut self) -> io::Result<Token<'_>> {
        match self.find_brace()? {
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
        Token::Nag(text.parse().ok())
    }

    /// Whether what follows on the line can follow a result: nothing, or the beginning of something
    /// new.
    pub(super) fn ends_here(&mut self) -> io::Result<bool> {
        self.buffer.look_ahead(VIEW)?;
        let mut view = self.buffer.view().iter();
        let next = view.find(|&&byte| !is_inline_blank(byte));
        Ok(next.is_none_or(|byte| b"\n[{;0123456789".contains(byte)))
    }
}
