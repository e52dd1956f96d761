//! How a game ends.

use super::piece::Color;
use super::position::Position;
use super::{material, winnability};

values! {
    /// The reason why a game is over.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Termination {
        /// FIDE 5.1.1.
        Checkmate,
        /// FIDE 5.2.1.
        Stalemate,
        /// Neither side has the pieces to mate with (FIDE 5.2.2).
        InsufficientMaterial,
        /// Neither side can mate by any series of legal moves although the material would do (FIDE 5.2.2).
        DeadPosition,
        /// The same position for the third time, claimed (FIDE 9.2).
        ThreefoldRepetition,
        /// The same position for the fifth time (FIDE 9.6.1).
        FivefoldRepetition,
        /// Fifty moves by each side without capture or pawn move, claimed (FIDE 9.3).
        FiftyMoveRule,
        /// Seventy-five moves by each side without capture or pawn move (FIDE 9.6.2).
        SeventyFiveMoveRule,
        /// The last four half-moves repeated the four before them, where the game is played under that
        /// rule.
        EightHalfMoves,
        /// The players agreed on a draw (FIDE 5.2.3).
        Agreement,
        /// One side resigned (FIDE 5.1.2).
        Resignation,
        /// One side's time ran out (FIDE 6.9); a draw if the other side could not mate any more.
        TimeForfeit,
        /// The record of the game does not say.
        Unstated,
    }
}

impl Termination {
    /// The unique name of the reason in files and in the output of commands. The screen has texts of
    /// its own.
    pub const fn tag(self) -> &'static str {
        use Termination::*;
        match self {
            Checkmate => "checkmate",
            Stalemate => "stalemate",
            InsufficientMaterial => "insufficient material",
            DeadPosition => "dead position",
            ThreefoldRepetition => "threefold repetition",
            FivefoldRepetition => "fivefold repetition",
            FiftyMoveRule => "fifty-move rule",
            SeventyFiveMoveRule => "seventy-five-move rule",
            EightHalfMoves => "eight half-moves",
            Agreement => "agreement",
            Resignation => "resignation",
            TimeForfeit => "time forfeit",
            Unstated => "reason not stated",
        }
    }

    /// The reason with this [tag](Termination::tag), whatever the case of its letters.
    ///
    /// ```
    /// use deskmate::rules::Termination;
    ///
    /// assert_eq!(Termination::from_tag("Time forfeit"), Some(Termination::TimeForfeit));
    /// ```
    pub fn from_tag(tag: &str) -> Option<Termination> {
        let mut all = Termination::ALL.into_iter();
        all.find(|known| known.tag().eq_ignore_ascii_case(tag))
    }

    /// Whether the moves alone ended the game, so that a takeback reopens it.
    pub const fn is_on_board(self) -> bool {
        use Termination::*;
        !matches!(self, Agreement | Resignation | TimeForfeit | Unstated)
    }

    /// Whether a game that has ended so after this many half-moves counts in no score: not both sides have
    /// moved, and it did not end on the board.
    pub const fn aborts(self, played: u32) -> bool {
        played < 2 && !self.is_on_board()
    }
}

/// Who won, apart from why.
///
/// ```
/// use deskmate::rules::{Color, Outcome, Termination};
///
/// let end = Outcome::win(Color::White, Termination::Resignation);
/// assert_eq!((end.winner, end.termination.tag()), (Some(Color::White), "resignation"));
/// ```
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
    /// How the game has ended, as far as the position alone tells: by checkmate, stalemate,
    /// insufficient material or another dead position, in this order.
    ///
    /// Of dead positions, this finds those that need no search, such as locked pawns.
    /// [`Position::winnability_of_both`] finds the others.
    ///
    /// ```
    /// use deskmate::rules::{Outcome, Position, Termination};
    ///
    /// let position: Position = "7k/5Q2/8/8/8/8/8/K7 b - - 0 1".parse()?;
    /// assert_eq!(position.outcome(), Some(Outcome::draw(Termination::Stalemate)));
    /// # Ok::<(), deskmate::notation::fen::FenError>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        let draw = if !self.has_legal_move() {
            if self.is_check() {
                let winner = self.turn().other();
                return Some(Outcome::win(winner, Termination::Checkmate));
            }
            Termination::Stalemate
        } else if self.is_insufficient_material() {
            Termination::InsufficientMaterial
        } else if winnability::is_dead(self) {
            Termination::DeadPosition
        } else {
            return None;
        };
        Some(Outcome::draw(draw))
    }

    /// Whether neither side has the pieces to mate with: bare kings, one minor piece, or bishops that all
    /// stand on squares of one colour.
    pub fn is_insufficient_material(&self) -> bool {
        !Color::BOTH
            .into_iter()
            .any(|color| self.has_mating_material(color))
    }

    /// Whether a side could mate with the pieces on the board, wherever they stand.
    pub fn has_mating_material(&self, color: Color) -> bool {
        material::can_mate(self.board(), color)
    }
}
