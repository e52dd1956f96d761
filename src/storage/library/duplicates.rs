//! Games that stand more than once.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::circumstances::Circumstances;
use super::export::Texts;
use super::page::Page;
use super::place::GamePlace;
use crate::notation::fen;
use crate::notation::pgn::{Pgn, Reader, known_value};
use crate::rules::Move;
use crate::storage::Files;

/// Games that may stand more than once: those of the same players from the same start.
#[derive(Default, Debug)]
pub struct Duplicates {
    games: HashMap<String, Vec<Game>>,
}

#[derive(Debug)]
struct Game {
    moves: Box<[u16]>,
    circumstances: Circumstances,
    number: usize,
    /// Whether a player is known; else two games may begin alike by chance.
    has_name: bool,
}

impl Duplicates {
    /// Adds a game with its number. Of the same games the one with the least number is the first.
    pub fn add(&mut self, number: usize, game: &Pgn) {
        let tag = |name| known_value(game.tag(name).unwrap_or_default()).to_lowercase();
        let [white, black] = ["White", "Black"].map(tag);
        let moves: Box<[u16]> = game.moves().map(Move::to_bits).collect();
        let mut key = format!("{white}\n{black}\n{}", fen::write(game.start()));
        if moves.is_empty() {
            // Two players may have had several games that were not played.
            for name in ["Event", "Date", "Round"] {
                key += &format!("\n{}", tag(name));
            }
        }
        self.games.entry(key).or_default().push(Game {
            moves,
            circumstances: Circumstances::of(game),
            number,
            has_name: !white.is_empty() || !black.is_empty(),
        });
    }

    /// The numbers of the duplicates: of the same games all but the first, but one with a result rather than
    /// one without; and those that are a beginning of another one. Games with different results, dates, times or rounds are
    /// different, as far as these are known of both; and so are a game with a result and a longer one, unless both are known
    /// to be of the same day and have the same result.
    ///
    /// What is known of a duplicate counts for the game that stays: of the same moves from 2019, an unknown year and 2021
    /// two games stay, whatever their order.
    pub fn numbers(self) -> HashSet<usize> {
        let mut numbers = HashSet::new();
        for mut games in self.games.into_values().filter(|games| games.len() > 1) {
            // All that begin with a game's moves come right before it; of the same games the one that stays comes first.
            games.sort_by(|one, other| {
                let longest_first = other.moves.cmp(&one.moves);
                let results = [other, one].map(|it| it.circumstances.has_result());
                let result_first = results[0].cmp(&results[1]);
                let numbers = one.number.cmp(&other.number);
                longest_first.then(result_first).then(numbers)
            });
            let mut staying: Vec<Game> = Vec::new();
            for game in games {
                let longer = staying.iter_mut().rev();
                let mut longer = longer.take_while(|it| it.moves.starts_with(&game.moves));
                match longer.find(|whole| game.is_part_of(whole)) {
                    Some(whole) => {
                        numbers.insert(game.number);
                        whole.circumstances.learn(game.circumstances);
                    }
                    None => staying.push(game),
                }
            }
        }
        numbers
    }
}

impl Game {
    /// Whether it is the same as another one that begins with its moves, or a beginning of that: it has no result, so that
    /// it was cut short; or both are of the same day and have the same result.
    fn is_part_of(&self, whole: &Game) -> bool {
        let (own, other) = (&self.circumstances, &whole.circumstances);
        let is_cut_short =
            || self.has_name && (!own.has_result() || own.is_of_day_and_result_of(other));
        own.agree(other) && (self.moves == whole.moves || is_cut_short())
    }
}

/// These games without duplicates. What cannot be read, or is no game, is no duplicate.
pub fn without_duplicates(files: &dyn Files, places: &[GamePlace]) -> Vec<GamePlace> {
    let games = || places.iter().cloned().enumerate();
    let duplicates = among(files, games(), &|| false).unwrap_or_default();
    let games = games().filter(|(number, _)| !duplicates.contains(number));
    games.map(|(_, place)| place).collect()
}

/// The numbers of the duplicates among these games. `None` if it was stopped.
fn among(
    files: &dyn Files,
    games: impl IntoIterator<Item = (usize, GamePlace)>,
    stopped: &dyn Fn() -> bool,
) -> Option<HashSet<usize>> {
    let mut texts = Texts::default();
    let mut duplicates = Duplicates::default();
    for (number, place) in games {
        if stopped() {
            return None;
        }
        let text = texts.read(files, &place).unwrap_or_default();
        if let Some(Ok(reading)) = Reader::new(&*text).next() {
            duplicates.add(number, &reading.game);
        }
    }
    Some(duplicates.numbers())
}

/// All games of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedGames {
    pub(super) pages: Vec<Arc<Page>>,
}

/// Those games of a list that are duplicates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedDuplicates {
    pub(super) of: ListedGames,
    pub(super) numbers: HashSet<u32>,
}

impl ListedGames {
    /// Whether a list has just these games.
    pub(super) fn are_in(&self, pages: &[Arc<Page>]) -> bool {
        let mut pairs = self.pages.iter().zip(pages);
        self.pages.len() == pages.len() && pairs.all(|(one, other)| Arc::ptr_eq(one, other))
    }

    /// Finds the duplicates. Only games are read whose players have more than one. `None` if it was stopped.
    pub fn duplicates(
        self,
        files: &dyn Files,
        stopped: &dyn Fn() -> bool,
    ) -> Option<ListedDuplicates> {
        let found = among(files, self.of_same_players(), stopped)?;
        Some(ListedDuplicates {
            numbers: found.into_iter().map(|number| number as u32).collect(),
            of: self,
        })
    }

    /// The games whose players have more than one in the list, in its order.
    fn of_same_players(&self) -> Vec<(usize, GamePlace)> {
        let pages = self.pages.iter();
        let entries = pages.flat_map(|page| (0..page.len()).map(move |n| (page, n)));
        let players = |page: &Page, n| {
            let game = page.summary(n)?;
            Some([game.white, game.black].map(str::to_lowercase))
        };
        let mut counts: HashMap<Option<[String; 2]>, u32> = HashMap::new();
        for (page, n) in entries.clone() {
            *counts.entry(players(page, n)).or_default() += 1;
        }
        let is_meant = |page: &Page, n| counts.get(&players(page, n)).is_some_and(|&it| it > 1);
        let games = entries.enumerate();
        let games = games.filter(|&(_, (page, n))| is_meant(page, n));
        games
            .filter_map(|(number, (page, n))| Some((number, page.place(n)?)))
            .collect()
    }
}
