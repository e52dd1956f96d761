//! Questions about positions of games.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::found_games::DateOrder;
use super::place::{GamePlace, Origin};
use super::sought::Sought;
use super::source::Source;

/// A question about positions of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameQuery {
    /// What is looked for.
    pub sought: Sought,
    /// Where: all games of these sources.
    pub sources: Vec<Source>,
    /// Only these of them, unless all count.
    pub among: Option<Arc<GameSet>>,
    /// How many of the games are named.
    pub most_games: usize,
    /// Which of them, and in which order.
    pub order: DateOrder,
}

impl GameQuery {
    /// Whether the game that begins at this byte counts.
    pub(super) fn is_about(&self, origin: &Origin, begin: u64) -> bool {
        let among = self.among.as_ref();
        among.is_none_or(|among| among.has(origin, begin))
    }
}

/// Some games of files or of a pasted text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct GameSet {
    /// Where they begin, in order; those of a text under no path.
    begins: HashMap<PathBuf, Vec<u64>>,
}

impl FromIterator<GamePlace> for GameSet {
    fn from_iter<T: IntoIterator<Item = GamePlace>>(places: T) -> GameSet {
        let mut begins: HashMap<PathBuf, Vec<u64>> = HashMap::new();
        for place in places {
            let begin = place.range.start;
            match begins.get_mut(path_of(&place.origin)) {
                Some(known) => known.push(begin),
                None => {
                    begins.insert(path_of(&place.origin).into(), vec![begin]);
                }
            }
        }
        begins.values_mut().for_each(|it| it.sort_unstable());
        GameSet { begins }
    }
}

impl GameSet {
    fn has(&self, origin: &Origin, begin: u64) -> bool {
        let begins = self.begins.get(path_of(origin));
        begins.is_some_and(|it| it.binary_search(&begin).is_ok())
    }
}

fn path_of(origin: &Origin) -> &Path {
    match origin {
        Origin::File(state) => &state.path,
        Origin::Text(_) => Path::new(""),
    }
}
