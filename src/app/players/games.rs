//! The games of a player, or of two: to be listed, exported or learned from.

use super::command::PlayersCommand;
use super::tab::PlayersTab;
use crate::app::App;
use crate::app::effect::Effect;
use crate::notation::opening::without_code;
use crate::rules::Color;
use crate::storage::file_name_of_players;
use crate::storage::library::{Choice, GamePlace};
use crate::storage::players::Players;

impl App {
    /// Poses the exercises of the player.
    pub(super) fn learn(&mut self) -> Vec<Effect> {
        let person = self.players_tab().and_then(PlayersTab::person);
        let person = person.filter(|person| !person.is_program);
        let names = person.map(|person| person.spellings.clone());
        names.map_or_else(Vec::new, |names| self.practise_player(names))
    }

    /// Shows the list with the games of the player, or of the two: all, those with a colour or those with an opening.
    pub(super) fn show_games_of_players(&mut self, command: PlayersCommand) -> Vec<Effect> {
        let Some(tab) = self.players_tab_mut() else {
            return Vec::new();
        };
        let (color, opening) = match command {
            PlayersCommand::ShowWith(color) => (Some(color), None),
            PlayersCommand::ShowOpening(color, place) => (color, tab.opening(color, place)),
            _ => (None, None),
        };
        let Some(choice) = tab.choice(color) else {
            return Vec::new();
        };
        let choices = [choice].into_iter().chain(opening).collect();
        let Some(library) = self.library_mut() else {
            return Vec::new();
        };
        library.show_games_of_players();
        let mut effects = vec![Effect::StopPlayers];
        effects.extend(library.show_only(choices));
        effects
    }
}

impl PlayersTab {
    /// Where the games of the player are, or those of the two.
    pub(in crate::app) fn places(&self) -> Vec<GamePlace> {
        let numbers: Vec<u32> = match (&self.pair, self.person()) {
            (Some(pair), _) => pair.page().games.iter().map(|(game, _)| *game).collect(),
            (None, Some(person)) => {
                let games = person.games.iter().chain(&person.against_programs);
                let mut games: Vec<u32> = games.copied().collect();
                games.sort_unstable();
                games
            }
            (None, None) => Vec::new(),
        };
        let players = self.players();
        let place = |number| Some(players?.game(number)?.place.clone());
        numbers.into_iter().filter_map(place).collect()
    }

    /// What a file with these games is called.
    pub(in crate::app) fn file_name(&self) -> String {
        let people = self.players().map_or(&[][..], Players::people);
        let numbers = match &self.pair {
            Some(pair) => pair.page().players.to_vec(),
            None => self.number().into_iter().collect(),
        };
        let people = numbers.into_iter().filter_map(|number| people.get(number));
        file_name_of_players(people.map(|it| &*it.name))
    }

    /// The opening at this place of the page.
    fn opening(&self, color: Option<Color>, place: usize) -> Option<Choice> {
        let openings = match (&self.pair, color) {
            (Some(pair), _) => &pair.page().openings,
            (None, color) => &self.page()?.openings[color?],
        };
        let opening = &openings.get(place)?.opening;
        Some(Choice::Opening(without_code(opening).to_owned()))
    }

    /// What the list of games is narrowed to for the player, or for the two.
    fn choice(&self, color: Option<Color>) -> Option<Choice> {
        let people = self.players()?.people();
        let [person, other] = match &self.pair {
            Some(pair) => pair.page().players.map(Some),
            None => [self.number(), None],
        };
        let of = |number: Option<usize>| number.and_then(|it| people.get(it));
        let spellings = |number| of(number).map_or_else(Vec::new, |it| it.spellings.clone());
        let names = [of(person)?.name.clone()].into_iter();
        let names: Vec<String> = names.chain(of(other).map(|it| it.name.clone())).collect();
        Some(Choice::People {
            label: names.join(" – "),
            names: spellings(person),
            against: spellings(other),
            color,
        })
    }
}
