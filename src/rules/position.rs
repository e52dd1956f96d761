//! A legal position.

use std::hash::{Hash, Hasher};

use super::attacks;
use super::board::Board;
use super::castling::{CastlingRights, CastlingSide, CastlingSquares, KING_HOME};
use super::moves::Move;
use super::piece::{ByColor, Color, Piece, Role};
use super::square::Square;
use super::square_set::SquareSet;

/// A legal position. There is no way to make one that is not.
///
/// Two positions are equal as FIDE 9.2.3 counts repetition: the same pieces on the same squares, the
/// same side to move, the same castling rights and the same legal en passant captures. The counters
/// do not matter.
///
/// ```
/// use deskmate::rules::{Color, Position, Square};
///
/// let start = Position::initial();
/// let position = start.play("e2e4".parse()?)?;
/// assert_eq!((start.turn(), position.turn()), (Color::White, Color::Black));
/// assert_eq!(position.king(Color::White), Square::E1);
/// assert_eq!(position.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

/// The position at the start of a game.
impl Default for Position {
    fn default() -> Position {
        Position::initial()
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
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

    /// The square that a pawn has just passed over, if it can legally be captured there.
    pub fn en_passant(&self) -> Option<Square> {
        let is_takeable = |&passed: &Square| !self.en_passant_takers(passed).is_empty();
        self.passed_over.filter(is_takeable)
    }

    /// Half-moves since the last capture or pawn move; 100 allow a claim (FIDE 9.3).
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the next move; it rises after Black's.
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
    ///
    /// ```
    /// use deskmate::rules::{Position, Square};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1".parse()?;
    /// assert!(position.is_check());
    /// assert_eq!(position.checkers(), Square::E2.into());
    /// # Ok::<(), deskmate::notation::fen::FenError>(())
    /// ```
    pub fn checkers(&self) -> SquareSet {
        self.board
            .attackers(self.kings[self.turn], self.turn.other())
    }

    /// What a move captures and where, including en passant.
    ///
    /// ```
    /// use deskmate::rules::{Piece, Position, Square};
    ///
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2".parse()?;
    /// let takes = "e5d6".parse()?;
    /// assert_eq!(position.captured(takes), Some((Square::D5, Piece::BlackPawn)));
    /// assert!(position.is_en_passant(takes));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn captured(&self, mv: Move) -> Option<(Square, Piece)> {
        let square = if self.is_en_passant(mv) {
            Square::new(mv.to.file(), mv.from.rank())
        } else {
            mv.to
        };
        let piece = self.board.get(square)?;
        // In Chess960 a castling king moves onto its own rook.
        (piece.color() != self.turn).then_some((square, piece))
    }

    /// Whether a legal move captures en passant (FIDE 3.7.3.1).
    pub fn is_en_passant(&self, mv: Move) -> bool {
        self.passed_over == Some(mv.to)
            && self.board.get(mv.from) == Some(Piece::new(self.turn, Role::Pawn))
            && mv.from.file() != mv.to.file()
    }

    /// The side to which a legal move castles.
    #[inline]
    pub fn castling_side(&self, mv: Move) -> Option<CastlingSide> {
        if mv.from != self.kings[self.turn] {
            return None;
        }
        CastlingSide::BOTH
            .into_iter()
            .find(|&side| self.castling_move(side) == Some(mv))
    }

    /// The squares of the king and of the rook before and after a legal castling move.
    pub fn castling_paths(&self, mv: Move) -> Option<[(Square, Square); 2]> {
        let squares = self.castling_squares(self.castling_side(mv)?)?;
        Some([squares.king, squares.rook])
    }

    /// The squares of the moving piece before and after a legal move; the king's when it castles.
    pub fn path_of(&self, mv: Move) -> (Square, Square) {
        let castling = self.castling_paths(mv);
        castling.map_or((mv.from, mv.to), |[king, _]| king)
    }

    /// The castling move of the side to move to a side, if it still has the right, whether or not it is
    /// legal now.
    ///
    /// It is written as UCI writes it: the king's step of two squares, or the king onto its own rook
    /// where one of them does not stand on its square of standard chess.
    ///
    /// ```
    /// use deskmate::rules::{Position, CastlingSide};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// let castles = position.castling_move(CastlingSide::King).expect("the right to castle");
    /// assert_eq!(castles.to_string(), "e1g1");
    /// assert_eq!(position.castling_side(castles), Some(CastlingSide::King));
    /// # Ok::<(), deskmate::notation::fen::FenError>(())
    /// ```
    pub fn castling_move(&self, side: CastlingSide) -> Option<Move> {
        let rook = self.castling.rook(self.turn, side)?;
        let king = self.kings[self.turn];
        let is_standard = side.is_standard(king.file(), rook);
        let target = if is_standard { side.king_file() } else { rook };
        Some(Move::new(king, Square::new(target, king.rank())))
    }

    /// The side to which a king castles when it is put on this rook, if it has the right to.
    pub fn castling_side_onto(&self, king: Square, rook: Square) -> Option<CastlingSide> {
        let is_pair = king == self.kings[self.turn] && king.rank() == rook.rank();
        let with_rook =
            |side: &CastlingSide| self.castling.rook(self.turn, *side) == Some(rook.file());
        CastlingSide::BOTH
            .into_iter()
            .find(with_rook)
            .filter(|_| is_pair)
    }

    /// The squares of a castling that the side to move has the right to.
    pub(super) fn castling_squares(&self, side: CastlingSide) -> Option<CastlingSquares> {
        let rook = self.castling.rook(self.turn, side)?;
        let king = self.kings[self.turn];
        let on_rank = |file| Square::new(file, king.rank());
        Some(CastlingSquares {
            king: (king, on_rank(side.king_file())),
            rook: (on_rank(rook), on_rank(side.rook_file())),
        })
    }

    /// The pawns of the side to move that may legally capture on a square just passed over.
    ///
    /// The king's safety is checked with both pawns off their squares: both leave the rank at once,
    /// which pins do not cover.
    pub(super) fn en_passant_takers(&self, passed: Square) -> SquareSet {
        let pawn = Some(Piece::new(self.turn, Role::Pawn));
        let beside = attacks::pawn(self.turn.other(), passed).into_iter();
        let pawns: SquareSet = beside.filter(|&at| self.board.get(at) == pawn).collect();
        if pawns.is_empty() {
            pawns
        } else {
            self.safe_en_passant_takers(pawns, passed)
        }
    }

    /// Those of the pawns that do not leave their king in check when they capture en passant.
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
