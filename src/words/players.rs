//! The pages of players.

use std::fmt::Display;
use std::time::Duration;

use chrono::NaiveDate;

use super::outcome::{capitalised, points};
use crate::engine::Strength;
use crate::game::{Rating, TimeClass};
use crate::storage::library::HeadToHead;
use crate::storage::players::{LEAST_RATED, Person};
use crate::words::{Counted, Phrase, PlayersText, Text, Words, isolated};

impl Words {
    /// A text of the pages of players without places.
    pub fn of_players(self, text: PlayersText) -> Text {
        self.texts.players_text(text)
    }

    /// The same with its places filled.
    fn said_of_players(self, text: PlayersText, places: &[(&str, &dyn Display)]) -> String {
        self.fill(self.texts.players_text(text), places)
    }

    /// A text with the name of a player.
    pub fn of_player(self, text: PlayersText, name: &str) -> String {
        self.said_of_players(text, &[("player", &isolated(name))])
    }

    /// How far the games are read.
    pub fn reading_players(self, (count, total): (usize, usize)) -> String {
        let places: [(&str, &dyn Display); 2] = [("count", &count), ("total", &total)];
        self.said_of_players(PlayersText::Reading, &places)
    }

    /// Why a player has no rating yet.
    pub fn why_no_rating(self, person: &Person) -> String {
        let places: [(&str, &dyn Display); 2] =
            [("count", &person.rated_games()), ("least", &LEAST_RATED)];
        self.said_of_players(PlayersText::WhyNoRating, &places)
    }

    /// How many games make a rating.
    pub fn rated_games(self, person: &Person) -> String {
        self.said_of_players(PlayersText::RatedGames, &[("count", &person.rated_games())])
    }

    /// A number of games in one of the texts with such a place.
    pub fn games_of_players(self, text: PlayersText, games: usize) -> String {
        let games = self.counted(Counted::Games, games);
        self.said_of_players(text, &[("games", &games)])
    }

    /// How many games have a name: `“Ana”: 2 games.`
    pub fn games_under(self, name: &str, games: usize) -> String {
        let games = self.counted(Counted::Games, games);
        let places: [(&str, &dyn Display); 2] = [("name", &isolated(name)), ("games", &games)];
        self.said_of_players(PlayersText::GamesUnder, &places)
    }

    /// Whether two names are those of one person.
    pub fn one_person(self, names: [&str; 2]) -> String {
        let [one, other] = names.map(isolated);
        self.said_of_players(PlayersText::OnePerson, &[("one", &one), ("other", &other)])
    }

    /// The rating of one of two players: `rating 1507 ± 38`.
    pub fn rating_of(self, rating: &str) -> String {
        self.said_of_players(PlayersText::RatingOf, &[("rating", &rating)])
    }

    /// The score that two ratings promise, in half-points.
    pub fn expected_score(self, halves: [u32; 2]) -> String {
        let score = halves.map(points).join(" – ");
        self.said_of_players(PlayersText::Expected, &[("score", &score)])
    }

    /// From how low chances a player saved a game.
    pub fn saved_from(self, player: &str, percent: f64) -> String {
        let percent = self.percent(percent);
        let places: [(&str, &dyn Display); 2] = [("player", &player), ("percent", &percent)];
        self.said_of_players(PlayersText::From, &places)
    }

    /// A rating with its deviation: `1507 ± 38`.
    pub fn rating_with_deviation(self, rating: Rating) -> String {
        format!("{} {}", whole(rating.value), self.deviation(rating))
    }

    /// The deviation of a rating: `± 38`.
    pub fn deviation(self, rating: Rating) -> String {
        format!("± {}", whole(rating.deviation))
    }

    /// How a player is called: the program by its level.
    pub fn name_of(self, person: &Person) -> String {
        match person.level() {
            Some(level) => self.computer(level),
            None => isolated(&person.name).to_string(),
        }
    }

    /// The rating of a player in a list; a dash if there is none.
    pub fn listed_rating(self, person: &Person, today: NaiveDate) -> String {
        let of_program = person.level().map(|level| Strength::of_level(level).elo());
        let own = person.rating(today).map(|rating| whole(rating.value));
        let rating = of_program.map(i64::from).or(own);
        rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string())
    }

    /// The points of a score in percent; a dash without games.
    pub fn percent_of(self, score: HeadToHead) -> String {
        match score.games() {
            0 => "–".to_owned(),
            games => {
                let [own, _] = score.half_points();
                self.percent(f64::from(own) * 50.0 / f64::from(games))
            }
        }
    }

    /// The points of a score: `65 of 112 points`.
    pub fn points_of(self, score: HeadToHead) -> String {
        let [own, _] = score.half_points().map(points);
        self.said_of_players(
            PlayersText::PointsOf,
            &[("points", &own), ("count", &score.games())],
        )
    }

    /// The points of a score, of how many: `9½ / 13`.
    pub fn points_in_short(self, score: HeadToHead) -> String {
        let [own, _] = score.half_points().map(points);
        format!("{own} / {}", score.games())
    }

    /// How many games a player won: `41 won by Anna`.
    pub fn won_by(self, won: u32, name: &str) -> String {
        let won = self.counted(Counted::WonGames, won as usize);
        self.said_of_players(
            PlayersText::WonBy,
            &[("won", &won), ("player", &isolated(name))],
        )
    }

    /// A match of so many games at most.
    pub fn best_of(self, length: u32) -> String {
        self.phrase(Phrase::MatchBestOf, &[("length", &length)])
    }

    /// A class of games by their time; without one they had no clock.
    pub fn time_class(self, class: Option<TimeClass>) -> String {
        capitalised(self.text(match class {
            None => Phrase::Untimed,
            Some(TimeClass::Bullet) => Phrase::Bullet,
            Some(TimeClass::Blitz) => Phrase::Blitz,
            Some(TimeClass::Rapid) => Phrase::Rapid,
            Some(TimeClass::Classical) => Phrase::Classical,
        }))
    }

    /// A time for a move: `0:21`.
    pub fn time_of_move(self, time: Duration) -> String {
        let seconds = (time.as_millis() + 500) / 1000;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// A number without a fraction.
fn whole(number: f64) -> i64 {
    number.round() as i64
}
