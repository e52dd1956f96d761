//! A legal position and what a move makes of it.

use std::hash::{Hash, Hasher};

use super::attacks;
use super::board::Board;
use super::castling::{CastlingRights, CastlingSquares, KING_HOME, Side};
use super::illegal::IllegalMove;
use super::moves::{Move, MoveList};
use super::piece::{ByColor, Color, Piece, Role};
use super::square::Square;
use super::square_set::SquareSet;

/// A position that can be played on: there is no way to make one that is not legal.
///
/// Two positions are equal as FIDE 9.2.3 counts repetition: the same pieces on the same squares, the
/// same side to move, the same castling rights and the same legal en passant captures. The counters
/// do not matter.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) kings: ByColor<Square>,
    pub(super) turn: Color,
    pub(super) castling: CastlingRights,
    /// The square that a pawn has just passed over, capturable or not.
    pub(super) passed_over: Option<Square>,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.castling == other.castling
            && self.en_passant() == other.en_passant()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
        self.turn.hash(state);
        self.castling.hash(state);
        self.en_passant().hash(state);
    }
}

impl Position {
    /// The position at the start of a game (FIDE 2.3).
    pub fn initial() -> Position {
        Position {
            board: Board::initial(),
            kings: ByColor::from_fn(|color| Square::new(KING_HOME, color.back_rank())),
            turn: Color::White,
            castling: CastlingRights::STANDARD,
            passed_over: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }

    /// Which piece stands where.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The castling rights, whether or not castling is possible at the moment.
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square that a pawn has just passed over and on which it can be captured by a legal move.
    pub fn en_passant(&self) -> Option<Square> {
        let is_takeable = |&passed: &Square| !self.en_passant_takers(passed).is_empty();
        self.passed_over.filter(is_takeable)
    }

    /// Half-moves since the last capture or pawn move; 100 allow a claim (FIDE 9.3).
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move that is to be made, raised after Black's.
    pub fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// Where a side's king stands.
    pub fn king(&self, color: Color) -> Square {
        self.kings[color]
    }

    /// Whether the side to move is in check (FIDE 3.9.1).
    pub fn is_check(&self) -> bool {
        self.board
            .is_attacked(self.kings[self.turn], self.turn.other())
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> SquareSet {
        self.board
            .attackers(self.kings[self.turn], self.turn.other())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Says why the move is not legal; the position stays as it is in any case.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if self.is_legal(mv) {
            Ok(self.after(mv))
        } else {
            Err(self.why_illegal(mv))
        }
    }

    /// Calls a function with every legal move and the position after it, in no particular order.
    ///
    /// That is what [`Position::play`] gives for each of the legal moves, but nothing asks again whether
    /// they are legal.
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
            // Not by `after`: handing over the position would copy it once more.
            let mut next = self.clone();
            next.change(mv, self.ends(mv));
            visit(mv, &next);
        }
    }

    /// The position with the turn passed to the other side, which no rule allows but annotators use
    /// to show a threat; `None` in check, since the king would be left in it.
    pub fn pass(&self) -> Option<Position> {
        (!self.is_check()).then(|| self.passed())
    }

    /// The same for a side that is known not to be in check.
    pub(crate) fn passed(&self) -> Position {
        let mut next = self.clone();
        next.pass_turn(false, None);
        next
    }

    /// What a move captures and where, with en passant.
    pub fn captured(&self, mv: Move) -> Option<(Square, Piece)> {
        let square = if self.is_en_passant(mv) {
            Square::new(mv.to.file(), mv.from.rank())
        } else {
            mv.to
        };
        let piece = self.board.get(square)?;
        // A king that castles in Chess960 goes onto its own rook.
        (piece.color() != self.turn).then_some((square, piece))
    }

    /// Whether a legal move takes a pawn in passing (FIDE 3.7.3.1).
    pub fn is_en_passant(&self, mv: Move) -> bool {
        self.passed_over == Some(mv.to)
            && self.board.get(mv.from) == Some(Piece::new(self.turn, Role::Pawn))
            && mv.from.file() != mv.to.file()
    }

    /// The side to which a legal move castles.
    #[inline]
    pub fn castling_side(&self, mv: Move) -> Option<Side> {
        if mv.from != self.kings[self.turn] {
            return None;
        }
        Side::BOTH
            .into_iter()
            .find(|&side| self.castling_move(side) == Some(mv))
    }

    /// Where the king and the rook go when a legal move castles: the squares of each before and after.
    pub fn castling_ways(&self, mv: Move) -> Option<[(Square, Square); 2]> {
        let squares = self.castling_squares(self.castling_side(mv)?)?;
        Some([squares.king, squares.rook])
    }

    /// Where the piece that a legal move moves stands before and after it; the king when it castles.
    pub fn way_of(&self, mv: Move) -> (Square, Square) {
        let castling = self.castling_ways(mv);
        castling.map_or((mv.from, mv.to), |[king, _]| king)
    }

    /// The move by which the side to move castles to a side, if it still has the right, legal at the
    /// moment or not.
    ///
    /// It is written as UCI writes it: the king's step of two squares, or the king onto its own rook
    /// where one of them does not stand on its square of standard chess.
    pub fn castling_move(&self, side: Side) -> Option<Move> {
        let rook = self.castling.rook(self.turn, side)?;
        let king = self.kings[self.turn];
        let is_standard = side.is_standard(king.file(), rook);
        let target = if is_standard { side.king_file() } else { rook };
        Some(Move::new(king, Square::new(target, king.rank())))
    }

    /// The side to which a king castles when it is put on this rook, if it has the right to.
    pub fn castling_side_onto(&self, king: Square, rook: Square) -> Option<Side> {
        let is_pair = king == self.kings[self.turn] && king.rank() == rook.rank();
        let with_rook = |side: &Side| self.castling.rook(self.turn, *side) == Some(rook.file());
        Side::BOTH.into_iter().find(with_rook).filter(|_| is_pair)
    }

    /// The squares of a castling that the side to move has the right to.
    pub(super) fn castling_squares(&self, side: Side) -> Option<CastlingSquares> {
        let rook = self.castling.rook(self.turn, side)?;
        let king = self.kings[self.turn];
        let on_rank = |file| Square::new(file, king.rank());
        Some(CastlingSquares {
            king: (king, on_rank(side.king_file())),
            rook: (on_rank(rook), on_rank(side.rook_file())),
        })
    }

    /// The position after a move that is known to be legal; [`Position::play`] asks first. After any
    /// other move it makes no sense.
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

    /// What stands where a move begins and where it ends.
    #[inline]
    fn ends(&self, mv: Move) -> [Option<Piece>; 2] {
        [mv.from, mv.to].map(|square| self.board.get(square))
    }

    /// Plays a move by what stands where it begins and where it ends. A board that has just been copied is
    /// slow to read, so that is asked of the one it was copied from.
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

    /// Does what a pawn's move does besides moving the pawn.
    #[inline]
    fn finish_pawn_move(&mut self, mv: Move) {
        if let Some(role) = mv.promotion {
            self.board.set(mv.to, Some(Piece::new(self.turn, role)));
        }
        // A pawn ends where one has just passed by taking it alone, never by a step straight ahead.
        if self.passed_over == Some(mv.to) {
            let taken = Square::new(mv.to.file(), mv.from.rank());
            self.board.set(taken, None);
        }
        let is_double_step = mv.from.index().abs_diff(mv.to.index()) == 16;
        let passed = is_double_step.then(|| mv.to.before(8 * self.turn.forward()));
        self.pass_turn(true, passed);
    }

    /// Counts the move that has been made, notes the square that a pawn has passed over with it and gives
    /// the turn to the other side.
    #[inline]
    fn pass_turn(&mut self, is_irreversible: bool, passed_over: Option<Square>) {
        self.halfmove_clock = match is_irreversible {
            true => 0,
            false => self.halfmove_clock.saturating_add(1),
        };
        if self.turn == Color::Black {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        self.turn = self.turn.other();
        self.passed_over = passed_over;
    }

    fn castle(&mut self, side: Side) {
        let us = self.turn;
        let Some(squares) = self.castling_squares(side) else {
            return;
        };
        // In Chess960 each of them may come to stand where the other one stood.
        for (from, _) in [squares.king, squares.rook] {
            self.board.set(from, None);
        }
        for ((_, to), role) in [(squares.king, Role::King), (squares.rook, Role::Rook)] {
            self.board.set(to, Some(Piece::new(us, role)));
        }
        self.kings[us] = squares.king.1;
        self.castling.lose_all(us);
    }

    /// The pawns of the side to move that may legally capture on a square just passed over.
    ///
    /// The king's safety is looked up with both pawns off their squares: they may leave a rank at
    /// once, which no notion of a pinned piece covers.
    pub(super) fn en_passant_takers(&self, passed: Square) -> SquareSet {
        let pawn = Some(Piece::new(self.turn, Role::Pawn));
        let beside = attacks::pawn(self.turn.other(), passed).into_iter();
        let pawns: SquareSet = beside.filter(|&at| self.board.get(at) == pawn).collect();
        match pawns.is_empty() {
            true => pawns,
            false => self.safe_en_passant_takers(pawns, passed),
        }
    }

    /// Those of some pawns that leave their king in no check when they capture in passing.
    fn safe_en_passant_takers(&self, pawns: SquareSet, passed: Square) -> SquareSet {
        let planes = self.board.planes();
        let enemies = planes.army(self.turn.other());
        let is_safe = |&from: &Square| {
            let taken = Square::new(passed.file(), from.rank());
            let occupied = planes.occupied().without(from).without(taken) | passed.into();
            let attackers = enemies.attackers(self.kings[self.turn], occupied);
            attackers.without(taken).is_empty()
        };
        pawns.into_iter().filter(is_safe).collect()
    }
}
