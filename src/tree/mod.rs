//! A game as a tree of moves: the main line and all variations, with their annotations.
//!
//! [`GameTree`] is the common type of PGN, the game being played and the review. Its nodes are in one
//! list and refer to each other by [`NodeId`], so a place in a game is a plain value. The root is the
//! position before the first move; every other node is a move.
//!
//! ```
//! use deskmate::rules::Position;
//! use deskmate::tree::{GameTree, NodeId};
//!
//! let mut tree = GameTree::new(Position::initial());
//! let e4 = tree.add(NodeId::ROOT, "e2e4".parse()?);
//! let d4 = tree.add(NodeId::ROOT, "d2d4".parse()?);
//! tree.promote(d4);
//! assert_eq!(tree.main_line().collect::<Vec<_>>(), [d4]);
//! assert_eq!(tree.variations(d4).collect::<Vec<_>>(), [e4]);
//! # Ok::<(), deskmate::rules::ParseMoveError>(())
//! ```
//!
//! A [`History`] edits a tree with undo and redo. Here a game that was played is annotated:
//!
//! ```
//! use deskmate::notation::pgn;
//! use deskmate::rules::{Move, Square};
//! use deskmate::tree::{Edit, EditError, History, Nag, NodeId};
//!
//! let mut game = pgn::read("1. f3 e5 2. g4 Qh4# 0-1").game;
//! let mut history = History::new(game.tree.clone()).into_played();
//! let saved = history.revision();
//! let g4 = history.tree().main_line().nth(2).expect("a third half-move");
//! let before = history.tree().parent(g4).expect("a move before it");
//!
//! history.apply(Edit::ToggleNag { node: g4, nag: Nag::BLUNDER })?;
//! let line = history.apply(Edit::Play { after: before, mv: Move::new(Square::G2, Square::G3) })?;
//! history.apply(Edit::Words { node: line, words: "is safe.".to_owned() })?;
//! assert_eq!(history.apply(Edit::Promote(line)), Err(EditError::MainLineIsKept));
//!
//! game.tree = history.tree().clone();
//! assert!(pgn::write(&game).ends_with("\n1. f3 e5 2. g4 $4 (2. g3 {is safe.}) 2... Qh4# 0-1\n"));
//! assert!(history.is_changed_since(saved));
//!
//! // Each undo returns the node to show.
//! let shown: Vec<NodeId> = std::iter::from_fn(|| history.undo()).collect();
//! assert_eq!(shown, [line, before, g4]);
//! assert!(!history.is_changed_since(saved));
//! # Ok::<(), EditError>(())
//! ```

mod annotation;
mod commands;
mod edit;
mod evaluation;
mod history;
mod main_line;
mod mark;
mod nag;
mod navigation;
mod node;
mod own_note;
mod text_order;
mod walk;

pub(crate) use commands::{BREAK, tidy, unwrapped};
pub use evaluation::{Evaluation, Score};
pub use history::{Changed, Edit, EditError, History, Revision};
pub use main_line::MainLine;
pub use mark::{Ink, Mark};
pub use nag::{Nag, NagKind};
pub use node::{Node, NodeId};
pub(crate) use own_note::{own_note, with_own_note};
pub use text_order::{TextItem, TextItemKind, TextOrder};

use crate::rules::{Move, Position};

/// The maximum nesting of brackets. Deeper variations of a file are kept as comments.
pub const DEEPEST_LINE: usize = 100;

/// A game with all its lines.
///
/// Two trees are equal if they have the same start and the same moves in the same order with the same
/// annotations; their node ids may differ.
#[derive(Clone, Debug)]
pub struct GameTree {
    start: Position,
    /// The root is the first. A removed node stays in the list, unreachable.
    nodes: Vec<Node>,
}

impl GameTree {
    /// A game without moves.
    pub fn new(start: Position) -> GameTree {
        GameTree::with_capacity(start, 0)
    }

    /// A game without moves, with room for this many.
    pub fn with_capacity(start: Position, moves: usize) -> GameTree {
        let mut nodes = Vec::with_capacity(moves + 1);
        nodes.push(Node::new(Move::NULL, None));
        GameTree { start, nodes }
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Sets the start position of a game without moves.
    pub(crate) fn set_start(&mut self, start: Position) {
        self.start = start;
    }

    /// Whether there are no moves and no comment.
    pub fn is_empty(&self) -> bool {
        self.root().is_bare() && self.first_child(NodeId::ROOT).is_none()
    }

    /// The number of moves ever added in all lines, including those removed since.
    pub fn moves_added(&self) -> usize {
        self.nodes.len() - 1
    }

    /// The moves added after the first `count`, in the order in which they were added: each after the move
    /// before it. Those removed since are among them.
    pub fn added_after(&self, count: usize) -> impl Iterator<Item = NodeId> + use<> {
        (count + 1..self.nodes.len()).map(NodeId::at)
    }

    /// The root; its comment is about the whole game.
    pub fn root(&self) -> &Node {
        self.node(NodeId::ROOT)
    }

    /// Whether a node is in this tree. Removed nodes and their descendants are not.
    pub fn contains(&self, id: NodeId) -> bool {
        let mut id = Some(id).filter(|&id| self.is_listed(id));
        while let Some(child) = id {
            let Some(parent) = self.parent(child) else {
                return true;
            };
            id = self
                .children(parent)
                .any(|other| other == child)
                .then_some(parent);
        }
        false
    }

    /// Whether a node is or was in this tree.
    pub(in crate::tree) fn is_listed(&self, id: NodeId) -> bool {
        id.index() < self.nodes.len()
    }

    /// A node of this tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// A node of this tree, to change its annotations.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// Adds a move as the last child of a node, and returns its node. The caller checks that it is
    /// legal; [`Move::NULL`] passes.
    ///
    /// ```
    /// use deskmate::rules::{Color, Position};
    /// use deskmate::tree::{GameTree, NodeId};
    ///
    /// let mut tree = GameTree::new(Position::initial());
    /// let e4 = tree.add(NodeId::ROOT, "e2e4".parse()?);
    /// let e5 = tree.add(e4, "e7e5".parse()?);
    /// let c5 = tree.add(e4, "c7c5".parse()?);
    /// assert!(tree.is_on_main_line(e5) && !tree.is_on_main_line(c5));
    /// assert_eq!(tree.position(c5).turn(), Color::White);
    /// # Ok::<(), deskmate::rules::ParseMoveError>(())
    /// ```
    pub fn add(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = NodeId::at(self.nodes.len());
        let siblings = &mut self.node_mut(parent).links;
        let last = siblings.last_child.replace(id);
        match last {
            Some(last) => self.node_mut(last).links.next = Some(id),
            None => siblings.first_child = Some(id),
        }
        let mut node = Node::new(mv, Some(parent));
        node.nesting = u8::from(last.is_some());
        self.nodes.push(node);
        id
    }

    /// Adds an alternative to a move as its last sibling, and returns its node. In a text it is in
    /// brackets after the other move. So variations must be added in text order: those of a variation's
    /// first move before the next variation.
    pub fn add_variation(&mut self, replaced: NodeId, mv: Move) -> NodeId {
        let parent = self.parent(replaced).unwrap_or(NodeId::ROOT);
        let last = self.node(parent).links.last_child;
        let last_nesting = last.map_or(0, |last| self.node(last).nesting);
        let nesting = self.node(replaced).nesting.min(last_nesting);
        let id = self.add(parent, mv);
        self.node_mut(id).nesting = nesting.saturating_add(u8::from(last.is_some()));
        id
    }

    /// The child of `parent` with this move: an existing one, or a new one as in [`GameTree::add`].
    pub fn add_or_find(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let known = self.children(parent).find(|&id| self.node(id).mv() == mv);
        known.unwrap_or_else(|| self.add(parent, mv))
    }

    /// The position before a node's move; for the root, the start position.
    pub fn position_before(&self, id: NodeId) -> Position {
        self.position(self.parent(id).unwrap_or(NodeId::ROOT))
    }

    /// The position after a node's move. It is replayed from the start each time, since storing
    /// positions would make the tree many times as large.
    pub fn position(&self, id: NodeId) -> Position {
        let mut position = self.start.clone();
        for mv in self.moves_between(NodeId::ROOT, id) {
            advance(&mut position, mv);
        }
        position
    }
}

/// Plays a move of a tree; [`Move::NULL`] passes.
pub(crate) fn advance(position: &mut Position, mv: Move) {
    if mv == Move::NULL {
        *position = position.pass().unwrap_or_else(|| position.clone());
    } else {
        position.make(mv);
    }
}
