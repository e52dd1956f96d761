//! Arrows and circles on the board, as the commands `[%cal Ge2e4]` and `[%csl Gd4,Re5]` of a comment.

use std::fmt;

use super::commands;
use crate::rules::Square;

values! {
    /// The colour of an arrow or a circle.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[allow(missing_docs)]
    pub enum Ink {
        Green,
        Red,
        Yellow,
        Blue,
    }
}

impl Ink {
    /// The letter of the colour in a comment: `G`, `R`, `Y` or `B`.
    pub const fn letter(self) -> char {
        match self {
            Ink::Green => 'G',
            Ink::Red => 'R',
            Ink::Yellow => 'Y',
            Ink::Blue => 'B',
        }
    }
}

/// An arrow from square to square, or a circle around one square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    /// Where the arrow starts.
    pub from: Square,
    /// Where it points; for a circle the same square.
    pub to: Square,
    /// Its colour.
    pub ink: Ink,
}

impl Mark {
    /// An arrow; a circle if both squares are the same.
    pub const fn arrow(from: Square, to: Square, ink: Ink) -> Mark {
        Mark { from, to, ink }
    }

    /// A circle around a square.
    pub const fn circle(square: Square, ink: Ink) -> Mark {
        Mark::arrow(square, square, ink)
    }

    /// Whether it is a circle.
    pub fn is_circle(self) -> bool {
        self.from == self.to
    }

    /// Parses a mark as in a comment: `Gd4` or `Ge2e4`.
    ///
    /// ```
    /// use deskmate::rules::Square;
    /// use deskmate::tree::{Ink, Mark};
    ///
    /// assert_eq!(Mark::parse("Ge2e4"), Some(Mark::arrow(Square::E2, Square::E4, Ink::Green)));
    /// assert_eq!(Mark::circle(Square::D4, Ink::Red).to_string(), "Rd4");
    /// ```
    pub fn parse(text: &str) -> Option<Mark> {
        let mut symbols = text.chars();
        let letter = symbols.next()?;
        let ink = Ink::ALL.into_iter().find(|ink| ink.letter() == letter)?;
        let squares = symbols.as_str();
        if squares.len() == 2 {
            return Some(Mark::circle(squares.parse().ok()?, ink));
        }
        let (from, to) = squares.split_at_checked(2)?;
        let arrow = Mark::arrow(from.parse().ok()?, to.parse().ok()?, ink);
        (!arrow.is_circle()).then_some(arrow)
    }
}

/// As a comment has it: `Gd4` or `Ge2e4`.
impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.ink.letter(), self.from)?;
        if self.is_circle() {
            Ok(())
        } else {
            write!(f, "{}", self.to)
        }
    }
}

/// The commands and whether they draw circles. Arrows are written first, so that a new command for
/// circles comes before them.
const COMMANDS: [(&str, bool); 2] = [("cal", false), ("csl", true)];

/// The items of all commands of a name.
fn items<'a>(comment: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let items = commands::values(comment, name).flat_map(|value| value.split(','));
    items.map(str::trim).filter(|item| !item.is_empty())
}

/// The mark of an item, if its command draws marks of that kind.
fn parse_item(item: &str, circles: bool) -> Option<Mark> {
    Mark::parse(item).filter(|mark| mark.is_circle() == circles)
}

/// The circles of a comment, then its arrows.
pub(super) fn marks_in(comment: &str) -> Vec<Mark> {
    let of =
        |(name, circles)| items(comment, name).filter_map(move |item| parse_item(item, circles));
    COMMANDS.into_iter().rev().flat_map(of).collect()
}

/// A comment with these marks instead of its own. Unknown items of its commands are kept.
pub(super) fn with_marks(comment: &str, marks: &[Mark]) -> String {
    let mut comment = comment.to_owned();
    for (name, circles) in COMMANDS {
        let wanted: Vec<Mark> = marks
            .iter()
            .copied()
            .filter(|mark| mark.is_circle() == circles)
            .collect();
        let present = items(&comment, name).filter_map(|item| parse_item(item, circles));
        if present.eq(wanted.iter().copied()) {
            continue;
        }
        let others = items(&comment, name).filter(|item| parse_item(item, circles).is_none());
        let list: Vec<String> = wanted
            .iter()
            .map(Mark::to_string)
            .chain(others.map(str::to_owned))
            .collect();
        let value = list.join(",");
        let value = (!value.is_empty()).then_some(value.as_str());
        comment = commands::with_command(&comment, name, value);
    }
    comment
}
