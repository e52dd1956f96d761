//! The interface between the parser and what is made of a game.

use std::ops::ControlFlow;

use super::GameResult;
use super::error::{PgnError, PgnFault};
use crate::tree::Nag;

/// Whether to visit a part of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Visit the part.
    Visit,
    /// Skip the part.
    Skip,
}

/// Receives the parts of a game in the order of the text; see [`Reader::visit`](super::Reader::visit).
///
/// The parser knows the grammar: what is a move, which variation it stands in, where the game ends. The
/// visitor interprets the parts. It returns a fault for a part that it cannot interpret; the parser
/// then calls [`Visitor::fault`] with its place, and goes on after it if it can. What a visitor does not
/// implement is ignored, and variations are skipped:
///
/// ```
/// use deskmate::notation::pgn::{PgnFault, Reader, Visitor};
///
/// #[derive(Default)]
/// struct Captures(usize);
///
/// impl Visitor for Captures {
///     fn move_word(&mut self, word: &[u8]) -> Result<(), PgnFault> {
///         self.0 += usize::from(word.contains(&b'x'));
///         Ok(())
///     }
/// }
///
/// let mut reader = Reader::new("1. e4 d5 2. exd5 (2. e5) 2... Qxd5 1-0\n\n1. e4 1-0".as_bytes());
/// let mut captures = Captures::default();
/// while reader.visit(&mut captures)? {}
/// assert_eq!(captures.0, 2);
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// Texts are bytes as they stand in the file; [`decode`](super::decode) reads them.
pub trait Visitor {
    /// Whether [`Visitor::move_word`] returns a fault for every illegal move. In some games the end
    /// depends on this; for a visitor that does not check moves, the parser stops there, and goes on with the
    /// next game that surely is one.
    const CHECKS_MOVES: bool = false;

    /// A tag pair. None comes after a move.
    fn tag(&mut self, _name: &str, _value: &str) -> Result<(), PgnFault> {
        Ok(())
    }

    /// Something follows that is neither a tag nor a comment before the first move. Called until there
    /// is a move.
    fn begin_movetext(&mut self) -> Answer {
        Answer::Visit
    }

    /// A word that can only be a move, with its annotation marks (`Nf3!`). A fault must leave the
    /// visitor unchanged.
    fn move_word(&mut self, _word: &[u8]) -> Result<(), PgnFault> {
        Ok(())
    }

    /// The separate word `e.p.` after a move.
    fn en_passant(&mut self, _word: &[u8]) -> Result<(), PgnFault> {
        Ok(())
    }

    /// A NAG of the last move, written as a number or as a mark such as `!?`.
    fn nag(&mut self, _nag: Nag) {}

    /// A comment, or a result in a variation.
    fn comment(&mut self, _text: &[u8]) {}

    /// A variation of the last move begins. If it is skipped, [`Visitor::end_variation`] is not called.
    fn begin_variation(&mut self) -> Answer {
        Answer::Skip
    }

    /// The innermost variation ends. Not called if the game ends first.
    fn end_variation(&mut self) {}

    /// The text of a variation that could not be read because of a fault.
    fn unread(&mut self, _text: &str) {}

    /// The result after the moves; `None` is `*`. Only comments follow. Not called if the game breaks off.
    fn outcome(&mut self, _result: Option<GameResult>) {}

    /// A fault in the text. After [`ControlFlow::Break`] no more of the game is visited.
    fn fault(&mut self, _error: PgnError) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
