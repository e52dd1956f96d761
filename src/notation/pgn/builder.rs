//! A game as it grows out of the tokens of its text.

use super::buffer::{Place, decode};
use super::comment::of_another_move;
use super::error::{PgnError, PgnFault};
use super::open_line::OpenLine;
use super::scanner::Token;
use super::{GameResult, Pgn, Tag, UNFINISHED};
use crate::notation::reader::find_move;
use crate::notation::{MoveError, excerpt, fen, read_move};
use crate::rules::{IllegalMove, Position};
use crate::tree::{DEEPEST_LINE, GameTree};

/// What a token means for the game.
pub(super) enum Met {
    /// It is part of the game.
    Part,
    /// A variation has begun.
    Opening,
    /// The game is over with this result.
    Result(Option<GameResult>),
    /// Another game begins with it.
    NextGame,
    /// Moves begin that cannot be played, since the position before them is not known.
    Unplayable,
}

/// What can be done about a fault, so that the game is read on.
pub(super) enum Remedy {
    /// Nothing: no more moves are read.
    None,
    /// The token at fault is passed over.
    Token,
    /// The tag at fault is passed over.
    Tag,
    /// The present variation ends; the rest of it is kept as text.
    Variation,
    /// The variation that begins here is kept as text.
    InnerVariation,
}

pub(super) struct Builder {
    tags: Vec<Tag>,
    tree: GameTree,
    /// Whether the tag `FEN` could not be read.
    is_unplayable: bool,
    line: OpenLine,
    /// The lines that the present one is nested in, the main line first.
    outer: Vec<OpenLine>,
    pub(super) faults: Vec<PgnError>,
}

impl Builder {
    pub(super) fn new() -> Builder {
        /// Room for most games, so that their lists need not move to larger places.
        const MOVES: usize = 100;
        const TAGS: usize = 16;
        Builder {
            tags: Vec::with_capacity(TAGS),
            tree: GameTree::with_capacity(Position::initial(), MOVES),
            is_unplayable: false,
            line: OpenLine::main(Position::initial()),
            outer: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// Whether neither tag nor move was read.
    pub(super) fn is_empty(&self) -> bool {
        self.tags.is_empty() && !self.has_moves()
    }

    /// Whether there was nothing at all.
    pub(super) fn is_blank(&self) -> bool {
        self.is_empty() && self.tree.is_empty() && self.faults.is_empty()
    }

    fn has_moves(&self) -> bool {
        self.in_variation() || self.line.has_moves()
    }

    pub(super) fn has_tags(&self) -> bool {
        !self.tags.is_empty()
    }

    /// How many variations are open.
    pub(super) fn depth(&self) -> usize {
        self.outer.len()
    }

    pub(super) fn in_variation(&self) -> bool {
        !self.outer.is_empty()
    }

    /// The result that the tag `Result` gives.
    pub(super) fn stated_result(&self) -> Option<GameResult> {
        let tag = self.tags.iter().find(|tag| tag.name == "Result")?;
        GameResult::parse(&tag.value)
    }

    /// Whether a fault need not be told: where there is no tag at all one broken one is enough, and there
    /// is no game after any fault.
    pub(super) fn implies(&self, fault: &PgnFault) -> bool {
        match fault {
            PgnFault::NoGame => !self.faults.is_empty(),
            PgnFault::Tag if self.is_empty() => {
                self.faults.iter().any(|met| met.fault == PgnFault::Tag)
            }
            _ => false,
        }
    }

    /// What can be done about a fault that the last token had.
    pub(super) fn remedy(&self, fault: &PgnFault) -> Remedy {
        match fault {
            PgnFault::Fen(_) => Remedy::Token,
            // They leave no doubt about the position.
            PgnFault::Nag | PgnFault::Stray(_) if !self.is_empty() && !self.in_variation() => {
                Remedy::Token
            }
            PgnFault::Tag if !self.has_moves() => Remedy::Tag,
            PgnFault::Variation | PgnFault::TooDeep => Remedy::InnerVariation,
            _ if self.in_variation() => Remedy::Variation,
            _ => Remedy::None,
        }
    }

    pub(super) fn add(&mut self, token: Token) -> Result<Met, PgnFault> {
        match token {
            Token::Tag(token) => {
                if self.is_of_next_game(token.tag.as_ref(), token.has_own_line) {
                    return Ok(Met::NextGame);
                }
                if self.has_moves() {
                    return Err(PgnFault::Tag);
                }
                self.add_tag(token.tag.ok_or(PgnFault::Tag)?)?;
            }
            Token::Comment(text) => self.add_comment(text),
            Token::Word(word) => return self.add_word(word),
            _ if self.is_unplayable => return Ok(Met::Unplayable),
            Token::UnclosedComment => return Err(PgnFault::UnclosedComment),
            Token::Stray(_) | Token::ClosingParenthesis if self.is_empty() => {
                return Err(PgnFault::NoGame);
            }
            Token::Stray(sign) => return Err(PgnFault::Stray(sign)),
            Token::Nag(nag) => self
                .line
                .add_nag(&mut self.tree, nag.ok_or(PgnFault::Nag)?)?,
            Token::OpeningParenthesis => {
                self.open()?;
                return Ok(Met::Opening);
            }
            Token::ClosingParenthesis if self.in_variation() => self.close(),
            Token::ClosingParenthesis => return Err(PgnFault::Stray(')')),
        }
        Ok(Met::Part)
    }

    /// Whether a tag pair belongs to another game: it comes after moves, or is a second `Event`, which
    /// is the first tag of a game (PGN standard 8.1.1).
    fn is_of_next_game(&self, tag: Option<&Tag>, has_own_line: bool) -> bool {
        if self.has_moves() {
            return has_own_line || (tag.is_some() && !self.in_variation());
        }
        let is_event = |tag: &Tag| tag.name == "Event";
        tag.is_some_and(is_event) && self.tags.iter().any(is_event)
    }

    fn add_tag(&mut self, tag: Tag) -> Result<(), PgnFault> {
        let position = (tag.name == "FEN").then(|| fen::read(&tag.value));
        self.tags.push(tag);
        if let Some(position) = position {
            self.is_unplayable = position.is_err();
            let start = position?;
            self.line = OpenLine::main(start.clone());
            self.tree.set_start(start);
        }
        Ok(())
    }

    /// Adds a comment to the last move, or before the first one.
    pub(super) fn add_comment(&mut self, text: &[u8]) {
        self.line.add_comment(&mut self.tree, &decode(text));
    }

    /// Keeps the text of a variation that cannot be read as a comment.
    pub(super) fn keep(&mut self, text: &str) {
        let text = of_another_move(text);
        self.line.add_comment(&mut self.tree, &text);
    }

    /// Adds a move, which most words are, or what else a word can be.
    fn add_word(&mut self, word: &[u8]) -> Result<Met, PgnFault> {
        if !self.is_unplayable
            && !matches!(word, [.., b'!' | b'?'])
            && let Some(mv) = find_move(&self.line.position, word)
        {
            self.line.push(&mut self.tree, mv);
            return Ok(Met::Part);
        }
        self.add_other_word(&decode(word))
    }

    /// Adds a move with the marks that follow it, such marks alone, or a result.
    fn add_other_word(&mut self, word: &str) -> Result<Met, PgnFault> {
        let result = match word {
            UNFINISHED => Some(None),
            _ => GameResult::parse(word).map(Some),
        };
        match result {
            Some(result) if !self.in_variation() => return Ok(Met::Result(result)),
            Some(Some(_)) => self.line.add_comment(&mut self.tree, word),
            Some(None) => {}
            None if self.is_unplayable => return Ok(Met::Unplayable),
            None => {
                let text = word.trim_end_matches(['!', '?']);
                let nag = mark_nag(word.strip_prefix(text).unwrap_or_default());
                if !(text.is_empty() && nag.is_some()) {
                    self.add_move(word)?;
                }
                if let Some(nag) = nag {
                    self.line.add_nag(&mut self.tree, nag)?;
                }
            }
        }
        Ok(Met::Part)
    }

    fn add_move(&mut self, word: &str) -> Result<(), PgnFault> {
        match read_move(&self.line.position, word) {
            Ok(mv) => self.line.push(&mut self.tree, mv),
            Err(_) if self.line.explains_en_passant(&self.tree, word) => {}
            Err(error) => {
                let position = self.after_null(&error);
                let position = position.ok_or_else(|| self.move_fault(word, error))?;
                self.line.push_null(&mut self.tree, position);
            }
        }
        Ok(())
    }

    /// The position after a null move, where it may stand.
    fn after_null(&self, error: &MoveError) -> Option<Position> {
        let is_null = *error == MoveError::Illegal(IllegalMove::Null);
        (is_null && self.in_variation()).then(|| self.line.position.pass())?
    }

    fn move_fault(&self, word: &str, error: MoveError) -> PgnFault {
        if self.is_empty() && matches!(error, MoveError::NotAMove(_)) {
            return PgnFault::NoGame;
        }
        PgnFault::Move {
            ply: self.line.plies + 1,
            text: excerpt(word),
            error,
        }
    }

    fn open(&mut self) -> Result<(), PgnFault> {
        if self.is_empty() {
            return Err(PgnFault::NoGame);
        }
        let variation = self.line.variation(&self.tree);
        let variation = variation.ok_or(PgnFault::Variation)?;
        if self.outer.len() == DEEPEST_LINE {
            return Err(PgnFault::TooDeep);
        }
        self.outer
            .push(std::mem::replace(&mut self.line, variation));
        Ok(())
    }

    /// Notes where the present line began.
    pub(super) fn opened_at(&mut self, place: Place) {
        self.line.opening = place;
    }

    /// Where the outermost variation began that is still open.
    pub(super) fn open_variation(&self) -> Option<Place> {
        let outermost = self.outer.get(1).unwrap_or(&self.line);
        self.in_variation().then_some(outermost.opening)
    }

    /// Goes back to the line in which the present variation stands.
    pub(super) fn close(&mut self) {
        if let Some(outer) = self.outer.pop() {
            let variation = std::mem::replace(&mut self.line, outer);
            self.line.close(&mut self.tree, variation);
        }
    }

    /// The game with this result after its moves; the one in its tag goes before.
    pub(super) fn finish(mut self, result: Option<GameResult>) -> (Pgn, Vec<PgnError>) {
        while self.in_variation() {
            self.close();
        }
        let result = self.stated_result().or(result);
        self.line.end(&mut self.tree);
        self.faults.sort_by_key(|fault| (fault.line, fault.column));
        let game = Pgn {
            tags: self.tags,
            tree: self.tree,
            result,
        };
        (game, self.faults)
    }
}

/// The glyph that a traditional mark stands for (PGN standard 8.2.3.8).
fn mark_nag(mark: &str) -> Option<u8> {
    match mark {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        _ => None,
    }
}
