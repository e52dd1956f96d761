//! Writes the files of a package that are generated: man pages, shell completions, icons and the licence notices of
//! all dependencies. `scripts/package` builds and runs it.
//!
//!     package FOLDER TARGET      TARGET is the target triple for the notices, such as x86_64-unknown-linux-gnu

// Only the definition of the command line is used.
#[allow(dead_code, unused_imports)]
#[path = "../src/cli/mod.rs"]
mod cli;
#[path = "notices.rs"]
mod notices;

use std::env;
use std::error::Error;
use std::fs::{self, File};
use std::io::BufWriter;
use std::path::Path;

use clap_complete::{Shell, generate_to};
use deskmate::paint;
use image::{ExtendedColorType, save_buffer};

/// The sides of the icons in pixels.
const ICON_SIDES: [u32; 8] = [16, 22, 24, 32, 48, 64, 128, 256];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, target] = arguments.as_slice() else {
        return Err("usage: package FOLDER TARGET".into());
    };
    let folder = Path::new(folder);
    write_man_pages(&folder.join("man"))?;
    write_completions(&folder.join("completions"))?;
    write_icons(&folder.join("icons"))?;
    let notices = BufWriter::new(File::create(folder.join("NOTICES.txt"))?);
    notices::write(notices, target)
}

fn write_man_pages(folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    // The pages refer to each other, so a page for `help` is not needed.
    let command = cli::usage::definition().disable_help_subcommand(true);
    clap_mangen::generate_to(command, folder)?;
    Ok(())
}

fn write_completions(folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell] {
        generate_to(shell, &mut cli::usage::definition(), "deskmate", folder)?;
    }
    Ok(())
}

/// The icons as `SIDExSIDE.png`.
fn write_icons(folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    for side in ICON_SIDES {
        let pixels = paint::icon(side).ok_or("the icon cannot be painted")?;
        let path = folder.join(format!("{side}x{side}.png"));
        save_buffer(path, &pixels, side, side, ExtendedColorType::Rgba8)?;
    }
    Ok(())
}
