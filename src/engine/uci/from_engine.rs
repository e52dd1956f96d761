//! Lines from an engine, read by the program that uses it.

use super::offered_option::OfferedOption;
use super::search_info::SearchInfo;
use crate::notation::shortened;

/// The longest name of an engine or of its authors, in characters.
const LONGEST_NAME: usize = 120;

/// The longest move that is kept, in characters.
const LONGEST_MOVE: usize = 20;

/// A line from an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FromEngine {
    /// `id name`: the name of the engine.
    Name(String),
    /// `id author`: who wrote it.
    Author(String),
    /// `option`: an option that can be set.
    Option(OfferedOption),
    /// `uciok`: name and options are complete.
    UciOk,
    /// `readyok`: all earlier commands are done.
    ReadyOk,
    /// `info`: the state of the search.
    Info(SearchInfo),
    /// `bestmove`: the end of the search. The moves are as the engine wrote them.
    BestMove {
        /// The best move.
        best: String,
        /// The expected reply.
        ponder: Option<String>,
    },
}

/// Parses a line from an engine; `None` if it has no known command or lacks what belongs to it.
///
/// Engines do not all keep to the protocol, so unknown words are ignored, and numbers out of range become the nearest
/// ones in range.
pub fn read_from_engine(line: &str) -> Option<FromEngine> {
    let mut words = line.split_ascii_whitespace();
    match words.next()? {
        "id" => {
            let field = words.next()?;
            let text = words.collect::<Vec<_>>().join(" ");
            let text = shortened(&text, LONGEST_NAME).into_owned();
            match field {
                "name" => Some(FromEngine::Name(text)),
                "author" => Some(FromEngine::Author(text)),
                _ => None,
            }
        }
        "option" => OfferedOption::read(line).map(FromEngine::Option),
        "uciok" => Some(FromEngine::UciOk),
        "readyok" => Some(FromEngine::ReadyOk),
        "info" => Some(FromEngine::Info(SearchInfo::read(words))),
        "bestmove" => {
            let mv = |word| shortened(word, LONGEST_MOVE).into_owned();
            let best = words.next().map(mv)?;
            let ponder = words.next().filter(|&word| word == "ponder");
            let ponder = ponder.and_then(|_| words.next()).map(mv);
            Some(FromEngine::BestMove { best, ponder })
        }
        _ => None,
    }
}
