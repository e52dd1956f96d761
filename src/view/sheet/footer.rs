//! The footer: the result and the signatures.

use super::content::Content;
use super::page::{BOTTOM, CAPTION, LEFT, Pen, RIGHT, Style, bold, regular};
use crate::app::Label;
use crate::rules::Color;
use crate::words::SheetLabel;

/// Where the moves end.
pub(super) const FOOTER: f32 = BOTTOM - 27.0;

const SCORE: Style = bold(6.0);
const WORDS: Style = regular(3.9);

/// The gap between two signatures.
const GAP: f32 = 8.0;

/// The last page has the result and the signatures; the others say that the game continues.
pub(super) fn write(pen: &mut Pen, content: &Content, is_last: bool) {
    let y = FOOTER + 7.5;
    if !is_last {
        pen.right_label(RIGHT, y, SheetLabel::Continued, WORDS);
        return;
    }
    let result = pen.words.label(Label::Result);
    pen.text(LEFT, y, RIGHT - LEFT, result, CAPTION);
    let mut x = LEFT + 12.0;
    if content.score.is_empty() {
        pen.level(x, x + 30.0, y, 0.15);
    } else {
        pen.text(x, y, RIGHT - x, content.score, SCORE);
        x += pen.width(content.score, SCORE) + 5.0;
        pen.text(x, y, RIGHT - x, &content.result, WORDS);
    }
    let y = FOOTER + 18.0;
    let width = (RIGHT - LEFT - 2.0 * GAP) / 3.0;
    let mut x = LEFT;
    for signature in [
        SheetLabel::PlayerSignature(Color::White),
        SheetLabel::PlayerSignature(Color::Black),
        SheetLabel::ArbiterSignature,
    ] {
        pen.level(x, x + width, y, 0.25);
        pen.label(x, y + 3.2, width, signature, CAPTION);
        x += width + GAP;
    }
}
