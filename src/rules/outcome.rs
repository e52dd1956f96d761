//! How a game ends.

use std::fmt;

use super::board::Board;
use super::piece::{Color, Role};
use super::position::Position;

/// The reason why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// FIDE 5.1.1.
    Checkmate,
    /// FIDE 5.2.1.
    Stalemate,
    /// Neither side has the pieces to mate with (FIDE 5.2.2).
    InsufficientMaterial,
    /// The same position for the third time, claimed (FIDE 9.2).
    ThreefoldRepetition,
    /// The same position for the fifth time (FIDE 9.6.1).
    FivefoldRepetition,
    /// Fifty moves by each side without capture or pawn move, claimed (FIDE 9.3).
    FiftyMoveRule,
    /// Seventy-five moves by each side without capture or pawn move (FIDE 9.6.2).
    SeventyFiveMoveRule,
    /// The players agreed on a draw (FIDE 5.2.3).
    Agreement,
    /// One side resigned (FIDE 5.1.2).
    Resignation,
    /// The record of the game does not say.
    Unstated,
}

impl Termination {
    /// Every reason.
    pub const ALL: [Termination; 10] = {
        use Termination::*;
        [
            Checkmate,
            Stalemate,
            InsufficientMaterial,
            ThreefoldRepetition,
            FivefoldRepetition,
            FiftyMoveRule,
            SeventyFiveMoveRule,
            Agreement,
            Resignation,
            Unstated,
        ]
    };

    /// Whether the moves alone brought the end about, so that taking one back undoes it.
    pub const fn is_on_board(self) -> bool {
        use Termination::*;
        !matches!(self, Agreement | Resignation | Unstated)
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        use Termination::*;
        f.write_str(match self {
            Checkmate => "checkmate",
            Stalemate => "stalemate",
            InsufficientMaterial => "insufficient material",
            ThreefoldRepetition => "threefold repetition",
            FivefoldRepetition => "fivefold repetition",
            FiftyMoveRule => "fifty-move rule",
            SeventyFiveMoveRule => "seventy-five-move rule",
            Agreement => "agreement",
            Resignation => "resignation",
            Unstated => "reason not stated",
        })
    }
}

/// Who won, apart from why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Color>,
    /// The reason.
    pub termination: Termination,
}

impl Outcome {
    /// A win.
    pub const fn win(winner: Color, termination: Termination) -> Outcome {
        Outcome {
            winner: Some(winner),
            termination,
        }
    }

    /// A draw.
    pub const fn draw(termination: Termination) -> Outcome {
        Outcome {
            winner: None,
            termination,
        }
    }
}

impl Position {
    /// How the game has ended with this position, as far as the position alone tells: by checkmate,
    /// stalemate or insufficient material.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.has_legal_move() {
            return Some(if self.is_check() {
                Outcome::win(self.turn().other(), Termination::Checkmate)
            } else {
                Outcome::draw(Termination::Stalemate)
            });
        }
        self.is_insufficient_material()
            .then_some(Outcome::draw(Termination::InsufficientMaterial))
    }

    /// Whether neither side could mate by any sequence of legal moves because of the pieces left
    /// alone: bare kings, one minor piece, or bishops that all stand on squares of one colour.
    pub fn is_insufficient_material(&self) -> bool {
        insufficient_material(self.board())
    }
}

fn insufficient_material(board: &Board) -> bool {
    let mut knights = 0;
    let mut light_bishops = 0;
    let mut dark_bishops = 0;
    for (square, piece) in board.pieces() {
        match piece.role() {
            Role::King => {}
            Role::Knight => knights += 1,
            Role::Bishop if square.is_light() => light_bishops += 1,
            Role::Bishop => dark_bishops += 1,
            Role::Pawn | Role::Rook | Role::Queen => return false,
        }
    }
    match (knights, light_bishops, dark_bishops) {
        (0, 0, _) | (0, _, 0) => true,
        (knights, 0, 0) => knights == 1,
        _ => false,
    }
}
