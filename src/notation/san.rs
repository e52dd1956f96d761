//! Standard algebraic notation (PGN standard 8.2.3): `Nf3`, `exd5`, `e8=Q+`, `O-O`.
//!
//! ```
//! use deskmate::notation::{fen, read_move, san};
//!
//! let position = fen::read("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")?;
//! let moves = ["h1f1", "a1a8", "e1g1"];
//! let written = moves.map(|text| read_move(&position, text).map(|mv| san::write(&position, mv)));
//! assert_eq!(written, ["Rf1", "Ra8+", "O-O"].map(|text| Ok(text.to_string())));
//! # Ok::<(), fen::FenError>(())
//! ```

use crate::rules::{CastlingSide, Move, Position, Role, SquareSet};

/// Writes a move that is legal in the position, with the least disambiguation among the legal moves
/// and the marks of check and mate; [`Move::NULL`] is `--`.
pub fn write(position: &Position, mv: Move) -> String {
    if mv == Move::NULL {
        return "--".to_owned();
    }
    let mark = check_mark(position, mv);
    if let Some(side) = position.castling_side(mv) {
        return format!("{}{mark}", castling(side));
    }
    let captures = position.captured(mv).is_some();
    let origin = match role_of(position, mv) {
        Role::Pawn if captures => mv.from.file().to_char().to_string(),
        Role::Pawn => String::new(),
        role => format!("{}{}", role.letter(), disambiguation(position, mv, role)),
    };
    let cross = if captures { "x" } else { "" };
    format!("{origin}{cross}{}{}{mark}", mv.to, promotion(mv))
}

/// Moves played one after another from a position. They stop before the first illegal one.
///
/// ```
/// use deskmate::notation::{read_moves, san};
/// use deskmate::rules::Position;
///
/// let start = Position::initial();
/// let moves = read_moves(&start, "f2f3 e7e5 g2g4 d8h4")?;
/// assert_eq!(san::write_line(&start, &moves), ["f3", "e5", "g4", "Qh4#"]);
/// # Ok::<(), deskmate::notation::MovesError>(())
/// ```
pub fn write_line(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = position.clone();
    let written = moves.iter().map_while(|&mv| {
        let next = position.play(mv).ok()?;
        let word = write(&position, mv);
        position = next;
        Some(word)
    });
    written.collect()
}

/// Writes a move as [`write()`] does, with figurines for the letters of pieces: `♘f3`, `e8=♕+`.
///
/// Both sides have the outlined ones, as in print: filled ones are hard to tell apart at text size.
///
/// ```
/// use deskmate::notation::san;
/// use deskmate::rules::Position;
///
/// assert_eq!(san::write_figurine(&Position::initial(), "b1c3".parse()?), "♘c3");
/// # Ok::<(), deskmate::rules::ParseMoveError>(())
/// ```
pub fn write_figurine(position: &Position, mv: Move) -> String {
    let figurine = |symbol| Role::from_letter(symbol).map_or(symbol, Role::figurine);
    write(position, mv).chars().map(figurine).collect()
}

/// The file, the rank or both of the start square, as far as other pieces of the same role can legally
/// go to the same square (PGN standard 8.2.3.4).
fn disambiguation(position: &Position, mv: Move, role: Role) -> String {
    let starts = position.legal_starts(role, mv.to, SquareSet::FULL);
    let others = starts.without(mv.from);
    let (file, rank) = (mv.from.file(), mv.from.rank());
    if others.is_empty() {
        String::new()
    } else if (others & SquareSet::of_file(file)).is_empty() {
        file.to_char().to_string()
    } else if (others & SquareSet::of_rank(rank)).is_empty() {
        rank.to_char().to_string()
    } else {
        mv.from.to_string()
    }
}

/// The role of the piece that a legal move moves.
pub(super) fn role_of(position: &Position, mv: Move) -> Role {
    let piece = position.board().get(mv.from);
    piece.map_or(Role::Pawn, |piece| piece.role())
}

/// Castling with the letter O (PGN standard 8.2.3.3).
pub(super) const fn castling(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::King => "O-O",
        CastlingSide::Queen => "O-O-O",
    }
}

/// `=` and the letter of the new piece, or nothing.
pub(super) fn promotion(mv: Move) -> String {
    mv.promotion
        .map_or(String::new(), |role| format!("={}", role.letter()))
}

/// `+` after a move that gives check, `#` after one that mates.
pub(super) fn check_mark(position: &Position, mv: Move) -> &'static str {
    let after = position.after(mv);
    if !after.is_check() {
        ""
    } else if after.has_legal_move() {
        "+"
    } else {
        "#"
    }
}
