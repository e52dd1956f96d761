//! The items of a game in the order in which they are printed.

use super::{GameTree, NodeId};

/// The kind of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextItemKind {
    /// The words before a move, [`Node::words_before`](super::Node::words_before).
    CommentBefore,
    /// A move with its NAGs.
    Move,
    /// The words after a move; for the root, those about the whole game.
    Comment,
    /// A bracket opens: a line begins with the node's move. It is an alternative to the last move
    /// printed one bracket less deep.
    LineBegins,
    /// The bracket of the line that began with the node's move closes.
    LineEnds,
}

/// An item of a printed game: a comment, a move, or a bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextItem {
    /// What it is.
    pub kind: TextItemKind,
    /// The node that it is about.
    pub node: NodeId,
    /// The number of brackets around it; 0 in the main line. The brackets of a line count their own
    /// line.
    pub depth: usize,
}

/// The items of a game, made by [`GameTree::text_order`].
#[derive(Clone, Debug)]
pub struct TextOrder<'a> {
    tree: &'a GameTree,
    /// The lines around the current one, and the current one last.
    lines: Vec<Line>,
}

#[derive(Clone, Debug)]
struct Line {
    first: NodeId,
    /// The current move.
    at: NodeId,
    stage: Stage,
    /// The next sibling of `at` that was not printed yet.
    sibling: Option<NodeId>,
    /// The same for `first`, once all lines after it have been printed.
    sibling_of_first: Option<NodeId>,
}

/// The next item of a move.
#[derive(Clone, Copy, Debug)]
enum Stage {
    CommentBefore,
    Move,
    Comment,
    Lines,
}

impl GameTree {
    /// All items to print: comments, moves and lines in brackets. It takes linear time, and no
    /// recursion however deep lines are nested.
    pub fn text_order(&self) -> TextOrder<'_> {
        // The root is not a move, but has a comment.
        let root = Line {
            stage: Stage::Comment,
            ..self.line_at(NodeId::ROOT)
        };
        TextOrder {
            tree: self,
            lines: vec![root],
        }
    }

    /// The items from a move of the main line on.
    pub fn text_order_from(&self, main_move: NodeId) -> TextOrder<'_> {
        let main_line = Line {
            first: NodeId::ROOT,
            ..self.line_at(main_move)
        };
        TextOrder {
            tree: self,
            lines: vec![main_line],
        }
    }

    /// The nesting depth of the most deeply nested line.
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
    /// Goes on after a move: with the bracket of an alternative line or the end of the current line;
    /// `None` if the next move follows directly.
    fn after_move(&mut self) -> Option<TextItem> {
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
                Stage::Lines => match self.after_move() {
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
