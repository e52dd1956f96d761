//! The facts about a game that all programs can report.

use std::collections::BTreeMap;
use std::time::Duration;

use deskmate::notation::pgn::{self, Pgn};
use deskmate::notation::{fen, san};
use deskmate::tree::Node;
use serde::Deserialize;

/// A game in a form that all programs share.
#[derive(PartialEq, Eq, Debug, Default, Deserialize)]
pub struct GameFacts {
    /// The tags, with the result.
    pub tags: BTreeMap<String, String>,
    /// The moves in SAN.
    pub moves: Vec<String>,
    /// The clock after each move, in milliseconds.
    pub clocks: Vec<Option<u128>>,
    /// The time that each move took, in milliseconds, where that is written.
    pub elapsed: Vec<Option<u128>>,
    /// The last position as FEN.
    pub last: String,
}

/// The moves of a variation in SAN, each with its clock in milliseconds.
pub type Variation = Vec<(String, Option<u128>)>;

/// The variations of the main line according to our library.
pub fn variations(game: &Pgn) -> Vec<Variation> {
    let tree = &game.tree;
    let firsts = tree.main_line().flat_map(|id| tree.variations(id));
    let describe = |id| {
        let node = tree.node(id);
        let san = san::write(&tree.position_before(id), node.mv());
        (san, node.clock.map(|time| time.as_millis()))
    };
    firsts
        .map(|first| {
            [first]
                .into_iter()
                .chain(tree.line_after(first))
                .map(describe)
                .collect()
        })
        .collect()
}

impl GameFacts {
    /// The game according to our library.
    pub fn of(game: &Pgn) -> GameFacts {
        let tags = game
            .tags
            .iter()
            .map(|tag| (tag.name.clone(), tag.value.clone()));
        let positions: Vec<_> = game.positions().collect();
        let moves = positions.iter().zip(game.moves());
        let line: Vec<&Node> = game.tree.main_line().map(|id| game.tree.node(id)).collect();
        let millis = |time: Duration| time.as_millis();
        let clock = |node: &&Node| node.clock.map(millis);
        let elapsed = |node: &&Node| pgn::elapsed_in(node.comment.as_deref()?).map(millis);
        GameFacts {
            tags: tags.collect(),
            moves: moves
                .map(|(position, mv)| san::write(position, mv))
                .collect(),
            clocks: line.iter().map(clock).collect(),
            elapsed: line.iter().map(elapsed).collect(),
            last: positions.last().map(fen::write).unwrap_or_default(),
        }
    }
}

/// A FEN as we write it: some programs name an en passant square where nothing can capture.
pub fn normal(text: &str) -> String {
    fen::write(&fen::read(text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

/// The value of a tag without the backslashes before quotes and backslashes (PGN standard 7).
pub fn unescaped(value: &str) -> String {
    let mut signs = value.chars();
    let next = || match signs.next()? {
        '\\' => signs.next(),
        sign => Some(sign),
    };
    std::iter::from_fn(next).collect()
}
