//! UCI, the Universal Chess Interface (R. Huber, S. Meyer-Kahlen): the text protocol between a chess GUI and an
//! engine, one command per line.
//!
//! This module only parses and formats lines, for an engine and for a program that uses one. Input, output and threads
//! are the caller's task.
//!
//! ```
//! use deskmate::engine::uci::{ToEngine, read};
//! use deskmate::notation::fen;
//!
//! let Ok(ToEngine::Position(root)) = read("position startpos moves e2e4 c7c5") else {
//!     panic!("a position command");
//! };
//! assert_eq!(fen::write(root.position()), "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
//! assert_eq!(read("positon startpos").unwrap_err().to_string(), "unknown command: positon startpos");
//! ```

mod error;
mod from_engine;
mod go;
mod offered_option;
mod option;
mod search_info;
mod to_engine;
mod written;

pub use error::UciError;
pub use from_engine::{FromEngine, read_from_engine};
pub use go::{Go, Times};
pub use offered_option::{OfferedKind, OfferedOption};
pub use option::{EngineOption, Kind, OptionError, Options};
pub use search_info::SearchInfo;
pub use to_engine::{ToEngine, read};
pub use written::{BestMove, Info, write_move};
