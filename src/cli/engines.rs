//! `deskmate engines`.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::bail;
use clap::{Args, ValueHint};
use deskmate::external::{
    Deadlines, EngineFault, ExternalEngine, Identity, Launch, Program, installed,
};
use deskmate::storage::{Disk, SettingsFile, engines_folder, io_message, library};
use deskmate::terminal;

use super::Output;

const EXAMPLES: &str = "\
Without FILE these are Stockfish and GNU Chess, if they are installed in a folder for programs, and the engines that were \
added in the settings. Each is started to say what it is, and ended again.

Examples:
  deskmate engines
  deskmate engines ~/chess/engine";

/// List the UCI engines on this machine with their options
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Engines {
    /// An engine to ask instead
    #[arg(value_name = "FILE", value_hint = ValueHint::ExecutablePath)]
    files: Vec<PathBuf>,
}

impl Engines {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let programs = if self.files.is_empty() {
            known()
        } else {
            let programs = self.files.iter().map(|file| at(file));
            programs.collect::<Result<_, _>>()?
        };
        let mut code = ExitCode::SUCCESS;
        for program in programs {
            let path = program.path.clone();
            match identify(program) {
                Ok(identity) => list(out, &path, &identity)?,
                Err(fault) => {
                    out.fail(&anyhow::anyhow!("{}: {fault}", path.display()))?;
                    code = ExitCode::FAILURE;
                }
            }
        }
        Ok(code)
    }
}

/// The program in a file.
pub(super) fn at(file: &Path) -> anyhow::Result<Program> {
    match std::path::absolute(file) {
        Ok(path) => Ok(Program::at(path)),
        // Of an empty path, or because the current folder is gone.
        Err(error) => bail!("{}: {}", file.display(), io_message(&error)),
    }
}

/// The engines that are installed, and those of the settings.
pub(super) fn known() -> Vec<Program> {
    let mut programs = installed();
    for file in SettingsFile::locate(Arc::new(Disk)).peek().engines {
        let program = Program::at(library::expand(&file));
        if !programs.contains(&program) {
            programs.push(program);
        }
    }
    programs
}

fn identify(program: Program) -> Result<Identity, EngineFault> {
    let mut engine = ExternalEngine::new(Launch {
        program,
        folder: engines_folder(),
        mebibytes: 1,
        threads: NonZeroUsize::MIN,
        deadlines: Deadlines::default(),
    });
    engine.identify()
}

fn list(out: &mut Output, path: &Path, identity: &Identity) -> anyhow::Result<()> {
    let path = path.display().to_string();
    writeln!(out, "{}", terminal::escape(&path))?;
    for (label, text) in [("Name", &identity.name), ("Author", &identity.author)] {
        writeln!(out, "  {label}: {}", terminal::escape(text))?;
    }
    for option in &identity.options {
        writeln!(out, "  Option {}", terminal::escape(&option.to_string()))?;
    }
    Ok(())
}
