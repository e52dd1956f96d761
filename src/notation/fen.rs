//! Forsyth-Edwards notation (PGN standard 16.1).

use std::fmt;

use super::excerpt;
use crate::rules::{
    Board, CastlingRights, Color, File, IllegalPosition, Piece, Position, Rank, Setup, Side, Square,
};

/// One of the six fields of FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// Which piece stands where.
    Placement,
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The square that a pawn has just passed over.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the next move.
    FullmoveNumber,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Field::Placement => "piece placement",
            Field::Turn => "side to move",
            Field::Castling => "castling rights",
            Field::EnPassant => "en passant square",
            Field::HalfmoveClock => "half-move clock",
            Field::FullmoveNumber => "move number",
        })
    }
}

/// Why a text is not FEN, or not a position that can be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FenError {
    /// A field is not there. Only the two counters may be missing.
    #[error("The FEN has no {0}.")]
    Missing(Field),
    /// There is text after the sixth field.
    #[error("The FEN goes on after the move number, with {0:?}.")]
    TooLong(String),
    /// The placement does not have eight ranks.
    #[error("The piece placement needs 8 ranks, not {0}.")]
    RankCount(usize),
    /// A rank does not have eight squares.
    #[error("The piece placement does not have 8 squares on rank {}.", .0.to_char())]
    RankWidth(Rank),
    /// A sign in the placement is neither a piece nor a number of empty squares.
    #[error("The piece placement has {sign:?} on rank {}, which is neither a piece nor a number from 1 to 8.", .rank.to_char())]
    Sign {
        /// What stands there.
        sign: char,
        /// The rank on which it stands.
        rank: Rank,
    },
    /// Another field cannot be read.
    #[error("The {field} cannot be {text:?}: {}.", expected(*.field))]
    Malformed {
        /// The field.
        field: Field,
        /// What stands there.
        text: String,
    },
    /// The fields can be read, but the position is not legal.
    #[error("The position is not legal: {0}.")]
    Illegal(#[from] IllegalPosition),
}

impl FenError {
    /// The field at fault; of the faults that show in several fields together, the placement.
    pub const fn field(&self) -> Field {
        match self {
            FenError::Missing(field) | FenError::Malformed { field, .. } => *field,
            FenError::TooLong(_) => Field::FullmoveNumber,
            FenError::Illegal(IllegalPosition::CastlingRight(..)) => Field::Castling,
            FenError::Illegal(IllegalPosition::EnPassant(_)) => Field::EnPassant,
            _ => Field::Placement,
        }
    }
}

fn expected(field: Field) -> &'static str {
    match field {
        Field::Placement => "it is eight ranks with a slash between them",
        Field::Turn => "it is w or b",
        Field::Castling => "it is - or letters out of KQkq, each once",
        Field::EnPassant => "it is - or a square such as e3",
        Field::HalfmoveClock | Field::FullmoveNumber => "it is a whole number, and not a huge one",
    }
}

/// Reads a position that can be played on.
///
/// # Errors
/// Names the first fault: of the text, or else of the position.
pub fn read(text: &str) -> Result<Position, FenError> {
    Ok(read_setup(text)?.validate()?)
}

/// Reads the six fields without asking whether the position is legal. The two counters may be
/// missing; they are then 0 and 1.
///
/// # Errors
/// Names the first fault of the text.
pub fn read_setup(text: &str) -> Result<Setup, FenError> {
    let mut fields = text.split_ascii_whitespace();
    let mut field = |field| fields.next().ok_or(FenError::Missing(field));
    let setup = Setup {
        board: read_placement(field(Field::Placement)?)?,
        turn: read_turn(field(Field::Turn)?)?,
        castling: read_castling(field(Field::Castling)?)?,
        en_passant: read_en_passant(field(Field::EnPassant)?)?,
        halfmove_clock: read_counter(fields.next(), Field::HalfmoveClock, 0)?,
        fullmove_number: read_counter(fields.next(), Field::FullmoveNumber, 1)?,
    };
    match fields.next() {
        Some(rest) => Err(FenError::TooLong(excerpt(rest))),
        None => Ok(setup),
    }
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
    for sign in row.chars() {
        if let Some(piece) = Piece::from_fen_letter(sign) {
            let file = files.next().ok_or(FenError::RankWidth(rank))?;
            board.set(Square::new(file, rank), Some(piece));
        } else {
            let empty = sign.to_digit(9).filter(|&empty| empty > 0);
            for _ in 0..empty.ok_or(FenError::Sign { sign, rank })? {
                files.next().ok_or(FenError::RankWidth(rank))?;
            }
        }
    }
    match files.next() {
        Some(_) => Err(FenError::RankWidth(rank)),
        None => Ok(()),
    }
}

fn malformed(field: Field, text: &str) -> FenError {
    FenError::Malformed {
        field,
        text: excerpt(text),
    }
}

fn read_turn(text: &str) -> Result<Color, FenError> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(malformed(Field::Turn, text)),
    }
}

/// The letter of a castling right: a king or a queen of the side that has it.
fn castling_letter(color: Color, side: Side) -> char {
    match (color, side) {
        (Color::White, Side::King) => 'K',
        (Color::White, Side::Queen) => 'Q',
        (Color::Black, Side::King) => 'k',
        (Color::Black, Side::Queen) => 'q',
    }
}

/// All castling rights in the order in which FEN has them.
fn all_castling() -> impl Iterator<Item = (Color, Side)> {
    Color::BOTH
        .into_iter()
        .flat_map(|color| Side::BOTH.into_iter().map(move |side| (color, side)))
}

fn read_castling(text: &str) -> Result<CastlingRights, FenError> {
    let mut rights = CastlingRights::NONE;
    if text == "-" {
        return Ok(rights);
    }
    for letter in text.chars() {
        let right = all_castling().find(|&(color, side)| {
            castling_letter(color, side) == letter && !rights.has(color, side)
        });
        let (color, side) = right.ok_or_else(|| malformed(Field::Castling, text))?;
        rights.grant(color, side);
    }
    Ok(rights)
}

fn read_en_passant(text: &str) -> Result<Option<Square>, FenError> {
    if text == "-" {
        return Ok(None);
    }
    match Square::parse(text) {
        Some(square) => Ok(Some(square)),
        None => Err(malformed(Field::EnPassant, text)),
    }
}

fn read_counter(text: Option<&str>, field: Field, missing: u32) -> Result<u32, FenError> {
    let Some(text) = text else {
        return Ok(missing);
    };
    // `parse` would take a leading plus sign as well.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if digits => Ok(number),
        _ => Err(malformed(field, text)),
    }
}

/// Writes a position with all six fields; the en passant square only where that capture is legal.
pub fn write(position: &Position) -> String {
    let turn = match position.turn() {
        Color::White => 'w',
        Color::Black => 'b',
    };
    let en_passant = match position.en_passant() {
        Some(square) => square.to_string(),
        None => "-".to_owned(),
    };
    format!(
        "{} {turn} {} {en_passant} {} {}",
        write_placement(position.board()),
        write_castling(position.castling()),
        position.halfmove_clock(),
        position.fullmove_number(),
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

fn write_castling(rights: CastlingRights) -> String {
    let letters: String = all_castling()
        .filter(|&(color, side)| rights.has(color, side))
        .map(|(color, side)| castling_letter(color, side))
        .collect();
    if letters.is_empty() {
        "-".to_owned()
    } else {
        letters
    }
}
