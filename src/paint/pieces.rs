//! The pieces and the program's icon, from their SVG files.

use std::sync::{LazyLock, OnceLock};

use tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::drawing::Drawing;
use crate::diagram::PieceSet;
use crate::rules::Piece;

static ICON: LazyLock<Drawing> = LazyLock::new(|| read(include_str!("../../assets/icon.svg")));

/// The drawings of each set, in the order of [`Piece::ALL`]. A file is read when its piece is first painted.
static DRAWINGS: [[OnceLock<Drawing>; 12]; PieceSet::ALL.len()] =
    [const { [const { OnceLock::new() }; 12] }; PieceSet::ALL.len()];

fn drawing(set: PieceSet, piece: Piece) -> &'static Drawing {
    DRAWINGS[set as usize][piece.index()].get_or_init(|| read(set.file(piece)))
}

fn read(svg: &str) -> Drawing {
    Drawing::read(svg).expect("the embedded pictures are whole")
}

pub(super) fn paint(pixmap: &mut Pixmap, set: PieceSet, piece: Piece, alpha: u8, tilt: u8) {
    let drawing = drawing(set, piece);
    if alpha == 255 {
        drawing.draw(pixmap, tilt);
        return;
    }
    let Some(mut solid) = Pixmap::new(pixmap.width(), pixmap.height()) else {
        return;
    };
    drawing.draw(&mut solid, tilt);
    let faint = PixmapPaint {
        opacity: f32::from(alpha) / 255.0,
        ..PixmapPaint::default()
    };
    pixmap.draw_pixmap(0, 0, solid.as_ref(), &faint, Transform::identity(), None);
}

/// The program's icon as rows of RGBA bytes, `side` pixels wide and high.
pub fn icon(side: u32) -> Option<Vec<u8>> {
    let mut pixmap = Pixmap::new(side, side)?;
    ICON.draw(&mut pixmap, 0);
    Some(pixmap.take_demultiplied())
}
