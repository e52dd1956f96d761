//! Why a text cannot be read.

use std::fmt::Display;

use crate::game::TimeControlError;
use crate::notation::fen::FenError;
use crate::notation::pgn::{PgnError, PgnFault};
use crate::rules::IllegalPosition;
use crate::words::{Phrase, Words};

impl Words {
    pub(super) fn fen_error(self, error: &FenError) -> String {
        let with = |values: &[(&str, &dyn Display)]| self.fill(self.texts.fen_error(error), values);
        match error {
            FenError::Missing(_) => with(&[]),
            FenError::TooLong(text) | FenError::Malformed { text, .. } => with(&[("text", text)]),
            FenError::RankCount(count) => with(&[("count", count)]),
            FenError::RankWidth(rank) => with(&[("rank", &rank.to_char())]),
            FenError::Symbol { symbol, rank } => {
                with(&[("symbol", symbol), ("rank", &rank.to_char())])
            }
            FenError::Illegal(reason) => with(&[("reason", &self.illegal_position(reason))]),
        }
    }

    /// Why a position is illegal, in the middle of a sentence.
    pub(super) fn illegal_position(self, reason: &IllegalPosition) -> String {
        use IllegalPosition::*;
        let with = |values: &[(&str, &dyn Display)]| {
            self.fill(self.texts.illegal_position(reason), values)
        };
        match reason {
            NoKing(color)
            | ManyKings(color)
            | ManyPawns(color)
            | ManyPieces(color)
            | OpponentInCheck(color)
            | CastlingRight(color, _) => with(&[("player", &self.side(*color))]),
            PawnOnBackRank(square) | EnPassant(square) => with(&[("square", square)]),
            AdjacentKings(kings) => with(&[("white", &kings.white), ("black", &kings.black)]),
            ImpossibleCheck => with(&[]),
        }
    }

    /// A fault of a game's text, with its place.
    pub fn pgn_error(self, error: &PgnError) -> String {
        let PgnError { line, column, .. } = error;
        let reason = self.pgn_fault(&error.fault);
        let values: [(&str, &dyn Display); 3] =
            [("line", line), ("column", column), ("reason", &reason)];
        self.phrase(Phrase::PgnPlace, &values)
    }

    fn pgn_fault(self, fault: &PgnFault) -> String {
        let with = |values: &[(&str, &dyn Display)]| self.fill(self.texts.pgn_fault(fault), values);
        match fault {
            PgnFault::NoGames(kind) => with(&[("reason", &self.text(Phrase::NotGames(*kind)))]),
            PgnFault::Fen(error) => with(&[("reason", &self.fen_error(error))]),
            PgnFault::Stray(symbol) => with(&[("symbol", symbol)]),
            PgnFault::Move { ply, text, error } => with(&[
                ("move", text),
                ("number", ply),
                ("reason", &self.move_error(error)),
            ]),
            _ => with(&[]),
        }
    }

    /// Why a time control is invalid, in the middle of a sentence.
    pub(super) fn time_control_error(self, error: &TimeControlError) -> String {
        let text = self.texts.time_control_error(error);
        match error {
            TimeControlError::Seconds(entry) | TimeControlError::Moves(entry) => {
                self.fill(text, &[("entry", entry)])
            }
            _ => text.to_owned(),
        }
    }
}
