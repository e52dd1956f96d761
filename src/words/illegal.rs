//! Why a move or an edit is refused.

use std::fmt::Display;

use crate::game::PlayError;
use crate::notation::MoveError;
use crate::rules::{IllegalMove, PlacedPiece};
use crate::tree::EditError;
use crate::words::{Phrase, Words};

impl Words {
    /// Why a move is illegal, said to the player to move.
    pub fn illegal_move(self, reason: &IllegalMove) -> String {
        use IllegalMove::*;
        let with =
            |values: &[(&str, &dyn Display)]| self.fill(self.texts.illegal_move(reason), values);
        let placed = |piece: &PlacedPiece| self.placed_piece(piece);
        match reason {
            Null
            | PawnDoubleStep { .. }
            | PromotionMissing(_)
            | PromotionElsewhere(_)
            | CastlingRightLost { .. } => with(&[]),
            NoPiece(square)
            | PawnCapturesNothing(square)
            | EnPassantTooLate(square)
            | KingConfined(square) => with(&[("square", square)]),
            NotYourTurn { turn, .. } => with(&[("player", &self.side(*turn))]),
            CannotReach { role, from, to } => {
                let role = self.texts.role(*role);
                with(&[("piece", &role), ("from", from), ("to", to)])
            }
            OwnPiece(PlacedPiece { piece, square }) => {
                let role = self.texts.role(piece.role());
                with(&[("piece", &role), ("square", square)])
            }
            JumpsOver { role, over } => {
                with(&[("piece", &self.texts.role(*role)), ("other", &placed(over))])
            }
            PromotionTo { role, .. } => with(&[("piece", &self.texts.role(*role))]),
            PawnBlocked(piece) | Blocked(piece) | CastlingBlocked(piece) => {
                with(&[("piece", &placed(piece))])
            }
            LeavesKingInCheck { king, attacker } | StaysInCheck { king, attacker } => {
                with(&[("king", king), ("attacker", &placed(attacker))])
            }
            KingIntoAttack { to, attacker }
            | CastlingThroughAttack {
                square: to,
                attacker,
            }
            | CastlingOntoAttack {
                square: to,
                attacker,
            } => with(&[("square", to), ("attacker", &placed(attacker))]),
            KingsTouch { to, other } => with(&[("square", to), ("king", other)]),
            Pinned { pinned, attacker } => {
                with(&[("piece", &placed(pinned)), ("attacker", &placed(attacker))])
            }
            CastlingOutOfCheck { attacker, .. } => with(&[("attacker", &placed(attacker))]),
        }
    }

    fn placed_piece(self, placed: &PlacedPiece) -> String {
        let role = self.texts.role(placed.piece.role());
        let values: [(&str, &dyn Display); 2] = [("piece", &role), ("square", &placed.square)];
        self.phrase(Phrase::PlacedPiece, &values)
    }

    /// Why a text cannot be played as a move.
    pub fn move_error(self, error: &MoveError) -> String {
        let with =
            |values: &[(&str, &dyn Display)]| self.fill(self.texts.move_error(error), values);
        match error {
            MoveError::Illegal(reason) => self.illegal_move(reason),
            MoveError::NotAMove(text) => with(&[("text", text)]),
            MoveError::NoneReaches { role, to } => {
                with(&[("piece", &self.texts.role(*role)), ("square", to)])
            }
            MoveError::NoCapture(square) | MoveError::NoEnPassant(square) => {
                with(&[("square", square)])
            }
            MoveError::SeveralLanguages(moves) => {
                let moves: Vec<String> = moves.iter().map(|san| self.san(san)).collect();
                with(&[("moves", &moves.join(", "))])
            }
            MoveError::Ambiguous(moves) => {
                let squares: Vec<String> = moves.iter().map(|mv| mv.from.to_string()).collect();
                with(&[("squares", &squares.join(", "))])
            }
        }
    }

    pub(super) fn play_error(self, error: &PlayError) -> String {
        match error {
            PlayError::Illegal(reason) => self.illegal_move(reason),
            PlayError::Over => self.text(Phrase::NoMoveAfterEnd).to_owned(),
            PlayError::Paused => self.text(Phrase::NoMoveInPause).to_owned(),
        }
    }

    pub(super) fn edit_error(self, error: &EditError) -> String {
        match error {
            EditError::Illegal(reason) => self.illegal_move(reason),
            _ => self.fill(
                self.texts.edit_error(error),
                &[("depth", &crate::tree::DEEPEST_LINE)],
            ),
        }
    }
}
