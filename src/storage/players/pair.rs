//! What the games of two players against each other say.

use super::facts::Thinking;
use super::page::{OpeningScore, Played, longest, longest_run, openings, shortest_win};
use super::people::Players;
use crate::game::Standing;
use crate::rules::{ByColor, Color, Outcome, Termination};
use crate::storage::library::HeadToHead;

/// Who has lower win chances in percent is clearly behind.
const BEHIND: f64 = 35.0;

/// The page of two players. All scores are those of the first one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PairPage {
    /// Both, by their numbers.
    pub players: [usize; 2],
    /// The score with each colour of the first one.
    pub by_color: ByColor<HeadToHead>,
    /// Their games by number, the latest first, with the colour of the first one.
    pub games: Vec<(u32, Color)>,
    /// The openings, the most frequent first.
    pub openings: Vec<OpeningScore>,
    /// What is remarkable.
    pub records: Records,
    /// The matches that are over, the latest first.
    pub matches: Vec<FinishedMatch>,
    /// Who has White in the next game: the one who had Black in the last.
    pub next_white: usize,
}

/// What is remarkable in the games of two players: games by their numbers, players as 0 and 1.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Records {
    /// Who won with the fewest moves.
    pub shortest_win: Option<(usize, u32)>,
    /// The game with the most moves.
    pub longest: Option<u32>,
    /// Who won the most games one after the other.
    pub longest_run: Option<Run>,
    /// Who did not lose after the lowest win chances, which are in percent.
    pub comeback: Option<(usize, f64, u32)>,
    /// Who played the most accurate game, in percent.
    pub most_accurate: Option<(usize, f64, u32)>,
    /// How long both thought.
    pub thinking: [Thinking; 2],
}

/// Games won one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// By whom.
    pub player: usize,
    /// How many.
    pub wins: u32,
    /// The last one, by its number.
    pub last: u32,
}

/// A match that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinishedMatch {
    /// The half-points of both.
    pub halves: [u32; 2],
    /// The number of games that it was to have.
    pub length: u32,
    /// Its last game, by its number.
    pub last: u32,
}

impl Players {
    /// The page of two players, by their numbers; `None` if they have not met.
    pub fn pair(&self, one: usize, other: usize) -> Option<PairPage> {
        let person = self.people().get(one)?;
        let all = person.games.iter().chain(&person.against_programs);
        let mut all: Vec<u32> = all.copied().collect();
        all.sort_unstable();
        all.retain(|&game| self.color_of(other, game).is_some() && one != other);
        let games: Vec<Played> = self.played(one, &all).collect();
        let last = games.first()?;
        let mut page = PairPage {
            players: [one, other],
            games: games.iter().map(|game| (game.number, game.color)).collect(),
            openings: openings(games.iter()),
            records: records(&games),
            matches: matches(&games),
            next_white: usize::from(last.color == Color::White),
            ..PairPage::default()
        };
        for game in &games {
            game.count(&mut page.by_color[game.color]);
        }
        Some(page)
    }
}

/// The games as the second player had them.
fn reversed<'a>(games: &[Played<'a>]) -> Vec<Played<'a>> {
    let other = |game: &Played<'a>| Played {
        color: game.color.other(),
        ..*game
    };
    games.iter().map(other).collect()
}

fn records(games: &[Played]) -> Records {
    let both = [games.to_vec(), reversed(games)];
    let shortest = both.iter().enumerate();
    let shortest = shortest.filter_map(|(player, games)| Some((player, shortest_win(games)?)));
    let shortest = shortest.min_by_key(|(_, game)| game.facts.plies);
    let mut records = Records {
        shortest_win: shortest.map(|(player, game)| (player, game.number)),
        longest: longest(games),
        ..Records::default()
    };
    for (player, games) in both.iter().enumerate() {
        let (place, wins) = longest_run(games.iter().rev().map(Played::is_won));
        let last = games.iter().rev().nth(place).map(|game| game.number);
        if let Some(last) = last
            && wins > records.longest_run.map_or(0, |run| run.wins)
        {
            records.longest_run = Some(Run { player, wins, last });
        }
        for game in games {
            if let Some(thinking) = records.thinking.get_mut(player) {
                thinking.add(game.facts.thinking[game.color]);
            }
            let lowest = game.facts.lowest.filter(|_| !game.is_lost());
            if let Some(lowest) = lowest.map(|it| it[game.color])
                && lowest < records.comeback.map_or(BEHIND, |(_, least, _)| least)
            {
                records.comeback = Some((player, lowest, game.number));
            }
            if let Some(accuracy) = game.facts.accuracy.map(|it| it[game.color])
                && accuracy > records.most_accurate.map_or(0.0, |(_, most, _)| most)
            {
                records.most_accurate = Some((player, accuracy, game.number));
            }
        }
    }
    records
}

/// The matches that are over. One that is drawn after all of its games may be decided by one more.
fn matches(games: &[Played]) -> Vec<FinishedMatch> {
    let mut matches = Vec::new();
    let mut later: Option<u32> = None;
    for game in games {
        let Some(part) = game.facts.part else {
            later = None;
            continue;
        };
        // Only the points count, not how the game ended.
        let outcome = Outcome {
            winner: game.facts.result.winner(),
            termination: Termination::Agreement,
        };
        let is_last = match part.standing(outcome) {
            Standing::Won(_) => true,
            Standing::Drawn => later != Some(part.round() + 1),
            Standing::Open => false,
        };
        if is_last {
            let halves = part.halves(Some(outcome));
            matches.push(FinishedMatch {
                halves: [halves[game.color], halves[game.color.other()]],
                length: part.length(),
                last: game.number,
            });
        }
        later = Some(part.round());
    }
    matches
}
