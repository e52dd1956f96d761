//! Coordinate notation, the move format of the UCI protocol: `e2e4`, `e1g1`, `a7a8n`.
//!
//! ```
//! use deskmate::notation::{coordinate, fen, read_move};
//!
//! let position = fen::read("7k/P7/8/8/8/8/8/4K3 w - - 0 1")?;
//! assert_eq!(coordinate::write(read_move(&position, "a8=N")?), "a7a8n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::rules::Move;

/// Writes a move by its squares; a promotion adds the lowercase letter of the new piece. [`Move::NULL`]
/// is `0000`.
pub fn write(mv: Move) -> String {
    if mv == Move::NULL {
        return "0000".to_owned();
    }
    let promotion = mv.promotion.map(|role| role.letter().to_ascii_lowercase());
    format!(
        "{}{}{}",
        mv.from,
        mv.to,
        promotion.map_or(String::new(), String::from)
    )
}
