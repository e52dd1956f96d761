//! The board drawn in letters, in the format of the course assignment: Black's pieces are uppercase and
//! White's lowercase, between lines of eight `=`.
//!
//! ```
//! use deskmate::notation::diagram;
//! use deskmate::rules::Position;
//!
//! let drawn = diagram::write(Position::initial().board());
//! let lines: Vec<&str> = drawn.lines().collect();
//! assert_eq!(lines[..3], ["========", "RNBQKBNR", "PPPPPPPP"]);
//! assert_eq!(lines[8..], ["rnbqkbnr", "========", ""]);
//! ```

use crate::rules::{Board, Color, File, Piece, Rank, Square};

const EDGE: &str = "========\n";

/// Draws a board: a line of `=`, eight lines of eight characters from the eighth rank to the first, a
/// line of `=`, and an empty line.
pub fn write(board: &Board) -> String {
    let mut text = String::from(EDGE);
    for rank in Rank::ALL.into_iter().rev() {
        text.extend(File::ALL.map(|file| symbol(board.get(Square::new(file, rank)))));
        text.push('\n');
    }
    text.push_str(EDGE);
    text.push('\n');
    text
}

/// The letter of a piece, lowercase for White, unlike FEN; a space for none.
fn symbol(piece: Option<Piece>) -> char {
    match piece {
        None => ' ',
        Some(piece) => match piece.color() {
            Color::White => piece.role().letter().to_ascii_lowercase(),
            Color::Black => piece.role().letter(),
        },
    }
}
