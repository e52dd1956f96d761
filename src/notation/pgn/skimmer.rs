//! Scanning the games of a text without playing them.

use std::io::{self, Read, Seek};
use std::ops::{ControlFlow, Range};

use super::chars::unmarked;
use super::error::{PgnError, PgnFault};
use super::parser::{Ending, Parser};
use super::reader::read_game;
use super::scanner::Mark;
use super::visitor::{Answer, Visitor};
use super::{GameResult, Pgn, Tag, known_value};
use crate::notation::opening::{Finders, Opening};
use crate::notation::reader::find_move;
use crate::rules::{Outcome, Position, Termination};

/// What a list shows of a game, and where the game is in its text.
#[derive(Clone, Default, Debug)]
pub struct Outline {
    /// The bytes of the game. There are no gaps: a game begins where the one before it ends.
    pub range: Range<u64>,
    /// The tag pairs.
    pub tags: Vec<Tag>,
    /// The number of half-moves in the main line. They may be illegal.
    pub plies: u32,
    /// The opening by the moves of the main line. `None` if the tag `Opening` names it, or if the game does
    /// not begin from the standard start position.
    pub opening: Option<&'static Opening>,
    /// Whether the last move has the mark of checkmate.
    pub is_mate: bool,
    /// The result, in the tag `Result` or else after the moves.
    pub result: Option<GameResult>,
}

/// Scans a text game by game, several times as fast as a [`Reader`](super::Reader), and finds the same
/// games.
///
/// If a game has a fault, where it ends may depend on which of its moves are legal. The skimmer then
/// goes back and reads that game in full.
///
/// ```
/// use std::io::Cursor;
///
/// use deskmate::notation::pgn::Skimmer;
///
/// let text = "[White \"Anna\"]\n\n1. e4 c5 1-0\n\n[White \"Boris\"]\n\n1. d4 *\n";
/// let mut skimmer = Skimmer::new(Cursor::new(text));
/// let mut found = Vec::new();
/// while let Some(game) = skimmer.next_game()? {
///     found.push((game.tag("White").unwrap_or_default().to_string(), game.plies));
/// }
/// assert_eq!(found, [("Anna".to_string(), 2), ("Boris".to_string(), 1)]);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Skimmer<R> {
    parser: Parser<R>,
    builder: OutlineBuilder,
}

impl<R: Read + Seek> Skimmer<R> {
    /// Scans any seekable source, which need not be buffered. It should be at its beginning, since
    /// ranges are counted from there.
    pub fn new(read: R) -> Skimmer<R> {
        Skimmer {
            parser: Parser::new(read),
            builder: OutlineBuilder::default(),
        }
    }

    /// The same, without looking for the openings of the games.
    #[cfg(feature = "storage")]
    pub(crate) fn without_openings(read: R) -> Skimmer<R> {
        let mut skimmer = Skimmer::new(read);
        skimmer.builder.leaves_openings = true;
        skimmer
    }

    /// The next game; `None` at the end of the text.
    ///
    /// # Errors
    /// If reading fails.
    pub fn next_game(&mut self) -> io::Result<Option<&Outline>> {
        let begin = self.parser.any().mark();
        self.builder.clear();
        let has_game = match self.parser.any().visit_game(&mut self.builder)? {
            Ending::Result | Ending::Cut => true,
            Ending::NoGame => false,
            Ending::Stopped => self.read_from(begin)?,
        };
        let outline = &mut self.builder.outline;
        outline.range = begin.offset..self.parser.any().offset();
        outline.opening = self.builder.openings.opening();
        outline.prefer_stated_result();
        Ok(has_game.then_some(outline))
    }

    /// Whether the text so far ends with the end of a line.
    #[cfg(feature = "storage")]
    pub(crate) fn is_after_line(&mut self) -> bool {
        self.parser.any().is_after_line()
    }

    /// Goes back to the beginning of a game and reads it; false if there is none.
    fn read_from(&mut self, begin: Mark) -> io::Result<bool> {
        self.parser.return_to(begin)?;
        let reading = read_game(self.parser.any(), &|| false)?;
        self.parser.any().skip_rest()?;
        self.builder.clear();
        let Some(reading) = reading else {
            return Ok(false);
        };
        self.builder.take(reading.game);
        Ok(true)
    }
}

/// Makes an outline of a game. Its memory is reused for the next game.
#[derive(Default, Debug)]
struct OutlineBuilder {
    outline: Outline,
    /// Tags of earlier games, to reuse their memory.
    spare_tags: Vec<Tag>,
    /// Looks for the opening, if the tags leave it open.
    openings: Finders,
    /// Whether openings are not looked for.
    leaves_openings: bool,
}

impl OutlineBuilder {
    /// Begins to look for the opening by the moves, if the tags leave it open.
    fn find_opening(&mut self) {
        let name = self.outline.tag("Opening").unwrap_or_default();
        if !self.leaves_openings
            && known_value(name).is_empty()
            && self.outline.tag("FEN").is_none()
        {
            self.openings.begin();
        }
    }

    /// Fills the outline from a game that was read.
    fn take(&mut self, mut game: Pgn) {
        let mut position = game.start().clone();
        self.outline.tags = std::mem::take(&mut game.tags);
        self.find_opening();
        for mv in game.moves() {
            self.outline.plies += 1;
            self.openings.play(mv.to_string().as_bytes());
            position.make(mv);
        }
        let is_mate = |end: Outcome| end.termination == Termination::Checkmate;
        self.outline.is_mate = position.outcome().is_some_and(is_mate);
        self.outline.result = game.result;
    }

    fn clear(&mut self) {
        /// Keeps no more tags than games usually have, and no longer ones.
        const TAGS: usize = 32;
        const BYTES: usize = 256;
        let outline = &mut self.outline;
        let tags = outline.tags.drain(..);
        let usual = tags.filter(|tag| tag.value.capacity() <= BYTES);
        self.spare_tags.extend(usual);
        self.spare_tags.truncate(TAGS);
        outline.plies = 0;
        self.openings.leave();
        outline.is_mate = false;
        outline.result = None;
    }
}

impl Visitor for OutlineBuilder {
    fn tag(&mut self, name: &str, value: &str) -> Result<(), PgnFault> {
        let spare = self.spare_tags.pop();
        let mut tag = spare.unwrap_or_else(|| Tag::new("", ""));
        for (text, met) in [(&mut tag.name, name), (&mut tag.value, value)] {
            text.clear();
            text.push_str(met);
        }
        self.outline.tags.push(tag);
        Ok(())
    }

    fn begin_movetext(&mut self) -> Answer {
        self.find_opening();
        Answer::Visit
    }

    #[inline]
    fn move_word(&mut self, word: &[u8]) -> Result<(), PgnFault> {
        let game = &mut self.outline;
        let text = unmarked(word);
        // Text without tags that does not begin with a move is not a game.
        let begins_game = game.plies == 0 && game.tags.is_empty();
        if begins_game && find_move(&Position::initial(), text).is_none() {
            return Err(PgnFault::NoGame);
        }
        game.plies += 1;
        game.is_mate = text.ends_with(b"#");
        self.openings.play(text);
        Ok(())
    }

    fn outcome(&mut self, result: Option<GameResult>) {
        self.outline.result = result;
    }

    fn fault(&mut self, _: PgnError) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

impl Outline {
    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        Tag::value_in(&self.tags, name)
    }

    fn prefer_stated_result(&mut self) {
        let stated = self.tag("Result").and_then(GameResult::parse);
        self.result = stated.or(self.result);
    }
}
