//! Commands in a review, other than moves on the board.

use super::auto_play::ReviewPace;
use super::openings::OpeningsCommand;
use crate::tree::{Nag, NagKind, NodeId};

/// A command in a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewCommand {
    /// Show the position after a move.
    Go(NodeId),
    /// Show the next alternative to the move shown.
    NextLine,
    /// Show the previous alternative to the move shown.
    PreviousLine,
    /// Show the next position with a comment or a mark.
    NextAnnotated,
    /// Show the previous position with a comment or a mark.
    PreviousAnnotated,
    /// The pointer entered a move of the list, or left it.
    Hover(Option<NodeId>),
    /// The button went down on a move of the list, or came up again.
    Press(Option<NodeId>),
    /// The pointer entered a move of a line of the analysis, or left it: the line and the number of moves up to there, as in
    /// [`ReviewCommand::FollowLine`].
    PointAtLine(Option<(usize, usize)>),
    /// Show the position after a move, and open its short menu.
    Menu(NodeId),
    /// Fold or unfold a line of the list.
    Fold(NodeId),
    /// Unfold all lines of the list, or fold deeply nested ones.
    FoldAll,
    /// Edit the comment on the move shown.
    Comment,
    /// Set the next glyph of a kind on the move shown.
    Nag(NagKind),
    /// Set this glyph on the move shown in place of the others of its kind, or remove it.
    Mark(Nag),
    /// Remove all glyphs from the move shown.
    ClearNags,
    /// Delete the move shown and all that follows it.
    DeleteFrom,
    /// Delete the line that the move shown belongs to.
    DeleteLine,
    /// Promote the line that the move shown belongs to.
    Promote,
    /// Undo the last edit.
    Undo,
    /// Redo the edit that was undone last.
    Redo,
    /// Start or stop auto-play.
    AutoPlay,
    /// Speed auto-play up.
    Faster,
    /// Slow auto-play down.
    Slower,
    /// List the paces of auto-play.
    Paces,
    /// Choose a pace of auto-play.
    SetPace(ReviewPace),
    /// Show the chart of times and material in place of that of the win chances, or that one again.
    OtherChart,
    /// Start a game from the position shown.
    PlayOn,
    /// Edit the tags of the game.
    EditTags,
    /// Save a picture of the position or of the game.
    Picture,
    /// Analyse the position shown, or stop doing so.
    Analyse,
    /// Show what the other side threatens, or the best moves again.
    Threat,
    /// Analyse the whole game, or stop doing so.
    AnalyseGame,
    /// Show the next bad move of the game.
    NextMistake,
    /// Show the previous bad move of the game.
    PreviousMistake,
    /// Play moves of a line of the analysis.
    FollowLine {
        /// The line, from 0.
        line: usize,
        /// The number of its moves.
        moves: usize,
    },
    /// Do something in the opening tree.
    Openings(OpeningsCommand),
    /// Leave the review without saving.
    Discard,
}

impl ReviewCommand {
    /// Whether this is a new action of a player, which clears the notice.
    pub(in crate::app) fn clears_notice(self) -> bool {
        !matches!(
            self,
            ReviewCommand::Hover(_)
                | ReviewCommand::Press(_)
                | ReviewCommand::PointAtLine(_)
                | ReviewCommand::Openings(OpeningsCommand::Point(_))
        )
    }
}
