//! What an engine is told.

use super::super::root::Root;
use super::error::{UciError, quoted};
use super::go::{Go, read_go};
use crate::notation::{fen, read_move};
use crate::rules::Position;

/// A line to an engine.
#[derive(Clone, Debug)]
pub enum ToEngine {
    /// Say who you are and what can be set.
    Uci,
    /// Say more, or less.
    Debug(bool),
    /// Answer when all before this is done.
    IsReady,
    /// What comes next is of another game.
    NewGame,
    /// An option is set; one without value is a button.
    SetOption {
        /// Which one.
        name: String,
        /// To what.
        value: Option<String>,
    },
    /// What is searched next.
    Position(Box<Root>),
    /// Search.
    Go(Box<Go>),
    /// End the search.
    Stop,
    /// The move on which the engine ponders has been made.
    PonderHit,
    /// End the program.
    Quit,
}

/// Reads a line to an engine. Unknown words before a command are passed over, as the protocol asks for.
///
/// # Errors
/// Says what is wrong with the line.
pub fn read(line: &str) -> Result<ToEngine, UciError> {
    let mut words = line.split_ascii_whitespace();
    while let Some(word) = words.next() {
        return match word {
            "uci" => Ok(ToEngine::Uci),
            "debug" => read_debug(words.next()),
            "isready" => Ok(ToEngine::IsReady),
            "ucinewgame" => Ok(ToEngine::NewGame),
            "setoption" => read_option(words),
            "position" => read_position(words).map(|root| ToEngine::Position(Box::new(root))),
            "go" => read_go(words).map(|go| ToEngine::Go(Box::new(go))),
            "stop" => Ok(ToEngine::Stop),
            "ponderhit" => Ok(ToEngine::PonderHit),
            "quit" => Ok(ToEngine::Quit),
            _ => continue,
        };
    }
    Err(UciError::Unknown(quoted(line.trim())))
}

fn read_debug(word: Option<&str>) -> Result<ToEngine, UciError> {
    match word {
        Some("on") => Ok(ToEngine::Debug(true)),
        Some("off") => Ok(ToEngine::Debug(false)),
        Some(word) => Err(UciError::Unexpected {
            after: "debug",
            word: quoted(word),
        }),
        None => Err(UciError::Missing("debug")),
    }
}

/// Names and values may have blanks in them.
fn read_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<ToEngine, UciError> {
    match words.next() {
        Some("name") => {}
        Some(word) => {
            return Err(UciError::Unexpected {
                after: "setoption",
                word: quoted(word),
            });
        }
        None => return Err(UciError::Missing("setoption")),
    }
    let rest: Vec<&str> = words.collect();
    let mut parts = rest.splitn(2, |word| *word == "value");
    let name = parts.next().unwrap_or_default().join(" ");
    match name.is_empty() {
        true => Err(UciError::Missing("name")),
        false => Ok(ToEngine::SetOption {
            name,
            value: parts.next().map(|words| words.join(" ")),
        }),
    }
}

fn read_position<'a>(words: impl Iterator<Item = &'a str>) -> Result<Root, UciError> {
    let words: Vec<&str> = words.collect();
    let mut parts = words.splitn(2, |word| *word == "moves");
    let position = match parts.next().unwrap_or_default() {
        [] => return Err(UciError::Missing("position")),
        ["startpos"] => Position::initial(),
        ["fen", fields @ ..] => fen::read(&fields.join(" "))?,
        ["startpos", word, ..] => {
            return Err(UciError::Unexpected {
                after: "startpos",
                word: quoted(word),
            });
        }
        [word, ..] => {
            return Err(UciError::Unexpected {
                after: "position",
                word: quoted(word),
            });
        }
    };
    let mut root = Root::new(position);
    for (number, &word) in parts.next().unwrap_or_default().iter().enumerate() {
        let fault = |error| UciError::Move {
            ply: number + 1,
            text: quoted(word),
            error,
        };
        let mv = read_move(root.position(), word).map_err(fault)?;
        root.play(mv).map_err(|error| fault(error.into()))?;
    }
    Ok(root)
}
