//! One move of a game with its annotations.

use std::num::NonZeroU32;
use std::time::Duration;

use super::nag::Nag;
use crate::rules::Move;

/// The id of a node within its tree. It stays valid when the tree changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(NonZeroU32);

impl NodeId {
    /// The position before the first move.
    pub const ROOT: NodeId = NodeId(NonZeroU32::MIN);

    /// The node at an index of the list. No list reaches 2³² nodes of more than 64 bytes each.
    pub(super) fn at(index: usize) -> NodeId {
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        NodeId(NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN))
    }

    pub(crate) fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The links of a node to others.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Links {
    pub(super) parent: Option<NodeId>,
    pub(super) first_child: Option<NodeId>,
    pub(super) last_child: Option<NodeId>,
    /// The next sibling.
    pub(super) next: Option<NodeId>,
}

/// A move with its annotations.
#[derive(Clone, Debug)]
pub struct Node {
    mv: Move,
    /// How many more brackets there are around the move than around its first sibling: a variation of
    /// that one has 1, a variation of that variation's first move 2.
    pub(super) nesting: u8,
    pub(super) links: Links,
    /// What the mover's clock showed after the move (`%clk`).
    pub clock: Option<Duration>,
    /// The comment after the move, its words separated by single spaces, or by `\n` between two lines.
    /// It includes the clock if a file has that in another place or form than the one written before
    /// the words.
    pub comment: Option<String>,
    rare: Option<Box<Rare>>,
}

/// What few moves have, boxed to keep nodes small.
#[derive(Clone, Default, Debug)]
struct Rare {
    nags: Vec<Nag>,
    comment_before: Option<String>,
}

/// The annotations of a move, without its clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Annotations {
    nags: Vec<Nag>,
    comment: Option<String>,
    comment_before: Option<String>,
}

impl Node {
    pub(super) fn new(mv: Move, parent: Option<NodeId>) -> Node {
        let links = Links {
            parent,
            ..Links::default()
        };
        Node {
            mv,
            nesting: 0,
            links,
            clock: None,
            comment: None,
            rare: None,
        }
    }

    /// The move; [`Move::NULL`] for a null move and for the root.
    pub fn mv(&self) -> Move {
        self.mv
    }

    /// The numeric annotation glyphs.
    pub fn nags(&self) -> &[Nag] {
        self.rare.as_ref().map_or(&[], |rare| &rare.nags)
    }

    /// Adds a NAG, unless the move has it already.
    pub fn add_nag(&mut self, nag: Nag) {
        if !self.nags().contains(&nag) {
            self.rare.get_or_insert_default().nags.push(nag);
        }
    }

    /// Adds a NAG, or removes it if the move has it.
    pub fn toggle_nag(&mut self, nag: Nag) {
        match &mut self.rare {
            Some(rare) if rare.nags.contains(&nag) => rare.nags.retain(|&other| other != nag),
            _ => nag.insert(&mut self.rare.get_or_insert_default().nags),
        }
    }

    /// Sets the NAGs, without duplicates.
    pub fn set_nags(&mut self, nags: &[Nag]) {
        if !nags.is_empty() || self.rare.is_some() {
            self.rare.get_or_insert_default().nags.clear();
        }
        for &nag in nags {
            self.add_nag(nag);
        }
    }

    /// The comment before the move: at the beginning of a variation, or after the variations of the
    /// previous move.
    pub fn comment_before(&self) -> Option<&str> {
        self.rare.as_ref()?.comment_before.as_deref()
    }

    /// Sets the comment before the move.
    pub fn set_comment_before(&mut self, comment: Option<String>) {
        if comment.is_some() || self.rare.is_some() {
            self.rare.get_or_insert_default().comment_before = comment;
        }
    }

    /// The annotations.
    pub(super) fn annotations(&self) -> Annotations {
        Annotations {
            nags: self.nags().to_vec(),
            comment: self.comment.clone(),
            comment_before: self.comment_before().map(str::to_owned),
        }
    }

    /// Restores the annotations.
    pub(super) fn set_annotations(&mut self, annotations: Annotations) {
        self.set_nags(&annotations.nags);
        self.comment = annotations.comment;
        self.set_comment_before(annotations.comment_before);
    }

    /// Whether the move has no clock and no annotations.
    pub fn is_bare(&self) -> bool {
        self.clock.is_none()
            && self.comment.is_none()
            && self.nags().is_empty()
            && self.comment_before().is_none()
    }

    /// Whether another node has the same move, nesting, clock and annotations.
    pub(super) fn is_same(&self, other: &Node) -> bool {
        self.mv == other.mv
            && self.nesting == other.nesting
            && self.clock == other.clock
            && self.comment == other.comment
            && self.nags() == other.nags()
            && self.comment_before() == other.comment_before()
    }
}
