//! A legal position and what a move makes of it.

use std::hash::{Hash, Hasher};

use super::attacks::PAWN_CAPTURES;
use super::board::Board;
use super::castling::{CastlingRights, Side};
use super::illegal::IllegalMove;
use super::moves::Move;
use super::piece::{ByColor, Color, Piece, Role};
use super::square::{File, Square};

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
    pub(super) en_passant: Option<Square>,
    /// The square that a pawn has just passed over, capturable or not: only to tell why it is not.
    pub(super) passed_over: Option<Square>,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.castling == other.castling
            && self.en_passant == other.en_passant
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
        self.turn.hash(state);
        self.castling.hash(state);
        self.en_passant.hash(state);
    }
}

impl Position {
    /// The position at the start of a game (FIDE 2.3).
    pub fn initial() -> Position {
        Position {
            board: Board::initial(),
            kings: ByColor::from_fn(|color| Square::new(File::E, color.back_rank())),
            turn: Color::White,
            castling: CastlingRights::ALL,
            en_passant: None,
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
        self.en_passant
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
    pub fn checkers(&self) -> impl Iterator<Item = Square> + '_ {
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

    /// What a move captures and where, with en passant.
    pub fn captured(&self, mv: Move) -> Option<(Square, Piece)> {
        let square = if self.is_en_passant(mv) {
            Square::new(mv.to.file(), mv.from.rank())
        } else {
            mv.to
        };
        Some((square, self.board.get(square)?))
    }

    /// Whether a legal move takes a pawn in passing (FIDE 3.7.3.1).
    pub fn is_en_passant(&self, mv: Move) -> bool {
        self.en_passant == Some(mv.to)
            && self.board.get(mv.from) == Some(Piece::new(self.turn, Role::Pawn))
            && mv.from.file() != mv.to.file()
    }

    /// The side to which a legal move castles.
    pub fn castling_side(&self, mv: Move) -> Option<Side> {
        let two_files = (mv.from.file() as i8 - mv.to.file() as i8).abs() == 2;
        if mv.from != self.kings[self.turn] || !two_files {
            return None;
        }
        Side::BOTH
            .into_iter()
            .find(|side| side.king_file() == mv.to.file())
    }

    /// Where the rook goes when a legal move castles: its squares before and after.
    pub fn castling_rook(&self, mv: Move) -> Option<(Square, Square)> {
        let side = self.castling_side(mv)?;
        let rank = mv.from.rank();
        Some((
            Square::new(side.rook_home(), rank),
            Square::new(side.rook_file(), rank),
        ))
    }

    /// The position after a move that is known to be legal.
    pub(crate) fn after(&self, mv: Move) -> Position {
        let mut next = self.clone();
        let Some(piece) = self.board.get(mv.from) else {
            debug_assert!(false, "{mv:?} moves no piece");
            return next;
        };
        let captured = self.captured(mv);
        if let Some((square, _)) = captured {
            next.board.set(square, None);
            next.castling.lose(square);
        }
        if let Some((from, to)) = self.castling_rook(mv) {
            next.board.set(to, self.board.get(from));
            next.board.set(from, None);
        }
        let placed = mv.promotion.map(|role| Piece::new(self.turn, role));
        next.board.set(mv.from, None);
        next.board.set(mv.to, Some(placed.unwrap_or(piece)));
        next.castling.lose(mv.from);
        if piece.role() == Role::King {
            next.kings[self.turn] = mv.to;
        }
        next.halfmove_clock = if captured.is_some() || piece.role() == Role::Pawn {
            0
        } else {
            self.halfmove_clock.saturating_add(1)
        };
        if self.turn == Color::Black {
            next.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        next.turn = self.turn.other();
        next.set_passed_over(passed_square(piece, mv));
        next
    }

    /// Notes the square that a pawn has just passed over.
    pub(super) fn set_passed_over(&mut self, passed: Option<Square>) {
        let capturable = |square: &Square| self.en_passant_takers(*square).next().is_some();
        self.en_passant = passed.filter(capturable);
        self.passed_over = passed;
    }

    /// The pawns of the side to move that may legally capture on a square just passed over.
    ///
    /// The king's safety is looked up on the board after the capture: two pawns leave a rank at once,
    /// which no notion of a pinned piece covers.
    pub(super) fn en_passant_takers(&self, passed: Square) -> impl Iterator<Item = Square> + '_ {
        let us = self.turn;
        let pawn = Some(Piece::new(us, Role::Pawn));
        PAWN_CAPTURES[us.other() as usize][passed.index()]
            .iter()
            .copied()
            .filter(move |&from| self.board.get(from) == pawn)
            .filter(move |&from| {
                let mut board = self.board;
                board.set(Square::new(passed.file(), from.rank()), None);
                board.set(from, None);
                board.set(passed, pawn);
                !board.is_attacked(self.kings[us], us.other())
            })
    }
}

/// The square that a pawn's double step passes over.
fn passed_square(piece: Piece, mv: Move) -> Option<Square> {
    let double = (mv.from.rank() as i8 - mv.to.rank() as i8).abs() == 2;
    (piece.role() == Role::Pawn && double)
        .then(|| mv.from.offset(0, piece.color().forward()))
        .flatten()
}
