//! Exercises from the mistakes of a game: the position before a bad move, to find a better one.

use super::game_search::{ScoredLine, nodes_in};
use super::judgement::Judgement;
use super::line_scores::LineScores;
use super::root::after;
use super::score::win_percent;
use crate::engine::{Limits, Root, SearchResult, USUAL_TIME};
use crate::game::DrawRule;
use crate::rules::{Move, MoveList, Position};
use crate::tree::{GameTree, NodeId};

/// A move that loses less than this against the best one is right. All losses here are in percent of win chances.
const RIGHT: f64 = 5.0;

/// A solution loses less, so that it is right by other searches too.
const CERTAIN: f64 = 2.5;

/// A move that loses less by another search may be right, and is not called wrong.
pub const NEARLY_RIGHT: f64 = 7.5;

/// The error has to lose at least so much: what a `?` does.
const ERROR: f64 = 10.0;

/// If more moves than these are right, there is nothing to find.
const MOST_SOLUTIONS: usize = 3;

/// How many times the nodes of an exercise its searches have, in their order.
const SEARCHES: [u64; 4] = [1, 2, 1, 1];

/// The nodes to search for an exercise if nothing else is wanted: more than the judgement of the move was based on.
pub const fn exercise_nodes() -> u64 {
    exercise_nodes_after(USUAL_TIME)
}

/// The same where the judgement is based on searches of this time, in milliseconds.
pub const fn exercise_nodes_after(time: u32) -> u64 {
    3 * nodes_in(time, false)
}

/// A move of the main line that is marked `?` or `??`, and no better by the scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadMove {
    /// The number of the half-move, 1 for the first.
    pub number: usize,
    /// The position before it.
    pub root: Root,
    /// The move.
    pub mv: Move,
    /// The move before it.
    pub before: Option<Move>,
    /// How bad it is marked to be.
    pub judgement: Judgement,
}

/// A position in which the player to move erred, with all the moves that are right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// The moves that are right, each with the line that follows; the best first.
    pub solutions: Vec<ScoredLine>,
    /// The error, and the line that refutes it.
    pub error: ScoredLine,
}

/// Whether somebody has analysed a game: it has evaluations, or moves that are marked `?` or `??`.
pub fn is_marked(tree: &GameTree) -> bool {
    let line: Vec<NodeId> = tree.main_line().collect();
    let scores = LineScores::of_tree(tree, &line);
    let is_bad = |(&node, number)| bad_judgement(tree, node, &scores, number).is_some();
    scores.has_any() || line.iter().zip(1..).any(is_bad)
}

/// The moves of the main line that are marked `?` or `??`, by an analysis or by a person. Those of which the scores say
/// otherwise are none.
pub fn bad_moves(tree: &GameTree, rule: DrawRule) -> Vec<BadMove> {
    let mut root = Root::new(tree.start().clone()).with_rule(rule);
    let mut found = Vec::new();
    let mut before = None;
    let line: Vec<NodeId> = tree.main_line().collect();
    let scores = LineScores::of_tree(tree, &line);
    for (number, id) in (1..).zip(line) {
        let mv = tree.node(id).mv();
        if let Some(judgement) = bad_judgement(tree, id, &scores, number) {
            found.push(BadMove {
                number,
                root: root.clone(),
                mv,
                before,
                judgement,
            });
        }
        before = Some(mv);
        root = after(root, mv, || tree.position(id));
    }
    found
}

/// The judgement by which a move is bad; an inaccuracy is not.
fn bad_judgement(
    tree: &GameTree,
    node: NodeId,
    scores: &LineScores,
    number: usize,
) -> Option<Judgement> {
    let judgement = scores.judgement_of_marked(number, tree.node(node).nags());
    judgement.filter(|&judgement| judgement >= Judgement::Mistake)
}

impl BadMove {
    /// The exercise to find better, examined with this search, so many nodes and then twice as many. `None` if the
    /// move was no such error, too many moves are right, or it is not clear which is the best: the best one of each
    /// search has to be as good by the other, and in a search of their own no others may be.
    ///
    /// The result is always the same if the search knows nothing at first.
    pub fn pose(
        &self,
        nodes: u64,
        mut search: impl FnMut(&Root, &Limits) -> SearchResult,
    ) -> Option<Exercise> {
        self.pose_by(nodes, |root, limits| scored(&search(root, limits)))
    }

    fn pose_by(
        &self,
        nodes: u64,
        mut search: impl FnMut(&Root, &Limits) -> Vec<ScoredLine>,
    ) -> Option<Exercise> {
        let first = right_moves(search(&self.root, &limits(nodes)))?;
        if is_among(&first, self.mv) {
            return None;
        }
        let right = right_moves(search(&self.root, &limits(nodes.saturating_mul(2))))?;
        let best = right.first()?.clone();
        let is_certain = |lines, line| lost(lines, line).is_some_and(|lost| lost < CERTAIN);
        if !is_certain(&right, first.first()?) || !is_certain(&first, &best) {
            return None;
        }
        // Searched without the right ones, the best of the others is seen more deeply than beside them.
        let others = search(&self.without(&right), &Limits::nodes(nodes));
        if others.iter().any(|other| loss(&best, other) < CERTAIN) {
            return None;
        }
        let only = self
            .root
            .clone()
            .with_search_moves(MoveList::from_iter([self.mv]));
        let error = search(&only, &Limits::nodes(nodes));
        let error = error.into_iter().next()?;
        let is_error = loss(&best, &error) >= ERROR;
        let certain = right.into_iter().filter(|line| loss(&best, line) < CERTAIN);
        let solutions = certain.collect();
        is_error.then_some(Exercise { solutions, error })
    }

    /// The root for a search of all moves but the first ones of these lines.
    fn without(&self, lines: &[ScoredLine]) -> Root {
        let moves = self.root.moves();
        let others = moves.iter().copied().filter(|&mv| !is_among(lines, mv));
        self.root.clone().with_search_moves(others.collect())
    }
}

/// A mistake that is being examined, one search at a time, by whoever can search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Posing {
    bad: BadMove,
    nodes: u64,
    /// What the searches so far have found.
    found: Vec<Vec<ScoredLine>>,
}

/// What a mistake that is being examined needs next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PosingStep {
    /// A search.
    Search(Box<Root>, Box<Limits>),
    /// Nothing: this is the exercise, or there is none.
    Done(Option<Box<Exercise>>),
}

impl Posing {
    /// Begins with so many nodes.
    pub fn new(bad: BadMove, nodes: u64) -> Posing {
        Posing {
            bad,
            nodes,
            found: Vec::new(),
        }
    }

    /// The position before the mistake.
    pub fn position(&self) -> &Position {
        self.bad.root.position()
    }

    /// What comes next.
    pub fn step(&self) -> PosingStep {
        let mut known = self.found.iter();
        let mut wanted = None;
        // It goes on as far as the results are known; with an empty one it ends.
        let posed = self.bad.pose_by(self.nodes, |root, limits| {
            known.next().cloned().unwrap_or_else(|| {
                let search = || (Box::new(root.clone()), Box::new(limits.clone()));
                wanted.get_or_insert_with(search);
                Vec::new()
            })
        });
        match wanted {
            Some((root, limits)) => PosingStep::Search(root, limits),
            None => PosingStep::Done(posed.map(Box::new)),
        }
    }

    /// How far it has come when the present search has looked at so many nodes, in percent.
    pub fn percent(&self, nodes: u64) -> u8 {
        let (done, left) = SEARCHES.split_at(self.found.len().min(SEARCHES.len()));
        let times = |searches: &[u64]| self.nodes.saturating_mul(searches.iter().sum());
        let present = nodes.min(times(left.get(..1).unwrap_or_default()));
        let searched = times(done).saturating_add(present);
        let percent = searched.saturating_mul(100) / times(&SEARCHES).max(1);
        percent.min(100) as u8
    }

    /// Takes the result of the search that was wanted.
    pub fn take(&mut self, result: &SearchResult) {
        self.found.push(scored(result));
    }
}

/// One line more than may be right.
fn limits(nodes: u64) -> Limits {
    Limits {
        lines: MOST_SOLUTIONS + 1,
        ..Limits::nodes(nodes)
    }
}

/// The lines that are right, the best first, if they are not too many.
fn right_moves(mut lines: Vec<ScoredLine>) -> Option<Vec<ScoredLine>> {
    let best = lines.first()?.clone();
    lines.retain(|line| loss(&best, line) < RIGHT);
    (lines.len() <= MOST_SOLUTIONS).then_some(lines)
}

fn first_move(line: &ScoredLine) -> Option<Move> {
    line.moves.first().copied()
}

/// What the first move of a line loses by other lines, if it is among them.
fn lost(lines: &[ScoredLine], line: &ScoredLine) -> Option<f64> {
    let mv = first_move(line);
    let same = lines.iter().find(|it| first_move(it) == mv)?;
    Some(loss(lines.first()?, same))
}

fn is_among(lines: &[ScoredLine], mv: Move) -> bool {
    lines.iter().any(|line| first_move(line) == Some(mv))
}

fn scored(result: &SearchResult) -> Vec<ScoredLine> {
    result.lines.iter().map(ScoredLine::from).collect()
}

/// How much worse a line is than the best one, in percent of win chances.
fn loss(best: &ScoredLine, line: &ScoredLine) -> f64 {
    win_percent(best.score) - win_percent(line.score)
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use super::*;
    use crate::engine::{Searcher, StopFlag};
    use crate::notation::{pgn, san};

    const NODES: u64 = 20_000;

    /// The exercises of a game, with the right moves in order of their names.
    fn posed(text: &str) -> Vec<(usize, Vec<String>)> {
        let game = pgn::read(text).game;
        let bad = bad_moves(&game.tree, DrawRule::Fide);
        let exercise = |bad: &BadMove| {
            let mut searcher = Searcher::new(1, NonZeroUsize::MIN);
            let posed = bad.pose(NODES, |root, limits| {
                searcher.search(root, limits, &StopFlag::default(), &mut |_| ())
            })?;
            assert_eq!(posed.error.moves.first(), Some(&bad.mv));
            assert_eq!(stepwise(bad).as_ref(), Some(&posed));
            let firsts = posed.solutions.iter().filter_map(|line| line.moves.first());
            let mut words: Vec<String> = firsts
                .map(|&mv| san::write(bad.root.position(), mv))
                .collect();
            words.sort();
            Some((bad.number, words))
        };
        bad.iter().filter_map(exercise).collect()
    }

    fn stepwise(bad: &BadMove) -> Option<Exercise> {
        let mut posing = Posing::new(bad.clone(), NODES);
        let mut searcher = Searcher::new(1, NonZeroUsize::MIN);
        let mut percent = 0;
        loop {
            match posing.step() {
                PosingStep::Done(exercise) => return exercise.map(|it| *it),
                PosingStep::Search(root, limits) => {
                    assert_eq!(posing.percent(0), percent);
                    percent = posing.percent(limits.nodes.expect("a limit"));
                    let stop = StopFlag::default();
                    posing.take(&searcher.search(&root, &limits, &stop, &mut |_| ()));
                }
            }
        }
    }

    #[test]
    fn a_missed_mate_is_posed_to_the_one_who_missed_it() {
        let missed = "[FEN \"6k1/5ppp/7q/8/8/8/5PPP/R5K1 w - - 0 1\"]\n\n1. h3?? g6 *";
        assert_eq!(posed(missed), [(1, vec!["Ra8#".to_owned()])]);
    }

    #[test]
    fn a_good_move_that_somebody_marked_is_not_posed() {
        let mate = "[FEN \"6k1/5ppp/7q/8/8/8/5PPP/R5K1 w - - 0 1\"]\n\n1. Ra8#?? *";
        assert_eq!(posed(mate), []);
    }

    #[test]
    fn a_position_with_many_right_moves_is_not_posed() {
        // Nearly every move wins.
        let won = "[FEN \"4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1\"]\n\n1. Qa7?? *";
        assert_eq!(posed(won), []);
    }

    #[test]
    fn only_mistakes_and_blunders_of_the_main_line_are_bad_moves() {
        let text = "1. f3?! e5 2. g4?? (2. e4?) Qh4# *";
        let game = pgn::read(text).game;
        let bad = bad_moves(&game.tree, DrawRule::Fide);
        let found: Vec<_> = bad.iter().map(|bad| (bad.number, bad.judgement)).collect();
        assert_eq!(found, [(3, Judgement::Blunder)]);
        assert!(is_marked(&game.tree));
        let opinion = pgn::read("1. e4 {[%eval 0.3]} e5?? {[%eval 0.3]} *").game;
        assert!(bad_moves(&opinion.tree, DrawRule::Fide).is_empty());
        let plain = pgn::read("1. f3?! e5 2. g4 (2. e4?) *").game;
        assert!(!is_marked(&plain.tree));
        let evaluated = pgn::read("1. e4 {[%eval 0.3]} e5 *").game;
        assert!(is_marked(&evaluated.tree));
    }
}
