//! What the start screen shows of a folder of games.

use std::collections::HashMap;

use chrono::{NaiveDateTime, TimeDelta};

use super::catalog::{Catalog, Row};
use super::date::Date;
use super::head_to_head::HeadToHead;
use super::page::Summary;
use super::place::GamePlace;
use crate::game::{are_named, name_key, read_name};
use crate::notation::pgn::GameResult;
use crate::rules::{ByColor, Color};
use crate::storage::players::PlayerNames;

/// The number of the latest games that are named.
const RECENT: usize = 16;

/// The number of players that are named.
const PLAYERS: usize = 50;

/// Fewer games between two players make no score.
const LEAST_GAMES: u32 = 3;

/// Games that began within this time belong to the same evening.
pub const EVENING: TimeDelta = TimeDelta::hours(6);

/// The latest games of a folder, and who plays most.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overview {
    /// The games with a result that were played last, the latest first.
    pub recent: Vec<RecentGame>,
    /// The players, the one with the most games first.
    pub players: Vec<String>,
    /// The two who have played the most games against each other, in the order of the alphabet, and the score of the
    /// first one; `None` if they have played fewer than three.
    pub pair: Option<([String; 2], HeadToHead)>,
    /// The games that count of the six hours before the latest one, the earliest first.
    pub evening: Vec<EveningGame>,
}

/// A game that counts in the score of an evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EveningGame {
    /// The names of the players; empty if they are not known.
    pub players: ByColor<String>,
    /// When it began.
    pub began: NaiveDateTime,
    /// Its result.
    pub result: GameResult,
}

/// A game that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecentGame {
    /// Where it is.
    pub place: GamePlace,
    /// The name of the player with the white pieces; empty if it is not known.
    pub white: String,
    /// The name of the player with the black pieces; empty if it is not known.
    pub black: String,
    /// When it was played.
    pub date: Date,
    /// Its result; `None` if it is unfinished.
    pub result: Option<GameResult>,
    /// Whether its result counts in a score.
    pub counts: bool,
    /// The number of half-moves.
    pub plies: u32,
    /// The ECO code and the name of the opening, as far as known.
    pub opening: String,
}

/// The results of two players, the first of whom had White or Black.
type Tally<'a> = HashMap<(&'a str, &'a str), HeadToHead>;

impl Overview {
    /// The overview of a list. `names` says which names belong to one player.
    pub fn of(games: &Catalog, names: &PlayerNames) -> Overview {
        let rows = || (0..games.len()).map_while(|n| games.row(n));
        // An unfinished game can be resumed if it has a file of its own. The last one is offered to be continued instead.
        let resumes = |place: &GamePlace| place.is_whole_text() && !place.is_last();
        let is_shown = |row: &Row| row.summary.result.is_some() || resumes(&row.place);
        let recent = rows().filter(is_shown).map(|row| {
            let Summary {
                white,
                black,
                date,
                plies,
                opening,
                ..
            } = row.summary;
            RecentGame {
                counts: row.summary.counts(),
                result: row.summary.result,
                place: row.place,
                white: white.into(),
                black: black.into(),
                date,
                plies,
                opening: opening.into(),
            }
        });
        let recent = recent.take(RECENT).collect();
        let tally = joined(games.tally(), names);
        Overview {
            recent,
            players: players(&tally),
            pair: pair(&tally),
            evening: evening(rows().map(|row| row.summary), names),
        }
    }
}

/// The games of the last evening, out of all from the latest on.
fn evening<'a>(games: impl Iterator<Item = Summary<'a>>, names: &PlayerNames) -> Vec<EveningGame> {
    let dated = games.filter_map(|game| Some((game.date.moment()?, game)));
    let mut evening = Vec::new();
    let mut earliest = None;
    for (began, game) in dated {
        if began < *earliest.get_or_insert(began - EVENING) {
            break;
        }
        if let Some(result) = game.counted() {
            let [white, black] =
                [game.white, game.black].map(|name| names.name_of(name).to_owned());
            let players = ByColor { white, black };
            evening.push(EveningGame {
                players,
                began,
                result,
            });
        }
    }
    evening.reverse();
    evening
}

/// The results by the names that the players have here.
fn joined<'a>(tally: Tally<'a>, names: &'a PlayerNames) -> Tally<'a> {
    let mut joined = Tally::new();
    for ((white, black), score) in tally {
        let players = (names.name_of(white), names.name_of(black));
        joined.entry(players).or_default().add(score);
    }
    joined
}

/// The players by the number of their games.
fn players(tally: &Tally) -> Vec<String> {
    let mut counts: HashMap<String, (u32, &str)> = HashMap::new();
    for (&(white, black), score) in tally {
        let named = [(Color::White, white), (Color::Black, black)];
        let named = named
            .into_iter()
            .filter(|(color, name)| read_name(*color, name).is_some());
        for (_, name) in named {
            let (count, written) = counts.entry(name_key(name)).or_insert((0, name));
            *count += score.games();
            *written = name.min(written);
        }
    }
    let mut players: Vec<(u32, &str)> = counts.into_values().collect();
    players.sort_by(|(count, name), (other, another)| other.cmp(count).then(name.cmp(another)));
    let names = players.into_iter().map(|(_, name)| name.to_string());
    names.take(PLAYERS).collect()
}

/// The two with the most games against each other.
fn pair(tally: &Tally) -> Option<([String; 2], HeadToHead)> {
    let mut pairs: HashMap<[String; 2], ([&str; 2], HeadToHead)> = HashMap::new();
    for (&(white, black), score) in tally {
        let keys = [name_key(white), name_key(black)];
        if !are_named(white, black) || keys[0] == keys[1] {
            continue;
        }
        let is_ordered = keys[0] < keys[1];
        let (keys, names, score) = if is_ordered {
            (keys, [white, black], *score)
        } else {
            let [first, second] = keys;
            ([second, first], [black, white], score.reversed())
        };
        let (written, sum) = pairs.entry(keys).or_insert((names, HeadToHead::default()));
        *written = names.min(*written);
        sum.add(score);
    }
    let most = pairs
        .into_values()
        .max_by(|(names, score), (others, other)| {
            score.games().cmp(&other.games()).then(others.cmp(names))
        });
    let (names, score) = most.filter(|(_, score)| score.games() >= LEAST_GAMES)?;
    Some((names.map(String::from), score))
}
