//! Pointer and keyboard input on the board of any game.

use std::time::Duration;

use super::command::BoardCommand;
use super::direction::Direction;
use super::hand::Hand;
use super::long_press::HeldButton;
use super::marks;
use super::typed_move::TypedMove;
use crate::app::forms::Edit;
use crate::rules::{IllegalMove, Move, MoveList, Position, Role, Square};
use crate::tree::{Ink, Mark};

/// The state of input on a board: the piece in hand, a typed move, the cursor and the marks.
#[derive(Clone, Debug, Default)]
pub struct BoardInput {
    hand: Hand,
    typed: Option<TypedMove>,
    /// The cursor, if the board has the focus.
    cursor: Option<Square>,
    /// Arrows and circles on the position shown.
    marks: Vec<Mark>,
    /// Whether they belong to the position, so that clicks do not clear them.
    marks_last: bool,
    /// The first square and the colour of the mark being drawn.
    begun: Option<(Square, Ink)>,
    /// The held left button, while the press is long or can become so.
    held: Option<HeldButton>,
    /// The square whose piece shows its moves, during a right-button or long press.
    peek: Option<Square>,
}

/// What the game has to do after input on its board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Gesture {
    /// Play a legal move. A promotion is given as a promotion to a queen, and its piece is still to be
    /// chosen.
    Move {
        mv: Move,
        /// Whether the piece is still on its old square, and has to slide.
        slides: bool,
    },
    /// Play a promotion to the chosen piece.
    Promotion(Move),
    /// Take a piece in hand.
    Take {
        square: Square,
        /// Whether it was in hand already.
        again: bool,
    },
    /// Report an illegal move.
    Illegal(IllegalMove),
}

impl BoardInput {
    /// Input for a board whose marks belong to its positions: only drawing changes them.
    pub(in crate::app) fn with_lasting_marks() -> BoardInput {
        BoardInput {
            marks_last: true,
            ..BoardInput::default()
        }
    }

    /// The state of the player's hand.
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// The square of the piece in hand.
    pub fn in_hand(&self) -> Option<Square> {
        self.hand.square()
    }

    /// The move being typed.
    pub fn typed(&self) -> Option<&TypedMove> {
        self.typed.as_ref()
    }

    /// The square with the cursor, if the board has the focus.
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

    /// Whether the left button is held on the board, in a press that is long or can become so.
    pub fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// The moves to show on the board: those of the peeked piece, of either side, or of the piece in hand.
    pub fn marked_moves(&self, position: &Position) -> MoveList {
        match (self.peek, self.in_hand()) {
            (Some(square), _) => position.moves_of(square),
            (None, Some(square)) => position.legal_moves_from(square),
            (None, None) => MoveList::new(),
        }
    }

    /// The mark being drawn, if it ends on this square: an arrow, or a circle around an empty square.
    pub fn mark_to(&self, to: Square, position: &Position) -> Option<Mark> {
        let (from, ink) = self.begun?;
        let on_piece = position.board().get(to).is_some();
        (from != to || !on_piece).then_some(Mark { from, to, ink })
    }

    /// Handles what concerns the board alone; anything else is returned as a gesture. `position` is the one
    /// on the board.
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
            // These concern more than the board.
            BoardCommand::PlayTyped | BoardCommand::Show(_) => {}
        }
        None
    }

    /// The button goes down: takes a piece of the side to move, or moves the one in hand.
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

    /// Puts a pawn on the last rank and asks for its promotion.
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

    /// Drops the lifted piece. Outside the board it goes back; on its own square it stays selected.
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

    /// Empties the hand, closes the line for a typed move and ends the held press.
    pub(in crate::app) fn put_down(&mut self) {
        self.drop_hold();
        self.hand = Hand::Empty;
        self.typed = None;
    }

    /// Focuses the board with the cursor on the king of the side to move, or removes the focus.
    fn focus(&mut self, position: &Position) {
        if self.leave_board() {
            self.put_down();
        } else {
            self.cursor = Some(position.king(position.turn()));
        }
    }

    /// Removes the focus from the board. Returns false if it had none.
    pub(in crate::app) fn leave_board(&mut self) -> bool {
        self.cursor.take().is_some()
    }

    /// Moves the cursor, or the selection in the promotion chooser.
    fn point(&mut self, direction: Direction, flipped: bool) {
        if !self.hand.point(direction, flipped)
            && let Some(square) = self.cursor
        {
            self.cursor = Some(direction.from(square, flipped));
        }
    }

    /// Clicks at the cursor, or takes the selected promotion.
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

    /// Edits the typed move.
    pub(in crate::app) fn edit_typed(&mut self, edit: Edit, position: &Position) {
        if let Some(typed) = &mut self.typed {
            typed.edit(edit, position);
        }
    }

    /// Shows the moves of the piece on a square, or stops showing moves.
    pub(in crate::app) fn peek_at(&mut self, square: Option<Square>, position: &Position) {
        self.peek = square.filter(|&square| position.board().get(square).is_some());
    }

    /// Ends the mark being drawn on a square; outside the board discards it.
    fn end_mark(&mut self, to: Option<Square>, position: &Position) {
        let mark = to.and_then(|to| self.mark_to(to, position));
        self.begun = None;
        if let Some(mark) = mark {
            marks::toggle(&mut self.marks, mark);
        }
    }

    /// Clears the marks, unless they belong to the position.
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

    /// The left button has gone down. The press can become long if it took a piece in hand or did nothing.
    /// Marks are cleared at once, unless the press can begin a new one; then they are cleared when it ends as
    /// a short press.
    pub(in crate::app) fn pressed(&mut self, square: Square, idle: bool, now: Duration) {
        // A player with the pointer needs no cursor.
        self.leave_board();
        let takes = self.in_hand() == Some(square);
        self.held = (takes || idle).then(|| HeldButton::new(square, now));
        self.begun = None;
        if takes || !idle {
            self.clear_marks();
        }
    }

    /// When the held press becomes long.
    pub(in crate::app) fn long_press_at(&self) -> Option<Duration> {
        self.held.as_ref()?.long_at()
    }

    /// Shows moves and begins a mark; but not on a piece in hand, which may still be dragged.
    pub(in crate::app) fn begin_long_press(&mut self, position: &Position) {
        let Some(square) = self.held.as_mut().map(HeldButton::become_long) else {
            return;
        };
        self.peek_at(Some(square), position);
        if self.in_hand().is_none() {
            self.begun = Some((square, Ink::Green));
        }
    }

    /// The pointer has left the spot where the button went down. Only the mark of a long press continues.
    fn hold_moved(&mut self, position: &Position) {
        if !self.is_long_press() || self.in_hand().is_some() {
            self.end_hold(None, position);
        }
    }

    /// The button goes up, or its press is cancelled. A short press clears the marks; a long one draws a
    /// mark.
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

    /// Forgets the held press, because the position changed or the right button draws.
    fn drop_hold(&mut self) {
        if self.is_long_press() {
            self.peek = None;
            self.begun = None;
        }
        self.held = None;
    }

    fn is_long_press(&self) -> bool {
        self.held.as_ref().is_some_and(HeldButton::is_long)
    }
}

/// The legal move from one square to another, as a promotion to a queen if it is a promotion. A king dropped
/// on its own rook castles.
fn move_between(position: &Position, from: Square, to: Square) -> Option<Move> {
    let target = castling_onto(position, from, to).unwrap_or(Move::new(from, to));
    let mut moves = position.legal_moves_from(from).into_iter();
    moves.find(|mv| mv.to == target.to)
}

/// The castling move meant by dropping a king on a rook that it may castle with.
fn castling_onto(position: &Position, king: Square, rook: Square) -> Option<Move> {
    let side = position.castling_side_onto(king, rook)?;
    position.castling_move(side)
}

/// Why a move is not legal.
fn refusal(position: &Position, from: Square, to: Square) -> Option<Gesture> {
    let illegal = position.play(Move::new(from, to)).err()?;
    Some(Gesture::Illegal(illegal))
}
