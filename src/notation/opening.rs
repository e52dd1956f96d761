//! The names of openings.
//!
//! An opening is identified by its positions, so transpositions have the same name:
//!
//! ```
//! use deskmate::notation::{opening, read_moves};
//! use deskmate::rules::Position;
//!
//! let start = Position::initial();
//! let mut positions = vec![start.clone()];
//! for mv in read_moves(&start, "1. d4 e6 2. e4 d5 3. Nc3")? {
//!     positions.push(positions[positions.len() - 1].play(mv)?);
//! }
//! let opening = opening::of_line(&positions).expect("a known one");
//! assert_eq!((opening.eco, opening.name), ("C10", "French Defence: Paulsen Variation"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use super::pgn::{self, Pgn, Tag};
use super::reader::find_move;
use crate::rules::{Color, Move, Piece, Position, Role};

/// Each line has an ECO code, a name, and the moves to the position with this name, in SAN without
/// check marks, separated by tabs. Lines are sorted by code and moves.
const TABLE: &str = include_str!("../../assets/openings.tsv");

/// The number of half-moves of the longest line in the table.
pub const LONGEST: u32 = 26;

/// A well-known opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its code in the Encyclopaedia of Chess Openings, `A00` to `E99`.
    pub eco: &'static str,
    /// Its name, with the variation after a colon.
    pub name: &'static str,
}

impl Opening {
    /// The PGN tags that name it, sorted by tag name.
    pub fn tags(&self) -> [Tag; 2] {
        let [eco, name] = TAGS;
        [Tag::new(eco, self.eco), Tag::new(name, self.name)]
    }
}

/// The names of [`Opening::tags`].
pub const TAGS: [&str; 2] = ["ECO", "Opening"];

/// The code and the name.
impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", self.eco, self.name)
    }
}

/// The openings by the positions that they lead to.
static OPENINGS: LazyLock<HashMap<Position, Opening>> = LazyLock::new(|| {
    let mut openings = HashMap::new();
    let mut line = Line::default();
    for row in TABLE.lines() {
        let mut columns = row.split('\t');
        if let (Some(eco), Some(name), Some(moves)) =
            (columns.next(), columns.next(), columns.next())
            && let Some(position) = line.play(moves)
        {
            openings.insert(position.clone(), Opening { eco, name });
        }
    }
    openings
});

/// The moves that the table plays from each position of its lines, each with the number of lines that contain it, the
/// most frequent first.
static CONTINUATIONS: LazyLock<HashMap<Position, Vec<(Move, u32)>>> = LazyLock::new(|| {
    let mut continuations: HashMap<Position, Vec<(Move, u32)>> = HashMap::new();
    let mut line = Line::default();
    for row in TABLE.lines() {
        let moves = row.split('\t').nth(2).unwrap_or_default();
        line.play(moves);
        let mut before = Position::initial();
        for (word, position) in &line.plies {
            if let Some(mv) = find_move(&before, word.as_bytes()) {
                let known = continuations.entry(before).or_default();
                match known.iter_mut().find(|(other, _)| *other == mv) {
                    Some((_, lines)) => *lines += 1,
                    None => known.push((mv, 1)),
                }
            }
            before = position.clone();
        }
    }
    for known in continuations.values_mut() {
        known.sort_by_key(|&(mv, lines)| (std::cmp::Reverse(lines), mv));
    }
    continuations
});

/// For each set of pawns that have left their start squares: whether a position with a name can still
/// follow. Pawns never come back, so one that has them all among those that have moved must exist.
static WITHIN_REACH: LazyLock<Box<[bool]>> = LazyLock::new(|| {
    const PAWNS: usize = 16;
    let mut within_reach = vec![false; 1 << PAWNS].into_boxed_slice();
    for position in OPENINGS.keys() {
        if let Some(reached) = within_reach.get_mut(moved_pawns(position)) {
            *reached = true;
        }
    }
    // Every subset of a set within reach is within reach too.
    for pawn in 0..PAWNS {
        for set in 0..within_reach.len() {
            if within_reach[set | 1 << pawn] {
                within_reach[set] = true;
            }
        }
    }
    within_reach
});

/// The pawns that have left their start squares, as a set of bits: White's, then Black's.
fn moved_pawns(position: &Position) -> usize {
    let at_home = Color::BOTH.map(|color| {
        let pawns = position.board().squares(Piece::new(color, Role::Pawn));
        let rank = if color == Color::White { 1 } else { 6 };
        (pawns.bits() >> (8 * rank)) as usize & 0xff
    });
    let [white, black] = at_home;
    !(white | black << 8) & 0xffff
}

/// The line of the table that was played last. The next one mostly begins with the same moves, which
/// are not played again.
#[derive(Default)]
struct Line {
    plies: Vec<(&'static str, Position)>,
}

impl Line {
    /// The position after these moves; `None` if one of them is not legal.
    fn play(&mut self, moves: &'static str) -> Option<&Position> {
        let known = self.plies.iter().zip(moves.split(' '));
        let known = known.take_while(|((known, _), word)| known == word).count();
        self.plies.truncate(known);
        for word in moves.split(' ').skip(known) {
            let before = self.plies.last();
            let before = before.map_or_else(Position::initial, |(_, position)| position.clone());
            let mv = find_move(&before, word.as_bytes())?;
            self.plies.push((word, before.after(mv)));
        }
        self.plies.last().map(|(_, position)| position)
    }
}

/// The opening of a position, if it has a name. Positions are the same as in FIDE 9.2.3. It does not
/// matter where the game began: [`of_line`] checks that.
pub fn of_position(position: &Position) -> Option<&'static Opening> {
    OPENINGS.get(position)
}

/// The moves with which lines of the table go on from a position, each with the number of these lines, the most frequent
/// first.
///
/// ```
/// use deskmate::notation::opening;
/// use deskmate::rules::Position;
///
/// let known = opening::continuations(&Position::initial());
/// assert_eq!(known.first().map(|(mv, _)| mv.to_string()), Some("e2e4".to_owned()));
/// assert_eq!(known.len(), 20);
/// ```
pub fn continuations(position: &Position) -> &'static [(Move, u32)] {
    CONTINUATIONS.get(position).map_or(&[], Vec::as_slice)
}

/// The opening of a game: that of its last position that has a name. The positions begin with the one
/// before the first move. A game from another start position, such as Chess960, has none.
pub fn of_line<'a, I>(positions: I) -> Option<&'static Opening>
where
    I: IntoIterator<Item = &'a Position, IntoIter: DoubleEndedIterator>,
{
    let mut positions = positions.into_iter();
    if *positions.next()? != Position::initial() {
        return None;
    }
    positions.rev().find_map(of_position)
}

/// The opening of a game from the standard start position, by its first moves in any notation. Moves
/// after an illegal one, or beyond the longest line of the table, are ignored.
///
/// ```
/// use deskmate::notation::opening;
///
/// let opening = opening::of_moves(["e4", "c5"]).expect("a known one");
/// assert_eq!(opening.to_string(), "B20 Sicilian Defence");
/// ```
pub fn of_moves<'a>(moves: impl IntoIterator<Item = &'a str>) -> Option<&'static Opening> {
    let mut finder = Finder::default();
    for word in moves {
        finder.play(word.as_bytes());
    }
    finder.found
}

/// The opening of the main line of a game. One from another start position has none.
pub fn of_game(game: &Pgn) -> Option<&'static Opening> {
    let mut finder = (*game.start() == Position::initial()).then(Finder::default)?;
    game.moves().for_each(|mv| finder.make(mv));
    finder.opening()
}

/// The opening of a game from a start position with these legal moves. One from another start position than the standard one
/// has none.
#[cfg(feature = "storage")]
pub(crate) fn of_start(start: &Position, moves: &[Move]) -> Option<&'static Opening> {
    let mut finder = (*start == Position::initial()).then(Finder::default)?;
    moves.iter().for_each(|&mv| finder.make(mv));
    finder.opening()
}

/// Finds the opening of a game from the standard start position, move by move.
#[derive(Clone, Debug)]
pub(super) struct Finder {
    /// The position, as long as a position with a name can follow.
    position: Option<Position>,
    plies: u32,
    found: Option<&'static Opening>,
}

impl Default for Finder {
    fn default() -> Finder {
        Finder {
            position: Some(Position::initial()),
            plies: 0,
            found: None,
        }
    }
}

impl Finder {
    /// Plays the next move, in any notation. Moves after an illegal one are ignored.
    #[inline]
    pub(super) fn play(&mut self, word: &[u8]) {
        if let Some(position) = &self.position {
            match find_move(position, word) {
                Some(mv) => self.make(mv),
                None => self.position = None,
            }
        }
    }

    /// Plays the next move, which is legal.
    pub(super) fn make(&mut self, mv: Move) {
        let Some(position) = &mut self.position else {
            return;
        };
        position.make(mv);
        self.plies += 1;
        self.found = of_position(position).or(self.found);
        let is_within_reach = WITHIN_REACH.get(moved_pawns(position)) == Some(&true);
        if self.plies == LONGEST || !is_within_reach {
            self.position = None;
        }
    }

    /// The opening of the moves so far.
    pub(super) fn opening(&self) -> Option<&'static Opening> {
        self.found
    }
}

/// The code and the name of a game's opening: from its tags, or else from its moves, which are looked
/// up only then. Empty if neither gives any.
pub fn label<'a>(
    tag: impl Fn(&str) -> Option<&'a str>,
    by_moves: impl FnOnce() -> Option<&'static Opening>,
) -> String {
    let known = |name| pgn::known_value(tag(name).unwrap_or_default());
    match TAGS.map(known) {
        ["", ""] => by_moves().map_or(String::new(), Opening::to_string),
        ["", name] => name.to_owned(),
        [eco, ""] => match by_moves() {
            Some(found) => format!("{eco} {}", found.name),
            None => eco.to_owned(),
        },
        [eco, name] => format!("{eco} {name}"),
    }
}

/// The name of an opening without its variation.
#[cfg(feature = "storage")]
pub(crate) fn family(name: &str) -> &str {
    name.split_once(':').map_or(name, |(family, _)| family)
}

/// The ECO code of an opening: `C50 Italian Game`. The empty text if there is none.
#[cfg(feature = "storage")]
pub(crate) fn code(opening: &str) -> &str {
    let code = opening.strip_suffix(without_code(opening));
    code.unwrap_or_default().trim_end()
}

/// The name of an opening without its ECO code: `C50 Italian Game`.
#[cfg(feature = "storage")]
pub(crate) fn without_code(opening: &str) -> &str {
    let is_code = |word: &str| {
        let mut letters = word.bytes();
        let first = letters.next().is_some_and(|it| it.is_ascii_uppercase());
        first && word.len() == 3 && letters.all(|it| it.is_ascii_digit())
    };
    match opening.split_once(' ') {
        Some((code, name)) if is_code(code) => name,
        None if is_code(opening) => "",
        _ => opening,
    }
}
