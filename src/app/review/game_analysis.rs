//! The analysis of a whole game, and the mistakes that it marks.

use std::time::Duration;

use super::analysis::JudgedMove;
use super::state::Review;
use super::update::{ReviewFollowUp, ReviewUpdate};
use crate::analysis::{self, Counts, GameSearch, Judgement, best_line};
use crate::app::notice::Notice;
use crate::app::practice::Mistake;
use crate::rules::{ByColor, Color, Move};
use crate::storage::Settings;
use crate::tree::{Edit, NodeId};

impl Review {
    /// The accuracy of both players in percent, if the whole game has been analysed.
    pub fn accuracy(&self) -> Option<ByColor<f64>> {
        self.analysis.accuracy()
    }

    /// How many moves of both players have which judgement.
    pub fn counts(&self) -> ByColor<Counts> {
        self.analysis.counts()
    }

    /// The move shown, if it has a glyph as a bad move and the score after it is known.
    pub fn judged(&self) -> Option<JudgedMove> {
        let number = self.analysis.ply_of(self.at())?;
        let scores = self.analysis.scores();
        let nags = self.node().nags();
        let best = best_line(self.tree(), self.at());
        let best = best.and_then(|best| self.written(best.first));
        Some(JudgedMove {
            judgement: scores.judgement_of_marked(number, nags)?,
            before: scores.for_white(number - 1),
            after: scores.for_white(number)?,
            best: best.map(|best| best.san.to_string()),
        })
    }

    /// Begins the analysis of the whole game or goes on with it, or stops it.
    pub(super) fn toggle_game_analysis(
        &mut self,
        settings: &Settings,
        now: Duration,
    ) -> ReviewUpdate {
        if self.analysis.game().is_some() {
            return self.stop_game_analysis(Notice::AnalysisStopped);
        }
        let rule = self.game().record().draw_rule();
        let search = GameSearch::new(self.tree(), rule);
        let by = (settings.engine.clone(), settings.game_time);
        self.analysis.begin_game(search, by, now);
        self.end_game_analysis_if_done()
    }

    pub(super) fn end_game_analysis_if_done(&mut self) -> ReviewUpdate {
        let game = self.analysis.game();
        if game.is_some_and(|game| game.root().is_none()) {
            self.stop_game_analysis(Notice::GameAnalysed)
        } else {
            ReviewUpdate::default()
        }
    }

    /// Writes what the analysis of the game has found into the game.
    pub(super) fn stop_game_analysis(&mut self, notice: Notice) -> ReviewUpdate {
        let Some(search) = self.analysis.take_game() else {
            return notice.into();
        };
        let edits = analysis::edits(&self.pgn(), &search);
        let (at, is_analysed) = (self.at(), search.searched() > 0);
        let written = if is_analysed {
            self.changes.analyse(at, edits)
        } else {
            Ok(())
        };
        // What is being typed stays, if its move does.
        let nearest = self.nearest(at);
        let mut update = self.edited((nearest != at).then_some(nearest));
        let notice = match notice {
            Notice::GameAnalysed => self.found(),
            notice => notice,
        };
        if matches!(notice, Notice::MistakesFound(_)) && self.saves_itself() {
            update.follow_up = Some(ReviewFollowUp::Examine);
        }
        update.notice = Some(match written {
            Ok(()) => notice,
            Err(error) => Notice::NotEdited(error),
        });
        update
    }

    /// Whether any move is marked as bad, and is so by its scores too.
    fn has_faults(&self) -> bool {
        self.analysis.faults().next().is_some()
    }

    /// What the analysis of the whole game has found.
    fn found(&self) -> Notice {
        match self.mistakes_of_people() {
            // Inaccuracies, and mistakes of the program, are nothing to practise.
            0 if self.has_faults() => Notice::GameAnalysed,
            0 => Notice::NoMistakesFound,
            mistakes => Notice::MistakesFound(mistakes),
        }
    }

    /// How many mistakes there are to practise.
    fn mistakes_of_people(&self) -> usize {
        let rule = self.game().record().draw_rule();
        Mistake::of_game(self.tree(), rule, |name| self.tag(name)).len()
    }

    /// A node, or the last one before it that is still in the tree.
    fn nearest(&self, node: NodeId) -> NodeId {
        let mut back = std::iter::successors(Some(node), |&node| self.tree().parent(node));
        back.find(|&node| self.tree().contains(node))
            .unwrap_or(NodeId::ROOT)
    }

    /// Whether the position shown or the game is analysed.
    pub(in crate::app) fn is_analysing(&self) -> bool {
        self.analysis.shows_lines()
    }

    /// Whether the analysis of the game is under way.
    pub(super) fn is_game_analysed(&self) -> bool {
        self.analysis.game().is_some()
    }

    /// Shows a move of the main line by its number, 1 for the first.
    pub(in crate::app) fn show_error(&mut self, number: usize) {
        self.main_node(number)
            .into_iter()
            .for_each(|node| self.show(node));
    }

    /// Takes a line into the game in place of the move of the main line with this number, and shows it.
    pub(in crate::app) fn keep_line(&mut self, number: usize, moves: Vec<Move>) -> ReviewUpdate {
        let before = self.main_node(number.saturating_sub(1));
        let after = before.unwrap_or(NodeId::ROOT);
        match self.changes.apply(Edit::PlayLine { after, moves }) {
            Ok(end) => {
                let mut update = self.edited(Some(end));
                update.notice = Some(Notice::LineKept);
                update
            }
            Err(error) => Notice::NotEdited(error).into(),
        }
    }

    fn main_node(&self, number: usize) -> Option<NodeId> {
        let line = self.analysis.main_line();
        line.get(number.checked_sub(1)?).copied()
    }

    /// The nearest move of the main line that is marked as bad before the position shown, or after it.
    pub(super) fn mistake(&self, is_forward: bool) -> Option<NodeId> {
        let common = self.analysis.plies_before(self.tree(), self.at());
        let is_on_line = self.at() == NodeId::ROOT || self.analysis.ply_of(self.at()).is_some();
        let mistakes = self.analysis.mistakes();
        let found = if is_forward {
            // In a variation, the move that it replaces is neither before nor after it.
            let next = common + usize::from(!is_on_line);
            let passed = mistakes.partition_point(|&(ply, _)| ply <= next);
            mistakes.get(passed)
        } else {
            let before = common.saturating_sub(usize::from(is_on_line));
            let earlier = mistakes.partition_point(|&(ply, _)| ply <= before);
            mistakes[..earlier].last()
        };
        let &(ply, _) = found?;
        self.analysis.main_line().get(ply - 1).copied()
    }

    /// The next move of a player with this judgement after the position shown; after the last one the first.
    pub fn next_judged(&self, color: Color, judgement: Judgement) -> Option<NodeId> {
        let first = self.tree().start().turn();
        let is_it = |&(ply, its): &(usize, Judgement)| {
            its == judgement && (ply % 2 == 1) == (color == first)
        };
        let mut all = self.analysis.faults().filter(is_it);
        let next = all.clone().find(|(ply, _)| *ply > self.main_ply);
        let (ply, _) = next.or(all.next())?;
        self.analysis.main_line().get(ply - 1).copied()
    }

    /// Whether there is such a move in this direction.
    pub(in crate::app) fn has_mistake(&self, is_forward: bool) -> bool {
        self.mistake(is_forward).is_some()
    }

    /// Whether any move is marked as a mistake or a blunder, which may make an exercise.
    pub(in crate::app) fn may_be_practised(&self) -> bool {
        let mut faults = self.analysis.faults();
        !self.asks_nothing && faults.any(|(_, judgement)| judgement >= Judgement::Mistake)
    }

    /// Whether the score of any position of the game is known.
    pub fn has_scores(&self) -> bool {
        self.analysis.scores().has_any()
    }
}
