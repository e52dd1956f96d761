//! The program, at a command line or in the page of a browser.

// Otherwise a console would open with the window.
#![windows_subsystem = "windows"]

#[cfg(not(target_family = "wasm"))]
mod cli;
#[cfg(target_family = "wasm")]
mod page;

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(not(target_family = "wasm"))]
    return cli::program::run();
    #[cfg(target_family = "wasm")]
    return page::run();
}
