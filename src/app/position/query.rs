//! What is looked for, as it is chosen.

use crate::rules::{Color, Position, Setup};
use crate::storage::library::{Material, PawnStructure, Sought};

values! {
    /// What has to be the same.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum SoughtKind {
        /// The position.
        Exact,
        /// The pawns.
        Pawns,
        /// The pieces, wherever they stand.
        Material,
    }
}

/// What is looked for: the position on the board, and what of it counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionQuery {
    /// The position on the board.
    pub position: Position,
    /// What of it has to be the same.
    pub kind: SoughtKind,
    /// Who is to move when a structure or material arises; `None` for either side.
    pub turn: Option<Color>,
    /// Whether a structure or material may also stand with the colours exchanged.
    pub exchange: bool,
}

impl PositionQuery {
    pub(super) fn of(position: Position) -> PositionQuery {
        PositionQuery {
            position,
            kind: SoughtKind::Exact,
            turn: None,
            exchange: true,
        }
    }

    /// What is looked for in games.
    pub fn sought(&self) -> Sought {
        let board = self.position.board();
        match self.kind {
            SoughtKind::Exact => Sought::Position(Box::new(self.position.clone())),
            SoughtKind::Pawns => {
                let mut pawns = PawnStructure::of(board);
                if self.exchange {
                    pawns = pawns.or_exchanged();
                }
                Sought::Pawns(self.turn.map_or(pawns, |turn| pawns.first_moved_by(turn)))
            }
            SoughtKind::Material => {
                let material = if self.exchange {
                    Material::of(board)
                } else {
                    Material::of_sides(board)
                };
                let turn = self.turn;
                Sought::Material(turn.map_or(material, |turn| material.first_moved_by(turn)))
            }
        }
    }

    /// The sides of which one can be chosen to be to move: in a position either is, in others it may not matter.
    pub fn turns(&self) -> Vec<Option<Color>> {
        let sides = Color::BOTH.map(Some);
        match self.kind {
            SoughtKind::Exact => sides.into(),
            SoughtKind::Pawns | SoughtKind::Material => [None].into_iter().chain(sides).collect(),
        }
    }

    /// The one that is chosen.
    pub fn chosen_turn(&self) -> Option<Color> {
        match self.kind {
            SoughtKind::Exact => Some(self.position.turn()),
            SoughtKind::Pawns | SoughtKind::Material => self.turn,
        }
    }

    /// Whether a side can be chosen: in a position the other one must not be in check.
    pub fn can_turn(&self, turn: Option<Color>) -> bool {
        match (self.kind, turn) {
            (SoughtKind::Exact, Some(turn)) => self.turned(turn).is_some(),
            (SoughtKind::Exact, None) => false,
            (SoughtKind::Pawns | SoughtKind::Material, _) => true,
        }
    }

    /// Chooses the side to move, if that can be.
    pub(super) fn choose_turn(&mut self, turn: Option<Color>) {
        match (self.kind, turn) {
            (SoughtKind::Exact, Some(turn)) => {
                let turned = self.turned(turn);
                self.position = turned.unwrap_or_else(|| self.position.clone());
            }
            (SoughtKind::Exact, None) => {}
            (SoughtKind::Pawns | SoughtKind::Material, turn) => self.turn = turn,
        }
    }

    /// The position with this side to move, if it is legal.
    fn turned(&self, turn: Color) -> Option<Position> {
        if turn == self.position.turn() {
            return Some(self.position.clone());
        }
        let setup = Setup {
            turn,
            en_passant: None,
            ..Setup::from(&self.position)
        };
        setup.validate().ok()
    }
}
