//! Writing a game in export format (PGN standard 3.2).

use super::comment::{clock_command, clock_in};
use super::lines::Lines;
use super::{GameResult, Line, Pgn, PgnMove, UNFINISHED, after};
use crate::notation::{fen, san};
use crate::rules::{Color, Move, Position, Setup};

/// The tags that every game has, with what they hold when it is not known (PGN standard 8.1.1).
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", UNFINISHED),
];

/// Writes a game in full: the seven roster tags, the other tags in the order of their names, the moves
/// in SAN with their variations, and the result.
///
/// Lines are broken at blanks only, so a single word of a comment may be longer than a line. Control
/// characters in tags become blanks.
pub fn write(game: &Pgn) -> String {
    write_in(game, san::write)
}

/// Writes a game as [`write()`] does, with its moves in another notation, such as
/// [`long::write`](crate::notation::long::write).
pub fn write_in(game: &Pgn, notation: fn(&Position, Move) -> String) -> String {
    let mut writer = Writer {
        lines: Lines::default(),
        notation,
    };
    write_roster(game, &mut writer.lines);
    write_other_tags(game, &mut writer.lines);
    writer.lines.end();
    writer.write_line(&game.main, &game.start);
    writer.lines.add_word(result_text(game));
    writer.lines.end();
    writer.lines.finish()
}

fn result_text(game: &Pgn) -> &'static str {
    game.result.map_or(UNFINISHED, GameResult::text)
}

fn write_roster(game: &Pgn, lines: &mut Lines) {
    for (name, unknown) in ROSTER {
        let value = match name {
            "Result" => result_text(game),
            _ => game.tag(name).unwrap_or(unknown),
        };
        lines.add_tag(name, value);
    }
}

fn write_other_tags(game: &Pgn, lines: &mut Lines) {
    let is_set_up = Setup::from(&game.start) != Setup::from(&Position::initial());
    let start = is_set_up.then(|| fen::write(&game.start));
    let mut others: Vec<(&str, &str)> = Vec::new();
    let mut met = [false; ROSTER.len()];
    for tag in &game.tags {
        let (name, value) = (tag.name.as_str(), tag.value.as_str());
        let place = ROSTER.iter().position(|(known, _)| *known == name);
        let met = place.and_then(|place| met.get_mut(place));
        // A roster tag that stands there twice is kept as another one.
        let is_written = met.is_some_and(|met| !std::mem::replace(met, true));
        if !is_written && !matches!(name, "SetUp" | "FEN" | "Result") {
            others.push((name, value));
        }
    }
    if let Some(start) = &start {
        others.extend([("SetUp", "1"), ("FEN", start.as_str())]);
    }
    // Some programs castle as in standard chess where it is missing.
    if game.start.is_chess960() && game.tag("Variant").is_none() {
        others.push(("Variant", "Chess960"));
    }
    others.sort_by_key(|(name, _)| *name);
    for (name, value) in others {
        lines.add_tag(name, value);
    }
}

struct Writer {
    lines: Lines,
    notation: fn(&Position, Move) -> String,
}

impl Writer {
    /// Writes a line that begins at a position.
    fn write_line(&mut self, line: &Line, start: &Position) {
        let mut position = start.clone();
        self.lines.add_comment(None, line.comment.as_deref());
        let mut interrupted = true;
        for played in &line.moves {
            if let Some(number) = move_number(&position, interrupted) {
                self.lines.add_word(&number);
            }
            self.lines.add_word(&(self.notation)(&position, played.mv));
            interrupted = self.write_annotations(played);
            for variation in &played.variations {
                self.lines.open();
                self.write_line(variation, &position);
                self.lines.close();
                interrupted = true;
            }
            position = after(&position, played.mv);
        }
    }

    /// Writes what stands beside a move, and tells whether it is more than marks.
    fn write_annotations(&mut self, played: &PgnMove) -> bool {
        for nag in &played.nags {
            self.lines.add_word(&format!("${nag}"));
        }
        let comment = played.comment.as_deref();
        let has_clock = comment.and_then(clock_in).is_some();
        let clock = played.clock.filter(|_| !has_clock).map(clock_command);
        self.lines.add_comment(clock.as_deref(), comment)
    }
}

/// The number before a move; Black's has one only where White's move does not stand right before it.
fn move_number(position: &Position, interrupted: bool) -> Option<String> {
    let number = position.fullmove_number();
    match position.turn() {
        Color::White => Some(format!("{number}.")),
        Color::Black => interrupted.then(|| format!("{number}...")),
    }
}
