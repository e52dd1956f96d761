//! Building a game from the parts of its text.

use std::ops::ControlFlow;

use super::buffer::decode;
use super::comment::of_another_move;
use super::error::{PgnError, PgnFault};
use super::open_line::OpenLine;
use super::visitor::{Answer, Visitor};
use super::{GameResult, Pgn, Tag};
use crate::notation::reader::find_move;
use crate::notation::{MoveError, excerpt, fen, read_move};
use crate::rules::{IllegalMove, Position};
use crate::tree::{GameTree, Nag, unwrapped};

/// The most faults reported for one game; the rest of its text is skipped.
const MOST_FAULTS: usize = 100;

/// Builds a game with all its lines from what the parser visits.
pub(super) struct Builder {
    tags: Vec<Tag>,
    tree: GameTree,
    /// The result after the moves.
    result: Option<GameResult>,
    /// Whether the tag `FEN` could not be read.
    is_unplayable: bool,
    line: OpenLine,
    /// The lines around the current one, the main line first.
    outer: Vec<OpenLine>,
    faults: Vec<PgnError>,
}

impl Builder {
    pub(super) fn new() -> Builder {
        /// Enough for most games, so that their lists need not be reallocated.
        const MOVES: usize = 100;
        const TAGS: usize = 16;
        Builder {
            tags: Vec::with_capacity(TAGS),
            tree: GameTree::with_capacity(Position::initial(), MOVES),
            result: None,
            is_unplayable: false,
            line: OpenLine::main(Position::initial()),
            outer: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// The game with its faults. The result in the tag takes precedence over the one after the moves.
    pub(super) fn finish(mut self, breaks_off: Option<&PgnError>) -> (Pgn, Vec<PgnError>) {
        while !self.outer.is_empty() {
            self.end_variation();
        }
        self.line.end(&mut self.tree);
        let stated = Tag::value_in(&self.tags, "Result").and_then(GameResult::parse);
        // Games without tags are often written without a result.
        let needs_result = !self.tags.is_empty() && stated.is_none();
        let no_result = breaks_off.filter(|_| needs_result).cloned();
        self.faults.extend(no_result);
        self.faults.sort_by_key(|fault| (fault.line, fault.column));
        let game = Pgn {
            tags: self.tags,
            tree: self.tree,
            result: stated.or(self.result),
        };
        (game, self.faults)
    }

    /// Adds a null move, or finds out why a word is not a legal move.
    fn add_other_move(&mut self, word: &str) -> Result<(), PgnFault> {
        match read_move(&self.line.position, word) {
            Ok(mv) => self.line.push(&mut self.tree, mv),
            Err(error) => {
                let position = self.after_null(&error);
                let position = position.ok_or_else(|| self.move_fault(word, error))?;
                self.line.push_null(&mut self.tree, position);
            }
        }
        Ok(())
    }

    /// The position after a null move, where one is allowed.
    fn after_null(&self, error: &MoveError) -> Option<Position> {
        let is_null = *error == MoveError::Illegal(IllegalMove::Null);
        (is_null && !self.outer.is_empty()).then(|| self.line.position.pass())?
    }

    fn move_fault(&self, word: &str, error: MoveError) -> PgnFault {
        PgnFault::Move {
            ply: self.line.plies + 1,
            text: excerpt(word),
            error,
        }
    }
}

impl Visitor for Builder {
    const CHECKS_MOVES: bool = true;

    fn tag(&mut self, name: &str, value: &str) -> Result<(), PgnFault> {
        self.tags.push(Tag::new(name, value));
        if name == "FEN" {
            let start = fen::read(value);
            self.is_unplayable = start.is_err();
            let start = start?;
            self.line = OpenLine::main(start.clone());
            self.tree.set_start(start);
        }
        Ok(())
    }

    fn begin_movetext(&mut self) -> Answer {
        if self.is_unplayable {
            Answer::Skip
        } else {
            Answer::Visit
        }
    }

    #[inline]
    fn move_word(&mut self, word: &[u8]) -> Result<(), PgnFault> {
        match find_move(&self.line.position, word) {
            Some(mv) => {
                self.line.push(&mut self.tree, mv);
                Ok(())
            }
            None => self.add_other_move(&decode(word)),
        }
    }

    fn en_passant(&mut self, word: &[u8]) -> Result<(), PgnFault> {
        if self.line.is_after_en_passant(&self.tree) {
            Ok(())
        } else {
            self.move_word(word)
        }
    }

    fn nag(&mut self, nag: Nag) {
        self.line.add_nag(&mut self.tree, nag);
    }

    fn comment(&mut self, text: &[u8]) {
        let text = decode(text);
        self.line.add_comment(&mut self.tree, &unwrapped(&text));
    }

    fn begin_variation(&mut self) -> Answer {
        let Some(variation) = self.line.variation(&self.tree) else {
            return Answer::Skip;
        };
        self.outer
            .push(std::mem::replace(&mut self.line, variation));
        Answer::Visit
    }

    fn end_variation(&mut self) {
        if let Some(outer) = self.outer.pop() {
            let variation = std::mem::replace(&mut self.line, outer);
            self.line.close(&mut self.tree, variation);
        }
    }

    fn unread(&mut self, text: &str) {
        // Beside its braces there could be no breaks.
        let text = of_another_move(&text.replace('\n', " "));
        self.line.add_comment(&mut self.tree, &text);
    }

    fn outcome(&mut self, result: Option<GameResult>) {
        self.result = result;
    }

    fn fault(&mut self, error: PgnError) -> ControlFlow<()> {
        self.faults.push(error);
        if self.faults.len() < MOST_FAULTS {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}
