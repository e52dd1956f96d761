//! A position as set up, legal or not, and the check that it is legal.

use super::attacks::{self, Direction};
use super::board::Board;
use super::castling::{CastlingRights, CastlingSide};
use super::piece::{ByColor, Color, Piece, Role};
use super::position::Position;
use super::square::{File, Rank, Square};
use super::square_set::SquareSet;

/// The six fields of a position, legal or not, as FEN and a board editor have them.
///
/// ```
/// use deskmate::rules::{IllegalPosition, Color, Position, Setup, Square};
///
/// let mut setup = Setup::from(&Position::initial());
/// setup.turn = Color::Black;
/// assert!(setup.validate().is_ok());
/// setup.board.set(Square::E1, None);
/// assert_eq!(setup.validate(), Err(IllegalPosition::NoKing(Color::White)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which piece stands where.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The castling rights.
    pub castling: CastlingRights,
    /// The square that a pawn has just passed over, capturable or not.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the next move.
    pub fullmove_number: u32,
}

/// What makes a set-up position illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalPosition {
    /// A side has no king.
    #[error("{0} has no king")]
    NoKing(Color),
    /// A side has more than one king.
    #[error("{0} has more than one king")]
    ManyKings(Color),
    /// A side has more than eight pawns.
    #[error("{0} has more than eight pawns")]
    ManyPawns(Color),
    /// A side has more promoted pieces than missing pawns.
    #[error("{0} has more pieces than its pawns can have become")]
    ManyPieces(Color),
    /// A pawn stands on the first or the eighth rank.
    #[error("a pawn stands on {0}")]
    PawnOnBackRank(Square),
    /// The kings stand next to each other.
    #[error("the kings stand next to each other, on {} and {}", .0.white, .0.black)]
    AdjacentKings(ByColor<Square>),
    /// The side that is not to move is in check.
    #[error("{0} is in check, but it is not {0}'s turn")]
    OpponentInCheck(Color),
    /// No last move can have given the checks on the board.
    #[error("no move can have given these checks together")]
    ImpossibleCheck,
    /// A castling right without a king on its back rank and a rook on that side of it.
    #[error("{0} cannot have the right to castle on the {side}'s side: king or rook is not at home", side = side_name(*.1))]
    CastlingRight(Color, CastlingSide),
    /// No pawn can just have passed over the en passant square.
    #[error("no pawn can just have passed over {0}")]
    EnPassant(Square),
}

fn side_name(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::King => "king",
        CastlingSide::Queen => "queen",
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup {
            board: *position.board(),
            turn: position.turn(),
            castling: position.castling(),
            en_passant: position.en_passant(),
            halfmove_clock: position.halfmove_clock(),
            fullmove_number: position.fullmove_number(),
        }
    }
}

impl Setup {
    /// Makes a legal position of it.
    ///
    /// # Errors
    /// Names the first thing found that makes the position illegal.
    pub fn validate(&self) -> Result<Position, IllegalPosition> {
        let kings = self.kings()?;
        self.check_material()?;
        self.check_pawns()?;
        self.check_castling()?;
        self.check_en_passant()?;
        let position = Position {
            board: self.board,
            kings,
            turn: self.turn,
            castling: self.castling,
            passed_over: self.en_passant,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number.max(1),
        };
        self.check_checks(&position)?;
        Ok(position)
    }

    fn kings(&self) -> Result<ByColor<Square>, IllegalPosition> {
        let king = |color| {
            let mut squares = self.squares(color, Role::King).into_iter();
            let square = squares.next().ok_or(IllegalPosition::NoKing(color))?;
            match squares.next() {
                None => Ok(square),
                Some(_) => Err(IllegalPosition::ManyKings(color)),
            }
        };
        Ok(ByColor::new(king(Color::White)?, king(Color::Black)?))
    }

    fn squares(&self, color: Color, role: Role) -> SquareSet {
        self.board.squares(Piece::new(color, role))
    }

    fn check_material(&self) -> Result<(), IllegalPosition> {
        for color in Color::BOTH {
            let count = |role| self.squares(color, role).len();
            let pawns = count(Role::Pawn);
            if pawns > 8 {
                return Err(IllegalPosition::ManyPawns(color));
            }
            let promoted = count(Role::Queen).saturating_sub(1)
                + count(Role::Rook).saturating_sub(2)
                + count(Role::Bishop).saturating_sub(2)
                + count(Role::Knight).saturating_sub(2);
            if pawns + promoted > 8 {
                return Err(IllegalPosition::ManyPieces(color));
            }
        }
        Ok(())
    }

    fn check_pawns(&self) -> Result<(), IllegalPosition> {
        let mut pawns = self.board.pieces().filter(|(_, p)| p.role() == Role::Pawn);
        let misplaced = pawns.find(|(at, _)| matches!(at.rank(), Rank::First | Rank::Eighth));
        match misplaced {
            Some((square, _)) => Err(IllegalPosition::PawnOnBackRank(square)),
            None => Ok(()),
        }
    }

    /// The rook with which a side could have the right to castle: the outermost one on that side of a
    /// king on its back rank.
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<File> {
        let rook = self.board.outermost_rook(color, side)?;
        self.can_have_right(color, side, rook).then_some(rook)
    }

    /// Whether king and rook stand where a castling right needs them.
    pub fn can_have_right(&self, color: Color, side: CastlingSide, rook: File) -> bool {
        let at = Square::new(rook, color.back_rank());
        let king = self.board.king_file(color);
        king.is_some_and(|king| side.has(king, rook))
            && self.at(Some(at)) == Some(Piece::new(color, Role::Rook))
    }

    fn check_castling(&self) -> Result<(), IllegalPosition> {
        for (color, side) in CastlingRights::ALL {
            if let Some(rook) = self.castling.rook(color, side)
                && !self.can_have_right(color, side, rook)
            {
                return Err(IllegalPosition::CastlingRight(color, side));
            }
        }
        Ok(())
    }

    fn check_en_passant(&self) -> Result<(), IllegalPosition> {
        match self.en_passant {
            Some(passed) if !self.can_be_passed_over(passed) => {
                Err(IllegalPosition::EnPassant(passed))
            }
            _ => Ok(()),
        }
    }

    /// Whether a pawn's double step over a square can have been the last move.
    fn can_be_passed_over(&self, passed: Square) -> bool {
        let them = self.turn.other();
        let start = passed.offset(0, -them.forward());
        let end = passed.offset(0, them.forward());
        start.is_some_and(|square| square.rank() == them.pawn_rank())
            && self.at(start).is_none()
            && self.at(Some(passed)).is_none()
            && self.at(end) == Some(Piece::new(them, Role::Pawn))
    }

    /// The squares that a pawn can just have passed over with an enemy pawn next to it.
    pub fn en_passant_squares(&self) -> impl Iterator<Item = Square> + '_ {
        let taker = Some(Piece::new(self.turn, Role::Pawn));
        let back = -self.turn.forward();
        let is_taken = move |passed: &Square| {
            let beside = |files| self.at(passed.offset(files, back)) == taker;
            beside(-1) || beside(1)
        };
        Square::all()
            .filter(|&passed| self.can_be_passed_over(passed))
            .filter(is_taken)
    }

    fn at(&self, square: Option<Square>) -> Option<Piece> {
        square.and_then(|square| self.board.get(square))
    }

    fn check_checks(&self, position: &Position) -> Result<(), IllegalPosition> {
        let us = self.turn;
        if attacks::king(position.kings.white).contains(position.kings.black) {
            return Err(IllegalPosition::AdjacentKings(position.kings));
        }
        if self.board.is_attacked(position.kings[us.other()], us) {
            return Err(IllegalPosition::OpponentInCheck(us.other()));
        }
        let king = position.kings[us];
        let mut checkers = position.checkers().into_iter();
        let checkers = (checkers.next(), checkers.next(), checkers.next());
        let possible = match (checkers, self.en_passant) {
            ((None, ..), _) => true,
            ((Some(checker), None, _), Some(passed)) => {
                self.double_step_checks(checker, passed, king)
            }
            ((_, None, _), None) => true,
            ((Some(first), Some(second), None), None) => !on_one_line(king, first, second),
            _ => false,
        };
        if possible {
            Ok(())
        } else {
            Err(IllegalPosition::ImpossibleCheck)
        }
    }

    /// Whether a pawn's double step can have given a single check: by the pawn itself, or by
    /// discovering the attack of another piece.
    fn double_step_checks(&self, checker: Square, passed: Square, king: Square) -> bool {
        let them = self.turn.other();
        let (Some(start), Some(end)) = (
            passed.offset(0, -them.forward()),
            passed.offset(0, them.forward()),
        ) else {
            return false;
        };
        let mut before = self.board;
        before.set(start, before.get(end));
        before.set(end, None);
        checker == end || !before.is_attacked(king, them)
    }
}

/// Two checkers on one line with the king cannot be: the nearer one would have given check before.
fn on_one_line(king: Square, first: Square, second: Square) -> bool {
    let (Some(one), Some(other)) = (
        Direction::between(king, first),
        Direction::between(king, second),
    ) else {
        return false;
    };
    one == other || Direction::between(first, king) == Some(other)
}
