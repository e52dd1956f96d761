//! Pictures of games and positions, to be saved.

use super::save_target::SaveTarget;
use crate::notation::pgn::Pgn;
use crate::rules::{Position, Square};
use crate::storage::{BoardTheme, PieceSet};
use crate::tree::Mark;

/// A picture of a game or a position, and the file to save it to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The kind.
    pub kind: PictureKind,
    /// The file.
    pub to: SaveTarget,
    /// The game.
    pub game: Pgn,
    /// The position that is shown.
    pub position: Position,
    /// The squares of the last move.
    pub last_move: Option<(Square, Square)>,
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

values! {
    /// A kind of picture.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum PictureKind {
        /// The position, as PNG.
        Position,
        /// The position, as SVG.
        PositionSvg,
        /// The game, as an animated GIF.
        Game,
        /// The score sheet, as PDF.
        SheetPdf,
        /// The score sheet, as SVG.
        SheetSvg,
    }
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

    /// The kind named by the extension of a path; if several have this extension, the one that was chosen.
    pub fn of_path(path: &str, chosen: PictureKind) -> Option<PictureKind> {
        let (_, extension) = path.rsplit_once('.')?;
        let is_it = |kind: &PictureKind| kind.extension().eq_ignore_ascii_case(extension);
        let mut kinds = [chosen].into_iter().chain(PictureKind::ALL);
        kinds.find(is_it)
    }
}
