//! What the players are doing on a board with the pointer and the keys, whatever game it shows.

use std::time::Duration;

use super::command::BoardCommand;
use super::direction::Direction;
use super::hand::Hand;
use super::long_press::Held;
use super::marks;
use super::typed_move::TypedMove;
use crate::app::forms::Edit;
use crate::rules::{IllegalMove, Move, MoveList, Position, Role, Square};
use crate::tree::{Ink, Mark};

/// What the players are doing on the board: what is in hand or being typed, the cursor, the marks.
#[derive(Clone, Debug, Default)]
pub struct BoardInput {
    hand: Hand,
    typed: Option<TypedMove>,
    /// Where the cursor is, while the board has the focus.
    cursor: Option<Square>,
    /// Arrows and circles on the position shown.
    marks: Vec<Mark>,
    /// Whether they belong to the position, so that only drawing changes them.
    marks_last: bool,
    /// Where the mark begins that is being drawn, and its colour.
    begun: Option<(Square, Ink)>,
    /// The left button, while it may become a long press or is one.
    held: Option<Held>,
    /// The square whose piece shows its moves while the right button is held, or in a long press.
    peek: Option<Square>,
}

/// What something done on the board asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Gesture {
    /// A legal move; of a promotion, to a queen, what the pawn becomes is open.
    Move {
        mv: Move,
        /// Whether the piece still stands on its old square and has to slide.
        slides: bool,
    },
    /// A promotion for which it was chosen what the pawn becomes.
    Promotion(Move),
    /// A piece is taken in hand.
    Take {
        square: Square,
        /// Whether it was in hand already.
        again: bool,
    },
    /// Something that cannot be played.
    Illegal(IllegalMove),
}

impl BoardInput {
    /// A board whose marks belong to the positions that it shows: only drawing changes them.
    pub(in crate::app) fn with_lasting_marks() -> BoardInput {
        BoardInput {
            marks_last: true,
            ..BoardInput::default()
        }
    }

    /// What the player's hand does.
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// The square of the piece that is in hand.
    pub fn in_hand(&self) -> Option<Square> {
        self.hand.square()
    }

    /// The move that is being typed.
    pub fn typed(&self) -> Option<&TypedMove> {
        self.typed.as_ref()
    }

    /// The square with the cursor, where the board has the focus.
    pub fn cursor(&self) -> Option<Square> {
        self.cursor
    }

    /// Arrows and circles on the position shown.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The square whose piece shows its moves, whichever side it belongs to.
    pub fn peek(&self) -> Option<Square> {
        self.peek
    }

    /// Whether a mark is being drawn.
    pub fn is_drawing(&self) -> bool {
        self.begun.is_some()
    }

    /// Whether the left button is held on the board and what comes of it is not known yet.
    pub fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// The moves to mark on the board: those of the piece whose moves are asked for with the right button,
    /// whichever side it belongs to, or of the piece in hand.
    pub fn marked_moves(&self, position: &Position) -> MoveList {
        match (self.peek, self.in_hand()) {
            (Some(square), _) => position.moves_of(square),
            (None, Some(square)) => position.legal_moves_from(square),
            (None, None) => MoveList::new(),
        }
    }

    /// The mark that is being drawn if it ends on a square: an arrow, or round an empty square a circle.
    pub fn mark_to(&self, to: Square, position: &Position) -> Option<Mark> {
        let (from, ink) = self.begun?;
        let on_piece = position.board().get(to).is_some();
        (from != to || !on_piece).then_some(Mark { from, to, ink })
    }

    /// Does what concerns the board alone; what asks for more comes back as a gesture. The position is the one
    /// that is shown.
    pub(in crate::app) fn update(
        &mut self,
        command: BoardCommand,
        position: &Position,
        flipped: bool,
    ) -> Option<Gesture> {
        match command {
            BoardCommand::Press(square) => return self.press(square, position),
            BoardCommand::Release(square) => {
                self.end_hold(Some(square), position);
                self.release(square);
            }
            BoardCommand::Lift(square) => {
                self.hold_moved(position);
                self.lift(square);
            }
            BoardCommand::Drop(target) => {
                self.end_hold(target, position);
                return self.drop(target, position);
            }
            BoardCommand::PutBack => {
                self.end_hold(None, position);
                if matches!(self.hand, Hand::Lifted(_)) {
                    self.put_down();
                }
            }
            BoardCommand::Promote(role) => return self.promote(role),
            BoardCommand::TypeMove => {
                self.put_down();
                self.typed = Some(TypedMove::new(position));
            }
            BoardCommand::Complete(step) => {
                if let Some(typed) = &mut self.typed {
                    typed.complete(step, position);
                }
            }
            BoardCommand::Focus => self.focus(position),
            BoardCommand::Point(direction) => self.point(direction, flipped),
            BoardCommand::UsePointed => return self.use_pointed(position),
            BoardCommand::Peek(square) => self.peek_at(square, position),
            BoardCommand::BeginMark(square, ink) => {
                self.drop_hold();
                self.begun = Some((square, ink));
            }
            BoardCommand::EndMark(to) => self.end_mark(to, position),
            // These are about more than the board.
            BoardCommand::PlayTyped | BoardCommand::Show(_) => {}
        }
        None
    }

    /// The button goes down: a piece of the side to move is taken, the one in hand moves.
    pub(in crate::app) fn press(&mut self, square: Square, position: &Position) -> Option<Gesture> {
        self.typed = None;
        let in_hand = self.in_hand();
        if let Some(from) = in_hand
            && from != square
            && let Some(mv) = move_between(position, from, square)
        {
            return Some(Gesture::Move { mv, slides: true });
        }
        let piece = position.board().get(square);
        if piece.is_some_and(|piece| piece.color() == position.turn()) {
            let again = in_hand == Some(square);
            return Some(Gesture::Take { square, again });
        }
        if let Some(from) = in_hand {
            self.put_down();
            return refusal(position, from, square);
        }
        let turn = position.turn();
        piece.map(|_| Gesture::Illegal(IllegalMove::NotYourTurn { turn, from: square }))
    }

    /// Takes a piece in hand.
    pub(in crate::app) fn take(&mut self, square: Square, again: bool) {
        self.hand = Hand::Selected { square, again };
    }

    /// Lets a pawn wait on the last rank for the choice of what it becomes.
    pub(in crate::app) fn ask_promotion(&mut self, mv: Move) {
        self.hand = Hand::Promoting {
            from: mv.from,
            to: mv.to,
            chosen: Role::Queen,
        };
    }

    fn release(&mut self, square: Square) {
        let again = Hand::Selected {
            square,
            again: true,
        };
        if self.hand == again {
            self.put_down();
        }
    }

    fn lift(&mut self, square: Square) {
        if matches!(self.hand, Hand::Selected { square: selected, .. } if selected == square) {
            self.hand = Hand::Lifted(square);
        }
    }

    /// A piece let go outside the board or on its own square goes back; a press selected it, so that
    /// it stays selected on its own square.
    fn drop(&mut self, target: Option<Square>, position: &Position) -> Option<Gesture> {
        let Hand::Lifted(from) = self.hand else {
            return None;
        };
        self.put_down();
        let to = target?;
        if to == from {
            self.take(from, false);
            return None;
        }
        match move_between(position, from, to) {
            Some(mv) => Some(Gesture::Move { mv, slides: false }),
            None => refusal(position, from, to),
        }
    }

    fn promote(&mut self, role: Role) -> Option<Gesture> {
        let Hand::Promoting { from, to, .. } = self.hand else {
            return None;
        };
        Some(Gesture::Promotion(Move::promoting(from, to, role)))
    }

    /// Empties the hand: a lifted or selected piece, or a pawn about to promote, stands where it was,
    /// what was typed is forgotten, and the press that is held is over.
    pub(in crate::app) fn put_down(&mut self) {
        self.drop_hold();
        self.hand = Hand::Empty;
        self.typed = None;
    }

    /// Gives the board the focus, with the cursor on the king of the side to move, or takes it away.
    fn focus(&mut self, position: &Position) {
        if self.leave_board() {
            self.put_down();
        } else {
            self.cursor = Some(position.king(position.turn()));
        }
    }

    /// Takes the focus from the board. False if it had none.
    pub(in crate::app) fn leave_board(&mut self) -> bool {
        self.cursor.take().is_some()
    }

    /// Moves the cursor, or the choice where a pawn promotes.
    fn point(&mut self, direction: Direction, flipped: bool) {
        if !self.hand.point(direction, flipped)
            && let Some(square) = self.cursor
        {
            self.cursor = Some(direction.from(square, flipped));
        }
    }

    /// Does at the cursor what a click would do, or takes the chosen promotion.
    fn use_pointed(&mut self, position: &Position) -> Option<Gesture> {
        if let Hand::Promoting { chosen, .. } = self.hand {
            return self.promote(chosen);
        }
        let square = self.cursor?;
        let gesture = self.press(square, position);
        match gesture {
            Some(Gesture::Take { again: true, .. }) => {
                self.put_down();
                None
            }
            gesture => gesture,
        }
    }

    /// Changes the move that is being typed.
    pub(in crate::app) fn edit_typed(&mut self, edit: Edit, position: &Position) {
        if let Some(typed) = &mut self.typed {
            typed.edit(edit, position);
        }
    }

    /// Shows the moves of the piece on a square, if there is one, or stops showing moves.
    pub(in crate::app) fn peek_at(&mut self, square: Option<Square>, position: &Position) {
        self.peek = square.filter(|&square| position.board().get(square).is_some());
    }

    /// Finishes the mark that is being drawn on a square, or outside the board drops it.
    fn end_mark(&mut self, to: Option<Square>, position: &Position) {
        let mark = to.and_then(|to| self.mark_to(to, position));
        self.begun = None;
        if let Some(mark) = mark {
            marks::toggle(&mut self.marks, mark);
        }
    }

    /// Wipes the marks off, unless they belong to the position.
    pub(in crate::app) fn clear_marks(&mut self) {
        if !self.marks_last {
            self.marks.clear();
        }
        self.begun = None;
    }

    /// Shows these marks.
    pub(in crate::app) fn set_marks(&mut self, marks: Vec<Mark>) {
        self.marks = marks;
        self.begun = None;
    }

    /// The left button has gone down. It can become a long press where it has taken a piece in hand or done
    /// nothing. Marks are wiped off at once, except where another one may begin: then when it does not.
    pub(in crate::app) fn pressed(&mut self, square: Square, idle: bool, now: Duration) {
        // A hand on the board needs no cursor.
        self.leave_board();
        let takes = self.in_hand() == Some(square);
        self.held = (takes || idle).then(|| Held::new(square, now));
        self.begun = None;
        if takes || !idle {
            self.clear_marks();
        }
    }

    /// When the press that is held becomes a long one.
    pub(in crate::app) fn long_press_at(&self) -> Option<Duration> {
        self.held.as_ref()?.long_at()
    }

    /// Shows moves and begins a mark. From a piece in hand none is drawn, since the drag that may follow
    /// moves it.
    pub(in crate::app) fn begin_long_press(&mut self, position: &Position) {
        let Some(square) = self.held.as_mut().map(Held::become_long) else {
            return;
        };
        self.peek_at(Some(square), position);
        if self.in_hand().is_none() {
            self.begun = Some((square, Ink::Green));
        }
    }

    /// The pointer leaves the place where the button went down. Only the mark of a long press goes on.
    fn hold_moved(&mut self, position: &Position) {
        if !self.is_long_press() || self.in_hand().is_some() {
            self.end_hold(None, position);
        }
    }

    /// The button goes up on a square or elsewhere, or what it began is broken off. A short press has wiped
    /// the marks off, a long one has drawn one.
    fn end_hold(&mut self, to: Option<Square>, position: &Position) {
        match self.held.take() {
            Some(held) if held.is_long() => {
                self.peek = None;
                self.end_mark(to, position);
            }
            Some(_) => self.clear_marks(),
            None => {}
        }
    }

    /// Forgets the press: the position is another one, or the right button draws.
    fn drop_hold(&mut self) {
        if self.is_long_press() {
            self.peek = None;
            self.begun = None;
        }
        self.held = None;
    }

    fn is_long_press(&self) -> bool {
        self.held.as_ref().is_some_and(Held::is_long)
    }
}

/// The legal move of the piece on one square to another; of the four promotions the queen's. A king put on
/// its own rook castles.
fn move_between(position: &Position, from: Square, to: Square) -> Option<Move> {
    let target = castling_onto(position, from, to).unwrap_or(Move::new(from, to));
    let mut moves = position.legal_moves_from(from).into_iter();
    moves.find(|mv| mv.to == target.to)
}

/// The castling that is meant by putting a king on a rook with which it has the right to castle.
fn castling_onto(position: &Position, king: Square, rook: Square) -> Option<Move> {
    let side = position.castling_side_onto(king, rook)?;
    position.castling_move(side)
}

/// Why a move is not legal.
fn refusal(position: &Position, from: Square, to: Square) -> Option<Gesture> {
    let illegal = position.play(Move::new(from, to)).err()?;
    Some(Gesture::Illegal(illegal))
}
