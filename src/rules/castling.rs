//! Castling rights.

use super::piece::Color;
use super::square::{File, Square};

/// The side of the board to which a king castles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Short castling, to the g-file.
    King,
    /// Long castling, to the c-file.
    Queen,
}

impl Side {
    /// Both sides, the king's first.
    pub const BOTH: [Side; 2] = [Side::King, Side::Queen];

    /// The file of the king after castling (FIDE 3.8.2).
    pub const fn king_file(self) -> File {
        match self {
            Side::King => File::G,
            Side::Queen => File::C,
        }
    }

    /// The file of the rook after castling.
    pub const fn rook_file(self) -> File {
        match self {
            Side::King => File::F,
            Side::Queen => File::D,
        }
    }

    /// The file of the rook before castling.
    pub const fn rook_home(self) -> File {
        match self {
            Side::King => File::H,
            Side::Queen => File::A,
        }
    }
}

/// Who may still castle to which side, as far as king and rooks have not moved (FIDE 3.8.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights {
    flags: u8,
}

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: CastlingRights = CastlingRights { flags: 0 };
    /// Both sides may castle to both sides.
    pub const ALL: CastlingRights = CastlingRights { flags: 0b1111 };

    const fn flag(color: Color, side: Side) -> u8 {
        1 << (color as u8 * 2 + side as u8)
    }

    /// Whether a side has the right.
    pub const fn has(self, color: Color, side: Side) -> bool {
        self.flags & CastlingRights::flag(color, side) != 0
    }

    /// Gives a right.
    pub const fn grant(&mut self, color: Color, side: Side) {
        self.flags |= CastlingRights::flag(color, side);
    }

    /// Takes away the rights that belong to a king or rook which stood on this square: it has moved
    /// or has been captured.
    pub fn lose(&mut self, square: Square) {
        for color in Color::BOTH {
            for side in Side::BOTH {
                let king = Square::new(File::E, color.back_rank());
                let rook = Square::new(side.rook_home(), color.back_rank());
                if square == king || square == rook {
                    self.flags &= !CastlingRights::flag(color, side);
                }
            }
        }
    }
}
