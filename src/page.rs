//! The program in a browser, where there is no command line.

use std::process::ExitCode;

use deskmate::storage::{GamesFolder, SettingsFile, page_files};
use deskmate::window;
use deskmate::work::Files;

/// Opens the window. The page goes on when this has returned.
pub fn run() -> ExitCode {
    let files = page_files();
    let Ok(games) = GamesFolder::locate(files.clone(), None) else {
        return ExitCode::FAILURE;
    };
    let settings = SettingsFile::locate(files);
    match window::run(Files { games, settings }, None) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
