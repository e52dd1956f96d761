//! Playing moves.

use super::castling::CastlingSide;
use super::illegal::IllegalMove;
use super::moves::{Move, MoveList};
use super::piece::{Color, Piece, Role};
use super::position::Position;
use super::square::Square;

impl Position {
    /// Plays a move.
    ///
    /// ```
    /// use deskmate::rules::{IllegalMove, Position, Square};
    ///
    /// let start = Position::initial();
    /// let next = start.play("e2e4".parse()?)?;
    /// assert_eq!(next.halfmove_clock(), 0);
    /// assert_eq!(start.play("e3e4".parse()?), Err(IllegalMove::NoPiece(Square::E3)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Says why the move is not legal.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if self.is_legal(mv) {
            Ok(self.after(mv))
        } else {
            Err(self.why_illegal(mv))
        }
    }

    /// Calls a function with every legal move and the position after it, in no particular order.
    ///
    /// It is faster than [`Position::play`] for each legal move, which checks its legality again.
    ///
    /// ```
    /// use deskmate::rules::Position;
    ///
    /// let mut replies = 0;
    /// Position::initial().for_each_successor(|_, next| replies += next.count_legal_moves());
    /// assert_eq!(replies, 400);
    /// ```
    #[inline]
    pub fn for_each_successor(&self, mut visit: impl FnMut(Move, &Position)) {
        let mut moves = MoveList::new();
        self.add_legal_moves(&mut moves);
        for &mv in &moves {
            // Not by `after`: returning the position would copy it once more.
            let mut next = self.clone();
            next.change(mv, self.ends(mv));
            visit(mv, &next);
        }
    }

    /// The position after a null move, which no rule allows but annotators use to show a threat. `None`
    /// in check.
    ///
    /// ```
    /// use deskmate::rules::{Color, Position};
    ///
    /// let start = Position::initial();
    /// assert_eq!(start.pass().map(|next| next.turn()), Some(Color::Black));
    /// ```
    pub fn pass(&self) -> Option<Position> {
        (!self.is_check()).then(|| self.passed())
    }

    /// The same for a side that is known not to be in check.
    pub(crate) fn passed(&self) -> Position {
        let mut next = self.clone();
        next.pass_turn(false, None);
        next
    }

    /// The position after a move that is known to be legal. [`Position::play`] checks that first.
    #[inline]
    pub(crate) fn after(&self, mv: Move) -> Position {
        let mut next = self.clone();
        next.change(mv, self.ends(mv));
        next
    }

    /// Becomes the position after a move that is known to be legal.
    pub(crate) fn make(&mut self, mv: Move) {
        self.change(mv, self.ends(mv));
    }

    /// What stands on the two squares of a move.
    #[inline]
    fn ends(&self, mv: Move) -> [Option<Piece>; 2] {
        [mv.from, mv.to].map(|square| self.board.get(square))
    }

    /// Plays a move, given what stands on its squares. A board that has just been copied is slow to
    /// read, so the caller reads them from the original.
    #[inline]
    fn change(&mut self, mv: Move, [moved, captured]: [Option<Piece>; 2]) {
        let Some(piece) = moved else {
            return;
        };
        if let Some(side) = self.castling_side(mv) {
            self.castle(side);
            return self.pass_turn(false, None);
        }
        let us = self.turn;
        if captured.is_some() {
            self.castling.lose(us.other(), mv.to);
        }
        self.board.set(mv.from, None);
        self.board.set(mv.to, Some(piece));
        match piece.role() {
            Role::Pawn => return self.finish_pawn_move(mv),
            Role::King => {
                self.kings[us] = mv.to;
                self.castling.lose_all(us);
            }
            Role::Rook => self.castling.lose(us, mv.from),
            _ => {}
        }
        self.pass_turn(captured.is_some(), None);
    }

    /// Promotes, captures en passant, and passes the turn after a pawn's move.
    #[inline]
    fn finish_pawn_move(&mut self, mv: Move) {
        if let Some(role) = mv.promotion {
            self.board.set(mv.to, Some(Piece::new(self.turn, role)));
        }
        // Only a capture can take a pawn to the square just passed over, never a step straight ahead.
        if self.passed_over == Some(mv.to) {
            let taken = Square::new(mv.to.file(), mv.from.rank());
            self.board.set(taken, None);
        }
        let is_double_step = mv.from.index().abs_diff(mv.to.index()) == 16;
        let passed = is_double_step.then(|| mv.to.before(8 * self.turn.forward()));
        self.pass_turn(true, passed);
    }

    /// Counts the move, notes the square that a pawn has passed over with it and gives the turn to the
    /// other side.
    #[inline]
    fn pass_turn(&mut self, is_irreversible: bool, passed_over: Option<Square>) {
        self.halfmove_clock = if is_irreversible {
            0
        } else {
            self.halfmove_clock.saturating_add(1)
        };
        if self.turn == Color::Black {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        self.turn = self.turn.other();
        self.passed_over = passed_over;
    }

    fn castle(&mut self, side: CastlingSide) {
        let us = self.turn;
        let Some(squares) = self.castling_squares(side) else {
            return;
        };
        // In Chess960 the king may end on the rook's square and the rook on the king's.
        for (from, _) in [squares.king, squares.rook] {
            self.board.set(from, None);
        }
        for ((_, to), role) in [(squares.king, Role::King), (squares.rook, Role::Rook)] {
            self.board.set(to, Some(Piece::new(us, role)));
        }
        self.kings[us] = squares.king.1;
        self.castling.lose_all(us);
    }
}
