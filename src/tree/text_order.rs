//! A game item by item in the order in which it is printed.

use super::{GameTree, NodeId};

/// What an item of a printed game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextItemKind {
    /// The words before a move, which stand in [`Node::words_before`](super::Node::words_before).
    CommentBefore,
    /// A move, with its glyphs.
    Move,
    /// The words after a move, or of the root those about the whole game.
    Comment,
    /// A bracket opens: a line begins with the node's move. It belongs to the last move that was printed one
    /// bracket less deep, in whose place it stands.
    LineBegins,
    /// The bracket closes of the line that began with the node's move.
    LineEnds,
}

/// An item of a printed game: a comment, a move, or a bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextItem {
    /// What it is.
    pub kind: TextItemKind,
    /// The node that it is about.
    pub node: NodeId,
    /// How many brackets stand around it; 0 in the main line. Those of a line stand around their own items.
    pub depth: usize,
}

/// The items of a game, made by [`GameTree::text_order`].
#[derive(Clone, Debug)]
pub struct TextOrder<'a> {
    tree: &'a GameTree,
    /// The line that is being printed, last, and those whose brackets stand around it.
    lines: Vec<Line>,
}

#[derive(Clone, Debug)]
struct Line {
    first: NodeId,
    /// The move that is being printed.
    at: NodeId,
    stage: Stage,
    /// The next move in the place of `at` that was not printed.
    sibling: Option<NodeId>,
    /// The same of `first`, when all lines behind it have been printed.
    sibling_of_first: Option<NodeId>,
}

/// What comes next of a move.
#[derive(Clone, Copy, Debug)]
enum Stage {
    CommentBefore,
    Move,
    Comment,
    Lines,
}

impl GameTree {
    /// All that is to be printed: comments, moves and lines in brackets. It takes time in proportion to the
    /// number of moves, and no more stack however deep lines are nested.
    pub fn text_order(&self) -> TextOrder<'_> {
        // The root is no move, but has a comment.
        let root = Line {
            stage: Stage::Comment,
            ..self.line_at(NodeId::ROOT)
        };
        TextOrder {
            tree: self,
            lines: vec![root],
        }
    }

    /// How many brackets stand around the most deeply nested line.
    pub fn depth(&self) -> usize {
        let depths = self.text_order().map(|item| item.depth);
        depths.max().unwrap_or(0)
    }

    fn line_at(&self, first: NodeId) -> Line {
        Line {
            first,
            at: first,
            stage: Stage::CommentBefore,
            sibling: self.next_alternative(first),
            sibling_of_first: None,
        }
    }
}

impl TextOrder<'_> {
    /// Goes on behind a move and what is written beside it, with the bracket of a line that stands in its place or
    /// that ends with it; `None` if there is no bracket before the next move.
    fn go_on(&mut self) -> Option<TextItem> {
        let depth = self.lines.len();
        let line = self.lines.last_mut()?;
        let nesting = |id| self.tree.node(id).nesting;
        if let Some(first) = line.sibling.filter(|&id| nesting(id) > nesting(line.at)) {
            self.lines.push(self.tree.line_at(first));
            let kind = TextItemKind::LineBegins;
            return Some(TextItem {
                kind,
                node: first,
                depth,
            });
        }
        if line.at == line.first {
            line.sibling_of_first = line.sibling;
        }
        if let Some(next) = self.tree.first_child(line.at) {
            line.at = next;
            line.stage = Stage::CommentBefore;
            line.sibling = self.tree.next_alternative(next);
            return None;
        }
        let ended = self.lines.pop()?;
        self.lines.last_mut()?.sibling = ended.sibling_of_first;
        let kind = TextItemKind::LineEnds;
        Some(TextItem {
            kind,
            node: ended.first,
            depth: depth - 1,
        })
    }
}

impl Iterator for TextOrder<'_> {
    type Item = TextItem;

    fn next(&mut self) -> Option<TextItem> {
        loop {
            let depth = self.lines.len().checked_sub(1)?;
            let line = self.lines.last_mut()?;
            let id = line.at;
            let node = self.tree.node(id);
            let (kind, next, is_there) = match line.stage {
                Stage::CommentBefore => (
                    TextItemKind::CommentBefore,
                    Stage::Move,
                    node.has_words_before(),
                ),
                Stage::Move => (TextItemKind::Move, Stage::Comment, true),
                Stage::Comment => (TextItemKind::Comment, Stage::Lines, node.has_words()),
                Stage::Lines => match self.go_on() {
                    None => continue,
                    bracket => return bracket,
                },
            };
            line.stage = next;
            if is_there {
                return Some(TextItem {
                    kind,
                    node: id,
                    depth,
                });
            }
        }
    }
}
