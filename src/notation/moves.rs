//! A sequence of moves, as typed.

use super::pgn::{GameResult, UNFINISHED};
use super::{MoveError, excerpt, read_move};
use crate::rules::{Move, Position};

/// The first of several moves that cannot be played, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text} (half-move {ply}): {error}")]
pub struct MovesError {
    /// The number of the half-move, counted from 1.
    pub ply: usize,
    /// The text of the move.
    pub text: String,
    /// Why it cannot be played.
    pub error: MoveError,
}

/// Reads moves in any notation, separated by whitespace. Move numbers (`1.`, `1...`, `1.e4`) are
/// ignored, and so is a result at the end.
///
/// ```
/// use deskmate::notation::read_moves;
/// use deskmate::rules::Position;
///
/// let moves = read_moves(&Position::initial(), "1. e4 e5 2. Nf3")?;
/// assert_eq!(moves.len(), 3);
/// let error = read_moves(&Position::initial(), "1. e4 e5 2. e5").expect_err("it is blocked");
/// assert_eq!((error.ply, error.text.as_str()), (3, "e5"));
/// # Ok::<(), deskmate::notation::MovesError>(())
/// ```
///
/// # Errors
/// Names the first move that cannot be played.
pub fn read_moves(start: &Position, text: &str) -> Result<Vec<Move>, MovesError> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for word in words(text) {
        let mv = read_move(&position, &word).map_err(|error| MovesError {
            ply: moves.len() + 1,
            text: excerpt(&word),
            error,
        })?;
        position = position.after(mv);
        moves.push(mv);
    }
    Ok(moves)
}

/// The words that should be moves. `e.p.` belongs to the word before it.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace().map(without_number) {
        match (word, words.last_mut()) {
            ("", _) => {}
            ("e.p." | "ep", Some(capture)) => capture.push_str(word),
            _ => words.push(word.to_owned()),
        }
    }
    words.pop_if(|last| last == UNFINISHED || GameResult::parse(last).is_some());
    words
}

/// A word without its leading move number. Move numbers do not begin with a zero; castling and results
/// may.
fn without_number(word: &str) -> &str {
    let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = after_digits.trim_start_matches(['.', '…']);
    let has_dots = rest.len() < after_digits.len();
    if word.starts_with('0') || !(has_dots || rest.is_empty()) {
        word
    } else {
        rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_the_result_are_ignored() {
        let text = "1. e4 1...e5 2.Nf3 … Nc6 3 Bc4 Nf6 4. 0-0 Nxe4 0.5-0.5";
        let expected = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "0-0", "Nxe4"];
        assert_eq!(words(text), expected);
        assert_eq!(words("1-0"), [""; 0]);
        assert_eq!(words("e4 1-0 0-1"), ["e4", "1-0"]);
        assert_eq!(words("0000 *"), ["0000"]);
        assert_eq!(words("exd6 e.p. Kd7"), ["exd6e.p.", "Kd7"]);
    }
}
