//! The names of openings.
//!
//! ```
//! use deskmate::notation::opening;
//!
//! let opening = opening::find(["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"]).expect("a known one");
//! assert_eq!((opening.eco, opening.name), ("C50", "Italian Game: Giuoco Piano"));
//! ```

use std::sync::LazyLock;

/// A line has its ECO code, the name, and the moves in SAN without signs of check, between tabs.
const TABLE: &str = include_str!("../../assets/openings.tsv");

/// A well-known opening.
#[derive(PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its code in the Encyclopaedia of Chess Openings, such as `C50`.
    pub eco: &'static str,
    /// Its name, with that of the variation after a colon.
    pub name: &'static str,
    /// Both of them.
    pub label: String,
}

/// The openings by their moves.
static ROOT: LazyLock<Node> = LazyLock::new(|| {
    let mut root = Node::default();
    for line in TABLE.lines() {
        root.add(line);
    }
    root
});

/// What the moves so far are called, and how they may go on.
#[derive(Default)]
struct Node {
    opening: Option<Opening>,
    next: Vec<(&'static str, Node)>,
}

impl Node {
    fn add(&mut self, line: &'static str) {
        let mut columns = line.split('\t');
        let (Some(eco), Some(name), Some(moves)) = (columns.next(), columns.next(), columns.next())
        else {
            return;
        };
        let mut node = self;
        for word in moves.split(' ') {
            node = node.after_mut(word);
        }
        node.opening = Some(Opening {
            eco,
            name,
            label: format!("{eco} {name}"),
        });
    }

    fn after_mut(&mut self, word: &'static str) -> &mut Node {
        let known = self.next.iter().position(|(known, _)| *known == word);
        let at = known.unwrap_or(self.next.len());
        if known.is_none() {
            self.next.push((word, Node::default()));
        }
        &mut self.next[at].1
    }

    fn after(&self, word: &str) -> Option<&Node> {
        let found = self.next.iter().find(|(known, _)| *known == word)?;
        Some(&found.1)
    }
}

/// The opening that a game from the usual start position has, by as many of its moves as the name of one
/// is known for. Moves are in SAN; what follows one in another notation is not looked at.
pub fn find<'a>(moves: impl IntoIterator<Item = &'a str>) -> Option<&'static Opening> {
    let mut node = &*ROOT;
    let mut found = None;
    for word in moves {
        let Some(next) = node.after(word.trim_end_matches(['+', '#'])) else {
            break;
        };
        node = next;
        found = node.opening.as_ref().or(found);
    }
    found
}
