//! A game as PGN, and back.

use std::time::Duration;

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};

use super::draws::DrawRule;
use super::play::Game;
use crate::notation::pgn::{self, GameResult, Pgn, PgnMove, Tag};
use crate::rules::{ByColor, Color, Outcome, Termination};

/// The tags that a game writes from its own state; [`pgn::write`] adds `Result`, `SetUp` and `FEN`.
const OWN_TAGS: [&str; 10] = [
    "White",
    "Black",
    "Date",
    "Time",
    "Termination",
    "WhiteClock",
    "BlackClock",
    "Result",
    "SetUp",
    "FEN",
];

/// The tag, of our own, that a game has under another rule of repetition than FIDE's; any other value
/// than this one is kept as it is.
const DRAW_RULE_TAG: &str = "DrawRule";
const EIGHT_HALF_MOVES: &str = "eight half-moves";

/// The tag with a side's clock as it was stopped, which may be later than its last move.
const fn clock_tag(color: Color) -> &'static str {
    match color {
        Color::White => "WhiteClock",
        Color::Black => "BlackClock",
    }
}

const fn name_tag(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

impl Game {
    /// The game as the text of a PGN file.
    pub fn to_text(&self) -> String {
        pgn::write(&self.to_pgn())
    }

    /// The game as PGN: names, date, every move with its clock, and how it ended.
    ///
    /// `Termination` holds the reason in words, as [`Termination`] shows them; `unterminated` is a
    /// game that goes on (PGN standard 9.8.1).
    pub fn to_pgn(&self) -> Pgn {
        let mut pgn = Pgn::new(self.record.position_at(0).clone());
        pgn.tags = self.tags();
        pgn.main.comment = self.comment.clone();
        pgn.result = self.outcome.map(|outcome| GameResult::of(outcome.winner));
        for (index, ply) in self.record.plies().iter().enumerate() {
            let (mover, _) = self.record.mover(index + 1);
            pgn.main.moves.push(PgnMove {
                mv: ply.mv,
                clock: ply.timed.then_some(ply.clocks[mover]),
                comment: ply.comment.clone(),
                nags: ply.nags.clone(),
                variations: ply.variations.clone(),
            });
        }
        pgn
    }

    fn tags(&self) -> Vec<Tag> {
        let mut tags = self.other_tags.clone();
        for color in Color::BOTH {
            tags.push(Tag::new(name_tag(color), &self.players[color]));
        }
        if let Some(started) = self.started {
            tags.push(Tag::new("Date", started.format("%Y.%m.%d").to_string()));
            tags.push(Tag::new("Time", started.format("%H:%M:%S").to_string()));
        }
        let ended = self.outcome.map(|outcome| outcome.termination.to_string());
        let termination = ended.unwrap_or_else(|| "unterminated".to_string());
        tags.push(Tag::new("Termination", termination));
        if self.record.draw_rule() == DrawRule::EightHalfMoves {
            tags.push(Tag::new(DRAW_RULE_TAG, EIGHT_HALF_MOVES));
        }
        tags.extend(self.clock_tags());
        let named = |name| tags.iter().any(|tag: &Tag| tag.name == name);
        let usual = [
            ("Event", "Casual game"),
            ("Round", "-"),
            // PGN standard 9.6.1: no time control.
            ("TimeControl", "-"),
        ];
        let missing: Vec<Tag> = usual
            .into_iter()
            .filter(|(name, _)| !named(*name))
            .map(|(name, value)| Tag::new(name, value))
            .collect();
        tags.extend(missing);
        tags
    }

    /// Both clocks as they were stopped, where that is not what the last move says: somebody thought
    /// on after it.
    fn clock_tags(&self) -> Vec<Tag> {
        let stopped = self.clock.settled();
        let at_last_move = self.record.clocks_at(self.record.plies().len());
        if self.outcome.is_some() && stopped == at_last_move {
            return Vec::new();
        }
        let tag = |color| Tag::new(clock_tag(color), pgn::write_clock(stopped[color]));
        Color::BOTH.map(tag).to_vec()
    }

    /// The game that a PGN holds, with its clocks stopped.
    pub fn from_pgn(pgn: &Pgn) -> Game {
        let name = |color| match pgn.tag(name_tag(color)) {
            None | Some("" | "?") => color.to_string(),
            Some(name) => name.to_string(),
        };
        let mut game = Game::new(ByColor::from_fn(name), pgn.start.clone(), started(pgn));
        let rule = match pgn.tag(DRAW_RULE_TAG) {
            Some(EIGHT_HALF_MOVES) => DrawRule::EightHalfMoves,
            _ => DrawRule::Fide,
        };
        game = game.with_draw_rule(rule);
        game.comment = pgn.main.comment.clone();
        game.other_tags = pgn.tags.clone();
        // A date of which only the year is known, say, stays as it is.
        let keeps_date = game.started.is_none();
        game.other_tags.retain(|tag| match tag.name.as_str() {
            "Date" | "Time" => keeps_date,
            DRAW_RULE_TAG => rule == DrawRule::Fide,
            name => !OWN_TAGS.contains(&name),
        });
        for mv in &pgn.main.moves {
            if !game.restore(mv) {
                break;
            }
        }
        game.outcome = match pgn.result {
            Some(result) => Some(outcome(&game, result, pgn.tag("Termination"))),
            None => game.record.automatic_outcome(),
        };
        game.restore_clocks(pgn);
        game
    }

    /// Adds a half-move of a file. False if it is not legal.
    fn restore(&mut self, read: &PgnMove) -> bool {
        let Ok(position) = self.position().play(read.mv) else {
            return false;
        };
        let mover = self.turn();
        let mut clocks = self.record.clocks_at(self.record.plies().len());
        clocks[mover] = read.clock.unwrap_or(clocks[mover]);
        self.record.push(read.mv, position, clocks);
        if let Some(ply) = self.record.last_mut() {
            ply.timed = read.clock.is_some();
            ply.comment = read.comment.clone();
            ply.nags = read.nags.clone();
            ply.variations = read.variations.clone();
        }
        true
    }

    fn restore_clocks(&mut self, pgn: &Pgn) {
        let mut shown = self.record.clocks_at(self.record.plies().len());
        for color in Color::BOTH {
            let stopped = pgn.tag(clock_tag(color)).and_then(pgn::read_clock);
            // A clock that counts up cannot have gone back since the last move.
            shown[color] = shown[color].max(stopped.unwrap_or(Duration::ZERO));
        }
        self.clock.set(shown);
    }
}

/// When the game began, if the file says so to the second.
fn started(pgn: &Pgn) -> Option<NaiveDateTime> {
    let date = NaiveDate::parse_from_str(pgn.tag("Date")?, "%Y.%m.%d").ok()?;
    let time = NaiveTime::parse_from_str(pgn.tag("Time")?, "%H:%M:%S").ok()?;
    Some(date.and_time(time))
}

/// How a game ended whose result is known: for the reason that the file gives in our words, else for
/// the one that the final position gives.
fn outcome(game: &Game, result: GameResult, termination: Option<&str>) -> Outcome {
    let winner = result.winner();
    let stated = Termination::ALL
        .into_iter()
        .find(|known| termination == Some(known.to_string().as_str()));
    let on_board = game.record.automatic_outcome();
    let seen = on_board.filter(|end| end.winner == winner);
    Outcome {
        winner,
        termination: stated
            .or(seen.map(|end| end.termination))
            .unwrap_or(Termination::Unstated),
    }
}
