//! What is kept of the form for the next game, and said of it while its rare rows are folded.

use super::NewGame;
use crate::app::forms::field_id::FieldId;
use crate::app::forms::match_rows;
use crate::app::forms::option::{FieldOption, Rules};
use crate::game::{DrawRule, program_level, programs_among};
use crate::rules::ByColor;
use crate::storage::{BoardOrientation, Settings};

impl NewGame {
    /// What is chosen among the rare rows and is not usual.
    pub fn unusual(&self) -> Vec<FieldOption> {
        let rare = &self.rare;
        let rules = (rare.rules != Rules::Standard).then_some(FieldOption::Rules(rare.rules));
        let touch = rare.touch_move.then_some(FieldOption::TouchMove);
        let is_eight = rare.draw_rule != DrawRule::Fide;
        let draw_rule = is_eight.then_some(FieldOption::DrawRule(rare.draw_rule));
        let clock = rare.clock_at_once.then_some(FieldOption::ClockAtOnce(true));
        let is_helped = self.help() != ByColor::default();
        let help = is_helped.then_some(FieldOption::WithHelp);
        [rules, touch, draw_rule, clock, help]
            .into_iter()
            .flatten()
            .collect()
    }

    /// The players by the names that were typed, but not by what was chosen; `None` if no other names were typed.
    pub(in crate::app) fn typed_players(&self) -> Option<ByColor<Option<String>>> {
        let (players, programs) = (self.players(), self.programs());
        let proposed = programs_among(&self.proposed);
        let kept = ByColor::from_fn(|color| match programs[color] {
            None => players[color].clone(),
            Some(_) if proposed[color].is_some() => self.proposed[color].clone(),
            // The players have exchanged their sides.
            Some(_) if proposed[color.other()].is_some() => players[color].clone(),
            Some(_) => self.replaced.by_program(color),
        });
        (kept != self.proposed).then_some(kept)
    }

    /// The number of games that was entered.
    pub(in crate::app) fn match_length(&self) -> &str {
        match_rows::entered(&self.form)
    }

    /// Stores what was chosen for the next game, but for the length of a match.
    pub fn remember(&self, settings: &mut Settings) {
        let players = self.players();
        for name in [&players.black, &players.white].into_iter().flatten() {
            if program_level(name).is_none() {
                settings.remember_name(name);
            }
        }
        settings.white = players.white;
        settings.black = players.black;
        settings.clock = self.clock.choice();
        self.rare.remember(settings);
        if let Some(person) = self.person_alone() {
            settings.help = self.rare.help[person];
        }
        settings.lots = self.draws_lots();
        let orientation = self
            .form
            .chosen_of(FieldId::BoardOrientation, &BoardOrientation::ALL);
        settings.orientation = orientation.unwrap_or(settings.orientation);
        match self.rules() {
            Rules::Standard => {}
            Rules::Chess960 => settings.chess960 = self.rare.number.trim().into(),
            Rules::Position => settings.position = self.rare.fen.trim().into(),
        }
    }
}
