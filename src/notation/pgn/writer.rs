//! Writing a game in export format (PGN standard 3.2).

use super::comment::{clock_command, tidy};
use super::{GameResult, Pgn, PgnMove, UNFINISHED};
use crate::notation::{fen, san};
use crate::rules::{Color, Position};

/// The longest line (PGN standard 4.3).
const WIDTH: usize = 79;

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
/// in SAN, and the result.
///
/// Lines are broken at blanks only, so a single word of a comment may be longer than a line. Control
/// characters in tags become blanks.
pub fn write(game: &Pgn) -> String {
    let mut lines = Lines::default();
    write_roster(game, &mut lines);
    write_other_tags(game, &mut lines);
    lines.end();
    write_moves(game, &mut lines);
    lines.add_word(result_text(game));
    lines.end();
    lines.text
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
    let start = fen::write(&game.start);
    let is_set_up = start != fen::write(&Position::initial());
    let mut others: Vec<(&str, &str)> = game
        .tags
        .iter()
        .map(|tag| (tag.name.as_str(), tag.value.as_str()))
        .filter(|(name, _)| !matches!(*name, "SetUp" | "FEN"))
        .filter(|(name, _)| ROSTER.iter().all(|(known, _)| known != name))
        .collect();
    if is_set_up {
        others.extend([("SetUp", "1"), ("FEN", &start)]);
    }
    others.sort_by_key(|(name, _)| *name);
    for (name, value) in others {
        lines.add_tag(name, value);
    }
}

fn write_moves(game: &Pgn, lines: &mut Lines) {
    let mut position = game.start.clone();
    lines.add_comment(None, game.comment.as_deref());
    let mut interrupted = true;
    for played in &game.moves {
        if let Some(number) = move_number(&position, interrupted) {
            lines.add_word(&number);
        }
        lines.add_word(&san::write(&position, played.mv));
        interrupted = write_annotations(played, lines);
        position = position.after(played.mv);
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

/// Writes what stands beside a move, and tells whether it is more than marks.
fn write_annotations(played: &PgnMove, lines: &mut Lines) -> bool {
    for nag in &played.nags {
        lines.add_word(&format!("${nag}"));
    }
    let clock = played.clock.map(clock_command);
    lines.add_comment(clock.as_deref(), played.comment.as_deref())
}

/// Text in lines of limited width.
#[derive(Default)]
struct Lines {
    text: String,
    /// The number of characters in the last line.
    width: usize,
}

impl Lines {
    /// Adds a word, on a new line if the last one has no room for it.
    fn add_word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.width > 0 && self.width + 1 + length > WIDTH {
            self.end();
        }
        if self.width > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += length;
    }

    fn end(&mut self) {
        self.text.push('\n');
        self.width = 0;
    }

    fn add_tag(&mut self, name: &str, value: &str) {
        let printable = value.replace(char::is_control, " ");
        let escaped = printable.replace('\\', "\\\\").replace('"', "\\\"");
        self.text.push_str(&format!("[{name} \"{escaped}\"]"));
        self.end();
    }

    /// Adds a clock and a comment, and tells whether there was anything to add.
    fn add_comment(&mut self, clock: Option<&str>, comment: Option<&str>) -> bool {
        let clock = clock.unwrap_or_default();
        let comment = comment.unwrap_or_default();
        // Braces cannot hold a closing brace, but the rest of a line can.
        let (braced, to_line_end) = if comment.contains('}') {
            (tidy(clock), tidy(comment))
        } else {
            (tidy(&format!("{clock} {comment}")), String::new())
        };
        if !braced.is_empty() {
            for piece in unbreakable(&format!("{{{braced}}}")) {
                self.add_word(&piece);
            }
        }
        if !to_line_end.is_empty() {
            self.add_to_line_end(&to_line_end);
        }
        !braced.is_empty() || !to_line_end.is_empty()
    }

    /// Adds a comment on lines of its own, each after a semicolon.
    fn add_to_line_end(&mut self, comment: &str) {
        self.end_if_begun();
        for word in comment.split(' ') {
            if self.width + 1 + word.chars().count() > WIDTH {
                self.end_if_begun();
            }
            if self.width == 0 {
                self.add_word(";");
            }
            self.add_word(word);
        }
        self.end_if_begun();
    }

    fn end_if_begun(&mut self) {
        if self.width > 0 {
            self.end();
        }
    }
}

/// The pieces of a comment between which a line may be broken: its words, but a command such as
/// `[%clk 0:01:00]` is left whole, and no line begins with the `%` that makes readers skip it.
fn unbreakable(comment: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut in_command = false;
    for word in comment.split(' ') {
        match pieces.last_mut() {
            Some(piece) if in_command || word.starts_with('%') => {
                piece.push(' ');
                piece.push_str(word);
            }
            _ => pieces.push(word.to_owned()),
        }
        in_command = word.trim_start_matches('{').starts_with("[%") && !word.contains(']');
    }
    pieces
}
