//! Arguments that are wrong, and what is said of them.

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process;

use clap::error::ErrorKind;
use clap::{CommandFactory, Error, Parser};
use deskmate::terminal;

use super::arguments::Arguments;

/// How alike two words are (Jaro similarity, 0 to 1) when one may be the other with a slip of the finger.
const ALIKE: f64 = 0.7;

/// The arguments of this run. If they are wrong, or ask for help or the version, this is printed and the program
/// ends.
pub fn arguments() -> Arguments {
    parse(env::args_os().collect()).unwrap_or_else(|error| exit(&error))
}

/// Reads the arguments, of which the first is the name of the program.
fn parse(arguments: Vec<OsString>) -> Result<Arguments, Error> {
    let parsed = Arguments::try_parse_from(&arguments).map_err(|error| escaped(error, &arguments));
    // Told first: a command that was mistyped is why its own options are unknown.
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
    let text = match io::stderr().is_terminal() {
        true => text.ansi().to_string(),
        false => text.to_string(),
    };
    // clap begins with this word, in colour on a terminal; all other faults begin with the name of the program.
    let text = text.replacen("error:", "deskmate:", 1);
    // Nobody may be listening.
    let _ = io::stderr().write_all(text.as_bytes());
    process::exit(error.exit_code())
}

fn command() -> clap::Command {
    let mut command = Arguments::command();
    command.build();
    command
}

/// The same error about escaped arguments, which clap quotes as they are. Only arguments that are not text are right
/// when they are escaped, and those clap does not quote.
fn escaped(error: Error, arguments: &[OsString]) -> Error {
    let escaped = arguments
        .iter()
        .map(|argument| terminal::escape(&argument.to_string_lossy()).into_owned());
    let again = Arguments::try_parse_from(escaped);
    again.err().unwrap_or(error)
}

/// The error of a word that was taken for a FILE and is neither one nor a command.
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

/// What stands where a command or a FILE does, however wrong the other arguments are.
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

/// Whether a word is like the name of a command, and not like a path or the name of a file with an extension.
fn is_like_a_command(word: &str) -> bool {
    word != "-" && !word.contains(['/', '\\', '.', ' '])
}

/// The command whose name is most like a word, if one is like it at all.
fn nearest_command(command: &clap::Command, word: &str) -> Option<String> {
    let names = command.get_subcommands().map(clap::Command::get_name);
    let scored = names.map(|name| (strsim::jaro(&word.to_lowercase(), name), name));
    let (score, name) = scored.max_by(|(a, _), (b, _)| a.total_cmp(b))?;
    (score > ALIKE).then(|| name.to_string())
}
