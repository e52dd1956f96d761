//! What is searched.

use crate::game::{DrawRule, Record};
use crate::rules::{Move, MoveList, Position};

/// What is to be searched, with what the draw rules have to know of the game.
#[derive(Clone, Debug)]
pub struct Root {
    position: Position,
    /// The moves that led here since the last capture or pawn move, each with the key of the position before
    /// it.
    past: Vec<(u64, Move)>,
    rule: DrawRule,
    only: Option<MoveList>,
}

impl Root {
    /// A position without a past, under the rules of FIDE.
    pub fn new(position: Position) -> Root {
        Root {
            position,
            past: Vec::new(),
            rule: DrawRule::Fide,
            only: None,
        }
    }

    /// The position of a game after so many half-moves.
    pub fn at(record: &Record, ply: usize) -> Root {
        let mut root = Root::new(record.position_at(0).clone()).with_rule(record.draw_rule());
        for ply in record.plies().iter().take(ply) {
            root.go_to(ply.mv, ply.position.clone());
        }
        root
    }

    /// The same under another rule.
    pub fn with_rule(self, rule: DrawRule) -> Root {
        Root { rule, ..self }
    }

    /// The same with these first moves alone; those that are not legal are left out.
    pub fn with_only(self, moves: MoveList) -> Root {
        Root {
            only: Some(moves),
            ..self
        }
    }

    /// Goes on by a legal move.
    ///
    /// # Errors
    /// If the move is illegal; the root stays as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), crate::rules::IllegalMove> {
        let next = self.position.play(mv)?;
        self.go_to(mv, next);
        Ok(())
    }

    fn go_to(&mut self, mv: Move, next: Position) {
        self.past.push((self.position.key(), mv));
        if next.halfmove_clock() == 0 {
            self.past.clear();
        }
        self.position = next;
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Which repetition draws the game.
    pub fn rule(&self) -> DrawRule {
        self.rule
    }

    /// How often the position has come up, this time included.
    pub fn repetitions(&self) -> usize {
        let key = self.position.key();
        1 + self.past.iter().filter(|(other, _)| *other == key).count()
    }

    pub(super) fn past(&self) -> &[(u64, Move)] {
        &self.past
    }

    /// The first moves that are searched.
    pub(super) fn moves(&self) -> MoveList {
        let mut moves = self.position.legal_moves();
        if let Some(only) = &self.only {
            moves.retain(|mv| only.contains(mv));
        }
        moves
    }
}
