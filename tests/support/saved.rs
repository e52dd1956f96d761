//! A saved game, read independently of the program's own reader.

use std::time::Duration;

const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The parts of a saved game. Parsing panics if the file does not have the format of every saved game.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// The whole file.
    pub text: String,
    tags: Vec<(String, String)>,
    /// The moves with their numbers and the result, without comments and variations: `1. e4 e5 *`.
    pub moves: String,
    /// The variations in brackets, in order, without comments: `2. Nf3 Nc6`.
    pub variations: Vec<String>,
    /// The mover's clock after each move, in order.
    pub clocks: Vec<Duration>,
}

impl SavedGame {
    pub fn parse(text: String) -> SavedGame {
        let (head, body) = text.split_once("\n\n").expect("a blank line ends the tags");
        let tags: Vec<_> = head.lines().map(parse_tag).collect();
        let (main, variations) = split_variations(&body.replace('\n', " "));
        let (moves, clocks) = parse_moves(&main);
        let parse_variation = |variation: &String| {
            let (moves, clocks) = parse_moves(variation);
            check_count(&moves, &clocks, &text);
            moves
        };
        let variations = variations.iter().map(parse_variation).collect();
        let game = SavedGame {
            tags,
            moves,
            variations,
            clocks,
            text,
        };
        game.check_layout();
        game.check_clocks();
        game
    }

    pub fn tag(&self, name: &str) -> &str {
        let found = self.tags.iter().find(|(key, _)| key == name);
        match found {
            Some((_, value)) => value,
            None => panic!("no tag {name} in\n{}", self.text),
        }
    }

    /// The time that both sides have used.
    pub fn thinking_time(&self) -> Duration {
        self.clocks.iter().rev().take(2).sum()
    }

    /// PGN standard, section 8 (export format).
    fn check_layout(&self) {
        let text = &self.text;
        let names: Vec<_> = self.tags.iter().map(|(name, _)| name.as_str()).collect();
        assert!(
            names.starts_with(&ROSTER),
            "the seven tags come first in\n{text}"
        );
        let others = &names[ROSTER.len()..];
        assert!(
            others.is_sorted(),
            "the other tags are in ASCII order in\n{text}"
        );
        assert!(
            text.lines().all(|line| line.len() < 80),
            "lines have under 80 columns in\n{text}"
        );
        assert!(text.ends_with('\n'), "the last line ends in\n{text}");
        let result = self.moves.split(' ').next_back();
        assert_eq!(result, Some(self.tag("Result")), "result of\n{text}");
    }

    fn check_clocks(&self) {
        let text = &self.text;
        let result = format!(" {}", self.tag("Result"));
        let moves = self.moves.strip_suffix(&result).unwrap_or_default();
        check_count(moves, &self.clocks, text);
        let counts_up = self.tag("TimeControl") == "count-up";
        assert!(
            !counts_up || !text.contains("[%clk"),
            "others take a clock that counts up for time left in\n{text}"
        );
    }
}

/// `[Name "value"]`
fn parse_tag(line: &str) -> (String, String) {
    let parts = line
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix("\"]"))
        .and_then(|inner| inner.split_once(" \""));
    let (name, value) = parts.unwrap_or_else(|| panic!("{line:?} is not a tag"));
    (name.to_string(), value.to_string())
}

/// The moves without the variations among them, and the variations without their brackets.
fn split_variations(body: &str) -> (String, Vec<String>) {
    let (mut main, mut variations) = (String::new(), Vec::new());
    let (mut depth, mut in_comment) = (0, false);
    for sign in body.chars() {
        match sign {
            '{' => in_comment = true,
            '}' => in_comment = false,
            '(' if !in_comment => depth += 1,
            ')' if !in_comment => depth -= 1,
            _ => {}
        }
        match (sign, depth) {
            ('(', 1) if !in_comment => variations.push(String::new()),
            (')', 0) if !in_comment => {}
            (_, 0) => main.push(sign),
            _ => variations.last_mut().expect("a bracket").push(sign),
        }
    }
    (main, variations)
}

/// Removes the comments from the moves, with the move numbers that PGN repeats after a comment.
fn parse_moves(body: &str) -> (String, Vec<Duration>) {
    let mut words = Vec::new();
    let mut clocks = Vec::new();
    let mut rest = body;
    while let Some((before, comment)) = rest.split_once('{') {
        let (comment, after) = comment.split_once('}').expect("a comment ends");
        words.extend(before.split_whitespace());
        let own_last = clocks.len().checked_sub(2).map(|last| clocks[last]);
        clocks.push(parse_clock(comment, own_last.unwrap_or_default()));
        rest = after;
    }
    words.extend(rest.split_whitespace());
    words.retain(|word| !word.ends_with("..."));
    (words.join(" "), clocks)
}

/// Every move has its time.
fn check_count(moves: &str, clocks: &[Duration], text: &str) {
    let is_move = |word: &&str| !word.ends_with('.');
    let moves = moves.split_whitespace().filter(is_move).count();
    assert_eq!(clocks.len(), moves, "one clock for each move in\n{text}");
}

/// `[%clk 0:00:05.123]` is what the clock showed; `[%emt 0:00:05.123]` is added to a clock that counts up.
/// A whole second has no decimals.
fn parse_clock(comment: &str, last: Duration) -> Duration {
    let command = |opening| comment.strip_prefix(opening)?.strip_suffix(']');
    match (command("[%clk "), command("[%emt ")) {
        (Some(clock), _) => parse_time(clock),
        (_, Some(spent)) => last + parse_time(spent),
        _ => panic!("{comment:?} tells no time"),
    }
}

fn parse_time(time: &str) -> Duration {
    let parts: Vec<u64> = time
        .split([':', '.'])
        .map(|part| {
            part.parse()
                .unwrap_or_else(|_| panic!("{time:?} is not a time"))
        })
        .collect();
    let (&[hours, minutes, seconds], milliseconds) = match parts.split_first_chunk() {
        Some((whole, [])) => (whole, 0),
        Some((whole, &[milliseconds])) => (whole, milliseconds),
        _ => panic!("{time:?} is not hours, minutes and seconds"),
    };
    Duration::from_millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds)
}
