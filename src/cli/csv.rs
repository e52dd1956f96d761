//! Games as rows of comma-separated values (RFC 4180).

use deskmate::notation::pgn::{GameResult, Pgn};
use deskmate::notation::{fen, san};
use deskmate::rules::Position;

/// The tags that have a column.
const TAGS: [&str; 11] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "WhiteElo",
    "BlackElo",
    "ECO",
    "Opening",
    "TimeControl",
];

/// The columns after those of the tags.
const OTHERS: [&str; 4] = ["Result", "Plies", "Start", "Moves"];

/// The names of the columns.
pub fn heading() -> String {
    line(TAGS.into_iter().chain(OTHERS).map(str::to_owned))
}

/// A game. The start position is there only if it is not that of every game.
pub fn row(game: &Pgn) -> String {
    let tags = TAGS.map(|name| game.tag(name).unwrap_or_default().to_owned());
    let start = game.start();
    let is_usual = *start == Position::initial();
    let moves: Vec<String> = game
        .moves()
        .zip(game.positions())
        .map(|(mv, position)| san::write(&position, mv))
        .collect();
    let others = [
        game.result.map_or("*", GameResult::text).to_owned(),
        moves.len().to_string(),
        if is_usual {
            String::new()
        } else {
            fen::write(start)
        },
        moves.join(" "),
    ];
    line(tags.into_iter().chain(others))
}

fn line(values: impl Iterator<Item = String>) -> String {
    let values: Vec<String> = values.map(quoted).collect();
    values.join(",") + "\r\n"
}

/// A value in quotes if it could be misread without them.
fn quoted(value: String) -> String {
    if value.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", value.replace('"', "\"\""))
    } else {
        value
    }
}
