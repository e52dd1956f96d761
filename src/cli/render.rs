//! `deskmate render`.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::bail;
use clap::builder::{PathBufValueParser, TypedValueParser};
use clap::{Args, ValueEnum, ValueHint};
use deskmate::game::Game;
use deskmate::notation::pgn::Pgn;
use deskmate::notation::{fen, opening};
use deskmate::paint;
use deskmate::paint::gif::{self, GifOptions};
use deskmate::paint::sheet::ScoreSheet;
use deskmate::storage::{self, BoardTheme, PieceSet};
use deskmate::view::{DiagramStyle, FontSource, Fonts, Moment};

use super::games::{Games, count, has_start};
use super::{Output, is_standard_stream};

const EXAMPLES: &str = "\
OUT is replaced if it exists. Of a file with several games the first one is used.

Examples:
  deskmate render games/immortal.pgn -o end.png
  deskmate render games/immortal.pgn --ply 22 --size 400 --flip -o black.png
  deskmate render games/immortal.pgn --theme brown --pieces carved -o game.gif
  deskmate render games/immortal.pgn -o sheet.pdf
  deskmate render '8/8/8/8/8/k7/p7/K7 w - - 0 1' -o stalemate.png
  deskmate render games/immortal.pgn -o - >end.png
  deskmate convert --to san game.txt | deskmate render - -o - --format svg >sheet.svg";

/// Make a picture of a position (.png), a game (.gif) or its score sheet (.pdf, .svg)
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Render {
    /// A file of games, or a position in FEN; - is standard input
    #[arg(value_name = "FILE|FEN", value_hint = ValueHint::FilePath)]
    source: PathBuf,

    /// Write to this file, which ends in .png, .gif, .pdf or .svg; - is standard output
    #[arg(short, long, value_name = "OUT", value_hint = ValueHint::FilePath,
          value_parser = PathBufValueParser::new().try_map(named))]
    output: Named,

    /// The format of the picture [default: by the name of OUT, or png]
    #[arg(long, value_enum)]
    format: Option<Format>,

    #[command(flatten)]
    board: Board,
}

/// How boards are painted.
#[derive(Debug, Args)]
struct Board {
    /// Show the position after N half-moves; a .gif ends there [default: the end of the game]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,

    /// The width and height of the board in pixels (64 to 4096) [default: 720, of a .gif 480]
    #[arg(long, value_name = "PX",
          value_parser = clap::value_parser!(i32).range(i64::from(*paint::SIDES.start())..=i64::from(*paint::SIDES.end())))]
    size: Option<i32>,

    /// Show the board from Black's side
    #[arg(long)]
    flip: bool,

    /// The colours of the board [default: green]
    #[arg(long, value_enum)]
    theme: Option<Theme>,

    /// The drawings of the pieces [default: classic]
    #[arg(long, value_enum, value_name = "SET")]
    pieces: Option<Pieces>,

    /// Leave out the coordinates at the edge of the board
    #[arg(long)]
    no_coordinates: bool,

    /// Show names and clocks above and below the board; a .gif always does
    #[arg(long)]
    names: bool,
}

/// A file to write to, and the format that its name tells.
#[derive(Clone, Debug)]
struct Named {
    path: PathBuf,
    format: Option<Format>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Format {
    /// A position as a picture
    #[default]
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
    /// Grey, with marks that colour-blind people can tell apart
    Clear,
    Purple,
    Rose,
}

impl From<Theme> for BoardTheme {
    fn from(theme: Theme) -> BoardTheme {
        match theme {
            Theme::Green => BoardTheme::Green,
            Theme::Brown => BoardTheme::Brown,
            Theme::Blue => BoardTheme::Blue,
            Theme::Clear => BoardTheme::Clear,
            Theme::Purple => BoardTheme::Purple,
            Theme::Rose => BoardTheme::Rose,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Pieces {
    /// Turned pieces with outlines
    #[default]
    Classic,
    /// Bold flat shapes
    Modern,
    /// Wood with facets
    Carved,
}

impl From<Pieces> for PieceSet {
    fn from(pieces: Pieces) -> PieceSet {
        match pieces {
            Pieces::Classic => PieceSet::Classic,
            Pieces::Modern => PieceSet::Modern,
            Pieces::Carved => PieceSet::Carved,
        }
    }
}

fn named(path: PathBuf) -> Result<Named, &'static str> {
    let extension = path.extension().and_then(|name| name.to_str());
    let format = extension.and_then(|name| Format::from_str(name, true).ok());
    match format.is_some() || is_standard_stream(&path) {
        true => Ok(Named { path, format }),
        false => Err("the name has to end in .png, .gif, .pdf or .svg"),
    }
}

impl Render {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        if is_standard_stream(&self.output.path) && out.is_terminal() {
            bail!("standard output: a picture cannot be shown on a terminal; name a file with -o");
        }
        if let Some(position) = self.fen() {
            let game = Pgn::new(fen::read(position)?);
            self.write(&game, out)?;
            return Ok(ExitCode::SUCCESS);
        }
        let mut games = Games::open(&self.source)?;
        let reading = games.first(out)?;
        if has_start(&reading) {
            self.write(&reading.game, out)?;
        }
        games.report(&reading, out)?;
        Ok(games.exit_code())
    }

    /// The source, if it is a FEN: it begins with eight ranks and the side to move, and is not the name of a file.
    fn fen(&self) -> Option<&str> {
        let text = self.source.to_str()?;
        let mut fields = text.split_whitespace();
        let ranks = fields.next()?.split('/').count();
        let is_fen = ranks == 8 && matches!(fields.next(), Some("w" | "b"));
        (is_fen && !self.source.exists()).then_some(text)
    }

    fn write(&self, game: &Pgn, out: &mut Output) -> anyhow::Result<()> {
        let picture = self.picture(game, out)?;
        match is_standard_stream(&self.output.path) {
            true => out.write_all(&picture)?,
            false => storage::write_file(&self.output.path, &picture)?,
        }
        Ok(())
    }

    fn picture(&self, game: &Pgn, out: &mut Output) -> anyhow::Result<Vec<u8>> {
        let format = self.format.or(self.output.format).unwrap_or_default();
        let fonts = Fonts::with_fallback(FontSource::System);
        Ok(match format {
            Format::Png => self.board.png(&fonts, game)?,
            Format::Gif => self.board.gif(&fonts, game, out)?,
            Format::Pdf => self.sheet(&fonts, game)?.pdf(&fonts),
            Format::Svg => self.sheet(&fonts, game)?.svg(&fonts).into_bytes(),
        })
    }

    fn sheet(&self, fonts: &Fonts, game: &Pgn) -> anyhow::Result<ScoreSheet> {
        if let Some(option) = self.board.given() {
            bail!("{option}: a score sheet has no board");
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
            ("--pieces", self.pieces.is_some()),
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
            pieces: self.pieces.unwrap_or_default().into(),
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

    fn gif(&self, fonts: &Fonts, game: &Pgn, out: &mut Output) -> anyhow::Result<Vec<u8>> {
        let plies = Some(self.last_ply(&Game::from_pgn(game))?);
        let options = GifOptions {
            plies,
            ..GifOptions::with_style(self.style(480))
        };
        let mut file = Vec::new();
        gif::write(&mut file, fonts, game, &options, &mut |done, total| {
            out.show_progress(|| format!("{} %", done * 100 / total));
            ControlFlow::Continue(())
        })?;
        Ok(file)
    }

    /// The number of half-moves up to the last position that is asked for.
    fn last_ply(&self, game: &Game) -> anyhow::Result<usize> {
        let plies = game.record().plies().len();
        let ply = self.ply.unwrap_or(plies);
        if ply > plies {
            bail!("--ply {ply}: the game has {}", count(plies, "half-move"));
        }
        Ok(ply)
    }
}
