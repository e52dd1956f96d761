//! The start positions of Chess960 (FIDE Laws of Chess, Guidelines II).

use super::board::Board;
use super::castling::{CastlingRights, CastlingSide};
use super::piece::{Color, Piece, Role};
use super::position::Position;
use super::square::{File, Square};

impl Position {
    /// The start position of Chess960 with this number from 0 to 959, in the usual numbering by
    /// Reinhard Scharnagl; 518 is standard chess.
    ///
    /// ```
    /// use deskmate::rules::Position;
    ///
    /// let start = Position::chess960(0).expect("a number below 960");
    /// assert!(start.to_string().starts_with("bbqnnrkr/pppppppp/"));
    /// assert_eq!(Position::chess960(518), Some(Position::initial()));
    /// assert_eq!(Position::chess960(960), None);
    /// ```
    pub fn chess960(number: u32) -> Option<Position> {
        let row = back_rank(number)?;
        let mut position = Position::initial();
        position.board = Board::with_back_rank(row);
        let mut castling = CastlingRights::NONE;
        for color in Color::BOTH {
            let mut rooks = files(row, Role::Rook);
            for side in [CastlingSide::Queen, CastlingSide::King] {
                castling.grant(color, side, rooks.next()?);
            }
            position.kings[color] = Square::new(files(row, Role::King).next()?, color.back_rank());
        }
        position.castling = castling;
        Some(position)
    }

    /// Whether a game from here is Chess960: a side may castle from other squares than in standard
    /// chess, or it is a start position other than the standard one.
    pub fn is_chess960(&self) -> bool {
        if self.castling == CastlingRights::STANDARD {
            self.has_start_rows() && *self != Position::initial()
        } else {
            self.castles_from_other_squares()
        }
    }

    /// Whether a position with the castling rights of standard chess is a start position. Its kings and
    /// rooks stand on their squares, so only the order of the bishops can be wrong.
    ///
    /// This is asked for every game that is written, so it does not go through all 960.
    fn has_start_rows(&self) -> bool {
        use Role::*;
        let first = |file| self.board.get(Square::new(file, Color::White.back_rank()));
        let row = File::ALL.map(|file| first(file).map_or(Pawn, Piece::role));
        let mut pieces = row;
        pieces.sort_unstable();
        let bishops: u32 = files(row, Bishop).map(|file| file as u32).sum();
        self.turn == Color::White
            && pieces == [Knight, Knight, Bishop, Bishop, Rook, Rook, Queen, King]
            && bishops % 2 == 1
            && self.board == Board::with_back_rank(row)
    }

    fn castles_from_other_squares(&self) -> bool {
        let is_other = |(color, side): (Color, CastlingSide)| {
            let rook = self.castling.rook(color, side);
            rook.is_some_and(|rook| !side.is_standard(self.kings[color].file(), rook))
        };
        CastlingRights::ALL.into_iter().any(is_other)
    }
}

fn files(row: [Role; 8], wanted: Role) -> impl Iterator<Item = File> {
    let matching = File::ALL.into_iter().zip(row);
    matching
        .filter(move |&(_, role)| role == wanted)
        .map(|(file, _)| file)
}

/// The pieces from the a-file on. The number encodes, from the lowest part to the highest, the places
/// of the light-squared bishop, the dark-squared bishop, the queen and the knights. The last three
/// places are rook, king and rook.
fn back_rank(number: u32) -> Option<[Role; 8]> {
    if number >= 960 {
        return None;
    }
    let mut row = [None; 8];
    let (number, light) = (number / 4, number % 4);
    let (number, dark) = (number / 4, number % 4);
    let (knights, queen) = (number / 6, number % 6);
    row[2 * light as usize + 1] = Some(Role::Bishop);
    row[2 * dark as usize] = Some(Role::Bishop);
    place(&mut row, queen, Role::Queen);
    let (first, second) = knight_places(knights);
    // The later place first, so that it does not shift the other.
    place(&mut row, second, Role::Knight);
    place(&mut row, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        place(&mut row, 0, role);
    }
    Some(row.map(|role| role.unwrap_or(Role::Rook)))
}

/// Puts a piece on a free place, counted from the left.
fn place(row: &mut [Option<Role>; 8], number: u32, role: Role) {
    let mut free = row.iter_mut().filter(|place| place.is_none());
    if let Some(place) = free.nth(number as usize) {
        *place = Some(role);
    }
}

/// The pair of places out of five with a number from 0 to 9, ordered by the first place and then by the
/// second.
fn knight_places(number: u32) -> (u32, u32) {
    let mut pairs = (0..5).flat_map(|first| (first + 1..5).map(move |second| (first, second)));
    pairs.nth(number as usize).unwrap_or((3, 4))
}
