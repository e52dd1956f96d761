//! `deskmate render`.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::builder::{PathBufValueParser, TypedValueParser};
use clap::{Args, ValueEnum};
use deskmate::game::Game;
use deskmate::notation::pgn::Pgn;
use deskmate::notation::{fen, opening};
use deskmate::paint;
use deskmate::paint::gif::{self, GifOptions};
use deskmate::paint::sheet::ScoreSheet;
use deskmate::storage::{self, BoardTheme};
use deskmate::view::{DiagramStyle, FontSource, Fonts, Moment};

use super::Output;
use super::games::{Games, has_start};

const EXAMPLES: &str = "\
A file that is there already is replaced. Of a file with several games the first is taken.
  deskmate render games/immortal.pgn -o end.png
  deskmate render games/immortal.pgn --ply 22 --size 400 --flip -o black.png
  deskmate render games/immortal.pgn --theme brown -o game.gif
  deskmate render games/immortal.pgn -o sheet.pdf
  deskmate render '8/8/8/8/8/k7/p7/K7 w - - 0 1' -o stalemate.png
  deskmate convert --to san game.txt | deskmate render - -o - --format svg >sheet.svg";

/// Paint a position (.png), a game (.gif) or its score sheet (.pdf, .svg)
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Render {
    /// A file of games, or a position in FEN; - is the standard input
    #[arg(value_name = "FILE|FEN")]
    source: PathBuf,

    /// Where the picture is written; the name ends in .png, .gif, .pdf or .svg, or is - for the standard output
    #[arg(short, long, value_name = "OUT", value_parser = PathBufValueParser::new().try_map(named))]
    output: Named,

    /// What is written, if the name of the output does not say it
    #[arg(long, value_enum, required_if_eq("output", "-"))]
    format: Option<Format>,

    #[command(flatten)]
    board: Board,
}

/// How boards are painted.
#[derive(Debug, Args)]
struct Board {
    /// The position after so many half-moves, of a .gif the last one; 0 is the one before the first move
    /// [default: the end of the game]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,

    /// The width and height of the board in pixels, 64 to 4096 [default: 720, of a .gif 480]
    #[arg(long, value_name = "PX",
          value_parser = clap::value_parser!(i32).range(i64::from(*paint::SIDES.start())..=i64::from(*paint::SIDES.end())))]
    size: Option<i32>,

    /// Show the board from Black's side
    #[arg(long)]
    flip: bool,

    /// The colours of the board [default: green]
    #[arg(long, value_enum)]
    theme: Option<Theme>,

    /// Leave out the letters and digits at the edge of the board
    #[arg(long)]
    no_coordinates: bool,

    /// Write names and clocks above and below the board, as every .gif has them
    #[arg(long)]
    names: bool,
}

/// A place to write to, and what its name says of the format.
#[derive(Clone, Debug)]
struct Named {
    path: PathBuf,
    format: Option<Format>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// A position as a picture
    Png,
    /// The game as an animated picture
    Gif,
    /// The score sheet as a document
    Pdf,
    /// The score sheet as a picture, its pages one below the other
    Svg,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Theme {
    #[default]
    Green,
    Brown,
    Blue,
    /// Grey, with marks for eyes that are blind to red or green
    Clear,
}

impl From<Theme> for BoardTheme {
    fn from(theme: Theme) -> BoardTheme {
        match theme {
            Theme::Green => BoardTheme::Green,
            Theme::Brown => BoardTheme::Brown,
            Theme::Blue => BoardTheme::Blue,
            Theme::Clear => BoardTheme::Clear,
        }
    }
}

fn named(path: PathBuf) -> Result<Named, &'static str> {
    let extension = path.extension().and_then(|name| name.to_str());
    let format = extension.and_then(|name| Format::from_str(name, true).ok());
    match format.is_some() || is_standard_output(&path) {
        true => Ok(Named { path, format }),
        false => Err("the name has to end in .png, .gif, .pdf or .svg"),
    }
}

fn is_standard_output(path: &Path) -> bool {
    path == Path::new("-")
}

impl Render {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        if let Some(position) = self.fen() {
            let game = Pgn::new(fen::read(position)?);
            self.write(&game, out)?;
            return Ok(ExitCode::SUCCESS);
        }
        let mut games = Games::open(&self.source)?;
        let reading = games.first()?;
        if has_start(&reading) {
            self.write(&reading.game, out)?;
        }
        games.report(&reading, out)?;
        Ok(games.exit_code())
    }

    /// The source, if it is meant as a FEN: eight ranks and the side to move are like no name of a file. One that
    /// is there all the same is read.
    fn fen(&self) -> Option<&str> {
        let text = self.source.to_str()?;
        let mut fields = text.split_whitespace();
        let ranks = fields.next()?.split('/').count();
        let is_fen = ranks == 8 && matches!(fields.next(), Some("w" | "b"));
        (is_fen && !self.source.exists()).then_some(text)
    }

    fn write(&self, game: &Pgn, out: &mut Output) -> anyhow::Result<()> {
        let picture = self.picture(game)?;
        match is_standard_output(&self.output.path) {
            true => out.write_all(&picture)?,
            false => storage::write_file(&self.output.path, &picture)?,
        }
        Ok(())
    }

    fn picture(&self, game: &Pgn) -> anyhow::Result<Vec<u8>> {
        let format = self.format.or(self.output.format);
        let format = format.context("The format is not known: name it with --format.")?;
        let fonts = Fonts::with_fallback(FontSource::System);
        Ok(match format {
            Format::Png => self.board.png(&fonts, game)?,
            Format::Gif => self.board.gif(&fonts, game)?,
            Format::Pdf => self.sheet(&fonts, game)?.pdf(&fonts),
            Format::Svg => self.sheet(&fonts, game)?.svg(&fonts).into_bytes(),
        })
    }

    fn sheet(&self, fonts: &Fonts, game: &Pgn) -> anyhow::Result<ScoreSheet> {
        if let Some(option) = self.board.given() {
            anyhow::bail!("A score sheet has no board, so that {option} says nothing of it.");
        }
        let opening = opening::label(|name| game.tag(name), || Game::from_pgn(game).opening());
        let opening = (!opening.is_empty()).then_some(opening);
        Ok(ScoreSheet::new(fonts, game, opening.as_deref()))
    }
}

impl Board {
    /// The first option that was given, if any.
    fn given(&self) -> Option<&'static str> {
        let options = [
            ("--ply", self.ply.is_some()),
            ("--size", self.size.is_some()),
            ("--flip", self.flip),
            ("--theme", self.theme.is_some()),
            ("--no-coordinates", self.no_coordinates),
            ("--names", self.names),
        ];
        options
            .into_iter()
            .find_map(|(name, is_given)| is_given.then_some(name))
    }

    fn style(&self, usual_side: i32) -> DiagramStyle {
        DiagramStyle {
            side: self.size.unwrap_or(usual_side),
            flipped: self.flip,
            theme: self.theme.unwrap_or_default().into(),
            coordinates: !self.no_coordinates,
        }
    }

    fn png(&self, fonts: &Fonts, game: &Pgn) -> anyhow::Result<Vec<u8>> {
        let game = Game::from_pgn(game);
        let ply = self.last_ply(&game)?;
        let mut moment = Moment::of_game(&game, ply);
        if self.names {
            moment = moment.with_players(&game, ply);
        }
        Ok(paint::diagram_png(fonts, &moment, self.style(720))?)
    }

    fn gif(&self, fonts: &Fonts, game: &Pgn) -> anyhow::Result<Vec<u8>> {
        let plies = Some(self.last_ply(&Game::from_pgn(game))?);
        let options = GifOptions {
            plies,
            ..GifOptions::with_style(self.style(480))
        };
        let mut file = Vec::new();
        gif::write(&mut file, fonts, game, &options, &mut |_, _| {
            ControlFlow::Continue(())
        })?;
        Ok(file)
    }

    /// The number of half-moves up to the last position that is asked for.
    fn last_ply(&self, game: &Game) -> anyhow::Result<usize> {
        let plies = game.record().plies().len();
        let ply = self.ply.unwrap_or(plies);
        match plies {
            _ if ply <= plies => Ok(ply),
            1 => anyhow::bail!("There is no position {ply}: the game has 1 half-move."),
            _ => anyhow::bail!("There is no position {ply}: the game has {plies} half-moves."),
        }
    }
}
