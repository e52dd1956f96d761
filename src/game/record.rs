//! The moves of a game with all positions, on top of its tree.

use std::iter;
use std::sync::Arc;
use std::time::Duration;

use super::draw_rule::DrawRule;
use crate::notation::opening::{self, Opening};
use crate::notation::san;
use crate::rules::{ByColor, Color, IllegalMove, Move, Piece, Position, Role, Square};
use crate::tree::{GameTree, Node, NodeId};

/// One half-move of a game.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The move in the tree, with its annotations.
    pub node: NodeId,
    /// The move.
    pub mv: Move,
    /// The move in SAN.
    pub san: String,
    /// The position that the move led to.
    pub position: Position,
    /// Its times.
    pub times: Times,
}

/// The times of a half-move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// What both clocks showed after it.
    pub clocks: ByColor<Duration>,
    /// How much of it each side was given by the other.
    pub given: ByColor<Duration>,
    /// Where the mover's clock time comes from.
    pub time_source: TimeSource,
    /// How long the side thought about the move, where that is known.
    pub spent: Option<Duration>,
}

/// Where the clock time after a move comes from, in the program and in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeSource {
    /// The clock itself (`%clk`).
    Clock,
    /// The sum of the move times (`%emt`): for a clock that counts up, since other programs take `%clk`
    /// for the time left.
    Elapsed,
    /// It is unknown.
    Unknown,
}

/// Node ids are not compared: they change when a game is saved and opened.
impl PartialEq for Ply {
    fn eq(&self, other: &Ply) -> bool {
        self.mv == other.mv && self.position == other.position && self.times == other.times
    }
}

impl Eq for Ply {}

impl Times {
    /// The mover's clock after the move, where it comes from the clock itself.
    pub(super) fn shown_clock(&self, mover: Color) -> Option<Duration> {
        (self.time_source == TimeSource::Clock).then_some(self.clocks[mover])
    }
}

/// The score sheet: the start position, the moves, and the moves that were taken back.
///
/// A clone shares the moves, which are copied only when one of both changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// All lines. The game is the main line, followed by moves that were taken back and not replaced.
    tree: Arc<GameTree>,
    plies: Arc<Vec<Ply>>,
    /// Moves taken back and not replaced; the latest is last.
    undone: Vec<Ply>,
    draw_rule: DrawRule,
    /// What the clocks showed before the first move.
    first_clocks: ByColor<Duration>,
}

impl Record {
    /// A record without moves, under FIDE rules.
    pub fn new(start: Position) -> Record {
        Record::over(GameTree::new(start))
    }

    /// A record over a tree, none of whose moves has been played yet.
    pub(super) fn over(tree: GameTree) -> Record {
        Record {
            tree: Arc::new(tree),
            plies: Arc::default(),
            undone: Vec::new(),
            draw_rule: DrawRule::Fide,
            first_clocks: ByColor::default(),
        }
    }

    /// Which repetition draws the game.
    pub fn draw_rule(&self) -> DrawRule {
        self.draw_rule
    }

    pub(super) fn with_draw_rule(self, draw_rule: DrawRule) -> Record {
        Record { draw_rule, ..self }
    }

    pub(super) fn set_first_clocks(&mut self, clocks: ByColor<Duration>) {
        self.first_clocks = clocks;
    }

    /// The game with all its lines: those of the file that it comes from, and what was taken back.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    fn tree_mut(&mut self) -> &mut GameTree {
        Arc::make_mut(&mut self.tree)
    }

    fn plies_mut(&mut self) -> &mut Vec<Ply> {
        Arc::make_mut(&mut self.plies)
    }

    /// The last move of the game; the root before the first one.
    pub fn end(&self) -> NodeId {
        self.plies.last().map_or(NodeId::ROOT, |ply| ply.node)
    }

    /// The last move, or the root before the first one, to annotate it.
    pub(super) fn end_mut(&mut self) -> &mut Node {
        let end = self.end();
        self.tree_mut().node_mut(end)
    }

    /// The half-moves played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position after all moves.
    pub fn position(&self) -> &Position {
        self.position_at(self.plies.len())
    }

    /// The position after this many half-moves; 0, or a number past the end, is the start position.
    pub fn position_at(&self, ply: usize) -> &Position {
        self.ply(ply).map_or(self.tree.start(), |ply| &ply.position)
    }

    /// The opening after this many half-moves, by the last position that has a name; `None` for a game
    /// from another start position.
    pub fn opening_at(&self, ply: usize) -> Option<&'static Opening> {
        let played = self.plies.iter().take(ply).map(|ply| &ply.position);
        opening::of_line(iter::once(self.position_at(0)).chain(played))
    }

    /// The clock times after this many half-moves.
    pub fn clocks_at(&self, ply: usize) -> ByColor<Duration> {
        self.ply(ply)
            .map_or(self.first_clocks, |ply| ply.times.clocks)
    }

    /// How much time each side had been given by the other after this many half-moves.
    pub fn given_at(&self, ply: usize) -> ByColor<Duration> {
        self.ply(ply)
            .map_or(ByColor::default(), |ply| ply.times.given)
    }

    /// The squares of the piece that made the half-move with this number, before and after it; of the king
    /// when it castled.
    pub fn path_of(&self, number: usize) -> Option<(Square, Square)> {
        let ply = self.ply(number)?;
        let before = self.position_at(number.checked_sub(1)?);
        Some(before.path_of(ply.mv))
    }

    /// The half-move with this number, counted from 1.
    pub fn ply(&self, number: usize) -> Option<&Ply> {
        self.plies.get(number.checked_sub(1)?)
    }

    /// The side that made the half-move with this number, and the number of its move.
    pub fn mover(&self, number: usize) -> (Color, u32) {
        let before = self.position_at(number.saturating_sub(1));
        (before.turn(), before.fullmove_number())
    }

    /// How many moves each side has made in this many half-moves.
    pub fn moves_made(&self, ply: usize) -> ByColor<u32> {
        let ply = ply.min(self.plies.len()) as u32;
        let mut made = ByColor::from_fn(|_| ply / 2);
        made[self.tree.start().turn()] += ply % 2;
        made
    }

    /// How long the side thought about the half-move with this number, where that is known.
    pub fn time_spent(&self, number: usize) -> Option<Duration> {
        self.ply(number)?.times.spent
    }

    /// Whether any move has a time, or there are no moves yet.
    pub fn is_timed(&self) -> bool {
        self.plies.is_empty()
            || self
                .plies
                .iter()
                .any(|ply| ply.times.time_source != TimeSource::Unknown)
    }

    /// Plays a move whose time is not known.
    ///
    /// ```
    /// use deskmate::game::Record;
    /// use deskmate::rules::Position;
    ///
    /// let mut record = Record::new(Position::initial());
    /// record.play("e2e4".parse()?)?;
    /// record.play("c7c5".parse()?)?;
    /// assert_eq!(record.plies()[1].san, "c5");
    /// assert_eq!(record.opening_at(2).map(|opening| opening.name), Some("Sicilian Defence"));
    /// assert!(record.play("e4e6".parse()?).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Says why the move is not legal.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let position = self.position().play(mv)?;
        let played = self.plies.len();
        let times = Times {
            clocks: self.clocks_at(played),
            given: self.given_at(played),
            time_source: TimeSource::Unknown,
            spent: None,
        };
        self.push(mv, position, times);
        Ok(())
    }

    /// Adds a legal move to the game. Moves that were taken back can then no longer be replayed; they
    /// stay in the tree as a variation.
    pub(super) fn push(&mut self, mv: Move, position: Position, times: Times) {
        let end = self.end();
        let tree = self.tree_mut();
        let node = tree.add_or_find(end, mv);
        tree.promote(node);
        self.undone.clear();
        self.advance(node, position, times);
    }

    /// Advances to the next move of the tree, which is legal.
    pub(super) fn advance(&mut self, node: NodeId, position: Position, times: Times) {
        let mv = self.tree.node(node).mv();
        let san = san::write(self.position(), mv);
        self.plies_mut().push(Ply {
            node,
            mv,
            san,
            position,
            times,
        });
    }

    /// The half-move played last.
    pub(super) fn last_mut(&mut self) -> Option<&mut Ply> {
        self.plies_mut().last_mut()
    }

    /// Takes the last half-move back, if there is one.
    pub(super) fn pop(&mut self) {
        let taken_back = self.plies_mut().pop();
        self.undone.extend(taken_back);
    }

    /// The half-move taken back last, as long as it can be replayed.
    pub fn taken_back(&self) -> Option<&Ply> {
        self.undone.last()
    }

    /// Replays the half-move taken back last; false if there is none.
    pub(super) fn replay(&mut self) -> bool {
        let replayed = self.undone.pop();
        let any = replayed.is_some();
        self.plies_mut().extend(replayed);
        any
    }

    /// The pieces that each side has captured in this many half-moves, the most valuable first.
    pub fn captured_by(&self, ply: usize) -> ByColor<Vec<Role>> {
        let mut captured: ByColor<Vec<Role>> = ByColor::default();
        for number in 1..=ply.min(self.plies.len()) {
            let before = self.position_at(number - 1);
            let taken = self.ply(number).and_then(|ply| before.captured(ply.mv));
            if let Some((_, piece)) = taken {
                captured[before.turn()].push(piece.role());
            }
        }
        for color in Color::BOTH {
            captured[color].sort_by(|a, b| b.cmp(a));
        }
        captured
    }
}

/// The material of this side minus that of the other, in pawns.
pub fn material_lead(position: &Position, color: Color) -> i32 {
    let difference = material_difference(position);
    match color {
        Color::White => difference,
        Color::Black => -difference,
    }
}

/// White's material minus Black's, in pawns (queen 9, rook 5, bishop and knight 3).
pub fn material_difference(position: &Position) -> i32 {
    let signed = |piece: Piece| match piece.color() {
        Color::White => piece.role().worth(),
        Color::Black => -piece.role().worth(),
    };
    position
        .board()
        .pieces()
        .map(|(_, piece)| signed(piece))
        .sum()
}
