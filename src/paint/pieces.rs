//! The pieces and the program's icon, from their SVG files.

use std::sync::{LazyLock, OnceLock};

use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};

use crate::diagram::PieceSet;
use crate::rules::Piece;

static ICON: LazyLock<Tree> = LazyLock::new(|| parse(include_str!("../../assets/icon.svg")));

/// The trees of each set, in the order of [`Piece::ALL`]. A file is parsed when its piece is first painted.
static TREES: [[OnceLock<Tree>; 12]; PieceSet::ALL.len()] =
    [const { [const { OnceLock::new() }; 12] }; PieceSet::ALL.len()];

fn tree(set: PieceSet, piece: Piece) -> &'static Tree {
    TREES[set as usize][piece.index()].get_or_init(|| parse(set.file(piece)))
}

fn parse(svg: &str) -> Tree {
    Tree::from_str(svg, &Options::default()).expect("the embedded pictures are whole")
}

pub(super) fn paint(pixmap: &mut Pixmap, set: PieceSet, piece: Piece, alpha: u8, tilt: u8) {
    let tree = tree(set, piece);
    if alpha == 255 {
        render_tilted(tree, pixmap, tilt);
        return;
    }
    let Some(mut solid) = Pixmap::new(pixmap.width(), pixmap.height()) else {
        return;
    };
    render_tilted(tree, &mut solid, tilt);
    let faint = PixmapPaint {
        opacity: f32::from(alpha) / 255.0,
        ..PixmapPaint::default()
    };
    pixmap.draw_pixmap(0, 0, solid.as_ref(), &faint, Transform::identity(), None);
}

/// The program's icon as rows of RGBA bytes, `side` pixels wide and high.
pub fn icon(side: u32) -> Option<Vec<u8>> {
    let mut pixmap = Pixmap::new(side, side)?;
    render(&ICON, &mut pixmap);
    Some(pixmap.take_demultiplied())
}

pub(super) fn render(tree: &Tree, pixmap: &mut Pixmap) {
    render_tilted(tree, pixmap, 0);
}

/// A drawing that fills the pixels, tilted about their middle by some degrees.
fn render_tilted(tree: &Tree, pixmap: &mut Pixmap, tilt: u8) {
    let middle = [pixmap.width(), pixmap.height()].map(|side| side as f32 / 2.0);
    let scale = Transform::from_scale(
        pixmap.width() as f32 / tree.size().width(),
        pixmap.height() as f32 / tree.size().height(),
    );
    let placed = match tilt {
        0 => scale,
        tilt => scale.post_rotate_at(f32::from(tilt), middle[0], middle[1]),
    };
    resvg::render(tree, placed, &mut pixmap.as_mut());
}
