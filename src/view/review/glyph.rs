//! Numeric annotation glyphs as text.

use crate::tree::Nag;
use crate::view::scene::theme::{Rgba, Theme};

/// The symbol of a glyph, as the letters of the embedded font can write it.
pub(in crate::view) fn symbol(nag: Nag) -> Option<&'static str> {
    Some(match nag.symbol()? {
        "⩲" => "+=",
        "⩱" => "=+",
        symbol => symbol,
    })
}

/// The glyph on a move, with its colour.
pub(in crate::view) fn of_move(theme: &Theme, nags: &[Nag]) -> Option<(&'static str, Rgba)> {
    let nag = nags.iter().find(|nag| nag.is_of_move())?;
    Some((symbol(*nag)?, color(theme, nags)))
}

/// The symbols of the glyphs of a move.
pub(in crate::view) fn text_of(nags: &[Nag]) -> String {
    let of = |wanted: bool| {
        let wanted = nags.iter().filter(move |nag| nag.is_of_move() == wanted);
        wanted.filter_map(|&nag| symbol(nag))
    };
    let others = of(false).map(|symbol| format!(" {symbol}"));
    of(true).map(str::to_owned).chain(others).collect()
}

/// The numbers of the glyphs that have no symbol: `$220 $221`.
pub(in crate::view) fn numbers_of(nags: &[Nag]) -> String {
    let unknown = nags.iter().filter(|nag| nag.symbol().is_none());
    unknown.map(Nag::to_string).collect::<Vec<_>>().join(" ")
}

/// The colour of the glyph on a move: good, doubtful, bad.
pub(in crate::view) fn color(theme: &Theme, nags: &[Nag]) -> Rgba {
    match nags.iter().find(|nag| nag.is_of_move()) {
        Some(&(Nag::GOOD | Nag::BRILLIANT)) => theme.good,
        Some(&(Nag::INTERESTING | Nag::DUBIOUS)) => theme.doubtful,
        Some(&Nag::MISTAKE) => theme.orange,
        Some(&Nag::BLUNDER) => theme.red,
        _ => theme.dim_text,
    }
}
