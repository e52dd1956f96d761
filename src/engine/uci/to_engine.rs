//! Lines to the engine.

use std::fmt;

use super::super::root::Root;
use super::error::{UciError, quoted};
use super::go::{Go, read_go};
use super::written::write_move;
use crate::notation::{fen, read_move};
use crate::rules::Position;

/// A command to the engine.
#[derive(Clone, Debug)]
pub enum ToEngine {
    /// `uci`: identify yourself and list the options.
    Uci,
    /// `debug`: send more information, or less.
    Debug(bool),
    /// `isready`: answer when all earlier commands are done.
    IsReady,
    /// `ucinewgame`: the next search belongs to another game.
    NewGame,
    /// `setoption`: set an option; a button has no value.
    SetOption {
        /// The name of the option.
        name: String,
        /// The new value.
        value: Option<String>,
    },
    /// `position`: the position to search next. It is written with the moves since the last capture or pawn move,
    /// so that the engine knows of repetitions.
    Position(Box<Root>),
    /// `go`: start a search.
    Go(Box<Go>),
    /// `stop`: stop the search.
    Stop,
    /// `ponderhit`: the opponent has played the expected move.
    PonderHit,
    /// `quit`: end the program.
    Quit,
}

impl ToEngine {
    /// The command that sets an option.
    pub fn set(name: &str, value: impl ToString) -> ToEngine {
        ToEngine::SetOption {
            name: name.to_owned(),
            value: Some(value.to_string()),
        }
    }
}

/// The line of the protocol. Castling is the king's move onto its rook if the position [is one of Chess960](Position::is_chess960).
impl fmt::Display for ToEngine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ToEngine::Uci => f.write_str("uci"),
            ToEngine::Debug(true) => f.write_str("debug on"),
            ToEngine::Debug(false) => f.write_str("debug off"),
            ToEngine::IsReady => f.write_str("isready"),
            ToEngine::NewGame => f.write_str("ucinewgame"),
            ToEngine::SetOption { name, value: None } => write!(f, "setoption name {name}"),
            ToEngine::SetOption {
                name,
                value: Some(value),
            } => write!(f, "setoption name {name} value {value}"),
            ToEngine::Position(root) => write_position(f, root),
            ToEngine::Go(go) => go.fmt(f),
            ToEngine::Stop => f.write_str("stop"),
            ToEngine::PonderHit => f.write_str("ponderhit"),
            ToEngine::Quit => f.write_str("quit"),
        }
    }
}

fn write_position(f: &mut fmt::Formatter, root: &Root) -> fmt::Result {
    let mut position = root.start().clone();
    let is_chess960 = position.is_chess960();
    if position == Position::initial() {
        f.write_str("position startpos")?
    } else {
        write!(f, "position fen {}", fen::write(&position))?
    }
    for (number, mv) in root.moves_from_start().enumerate() {
        let before = if number == 0 { " moves" } else { "" };
        write!(f, "{before} {}", write_move(&position, mv, is_chess960))?;
        position = position.after(mv);
    }
    Ok(())
}

/// Parses a line to the engine. Unknown words before a command are skipped, as the protocol requires.
///
/// # Errors
/// If the line has no known command, or its arguments are invalid.
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
        Some(word) => Err(UciError::unexpected("debug", word)),
        None => Err(UciError::Missing("debug")),
    }
}

/// Names and values may contain spaces.
fn read_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<ToEngine, UciError> {
    match words.next() {
        Some("name") => {}
        Some(word) => return Err(UciError::unexpected("setoption", word)),
        None => return Err(UciError::Missing("setoption")),
    }
    let rest: Vec<&str> = words.collect();
    let mut parts = rest.splitn(2, |word| *word == "value");
    let name = parts.next().unwrap_or_default().join(" ");
    if name.is_empty() {
        Err(UciError::Missing("name"))
    } else {
        Ok(ToEngine::SetOption {
            name,
            value: parts.next().map(|words| words.join(" ")),
        })
    }
}

fn read_position<'a>(words: impl Iterator<Item = &'a str>) -> Result<Root, UciError> {
    let words: Vec<&str> = words.collect();
    let mut parts = words.splitn(2, |word| *word == "moves");
    let position = match parts.next().unwrap_or_default() {
        [] => return Err(UciError::Missing("position")),
        ["startpos"] => Position::initial(),
        ["fen", fields @ ..] => fen::read(&fields.join(" "))?,
        ["startpos", word, ..] => return Err(UciError::unexpected("startpos", word)),
        [word, ..] => return Err(UciError::unexpected("position", word)),
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
