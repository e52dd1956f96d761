//! Weights as a file of the program.

use std::io::{self, Write};

use deskmate::engine::evaluation::Term;

use crate::start::Weight;

const HEAD: &str = "\
//! The weights, as the package `tuning` writes them.

use super::{Pair, Term};

const fn p(middle: i16, end: i16) -> Pair {
    Pair::new(middle, end)
}

/// The weight of each term, in the order of [`Term::weight_index`].
#[rustfmt::skip]
pub static WEIGHTS: [Pair; Term::WEIGHTS] = [
";

/// Writes the weights, term by term.
pub fn write(out: &mut impl Write, weights: &[Weight]) -> io::Result<()> {
    out.write_all(HEAD.as_bytes())?;
    for term in Term::all() {
        writeln!(out, "    // {term:?}")?;
        let per_line = if term == Term::PieceSquare { 4 } else { 8 };
        let weights = &weights[term.weight_index(0)..][..term.size()];
        for line in weights.chunks(per_line) {
            let pairs = line
                .iter()
                .map(|(middle, end)| format!("p({}, {}),", middle.round(), end.round()));
            writeln!(out, "    {}", pairs.collect::<Vec<_>>().join(" "))?;
        }
    }
    writeln!(out, "];")
}
