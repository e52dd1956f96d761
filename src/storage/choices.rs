//! The choices in the settings.

use serde::{Deserialize, Serialize};

values! {
    /// The orientation of the board in a game.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum BoardOrientation {
        /// Fixed, until the players flip it.
        Fixed,
        /// From the side of the player to move.
        Turning,
        /// From White's side, with Black's pieces turned to face a player on the other side of the screen.
        FaceToFace,
    }
}

values! {
    /// The notation of the move list.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Notation {
        /// Standard algebraic notation: `Nf3`.
        San,
        /// Long algebraic notation: `Ng1-f3`.
        Long,
    }
}

values! {
    /// What stands for the pieces in moves on the screen.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Letters {
        /// Letters of the language.
        Own,
        /// Small drawings.
        Figurines,
        /// English letters.
        English,
    }
}

values! {
    /// How days are written.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum DateStyle {
        /// As the language writes them: `22 Nov 2026`.
        Own,
        /// By ISO 8601: `2026-11-22`.
        Iso,
    }
}

values! {
    /// A kind of picture.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
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

values! {
    /// The colours of the window.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum ColorScheme {
        /// Light text on a dark ground.
        Dark,
        /// Dark text on a light ground.
        Light,
        /// Black text on white, for weak eyes and for projectors.
        HighContrast,
        /// Light or dark, as the desktop prefers.
        AsSystem,
    }
}

values! {
    /// The size of text and of everything around the board.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum TextSize {
        /// The normal size.
        Normal,
        /// A little larger.
        Large,
        /// Larger still.
        Larger,
        /// One and a half times the normal size.
        Largest,
    }
}

impl TextSize {
    /// The size in percent of the normal one.
    pub const fn percent(self) -> u16 {
        match self {
            TextSize::Normal => 100,
            TextSize::Large => 115,
            TextSize::Larger => 130,
            TextSize::Largest => 150,
        }
    }
}
