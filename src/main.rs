//! The program: reads the command line and opens the window.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Parser;
use deskmate::app::Files;
use deskmate::storage::{GamesFolder, SavedGame, SettingsFile};
use deskmate::window::{self, Desk};

/// Chess for two at one desk.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Arguments {
    /// A game to look through, as PGN.
    file: Option<PathBuf>,

    /// The folder in which games are kept [default: games in the current directory if there is one,
    /// else in the user's data directory]
    #[arg(long, value_name = "DIR")]
    games: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("deskmate: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> anyhow::Result<()> {
    let opened = arguments
        .file
        .map(|file| SavedGame::read(&file))
        .transpose()
        .context("cannot open the game")?;
    let games = GamesFolder::locate(arguments.games)?;
    let settings = SettingsFile::locate();
    window::run(Desk::new(Files { games, settings }, opened))?;
    Ok(())
}
