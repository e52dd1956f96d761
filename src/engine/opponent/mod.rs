//! An opponent that plays like a person of some strength.
//!
//! It looks at each of its moves with a small search, in which it overlooks some of the replies: those that a person is
//! likely to overlook too (`sight`). What it thinks of a move is blurred, more for moves that are hard to judge, and it
//! compares the moves that seem best once more. So its faults come from what it has not seen, and small ones are more
//! frequent than large ones; no move is drawn by lot.
//!
//! Its limits are nodes and depth, and its numbers whole ones, so the same game, strength and seed give the same move on
//! every machine.
//!
//! ```
//! use deskmate::engine::{Limits, Opponent, Root, StopFlag, Strength};
//! use deskmate::rules::Position;
//!
//! let root = Root::new(Position::initial());
//! let mut first = Opponent::new(Strength::of_level(4), 7);
//! let mut second = Opponent::new(Strength::of_elo(1200), 7);
//! let (limits, stop_flag) = (Limits::default(), StopFlag::default());
//! let choice = first.choose(&root, &limits, &stop_flag).expect("a legal move");
//! assert!(root.position().is_legal(choice.mv));
//! assert_eq!(second.choose(&root, &limits, &stop_flag), Some(choice));
//! ```

mod book;
mod chances;
mod pace;
mod proposal;
mod random;
mod sight;
mod strength;
mod technique;

use std::num::NonZeroUsize;

use super::evaluation::evaluate;
use super::limits::{Limits, StopFlag, Watch};
use super::report::{Report, SearchResult};
use super::root::Root;
use super::score::Score;
use super::searcher::Searcher;
use crate::game::DrawRule;
use crate::rules::{Move, MoveList, Position};
use book::opening_move;
use chances::worth;
use random::{Chance, Topic};
use sight::difficulty;
use strength::Habits;

pub use chances::win_chances;
pub use pace::Pace;
pub use proposal::{DrawReason, Proposal};
pub use strength::{MAX_ELO, MIN_ELO, Strength};

/// The most nodes for a look at one move, for positions with endless captures.
const GLANCE_NODES: u64 = 3_000;

/// The size of the transposition table in mebibytes.
const TABLE_SIZE: usize = 4;

/// An opponent of some strength.
#[derive(Debug)]
pub struct Opponent {
    strength: Strength,
    seed: u64,
    searcher: Searcher,
}

/// A move that an opponent chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChosenMove {
    /// The move.
    pub mv: Move,
    /// What the opponent thinks of it; `None` for a move that it plays without thinking.
    pub score: Option<Score>,
    /// The nodes that it has searched.
    pub nodes: u64,
}

impl ChosenMove {
    fn at_once(mv: Move) -> ChosenMove {
        ChosenMove {
            mv,
            score: None,
            nodes: 0,
        }
    }
}

/// A move and what it seems to be worth.
struct Candidate {
    mv: Move,
    score: Score,
    worth: i32,
}

/// What an opponent knows before it looks at its moves.
struct Situation<'a> {
    root: &'a Root,
    habits: Habits,
    chance: Chance,
    /// What the other side could play if it were its turn, and this opponent has seen or not.
    threats: MoveList,
    passed: Option<Position>,
}

/// What ends a search before the habits do.
#[derive(Clone, Copy)]
struct Thought<'a> {
    limits: &'a Limits,
    stop_flag: &'a StopFlag,
}

impl<'a> Thought<'a> {
    /// The limits of a search of at most this many nodes.
    fn nodes(self, most: u64) -> (Limits, &'a StopFlag) {
        let nodes = self.limits.nodes.map_or(most, |nodes| nodes.min(most));
        let limits = Limits {
            nodes: Some(nodes),
            lines: 1,
            ..self.limits.clone()
        };
        (limits, self.stop_flag)
    }
}

impl Opponent {
    /// An opponent of a strength, for a game with this seed.
    pub fn new(strength: Strength, seed: u64) -> Opponent {
        Opponent {
            strength,
            seed,
            searcher: Searcher::new(TABLE_SIZE, NonZeroUsize::MIN),
        }
    }

    /// The move in a position of a game; `None` if there is no legal one. It depends on nothing but the game, the
    /// strength and the seed, unless the limits or the stop flag end it earlier: then it is the best move so far.
    pub fn choose(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop_flag: &StopFlag,
    ) -> Option<ChosenMove> {
        let moves = root.moves();
        let &first = moves.first()?;
        let position = root.position();
        let known = match moves.len() {
            1 => Some(first),
            _ => moves.iter().copied().find(|&mv| is_mate(position, mv)),
        };
        let chance = Chance::new(self.seed, position.key(), root.repetitions());
        let known = known.or_else(|| {
            let of_book = opening_move(position, self.strength, chance);
            of_book.filter(|mv| moves.contains(mv))
        });
        if let Some(mv) = known {
            return Some(ChosenMove::at_once(mv));
        }
        self.searcher.clear();
        let habits = self.strength.habits();
        let thought = Thought { limits, stop_flag };
        if let Some(nodes) = technique::nodes(position, self.strength) {
            return self.compare(root, moves, thought.nodes(nodes.max(habits.nodes)));
        }
        if habits.candidates >= moves.len() && habits.noise == 0 {
            return self.compare(root, moves, thought.nodes(habits.nodes));
        }
        let passed = (!position.is_check()).then(|| position.passed());
        let situation = Situation {
            root,
            habits,
            chance,
            threats: passed
                .as_ref()
                .map(Position::legal_moves)
                .unwrap_or_default(),
            passed,
        };
        let (seen, nodes) = self.look_at(&situation, &moves, thought);
        let best = seen.first()?;
        let choice = ChosenMove {
            mv: best.mv,
            score: Some(best.score),
            nodes,
        };
        let candidates: MoveList = seen
            .iter()
            .take(habits.candidates)
            .map(|one| one.mv)
            .collect();
        if candidates.len() < 2 || habits.nodes == 0 || stop_flag.is_stopped() {
            return Some(choice);
        }
        // What was seen with replies left out must not stand for the whole.
        self.searcher.clear();
        let compared = self.compare(root, candidates, thought.nodes(habits.nodes));
        compared.map(|compared| ChosenMove {
            nodes: nodes + compared.nodes,
            ..compared
        })
    }

    /// Chooses as [`Opponent::choose`] does, with the choice reported like the result of a search.
    pub fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop_flag: &StopFlag,
        on_report: &mut dyn FnMut(Report),
    ) -> SearchResult {
        let watch = Watch::start(limits, stop_flag);
        let choice = self.choose(root, limits, stop_flag);
        let report = choice.map(|choice| Report {
            line: 1,
            depth: 1,
            selective_depth: 1,
            score: choice
                .score
                .unwrap_or_else(|| Score::Centipawns(evaluate(root.position()))),
            nodes: choice.nodes,
            time: watch.elapsed(),
            hashfull: 0,
            moves: [choice.mv].into_iter().collect(),
        });
        if let Some(report) = &report {
            on_report(report.clone());
        }
        SearchResult {
            best: choice.map(|choice| choice.mv),
            reply: None,
            nodes: choice.map_or(0, |choice| choice.nodes),
            lines: report.into_iter().collect(),
        }
    }

    /// Compares some moves by a search that overlooks nothing.
    fn compare(
        &mut self,
        root: &Root,
        moves: MoveList,
        (limits, stop_flag): (Limits, &StopFlag),
    ) -> Option<ChosenMove> {
        let root = root.clone().with_search_moves(moves);
        let result = self.searcher.search(&root, &limits, stop_flag, &mut |_| ());
        Some(ChosenMove {
            mv: result.best?,
            score: result.lines.first().map(|line| line.score),
            nodes: result.nodes,
        })
    }

    /// Looks at the moves that come to mind, and says which seem best, best first.
    fn look_at(
        &mut self,
        situation: &Situation,
        moves: &MoveList,
        thought: Thought,
    ) -> (Vec<Candidate>, u64) {
        let mut nodes = 0;
        let mut seen = Vec::with_capacity(moves.len());
        for mv in situation.considered(moves) {
            let (score, searched) = self.glance(situation, mv, thought);
            nodes += searched;
            seen.push(Candidate {
                mv,
                score,
                worth: worth(score),
            });
        }
        let best = seen.iter().map(|one| one.worth).max().unwrap_or(500);
        for candidate in &mut seen {
            candidate.worth += situation.blur(candidate.mv, best);
        }
        // Stable, so that equal ones stay in the order of the moves.
        seen.sort_by_key(|candidate| -candidate.worth);
        (seen, nodes)
    }

    /// A look at one move: its score for the mover if the other side plays one of the replies that are seen.
    fn glance(&mut self, situation: &Situation, mv: Move, thought: Thought) -> (Score, u64) {
        let mut after = situation.root.clone();
        after.go_to(mv, situation.root.position().after(mv));
        if is_drawn(&after) {
            return (Score::Centipawns(0), 0);
        }
        let replies = situation.seen_replies(&after, mv);
        let (limits, stop_flag) = thought.nodes(GLANCE_NODES);
        let limits = Limits {
            depth: Some(situation.habits.depth),
            ..limits
        };
        let lead = evaluate(after.position());
        let after = after.with_search_moves(replies);
        let result = self
            .searcher
            .search(&after, &limits, stop_flag, &mut |_| ());
        let line = result.lines.first();
        let score = line.map_or(Score::Centipawns(lead), |line| line.score);
        (score.for_other(), result.nodes)
    }
}

impl Situation<'_> {
    /// The own moves that come to mind: the harder ones not always.
    fn considered(&self, moves: &MoveList) -> MoveList {
        const LEAST: usize = 4;
        let position = self.root.position();
        let comes_to_mind = |mv: &Move| {
            let hard = difficulty(position, *mv, self.root.last());
            let wins = position.captured(*mv).is_some();
            wins || !self.overlooks(hard / 2, Topic::OwnMove, &[*mv])
        };
        let considered: MoveList = moves.iter().copied().filter(comes_to_mind).collect();
        if considered.len() < LEAST {
            moves.clone()
        } else {
            considered
        }
    }

    /// The replies to a move that are seen. A threat that stood before the move is seen after all moves or after none,
    /// so that it is not just the move with an overlooked answer that seems good. Quiet replies are taken for granted:
    /// everybody knows that an attacked piece can move away.
    fn seen_replies(&self, after: &Root, mv: Move) -> MoveList {
        let position = after.position();
        let is_seen = |reply: &Move| match self.threat(position, *reply) {
            _ if is_quiet(position, *reply) => true,
            Some(before) => {
                let hard = difficulty(before, *reply, None);
                !self.overlooks(hard, Topic::Threat, &[*reply])
            }
            None => {
                let hard = difficulty(position, *reply, after.last());
                !self.overlooks(hard, Topic::Reply, &[mv, *reply])
            }
        };
        position.legal_moves().into_iter().filter(is_seen).collect()
    }

    /// The position before a move, with the other side to move, if the reply threatened already there.
    fn threat(&self, after: &Position, reply: Move) -> Option<&Position> {
        let before = self.passed.as_ref()?;
        let is_same = after.board().get(reply.to) == before.board().get(reply.to);
        (is_same && self.threats.contains(&reply)).then_some(before)
    }

    fn overlooks(&self, difficulty: u32, topic: Topic, moves: &[Move]) -> bool {
        self.chance.below(10_000, topic, moves) < self.habits.blindness * difficulty
    }

    /// By how much the judgement of a move is off: less for obvious moves, and less if the game is decided.
    fn blur(&self, mv: Move, best: i32) -> i32 {
        let hard = difficulty(self.root.position(), mv, self.root.last()) as i32;
        let best = best.clamp(0, 1000);
        let open = 350 + 650 * (4 * best * (1000 - best) / 1000) / 1000;
        let deviation = self.habits.noise * (40 + hard) / 100 * open / 1000;
        self.chance.bell(Topic::Noise, mv) * deviation / 1000
    }
}

fn is_quiet(position: &Position, mv: Move) -> bool {
    let takes = mv.promotion.is_some() || position.captured(mv).is_some();
    !takes && !position.after(mv).is_check()
}

fn is_mate(position: &Position, mv: Move) -> bool {
    let after = position.after(mv);
    after.is_check() && !after.has_legal_move()
}

/// Whether the game is a draw, or can be claimed as one.
fn is_drawn(root: &Root) -> bool {
    let position = root.position();
    let is_repeated = root.rule() == DrawRule::Fide && root.repetitions() >= 3;
    let is_stuck = !position.has_legal_move() && !position.is_check();
    is_repeated
        || is_stuck
        || position.halfmove_clock() >= 100
        || position.is_insufficient_material()
}
