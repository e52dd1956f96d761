//! Numeric annotation glyphs (PGN standard 10).

use std::fmt;

/// A numeric annotation glyph, such as `$1` for `!`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

/// What a glyph is about. A move has at most one that says how good it is, and one for the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NagKind {
    /// `!`, `!!`, `!?`
    Good,
    /// `?`, `??`, `?!`
    Bad,
    /// Who stands better.
    Position,
}

/// Number, symbol and kind of a glyph.
type Entry = (Nag, &'static str, Option<NagKind>);

/// Number, symbol and kind of the glyphs that have a symbol, each kind in the order in which its key goes through them.
const TABLE: [Entry; 24] = [
    (Nag::GOOD, "!", Some(NagKind::Good)),
    (Nag::BRILLIANT, "!!", Some(NagKind::Good)),
    (Nag::INTERESTING, "!?", Some(NagKind::Good)),
    (Nag::MISTAKE, "?", Some(NagKind::Bad)),
    (Nag::BLUNDER, "??", Some(NagKind::Bad)),
    (Nag::DUBIOUS, "?!", Some(NagKind::Bad)),
    (Nag(10), "=", Some(NagKind::Position)),
    (Nag(13), "∞", Some(NagKind::Position)),
    (Nag(14), "⩲", Some(NagKind::Position)),
    (Nag(15), "⩱", Some(NagKind::Position)),
    (Nag(16), "±", Some(NagKind::Position)),
    (Nag(17), "∓", Some(NagKind::Position)),
    (Nag(18), "+-", Some(NagKind::Position)),
    (Nag(19), "-+", Some(NagKind::Position)),
    (Nag(7), "□", None),
    (Nag(22), "⨀", None),
    (Nag(23), "⨀", None),
    (Nag(36), "↑", None),
    (Nag(37), "↑", None),
    (Nag(40), "→", None),
    (Nag(41), "→", None),
    (Nag(132), "⇆", None),
    (Nag(133), "⇆", None),
    (Nag(146), "N", None),
];

#[allow(missing_docs)]
impl Nag {
    pub const GOOD: Nag = Nag(1);
    pub const MISTAKE: Nag = Nag(2);
    pub const BRILLIANT: Nag = Nag(3);
    pub const BLUNDER: Nag = Nag(4);
    pub const INTERESTING: Nag = Nag(5);
    pub const DUBIOUS: Nag = Nag(6);
}

impl Nag {
    fn entry(self) -> Option<&'static Entry> {
        TABLE.iter().find(|(nag, ..)| *nag == self)
    }

    /// The symbol, such as `!?`; `None` if it has none.
    pub fn symbol(self) -> Option<&'static str> {
        self.entry().map(|&(_, symbol, _)| symbol)
    }

    /// What it is about; `None` if it is of no kind that can be set by a key.
    pub fn kind(self) -> Option<NagKind> {
        self.entry()?.2
    }

    /// Whether it says how good the move is. It then follows the move without a space.
    pub fn is_of_move(self) -> bool {
        self.kind().is_some_and(NagKind::is_of_move)
    }

    /// The glyph of a mark behind a move, such as `!?` (PGN standard 8.2.3.8).
    pub fn of_mark(mark: &str) -> Option<Nag> {
        let mut entries = TABLE.iter().filter(|(_, symbol, _)| *symbol == mark);
        let found = entries.next().map(|&(nag, ..)| nag);
        found.filter(|nag| nag.is_of_move())
    }

    /// Sets a glyph among others: one about the move comes first, as readers expect it; others come last.
    pub fn insert(self, nags: &mut Vec<Nag>) {
        let at = if self.is_of_move() { 0 } else { nags.len() };
        nags.insert(at, self);
    }
}

/// As a file has it: `$220`.
impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

impl NagKind {
    /// The glyphs of a move after the next one of this kind has been set; after the last there is none.
    pub fn next(self, nags: &[Nag]) -> Vec<Nag> {
        let cycle = TABLE.iter().filter(|(.., kind)| *kind == Some(self));
        let cycle: Vec<Nag> = cycle.map(|&(nag, ..)| nag).collect();
        let at = cycle.iter().position(|nag| nags.contains(nag));
        let next = cycle.get(at.map_or(0, |at| at + 1));
        let is_alike = |kind: NagKind| kind == self || (self.is_of_move() && kind.is_of_move());
        let stays = |nag: &Nag| !nag.kind().is_some_and(is_alike);
        let mut changed: Vec<Nag> = nags.iter().copied().filter(stays).collect();
        if let Some(next) = next {
            next.insert(&mut changed);
        }
        changed
    }

    const fn is_of_move(self) -> bool {
        matches!(self, NagKind::Good | NagKind::Bad)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_cycles_through_its_glyphs_and_keeps_those_of_other_kinds() {
        let mut nags = vec![Nag(16), Nag(146)];
        let mut seen = Vec::new();
        for _ in 0..4 {
            nags = NagKind::Good.next(&nags);
            seen.push(nags.clone());
        }
        let others = [Nag(16), Nag(146)];
        let with = |nag: u8| [&[Nag(nag)][..], &others].concat();
        assert_eq!(seen, [with(1), with(3), with(5), others.to_vec()]);
        assert_eq!(NagKind::Bad.next(&[Nag(3), Nag(10)]), [Nag(2), Nag(10)]);
    }

    #[test]
    fn the_mark_of_a_move_comes_before_the_others() {
        assert_eq!(
            NagKind::Position.next(&[Nag(1), Nag(146)]),
            [Nag(1), Nag(146), Nag(10)]
        );
        assert_eq!(NagKind::Bad.next(&[Nag(14)]), [Nag(2), Nag(14)]);
    }

    #[test]
    fn only_marks_behind_moves_are_read_as_such() {
        assert_eq!(Nag::of_mark("?!"), Some(Nag::DUBIOUS));
        for other in ["=", "N", "!!!", ""] {
            assert_eq!(Nag::of_mark(other), None, "{other}");
        }
        assert_eq!(
            (Nag(220).symbol(), Nag(220).to_string()),
            (None, "$220".to_owned())
        );
    }
}
