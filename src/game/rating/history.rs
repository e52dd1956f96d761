//! The ratings of players from day to day.

use std::collections::{BTreeMap, HashMap};

use super::glicko::{Rating, Score};
use crate::rules::{ByColor, Color};

/// A game that counts for the ratings of two players, who are called by numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedGame {
    /// The day on which it began, counted from any other.
    pub day: i32,
    /// Its players.
    pub players: ByColor<u32>,
    /// Who won it; `None` is a draw.
    pub winner: Option<Color>,
}

/// The rating of a player after a day with games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedDay {
    /// The day.
    pub day: i32,
    /// The rating after it.
    pub rating: Rating,
    /// The number of rated games up to it.
    pub games: u32,
}

/// The days on which each player had games, the earliest first. A game of a player against themselves counts nothing.
///
/// ```
/// use deskmate::game::{RatedGame, rated_days};
/// use deskmate::rules::{ByColor, Color};
///
/// let [anna, ben] = [0, 1];
/// let won = RatedGame { day: 7, players: ByColor { white: anna, black: ben }, winner: Some(Color::White) };
/// let days = rated_days(&[won]);
/// assert_eq!((days[&anna].len(), days[&anna][0].day, days[&anna][0].games), (1, 7, 1));
/// assert!(days[&anna][0].rating.value > 1500.0 && days[&ben][0].rating.value < 1500.0);
/// ```
pub fn rated_days(games: &[RatedGame]) -> HashMap<u32, Vec<RatedDay>> {
    let mut by_day: BTreeMap<i32, Vec<&RatedGame>> = BTreeMap::new();
    for game in games {
        if game.players.white != game.players.black {
            by_day.entry(game.day).or_default().push(game);
        }
    }
    let mut histories: HashMap<u32, Vec<RatedDay>> = HashMap::new();
    for (day, games) in by_day {
        for (player, after) in after_day(&histories, day, &games) {
            histories.entry(player).or_default().push(after);
        }
    }
    histories
}

/// The players of a day with their ratings after it.
fn after_day(
    histories: &HashMap<u32, Vec<RatedDay>>,
    day: i32,
    games: &[&RatedGame],
) -> Vec<(u32, RatedDay)> {
    let before = |player| {
        let last = histories.get(&player).and_then(|days| days.last());
        last.map_or((Rating::NEW, 0), |last| {
            let idle = day.abs_diff(last.day).saturating_sub(1);
            (last.rating.after_idle(idle), last.games)
        })
    };
    let mut played: BTreeMap<u32, Vec<(Rating, Score)>> = BTreeMap::new();
    for game in games {
        for color in Color::BOTH {
            let score = match game.winner {
                None => Score::Drawn,
                Some(winner) if winner == color => Score::Won,
                Some(_) => Score::Lost,
            };
            let (opponent, _) = before(game.players[color.other()]);
            let of_player = played.entry(game.players[color]).or_default();
            of_player.push((opponent, score));
        }
    }
    let after = played.into_iter().map(|(player, games)| {
        let (rating, earlier) = before(player);
        let after = RatedDay {
            day,
            rating: rating.after_games(&games),
            games: earlier + games.len() as u32,
        };
        (player, after)
    });
    after.collect()
}
