//! The analysis in a review: what is known of the position shown, and of the game.

use std::sync::Arc;
use std::time::Duration;

use super::analysis_line::AnalysisLine;
use super::mistakes::{count, marked_moves};
use crate::analysis::{Counts, GameSearch, Judgement, LineScores, PositionAnalysis, ScoredLine};
use crate::rules::{ByColor, Position};
use crate::tree::{self, Changed, GameTree, MainLine, NodeId};

/// The most annotations that are read one by one after a change.
const FEW: usize = 100;

/// What a review wants to have analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum WantedAnalysis {
    /// The position after this node.
    Position(NodeId),
    /// What the other side threatens after this node: the position as if that side were to move.
    Threat(NodeId),
    /// The whole game.
    Game,
    /// The mistake with this number, to be posed as an exercise.
    Mistake(u64),
    /// What refutes the answer with this number to an exercise.
    Refutation(u64),
}

/// The file of an engine, and the time for each position of a game, as in the settings.
pub(super) type SearchedBy = (String, Option<u32>);

/// The analysis in a review.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// Whether the position shown is analysed.
    is_on: bool,
    /// Whether the lines are those of the other side, as if it were to move.
    shows_threat: bool,
    /// The best lines of the position shown.
    lines: Vec<AnalysisLine>,
    /// The move of a line under the pointer: the line, and the number of moves up to there.
    pointed: Option<(usize, usize)>,
    /// Nodes searched in a second.
    speed: u64,
    /// The name of the engine that searches; `None` for the built-in engine.
    engine: Option<String>,
    /// The analysis of the whole game, while it is under way.
    game: Option<Box<GameSearch>>,
    /// What searches it, and how long each position.
    searched_by: SearchedBy,
    /// When it began, after how many searches, and when it last found something.
    game_began: Duration,
    searched_before: usize,
    game_heard: Duration,
    /// One that was stopped, to be gone on with, and what searched it.
    stopped: Option<(SearchedBy, Box<GameSearch>)>,
    /// Whether the scores are still those of an analysis that has ended.
    has_found_scores: bool,
    /// What the tree says of the main line.
    marked: Marked,
}

/// What the annotations of a game say of its main line.
#[derive(Clone, Debug)]
struct Marked {
    /// The main line as it is now.
    main_line: MainLine,
    /// The scores along the main line.
    scores: LineScores,
    /// The moves of the main line that are marked as bad by their numbers, the first move of the game being 1.
    mistakes: Vec<(usize, Judgement)>,
    /// How many moves of both players have which judgement.
    counts: ByColor<Counts>,
    /// The accuracy of both players in percent, if all scores are known.
    accuracy: Option<ByColor<f64>>,
}

/// A bad move, as it is told to the players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedMove {
    /// How bad it is.
    pub judgement: Judgement,
    /// The score for White before it; `None` if it is unknown, as for the start of a game.
    pub before: Option<tree::Score>,
    /// The score for White after it.
    pub after: tree::Score,
    /// The best move instead, in SAN, if the game has a line with it.
    pub best: Option<String>,
}

impl Marked {
    fn of(tree: &GameTree, main_line: MainLine) -> Marked {
        let scores = LineScores::of_tree(tree, main_line.nodes());
        let mistakes = marked_moves(tree, &main_line);
        Marked {
            accuracy: scores.accuracy(),
            counts: count(&mistakes, &scores, &main_line, tree),
            scores,
            mistakes,
            main_line,
        }
    }
}

impl Analysis {
    pub(super) fn of(tree: &GameTree, main_line: MainLine) -> Analysis {
        Analysis {
            is_on: false,
            shows_threat: false,
            lines: Vec::new(),
            pointed: None,
            speed: 0,
            engine: None,
            game: None,
            searched_by: SearchedBy::default(),
            game_began: Duration::ZERO,
            searched_before: 0,
            game_heard: Duration::ZERO,
            stopped: None,
            has_found_scores: false,
            marked: Marked::of(tree, main_line),
        }
    }

    /// Whether the position shown is analysed.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Whether the lines of the position shown are listed: it is analysed, or the whole game is.
    pub fn shows_lines(&self) -> bool {
        self.is_on || self.game.is_some()
    }

    /// Whether the lines are those of the other side, as if it were to move.
    pub fn shows_threat(&self) -> bool {
        self.shows_threat
    }

    /// Shows what the other side threatens, or the best moves again.
    pub(super) fn set_threat(&mut self, shows_threat: bool) {
        self.shows_threat = shows_threat;
        self.lines.clear();
    }

    /// The best lines of the position shown, the best first.
    pub fn lines(&self) -> &[AnalysisLine] {
        if self.shows_lines() { &self.lines } else { &[] }
    }

    /// The line under the pointer, and the number of its moves up to the pointer.
    pub fn pointed(&self) -> Option<(usize, usize)> {
        let has = |&(line, moves): &(usize, usize)| {
            let line = self.lines().get(line);
            line.is_some_and(|line| moves <= line.found.moves.len())
        };
        self.pointed.filter(has)
    }

    pub(super) fn point_at(&mut self, pointed: Option<(usize, usize)>) {
        self.pointed = pointed;
    }

    /// Nodes searched in a second.
    pub fn speed(&self) -> u64 {
        self.speed
    }

    /// The name of the engine that searches; `None` for the built-in engine.
    pub fn engine(&self) -> Option<&str> {
        self.engine.as_deref()
    }

    /// How many positions of the game have been searched, and of how many, while that is under way.
    pub fn progress(&self) -> Option<(usize, usize)> {
        let game = self.game.as_ref()?;
        Some((game.done(), game.total()))
    }

    /// How long the analysis of the game still takes, if the rest takes as long as what is done.
    pub fn time_left(&self) -> Option<Duration> {
        let game = self.game.as_ref()?;
        let searched = u32::try_from(game.searched() - self.searched_before).ok()?;
        let left = u32::try_from(game.total() - game.done()).ok()?;
        let taken = self.game_heard.saturating_sub(self.game_began);
        Some(taken.checked_div(searched)? * left).filter(|left| !left.is_zero())
    }

    /// The main line as it is now.
    pub fn main_line(&self) -> &Arc<[NodeId]> {
        self.marked.main_line.nodes()
    }

    pub(super) fn line(&self) -> &MainLine {
        &self.marked.main_line
    }

    /// The number of a move of the main line as it is now, 1 for the first.
    pub fn ply_of(&self, node: NodeId) -> Option<usize> {
        self.marked.main_line.ply_of(node)
    }

    /// The half-moves of the main line as it is now before a node, or before its variation branches off.
    pub(super) fn plies_before(&self, tree: &GameTree, node: NodeId) -> usize {
        self.marked.main_line.plies_before(tree, node)
    }

    /// The moves of the main line that are marked as bad in order, by their numbers.
    pub fn mistakes(&self) -> &[(usize, Judgement)] {
        &self.marked.mistakes
    }

    /// Those of them that are no fault by their scores are left out.
    pub(super) fn faults(&self) -> impl Iterator<Item = (usize, Judgement)> + Clone {
        let mistakes = self.marked.mistakes.iter().copied();
        mistakes.filter(|&(ply, _)| !self.marked.scores.is_no_fault(ply))
    }

    /// How many moves of both players have which judgement.
    pub(super) fn counts(&self) -> ByColor<Counts> {
        self.marked.counts
    }

    /// The accuracy of both players in percent, if the whole game has been analysed.
    pub(super) fn accuracy(&self) -> Option<ByColor<f64>> {
        self.marked.accuracy.filter(|_| self.game.is_none())
    }

    /// The scores along it.
    pub fn scores(&self) -> &LineScores {
        &self.marked.scores
    }

    /// Turns the analysis of the position shown on or off.
    pub(super) fn set_on(&mut self, is_on: bool) {
        self.is_on = is_on;
        self.set_threat(false);
    }

    /// Sets the name of the engine that searches; `None` for the built-in engine.
    pub(super) fn set_engine(&mut self, engine: Option<String>) {
        self.engine = engine;
    }

    /// Takes what is known so far about the position shown.
    pub(super) fn set_lines(
        &mut self,
        position: &Position,
        lines: Vec<ScoredLine>,
        speed: u64,
        engine: Option<String>,
    ) {
        let lines = lines.into_iter();
        self.lines = lines
            .map(|line| AnalysisLine::new(position, line))
            .collect();
        self.speed = speed;
        self.engine = engine;
    }

    /// The analysis of the whole game, while it is under way.
    pub(super) fn game(&self) -> Option<&GameSearch> {
        self.game.as_deref()
    }

    /// Begins the analysis of the whole game, or goes on with the one of the same moves that was stopped.
    pub(super) fn begin_game(&mut self, search: GameSearch, by: SearchedBy, now: Duration) {
        let stopped = self.stopped.take();
        let same = stopped.filter(|(it, stopped)| *it == by && stopped.is_of_same_game(&search));
        let search = same.map_or_else(|| Box::new(search), |(_, stopped)| stopped);
        self.searched_before = search.searched();
        self.game = Some(search);
        self.searched_by = by;
        (self.game_began, self.game_heard) = (now, now);
        self.set_threat(false);
        self.add_found_scores();
    }

    /// Takes what was found about the next position of the game.
    pub(super) fn add_found(&mut self, found: Option<PositionAnalysis>, now: Duration) {
        self.game_heard = now;
        if let Some(game) = &mut self.game {
            game.add(found);
        }
        self.add_found_scores();
    }

    /// Shows what the analysis of the game has found about a position, while it is under way.
    pub(super) fn show_found(&mut self, position: &Position, node: NodeId) {
        let Some(game) = &self.game else {
            return;
        };
        let ply = (node == NodeId::ROOT).then_some(0);
        let found = ply.or(self.ply_of(node)).and_then(|ply| game.at(ply));
        let lines = found.map_or_else(Vec::new, |found| found.lines.clone());
        self.set_lines(position, lines, 0, self.engine.clone());
    }

    /// Ends the analysis of the whole game.
    pub(super) fn take_game(&mut self) -> Option<Box<GameSearch>> {
        self.has_found_scores = self.game.is_some();
        let game = self.game.take()?;
        let is_whole = game.root().is_none();
        self.stopped = (!is_whole).then(|| (self.searched_by.clone(), game.clone()));
        Some(game)
    }

    /// Forgets the lines of a position that is no longer shown.
    pub(super) fn leave_position(&mut self) {
        self.pointed = None;
        self.set_threat(false);
    }

    /// Takes up a changed tree. Returns whether it ended the analysis of the game, whose moves have changed.
    pub(super) fn tree_changed(
        &mut self,
        tree: &GameTree,
        main_line: &MainLine,
        changed: &Changed,
    ) -> bool {
        let has_same_moves = main_line.is_same(&self.marked.main_line);
        let is_small = has_same_moves && changed.annotated.len() <= FEW;
        if is_small && !self.has_found_scores {
            self.read_again(tree, &changed.annotated);
        } else {
            self.read_anew(tree, main_line.clone());
        }
        let nodes = main_line.nodes().iter();
        let moves = nodes.map(|&node| tree.node(node).mv());
        let game = self.game.as_ref().filter(|_| !has_same_moves);
        let is_outdated = game.is_some_and(|game| !moves.eq(game.moves().iter().copied()));
        if is_outdated {
            self.game = None;
        }
        self.add_found_scores();
        is_outdated
    }

    /// Reads the annotations of these nodes again.
    fn read_again(&mut self, tree: &GameTree, nodes: &[NodeId]) {
        let mut has_other_scores = false;
        for &node in nodes {
            let Some(ply) = self.marked.main_line.ply_of(node) else {
                has_other_scores |=
                    node == NodeId::ROOT && self.marked.scores.read_again(tree, node, 0);
                continue;
            };
            has_other_scores |= self.marked.scores.read_again(tree, node, ply);
            let place = self
                .marked
                .mistakes
                .binary_search_by_key(&ply, |&(ply, _)| ply);
            let known = place.map_or_else(|place| place..place, |place| place..place + 1);
            let judgement = Judgement::of_nags(tree.node(node).nags());
            self.marked
                .mistakes
                .splice(known, judgement.map(|judgement| (ply, judgement)));
        }
        let Marked {
            main_line,
            scores,
            mistakes,
            ..
        } = &self.marked;
        self.marked.counts = count(mistakes, scores, main_line, tree);
        if has_other_scores {
            self.marked.accuracy = self.marked.scores.accuracy();
        }
    }

    /// Reads all annotations of the main line.
    fn read_anew(&mut self, tree: &GameTree, main_line: MainLine) {
        self.marked = Marked::of(tree, main_line);
        self.has_found_scores = false;
    }

    /// The scores of the search that is under way take the place of older ones.
    fn add_found_scores(&mut self) {
        if let Some(game) = &self.game {
            game.put_scores(&mut self.marked.scores);
        }
    }
}
