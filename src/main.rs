//! The program: reads the command line, and runs a command or opens the window.

// Otherwise a console would open with the window.
#![windows_subsystem = "windows"]

mod cli;

use std::process::ExitCode;
use std::sync::Arc;

use deskmate::storage::library::Source;
use deskmate::storage::{self, Disk, GamesFolder, SettingsFile};
use deskmate::window;
use deskmate::work::Files;

use cli::Window;

fn main() -> ExitCode {
    #[cfg(windows)]
    cli::console::attach();
    let arguments = cli::usage::arguments();
    match arguments.command {
        Some(command) => command.run(),
        None => match open(arguments.window) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                #[cfg(windows)]
                cli::console::show(&error);
                cli::fail(&error)
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
    cli::console::leave();
    window::run(Files { games, settings }, opened)?;
    Ok(())
}
