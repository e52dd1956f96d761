//! The order of the words of a comment that is written from right to left.

use super::line::{Token, TokenKind};
use crate::view::text::font::{Face, Fonts};
use crate::words::{RIGHT_TO_LEFT_MARK, has_right_to_left};

/// Puts the words of a line of this text in the order in which they are read.
pub(super) fn order(fonts: &Fonts, em: i32, text: &str, line: &mut [Token]) {
    let is_word = |token: &Token| token.kind == TokenKind::Word;
    for words in line.chunk_by_mut(|one, other| is_word(one) && is_word(other)) {
        order_words(fonts, em, text, words);
    }
}

fn order_words(fonts: &Fonts, em: i32, text: &str, words: &mut [Token]) {
    let mut joined = String::new();
    if words.iter().any(|word| word.is_right_to_left) {
        joined += RIGHT_TO_LEFT_MARK;
    }
    let mut places = Vec::new();
    for word in &*words {
        let start = joined.len();
        joined += text.get(word.text.clone()).unwrap_or_default();
        places.push(start..joined.len());
        joined.push(' ');
    }
    let Some(first) = words.first() else {
        return;
    };
    if !has_right_to_left(&joined) {
        return;
    }
    let mut x = first.x;
    let cells = fonts.cells(Face::Regular, &joined, em);
    let left = |place| cells.parts(place).iter().map(|part| part.start).min();
    let lefts = places.into_iter().map(left);
    let mut ordered: Vec<(Option<i32>, &mut Token)> = lefts.zip(words).collect();
    ordered.sort_by_key(|(left, _)| *left);
    for (_, word) in ordered {
        word.x = x;
        x += word.width + em / 3;
    }
}
