//! The players of a folder.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{Datelike, NaiveDate};

use super::alike::PlainName;
use super::facts::GameFacts;
use super::names::PlayerNames;
use crate::game::{RatedDay, RatedGame, Rating, name_key, program_level, rated_days, read_name};
use crate::rules::{ByColor, Color};
use crate::storage::library::Date;

/// Fewer rated games make no rating.
pub const LEAST_RATED: u32 = 5;

/// The players of a folder, with their games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Players {
    /// The latest first.
    games: Vec<Arc<GameFacts>>,
    /// The players of each game, by their numbers.
    sides: Vec<ByColor<Option<u32>>>,
    people: Vec<Person>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Person {
    /// The name that is shown.
    pub name: String,
    /// All names that the player has in the files, the most frequent first.
    pub spellings: Vec<String>,
    /// Whether it is a program.
    pub is_program: bool,
    /// The games of people against each other, by their numbers; of a program all of its games. The latest first.
    pub games: Vec<u32>,
    /// The games of a person against programs.
    pub against_programs: Vec<u32>,
    /// The rating after each day with rated games.
    pub days: Vec<RatedDay>,
}

impl Person {
    /// The rating on a day; `None` after fewer than five rated games.
    pub fn rating(&self, today: NaiveDate) -> Option<Rating> {
        let last = self.days.last().filter(|day| day.games >= LEAST_RATED)?;
        let idle = today.num_days_from_ce().saturating_sub(last.day);
        Some(last.rating.after_idle(u32::try_from(idle).unwrap_or(0)))
    }

    /// The number of rated games.
    pub fn rated_games(&self) -> u32 {
        self.days.last().map_or(0, |day| day.games)
    }

    /// The days after which there was a rating: those from the fifth rated game on. A program has none.
    pub fn rated_days(&self) -> &[RatedDay] {
        if self.is_program {
            return &[];
        }
        let first = self.days.partition_point(|day| day.games < LEAST_RATED);
        self.days.get(first..).unwrap_or_default()
    }

    /// The level of the program that it is.
    pub fn level(&self) -> Option<u8> {
        program_level(&self.name).filter(|_| self.is_program)
    }
}

impl Players {
    /// The players of some games. `names` says which names belong to one of them.
    pub fn of(games: Vec<Arc<GameFacts>>, names: &PlayerNames) -> Players {
        let mut games = games;
        games.sort_by_key(|game| std::cmp::Reverse(game.date));
        let mut players = Players::default();
        let mut numbers: HashMap<String, u32> = HashMap::new();
        let mut spellings: Vec<HashMap<&str, u32>> = Vec::new();
        for game in &games {
            let mut side = |color: Color| {
                let written = read_name(color, &game.names[color])?;
                let name = names.name_of(&written);
                let next = numbers.len() as u32;
                let number = *numbers.entry(name_key(name)).or_insert(next);
                if number == next {
                    spellings.push(HashMap::new());
                    players.people.push(Person {
                        name: name.into(),
                        ..Person::default()
                    });
                }
                let counts = spellings.get_mut(number as usize)?;
                *counts.entry(game.names[color].as_str()).or_default() += 1;
                let person = players.people.get_mut(number as usize)?;
                person.is_program |= game.programs[color];
                Some(number)
            };
            let white = side(Color::White);
            let black = side(Color::Black);
            players.sides.push(ByColor { white, black });
        }
        for (person, counts) in players.people.iter_mut().zip(spellings) {
            person.spell(counts, names);
        }
        players.games = games;
        players.give_games();
        players.rate();
        players.sort();
        players
    }

    /// Gives each player the numbers of the games.
    fn give_games(&mut self) {
        for (number, (game, sides)) in (0..).zip(self.games.iter().zip(&self.sides)) {
            let [white, black] = [sides.white, sides.black];
            let both = white.into_iter().chain(black.filter(|_| white != black));
            for person in both {
                let Some(person) = self.people.get_mut(person as usize) else {
                    continue;
                };
                if game.has_program() && !person.is_program {
                    person.against_programs.push(number);
                } else {
                    person.games.push(number);
                }
            }
        }
    }

    fn rate(&mut self) {
        let games = self.games.iter().zip(&self.sides);
        let rated = games.filter_map(|(game, sides)| {
            let players = ByColor {
                white: sides.white?,
                black: sides.black?,
            };
            Some(RatedGame {
                day: day(game.date).filter(|_| game.is_rated)?,
                players,
                winner: game.result.winner(),
            })
        });
        let rated: Vec<RatedGame> = rated.collect();
        for (player, days) in rated_days(&rated) {
            if let Some(person) = self.people.get_mut(player as usize) {
                person.days = days;
            }
        }
    }

    /// Those with the most games come first.
    fn sort(&mut self) {
        let mut people: Vec<(u32, Person)> = (0..).zip(self.people.drain(..)).collect();
        people.sort_by(|(_, one), (_, other)| {
            let counts = |it: &Person| (it.games.len(), it.against_programs.len());
            let most_first = counts(other).cmp(&counts(one));
            most_first.then_with(|| one.name.cmp(&other.name))
        });
        let mut places = vec![0; people.len()];
        for (place, (number, _)) in (0..).zip(&people) {
            if let Some(it) = places.get_mut(*number as usize) {
                *it = place;
            }
        }
        let place = |number: u32| places.get(number as usize).copied();
        for sides in &mut self.sides {
            *sides = ByColor::from_fn(|color| sides[color].and_then(place));
        }
        self.people = people.into_iter().map(|(_, it)| it).collect();
    }

    /// The players, the one with the most games first.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// The games, the latest first.
    pub fn game(&self, number: u32) -> Option<&GameFacts> {
        self.games.get(number as usize).map(|game| &**game)
    }

    /// The player who has this name, in a file or on the screen.
    pub fn find(&self, name: &str) -> Option<usize> {
        let name = name_key(name);
        let is_it = |person: &Person| {
            let mut spellings = person.spellings.iter();
            name_key(&person.name) == name || spellings.any(|it| name_key(it) == name)
        };
        self.people.iter().position(is_it)
    }

    /// The players of a game, by their numbers.
    pub fn sides(&self, game: u32) -> ByColor<Option<u32>> {
        self.sides.get(game as usize).copied().unwrap_or_default()
    }

    /// The colour that a player had in a game. Someone who played alone had White.
    pub(super) fn color_of(&self, person: usize, game: u32) -> Option<Color> {
        let sides = self.sides(game);
        let is_it = |&color: &Color| sides[color] == u32::try_from(person).ok();
        Color::BOTH.into_iter().find(is_it)
    }

    /// Two similar names that may be those of one player: the one with fewer games first. Players who met are two.
    pub fn alike(&self, names: &PlayerNames) -> Option<(usize, usize)> {
        const MOST: usize = 400;
        let people = self.people.iter().enumerate().take(MOST);
        let people = people.filter(|(_, person)| !person.is_program);
        let people: Vec<(usize, &Person, PlainName)> = people
            .map(|(number, person)| (number, person, PlainName::of(&person.name)))
            .collect();
        let with_later = people.iter().enumerate();
        let mut with_later = with_later.map(|(at, it)| (it, people.iter().skip(at + 1)));
        with_later.find_map(|((more, one, plain), mut later)| {
            let found = later.find(|(fewer, other, other_plain)| {
                plain.is_like(other_plain)
                    && !names.are_apart(&one.name, &other.name)
                    && !self.have_met(*more, *fewer)
            });
            found.map(|(fewer, ..)| (*fewer, *more))
        })
    }

    /// Whether two players, by their numbers, have played a game against each other.
    pub fn have_met(&self, one: usize, other: usize) -> bool {
        let games = self.people.get(other).map_or(&[][..], |it| &it.games);
        let mut games = games.iter();
        games.any(|&game| self.color_of(one, game).is_some())
    }
}

impl Person {
    /// Takes the names in the files. Whose names were not joined is called by the most frequent one.
    fn spell(&mut self, counts: HashMap<&str, u32>, names: &PlayerNames) {
        let mut counts: Vec<(&str, u32)> = counts.into_iter().collect();
        counts.sort_unstable_by(|one, other| other.1.cmp(&one.1).then(one.0.cmp(other.0)));
        let written = counts.iter().map(|(written, _)| *written);
        self.spellings = written.clone().map(String::from).collect();
        let own = written.into_iter().next().unwrap_or_default();
        let is_given = !names.joined_to(&self.name).is_empty();
        let name = if is_given {
            names.name_of(&self.name)
        } else {
            own
        };
        self.name = name.trim().to_owned();
    }
}

/// The number of a day, counted from any other; `None` if it is not known.
pub(super) fn day(date: Date) -> Option<i32> {
    let (month, day) = (date.month()?, date.day()?);
    let date = NaiveDate::from_ymd_opt(date.year()?.into(), month.into(), day.into())?;
    Some(date.num_days_from_ce())
}
