//! Rematches, and the score of the evening: what two people have made of all their games so far.

use std::fmt::{self, Display, Formatter};

use super::command::Effect;
use super::time_entry::time_control;
use super::{App, Now, Screen};
use crate::rules::{ByColor, Color, Outcome};
use crate::storage::Seating;
use crate::storage::library::HeadToHead;

/// The points of two players against each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchScore {
    /// What they are called in the present game; first the one who first had White.
    pub names: [String; 2],
    /// Their points: `0`, `½`, `1`, `1½`.
    pub points: [String; 2],
}

impl MatchScore {
    /// The points from all of these games.
    pub(super) fn from_games(names: &[String; 2], games: HeadToHead) -> MatchScore {
        let HeadToHead { won, drawn, lost } = games;
        MatchScore {
            names: names.clone(),
            points: [won, lost].map(|won| points(2 * won + drawn)),
        }
    }
}

/// `Anderssen 1½ – ½ Kieseritzky`
impl Display for MatchScore {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let ([one, other], [first, second]) = (&self.names, &self.points);
        write!(f, "{one} {first} – {second} {other}")
    }
}

/// All games that have ended since the program was started and have left the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Evening {
    pairs: Vec<Pair>,
}

/// Two people who play each other.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pair {
    /// Their names; without one, an empty text.
    names: [String; 2],
    /// Points in halves.
    halves: [u32; 2],
    /// Where the names do not tell the two apart: whether the second has White.
    changed: bool,
}

impl Pair {
    fn new(players: &ByColor<String>) -> Pair {
        let [white, black] = Color::BOTH.map(|color| name(players, color));
        Pair {
            names: [white.to_string(), black.to_string()],
            halves: [0, 0],
            changed: false,
        }
    }

    fn is_of(&self, players: &ByColor<String>) -> bool {
        let [white, black] = Color::BOTH.map(|color| name(players, color));
        self.names == [white, black] || self.names == [black, white]
    }

    /// The colours of the two in a game.
    fn colors(&self, players: &ByColor<String>) -> [Color; 2] {
        let [one, other] = &self.names;
        let second_has_white = match one == other {
            true => self.changed,
            false => other == name(players, Color::White),
        };
        match second_has_white {
            false => [Color::White, Color::Black],
            true => [Color::Black, Color::White],
        }
    }

    /// Adds what a game has given each of the two.
    fn add(&mut self, players: &ByColor<String>, outcome: Outcome) {
        let colors = self.colors(players);
        for (halves, color) in self.halves.iter_mut().zip(colors) {
            *halves += match outcome.winner {
                Some(winner) if winner == color => 2,
                Some(_) => 0,
                None => 1,
            };
        }
    }
}

impl Evening {
    /// The pair that plays a game, new ones without points.
    fn pair(&self, players: &ByColor<String>) -> Pair {
        let known = self.pairs.iter().find(|pair| pair.is_of(players));
        known.cloned().unwrap_or_else(|| Pair::new(players))
    }

    /// Enters the result of a game for good.
    fn enter(&mut self, players: &ByColor<String>, outcome: Outcome) {
        let mut pair = self.pair(players);
        pair.add(players, outcome);
        self.pairs.retain(|known| !known.is_of(players));
        self.pairs.push(pair);
    }

    /// Notes that two players have changed colours, for those whom the names do not tell apart.
    pub(super) fn change_colors(&mut self, players: &ByColor<String>) {
        let pair = self.pairs.iter_mut().find(|pair| pair.is_of(players));
        if let Some(pair) = pair {
            pair.changed = !pair.changed;
        }
    }
}

impl App {
    /// Puts another screen in the place of this one. The result of a game stands from then on; until
    /// then the last move could have been taken back.
    pub(super) fn open(&mut self, screen: Screen) {
        if let Screen::Play(table) = &self.screen
            && let Some(outcome) = table.game.outcome()
        {
            self.evening.enter(&table.game.players, outcome);
        }
        self.keep_as_last();
        let before = std::mem::replace(&mut self.screen, screen);
        self.shelf = match (before, &self.screen) {
            (Screen::Library(library), Screen::Review(_)) => Some(library),
            (Screen::Review(_), Screen::Review(_)) => self.shelf.take(),
            _ => None,
        };
    }

    /// What the two at the table are called, the one first who first had White, if both have names.
    pub(super) fn match_names(&self) -> Option<[String; 2]> {
        let names = self.match_score()?.names;
        let has_name = |name: &String| Color::BOTH.iter().all(|it| it.to_string() != *name);
        names.iter().all(has_name).then_some(names)
    }

    /// What the two at the table have won against each other in all games of the folder, once it is
    /// counted with the last one.
    pub fn head_to_head(&self) -> Option<&([String; 2], HeadToHead)> {
        let names = self.match_names()?;
        self.compared
            .as_ref()
            .filter(|(compared, _)| *compared == names)
    }

    /// Another game with colours changed, from the same position. Players who face each other keep
    /// their seats.
    pub(super) fn rematch(&mut self, now: Now) -> Vec<Effect> {
        let Screen::Play(table) = &self.screen else {
            return Vec::new();
        };
        if table.game.outcome().is_none() {
            return Vec::new();
        }
        let played = table.game.clock().control();
        // The settings may be about another clock than that of a game that was gone on with.
        if time_control(&self.settings.clock).as_ref() == Ok(played) {
            self.settings.clock.change_colors();
        }
        let game = table.game.rematch(now.wall);
        let players = game.players.clone();
        self.settings.white = players.white.clone();
        self.settings.black = players.black.clone();
        self.flipped ^= self.settings.seating == Seating::FaceToFace;
        let mut effects = self.new_game(now, game);
        self.evening.change_colors(&players);
        effects.push(Effect::SaveSettings);
        effects
    }

    /// The score of the evening between the two at the table, with their present game if it has ended.
    pub fn match_score(&self) -> Option<MatchScore> {
        let Screen::Play(table) = &self.screen else {
            return None;
        };
        let players = &table.game.players;
        let mut pair = self.evening.pair(players);
        if let Some(outcome) = table.game.outcome() {
            pair.add(players, outcome);
        }
        Some(MatchScore {
            names: pair.colors(players).map(|color| players[color].clone()),
            points: pair.halves.map(points),
        })
    }
}

/// What tells a player from others: who has no name is called by the colour.
fn name(players: &ByColor<String>, color: Color) -> &str {
    match players[color].as_str() {
        name if name == color.to_string() => "",
        name => name,
    }
}

fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_with_halves() {
        let written: Vec<String> = [0, 1, 2, 3, 20, 21].map(points).into();
        assert_eq!(written, ["0", "½", "1", "1½", "10", "10½"]);
    }
}
