//! Advice during a game: a good move, and a warning before one that loses much.

use std::num::NonZeroUsize;

use super::score::win_percent;
use crate::engine::{Limits, Report, Root, Score, Searcher, StopFlag};
use crate::rules::{Move, MoveList};

/// The nodes of each search: enough for what people overlook, and few enough that nobody waits.
const NODES: u64 = 60_000;

/// The size of the transposition table in mebibytes.
const TABLE_SIZE: usize = 4;

/// A move that loses more than this is warned of, in percent of win chances.
const MUCH: f64 = 20.0;

/// Why a move should not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "storage", derive(serde::Serialize, serde::Deserialize))]
pub struct Warning {
    /// The best reply to it.
    pub reply: Move,
    /// Whether the reply leads to mate.
    pub mates: bool,
}

/// A good move in a position of a game; `None` if there is no legal one or the search was stopped.
pub fn hint(root: &Root, stop_flag: &StopFlag) -> Option<Move> {
    best_line(&mut searcher(), root, stop_flag)?
        .moves
        .first()
        .copied()
}

/// Why a legal move should not be played; `None` if it loses little, or the search was stopped.
pub fn warning(root: &Root, mv: Move, stop_flag: &StopFlag) -> Option<Warning> {
    let mut searcher = searcher();
    let best = best_line(&mut searcher, root, stop_flag)?;
    if best.moves.first() == Some(&mv) {
        return None;
    }
    let only = root.clone().with_search_moves(MoveList::from_iter([mv]));
    let played = best_line(&mut searcher, &only, stop_flag)?;
    let loses_much = win_percent(best.score) - win_percent(played.score) > MUCH;
    let reply = played.moves.get(1).copied().filter(|_| loses_much)?;
    let mates = matches!(played.score, Score::Mate(moves) if moves < 0);
    Some(Warning { reply, mates })
}

fn searcher() -> Searcher {
    Searcher::new(TABLE_SIZE, NonZeroUsize::MIN)
}

fn best_line(searcher: &mut Searcher, root: &Root, stop_flag: &StopFlag) -> Option<Report> {
    let result = searcher.search(root, &Limits::nodes(NODES), stop_flag, &mut |_| ());
    let line = result.lines.into_iter().next();
    line.filter(|_| !stop_flag.is_stopped())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{fen, read_move};

    fn root(text: &str) -> Root {
        Root::new(fen::read(text).expect("a position"))
    }

    fn warned(text: &str, mv: &str) -> Option<(String, bool)> {
        let root = root(text);
        let mv = read_move(root.position(), mv).expect("a legal move");
        let found = warning(&root, mv, &StopFlag::default())?;
        Some((found.reply.to_string(), found.mates))
    }

    #[test]
    fn a_hint_is_a_good_move() {
        let stop_flag = StopFlag::default();
        let mates = root("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
        assert_eq!(hint(&mates, &stop_flag), "a1a8".parse().ok());
        let over = root("7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
        assert_eq!(hint(&over, &stop_flag), None);
        stop_flag.stop();
        assert_eq!(hint(&mates, &stop_flag), None);
    }

    #[test]
    fn a_move_that_loses_much_is_warned_of() {
        let queen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        assert_eq!(warned(queen, "Qh5"), None);
        assert_eq!(warned(queen, "Nf3"), None);
        let hangs = "rnbqkbnr/pppp1ppp/8/4p3/4P2Q/8/PPPP1PPP/RNB1KBNR w KQkq - 0 3";
        assert_eq!(warned(hangs, "a3"), Some(("d8h4".into(), false)));
        let fools = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
        assert_eq!(warned(fools, "g4"), Some(("d8h4".into(), true)));
    }
}
