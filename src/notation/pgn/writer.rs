//! Writing a game in export format (PGN standard 3.2).

use std::borrow::Cow;
use std::iter;

use super::comment::{clock_command, clock_in, has_command};
use super::lines::Lines;
use super::{GameResult, Pgn, UNFINISHED};
use crate::notation::{fen, san};
use crate::rules::{Color, Move, Position, Setup};
use crate::tree::{GameTree, NodeId, advance};

/// The seven tag roster, with the values for unknown (PGN standard 8.1.1).
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", UNFINISHED),
];

/// Writes a whole game: the seven tag roster, the other tags sorted by name, the moves in SAN with
/// variations, and the result.
///
/// Lines are broken only at spaces, so a single word of a comment may be longer than a line. Control
/// characters in tags become spaces.
///
/// ```
/// use deskmate::notation::pgn::{self, Pgn, Tag};
/// use deskmate::rules::Position;
/// use deskmate::tree::NodeId;
///
/// let mut game = Pgn::new(Position::initial());
/// game.tags.push(Tag::new("White", "Anna"));
/// let e4 = game.tree.add(NodeId::ROOT, "e2e4".parse()?);
/// game.tree.node_mut(e4).comment = Some("best by test".to_string());
/// let text = pgn::write(&game);
/// assert!(text.contains("[White \"Anna\"]\n"));
/// assert!(text.ends_with("\n1. e4 {best by test} *\n"));
/// # Ok::<(), deskmate::rules::ParseMoveError>(())
/// ```
pub fn write(game: &Pgn) -> String {
    write_in(game, san::write)
}

/// Writes a game as [`write()`] does, with its moves in another notation, such as
/// [`long::write`](crate::notation::long::write).
pub fn write_in(game: &Pgn, notation: fn(&Position, Move) -> String) -> String {
    write_unless(&|| false, game, notation).unwrap_or_default()
}

/// The same; `None` if it was stopped.
pub(super) fn write_unless(
    stopped: &dyn Fn() -> bool,
    game: &Pgn,
    notation: fn(&Position, Move) -> String,
) -> Option<String> {
    let mut writer = Writer {
        lines: Lines::default(),
        notation,
        moves: 0,
        stopped,
        is_stopped: false,
    };
    write_roster(game, &mut writer.lines);
    write_other_tags(game, &mut writer.lines);
    writer.lines.end();
    let comment = comment_after(&game.tree, NodeId::ROOT);
    writer.lines.add_comment(None, comment.as_deref());
    if let Some(first) = game.tree.first_child(NodeId::ROOT) {
        writer.write_line(&game.tree, first, game.start().clone());
    }
    writer.lines.add_word(result_text(game));
    writer.lines.end();
    (!writer.is_stopped).then(|| writer.lines.finish())
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
    let is_set_up = Setup::from(game.start()) != Setup::from(&Position::initial());
    let start = is_set_up.then(|| fen::write(game.start()));
    let mut others: Vec<(&str, &str)> = Vec::new();
    let mut met = [false; ROSTER.len()];
    for tag in &game.tags {
        let (name, value) = (tag.name.as_str(), tag.value.as_str());
        let place = ROSTER.iter().position(|(known, _)| *known == name);
        let met = place.and_then(|place| met.get_mut(place));
        // A second tag of the same roster name is kept among the others.
        let is_written = met.is_some_and(|met| !std::mem::replace(met, true));
        if !is_written && !matches!(name, "SetUp" | "FEN" | "Result") {
            others.push((name, value));
        }
    }
    if let Some(start) = &start {
        others.extend([("SetUp", "1"), ("FEN", start.as_str())]);
    }
    // Without it some programs castle as in standard chess.
    if game.start().is_chess960() && game.tag("Variant").is_none() {
        others.push(("Variant", "Chess960"));
    }
    others.sort_by_key(|(name, _)| *name);
    for (name, value) in others {
        lines.add_tag(name, value);
    }
}

struct Writer<'a> {
    lines: Lines,
    notation: fn(&Position, Move) -> String,
    /// The moves written.
    moves: usize,
    stopped: &'a dyn Fn() -> bool,
    is_stopped: bool,
}

/// After how many moves a long work asks whether it is stopped. They take less than a millisecond.
pub(crate) const MOVES_AT_ONCE: usize = 1024;

impl Writer<'_> {
    /// Writes the line that begins with a move in a position.
    fn write_line(&mut self, tree: &GameTree, first: NodeId, mut position: Position) {
        let mut interrupted = true;
        for id in iter::once(first).chain(tree.line_after(first)) {
            self.moves += 1;
            self.is_stopped |= self.moves.is_multiple_of(MOVES_AT_ONCE) && (self.stopped)();
            if self.is_stopped {
                return;
            }
            let node = tree.node(id);
            if stands_apart(tree, id) {
                interrupted |= self.lines.add_comment(None, node.comment_before());
            }
            if let Some(number) = move_number(&position, interrupted) {
                self.lines.add_word(&number);
            }
            self.lines.add_word(&(self.notation)(&position, node.mv()));
            interrupted = self.write_annotations(tree, id);
            for variation in tree.nested(id) {
                self.lines.open();
                self.write_line(tree, variation, position.clone());
                self.lines.close();
                interrupted = true;
            }
            advance(&mut position, node.mv());
        }
    }

    /// Writes the annotations of a move. Returns whether they have more than NAGs.
    fn write_annotations(&mut self, tree: &GameTree, id: NodeId) -> bool {
        let node = tree.node(id);
        for nag in node.nags() {
            self.lines.add_word(&nag.to_string());
        }
        let has_clock = node.comment.as_deref().and_then(clock_in).is_some();
        let clock = node.clock.filter(|_| !has_clock).map(clock_command);
        let comment = comment_after(tree, id);
        self.lines.add_comment(clock.as_deref(), comment.as_deref())
    }
}

/// The comment after a move, joined with the one before the next move if readers could not tell them
/// apart.
fn comment_after(tree: &GameTree, id: NodeId) -> Option<Cow<'_, str>> {
    let after = tree.node(id).comment.as_deref();
    let next = tree
        .first_child(id)
        .filter(|&next| !stands_apart(tree, next));
    let before_next = next.and_then(|next| tree.node(next).comment_before());
    match (after, before_next) {
        (Some(after), Some(before)) => Some(Cow::Owned(format!("{after} {before}"))),
        (after, before) => after.or(before).map(Cow::Borrowed),
    }
}

/// Whether a parenthesis separates the comment before a move from the one after the previous move. One
/// with a clock belongs to the previous move anyway.
fn stands_apart(tree: &GameTree, id: NodeId) -> bool {
    let follows_variation = |before| {
        tree.nested(before).next().is_some()
            && !tree.node(id).comment_before().is_some_and(has_command)
    };
    !tree.is_main(id) || tree.parent(id).is_some_and(follows_variation)
}

/// The number before a move; Black's has one only if something interrupts the moves.
fn move_number(position: &Position, interrupted: bool) -> Option<String> {
    let number = position.fullmove_number();
    match position.turn() {
        Color::White => Some(format!("{number}.")),
        Color::Black => interrupted.then(|| format!("{number}...")),
    }
}
