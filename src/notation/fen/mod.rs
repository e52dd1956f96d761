//! Forsyth-Edwards notation (PGN standard 16.1), with the castling rights of X-FEN and Shredder-FEN for
//! Chess960.
//!
//! ```
//! use deskmate::notation::fen::{self, FenError};
//! use deskmate::rules::{Color, Position};
//!
//! let text = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 2 4";
//! let position = fen::read(text)?;
//! assert_eq!(position.turn(), Color::White);
//! assert_eq!(position.legal_moves().len(), 43);
//! assert_eq!(fen::write(&position), text);
//! // Or as other types are read and written:
//! let position: Position = text.parse()?;
//! assert_eq!(position.to_string(), text);
//!
//! assert_eq!(fen::read("8/8"), Err(FenError::RankCount(2)));
//! # Ok::<(), FenError>(())
//! ```

use std::fmt;
use std::str::FromStr;

mod castling;
mod error;

pub use error::{FenError, Field};

use super::excerpt;
use crate::rules::{Board, Color, File, Piece, Position, Rank, Setup, Square};

/// Reads a legal position.
///
/// ```
/// use deskmate::notation::fen;
///
/// let position = fen::read("8/8/8/8/8/k7/p7/K7 w - -")?;
/// assert_eq!((position.halfmove_clock(), position.fullmove_number()), (0, 1));
/// assert_eq!(
///     fen::read("8/8/8/8/8/8/8/K7 w - - 0 1").expect_err("a king is missing").to_string(),
///     "the position is not legal: Black has no king"
/// );
/// # Ok::<(), fen::FenError>(())
/// ```
///
/// # Errors
/// Names the first fault of the text, or else of the position.
pub fn read(text: &str) -> Result<Position, FenError> {
    Ok(read_setup(text)?.validate()?)
}

/// Reads the six fields without checking that the position is legal. The two counters may be missing
/// and are then 0 and 1.
///
/// ```
/// use deskmate::notation::fen;
///
/// let setup = fen::read_setup("8/8/8/8/8/8/8/8 b - - 0 1")?;
/// assert!(setup.validate().is_err());
/// assert_eq!(fen::write_setup(&setup), "8/8/8/8/8/8/8/8 b - - 0 1");
/// # Ok::<(), fen::FenError>(())
/// ```
///
/// # Errors
/// Names the first fault of the text.
pub fn read_setup(text: &str) -> Result<Setup, FenError> {
    read_fields(text, "")
}

/// Reads a legal position in FEN or EPD: the fields, and then operations such as `bm Nf3; id "x";`. Of these only
/// `hmvc` and `fmvn` count, which give the counters that are missing.
///
/// # Errors
/// Names the first fault of the text, or else of the position.
pub fn read_epd(text: &str) -> Result<Position, FenError> {
    Ok(read_epd_setup(text)?.validate()?)
}

/// Reads any position in FEN or EPD as [`read_epd`] does, also an illegal one.
///
/// # Errors
/// Names the first fault of the text.
pub fn read_epd_setup(text: &str) -> Result<Setup, FenError> {
    let (text, operations) = split_operations(text);
    read_fields(text, operations)
}

fn read_fields(text: &str, operations: &str) -> Result<Setup, FenError> {
    let mut fields = text.split_ascii_whitespace();
    let mut field = |field| fields.next().ok_or(FenError::Missing(field));
    let board = read_placement(field(Field::Placement)?)?;
    let turn = read_turn(field(Field::Turn)?)?;
    let castling = castling::read(field(Field::Castling)?, &board)?;
    let en_passant = read_en_passant(field(Field::EnPassant)?)?;
    let halfmove_clock = fields.next().or(operand(operations, "hmvc"));
    let fullmove_number = fields.next().or(operand(operations, "fmvn"));
    let setup = Setup {
        board,
        turn,
        castling,
        en_passant,
        halfmove_clock: read_counter(halfmove_clock, Field::HalfmoveClock, 0)?,
        fullmove_number: read_counter(fullmove_number, Field::FullmoveNumber, 1)?,
    };
    match fields.next() {
        Some(rest) => Err(FenError::TooLong(excerpt(rest))),
        None => Ok(setup),
    }
}

/// Splits a text where the operations of EPD begin: at a word with a letter first, after the fourth field. The last
/// operation ends with a semicolon (PGN standard 16.2).
fn split_operations(text: &str) -> (&str, &str) {
    let text = text.trim_ascii_end();
    let is_operation = |word: &&str| word.starts_with(|first: char| first.is_ascii_alphabetic());
    let words = text.split_ascii_whitespace().skip(4);
    match words.filter(|_| text.ends_with(';')).find(is_operation) {
        // A word is a part of the text.
        Some(word) => text.split_at(word.as_ptr() as usize - text.as_ptr() as usize),
        None => (text, ""),
    }
}

/// What follows the name of an operation.
fn operand<'a>(operations: &'a str, name: &str) -> Option<&'a str> {
    let mut operations = operations.split(';');
    let operand = operations.find_map(|operation| operation.trim().strip_prefix(name));
    operand.map(str::trim)
}

fn read_placement(text: &str) -> Result<Board, FenError> {
    let ranks = text.split('/').count();
    if ranks != 8 {
        return Err(FenError::RankCount(ranks));
    }
    let mut board = Board::EMPTY;
    for (row, rank) in text.split('/').zip(Rank::ALL.into_iter().rev()) {
        read_rank(row, rank, &mut board)?;
    }
    Ok(board)
}

fn read_rank(row: &str, rank: Rank, board: &mut Board) -> Result<(), FenError> {
    let mut files = File::ALL.into_iter();
    for symbol in row.chars() {
        if let Some(piece) = Piece::from_fen_letter(symbol) {
            let file = files.next().ok_or(FenError::RankWidth(rank))?;
            board.set(Square::new(file, rank), Some(piece));
        } else {
            let empty = symbol.to_digit(9).filter(|&empty| empty > 0);
            for _ in 0..empty.ok_or(FenError::Symbol { symbol, rank })? {
                files.next().ok_or(FenError::RankWidth(rank))?;
            }
        }
    }
    match files.next() {
        Some(_) => Err(FenError::RankWidth(rank)),
        None => Ok(()),
    }
}

fn read_turn(text: &str) -> Result<Color, FenError> {
    let turn = text.parse().ok().and_then(Color::from_letter);
    turn.ok_or_else(|| FenError::malformed(Field::Turn, text))
}

fn read_en_passant(text: &str) -> Result<Option<Square>, FenError> {
    if text == "-" {
        return Ok(None);
    }
    let square = text.parse().map(Some);
    square.map_err(|_| FenError::malformed(Field::EnPassant, text))
}

fn read_counter(text: Option<&str>, field: Field, missing: u32) -> Result<u32, FenError> {
    let Some(text) = text else {
        return Ok(missing);
    };
    // `parse` would accept a leading plus sign.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if digits => Ok(number),
        _ => Err(FenError::malformed(field, text)),
    }
}

/// Writes a position with all six fields: the en passant square only where the capture is legal, and
/// castling rights as in X-FEN.
pub fn write(position: &Position) -> String {
    write_setup(&Setup::from(position))
}

/// As [`read`] reads it.
impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        read(text)
    }
}

/// As [`write()`] writes it.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&write(self))
    }
}

/// Writes a setup, legal or not, so that [`read_setup`] reads it back.
pub fn write_setup(setup: &Setup) -> String {
    let en_passant = match setup.en_passant {
        Some(square) => square.to_string(),
        None => "-".to_owned(),
    };
    format!(
        "{} {} {} {en_passant} {} {}",
        write_placement(&setup.board),
        setup.turn.letter(),
        castling::write(&setup.board, setup.castling),
        setup.halfmove_clock,
        setup.fullmove_number,
    )
}

fn write_placement(board: &Board) -> String {
    let rows = Rank::ALL
        .into_iter()
        .rev()
        .map(|rank| write_rank(board, rank));
    rows.collect::<Vec<String>>().join("/")
}

fn write_rank(board: &Board, rank: Rank) -> String {
    let mut row = String::new();
    let mut empty = 0;
    for file in File::ALL {
        match board.get(Square::new(file, rank)) {
            None => empty += 1,
            Some(piece) => {
                push_empty(&mut row, empty);
                empty = 0;
                row.push(piece.fen_letter());
            }
        }
    }
    push_empty(&mut row, empty);
    row
}

fn push_empty(row: &mut String, squares: u32) {
    if squares > 0 {
        row.push_str(&squares.to_string());
    }
}
