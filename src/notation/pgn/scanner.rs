//! Cutting the text of a game into tokens, with their places.

use super::error::PgnFault;
use super::{DECIMAL_DRAW, Tag, UNFINISHED};
use crate::rules::Role;

/// A piece of a game's text (PGN standard 7).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    Tag(Tag),
    /// What stands between braces, or after a semicolon to the end of the line.
    Comment(&'a str),
    /// The digits that follow a `$`.
    Nag(&'a str),
    OpeningParenthesis,
    /// A move, a result, or what should be one of them.
    Word(&'a str),
}

/// A place in a text: line and character, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

pub(super) struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        Scanner {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            place: Place { line: 1, column: 1 },
        }
    }

    /// Passes over what says nothing (blanks, escape lines, move numbers), and tells where the next
    /// token begins.
    pub(super) fn find_token(&mut self) -> Place {
        loop {
            let before = self.rest.len();
            self.take_while(char::is_whitespace);
            if self.place.column == 1 && self.rest.starts_with('%') {
                self.take_while(|c| c != '\n');
            }
            self.take(move_number_length(self.rest));
            if self.rest.len() == before {
                return self.place;
            }
        }
    }

    /// The token at the place that was found; `None` at the end of the text.
    pub(super) fn take_token(&mut self) -> Option<Result<Token<'a>, PgnFault>> {
        let first = self.rest.chars().next()?;
        Some(match first {
            '[' => self.take_tag().ok_or(PgnFault::Tag),
            '{' => self.take_comment().ok_or(PgnFault::UnclosedComment),
            ')' | '}' | ']' => Err(PgnFault::Stray(first)),
            '*' => Ok(Token::Word(self.take(UNFINISHED.len()))),
            ';' => {
                self.take_if(first);
                Ok(Token::Comment(self.take_while(|c| c != '\n')))
            }
            '$' => {
                self.take_if(first);
                Ok(Token::Nag(self.take_while(|c| c.is_ascii_digit())))
            }
            '(' => {
                self.take_if(first);
                Ok(Token::OpeningParenthesis)
            }
            _ => Ok(Token::Word(self.take(word_length(self.rest)))),
        })
    }

    fn take_tag(&mut self) -> Option<Token<'a>> {
        self.take_if('[');
        self.take_while(is_inline_blank);
        let name = self.take_while(|c| !c.is_whitespace() && !"\"[]".contains(c));
        self.take_while(is_inline_blank);
        if name.is_empty() || !self.take_if('"') {
            return None;
        }
        let value = self.take_tag_value()?;
        self.take_while(is_inline_blank);
        self.take_if(']').then(|| Token::Tag(Tag::new(name, value)))
    }

    /// Reads to the closing quote. A backslash stands before a quote or a backslash that is meant as
    /// such (PGN standard 7).
    fn take_tag_value(&mut self) -> Option<String> {
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !"\"\\\r\n".contains(c)));
            let mut signs = self.rest.chars();
            match (signs.next()?, signs.next()) {
                ('\\', Some(meant @ ('"' | '\\'))) => {
                    value.push(meant);
                    self.take(2);
                }
                ('\\', _) => value.push_str(self.take(1)),
                ('"', _) => {
                    self.take(1);
                    return Some(value);
                }
                _ => return None,
            }
        }
    }

    fn take_comment(&mut self) -> Option<Token<'a>> {
        self.take_if('{');
        let comment = self.take_while(|c| c != '}');
        self.take_if('}').then_some(Token::Comment(comment))
    }

    fn take_if(&mut self, wanted: char) -> bool {
        let found = self.rest.starts_with(wanted);
        if found {
            self.take(wanted.len_utf8());
        }
        found
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !wanted(c));
        self.take(end.unwrap_or(self.rest.len()))
    }

    /// Takes so many bytes off the rest, which have to be whole characters.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        for c in taken.chars() {
            if c == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
        taken
    }
}

fn is_inline_blank(c: char) -> bool {
    c.is_whitespace() && c != '\n'
}

/// The length of the word at the beginning of a text. The parentheses of `e8(Q)` belong to it.
fn word_length(text: &str) -> usize {
    let plain = plain_word_length(text);
    let (_, rest) = text.split_at(plain);
    match rest.as_bytes() {
        [b'(', letter, b')', ..] if Role::from_letter(char::from(*letter)).is_some() => {
            plain + 3 + plain_word_length(&rest[3..])
        }
        _ => plain,
    }
}

fn plain_word_length(text: &str) -> usize {
    text.find(ends_word).unwrap_or(text.len())
}

fn ends_word(c: char) -> bool {
    c.is_whitespace() || "{}()[];$*".contains(c)
}

/// The length of the move number at the beginning of a text: digits, dots or both, but not the zero
/// of a castling move nor the digits of a result.
fn move_number_length(text: &str) -> usize {
    let without_digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let without_dots = without_digits.trim_start_matches(['.', '…']);
    let has_dots = without_dots.len() < without_digits.len();
    let is_number = has_dots || !without_digits.starts_with(|c| !ends_word(c));
    if is_number && !text.starts_with(DECIMAL_DRAW) {
        text.len() - without_dots.len()
    } else {
        0
    }
}
