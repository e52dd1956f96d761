//! Pictures of games and positions, to be saved.

use super::save_target::SaveTarget;
use crate::notation::pgn::Pgn;
use crate::rules::{Position, Square};
pub use crate::storage::PictureKind;
use crate::storage::{BoardTheme, PieceSet};
use crate::tree::{Mark, Nag};

/// The usual side of the board in the picture of a position, in pixels.
const USUAL_SIDE: i32 = 1080;

/// A picture of a game or a position, and the file to save it to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The kind.
    pub kind: PictureKind,
    /// The side of its board in pixels.
    pub side: i32,
    /// The file.
    pub to: SaveTarget,
    /// The game.
    pub game: Pgn,
    /// The position that is shown.
    pub position: Position,
    /// The squares of the last move.
    pub last_move: Option<(Square, Square)>,
    /// The glyphs of that move.
    pub nags: Vec<Nag>,
    /// Arrows and circles on the position.
    pub marks: Vec<Mark>,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// The colours of the board.
    pub theme: BoardTheme,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// Whether the board shows coordinates.
    pub coordinates: bool,
}

impl PictureKind {
    /// The file extension.
    pub fn extension(self) -> &'static str {
        match self {
            PictureKind::Position => "png",
            PictureKind::Game => "gif",
            PictureKind::SheetPdf => "pdf",
            PictureKind::PositionSvg | PictureKind::SheetSvg => "svg",
        }
    }

    /// The sides of its board to choose from, in pixels, the usual one in the middle; none where it has any size.
    pub fn sides(self) -> &'static [i32] {
        match self {
            PictureKind::Position => &[540, USUAL_SIDE, 2160],
            PictureKind::Game => &[320, 480, 720],
            PictureKind::PositionSvg | PictureKind::SheetPdf | PictureKind::SheetSvg => &[],
        }
    }

    /// One of these sides by its number, or else the usual one.
    pub(in crate::app) fn side(self, number: Option<usize>) -> i32 {
        let sides = self.sides();
        let side = sides.get(number.unwrap_or(sides.len() / 2));
        side.copied().unwrap_or(USUAL_SIDE)
    }

    /// The kind named by the extension of a path; if several have this extension, the one that was chosen.
    pub fn of_path(path: &str, chosen: PictureKind) -> Option<PictureKind> {
        let (_, extension) = path.rsplit_once('.')?;
        let is_it = |kind: &PictureKind| kind.extension().eq_ignore_ascii_case(extension);
        let mut kinds = [chosen].into_iter().chain(PictureKind::ALL);
        kinds.find(is_it)
    }
}
