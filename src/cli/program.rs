//! The program: reads the command line, and runs a command or opens the window.

use std::process::ExitCode;
use std::sync::Arc;

use deskmate::storage::library::Source;
use deskmate::storage::{self, Disk, GamesFolder, SettingsFile};
use deskmate::window;
use deskmate::work::Files;

#[cfg(windows)]
use super::console;
use super::{Window, fail, usage};

/// Runs the program to its end.
pub fn run() -> ExitCode {
    #[cfg(windows)]
    console::attach();
    let arguments = usage::arguments();
    match arguments.command {
        Some(command) => command.run(),
        None => match open(arguments.window) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                #[cfg(windows)]
                console::show(&error);
                fail(&error)
            }
        },
    }
}

fn open(arguments: Window) -> anyhow::Result<()> {
    let file = arguments.file.as_deref();
    let disk: Arc<dyn storage::Files> = Arc::new(Disk);
    let opened = file.map(|path| Source::named(&*disk, path)).transpose()?;
    let games = GamesFolder::locate(disk.clone(), arguments.games)?;
    let settings = SettingsFile::locate(disk);
    #[cfg(windows)]
    console::leave();
    window::run(Files { games, settings }, opened)?;
    Ok(())
}
