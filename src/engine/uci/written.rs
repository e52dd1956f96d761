//! Lines that our engine writes.

use std::fmt;

use super::super::report::{Report, SearchResult};
use super::super::score::Score;
use crate::rules::{Move, Position, Square};

/// A move as UCI writes it. In Chess960 castling is the king's move onto its rook, even if king
/// and rook are on the squares of standard chess.
pub fn write_move(position: &Position, mv: Move, is_chess960: bool) -> String {
    let castling = is_chess960.then(|| onto_rook(position, mv)).flatten();
    castling.unwrap_or(mv).to_string()
}

/// A castling move as the king's move onto its rook.
fn onto_rook(position: &Position, mv: Move) -> Option<Move> {
    let side = position.castling_side(mv)?;
    let rook = position.castling().rook(position.turn(), side)?;
    Some(Move::new(mv.from, Square::new(rook, mv.from.rank())))
}

/// An `info` line: the state of a running search.
#[derive(Clone, Copy, Debug)]
pub struct Info<'a> {
    /// The position being searched.
    pub position: &'a Position,
    /// The report of the search.
    pub report: &'a Report,
    /// Whether castling is written as the king's move onto its rook.
    pub is_chess960: bool,
}

impl fmt::Display for Info<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let report = self.report;
        let millis = report.time.as_millis();
        let per_second = u128::from(report.nodes) * 1000 / millis.max(1);
        write!(
            f,
            "info depth {} seldepth {}",
            report.depth, report.selective_depth
        )?;
        write!(f, " multipv {} score ", report.line)?;
        match report.score {
            Score::Centipawns(value) => write!(f, "cp {value}")?,
            Score::Mate(moves) => write!(f, "mate {moves}")?,
        }
        write!(f, " nodes {} nps {per_second}", report.nodes)?;
        write!(f, " hashfull {} time {millis} pv", report.hashfull)?;
        let mut position = self.position.clone();
        for &mv in &report.moves {
            write!(f, " {}", write_move(&position, mv, self.is_chess960))?;
            position = position.after(mv);
        }
        Ok(())
    }
}

/// The `bestmove` line, which ends a search.
#[derive(Clone, Copy, Debug)]
pub struct BestMove<'a> {
    /// The position that was searched.
    pub position: &'a Position,
    /// The result of the search.
    pub result: &'a SearchResult,
    /// Whether castling is written as the king's move onto its rook.
    pub is_chess960: bool,
}

impl fmt::Display for BestMove<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Some(best) = self.result.best else {
            return f.write_str("bestmove 0000");
        };
        let best_word = write_move(self.position, best, self.is_chess960);
        write!(f, "bestmove {best_word}")?;
        if let Some(reply) = self.result.reply {
            let next = self.position.after(best);
            write!(f, " ponder {}", write_move(&next, reply, self.is_chess960))?;
        }
        Ok(())
    }
}
