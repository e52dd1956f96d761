//! `deskmate render`.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::bail;
use clap::builder::{PathBufValueParser, TypedValueParser};
use clap::{Args, ValueEnum, ValueHint};
use deskmate::diagram;
use deskmate::game::Game;
use deskmate::notation::fen;
use deskmate::notation::pgn::{ParsedGame, Pgn, PgnFault};
use deskmate::paint;
use deskmate::paint::gif::{self, GifOptions};
use deskmate::rules::{Position, Square};
use deskmate::storage::{BoardTheme, PieceSet, is_standard_stream};
use deskmate::view::{DiagramStyle, FontSource, Fonts, Moment, ScoreSheet};
use deskmate::words::Words;

use super::destination::Destination;
use super::games::{Games, count, has_start};
use super::output::{Output, Quiet};

/// More half-moves than any game can have by the rules: each seventy-five moves without a capture or a pawn move end it.
const MOST_PLIES: usize = 20_000;

const EXAMPLES: &str = "\
OUT is replaced if it exists. Of a file with several games the first one is used. An .svg of a FEN is its board, that of a \
game its score sheet, or the board with --board or another option for boards.

Examples:
  deskmate render games/immortal.pgn -o end.png
  deskmate render games/immortal.pgn --ply 22 --size 400 --flip -o black.png
  deskmate render games/immortal.pgn --theme brown --pieces carved -o game.gif
  deskmate render games/immortal.pgn -o sheet.pdf
  deskmate render '8/8/8/8/8/k7/p7/K7 w - - 0 1' -o stalemate.svg
  deskmate render games/immortal.pgn --ply 22 -o board.svg
  deskmate render games/immortal.pgn -o - >end.png
  deskmate convert --to san game.txt | deskmate render - -o - --format svg >sheet.svg";

/// Make a picture of a position (.png, .svg), a game (.gif) or its score sheet (.pdf, .svg)
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Render {
    /// A file of games, or a position in FEN or EPD; - is standard input
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

    #[command(flatten)]
    pub quiet: Quiet,
}

/// How boards are painted.
#[derive(Debug, Args)]
struct Board {
    /// Show the board in the .svg of a game, not the score sheet
    #[arg(long)]
    board: bool,

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
    theme: Option<BoardTheme>,

    /// The drawings of the pieces [default: classic]
    #[arg(long, value_enum, value_name = "SET")]
    pieces: Option<PieceSet>,

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
    /// The board of a position as shapes, or the score sheet of a game, its pages one below the other
    Svg,
}

fn named(path: PathBuf) -> Result<Named, &'static str> {
    let extension = path.extension().and_then(|name| name.to_str());
    let format = extension.and_then(|name| Format::from_str(name, true).ok());
    if format.is_some() || is_standard_stream(&path) {
        Ok(Named { path, format })
    } else {
        Err("the name has to end in .png, .gif, .pdf or .svg")
    }
}

impl Render {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        if is_standard_stream(&self.output.path) && out.is_terminal() {
            bail!("standard output: a picture cannot be shown on a terminal; name a file with -o");
        }
        if let Some(position) = self.fen() {
            let game = Pgn::new(fen::read_epd(position)?);
            self.write(&game, true, out)?;
            return Ok(ExitCode::SUCCESS);
        }
        let mut games = Games::open(&self.source)?;
        let reading = games.first(out)?;
        games.report(&reading.faults, out)?;
        if has_start(&reading) && !is_too_long(&reading) {
            self.write(&reading.game, self.board.given().is_some(), out)?;
        }
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

    /// Writes the picture of a game. An SVG is its board or its score sheet.
    fn write(&self, game: &Pgn, is_board: bool, out: &mut Output) -> anyhow::Result<()> {
        // Before anything is painted, since it may be refused.
        let mut destination = Destination::open(&self.output.path)?;
        let picture = self.picture(game, is_board, out)?;
        destination.write(&picture, out)?;
        Ok(destination.finish()?)
    }

    fn format(&self) -> Format {
        self.format.or(self.output.format).unwrap_or_default()
    }

    fn picture(&self, game: &Pgn, is_board: bool, out: &mut Output) -> anyhow::Result<Vec<u8>> {
        let fonts = || Fonts::with_fallback(FontSource::System);
        Ok(match self.format() {
            Format::Png => self.board.png(&fonts(), game)?,
            Format::Gif => self.board.gif(&fonts(), game, out)?,
            Format::Svg if is_board => self.board.svg(game)?.into_bytes(),
            Format::Pdf | Format::Svg => {
                let fonts = fonts();
                let sheet = self.sheet(&fonts, game)?;
                match self.format() {
                    Format::Pdf => sheet.pdf(&fonts),
                    _ => sheet.svg(&fonts).into_bytes(),
                }
            }
        })
    }

    fn sheet(&self, fonts: &Fonts, game: &Pgn) -> anyhow::Result<ScoreSheet> {
        if let Some(option) = self.board.given() {
            bail!("{option}: a score sheet has no board");
        }
        check_length(game)?;
        Ok(ScoreSheet::new(fonts, Words::ENGLISH, game))
    }
}

impl Board {
    /// The first option that was given, if any.
    fn given(&self) -> Option<&'static str> {
        let options = [
            ("--board", self.board),
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
            theme: self.theme.unwrap_or_default(),
            pieces: self.pieces.unwrap_or_default(),
            coordinates: !self.no_coordinates,
        }
    }

    fn png(&self, fonts: &Fonts, game: &Pgn) -> anyhow::Result<Vec<u8>> {
        if self.names {
            check_length(game)?;
            let ply = self.last_ply(game)?;
            let game = Game::from_pgn(game);
            let moment = Moment::of_game(&game, ply).with_players(&game, ply, Words::ENGLISH);
            return Ok(paint::diagram_png(fonts, &moment, self.style(720))?);
        }
        let (position, last_move) = self.last_position(game)?;
        let moment = Moment {
            last_move,
            ..Moment::of_position(&position)
        };
        Ok(paint::diagram_png(fonts, &moment, self.style(720))?)
    }

    fn svg(&self, game: &Pgn) -> anyhow::Result<String> {
        if self.names {
            bail!("--names: an .svg shows the board alone");
        }
        let (position, last_move) = self.last_position(game)?;
        let style = self.style(720);
        let options = diagram::Options {
            side: style.side as u32,
            flipped: style.flipped,
            theme: style.theme,
            pieces: style.pieces,
            coordinates: style.coordinates,
            last_move,
            ..diagram::Options::default()
        };
        Ok(diagram::svg(&position, &options))
    }

    fn gif(&self, fonts: &Fonts, game: &Pgn, out: &mut Output) -> anyhow::Result<Vec<u8>> {
        check_length(game)?;
        let plies = Some(self.last_ply(game)?);
        let options = GifOptions {
            plies,
            ..GifOptions::with_style(self.style(480))
        };
        let mut file = Vec::new();
        gif::write(
            &mut file,
            fonts,
            Words::ENGLISH,
            game,
            &options,
            &mut |done, total| {
                out.show_progress(|| format!("{} %", done * 100 / total));
                ControlFlow::Continue(())
            },
        )?;
        Ok(file)
    }

    /// The last position that is asked for, and the squares of the move before it. Only these two are kept in memory.
    fn last_position(&self, game: &Pgn) -> anyhow::Result<(Position, Option<(Square, Square)>)> {
        let mut position = game.start().clone();
        let mut last_move = None;
        for mv in game.moves().take(self.last_ply(game)?) {
            last_move = Some(position.path_of(mv));
            position = position.play(mv)?;
        }
        Ok((position, last_move))
    }

    /// The number of half-moves up to the last position that is asked for.
    fn last_ply(&self, game: &Pgn) -> anyhow::Result<usize> {
        let plies = game.moves().count();
        let ply = self.ply.unwrap_or(plies);
        if ply > plies {
            bail!("--ply {ply}: the game has {}", count(plies, "half-move"));
        }
        Ok(ply)
    }
}

/// Whether a game has more text than any game can have.
fn is_too_long(reading: &ParsedGame) -> bool {
    let mut faults = reading.faults.iter();
    faults.any(|error| error.fault == PgnFault::TooLong)
}

/// Refuses what would take much time and memory, before any of it is taken.
fn check_length(game: &Pgn) -> anyhow::Result<()> {
    match game.moves().nth(MOST_PLIES) {
        Some(_) => bail!("the game has more than {MOST_PLIES} half-moves, too many for a picture"),
        None => Ok(()),
    }
}
