//! The program: reads the command line, and opens the window or carries out a command.

mod cli;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use clap::Parser;
use deskmate::storage::library::Source;
use deskmate::storage::{GamesFolder, SettingsFile};
use deskmate::work::Files;
use deskmate::{terminal, window};

const EXAMPLES: &str = "\
Examples:
  deskmate                            opens the board
  deskmate games/immortal.pgn         opens a game to look through
  deskmate check *.pgn                finds what is wrong with game files
  deskmate apply e4 e5 Nf3            prints the position after these moves

A FILE with the name of a command is opened by its path: deskmate ./moves";

/// Chess for two at one desk.
#[derive(Debug, Parser)]
#[command(version, about, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<cli::Command>,

    #[command(flatten)]
    window: Window,
}

/// What the window is opened with.
#[derive(Debug, clap::Args)]
struct Window {
    /// Games to look through, as PGN; - is the standard input
    file: Option<PathBuf>,

    /// The folder in which games are kept [default: games in the current directory if this program
    /// has saved a game there or was built there, else in the user's data directory]
    #[arg(long, value_name = "DIR")]
    games: Option<PathBuf>,
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => shown_escaped(error).exit(),
    };
    match arguments.command {
        Some(command) => command.run(),
        None => match open(arguments.window) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => cli::fail(&error),
        },
    }
}

/// What is wrong with the arguments, which clap quotes as they are: so it is asked again with them escaped.
/// Those that are right then are no text at all, and clap does not quote such.
fn shown_escaped(error: clap::Error) -> clap::Error {
    let escape = |argument: OsString| terminal::escape(&argument.to_string_lossy()).into_owned();
    let again = Arguments::try_parse_from(env::args_os().map(escape));
    again.err().unwrap_or(error)
}

fn open(window: Window) -> anyhow::Result<()> {
    let opened = window
        .file
        .map(|file| Source::named(&file))
        .transpose()
        .map_err(|error| anyhow!("cannot open the game: {error}"))?;
    let games = GamesFolder::locate(window.games)?;
    let settings = SettingsFile::locate();
    window::run(Files { games, settings }, opened)?;
    Ok(())
}
