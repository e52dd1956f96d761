//! How the move list of a review is shown, and the pointer on it.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use crate::app::board::LONG_PRESS;
use crate::tree::NodeId;

/// Lines nested more deeply than this are folded.
pub const DEEPEST_UNFOLDED: usize = 3;

/// The delay before the position of a move under the pointer is shown.
const HOVER_TIME: Duration = Duration::from_millis(300);

/// A state of what a move list shows. Its moves and its folded lines are the same as long as this is.
#[derive(Clone, Default, Debug)]
pub struct Version {
    this: Arc<()>,
    /// The state before it, and the places in which it differs from this one, as [`list_place`] tells them.
    ///
    /// [`list_place`]: super::Review::list_place
    before: Option<(Arc<()>, Arc<[usize]>)>,
}

impl Version {
    /// The state that follows, which differs in these places; anywhere if these are not known.
    fn next(&self, places: Option<Vec<usize>>) -> Version {
        Version {
            this: Arc::default(),
            before: places.map(|places| (Arc::clone(&self.this), places.into())),
        }
    }

    /// The places in which this state differs from an earlier one; `None` if these are not known.
    pub fn differs(&self, earlier: &Version) -> Option<&[usize]> {
        if self == earlier {
            return Some(&[]);
        }
        let (before, places) = self.before.as_ref()?;
        Arc::ptr_eq(before, &earlier.this).then_some(places)
    }
}

impl PartialEq for Version {
    fn eq(&self, other: &Version) -> bool {
        Arc::ptr_eq(&self.this, &other.this)
    }
}

impl Eq for Version {}

/// The scroll position and the unfolded lines of a move list, and its moves under the pointer.
#[derive(Clone, Debug, Default)]
pub struct MoveListState {
    version: Version,
    scroll: Option<usize>,
    /// The unfolded lines among the deeply nested ones, by their first moves.
    unfolded: HashSet<NodeId>,
    all_unfolded: bool,
    /// The move under the pointer, and since when.
    hover: Option<(NodeId, Duration)>,
    /// The move that the button is held on, and since when.
    pressed: Option<(NodeId, Duration)>,
}

impl MoveListState {
    /// The state of what is shown.
    pub fn version(&self) -> &Version {
        &self.version
    }

    /// The moves or their annotations have changed, in these places of the list if these are known.
    pub(super) fn tree_changed(&mut self, places: Option<Vec<usize>>) {
        self.version = self.version.next(places);
    }

    /// The first row, if the list was scrolled; else it follows the position shown.
    pub fn scroll(&self) -> Option<usize> {
        self.scroll
    }

    /// Scrolls to make this the first row.
    pub(super) fn scroll_to(&mut self, row: usize) {
        self.scroll = Some(row);
    }

    /// Follows the position shown again, which has changed.
    pub(super) fn position_changed(&mut self) {
        self.scroll = None;
        self.hover = None;
    }

    /// Whether a deeply nested line is unfolded, by its first move.
    pub fn is_unfolded(&self, line: NodeId) -> bool {
        self.all_unfolded || self.unfolded.contains(&line)
    }

    /// Folds or unfolds a line in this place of the list.
    pub(super) fn fold(&mut self, line: NodeId, place: usize) {
        if !self.unfolded.remove(&line) {
            self.unfolded.insert(line);
        }
        self.version = self.version.next(Some(vec![place]));
    }

    /// Folds or unfolds all lines.
    pub(super) fn fold_all(&mut self) {
        self.all_unfolded = !self.all_unfolded;
        self.unfolded.clear();
        self.version = self.version.next(None);
    }

    /// The move under the pointer.
    pub fn hover(&self) -> Option<NodeId> {
        self.hover.map(|(node, _)| node)
    }

    /// The move that the pointer has rested on for a while.
    pub fn hovered(&self, now: Duration) -> Option<NodeId> {
        let rests = |&(_, since): &(NodeId, Duration)| now.saturating_sub(since) >= HOVER_TIME;
        self.hover.filter(rests).map(|(node, _)| node)
    }

    pub(super) fn set_hover(&mut self, node: Option<NodeId>, now: Duration) {
        self.hover = node.map(|node| (node, now));
    }

    /// When the position of the move under the pointer is shown.
    pub(super) fn hover_at(&self) -> Option<Duration> {
        self.hover.map(|(_, since)| since + HOVER_TIME)
    }

    /// Whether the button is held on a move.
    pub fn is_pressed(&self) -> bool {
        self.pressed.is_some()
    }

    pub(super) fn set_pressed(&mut self, node: Option<NodeId>, now: Duration) {
        self.pressed = node.map(|node| (node, now));
    }

    /// The move that the button is held on, and when that becomes a long press.
    pub(super) fn long_press(&self) -> Option<(NodeId, Duration)> {
        self.pressed.map(|(node, since)| (node, since + LONG_PRESS))
    }
}
