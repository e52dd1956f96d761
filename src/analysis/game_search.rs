//! The analysis of a whole game.

use super::judgement::{Counts, Judgement};
use super::line_scores::LineScores;
use super::root::after;
use super::score::score_of_end;
use crate::engine::{Report, Root, Score, SearchResult, USUAL_TIME};
use crate::game::DrawRule;
use crate::rules::{ByColor, Color, Move, Position};
use crate::tree::GameTree;

/// The nodes to search for each position of a game if nothing else is wanted.
pub const fn usual_nodes(is_external: bool) -> u64 {
    nodes_in(USUAL_TIME, is_external)
}

/// The nodes that are searched in about this time, in milliseconds: a limit of nodes gives the same result on every
/// machine. An external engine may look at positions faster and less closely, and has more nodes.
pub const fn nodes_in(time: u32, is_external: bool) -> u64 {
    let nodes = time as u64 * 1_000;
    if is_external { nodes * 10 / 3 } else { nodes }
}

/// A line that an engine found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoredLine {
    /// The score for the side to move before the line.
    pub score: Score,
    /// The depth of the search in half-moves.
    pub depth: u8,
    /// Its moves.
    pub moves: Vec<Move>,
}

impl From<&Report> for ScoredLine {
    fn from(report: &Report) -> ScoredLine {
        ScoredLine {
            score: report.score,
            depth: report.depth,
            moves: report.moves.to_vec(),
        }
    }
}

/// The analysis of one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionAnalysis {
    /// The side to move.
    pub turn: Color,
    /// The score for the side to move.
    pub score: Score,
    /// The principal variations, the best first; none where the game is over.
    pub lines: Vec<ScoredLine>,
}

impl PositionAnalysis {
    /// The analysis of a position in which the game is over by the rules; `None` if it goes on.
    pub fn of_end(position: &Position) -> Option<PositionAnalysis> {
        Some(PositionAnalysis {
            turn: position.turn(),
            score: score_of_end(position)?,
            lines: Vec::new(),
        })
    }

    /// The result of a search with this side to move; `None` if it found nothing.
    pub fn of_result(turn: Color, result: &SearchResult) -> Option<PositionAnalysis> {
        let lines: Vec<ScoredLine> = result.lines.iter().map(ScoredLine::from).collect();
        Some(PositionAnalysis {
            turn,
            score: lines.first()?.score,
            lines,
        })
    }

    /// The best move.
    pub fn best(&self) -> Option<Move> {
        self.lines.first()?.moves.first().copied()
    }

    /// The depth of the best line in half-moves; 0 where the game is over.
    pub fn depth(&self) -> u8 {
        self.lines.first().map_or(0, |line| line.depth)
    }
}

/// The analysis of the main line of a game, as far as it has come.
///
/// The last position is searched first, and the first one last: what a search leaves in the transposition table
/// then helps the search of the position before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSearch {
    start: Position,
    /// The moves of the main line.
    moves: Vec<Move>,
    rule: DrawRule,
    /// The positions that are left to search, from the start. Their roots would each hold all moves before.
    left: Vec<Position>,
    /// The root of the last of them.
    root: Option<Root>,
    /// The number of searches so far.
    searched: usize,
    /// By the number of half-moves before the position.
    found: Vec<Option<PositionAnalysis>>,
}

impl GameSearch {
    /// The main line of a game under this draw rule.
    pub fn new(tree: &GameTree, rule: DrawRule) -> GameSearch {
        let line: Vec<_> = tree.main_line().collect();
        let moves: Vec<Move> = line.iter().map(|&id| tree.node(id).mv()).collect();
        let mut root = Root::new(tree.start().clone()).with_rule(rule);
        let mut left = vec![root.position().clone()];
        for (&id, &mv) in line.iter().zip(&moves) {
            root = after(root, mv, || tree.position(id));
            left.push(root.position().clone());
        }
        let mut search = GameSearch {
            start: tree.start().clone(),
            moves,
            rule,
            found: vec![None; left.len()],
            left,
            root: None,
            searched: 0,
        };
        search.go_on();
        search
    }

    /// Whether both are about the same moves under the same rule.
    pub fn is_of_same_game(&self, other: &GameSearch) -> bool {
        (&self.start, &self.moves, self.rule) == (&other.start, &other.moves, other.rule)
    }

    /// The position to search next; `None` at the end.
    pub fn root(&self) -> Option<&Root> {
        self.root.as_ref()
    }

    /// Takes the result of the search of [`GameSearch::root`]; `None` if it found nothing.
    pub fn add(&mut self, found: Option<PositionAnalysis>) {
        if self.left.pop().is_some() {
            self.found[self.left.len()] = found;
            self.searched += 1;
        }
        self.go_on();
    }

    /// Searches the next position, and returns what was found.
    pub fn search_next(
        &mut self,
        search: impl FnOnce(&Root) -> SearchResult,
    ) -> Option<PositionAnalysis> {
        let root = self.root()?;
        let found = PositionAnalysis::of_result(root.position().turn(), &search(root));
        self.add(found.clone());
        found
    }

    /// The number of positions that have been searched; those in which the game is over are not.
    pub fn searched(&self) -> usize {
        self.searched
    }

    /// Goes on to the next position to search. Those in which the game is over are not searched.
    fn go_on(&mut self) {
        while let Some(ended) = self.left.last().and_then(PositionAnalysis::of_end) {
            self.left.pop();
            self.found[self.left.len()] = Some(ended);
        }
        self.root = self.last_root();
    }

    /// The root of the last position that is left, with the moves since the last capture or pawn move.
    fn last_root(&self) -> Option<Root> {
        let is_new = |position: &Position| position.halfmove_clock() == 0;
        // From one move earlier, so that the root knows that move.
        let new = self.left.iter().rposition(is_new).unwrap_or(0);
        let from = new.saturating_sub(1);
        let mut positions = self.left.get(from..)?.iter();
        let root = Root::new(positions.next()?.clone()).with_rule(self.rule);
        let played = self.moves.get(from..)?.iter().zip(positions);
        Some(played.fold(root, |root, (&mv, next)| after(root, mv, || next.clone())))
    }

    /// The number of positions, at least one: that before the first move.
    pub fn total(&self) -> usize {
        self.found.len()
    }

    /// The number of positions that are done.
    pub fn done(&self) -> usize {
        self.found.len() - self.left.len()
    }

    /// The start of the game.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves of the game.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// What was found about the position after this many half-moves.
    pub fn at(&self, ply: usize) -> Option<&PositionAnalysis> {
        self.found.get(ply)?.as_ref()
    }

    /// The judgement of the move with this number, 1 for the first, by these scores. The best move that was found
    /// has none, whatever the search of the position after it saw.
    pub fn judgement(&self, scores: &LineScores, number: usize) -> Option<Judgement> {
        scores.judgement(number).filter(|_| !self.is_best(number))
    }

    /// How many moves of both players have which judgement.
    pub fn counts(&self, scores: &LineScores) -> ByColor<Counts> {
        let numbers = 1..=self.moves.len();
        let judgements = numbers.map(|number| self.judgement(scores, number));
        Counts::of_players(self.start.turn(), judgements)
    }

    /// Whether a move is the best one that was found.
    fn is_best(&self, number: usize) -> bool {
        let Some(before) = number.checked_sub(1) else {
            return false;
        };
        let best = self.at(before).and_then(PositionAnalysis::best);
        best.is_some() && best == self.moves.get(before).copied()
    }

    /// The score after this many half-moves, if it is worth writing: the start of a standard game is always the same.
    pub fn score(&self, ply: usize) -> Option<Score> {
        let is_known_start = ply == 0 && self.start == Position::initial();
        let found = self.at(ply).filter(|_| !is_known_start);
        found.map(|found| found.score)
    }

    /// Puts the scores in place of what was known, as far as the search has come.
    pub fn put_scores(&self, scores: &mut LineScores) {
        let found = (0..self.total()).filter(|&ply| self.at(ply).is_some());
        found.for_each(|ply| scores.set(ply, self.score(ply)));
    }

    /// The scores of all positions.
    pub fn scores(&self) -> LineScores {
        let scores = (0..self.total()).map(|ply| self.score(ply));
        LineScores::new(&self.start, scores.collect())
    }
}
