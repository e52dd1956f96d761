//! The pieces and the program's icon, from their SVG files.

use std::sync::LazyLock;

use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};

use crate::rules::Piece;

static ICON: LazyLock<Tree> = LazyLock::new(|| parse(include_str!("../../assets/icon.svg")));

/// One tree for each piece, in the order of [`Piece::ALL`].
static PIECES: LazyLock<[Tree; 12]> = LazyLock::new(|| {
    [
        include_str!("../../assets/pieces/wP.svg"),
        include_str!("../../assets/pieces/wN.svg"),
        include_str!("../../assets/pieces/wB.svg"),
        include_str!("../../assets/pieces/wR.svg"),
        include_str!("../../assets/pieces/wQ.svg"),
        include_str!("../../assets/pieces/wK.svg"),
        include_str!("../../assets/pieces/bP.svg"),
        include_str!("../../assets/pieces/bN.svg"),
        include_str!("../../assets/pieces/bB.svg"),
        include_str!("../../assets/pieces/bR.svg"),
        include_str!("../../assets/pieces/bQ.svg"),
        include_str!("../../assets/pieces/bK.svg"),
    ]
    .map(parse)
});

fn parse(svg: &str) -> Tree {
    Tree::from_str(svg, &Options::default()).expect("the embedded pictures are whole")
}

pub(super) fn paint(pixmap: &mut Pixmap, piece: Piece, alpha: u8) {
    let tree = &PIECES[piece.index()];
    if alpha == 255 {
        render(tree, pixmap);
        return;
    }
    let Some(mut solid) = Pixmap::new(pixmap.width(), pixmap.height()) else {
        return;
    };
    render(tree, &mut solid);
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

fn render(tree: &Tree, pixmap: &mut Pixmap) {
    let scale = Transform::from_scale(
        pixmap.width() as f32 / tree.size().width(),
        pixmap.height() as f32 / tree.size().height(),
    );
    resvg::render(tree, scale, &mut pixmap.as_mut());
}
