//! The program: reads the command line, and opens the window or carries out a command.

mod cli;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use clap::Parser;
use deskmate::storage::library::Source;
use deskmate::storage::{GamesFolder, SettingsFile};
use deskmate::window;
use deskmate::work::Files;

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
    let arguments = Arguments::parse();
    match arguments.command {
        Some(command) => command.run(),
        None => match open(arguments.window) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => cli::fail(&error),
        },
    }
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
