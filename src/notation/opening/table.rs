//! The table of openings.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::LazyLock;

use crate::notation::pgn::Tag;
use crate::notation::reader::find_move;
use crate::rules::{Color, Move, Piece, Position, Role};

/// Each line has an ECO code, a name, and the moves to the position with this name, in SAN without
/// check marks, separated by tabs. Lines are sorted by code and moves.
const TABLE: &str = include_str!("../../../assets/openings.tsv");

/// The number of half-moves of the longest line in the table.
pub const LONGEST: u32 = 26;

/// A well-known opening.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

/// The codes of each opening without its variations.
static CODES: LazyLock<HashSet<(&str, &str)>> = LazyLock::new(|| {
    let all = OPENINGS.values();
    all.map(|it| (family(it.name), it.eco)).collect()
});

/// Whether any variation of an opening has a code.
pub(super) fn has_code(name: &str, code: &str) -> bool {
    CODES.contains(&(family(name), code.get(..3).unwrap_or(code)))
}

/// The name of an opening without its variation.
pub(crate) fn family(name: &str) -> &str {
    name.split_once(':').map_or(name, |(family, _)| family)
}

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

/// For each set of pawns that have left their start squares: one more than the most men that are captured in a position with a
/// name that has them among those that have moved; zero if there is none. Neither pawns nor men come back.
static WITHIN_REACH: LazyLock<Box<[u8]>> = LazyLock::new(|| {
    const PAWNS: usize = 16;
    let mut within_reach = vec![0; 1 << PAWNS].into_boxed_slice();
    for position in OPENINGS.keys() {
        if let Some(most) = within_reach.get_mut(moved_pawns(position)) {
            *most = captured(position).saturating_add(1).max(*most);
        }
    }
    // What can follow a set can follow every subset of it.
    for pawn in 0..PAWNS {
        for set in 0..within_reach.len() {
            within_reach[set] = within_reach[set].max(within_reach[set | 1 << pawn]);
        }
    }
    within_reach
});

/// Whether a position with a name can still follow.
pub(super) fn is_within_reach(position: &Position) -> bool {
    let most = WITHIN_REACH.get(moved_pawns(position));
    most.is_some_and(|&most| captured(position) < most)
}

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

/// The number of men that are captured.
fn captured(position: &Position) -> u8 {
    let men = position.board().occupied().len();
    32_u8.saturating_sub(men as u8)
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
/// matter where the game began: [`of_line`](super::of_line) checks that.
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
