//! What each token of a game means.

use super::buffer::{Place, decode};
use super::chars::unmarked;
use super::error::PgnFault;
use super::scanner::Token;
use super::visitor::{Answer, Visitor};
use super::{GameResult, UNFINISHED};
use crate::notation::MoveError;
use crate::notation::pattern::without_marks;
use crate::tree::{DEEPEST_LINE, Nag};

/// What a token means for the game.
pub(super) enum Meaning {
    /// It is part of the game.
    Part,
    /// A variation begins.
    Variation(Answer),
    /// The moves begin, but are not visited.
    SkippedMoves,
    /// The game is over.
    Result,
    /// It begins another game; `if_legal`: provided that the moves of this one are legal.
    NextGame { if_legal: bool },
}

/// How reading goes on after a fault.
pub(super) enum Remedy {
    /// No more moves are read.
    None,
    /// The token is skipped.
    Token,
    /// The tag is skipped.
    Tag,
    /// The current variation ends; the rest of it is not read.
    Variation,
    /// The variation that begins here is not read.
    InnerVariation,
}

/// How far a game has been read.
#[derive(Default)]
pub(super) struct Progress {
    pub(super) has_tags: bool,
    has_event: bool,
    /// Whether the current line has a move.
    pub(super) line_has_moves: bool,
    /// How many variations are open.
    pub(super) depth: usize,
    /// Where the last outermost variation began.
    pub(super) opening: Option<Place>,
    /// Whether there is a non-empty comment before all tags and moves.
    has_comment: bool,
    pub(super) has_fault: bool,
}

impl Progress {
    pub(super) fn has_moves(&self) -> bool {
        self.line_has_moves || self.depth > 0
    }

    /// Whether no tag and no move was read.
    pub(super) fn is_empty(&self) -> bool {
        !self.has_tags && !self.has_moves()
    }

    /// Whether there was nothing but whitespace.
    pub(super) fn is_blank(&self) -> bool {
        self.is_empty() && !self.has_comment && !self.has_fault
    }

    /// Whether a fault need not be reported: without any valid tag, one broken tag is enough, and no
    /// other fault is needed to say that there is no game.
    pub(super) fn implies(&self, fault: &PgnFault) -> bool {
        let is_implied = matches!(fault, PgnFault::NoGame | PgnFault::Tag);
        is_implied && self.has_fault && self.is_empty()
    }

    /// How to go on after a fault at the last token.
    pub(super) fn remedy(&self, fault: &PgnFault) -> Remedy {
        match fault {
            PgnFault::Fen(_) => Remedy::Token,
            // They do not affect the position.
            PgnFault::Nag | PgnFault::Stray(_) if !self.is_empty() && self.depth == 0 => {
                Remedy::Token
            }
            PgnFault::Tag if !self.has_moves() => Remedy::Tag,
            PgnFault::Variation | PgnFault::TooDeep => Remedy::InnerVariation,
            _ if self.depth > 0 => Remedy::Variation,
            _ => Remedy::None,
        }
    }

    /// Passes a tag pair to the visitor; `None` is a bracket that does not begin one.
    ///
    /// It begins another game if it comes after moves, or is a second `Event`, the first tag of a game
    /// (PGN standard 8.1.1).
    pub(super) fn tag<V: Visitor>(
        &mut self,
        tag: Option<(&str, &str)>,
        visitor: &mut V,
    ) -> Result<Meaning, PgnFault> {
        let tag = tag.filter(|_| self.depth == 0);
        let (name, value) = tag.ok_or(PgnFault::Tag)?;
        if self.has_moves() {
            return Ok(Meaning::NextGame { if_legal: true });
        }
        if name == "Event" && std::mem::replace(&mut self.has_event, true) {
            return Ok(Meaning::NextGame { if_legal: false });
        }
        self.has_tags = true;
        visitor.tag(name, value)?;
        Ok(Meaning::Part)
    }

    /// Passes any other token to the visitor.
    #[inline]
    pub(super) fn token<V: Visitor>(
        &mut self,
        token: Token,
        visitor: &mut V,
    ) -> Result<Meaning, PgnFault> {
        match token {
            Token::Comment(text) => {
                self.comment(text, visitor);
                return Ok(Meaning::Part);
            }
            Token::Word(word) => {
                if let Some(result) = result(word) {
                    return Ok(self.result(word, result, visitor));
                }
            }
            _ => {}
        }
        if !self.has_moves() && visitor.begin_movetext() == Answer::Skip {
            return Ok(Meaning::SkippedMoves);
        }
        self.movetext(token, visitor)
    }

    fn comment<V: Visitor>(&mut self, text: &[u8], visitor: &mut V) {
        if self.is_empty() {
            self.has_comment |= !decode(text).trim().is_empty();
        }
        visitor.comment(text);
    }

    /// A result ends the game, but in a variation it is kept as a comment.
    fn result<V: Visitor>(
        &mut self,
        word: &[u8],
        result: Option<GameResult>,
        visitor: &mut V,
    ) -> Meaning {
        if self.depth == 0 {
            visitor.outcome(result);
            return Meaning::Result;
        }
        if result.is_some() {
            visitor.comment(word);
        }
        Meaning::Part
    }

    fn movetext<V: Visitor>(&mut self, token: Token, visitor: &mut V) -> Result<Meaning, PgnFault> {
        match token {
            Token::Word(word) => self.word(word, visitor)?,
            Token::Nag(nag) => self.nag(nag.ok_or(PgnFault::Nag)?, visitor)?,
            Token::UnclosedComment => return Err(PgnFault::UnclosedComment),
            _ if self.is_empty() => return Err(PgnFault::NoGame),
            Token::OpeningParenthesis => return self.open(visitor),
            Token::ClosingParenthesis if self.depth > 0 => self.close(visitor),
            Token::ClosingParenthesis => return Err(PgnFault::Stray(')')),
            Token::Stray(symbol) => return Err(PgnFault::Stray(symbol)),
            // They are not part of the movetext.
            Token::OpeningBracket { .. } | Token::Comment(_) => {}
        }
        Ok(Meaning::Part)
    }

    /// Passes a move with its annotation marks to the visitor, or marks alone.
    fn word<V: Visitor>(&mut self, word: &[u8], visitor: &mut V) -> Result<(), PgnFault> {
        let text = unmarked(word);
        let nag = mark_nag(&word[text.len()..]);
        if self.line_has_moves && is_en_passant(text) {
            visitor.en_passant(word)?;
        } else if !text.is_empty() || nag.is_none() {
            let met = visitor.move_word(word);
            met.map_err(|fault| self.move_fault(fault))?;
            self.line_has_moves = true;
        }
        match nag {
            Some(nag) => self.nag(nag, visitor),
            None => Ok(()),
        }
    }

    /// Text that does not begin with a move is not a game.
    fn move_fault(&self, fault: PgnFault) -> PgnFault {
        match fault {
            PgnFault::Move {
                error: MoveError::NotAMove(_),
                ..
            } if self.is_empty() => PgnFault::NoGame,
            fault => fault,
        }
    }

    fn nag<V: Visitor>(&self, nag: Nag, visitor: &mut V) -> Result<(), PgnFault> {
        if !self.line_has_moves {
            return Err(PgnFault::Nag);
        }
        visitor.nag(nag);
        Ok(())
    }

    fn open<V: Visitor>(&mut self, visitor: &mut V) -> Result<Meaning, PgnFault> {
        if !self.line_has_moves {
            return Err(PgnFault::Variation);
        }
        if self.depth == DEEPEST_LINE {
            return Err(PgnFault::TooDeep);
        }
        let answer = visitor.begin_variation();
        if answer == Answer::Visit {
            self.depth += 1;
            self.line_has_moves = false;
        }
        Ok(Meaning::Variation(answer))
    }

    /// Goes back to the line around the current variation.
    pub(super) fn close<V: Visitor>(&mut self, visitor: &mut V) {
        self.depth = self.depth.saturating_sub(1);
        self.line_has_moves = true;
        visitor.end_variation();
    }
}

/// The result that a word is, if it is one; `Some(None)` is `*`.
pub(super) fn result(word: &[u8]) -> Option<Option<GameResult>> {
    // ½ in UTF-8 begins with 0xC2, in Windows-1252 it is 0xBD.
    if !matches!(word, [b'*' | b'0' | b'1' | 0xBD | 0xC2, ..]) {
        return None;
    }
    match &*decode(word) {
        UNFINISHED => Some(None),
        word => GameResult::parse(word).map(Some),
    }
}

fn is_en_passant(word: &[u8]) -> bool {
    word.starts_with(b"e") && matches!(without_marks(word), b"e.p." | b"ep")
}

/// The NAG of a traditional annotation mark (PGN standard 8.2.3.8). Nearly all moves have none.
fn mark_nag(mark: &[u8]) -> Option<Nag> {
    (!mark.is_empty()).then(|| Nag::of_mark(str::from_utf8(mark).ok()?))?
}
