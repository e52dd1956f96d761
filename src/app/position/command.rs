//! Commands of the search for a position.

use super::query::SoughtKind;
use crate::app::step::Step;
use crate::rules::{Color, Move};
use crate::tree::NodeId;

/// A command of the search for a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionCommand {
    /// Look for the position on the board in the saved games: did we have this before?
    Open,
    /// Choose what has to be the same.
    Kind(SoughtKind),
    /// Choose who is to move; `None` for either side.
    Turn(Option<Color>),
    /// Look also for the same with the colours exchanged, or no longer.
    Exchange,
    /// Set up the position in the board editor.
    SetUp,
    /// Look for the start position.
    Initial,
    /// Go to another group of controls.
    Group(Step),
    /// Choose another option in the group with the focus.
    Option(Step),
    /// Switch what has the focus.
    Switch,
    /// Look through all games of the source that is shown, not only those of the narrowed list.
    AllGames,
    /// Show all openings of a structure or material, or again only the first ones.
    AllOpenings,
    /// Choose another row: a move, or a game below the moves.
    Row(Step),
    /// The same by a page. The view replaces it with a row, since only the view knows how many are on the screen.
    Page(Step),
    /// Play a move of the table on the board.
    Play(Move),
    /// Take back the last of these moves.
    Back,
    /// Choose a game, counted from 0; a second click opens it.
    Click(usize),
    /// Open the chosen game where the position first stands; or play the chosen move.
    Review,
    /// Look for an earlier position of the game that the position comes from.
    Earlier(NodeId),
}

values! {
    /// A group of controls that Tab leads to.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum PositionGroup {
        /// The rows.
        Rows,
        /// What has to be the same.
        Kind,
        /// Who is to move.
        Turn,
        /// Whether the colours may be exchanged.
        Exchange,
        /// Where games are looked through.
        Sources,
    }
}
