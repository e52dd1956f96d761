//! Breaking words and comments into lines.

use crate::tree::{BREAK, tidy};

/// The maximum line length (PGN standard 4.3).
const WIDTH: usize = 79;

/// Text in lines of limited width.
#[derive(Default)]
pub(super) struct Lines {
    text: String,
    /// The number of characters in the last line.
    width: usize,
    /// The next word, not written yet: it goes on a new line if the last one has no room.
    word: String,
    /// Whether the next word directly follows an opening parenthesis.
    opens: bool,
}

impl Lines {
    pub(super) fn add_word(&mut self, word: &str) {
        if !self.opens {
            self.place_word();
        }
        self.opens = false;
        self.word.push_str(word);
    }

    /// Opens a parenthesis before the next word.
    pub(super) fn open(&mut self) {
        self.add_word("(");
        self.opens = true;
    }

    /// Closes a parenthesis after the last word.
    pub(super) fn close(&mut self) {
        self.opens = false;
        self.word.push(')');
    }

    fn place_word(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let word = std::mem::take(&mut self.word);
        if self.width > 0 && !self.has_room(&word) {
            self.text.push('\n');
            self.width = 0;
        }
        self.append(&word);
    }

    fn has_room(&self, word: &str) -> bool {
        self.width + 1 + word.chars().count() <= WIDTH
    }

    /// Appends a word to the last line.
    fn append(&mut self, word: &str) {
        if self.width > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += word.chars().count();
    }

    /// Ends the line, or adds an empty one.
    pub(super) fn end(&mut self) {
        self.place_word();
        self.text.push('\n');
        self.width = 0;
    }

    /// The text.
    pub(super) fn finish(self) -> String {
        self.text
    }

    pub(super) fn add_tag(&mut self, name: &str, value: &str) {
        let printable = value.replace(char::is_control, " ");
        let escaped = printable.replace('\\', "\\\\").replace('"', "\\\"");
        self.text.push_str(&format!("[{name} \"{escaped}\"]"));
        self.end();
    }

    /// Adds a clock and a comment. Returns whether there was anything to add.
    ///
    /// Words with a closing brace cannot be written in braces, but after a semicolon. Not all programs
    /// read that form, so it is used only for them: for words that were read so, since none are set.
    pub(super) fn add_comment(&mut self, clock: Option<&str>, comment: Option<&str>) -> bool {
        let words = [clock, comment].map(Option::unwrap_or_default).join(" ");
        let has_brace = |piece: &String| piece.contains('}');
        let pieces = unbreakable(&tidy(&words));
        for alike in pieces.chunk_by(|one, next| has_brace(one) == has_brace(next)) {
            if alike.iter().any(has_brace) {
                self.add_to_line_end(alike);
            } else {
                self.add_in_braces(alike);
            }
        }
        !pieces.is_empty()
    }

    fn add_in_braces(&mut self, pieces: &[String]) {
        for (number, piece) in pieces.iter().enumerate() {
            let opening = if number == 0 { "{" } else { "" };
            let closing = if number + 1 == pieces.len() { "}" } else { "" };
            let after_break = piece.strip_prefix(BREAK);
            if after_break.is_some() {
                self.end();
                self.end();
            }
            // At the beginning of a line readers take these for a line to skip and for a tag of the next game.
            let indent = match after_break {
                Some(piece) if piece.starts_with(['%', '[']) => " ",
                _ => "",
            };
            let piece = after_break.unwrap_or(piece);
            self.add_word(&format!("{indent}{opening}{piece}{closing}"));
        }
    }

    /// Adds words on separate lines, each after a semicolon.
    fn add_to_line_end(&mut self, pieces: &[String]) {
        self.end_if_begun();
        for piece in pieces {
            if self.width == 0 || !self.has_room(piece) {
                self.end_if_begun();
                self.append(";");
            }
            self.append(piece);
        }
        self.end_if_begun();
    }

    fn end_if_begun(&mut self) {
        self.place_word();
        self.opens = false;
        if self.width > 0 {
            self.end();
        }
    }
}

/// The pieces of a comment between which a line may be broken: its words, with commands such as `[%clk
/// 0:01:00]` kept whole, and no `%` at the start of a line, which readers would skip. A piece after a break of the comment
/// begins with it, but only within braces.
fn unbreakable(comment: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let (mut in_command, mut after_brace) = (false, false);
    for line in comment.split(BREAK) {
        let mut gap = BREAK;
        for word in line.split(' ').filter(|word| !word.is_empty()) {
            let has_brace = word.contains('}');
            let breaks = gap == BREAK && !has_brace && !after_brace;
            let is_kept = in_command || word.starts_with('%');
            match pieces.last_mut() {
                Some(_) if breaks => pieces.push([BREAK, word].concat()),
                Some(piece) if is_kept && has_brace == after_brace => {
                    piece.push(' ');
                    piece.push_str(word);
                }
                _ => pieces.push(word.to_owned()),
            }
            in_command = word.starts_with("[%") && !word.contains(']');
            after_brace = has_brace;
            gap = " ";
        }
    }
    pieces
}
