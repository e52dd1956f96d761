//! Castling rights.

use std::fmt;

use super::attacks;
use super::board::Board;
use super::piece::{Color, Piece, Role};
use super::square::{File, Square};
use super::square_set::SquareSet;

/// The side of the board to which a king castles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingSide {
    /// Short castling, to the g-file.
    King,
    /// Long castling, to the c-file.
    Queen,
}

impl CastlingSide {
    /// Both sides, the king's first.
    pub const BOTH: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];

    /// The file of the king after castling (FIDE 3.8.2).
    pub const fn king_file(self) -> File {
        match self {
            CastlingSide::King => File::G,
            CastlingSide::Queen => File::C,
        }
    }

    /// The file of the rook after castling.
    pub const fn rook_file(self) -> File {
        match self {
            CastlingSide::King => File::F,
            CastlingSide::Queen => File::D,
        }
    }

    /// The file of the rook before castling in standard chess.
    pub const fn rook_home(self) -> File {
        match self {
            CastlingSide::King => File::H,
            CastlingSide::Queen => File::A,
        }
    }

    /// Whether a king and a rook stand on the files from which they castle in standard chess.
    pub fn is_standard(self, king: File, rook: File) -> bool {
        king == KING_HOME && rook == self.rook_home()
    }

    /// Whether a rook stands on this side of a king.
    pub fn has(self, king: File, rook: File) -> bool {
        match self {
            CastlingSide::King => king < rook,
            CastlingSide::Queen => rook < king,
        }
    }
}

impl fmt::Display for CastlingSide {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            CastlingSide::King => "kingside",
            CastlingSide::Queen => "queenside",
        })
    }
}

/// The file of the king before castling in standard chess.
pub(super) const KING_HOME: File = File::E;

/// Who may still castle with which rook: king and rook have not moved (FIDE 3.8.2.1; the start squares
/// of Chess960: FIDE guidelines II.3).
///
/// ```
/// use deskmate::rules::{CastlingRights, Color, File, Position, CastlingSide};
///
/// let start = Position::initial();
/// assert_eq!(start.castling(), CastlingRights::STANDARD);
/// assert_eq!(start.castling().rook(Color::White, CastlingSide::King), Some(File::H));
///
/// let position = start.play("g1f3".parse()?)?.play("g8f6".parse()?)?.play("h1g1".parse()?)?;
/// assert!(!position.castling().has(Color::White, CastlingSide::King));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights {
    rooks: [[Option<File>; 2]; 2],
}

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: CastlingRights = CastlingRights {
        rooks: [[None; 2]; 2],
    };

    /// All rights, in the order of FEN.
    pub const ALL: [(Color, CastlingSide); 4] = [
        (Color::White, CastlingSide::King),
        (Color::White, CastlingSide::Queen),
        (Color::Black, CastlingSide::King),
        (Color::Black, CastlingSide::Queen),
    ];

    /// White and Black may castle kingside and queenside with the rooks in the corners.
    pub const STANDARD: CastlingRights = CastlingRights {
        rooks: [[Some(File::H), Some(File::A)]; 2],
    };

    /// The file of the rook with which a side may castle.
    pub const fn rook(self, color: Color, side: CastlingSide) -> Option<File> {
        self.rooks[color as usize][side as usize]
    }

    /// Whether a side has the right.
    pub const fn has(self, color: Color, side: CastlingSide) -> bool {
        self.rook(color, side).is_some()
    }

    /// Gives a side the right to castle with the rook on this file.
    pub const fn grant(&mut self, color: Color, side: CastlingSide, rook: File) {
        self.rooks[color as usize][side as usize] = Some(rook);
    }

    /// Removes all rights of a side whose king has moved.
    pub(super) const fn lose_all(&mut self, color: Color) {
        self.rooks[color as usize] = [None; 2];
    }

    /// Removes the right of a side's rook that stood on this square and has moved or been captured.
    pub(super) fn lose(&mut self, color: Color, square: Square) {
        if square.rank() != color.back_rank() {
            return;
        }
        for rook in &mut self.rooks[color as usize] {
            if *rook == Some(square.file()) {
                *rook = None;
            }
        }
    }
}

impl Board {
    /// The file of a side's king, if it stands on its back rank.
    pub fn king_file(&self, color: Color) -> Option<File> {
        self.on_back_rank(color, Role::King).next()
    }

    /// The file of the outermost rook on a side's back rank.
    pub fn outermost_rook(&self, color: Color, side: CastlingSide) -> Option<File> {
        let mut rooks = self.on_back_rank(color, Role::Rook);
        match side {
            CastlingSide::King => rooks.next_back(),
            CastlingSide::Queen => rooks.next(),
        }
    }

    fn on_back_rank(&self, color: Color, role: Role) -> impl DoubleEndedIterator<Item = File> {
        let piece = Some(Piece::new(color, role));
        File::ALL
            .into_iter()
            .filter(move |&file| self.get(Square::new(file, color.back_rank())) == piece)
    }
}

/// The squares of a castling that the rights allow, whether or not it is legal at the moment.
#[derive(Clone, Copy)]
pub(super) struct CastlingSquares {
    pub(super) king: (Square, Square),
    pub(super) rook: (Square, Square),
}

impl CastlingSquares {
    /// The occupied squares without the king and the rook.
    pub(super) fn others(&self, occupied: SquareSet) -> SquareSet {
        occupied.without(self.king.0).without(self.rook.0)
    }

    /// The squares on the paths of king and rook, with both ends, which no other piece may occupy.
    pub(super) fn paths(&self) -> SquareSet {
        span(self.king) | span(self.rook)
    }

    /// The squares that may not be attacked, apart from the one on which the king stands.
    pub(super) fn king_path(&self) -> SquareSet {
        let (from, to) = self.king;
        span(self.king).without(from) | to.into()
    }
}

/// The squares from one to another on the same rank, both included.
fn span((one, other): (Square, Square)) -> SquareSet {
    attacks::between(one, other) | one.into() | other.into()
}
