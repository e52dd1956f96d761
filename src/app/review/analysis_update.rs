//! Analysing the position shown.

use std::time::Duration;

use super::analysis::{Analysis, WantedAnalysis};
use super::analysis_line::AnalysisLine;
use super::bar_glide::BarGlide;
use super::state::Review;
use super::update::ReviewUpdate;
use crate::analysis::{self, chances_left, for_white, root_after};
use crate::app::analysis::{AnalysisAnswer, Subject};
use crate::app::failure::Failure;
use crate::app::notice::Notice;
use crate::engine::{Root, Score};
use crate::rules::{Color, Move, Position};
use crate::storage::Settings;
use crate::tree::{self, Edit, Ink, Mark};

impl Review {
    /// The analysis.
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// White's win chances in the position shown, in percent, by [`Review::white_score`].
    pub fn white_percent(&self) -> Option<f64> {
        let turn = self.position().turn();
        let percent = chances_left(self.score_shown()?);
        Some(match turn {
            Color::White => percent,
            Color::Black => 100.0 - percent,
        })
    }

    /// The score for White of the position shown: by the analysis of this position, or else by the evaluation in the
    /// game.
    pub fn white_score(&self) -> Option<tree::Score> {
        Some(for_white(self.score_shown()?, self.position().turn()))
    }

    /// The same for the side to move.
    fn score_shown(&self) -> Option<Score> {
        let turn = self.position().turn();
        let lines = Some(self.analysis.lines()).filter(|_| !self.analysis.shows_threat());
        let found = lines.and_then(|lines| Some(lines.first()?.found.score));
        let ended = || analysis::PositionAnalysis::of_end(self.position()).map(|end| end.score);
        let written = || {
            let evaluation = self.node().evaluation()?;
            Some(analysis::for_side(evaluation.score, turn))
        };
        found.or_else(ended).or_else(written)
    }

    /// The number that the half-move shown has in the main line as it is now, or would have, if it is in a variation.
    pub fn ply_in_chart(&self) -> usize {
        self.analysis.plies_before(self.tree(), self.at()) + self.off_main_line().len()
    }

    /// White's win chances along the variation shown in percent, where they are known, with the numbers that the half-moves
    /// would have in the main line: from the move after which it branches off. None on the main line.
    pub fn chances_of_variation(&self) -> Vec<(usize, f64)> {
        let moves = self.off_main_line();
        if moves.is_empty() {
            return Vec::new();
        }
        let first = self.analysis.plies_before(self.tree(), self.at());
        let percent = |node| {
            if node == self.at() {
                return self.white_percent();
            }
            let evaluation = self.tree().node(node).evaluation()?;
            Some(chances_left(analysis::for_side(
                evaluation.score,
                Color::White,
            )))
        };
        let along = (first + 1..).zip(moves.into_iter().map(percent));
        let before = self.analysis.scores().chances_left(first);
        let all = std::iter::once((first, before)).chain(along);
        all.filter_map(|(ply, percent)| Some((ply, percent?)))
            .collect()
    }

    /// White's part of the evaluation bar in percent, as it glides to [`Review::white_percent`]; that of the position
    /// before until the search of this one has found something.
    pub fn bar_percent(&self, now: Duration) -> Option<f64> {
        self.bar.map(|bar| bar.shown(now))
    }

    /// Whether the evaluation bar is gliding.
    pub(in crate::app) fn is_bar_gliding(&self, now: Duration) -> bool {
        self.bar.is_some_and(|bar| bar.is_under_way(now))
    }

    /// Moves the evaluation bar to its value. Called after every command.
    pub(in crate::app) fn move_bar(&mut self, settings: &Settings, now: Duration) {
        let is_on = self.analysis.is_on();
        let percent = self.white_percent().filter(|_| is_on || self.has_scores());
        // The value before stays only until the search of this position has one.
        let is_awaited = is_on && !self.is_game_analysed();
        self.bar.take_if(|_| percent.is_none() && !is_awaited);
        let Some(percent) = percent else {
            return;
        };
        match &mut self.bar {
            Some(bar) if settings.animation => bar.glide_to(percent, now),
            _ => self.bar = Some(BarGlide::at(percent, now)),
        }
    }

    /// The best moves of the position shown while it is analysed, the best one first.
    pub fn best_moves(&self) -> impl Iterator<Item = Move> {
        let lines = self.analysis.lines().iter();
        let lines = lines.filter(|_| !self.analysis.shows_threat());
        lines.filter_map(|line| line.found.moves.first().copied())
    }

    /// What the other side threatens, while that is shown, in the position as if it were to move.
    pub fn threat(&self) -> Option<(Position, Move)> {
        let line = self.analysis.lines().first();
        let line = line.filter(|_| self.analysis.shows_threat())?;
        Some((self.position().pass()?, *line.found.moves.first()?))
    }

    /// The arrows and circles of the position in a picture of it: those of the game, and above them those of the search.
    pub fn marks_in_picture(&self) -> Vec<Mark> {
        [self.input().marks(), &self.arrows()].concat()
    }

    /// The same as arrows, the best one on top; none while the opening tree has the place of their lines.
    fn arrows(&self) -> Vec<Mark> {
        let best = self.best_moves().take(2);
        let best = best.map(|mv| (self.position().path_of(mv), Ink::Blue));
        let mut found: Vec<_> = best.collect();
        found.reverse();
        let threat = self.threat();
        found.extend(threat.map(|(position, mv)| (position.path_of(mv), Ink::Red)));
        let shown = found.into_iter().filter(|_| !self.openings.is_open());
        let arrows = shown.map(|((from, to), ink)| Mark::arrow(from, to, ink));
        arrows.collect()
    }

    /// The position that is searched: the one shown, or that with the other side to move.
    fn searched(&self) -> Position {
        let passed = self.position().pass();
        let passed = passed.filter(|_| self.analysis.shows_threat());
        passed.unwrap_or_else(|| self.position().clone())
    }

    /// The line of the analysis under the pointer, and the position after its move there, with that move.
    pub fn pointed_line(&self) -> Option<(&AnalysisLine, Position, Move)> {
        let (line, moves) = self.analysis.pointed()?;
        let line = self.analysis.lines().get(line)?;
        let (position, mv) = line.after(&self.searched(), moves)?;
        Some((line, position, mv))
    }

    /// Whether it can be asked what the other side threatens: not in check, and not if it would have no move.
    pub(in crate::app) fn can_show_threat(&self) -> bool {
        let passed = self.position().pass();
        self.analysis.is_on()
            && !self.is_game_analysed()
            && self.position().outcome().is_none()
            && passed.is_some_and(|passed| passed.outcome().is_none())
    }

    /// While the game is analysed, shows what was found about the position shown.
    pub(super) fn show_found(&mut self) {
        self.analysis.show_found(&self.position, self.at);
    }

    pub(super) fn toggle_threat(&mut self) {
        if self.can_show_threat() {
            self.analysis.set_threat(!self.analysis.shows_threat());
        }
    }

    /// What is to be analysed now; `is_paused` if nobody looks at the position.
    pub(in crate::app) fn wanted_analysis(&self, is_paused: bool) -> Option<WantedAnalysis> {
        if self.analysis.game().is_some() {
            return Some(WantedAnalysis::Game);
        }
        let goes_on = || self.position().outcome().is_none();
        let is_wanted = self.analysis.is_on() && !is_paused && goes_on();
        let wanted = if self.analysis.shows_threat() {
            WantedAnalysis::Threat(self.at())
        } else {
            WantedAnalysis::Position(self.at())
        };
        is_wanted.then_some(wanted)
    }

    /// The subject of an analysis.
    pub(in crate::app) fn subject(&self, wanted: WantedAnalysis) -> Option<Subject> {
        Some(match wanted {
            WantedAnalysis::Position(node) => {
                let rule = self.game().record().draw_rule();
                let root = root_after(self.tree(), &self.path(node), rule);
                Subject::Position(Box::new(root))
            }
            WantedAnalysis::Threat(node) => {
                let passed = self.tree().position(node).pass()?;
                let rule = self.game().record().draw_rule();
                Subject::Position(Box::new(Root::new(passed).with_rule(rule)))
            }
            WantedAnalysis::Game => Subject::Game(Box::new(self.analysis.game()?.clone())),
            // These belong to exercises.
            WantedAnalysis::Mistake(_) | WantedAnalysis::Refutation(_) => return None,
        })
    }

    /// The analyst was asked with this engine; `None` is the built-in engine.
    pub(in crate::app) fn engine_asked(&mut self, engine: Option<String>) {
        self.analysis.set_engine(engine);
    }

    /// Takes an answer of the analyst.
    pub(in crate::app) fn analysed(
        &mut self,
        answer: AnalysisAnswer,
        now: Duration,
    ) -> ReviewUpdate {
        match answer {
            AnalysisAnswer::Lines {
                engine,
                lines,
                speed,
            } => {
                let position = self.searched();
                self.analysis.set_lines(&position, lines, speed, engine);
                ReviewUpdate::default()
            }
            AnalysisAnswer::Searched { found, engine } => {
                self.analysis.add_found(found, now);
                self.analysis.set_engine(engine);
                self.show_found();
                self.end_game_analysis_if_done()
            }
            AnalysisAnswer::EngineFailed { engine, fault } => {
                self.analysis.set_engine(None);
                Notice::EngineFailed { engine, fault }.into()
            }
            // These belong to the settings and to exercises.
            AnalysisAnswer::Tried(_) | AnalysisAnswer::Examining(_) | AnalysisAnswer::Posed(_) => {
                ReviewUpdate::default()
            }
            AnalysisAnswer::Failed => {
                self.analysis.set_on(false);
                self.stop_game_analysis(Notice::Failed(Failure::Panicked))
            }
        }
    }

    /// Takes this many moves of a line of the analysis into the game, and shows the position after them.
    pub(super) fn follow_line(&mut self, line: usize, moves: usize) -> ReviewUpdate {
        // The moves of a threat cannot be played here.
        let lines = Some(self.analysis.lines()).filter(|_| !self.analysis.shows_threat());
        let line = lines.and_then(|lines| lines.get(line));
        match line.and_then(|line| line.found.moves.get(..moves)) {
            Some(moves) => self.edit(Edit::PlayLine {
                after: self.at(),
                moves: moves.to_vec(),
            }),
            None => ReviewUpdate::default(),
        }
    }
}
