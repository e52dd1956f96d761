//! Long algebraic notation: `Ng1-f3`, `e5xd6ep`, `b7xc8=Q+`, `O-O`.
//!
//! ```
//! use deskmate::notation::{fen, long, read_move};
//!
//! let position = fen::read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")?;
//! assert_eq!(long::write(&position, read_move(&position, "exd6")?), "e5xd6ep");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::san::{castling, check_mark, promotion, role_of};
use crate::rules::{Move, Position, Role};

/// Writes a move that is legal in the position, with both its squares; [`Move::NULL`] is `--`.
pub fn write(position: &Position, mv: Move) -> String {
    if mv == Move::NULL {
        return "--".to_owned();
    }
    let mark = check_mark(position, mv);
    if let Some(side) = position.castling_side(mv) {
        return format!("{}{mark}", castling(side));
    }
    let letter = match role_of(position, mv) {
        Role::Pawn => String::new(),
        role => role.letter().to_string(),
    };
    let hyphen = match position.captured(mv) {
        Some(_) => "x",
        None => "-",
    };
    let passing = if position.is_en_passant(mv) { "ep" } else { "" };
    let promotion = promotion(mv);
    format!(
        "{letter}{}{hyphen}{}{passing}{promotion}{mark}",
        mv.from, mv.to
    )
}
