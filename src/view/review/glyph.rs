//! Numeric annotation glyphs as text.

use crate::tree::Nag;
use crate::view::scene::theme::{Rgba, THEME};

/// The text of all glyphs of a move. One without a symbol is shown by its number.
pub(in crate::view) fn text_of(nags: &[Nag]) -> String {
    let of = |wanted: bool| nags.iter().filter(move |nag| nag.is_of_move() == wanted);
    let mut text: String = of(true).filter_map(|nag| nag.symbol()).collect();
    for nag in of(false) {
        let symbol = nag.symbol().map_or_else(|| nag.to_string(), str::to_owned);
        text += &format!(" {symbol}");
    }
    text
}

/// The colour of the glyph on a move: good, doubtful, bad.
pub(in crate::view) fn color(nags: &[Nag]) -> Rgba {
    match nags.iter().find(|nag| nag.is_of_move()) {
        Some(&(Nag::GOOD | Nag::BRILLIANT)) => THEME.good,
        Some(&(Nag::INTERESTING | Nag::DUBIOUS)) => THEME.doubtful,
        Some(&Nag::MISTAKE) => THEME.orange,
        Some(&Nag::BLUNDER) => THEME.red,
        _ => THEME.dim_text,
    }
}
