//! Engine evaluations, as the command `[%eval 0.35,18]` of a comment.

use std::fmt;

use super::commands;

/// The name of the command.
const NAME: &str = "eval";

/// An engine's evaluation of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evaluation {
    /// Who is better, and how much.
    pub score: Score,
    /// The search depth in half-moves, if known.
    pub depth: Option<u32>,
}

/// Who is better, and how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a pawn; above 0 White is better.
    Centipawns(i32),
    /// Mate in this many moves; above 0 White mates, below 0 Black does, and 0 is mate on the board.
    Mate(i32),
}

impl Evaluation {
    /// Parses the value of the command: pawns with up to two decimals (more are dropped), or `#` and
    /// the moves to mate; then a comma and the depth, if known.
    pub fn parse(text: &str) -> Option<Evaluation> {
        let (score, depth) = match text.split_once(',') {
            Some((score, depth)) => (score, Some(depth.trim().parse().ok()?)),
            None => (text, None),
        };
        let score = score.trim();
        let score = match score.strip_prefix('#') {
            Some(moves) => Score::Mate(moves.parse().ok()?),
            None => Score::Centipawns(parse_pawns(score)?),
        };
        Some(Evaluation { score, depth })
    }
}

/// The hundredths in `-1.25`.
fn parse_pawns(text: &str) -> Option<i32> {
    let (sign, text) = match text.strip_prefix('-') {
        Some(text) => (-1, text),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let is_number =
        |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) {
        return None;
    }
    let mut digits = decimals.bytes().map(|digit| i32::from(digit - b'0'));
    let tens = digits.next().unwrap_or(0);
    let hundredths = tens * 10 + digits.next().unwrap_or(0);
    let whole: i32 = whole.parse().ok()?;
    Some(sign * whole.checked_mul(100)?.checked_add(hundredths)?)
}

/// With its sign: `+0.35`, `0.00`, `-1.20`, `#3`, `#-3`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (sign, size) = match *self {
            Score::Mate(moves) => return f.pad(&format!("#{moves}")),
            Score::Centipawns(0) => ("", 0),
            Score::Centipawns(value @ 1..) => ("+", value.unsigned_abs()),
            Score::Centipawns(value) => ("-", value.unsigned_abs()),
        };
        f.pad(&format!("{sign}{}.{:02}", size / 100, size % 100))
    }
}

/// As a comment has it: `-1.25`, `#3`, `0.35,18`.
impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.score {
            Score::Centipawns(hundredths) => {
                let sign = if hundredths < 0 { "-" } else { "" };
                let size = hundredths.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)?;
            }
            Score::Mate(moves) => write!(f, "#{moves}")?,
        }
        match self.depth {
            Some(depth) => write!(f, ",{depth}"),
            None => Ok(()),
        }
    }
}

/// The first evaluation in a comment.
pub(super) fn evaluation_in(comment: &str) -> Option<Evaluation> {
    commands::values(comment, NAME).find_map(Evaluation::parse)
}

/// A comment with this evaluation instead of its own, or without one. A new one stands last, since readers that do
/// not know the command show it as text.
pub(super) fn with_evaluation(comment: &str, evaluation: Option<Evaluation>) -> String {
    let value = evaluation.map(|evaluation| evaluation.to_string());
    commands::with_last_command(comment, NAME, value.as_deref())
}
