//! The interface between the parser and what is made of a game.

use std::ops::ControlFlow;

use super::GameResult;
use super::error::{PgnError, PgnFault};
use crate::tree::Nag;

/// Whether to visit a part of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// Visit the part.
    Visit,
    /// Skip the part.
    Skip,
}

/// Receives the parts of a game in the order of the text from a [`Parser`](super::parser::Parser).
///
/// The parser knows the grammar: what is a move, which variation it stands in, where the game ends. The
/// visitor interprets the parts. It returns a fault for a part that it cannot interpret; the parser
/// then calls [`Visitor::fault`] with its place, and goes on after it if it can.
pub(super) trait Visitor {
    /// Whether [`Visitor::move_word`] returns a fault for every illegal move. In some games the end
    /// depends on this; for a visitor that does not check moves, the parser stops there.
    const CHECKS_MOVES: bool;

    /// A tag pair. None comes after a move.
    fn tag(&mut self, name: &str, value: &str) -> Result<(), PgnFault>;

    /// Something follows that is neither a tag nor a comment before the first move. Called until there
    /// is a move.
    fn begin_movetext(&mut self) -> Answer;

    /// A word that can only be a move, with its annotation marks (`Nf3!`). A fault must leave the
    /// visitor unchanged.
    fn move_word(&mut self, word: &[u8]) -> Result<(), PgnFault>;

    /// The separate word `e.p.` after a move.
    fn en_passant(&mut self, word: &[u8]) -> Result<(), PgnFault>;

    /// A NAG of the last move, written as a number or as a mark such as `!?`.
    fn nag(&mut self, nag: Nag);

    /// A comment, or a result in a variation.
    fn comment(&mut self, text: &[u8]);

    /// A variation of the last move begins. If it is skipped, [`Visitor::end_variation`] is not called.
    fn begin_variation(&mut self) -> Answer;

    /// The innermost variation ends.
    fn end_variation(&mut self);

    /// The text of a variation that could not be read because of a fault.
    fn unread(&mut self, text: &str);

    /// The result after the moves; `None` is `*`. Only comments follow.
    fn outcome(&mut self, result: Option<GameResult>);

    /// A fault in the text. After [`ControlFlow::Break`] no more of the game is visited.
    fn fault(&mut self, error: PgnError) -> ControlFlow<()>;
}
