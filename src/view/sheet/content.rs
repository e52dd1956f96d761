//! The content of a score sheet.

use std::time::Duration;

use crate::game::{Game, TimeControl};
use crate::notation::pgn::{self, Pgn};
use crate::notation::{fen, opening, san};
use crate::rules::{ByColor, Color, Outcome, Position, Termination};
use crate::storage::library::Date;
use crate::tree::Node;
use crate::words::{Names, Words, score};

/// All texts of a score sheet; unknown ones are empty.
pub(super) struct Content {
    words: Words,
    pub(super) event: String,
    pub(super) site: String,
    pub(super) date: String,
    pub(super) round: String,
    pub(super) board: String,
    pub(super) time_control: String,
    pub(super) opening: String,
    pub(super) players: ByColor<String>,
    pub(super) ratings: ByColor<String>,
    /// The start position as FEN, if it is not the standard one.
    pub(super) start: Option<String>,
    pub(super) score: &'static str,
    /// Who won, and how.
    pub(super) result: String,
    pub(super) rows: Vec<Row>,
    pub(super) times: Option<Times>,
}

/// The times shown next to the moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Times {
    /// The player's clock after the move.
    Clock,
    /// The time that the player thought.
    Spent,
}

/// A move of both sides.
pub(super) struct Row {
    pub(super) number: u32,
    pub(super) cells: ByColor<Option<Cell>>,
}

/// A half-move.
pub(super) struct Cell {
    pub(super) san: String,
    pub(super) time: String,
}

impl Content {
    pub(super) fn of(words: Words, game: &Pgn) -> Content {
        let tag_of = |name: &str| game.tag(name);
        let tag = |name| known(game.tag(name));
        let with_title = |title: String, name: String| match title.as_str() {
            "" => name,
            _ => format!("{title} {name}"),
        };
        let opening = opening::label(tag_of, || opening::of_game(game));
        let times = times_of(game);
        let read = Game::from_pgn(game);
        let outcome = read.outcome();
        let start = game.start();
        Content {
            words,
            event: tag("Event"),
            site: tag("Site"),
            date: date(words, &tag("Date")),
            round: tag("Round"),
            board: tag("Board"),
            time_control: time_control(words, game, &read),
            opening: words.opening(&opening),
            players: ByColor {
                white: with_title(tag("WhiteTitle"), tag("White")),
                black: with_title(tag("BlackTitle"), tag("Black")),
            },
            ratings: ByColor {
                white: tag("WhiteElo"),
                black: tag("BlackElo"),
            },
            start: (*start != Position::initial()).then(|| fen::write(start)),
            score: outcome.map_or("", score),
            result: outcome.map_or(String::new(), |outcome| result_in_words(words, outcome)),
            rows: rows(words, game, times),
            times,
        }
    }

    /// The name of a player, or the colour.
    pub(super) fn name(&self, color: Color) -> String {
        match self.players[color].as_str() {
            "" => self.words.side(color).to_owned(),
            name => name.to_owned(),
        }
    }

    /// The title of the sheet: `Anderssen – Kieseritzky`.
    pub(super) fn title(&self) -> String {
        format!("{} – {}", self.name(Color::White), self.name(Color::Black))
    }
}

/// The known value of a tag, on one line.
fn known(value: Option<&str>) -> String {
    let known = pgn::known_value(value.unwrap_or_default()).chars();
    known
        .map(|symbol| if symbol.is_control() { ' ' } else { symbol })
        .collect()
}

/// The known part of a date in the style of the language, and nothing of one that is not known.
fn date(words: Words, tag: &str) -> String {
    let date = Date::read(tag, "");
    if date == Date::default() {
        return String::new();
    }
    words.date(date)
}

/// What players call the time control, where it is one that is known; else as the tag has it.
fn time_control(words: Words, game: &Pgn, read: &Game) -> String {
    let tag = known(game.tag("TimeControl"));
    match tag.parse::<TimeControl>() {
        Ok(_) => words.time_controls(read.clock().control()),
        Err(_) => tag,
    }
}

fn result_in_words(words: Words, outcome: Outcome) -> String {
    match outcome.termination {
        Termination::Unstated => words.result(outcome, &Names::default()),
        _ => format!(
            "{} · {}",
            words.result(outcome, &Names::default()),
            words.reason(outcome)
        ),
    }
}

/// The clocks if there are any, as on handwritten sheets, or else the time of each move.
fn times_of(game: &Pgn) -> Option<Times> {
    [Times::Clock, Times::Spent].into_iter().find(|&times| {
        let mut nodes = game.tree.main_line().map(|id| game.tree.node(id));
        nodes.any(|node| times.beside(node).is_some())
    })
}

impl Times {
    /// The time shown next to a move.
    fn beside(self, node: &Node) -> Option<Duration> {
        match self {
            Times::Clock => node.clock,
            Times::Spent => node.comment.as_deref().and_then(pgn::elapsed_in),
        }
    }
}

fn rows(words: Words, game: &Pgn, times: Option<Times>) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut position = game.start().clone();
    for id in game.tree.main_line() {
        let node = game.tree.node(id);
        let time = times.and_then(|times| times.beside(node));
        let cell = Cell {
            san: words.san(&san::write(&position, node.mv())),
            time: time.map_or(String::new(), whole_seconds),
        };
        let turn = position.turn();
        if turn == Color::White || rows.is_empty() {
            rows.push(Row {
                number: position.fullmove_number(),
                cells: ByColor::default(),
            });
        }
        if let Some(row) = rows.last_mut() {
            row.cells[turn] = Some(cell);
        }
        position.make(node.mv());
    }
    rows
}

/// A time as `H:MM:SS`, rounded down to seconds.
fn whole_seconds(time: Duration) -> String {
    pgn::write_clock(Duration::from_secs(time.as_secs()))
}
