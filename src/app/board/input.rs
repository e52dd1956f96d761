//! Pointer and keyboard input on the board of any game.

use super::command::BoardCommand;
use super::direction::Direction;
use super::gesture::{Gesture, Settled, move_between, refusal};
use super::hand::{Hand, promotes};
use super::long_press::HeldButton;
use super::marks::Marks;
use super::typed_move::TypedMove;
use crate::app::forms::Edit;
use crate::app::notice::Notice;
use crate::language::Language;
use crate::rules::{IllegalMove, Move, MoveList, Position, Role, Square};
use crate::tree::Mark;

/// The state of input on a board: the piece in hand, a typed move, the cursor and the marks.
#[derive(Clone, Debug, Default)]
pub struct BoardInput {
    hand: Hand,
    typed: Option<TypedMove>,
    /// The cursor, if the board has the focus.
    cursor: Option<Square>,
    pub(super) marks: Marks,
    /// The held left button, while the press is long or can become so.
    pub(super) held: Option<HeldButton>,
    /// The square whose piece shows its moves, during a right-button or long press.
    pub(super) peek: Option<Square>,
    /// The language in which moves are typed.
    pub(in crate::app) language: Language,
}

impl BoardInput {
    /// Input for a board whose marks belong to its positions: only drawing changes them.
    pub(in crate::app) fn with_lasting_marks() -> BoardInput {
        BoardInput {
            marks: Marks::lasting(),
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
        self.marks.drawn()
    }

    /// The square whose piece shows its moves, whichever side it belongs to.
    pub fn peek(&self) -> Option<Square> {
        self.peek
    }

    /// Whether a mark is being drawn.
    pub fn is_drawing(&self) -> bool {
        self.marks.is_drawing()
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
        self.marks.ending_on(to, position)
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
                self.typed = Some(TypedMove::new(position, self.language.spelling()));
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
                self.marks.begin(square, ink);
            }
            BoardCommand::EndMark(to) => self.marks.end(to, position),
            BoardCommand::PlayTyped => return self.play_typed(position),
            // It concerns more than the board.
            BoardCommand::Show(_) => {}
        }
        None
    }

    /// Settles a gesture on a board where any legal move may be played.
    pub(in crate::app) fn settle(
        &mut self,
        gesture: Option<Gesture>,
        position: &Position,
        always_queen: bool,
    ) -> Settled {
        match gesture {
            None => Settled::Nothing,
            Some(Gesture::Move { mv, .. }) if promotes(mv) && !always_queen => {
                self.ask_promotion(mv);
                Settled::Promotes
            }
            Some(Gesture::Move { mv, slides } | Gesture::Whole { mv, slides }) => {
                Settled::Move { mv, slides }
            }
            Some(Gesture::Take { square, again }) => {
                self.take(square, again);
                let stuck = position.why_no_move(square).filter(|_| !again);
                stuck.map_or(Settled::Nothing, |reason| {
                    Settled::Told(Notice::Illegal(reason))
                })
            }
            Some(Gesture::Illegal(reason)) => Settled::Told(Notice::Illegal(reason)),
            Some(Gesture::NotAMove(fault)) => Settled::Told(Notice::NotAMove(fault)),
        }
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
        let mv = Move::promoting(from, to, role);
        Some(Gesture::Whole { mv, slides: false })
    }

    /// Plays the typed move. If it is none, it stays in the line.
    fn play_typed(&mut self, position: &Position) -> Option<Gesture> {
        let typed = self.typed.as_mut()?;
        let gesture = typed.read(position);
        match gesture {
            None | Some(Gesture::Move { .. }) => self.put_down(),
            // What is typed next takes its place.
            Some(Gesture::Illegal(_) | Gesture::NotAMove(_)) => {
                typed.edit(Edit::SelectAll, position);
            }
            Some(_) => {}
        }
        gesture
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

    /// Offers what the typed text can become in a position.
    pub(in crate::app) fn offer_typed(&mut self, position: &Position) {
        if let Some(typed) = &mut self.typed {
            typed.begin_anew(position);
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

    /// Clears the marks, unless they belong to the position.
    pub(in crate::app) fn clear_marks(&mut self) {
        self.marks.clear();
    }

    /// Shows these marks.
    pub(in crate::app) fn set_marks(&mut self, marks: Vec<Mark>) {
        self.marks.set(marks);
    }
}
