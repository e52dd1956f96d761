//! What exercises have searched: mistakes that may become some, and what refutes a wrong move.

use super::book::PracticePlayer;
use super::mistake::Mistake;
use super::state::ExerciseState;
use crate::analysis::{BadMove, Exercise, Posing, ScoredLine, exercise_nodes_after};
use crate::app::analysis::Subject;
use crate::app::effect::Effect;
use crate::app::notice::Notice;
use crate::app::now::Now;
use crate::app::review::{Review, WantedAnalysis};
use crate::app::{App, Screen};
use crate::engine::{Root, USUAL_TIME};
use crate::game::{name_key, program_level};
use crate::rules::{Color, Position};
use crate::storage::SourceGame;

impl App {
    /// What exercises want to have searched now: what refutes a wrong move, else the next mistake.
    pub(in crate::app) fn wanted_for_practice(&self) -> Option<WantedAnalysis> {
        if self.refuted().is_some() {
            return Some(WantedAnalysis::Refutation(self.book.refutation));
        }
        // Those of an analysed game wait when its review is left.
        let is_shown = matches!(self.screen, Screen::Practice(_) | Screen::Review(_));
        let (number, _) = self.book.wanted().filter(|_| is_shown)?;
        Some(WantedAnalysis::Mistake(number))
    }

    /// The subject of such a search.
    pub(in crate::app) fn practice_subject(&self, wanted: WantedAnalysis) -> Option<Subject> {
        match wanted {
            WantedAnalysis::Mistake(_) => {
                let (_, bad) = self.book.wanted()?;
                let posing = Posing::new(bad.clone(), self.exercise_nodes());
                Some(Subject::Mistake(Box::new(posing)))
            }
            WantedAnalysis::Refutation(_) => {
                let root = Root::new(self.refuted()?.clone());
                Some(Subject::Position(Box::new(root)))
            }
            WantedAnalysis::Position(_) | WantedAnalysis::Threat(_) | WantedAnalysis::Game => None,
        }
    }

    /// The position after a wrong move whose refutation is still to be found.
    fn refuted(&self) -> Option<&Position> {
        self.practice()?.attempt()?.refuted()
    }

    /// The mistake that is examined while the first exercise of a series is waited for.
    pub fn examined_mistake(&self) -> Option<&BadMove> {
        let practice = self.practice()?;
        let is_awaited = practice.attempt.is_none() && self.examined_mistakes() > 0;
        let (_, bad) = self.book.wanted().filter(|_| is_awaited)?;
        Some(bad)
    }

    /// The game that it is from.
    pub fn examined_game(&self) -> Option<&SourceGame> {
        let _ = self.examined_mistake()?;
        self.book.examined_game()
    }

    /// Which part of the mistakes for the series has been examined.
    pub fn examined_part(&self) -> f32 {
        let examined = self.practice().map_or(0, |practice| practice.examined);
        let all = examined + self.examined_mistakes();
        let part = f32::from(self.book.examining) / 100.0;
        (examined as f32 + part) / all.max(1) as f32
    }

    /// Turns the board to the player whose mistake is examined.
    pub(super) fn face_examined(&mut self) {
        let turn = self
            .examined_mistake()
            .map(|bad| bad.root.position().turn());
        if let (Some(turn), Screen::Practice(practice)) = (turn, &mut self.screen) {
            practice.flipped = turn == Color::Black;
        }
    }

    /// How many games of the folder are analysed, out of how many, once they were looked through.
    pub fn analysed_games(&self) -> Option<(usize, usize)> {
        self.book.games
    }

    /// The people who play in the games of the folder and are none of these players.
    pub fn without_exercises(&self, players: &[PracticePlayer]) -> Vec<String> {
        let has = |name: &str| players.iter().any(|it| it.has(name) || it.name == name);
        let all = self.overview.players.iter();
        let without = all.filter(|it| program_level(it).is_none() && !has(it));
        without.cloned().collect()
    }

    /// The nodes for an exercise: more than the analysis of a game has for each move.
    fn exercise_nodes(&self) -> u64 {
        let time = self.settings.game_time.unwrap_or(USUAL_TIME);
        exercise_nodes_after(time.max(USUAL_TIME))
    }

    /// Examines the mistakes of the reviewed game, whose analysis has ended: its exercises are there when they are asked for.
    pub(in crate::app) fn examine_analysed(&mut self) {
        if let Screen::Review(review) = &self.screen
            && self.exercise_behind.is_none()
        {
            self.book.examine_only(mistakes_of(review));
            self.withdraw_exercises();
        }
    }

    /// If all mistakes of the reviewed game were examined and none is an exercise, none are offered any more.
    fn withdraw_exercises(&mut self) {
        let Screen::Review(review) = &self.screen else {
            return;
        };
        let mistakes = mistakes_of(review);
        let is_none = |it: &Mistake| self.book.number_of(it).is_none();
        if self.book.waiting() > 0 || mistakes.is_empty() || !mistakes.iter().all(is_none) {
            return;
        }
        let notice = self.notice.take();
        self.game_asks_nothing(mistakes.len());
        if !matches!(notice, Some(Notice::MistakesFound(_))) {
            self.notice = notice;
        }
    }

    /// A mistake was examined.
    pub(in crate::app) fn posed(&mut self, exercise: Option<Box<Exercise>>) -> Vec<Effect> {
        let erred = self.book.examined_player();
        let is_passing = erred.as_ref().is_some_and(|it| self.is_stranger(it));
        let found = self.book.examined(exercise, is_passing);
        let (number, saved) = found.unzip();
        let number = number.flatten();
        if let Some(number) =
            number.filter(|_| !self.practises_folder() && self.has_unsaved_review())
        {
            self.book.note_unkept(number);
        }
        let player = number.and_then(|number| self.book.get(number));
        let player = player.map_or_else(String::new, |exercise| exercise.player.clone());
        let waits = self.examined_mistakes() > 0;
        let players = self.book.players(&self.player_names);
        if let Screen::Practice(practice) = &mut self.screen {
            let is_of_series = erred.is_some_and(|it| practice.is_of(&it));
            practice.examined += usize::from(is_of_series);
            practice.refused += usize::from(is_of_series && number.is_none());
            if practice.players().is_some() {
                practice.set_players(players);
                return saved.flatten().map(Effect::File).into_iter().collect();
            }
            let has_waited = practice.attempt.is_none();
            let is_wanted = practice.grows && practice.is_of(&player);
            let joins = number.filter(|_| is_wanted);
            practice
                .series
                .extend(joins.map(|it| (it, ExerciseState::Open)));
            let place = practice.at;
            if has_waited && place < practice.series.len() {
                self.pose(place);
            } else if has_waited && !waits {
                practice.is_over = true;
                if practice.player.is_none() && practice.series.is_empty() {
                    let refused = practice.refused;
                    self.return_from_practice();
                    self.game_asks_nothing(refused);
                }
            }
        }
        self.face_examined();
        self.withdraw_exercises();
        saved.flatten().map(Effect::File).into_iter().collect()
    }

    /// Whether nobody who plays in the games of the folder has this name, and the reviewed game is not one of them.
    fn is_stranger(&self, player: &str) -> bool {
        let is_elsewhere = self.screens().any(|screen| match screen {
            Screen::Review(review) => !review.saves_itself(),
            _ => false,
        });
        let key = name_key(self.player_names.name_of(player));
        let mut known = self.settings.names.iter().chain(&self.overview.players);
        !self.practises_folder() && is_elsewhere && !known.any(|name| name_key(name) == key)
    }

    /// Exercises go with the changes of their game, if these are given up. Called after every command.
    pub(in crate::app) fn settle_exercises(&mut self) -> Option<Effect> {
        if !self.book.has_unkept() || self.has_unsaved_review() {
            return None;
        }
        let is_kept = self.screens().any(|it| matches!(it, Screen::Review(_)));
        self.book.settle(is_kept).map(Effect::File)
    }

    /// What refutes the wrong move on the board was found.
    pub(in crate::app) fn refuted_by(&mut self, line: &ScoredLine, now: Now) {
        if let Screen::Practice(practice) = &mut self.screen
            && let Some(attempt) = &mut practice.attempt
        {
            attempt.refutation_found(line, now.time);
            attempt.advance(now.time);
        }
    }
}

/// The mistakes of a reviewed game: first those of the side at the bottom of the board.
pub(super) fn mistakes_of(review: &Review) -> Vec<Mistake> {
    let rule = review.game().record().draw_rule();
    let mut mistakes = Mistake::of_game(review.tree(), rule, |name| review.tag(name));
    mistakes.sort_by_key(|it| (it.bad.root.position().turn() == Color::Black) != review.flipped);
    mistakes
}
