//! A game on the table: the board under the players' hands, and the position that is shown.

use std::time::Duration;

use arrayvec::ArrayVec;

use super::long_press::Held;
use super::marks::Marks;
use super::seating::Facing;
use super::step::Step;
use super::typed_move::TypedMove;
use crate::game::Game;
use crate::rules::{ByColor, Move, MoveList, Piece, Position, Role, Square};

/// How long a piece slides from square to square.
pub const SLIDE_TIME: Duration = Duration::from_millis(150);

/// What the player's hand does on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Nothing.
    Empty,
    /// A piece is selected and stands on its square.
    Selected {
        /// The piece's square.
        square: Square,
        /// Whether the button went down on it when it was selected already: letting go then
        /// deselects it.
        again: bool,
    },
    /// A piece is lifted and follows the pointer.
    Lifted(Square),
    /// A pawn waits on the last rank for the choice of what it becomes.
    Promoting {
        /// Where the pawn came from.
        from: Square,
        /// Where it waits.
        to: Square,
        /// What it becomes if the players say no more.
        chosen: Role,
    },
}

/// Pieces on their way from square to square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slide {
    /// Each piece with its first and its last square.
    pub pieces: ArrayVec<(Piece, Square, Square), 2>,
    /// When they started.
    pub started: Duration,
}

/// One game and what is being done with it.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game.
    pub game: Game,
    /// The name of the file that the game is read from, in a review.
    pub source: Option<String>,
    /// What the player's hand does.
    pub hand: Hand,
    /// The move that is being typed.
    pub typed: Option<TypedMove>,
    /// Where the cursor was put when the board got the focus.
    pub(super) cursor: Option<Square>,
    /// Arrows and circles on the position shown.
    pub marks: Marks,
    /// The left button, while it may become a long press or is one.
    pub(super) held: Option<Held>,
    /// The square whose piece shows its moves while the right button is held, or in a long press.
    pub peek: Option<Square>,
    /// The first row of the move list, where the players scrolled it; else it follows the game.
    pub scroll: Option<usize>,
    /// Pieces on their way.
    pub slide: Option<Slide>,
    /// For how long the program was asleep, if the game is paused for that.
    pub slept: Option<Duration>,
    /// Whose time has been low.
    was_low: ByColor<bool>,
    /// Whom the board faces, if it turns to the player on move.
    pub facing: Facing,
    /// The square of the piece that was touched first since the last move, of those that can move,
    /// where such a piece has to move.
    pub(super) touched: Option<Square>,
    /// The half-moves played in the position shown, if it is not the last one.
    looking_at: Option<usize>,
}

impl Table {
    /// A table with its last position shown.
    pub fn new(game: Game) -> Table {
        Table {
            facing: Facing::new(game.turn()),
            game,
            source: None,
            hand: Hand::Empty,
            typed: None,
            cursor: None,
            marks: Marks::default(),
            held: None,
            peek: None,
            scroll: None,
            slide: None,
            slept: None,
            was_low: ByColor::default(),
            touched: None,
            looking_at: None,
        }
    }

    /// The number of half-moves played in the position shown.
    pub fn shown(&self) -> usize {
        self.looking_at.unwrap_or(self.last())
    }

    /// The position shown.
    pub fn position(&self) -> &Position {
        self.game.record().position_at(self.shown())
    }

    /// The squares of the piece that led to the position shown, before and after its move; of the king
    /// when it castled.
    pub fn last_move(&self) -> Option<(Square, Square)> {
        self.game.record().way_of(self.shown())
    }

    /// Whether an earlier position is shown than the one being played.
    pub fn is_looking_back(&self) -> bool {
        self.looking_at.is_some()
    }

    /// Whether the last position of the game is shown.
    pub fn is_at_end(&self) -> bool {
        self.shown() == self.last()
    }

    fn last(&self) -> usize {
        self.game.record().plies().len()
    }

    /// The square of the piece that is in hand.
    pub fn in_hand(&self) -> Option<Square> {
        match self.hand {
            Hand::Empty => None,
            Hand::Selected { square, .. } | Hand::Lifted(square) => Some(square),
            Hand::Promoting { from, .. } => Some(from),
        }
    }

    /// The moves to mark on the board: those of the piece whose moves are asked for with the right
    /// button, whichever side it belongs to, or of the piece in hand.
    pub fn marked_moves(&self) -> MoveList {
        match (self.peek, self.in_hand()) {
            (Some(square), _) => self.position().moves_of(square),
            (None, Some(square)) => self.position().legal_moves_from(square),
            (None, None) => MoveList::new(),
        }
    }

    /// Shows the moves of the piece on a square, if there is one, or stops showing moves.
    pub(super) fn peek_at(&mut self, square: Option<Square>) {
        self.peek = square.filter(|&square| self.position().board().get(square).is_some());
    }

    /// Steps to another position; with a time given, the pieces of a single step slide.
    pub fn show(&mut self, step: Step, slide_at: Option<Duration>) {
        let (from, to) = (self.shown(), step.from(self.shown(), self.last()));
        self.put_down();
        if from != to {
            self.marks.clear();
        }
        self.scroll = None;
        self.looking_at = (to < self.last()).then_some(to);
        self.slide = None;
        if let Some(now) = slide_at
            && from.abs_diff(to) == 1
        {
            self.slide_ply(from.max(to), to > from, now);
        }
    }

    /// Lets the pieces of a half-move slide, forwards or back.
    pub(super) fn slide_ply(&mut self, number: usize, forward: bool, now: Duration) {
        let record = self.game.record();
        let before = record.position_at(number.saturating_sub(1));
        let pieces = record.ply(number).map(|ply| ways(before, ply.mv, forward));
        self.slide = pieces.map(|pieces| Slide {
            pieces,
            started: now,
        });
    }

    /// Lets the pieces of the half-move slide that has just been taken back.
    pub(super) fn slide_back(&mut self, now: Duration) {
        let undone = self.game.record().taken_back();
        let pieces = undone.map(|ply| ways(self.game.position(), ply.mv, false));
        self.slide = pieces.map(|pieces| Slide {
            pieces,
            started: now,
        });
    }

    /// Whether pieces are on their way.
    pub fn is_sliding(&self, now: Duration) -> bool {
        let under_way = |slide: &Slide| now.saturating_sub(slide.started) < SLIDE_TIME;
        self.slide.as_ref().is_some_and(under_way)
    }

    /// Empties the hand: a lifted or selected piece, or a pawn about to promote, stands where it was,
    /// what was typed is forgotten, and the press that is held is over.
    pub(super) fn put_down(&mut self) {
        self.drop_hold();
        self.hand = Hand::Empty;
        self.typed = None;
    }

    /// Whether the time of the side to move is low, for the first time in the game.
    pub(super) fn becomes_low(&mut self, now: Duration) -> bool {
        let clock = self.game.clock();
        let low = clock.running().filter(|&color| clock.is_low(color, now));
        low.is_some_and(|color| !std::mem::replace(&mut self.was_low[color], true))
    }

    /// Shows the last position again.
    pub(super) fn return_to_game(&mut self) {
        self.looking_at = None;
        self.slide = None;
        self.scroll = None;
        self.marks.clear();
    }

    /// The legal move of the piece on one square to another; of the four promotions the queen's. A
    /// king put on its own rook castles.
    pub(super) fn move_between(&self, from: Square, to: Square) -> Option<Move> {
        let target = self.castling_onto(from, to).unwrap_or(Move::new(from, to));
        let mut moves = self.game.position().legal_moves_from(from).into_iter();
        moves.find(|mv| mv.to == target.to)
    }

    /// The castling that is meant by putting a king on a rook with which it has the right to castle.
    fn castling_onto(&self, king: Square, rook: Square) -> Option<Move> {
        let position = self.game.position();
        let side = position.castling_side_onto(king, rook)?;
        position.castling_move(side)
    }

    /// Whether a piece of the side to move stands on a square of the last position.
    pub(super) fn is_own(&self, square: Square) -> bool {
        let piece = self.game.position().board().get(square);
        piece.is_some_and(|piece| piece.color() == self.game.turn())
    }
}

/// The pieces of a move with their squares, from a position on or back to it.
fn ways(before: &Position, mv: Move, forward: bool) -> ArrayVec<(Piece, Square, Square), 2> {
    let one = [(mv.from, mv.to)];
    let castling = before.castling_ways(mv);
    let ways = castling.as_ref().map_or(&one[..], |ways| &ways[..]);
    let pieces = ways.iter().filter_map(|&(from, to)| {
        let (start, end) = if forward { (from, to) } else { (to, from) };
        Some((before.board().get(from)?, start, end))
    });
    pieces.collect()
}

/// Whether a move leaves open what the pawn becomes.
pub(super) fn promotes(mv: Move) -> bool {
    mv.promotion == Some(Role::Queen)
}
