//! What exercises have searched: mistakes that may become some, and what refutes a wrong move.

use super::book::Mistake;
use super::state::Standing;
use crate::analysis::{BadMove, Exercise, Posing, bad_moves, exercise_nodes};
use crate::app::analysis::Subject;
use crate::app::effect::Effect;
use crate::app::now::Now;
use crate::app::review::{Review, WantedAnalysis};
use crate::app::{App, Screen};
use crate::engine::Root;
use crate::notation::pgn::known_value;
use crate::rules::{Color, Move};
use crate::storage::SourceGame;

impl App {
    /// What exercises want to have searched now: what refutes a wrong move, else the next mistake.
    pub(in crate::app) fn wanted_for_practice(&self) -> Option<WantedAnalysis> {
        if let Screen::Practice(practice) = &self.screen
            && let Some(attempt) = &practice.attempt
            && attempt.refuted().is_some()
        {
            return Some(WantedAnalysis::Refutation(self.book.refutation));
        }
        let (number, _) = self.book.wanted()?;
        Some(WantedAnalysis::Mistake(number))
    }

    /// The subject of such a search.
    pub(in crate::app) fn practice_subject(&self, wanted: WantedAnalysis) -> Option<Subject> {
        match wanted {
            WantedAnalysis::Mistake(_) => {
                let (_, bad) = self.book.wanted()?;
                let posing = Posing::new(bad.clone(), exercise_nodes());
                Some(Subject::Mistake(Box::new(posing)))
            }
            WantedAnalysis::Refutation(_) => {
                let Screen::Practice(practice) = &self.screen else {
                    return None;
                };
                let position = practice.attempt.as_ref()?.refuted()?;
                Some(Subject::Position(Box::new(Root::new(position.clone()))))
            }
            WantedAnalysis::Position(_) | WantedAnalysis::Threat(_) | WantedAnalysis::Game => None,
        }
    }

    /// A mistake was examined.
    pub(in crate::app) fn posed(&mut self, exercise: Option<Box<Exercise>>) -> Vec<Effect> {
        let found = self.book.examined(exercise);
        let (number, saved) = found.unzip();
        let waits = self.book.waiting() > 0;
        if let Screen::Practice(practice) = &mut self.screen {
            let has_waited = practice.attempt.is_none();
            let joins = number.filter(|_| practice.grows);
            practice.series.extend(joins.map(|it| (it, Standing::Open)));
            let place = practice.at;
            if has_waited && place < practice.series.len() {
                self.pose(place);
            } else if has_waited && !waits {
                practice.is_over = true;
            }
        }
        saved.flatten().map(Effect::File).into_iter().collect()
    }

    /// What refutes the wrong move on the board was found.
    pub(in crate::app) fn refuted_by(&mut self, mv: Move, now: Now) {
        if let Screen::Practice(practice) = &mut self.screen
            && let Some(attempt) = &mut practice.attempt
        {
            attempt.refutation_found(mv);
            attempt.advance(now.time);
        }
    }
}

impl Mistake {
    /// The bad moves of a reviewed game.
    pub(super) fn of_game(review: &Review) -> Vec<Mistake> {
        let tag = |name| review.tag(name).map(known_value).unwrap_or_default();
        let game = SourceGame {
            white: tag("White").into(),
            black: tag("Black").into(),
            date: review.tag("Date").unwrap_or_default().into(),
        };
        let mistake = |bad: BadMove| Mistake {
            player: match bad.root.position().turn() {
                Color::White => game.white.clone(),
                Color::Black => game.black.clone(),
            },
            game: game.clone(),
            bad,
        };
        let bad = bad_moves(review.tree(), review.game().record().draw_rule());
        bad.into_iter().map(mistake).collect()
    }
}
