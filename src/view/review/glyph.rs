//! Numeric annotation glyphs as text.

use crate::view::scene::theme::{Rgba, THEME};

/// The text of a glyph (PGN standard 10); `None` if it has none.
pub(in crate::view) const fn sign(nag: u8) -> Option<&'static str> {
    Some(match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        7 => "□",
        10 => "=",
        13 => "∞",
        14 => "⩲",
        15 => "⩱",
        16 => "±",
        17 => "∓",
        18 => "+-",
        19 => "-+",
        22 | 23 => "⨀",
        36 | 37 => "↑",
        40 | 41 => "→",
        132 | 133 => "⇆",
        146 => "N",
        _ => return None,
    })
}

/// Whether a glyph is about the move itself, and follows it without a space.
pub(in crate::view) const fn is_of_move(nag: u8) -> bool {
    matches!(nag, 1..=6)
}

/// The text of all glyphs of a move.
pub(in crate::view) fn signs(nags: &[u8]) -> String {
    let of = |wanted: bool| nags.iter().filter(move |&&nag| is_of_move(nag) == wanted);
    let mut text: String = of(true).filter_map(|&nag| sign(nag)).collect();
    for &nag in of(false) {
        match sign(nag) {
            Some(sign) => text += &format!(" {sign}"),
            None => text += &format!(" ${nag}"),
        }
    }
    text
}

/// The colour of the glyph on a move: good, doubtful, bad.
pub(in crate::view) fn color(nags: &[u8]) -> Rgba {
    match nags.iter().find(|&&nag| is_of_move(nag)) {
        Some(1 | 3) => THEME.good,
        Some(5 | 6) => THEME.doubtful,
        Some(2) => THEME.orange,
        Some(4) => THEME.red,
        _ => THEME.dim_text,
    }
}
