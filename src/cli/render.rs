//! `deskmate render`.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use clap::builder::{PathBufValueParser, TypedValueParser};
use deskmate::notation::pgn::Pgn;
use deskmate::rules::Move;
use deskmate::view::{self, Fonts, Scene};
use deskmate::{paint, storage};

use super::Output;
use super::games::{Games, has_start};

const EXAMPLES: &str = "\
A picture that is there already is replaced.
  deskmate render games/immortal.pgn -o end.png
  deskmate render games/immortal.pgn --ply 22 --size 400 --flip -o black.png
  deskmate convert --to san game.txt | deskmate render - -o game.png";

/// Paint a position of the first game of a file as a PNG picture
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Render {
    /// The file of games; - is the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Where the picture is written; the name ends in .png
    #[arg(short, long, value_name = "OUT.png", value_parser = PathBufValueParser::new().try_map(png))]
    output: PathBuf,

    /// The position after so many half-moves; 0 is the one before the first move [default: the last]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,

    /// The width and height in pixels, 64 to 4096
    #[arg(long, value_name = "PX", default_value_t = 720,
          value_parser = clap::value_parser!(i32).range(64..=4096))]
    size: i32,

    /// Show the board from Black's side
    #[arg(long)]
    flip: bool,
}

fn png(path: PathBuf) -> Result<PathBuf, &'static str> {
    let extension = path.extension().map(|name| name.to_ascii_lowercase());
    match extension.as_ref().and_then(|name| name.to_str()) {
        Some("png") => Ok(path),
        Some("gif") => Err("animated pictures cannot be made yet, only .png"),
        _ => Err("the name has to end in .png"),
    }
}

impl Render {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let mut games = Games::open(&self.file)?;
        let reading = games.first()?;
        if has_start(&reading) {
            let fonts = Fonts::embedded();
            let scene = self.scene(&fonts, &reading.game)?;
            let picture = paint::png(&fonts, &scene).context("The picture cannot be made.")?;
            storage::write_file(&self.output, &picture)?;
        }
        games.report(&reading, out)?;
        Ok(games.exit_code())
    }

    fn scene(&self, fonts: &Fonts, game: &Pgn) -> anyhow::Result<Scene> {
        let moves: Vec<Move> = game.moves().collect();
        let plies = moves.len();
        let ply = self.ply.unwrap_or(plies);
        let moves = moves.get(..ply).with_context(|| match plies {
            1 => format!("There is no position {ply}: the game has 1 half-move."),
            _ => format!("There is no position {ply}: the game has {plies} half-moves."),
        })?;
        let mut position = game.start().clone();
        let mut last_move = None;
        for &mv in moves {
            last_move = Some(position.way_of(mv));
            position = position.play(mv)?;
        }
        Ok(view::diagram(
            fonts, &position, last_move, self.size, self.flip,
        ))
    }
}
