//! The field of castling rights.
//!
//! `KQkq` stand for the outermost rook on a side of the king, as in X-FEN; a letter from A to H (White)
//! or a to h (Black) names the file of the rook, as in Shredder-FEN.

use super::error::{FenError, Field};
use crate::rules::{Board, CastlingRights, CastlingSide, Color, File, IllegalPosition};

/// The letter of a castling right.
const fn letter(color: Color, side: CastlingSide) -> char {
    match (color, side) {
        (Color::White, CastlingSide::King) => 'K',
        (Color::White, CastlingSide::Queen) => 'Q',
        (Color::Black, CastlingSide::King) => 'k',
        (Color::Black, CastlingSide::Queen) => 'q',
    }
}

/// The letter of a rook's file.
fn file_letter(color: Color, rook: File) -> char {
    match color {
        Color::White => rook.to_char().to_ascii_uppercase(),
        Color::Black => rook.to_char(),
    }
}

pub(super) fn read(text: &str, board: &Board) -> Result<CastlingRights, FenError> {
    let mut rights = CastlingRights::NONE;
    if text == "-" {
        return Ok(rights);
    }
    for symbol in text.chars() {
        let (color, side, rook) = read_right(symbol, text, board)?;
        if rights.has(color, side) {
            return Err(FenError::malformed(Field::Castling, text));
        }
        rights.grant(color, side, rook);
    }
    Ok(rights)
}

fn read_right(
    symbol: char,
    text: &str,
    board: &Board,
) -> Result<(Color, CastlingSide, File), FenError> {
    let is_named = |&(color, side): &(Color, CastlingSide)| letter(color, side) == symbol;
    if let Some((color, side)) = CastlingRights::ALL.into_iter().find(is_named) {
        let opponent_castles = text.chars().any(|other| color_of(other) != color);
        let rook = rook_of_letter(board, color, side, opponent_castles)?;
        return Ok((color, side, rook));
    }
    let color = color_of(symbol);
    let rook = File::from_char(symbol.to_ascii_lowercase());
    match (rook, board.king_file(color)) {
        (Some(rook), Some(king)) if rook > king => Ok((color, CastlingSide::King, rook)),
        (Some(rook), Some(king)) if rook < king => Ok((color, CastlingSide::Queen, rook)),
        _ => Err(FenError::malformed(Field::Castling, text)),
    }
}

/// The file of the rook that one of the letters `KQkq` stands for; the corner, if the board has no such
/// rook.
fn rook_of_letter(
    board: &Board,
    color: Color,
    side: CastlingSide,
    opponent_castles: bool,
) -> Result<File, IllegalPosition> {
    match meant_rook(board, color, side, opponent_castles) {
        Some(rook) => Ok(rook),
        // There is a rook in the corner, so the position would be accepted.
        None if board.outermost_rook(color, side) == Some(side.rook_home()) => {
            Err(IllegalPosition::CastlingRight(color, side))
        }
        None => Ok(side.rook_home()),
    }
}

fn color_of(symbol: char) -> Color {
    if symbol.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    }
}

/// The rook that one of the letters `KQkq` stands for: the one in the corner for a king on its square
/// of standard chess, else the outermost one, if the position can come from a game of Chess960.
///
/// Both kings begin on the same file there. So if the opponent may castle too, its king has to stand on
/// that file. If it may not, its king must have left the e-file; otherwise the right is more likely a
/// mistake. File letters are always taken as written.
fn meant_rook(
    board: &Board,
    color: Color,
    side: CastlingSide,
    opponent_castles: bool,
) -> Option<File> {
    let king = board.king_file(color)?;
    let rook = board.outermost_rook(color, side)?;
    if !side.has(king, rook) {
        return None;
    }
    let opponent = board.king_file(color.other());
    let is_plausible = if opponent_castles {
        opponent == Some(king)
    } else {
        opponent != Some(File::E)
    };
    (side.is_standard(king, rook) || is_plausible).then_some(rook)
}

/// Writes the rights with the letters `KQkq` wherever they are read back as the same rights.
pub(super) fn write(board: &Board, rights: CastlingRights) -> String {
    let letters: String = CastlingRights::ALL
        .into_iter()
        .filter_map(|(color, side)| {
            let rook = rights.rook(color, side)?;
            let opponent = color.other();
            let opponent_castles = CastlingSide::BOTH
                .iter()
                .any(|&side| rights.has(opponent, side));
            let meant = rook_of_letter(board, color, side, opponent_castles);
            Some(if meant == Ok(rook) {
                letter(color, side)
            } else {
                file_letter(color, rook)
            })
        })
        .collect();
    if letters.is_empty() {
        "-".to_owned()
    } else {
        letters
    }
}
