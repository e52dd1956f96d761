//! Commands in comments, `[%name value]`: data for programs among the words.
//!
//! A comment is kept as one text, so that its order and unknown commands are preserved. Its commands
//! are parsed on demand.

use std::borrow::Cow;

use memchr::{memchr, memchr_iter, memchr2};

/// A passage of a comment.
enum Passage<'a> {
    Words(&'a str),
    Command(Command<'a>),
}

#[derive(Clone, Copy)]
struct Command<'a> {
    /// The whole command with its brackets.
    text: &'a str,
    name: &'a str,
    value: &'a str,
}

impl<'a> Command<'a> {
    const OPENING: &'static str = "[%";

    /// The command at the beginning of a text.
    fn at_start(text: &'a str) -> Option<Command<'a>> {
        let inside = text.strip_prefix(Command::OPENING)?;
        // Stops at a bracket of either kind, so that a long comment is not searched again and again.
        let inside = &inside[..memchr2(b'[', b']', inside.as_bytes())?];
        let text = &text[..Command::OPENING.len() + inside.len() + 1];
        let (name, value) = inside
            .split_once(char::is_whitespace)
            .unwrap_or((inside, ""));
        let is_name = |symbol: u8| symbol.is_ascii_alphanumeric() || symbol == b'_';
        let is_command = text.ends_with(']') && !name.is_empty() && name.bytes().all(is_name);
        is_command.then_some(Command {
            text,
            name,
            value: value.trim(),
        })
    }
}

fn passages(comment: &str) -> impl Iterator<Item = Passage<'_>> {
    let mut rest = comment;
    std::iter::from_fn(move || {
        if let Some(command) = Command::at_start(rest) {
            rest = &rest[command.text.len()..];
            return Some(Passage::Command(command));
        }
        let mut openings = memchr_iter(b'[', rest.as_bytes());
        let end = openings.find(|&at| Command::at_start(&rest[at..]).is_some());
        let (words, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        (!words.is_empty()).then_some(Passage::Words(words))
    })
}

/// What breaks a comment into lines.
pub(crate) const BREAK: &str = "\n";

/// The words of a text, separated by single spaces or single breaks.
pub(crate) fn tidy(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for line in text.split(BREAK) {
        let mut gap = BREAK;
        for word in line.split_whitespace() {
            if !tidy.is_empty() {
                tidy.push_str(gap);
            }
            tidy.push_str(word);
            gap = " ";
        }
    }
    tidy
}

/// A text in which programs break the lines anywhere, as in files: only an empty line becomes a break.
pub(crate) fn unwrapped(text: &str) -> Cow<'_, str> {
    if memchr(b'\n', text.as_bytes()).is_none() {
        return text.into();
    }
    let mut lines = String::with_capacity(text.len());
    let mut gap = "";
    for line in text.lines() {
        if line.trim().is_empty() {
            gap = BREAK;
        } else {
            lines.push_str(gap);
            lines.push_str(line);
            gap = " ";
        }
    }
    lines.into()
}

/// The words of a comment without its commands, and its breaks.
pub(super) fn each_word(comment: &str) -> impl Iterator<Item = &str> {
    let texts = passages(comment).filter_map(|passage| match passage {
        Passage::Words(text) => Some(text),
        Passage::Command(_) => None,
    });
    let lines = texts.flat_map(|text| text.split_inclusive(BREAK));
    lines.flat_map(|line| {
        let end = line.ends_with(BREAK).then_some(BREAK);
        line.split_whitespace().chain(end)
    })
}

/// A comment without its commands.
pub(super) fn words(comment: &str) -> String {
    let words: Vec<&str> = each_word(comment).collect();
    tidy(&words.join(" "))
}

/// Whether a comment has more than commands.
pub(super) fn has_words(comment: &str) -> bool {
    let is_words = |passage| matches!(passage, Passage::Words(words) if !words.trim().is_empty());
    passages(comment).any(is_words)
}

/// A comment with these words instead of its own; its commands stay. Words that look like commands get
/// a space after the bracket, so that they are not read as such, and a closing brace becomes a parenthesis.
pub(super) fn with_words(comment: &str, words: &str) -> String {
    let mut words = without_openings(&without_braces(&tidy(words)));
    let mut changed = String::new();
    for passage in passages(comment) {
        match passage {
            Passage::Command(command) => changed.push_str(command.text),
            Passage::Words(text) if text.trim().is_empty() => changed.push(' '),
            // The first words are replaced where they stand.
            Passage::Words(_) => {
                changed.push(' ');
                changed.push_str(&std::mem::take(&mut words));
                changed.push(' ');
            }
        }
    }
    changed.push(' ');
    changed.push_str(&words);
    tidy(&changed)
}

/// Words that can be written in braces, the form of a comment that every program reads.
fn without_braces(words: &str) -> String {
    if words.contains('}') {
        words.replace('{', "(").replace('}', ")")
    } else {
        words.to_owned()
    }
}

/// Words that cannot begin a command.
fn without_openings(words: &str) -> String {
    words.replace(Command::OPENING, "[ %")
}

/// The values of all commands with a name, in the order of the comment.
pub(super) fn values<'a>(comment: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    passages(comment).filter_map(move |passage| match passage {
        Passage::Command(command) if command.name == name => Some(command.value),
        _ => None,
    })
}

/// A comment with one command of a name, or none. It replaces the first one, or else comes before all
/// words.
pub(super) fn with_command(comment: &str, name: &str, value: Option<&str>) -> String {
    let (replaced, command) = replace_command(comment, name, value);
    tidy(&(command.unwrap_or_default() + &replaced))
}

/// The same, but a new command comes after all words.
pub(super) fn with_last_command(comment: &str, name: &str, value: Option<&str>) -> String {
    let (replaced, command) = replace_command(comment, name, value);
    tidy(&(replaced + &command.unwrap_or_default()))
}

/// A comment with this command instead of all of its name, and the command itself if there was none to replace.
fn replace_command(comment: &str, name: &str, value: Option<&str>) -> (String, Option<String>) {
    // The text around a removed command must not become a command.
    let removes_some = values(comment, name).count() > usize::from(value.is_some());
    let mut command = value.map(|value| format!(" {}{name} {value}] ", Command::OPENING));
    let mut replaced = String::new();
    for passage in passages(comment) {
        match passage {
            Passage::Words(words) if removes_some => replaced.push_str(&without_openings(words)),
            Passage::Words(words) => replaced.push_str(words),
            Passage::Command(old) if old.name != name => replaced.push_str(old.text),
            Passage::Command(_) => replaced.push_str(&command.take().unwrap_or(" ".to_owned())),
        }
    }
    (replaced, command)
}
