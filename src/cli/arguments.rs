//! The arguments of the program.

use std::path::PathBuf;

use clap::{Args, Parser, ValueHint};

use super::Command;

const EXAMPLES: &str = "\
Without a command the window is opened. A FILE with the name of a command is opened by its path: deskmate ./moves

Exit status: 0; 1 if the input has a fault; 2 for wrong usage.

Examples:
  deskmate                            opens the window
  deskmate games/immortal.pgn         opens a game for review
  deskmate check *.pgn                finds faults in game files
  deskmate apply e4 e5 Nf3            prints the position after these moves";

/// The arguments of the program.
#[derive(Debug, Parser)]
#[command(name = "deskmate", version, about, long_about = None, after_help = EXAMPLES, max_term_width = 100)]
pub struct Arguments {
    /// What to do without a window
    #[command(subcommand)]
    pub command: Option<Command>,

    /// What the window is opened with
    #[command(flatten)]
    pub window: Window,
}

/// What the window is opened with.
#[derive(Debug, Args)]
pub struct Window {
    /// A PGN file to review; - is standard input
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: Option<PathBuf>,

    /// Keep games in this folder; commands ignore it [default: games in the current directory if this program has
    /// saved a game there or was built there, else a folder in the user's data directory]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub games: Option<PathBuf>,
}
