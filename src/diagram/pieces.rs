//! The drawings of the pieces.

use crate::rules::Piece;

values! {
    /// The drawings of the pieces.
    #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "storage", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "storage", serde(rename_all = "lowercase"))]
    #[cfg_attr(feature = "app", derive(clap::ValueEnum))]
    pub enum PieceSet {
        /// Turned pieces with outlines.
        #[default]
        Classic,
        /// Bold flat shapes.
        Modern,
        /// Wood with facets, lit from the left.
        Carved,
        /// Slender silhouettes.
        Slim,
        /// Plain geometric shapes.
        Shapes,
    }
}

/// The SVG files of a set, in the order of [`Piece::ALL`].
macro_rules! files {
    ($set:literal) => {
        [
            include_str!(concat!("../../assets/pieces/", $set, "/wP.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/wN.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/wB.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/wR.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/wQ.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/wK.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/bP.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/bN.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/bB.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/bR.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/bQ.svg")),
            include_str!(concat!("../../assets/pieces/", $set, "/bK.svg")),
        ]
    };
}

impl PieceSet {
    /// The drawing of a piece: an SVG file whose view box has a side of 100.
    pub fn file(self, piece: Piece) -> &'static str {
        let files = match self {
            PieceSet::Classic => &files!("classic"),
            PieceSet::Modern => &files!("modern"),
            PieceSet::Carved => &files!("carved"),
            PieceSet::Slim => &files!("slim"),
            PieceSet::Shapes => &files!("shapes"),
        };
        files[piece.index()]
    }
}
