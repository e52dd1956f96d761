//! Reads the arguments, and reports wrong usage.

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process;

use clap::error::ErrorKind;
use clap::{CommandFactory, Error, Parser};
use deskmate::terminal;

use super::arguments::Arguments;

/// The Jaro similarity (0 to 1) above which a word may be a mistyped command.
const ALIKE: f64 = 0.7;

/// The arguments of this run. If they are wrong, or ask for help or the version, this is printed and the program
/// ends.
pub fn arguments() -> Arguments {
    parse(words()).unwrap_or_else(|error| exit(&error))
}

#[cfg(not(windows))]
fn words() -> Vec<OsString> {
    env::args_os().collect()
}

/// With `*.pgn` replaced by the files that it means, as the shells of other systems do.
#[cfg(windows)]
fn words() -> Vec<OsString> {
    wild::args_os().collect()
}

/// Reads the arguments, of which the first is the name of the program.
fn parse(arguments: Vec<OsString>) -> Result<Arguments, Error> {
    let parsed = Arguments::try_parse_from(&arguments).map_err(|error| escaped(error, &arguments));
    // First, since the options of a mistyped command are unknown too.
    if let Some(error) = mistyped(&parsed, &arguments) {
        return Err(error);
    }
    match parsed? {
        Arguments {
            command: Some(_),
            window,
            ..
        } if window.file.is_some() => Err(command().error(
            ErrorKind::ArgumentConflict,
            "a FILE is opened in the window; it cannot be followed by a command",
        )),
        arguments => Ok(arguments),
    }
}

/// Prints what is wrong, or the help or version that was asked for, and ends the program.
fn exit(error: &Error) -> ! {
    if !error.use_stderr() {
        error.exit();
    }
    let text = error.render();
    let variable = |name: &str| env::var(name).ok();
    let text = if has_colours(io::stderr().is_terminal(), variable) {
        text.ansi().to_string()
    } else {
        text.to_string()
    };
    // clap begins with this word, in colour on a terminal; all other faults begin with the name of the program.
    let text = text.replacen("error:", "deskmate:", 1);
    // Nobody may be listening.
    let _ = io::stderr().write_all(text.as_bytes());
    process::exit(error.exit_code())
}

/// Whether text is coloured, by the rules that help is printed with too: `no-color.org` and `bixense.com/clicolors`.
fn has_colours(is_terminal: bool, variable: impl Fn(&str) -> Option<String>) -> bool {
    let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
    let is_on = |name: &str| variable(name).map(|value| value != "0");
    let is_plain = match variable("TERM") {
        Some(name) => name == "dumb",
        None => cfg!(not(windows)),
    };
    match is_on("CLICOLOR") {
        _ if is_set("NO_COLOR") => false,
        _ if is_on("CLICOLOR_FORCE") == Some(true) => true,
        Some(false) => false,
        asked => is_terminal && (asked == Some(true) || !is_plain),
    }
}

/// The definition of the command line, for man pages and completions.
pub fn definition() -> clap::Command {
    Arguments::command()
}

/// The same with what clap adds to it, such as the command `help`.
fn command() -> clap::Command {
    let mut command = definition();
    command.build();
    command
}

/// Parses again with escaped arguments, since clap quotes arguments as they are. If that succeeds, the arguments were
/// not UTF-8, and clap does not quote those.
fn escaped(error: Error, arguments: &[OsString]) -> Error {
    let escaped = arguments
        .iter()
        .map(|argument| terminal::escape(&argument.to_string_lossy()).into_owned());
    let again = Arguments::try_parse_from(escaped);
    again.err().unwrap_or(error)
}

/// The error for a FILE that does not exist and looks like a mistyped command.
fn mistyped(parsed: &Result<Arguments, Error>, arguments: &[OsString]) -> Option<Error> {
    let file = match parsed {
        Ok(arguments) => arguments.window.file.clone()?.into_os_string(),
        Err(error) if error.use_stderr() => first_word(arguments)?,
        Err(_) => return None,
    };
    let word = file.to_str().filter(|word| is_like_a_command(word))?;
    let mut command = command();
    if command.find_subcommand(word).is_some() || Path::new(word).exists() {
        return None;
    }
    let word = terminal::escape(word);
    let nearest = nearest_command(&command, &word);
    let nearest = nearest.map_or(String::new(), |name| format!("; did you mean '{name}'?"));
    let message = format!("there is no command or file '{word}'{nearest}");
    Some(command.error(ErrorKind::InvalidSubcommand, message))
}

/// The word in the place of the command or FILE, however wrong the other arguments are.
fn first_word(arguments: &[OsString]) -> Option<OsString> {
    let matches = command()
        .ignore_errors(true)
        .try_get_matches_from(arguments)
        .ok()?;
    if matches.subcommand().is_some() {
        return None;
    }
    let file = matches.get_one::<PathBuf>("file")?;
    Some(file.clone().into())
}

/// Whether a word looks like a command: it has no path separator, extension or space.
fn is_like_a_command(word: &str) -> bool {
    word != "-" && !word.contains(['/', '\\', '.', ' '])
}

/// The command with the most similar name, if one is similar enough.
fn nearest_command(command: &clap::Command, word: &str) -> Option<String> {
    let names = command.get_subcommands().map(clap::Command::get_name);
    let scored = names.map(|name| (strsim::jaro(&word.to_lowercase(), name), name));
    let (score, name) = scored.max_by(|(a, _), (b, _)| a.total_cmp(b))?;
    (score > ALIKE).then(|| name.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usage_errors_have_colours_where_the_user_wants_them() {
        let terminal: &[(&str, &str)] = &[("TERM", "xterm")];
        for (is_terminal, variables, expected) in [
            (true, terminal, true),
            (false, terminal, false),
            (true, &[("TERM", "dumb")], false),
            (true, &[("TERM", "xterm"), ("NO_COLOR", "1")], false),
            (true, &[("TERM", "xterm"), ("NO_COLOR", "")], true),
            (true, &[("TERM", "xterm"), ("CLICOLOR", "0")], false),
            (true, &[("TERM", "dumb"), ("CLICOLOR", "1")], true),
            (false, &[("CLICOLOR_FORCE", "1")], true),
            (false, &[("CLICOLOR_FORCE", "0")], false),
            (true, &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")], false),
        ] {
            let variable = |name: &str| {
                let found = variables.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(
                has_colours(is_terminal, variable),
                expected,
                "{variables:?}"
            );
        }
    }
}
