//! The PGN parser: it passes the parts of games to a visitor.

use std::borrow::Cow;
use std::io::{self, Read, Seek};

use super::buffer::{LONGEST_GAME, VIEW, decode};
use super::error::{PgnError, PgnFault};
use super::grammar::{Meaning, Progress, Remedy, result};
use super::no_games::NoGames;
use super::scanner::{Mark, Plain, Scanner, Token};
use super::visitor::{Answer, Visitor};

/// Parses the games of a text.
#[derive(Debug)]
pub(super) struct Parser<R: ?Sized> {
    /// What is left of the game that was visited last.
    rest: Rest,
    scanner: Scanner<R>,
}

/// A parser of any source.
pub(super) type AnyParser<'a> = Parser<dyn Read + 'a>;

/// The text before the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rest {
    Nothing,
    /// Moves that were not visited, up to a result or a tag, with this many open variations.
    Moves {
        depth: usize,
    },
    /// Text that is not a game, up to a tag.
    NoGame,
}

/// How the visit to a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// There is no game: the text has ended.
    NoGame,
    /// The game has a result.
    Result,
    /// The text ends, or another game begins, without a result.
    Cut,
    /// The visit stopped: because of a fault, because the visitor asked for it, or because the end of
    /// the game depends on the legality of its moves and the visitor does not check them.
    Stopped,
}

/// Where skipping ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The parenthesis that closes a variation.
    Parenthesis,
    /// The result of the game.
    Result,
    /// A tag of another game, which also ends the other two.
    Tag,
}

impl<R: Read + Seek> Parser<R> {
    /// Goes back to the beginning of a game, however far. Places are wrong from then on.
    pub(super) fn return_to(&mut self, mark: Mark) -> io::Result<()> {
        self.rest = Rest::Nothing;
        self.scanner.return_to(mark)
    }
}

impl<R: Read> Parser<R> {
    pub(super) fn new(read: R) -> Parser<R> {
        Parser {
            rest: Rest::Nothing,
            scanner: Scanner::new(read),
        }
    }

    pub(super) fn any(&mut self) -> &mut AnyParser<'_> {
        self
    }
}

impl AnyParser<'_> {
    /// The number of bytes consumed.
    pub(super) fn offset(&self) -> u64 {
        self.scanner.offset()
    }

    /// What the text is if it is no games; asked for at its beginning.
    pub(super) fn mistaken(&mut self) -> io::Result<Option<NoGames>> {
        self.scanner.buffer.look_ahead(VIEW)?;
        Ok(NoGames::of(self.scanner.buffer.view()))
    }

    /// Whether the consumed text ends with the end of a line.
    #[cfg(feature = "storage")]
    pub(super) fn is_after_line(&self) -> bool {
        self.scanner.buffer.passed().last() == Some(&b'\n')
    }

    /// The current place in the text.
    pub(super) fn mark(&self) -> Mark {
        self.scanner.mark()
    }

    /// A fault at the last token.
    pub(super) fn fault(&mut self, fault: PgnFault) -> PgnError {
        self.scanner.token_place().fault(fault)
    }

    /// Visits the next game.
    pub(super) fn visit_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Ending> {
        self.skip_rest()?;
        let mut game = Progress::default();
        let ending = self.visit_to_ending(&mut game, visitor)?;
        match ending {
            Ending::Result => self.visit_comments(|text| visitor.comment(text))?,
            Ending::Cut if game.is_blank() => return Ok(Ending::NoGame),
            Ending::Cut => self.break_off(&game, visitor),
            Ending::Stopped if game.is_empty() => self.rest = Rest::NoGame,
            Ending::Stopped => self.rest = Rest::Moves { depth: game.depth },
            Ending::NoGame => {}
        }
        Ok(ending)
    }

    fn visit_to_ending<V: Visitor>(
        &mut self,
        game: &mut Progress,
        visitor: &mut V,
    ) -> io::Result<Ending> {
        let begin = self.scanner.unescaped();
        loop {
            if game.line_has_moves {
                self.scanner.take_plain(|part| match part {
                    Plain::Move(word) => visitor.move_word(word).is_ok(),
                    Plain::Comment(text) => {
                        visitor.comment(text);
                        true
                    }
                });
            }
            if let Some(ending) = self.visit_token(game, visitor)? {
                return Ok(ending);
            }
            if self.scanner.unescaped().saturating_sub(begin) > LONGEST_GAME as u64 {
                let _ = visitor.fault(self.fault(PgnFault::TooLong));
                return Ok(Ending::Stopped);
            }
        }
    }

    /// Visits a token. Returns the ending if the game ends with it.
    fn visit_token<V: Visitor>(
        &mut self,
        game: &mut Progress,
        visitor: &mut V,
    ) -> io::Result<Option<Ending>> {
        let Some(token) = self.scanner.next()? else {
            return Ok(Some(Ending::Cut));
        };
        let meaning = match token {
            Token::OpeningBracket { has_own_line: true } if game.has_moves() => {
                Ok(Meaning::NextGame { if_legal: false })
            }
            Token::OpeningBracket { .. } => {
                let tag = self.scanner.buffer.take_tag()?;
                let tag = tag.as_ref().map(|(name, value)| (&**name, &**value));
                game.tag(tag, visitor)
            }
            token => game.token(token, visitor),
        };
        match meaning {
            Ok(Meaning::Part) => Ok(None),
            Ok(Meaning::Variation(Answer::Visit)) => {
                if game.depth == 1 {
                    game.opening = Some(self.scanner.token_place());
                }
                Ok(None)
            }
            Ok(Meaning::Variation(Answer::Skip)) => {
                self.skip_to(End::Parenthesis, 0)?;
                Ok(None)
            }
            Ok(Meaning::SkippedMoves) => Ok(Some(Ending::Stopped)),
            Ok(Meaning::Result) if V::CHECKS_MOVES || self.scanner.ends_here()? => {
                Ok(Some(Ending::Result))
            }
            Ok(Meaning::NextGame { if_legal }) if V::CHECKS_MOVES || !if_legal => {
                self.scanner.put_back();
                Ok(Some(Ending::Cut))
            }
            Ok(Meaning::Result | Meaning::NextGame { .. }) => Ok(Some(Ending::Stopped)),
            Err(fault) => self.recover(fault, game, visitor),
        }
    }

    /// Reports a fault, and goes on after it where that is possible.
    fn recover<V: Visitor>(
        &mut self,
        fault: PgnFault,
        game: &mut Progress,
        visitor: &mut V,
    ) -> io::Result<Option<Ending>> {
        let remedy = game.remedy(&fault);
        if !game.implies(&fault) {
            game.has_fault = true;
            if visitor.fault(self.fault(fault)).is_break() {
                return Ok(Some(Ending::Stopped));
            }
        }
        match remedy {
            Remedy::None => return Ok(Some(Ending::Stopped)),
            Remedy::Token => {}
            Remedy::Tag => self.scanner.buffer.skip_tag()?,
            Remedy::InnerVariation => {
                let text = self.take_variation()?;
                visitor.unread(&format!("({text})"));
            }
            Remedy::Variation => {
                self.scanner.put_back();
                visitor.unread(&self.take_variation()?);
                game.close(visitor);
            }
        }
        Ok(None)
    }

    /// Reports what else is wrong with a game that ends without a result.
    fn break_off<V: Visitor>(&mut self, game: &Progress, visitor: &mut V) {
        let fault = match game.opening {
            Some(place) if game.depth > 0 => place.fault(PgnFault::UnclosedVariation),
            _ if game.is_empty() && !game.has_fault => self.fault(PgnFault::NoGame),
            _ => return,
        };
        let _ = visitor.fault(fault);
    }

    /// Visits the comments that come next.
    fn visit_comments(&mut self, mut visit: impl FnMut(&[u8])) -> io::Result<()> {
        while let Some(token) = self.scanner.next()? {
            match token {
                Token::Comment(text) => visit(text),
                _ => {
                    self.scanner.put_back();
                    break;
                }
            }
        }
        Ok(())
    }

    /// Skips what is left of the game that was visited last.
    pub(super) fn skip_rest(&mut self) -> io::Result<()> {
        match std::mem::replace(&mut self.rest, Rest::Nothing) {
            Rest::Nothing => {}
            Rest::NoGame => {
                self.skip_to(End::Tag, 0)?;
            }
            Rest::Moves { depth } => {
                if self.skip_to(End::Result, depth)? {
                    self.visit_comments(|_| {})?;
                }
            }
        }
        Ok(())
    }

    /// Takes the rest of a variation and its closing parenthesis. Without one the variation ends where
    /// another game begins.
    fn take_variation(&mut self) -> io::Result<Cow<'_, str>> {
        self.scanner.buffer.keep();
        let is_closed = self.skip_to(End::Parenthesis, 0)?;
        let text = self.scanner.buffer.take_kept();
        let inner = text.strip_suffix(b")").filter(|_| is_closed);
        Ok(decode(inner.unwrap_or(text)))
    }

    /// Skips text, with this many open variations. Returns whether `end` was found before another game
    /// and the end of the text.
    fn skip_to(&mut self, end: End, mut depth: usize) -> io::Result<bool> {
        let begin = self.scanner.offset();
        while let Some(token) = self.scanner.next()? {
            match token {
                Token::OpeningBracket { has_own_line: true } => {
                    self.scanner.put_back();
                    return Ok(false);
                }
                Token::OpeningParenthesis => depth += 1,
                Token::ClosingParenthesis if depth == 0 && end == End::Parenthesis => {
                    return Ok(true);
                }
                Token::ClosingParenthesis => depth = depth.saturating_sub(1),
                Token::Word(word) => {
                    let is_result = depth == 0 && end == End::Result && result(word).is_some();
                    if is_result && self.scanner.ends_here()? {
                        return Ok(true);
                    }
                }
                _ => {}
            }
            let is_long = self.scanner.offset() - begin > LONGEST_GAME as u64;
            if is_long && end == End::Parenthesis {
                break;
            }
        }
        Ok(false)
    }
}
