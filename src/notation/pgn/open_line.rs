//! A line of moves as it is being read.

use super::buffer::Place;
use super::comment::{append_comment, clock_command, clock_in, split_clock, tidy};
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
    /// Whether the clock of the last move does not stand in its comment.
    is_clock_apart: bool,
}

impl OpenLine {
    pub(super) fn new(position: Position, plies_before: usize) -> OpenLine {
        OpenLine {
            line: Line::default(),
            plies_before,
            start: position.clone(),
            position,
            opening: Place::START,
            is_clock_apart: false,
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
            Some(last) if last.clock.is_none() && last.comment.is_none() => {
                let (clock, words) = split_clock(text);
                last.clock = clock;
                append_comment(&mut last.comment, &words);
                self.is_clock_apart = clock.is_some() && clock_in(&words).is_none();
            }
            Some(last) => {
                let words = tidy(text);
                let clock = clock_in(&words);
                if clock.is_some() && std::mem::take(&mut self.is_clock_apart) {
                    put_back_clock(last);
                }
                last.clock = last.clock.or(clock);
                append_comment(&mut last.comment, &words);
            }
            None => append_comment(&mut self.line.comment, &tidy(text)),
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

/// Puts the clock of a move before the words of its comment, so that none in words to come is taken for it.
fn put_back_clock(played: &mut PgnMove) {
    let words = played.comment.take().unwrap_or_default();
    played.comment = played.clock.map(clock_command);
    append_comment(&mut played.comment, &words);
}
