//! Games that stand more than once.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use super::circumstances::{Circumstances, DAY, Parts, RESULT};
use super::export::Texts;
use super::index::packed;
use super::page::Page;
use super::place::GamePlace;
use crate::notation::fen;
use crate::notation::pgn::{Pgn, Reader, known_value};
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
        let moves: Box<[u16]> = game.moves().map(packed).collect();
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
                let result_first = other.has_result().cmp(&one.has_result());
                let numbers = one.number.cmp(&other.number);
                longest_first.then(result_first).then(numbers)
            });
            let mut staying = Staying::among(&games);
            for game in games {
                match staying.same_as(&game) {
                    Some(at) => {
                        numbers.insert(game.number);
                        staying.learn(at, game.circumstances);
                    }
                    None => staying.add(game),
                }
            }
        }
        numbers
    }
}

impl Game {
    fn has_result(&self) -> bool {
        self.circumstances.known() & RESULT > 0
    }

    /// Whether it can be a beginning of a longer game of which these parts are known, if they agree: it has no result, so
    /// that it was cut short; or both are of the same day and have the same result.
    fn can_be_cut_short(&self, known: Parts) -> bool {
        const ENOUGH: Parts = RESULT | DAY;
        let both = self.circumstances.known() & known;
        self.has_name && (!self.has_result() || both & ENOUGH == ENOUGH)
    }
}

/// What two games have to agree in: the parts that are known of the one that stays, those that are known of the other, and
/// what the parts say that are in both.
type Agreement = (Parts, Parts, Circumstances);

/// The games that stay, of the same players from the same start. A game is compared with all of them at once, since there
/// may be many of the same moves.
struct Staying {
    /// Those that begin with the moves of the next game are the last ones.
    games: Vec<Game>,
    /// The parts that are known of any of the games that are to be compared.
    asked: BTreeSet<Parts>,
    /// The parts that are known of any of those that stay.
    known: BTreeSet<Parts>,
    /// Where they are in the list.
    places: HashMap<Agreement, BTreeSet<usize>>,
}

impl Staying {
    /// None yet, of these.
    fn among(games: &[Game]) -> Staying {
        Staying {
            games: Vec::new(),
            asked: games.iter().map(|it| it.circumstances.known()).collect(),
            known: BTreeSet::new(),
            places: HashMap::new(),
        }
    }

    /// Where the game is that another one is the same as, or a beginning of.
    fn same_as(&self, game: &Game) -> Option<usize> {
        let first_with = |differs: &dyn Fn(&Game) -> bool| self.games.partition_point(differs);
        let longer = first_with(&|it| !it.moves.starts_with(&game.moves));
        let equal = first_with(&|it| it.moves != game.moves);
        let asked = game.circumstances.known();
        let found = self.known.iter().filter_map(|&known| {
            let agreement = agreement(&game.circumstances, known, asked);
            let last = *self.places.get(&agreement)?.last()?;
            let first = if game.can_be_cut_short(known) {
                longer
            } else {
                equal
            };
            (last >= first).then_some(last)
        });
        found.max()
    }

    fn add(&mut self, game: Game) {
        let at = self.games.len();
        self.place(at, &game.circumstances);
        self.games.push(game);
    }

    /// Adds what is known of another text of a game.
    fn learn(&mut self, at: usize, other: Circumstances) {
        let Some(game) = self.games.get_mut(at) else {
            return;
        };
        let before = game.circumstances.clone();
        game.circumstances.learn(other);
        let now = game.circumstances.clone();
        if now != before {
            for agreement in self.agreements(&before) {
                if let Some(places) = self.places.get_mut(&agreement) {
                    places.remove(&at);
                }
            }
            self.place(at, &now);
        }
    }

    fn place(&mut self, at: usize, circumstances: &Circumstances) {
        self.known.insert(circumstances.known());
        for agreement in self.agreements(circumstances) {
            self.places.entry(agreement).or_default().insert(at);
        }
    }

    /// What other games have to agree with.
    fn agreements(&self, circumstances: &Circumstances) -> Vec<Agreement> {
        let known = circumstances.known();
        let asked = self.asked.iter();
        asked
            .map(|&asked| agreement(circumstances, known, asked))
            .collect()
    }
}

fn agreement(circumstances: &Circumstances, known: Parts, asked: Parts) -> Agreement {
    (known, asked, circumstances.only(known & asked))
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
