//! Which names in the files are those of one player, as somebody has said.

use std::collections::HashSet;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::game::name_key;
use crate::storage::Files;
use crate::storage::own_file::{OwnFile, Owned};

/// The version that this program writes, and the latest one that it reads.
const VERSION: u32 = 1;

/// The names that were joined by hand. The files of the games keep them as they are.
///
/// What a later program adds to it is kept as it was read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerNames {
    version: u32,
    /// The players with other names in the files than the one they have here.
    #[serde(default)]
    players: Vec<NamedPlayer>,
    /// The pairs of similar names that belong to two players.
    #[serde(default)]
    apart: Vec<[String; 2]>,
    #[serde(flatten)]
    other: Map<String, Value>,
}

/// A player with more names than one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct NamedPlayer {
    /// The name that is shown.
    name: String,
    /// The other names in the files.
    #[serde(default)]
    spellings: Vec<String>,
    #[serde(flatten)]
    other: Map<String, Value>,
}

impl Default for PlayerNames {
    fn default() -> PlayerNames {
        PlayerNames {
            version: VERSION,
            players: Vec::new(),
            apart: Vec::new(),
            other: Map::new(),
        }
    }
}

impl Owned for PlayerNames {
    const NAME: &'static str = "players.json";

    fn is_newer(&self) -> bool {
        self.version > VERSION
    }
}

fn is_same(one: &str, other: &str) -> bool {
    name_key(one) == name_key(other)
}

impl NamedPlayer {
    fn has(&self, name: &str) -> bool {
        self.has_spelling(name) || is_same(&self.name, name)
    }

    fn has_spelling(&self, name: &str) -> bool {
        self.spellings.iter().any(|it| is_same(it, name))
    }
}

impl PlayerNames {
    /// Those of a folder of games; none if they cannot be read.
    pub fn of_folder(files: &dyn Files, folder: &Path) -> PlayerNames {
        OwnFile::in_folder(folder).read(files, false).0
    }

    /// The name of the player who has this name in a file; the same, if nothing was said of it.
    pub fn name_of<'a>(&'a self, written: &'a str) -> &'a str {
        let mut players = self.players.iter();
        // A name that was joined to another one counts before the one that a player was given.
        let joined = players.find(|player| player.has_spelling(written));
        let mut players = self.players.iter();
        let found = joined.or_else(|| players.find(|player| player.has(written)));
        found.map_or(written, |player| &player.name)
    }

    /// All names in the files that belong to the player who has this one.
    pub fn all_of(&self, written: &str) -> Vec<String> {
        let name = self.name_of(written);
        let is_of_player = |it: &&String| self.are_one(it, name);
        let joined = self.joined_to(name).iter().filter(is_of_player);
        let all = joined.cloned().chain([name.to_owned()]);
        let mut seen = HashSet::new();
        all.filter(|it| seen.insert(name_key(it))).collect()
    }

    /// Whether two names in the files belong to one player.
    pub fn are_one(&self, one: &str, other: &str) -> bool {
        is_same(self.name_of(one), self.name_of(other))
    }

    /// The names that were joined to this player's, by hand.
    pub fn joined_to(&self, name: &str) -> &[String] {
        let mut players = self.players.iter();
        let found = players.find(|player| is_same(&player.name, name));
        found.map_or(&[], |player| &player.spellings)
    }

    /// The names in the files of the players whose shown name is meant.
    pub(in crate::storage) fn written_for(
        &self,
        is_meant: impl Fn(&str) -> bool,
    ) -> impl Iterator<Item = &String> {
        let players = self.players.iter();
        let meant = players.filter(move |player| is_meant(&player.name));
        meant.flat_map(|player| &player.spellings)
    }

    /// Joins the names of a player to another name, which may be that of another player or a new one.
    pub fn join(&mut self, names: &[String], to: &str) {
        let to = to.trim();
        let is_moved = |name: &str| names.iter().any(|it| is_same(it, name));
        let mut moved: Vec<String> = names.to_vec();
        let mut other = Map::new();
        self.players.retain_mut(|player| {
            let is_target = is_same(&player.name, to);
            if is_target || !is_moved(&player.name) {
                player.spellings.retain(|it| !is_moved(it));
                return is_target || !player.spellings.is_empty();
            }
            // Names that are in no file now go with the others.
            moved.append(&mut player.spellings);
            other.append(&mut player.other);
            false
        });
        let mut seen = HashSet::from([name_key(to)]);
        moved.retain(|it| seen.insert(name_key(it)));
        let found = self.players.iter_mut().find(|it| is_same(&it.name, to));
        match found {
            Some(player) => {
                to.clone_into(&mut player.name);
                moved.retain(|it| !player.has_spelling(it));
                player.spellings.append(&mut moved);
            }
            None => self.players.push(NamedPlayer {
                name: to.into(),
                spellings: moved,
                other,
            }),
        }
        self.apart
            .retain(|[one, other]| self.players.iter().all(|it| !it.has(one) || !it.has(other)));
    }

    /// Takes a name back that was joined to another one. They are not proposed again.
    pub fn part(&mut self, written: &str) {
        for player in &mut self.players {
            if player.has_spelling(written) {
                player.spellings.retain(|it| !is_same(it, written));
                self.apart.push([player.name.clone(), written.into()]);
            }
        }
        self.players.retain(|it| !it.spellings.is_empty());
    }

    /// Notes that two similar names belong to two players.
    pub fn keep_apart(&mut self, one: &str, other: &str) {
        if !self.are_apart(one, other) {
            self.apart.push([one.into(), other.into()]);
        }
    }

    /// Whether two names are known to belong to two players.
    pub fn are_apart(&self, one: &str, other: &str) -> bool {
        let is_pair = |[first, second]: &[String; 2]| {
            let both = |one, other| is_same(first, one) && is_same(second, other);
            both(one, other) || both(other, one)
        };
        self.apart.iter().any(is_pair)
    }
}
