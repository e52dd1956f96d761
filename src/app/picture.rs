//! Pictures that are saved.

use crate::notation::pgn::Pgn;
use crate::rules::{Position, Square};
use crate::storage::BoardTheme;
use crate::tree::Mark;

/// A picture of a game or of a position, and the file that it is saved to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// What is painted.
    pub kind: PictureKind,
    /// The path as it was typed.
    pub path: String,
    /// Whether a file of that name may be written over.
    pub replace: bool,
    /// The game.
    pub game: Pgn,
    /// The position that is shown.
    pub position: Position,
    /// The squares of the piece that moved last.
    pub last_move: Option<(Square, Square)>,
    /// Arrows and circles on the position.
    pub marks: Vec<Mark>,
    /// Whether Black is at the lower edge.
    pub flipped: bool,
    /// The colours of the board.
    pub theme: BoardTheme,
    /// Whether the board carries letters and digits.
    pub coordinates: bool,
}

/// What can be painted of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureKind {
    /// The position, as PNG.
    Position,
    /// The game, as an animated GIF.
    Game,
    /// The score sheet, as PDF.
    SheetPdf,
    /// The score sheet, as SVG.
    SheetSvg,
}

impl PictureKind {
    /// All of them.
    pub const ALL: [PictureKind; 4] = [
        PictureKind::Position,
        PictureKind::Game,
        PictureKind::SheetPdf,
        PictureKind::SheetSvg,
    ];

    /// How the names of such files end.
    pub fn extension(self) -> &'static str {
        match self {
            PictureKind::Position => "png",
            PictureKind::Game => "gif",
            PictureKind::SheetPdf => "pdf",
            PictureKind::SheetSvg => "svg",
        }
    }

    /// What a file with this path holds, if its name says that.
    pub fn of_path(path: &str) -> Option<PictureKind> {
        let (_, extension) = path.rsplit_once('.')?;
        let is_it = |kind: &PictureKind| kind.extension().eq_ignore_ascii_case(extension);
        PictureKind::ALL.into_iter().find(is_it)
    }
}
