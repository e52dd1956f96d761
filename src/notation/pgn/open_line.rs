//! A line of moves as it is being read.

use super::buffer::Place;
use super::comment::{split_clock, tidy};
use super::error::PgnFault;
use super::{Line, PgnMove};
use crate::rules::{Move, Position};

/// A line whose end has not been met.
pub(super) struct OpenLine {
    pub(super) line: Line,
    /// The number of half-moves played before the line.
    pub(super) plies_before: usize,
    start: Position,
    /// The position after all moves.
    pub(super) position: Position,
    /// Where the line began.
    pub(super) opening: Place,
}

impl OpenLine {
    pub(super) fn new(position: Position, plies_before: usize) -> OpenLine {
        OpenLine {
            line: Line::default(),
            plies_before,
            start: position.clone(),
            position,
            opening: Place::START,
        }
    }

    pub(super) fn plies(&self) -> usize {
        self.plies_before + self.line.moves.len()
    }

    /// The position before the last move. It is played anew when it is asked for, which is seldom: to
    /// keep it would mean to copy a position for every move of every game.
    pub(super) fn before(&self) -> Position {
        let mut position = self.start.clone();
        let earlier = self.line.moves.len().saturating_sub(1);
        for played in self.line.moves.iter().take(earlier) {
            match played.mv {
                Move::NULL => position = position.pass().unwrap_or(position),
                mv => position.make(mv),
            }
        }
        position
    }

    /// Adds a legal move.
    pub(super) fn push(&mut self, mv: Move) {
        self.position.make(mv);
        self.line.moves.push(PgnMove::new(mv));
    }

    /// Adds a null move, after which the position is this one.
    pub(super) fn push_null(&mut self, position: Position) {
        self.position = position;
        self.line.moves.push(PgnMove::new(Move::NULL));
    }

    pub(super) fn add_comment(&mut self, text: &str) {
        match self.line.moves.last_mut() {
            Some(last) if last.clock.is_none() => {
                let (clock, words) = split_clock(text);
                last.clock = clock;
                append(&mut last.comment, &words);
            }
            Some(last) => append(&mut last.comment, &tidy(text)),
            None => append(&mut self.line.comment, &tidy(text)),
        }
    }

    pub(super) fn add_nag(&mut self, nag: u8) -> Result<(), PgnFault> {
        let last = self.line.moves.last_mut().ok_or(PgnFault::Nag)?;
        if !last.nags.contains(&nag) {
            last.nags.push(nag);
        }
        Ok(())
    }

    /// Whether a word only says of the last move that it captured in passing.
    pub(super) fn explains_en_passant(&self, word: &str) -> bool {
        let last = self.line.moves.last();
        matches!(word.trim_end_matches(['+', '#', '!', '?']), "e.p." | "ep")
            && last.is_some_and(|played| self.before().is_en_passant(played.mv))
    }
}

/// Adds a comment to those that stand there already.
fn append(comment: &mut Option<String>, words: &str) {
    if words.is_empty() {
        return;
    }
    match comment {
        Some(comment) => {
            comment.push(' ');
            comment.push_str(words);
        }
        None => *comment = Some(words.to_owned()),
    }
}
