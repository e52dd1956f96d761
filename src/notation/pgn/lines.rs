//! Words and comments laid out in lines.

use super::comment::tidy;

/// The longest line (PGN standard 4.3).
const WIDTH: usize = 79;

/// Text in lines of limited width.
#[derive(Default)]
pub(super) struct Lines {
    text: String,
    /// The number of characters in the last line.
    width: usize,
    /// What is to be written next, on a new line if the last one has no room for it.
    word: String,
    /// Whether the next word belongs to the parenthesis before it.
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

    /// Closes a parenthesis behind the last word.
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

    /// Writes a word on the last line.
    fn append(&mut self, word: &str) {
        if self.width > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += word.chars().count();
    }

    /// Ends the line, or leaves one empty.
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

    /// Adds a clock and a comment, and tells whether there was anything to add.
    pub(super) fn add_comment(&mut self, clock: Option<&str>, comment: Option<&str>) -> bool {
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
        for piece in unbreakable(comment) {
            if self.width == 0 || !self.has_room(&piece) {
                self.end_if_begun();
                self.append(";");
            }
            self.append(&piece);
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
