//! What is done with the parts of a game, whoever does it.

use std::ops::ControlFlow;

use super::GameResult;
use super::error::{PgnError, PgnFault};

/// What a visitor answers when a part of a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// The part is to be visited.
    Visit,
    /// The part is to be passed over.
    Skip,
}

/// Is told of the parts of a game in the order of the text, by a [`Parser`](super::parser::Parser).
///
/// The parser knows the grammar: what is a move, which variation it stands in, where the game ends. The visitor
/// knows what the parts mean. It returns a fault where a part has none; the parser then calls
/// [`Visitor::fault`] with its place, and goes on behind it if it can.
pub(super) trait Visitor {
    /// Whether [`Visitor::move_word`] returns a fault for every move that is not legal. In some games it depends
    /// on that where they end; for a visitor that does not know, the parser stops there.
    const CHECKS_MOVES: bool;

    /// A tag pair. None comes after a move.
    fn tag(&mut self, name: &str, value: &str) -> Result<(), PgnFault>;

    /// Something follows that belongs neither to the tags nor to the comments before the first move. This is
    /// asked until there is a move.
    fn begin_movetext(&mut self) -> Answer;

    /// A word that can only be a move, with the marks behind it (`Nf3!`). After a fault everything has to be as
    /// before.
    fn move_word(&mut self, word: &[u8]) -> Result<(), PgnFault>;

    /// The word `e.p.` for itself, after a move.
    fn en_passant(&mut self, word: &[u8]) -> Result<(), PgnFault>;

    /// A glyph of the last move, written as a number or as a mark such as `!?`.
    fn nag(&mut self, nag: u8);

    /// A comment, or a result that stands in a variation.
    fn comment(&mut self, text: &[u8]);

    /// A variation of the last move begins. If it is skipped there is no [`Visitor::end_variation`].
    fn begin_variation(&mut self) -> Answer;

    /// The last variation that began ends.
    fn end_variation(&mut self);

    /// What could not be read of a variation because of a fault.
    fn unread(&mut self, text: &str);

    /// The result after the moves; `None` is `*`. Nothing but comments comes after it.
    fn outcome(&mut self, result: Option<GameResult>);

    /// Something is wrong with the text. After [`ControlFlow::Break`] no more of the game is visited.
    fn fault(&mut self, error: PgnError) -> ControlFlow<()>;
}
