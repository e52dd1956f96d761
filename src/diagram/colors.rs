//! The colours of boards and of the marks on them.

use crate::tree::Ink;

/// A colour with opacity, each channel from 0 to 255, not premultiplied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgba(pub [u8; 4]);

impl Rgba {
    /// The opaque colour with this number, `0xRRGGBB`.
    pub const fn hex(number: u32) -> Rgba {
        let [_, r, g, b] = number.to_be_bytes();
        Rgba([r, g, b, 255])
    }

    /// Whether nothing shows through.
    pub const fn is_opaque(self) -> bool {
        self.0[3] == 255
    }

    /// The same colour with another opacity.
    pub const fn alpha(self, alpha: u8) -> Rgba {
        let [r, g, b, _] = self.0;
        Rgba([r, g, b, alpha])
    }

    /// The colour with this part of its light, in percent.
    fn darker(self, percent: u16) -> Rgba {
        let [r, g, b, alpha] = self.0;
        let darker = |channel: u8| (u16::from(channel) * percent / 100) as u8;
        Rgba([darker(r), darker(g), darker(b), alpha])
    }
}

values! {
    /// The colours of the board.
    #[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "storage", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "storage", serde(rename_all = "lowercase"))]
    #[cfg_attr(feature = "app", derive(clap::ValueEnum))]
    pub enum BoardTheme {
        /// Green and cream.
        #[default]
        Green,
        /// The colours of wood.
        Brown,
        /// Blue and a cool white.
        Blue,
        /// Greys, with marks in blue and yellow, which colour-blind players can tell apart.
        Clear,
        /// Purple and a pale violet.
        Purple,
        /// Rose and cream.
        Rose,
    }
}

/// The colours of the board and of the marks on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct BoardColors {
    pub light_square: Rgba,
    pub dark_square: Rgba,
    /// Tints the squares of the last move.
    pub last_move: Rgba,
    /// Tints the square of the piece in hand.
    pub selected: Rgba,
    /// The dots and rings on legal targets.
    pub target: Rgba,
    /// The glow behind a king in check.
    pub check: Rgba,
    /// Outlines the squares that show why a move is illegal.
    pub reason: Rgba,
}

impl BoardColors {
    /// The colour of the arrow that shows the last move: that of its squares, but darker.
    pub fn last_move_arrow(&self) -> Rgba {
        self.last_move.darker(60).alpha(170)
    }

    /// The colour of a coordinate on a light or a dark square.
    pub fn coordinate(&self, is_on_light: bool) -> Rgba {
        if is_on_light {
            self.dark_square.darker(70)
        } else {
            self.light_square
        }
    }

    /// The colours of a theme.
    pub const fn of(theme: BoardTheme) -> &'static BoardColors {
        match theme {
            BoardTheme::Green => &GREEN,
            BoardTheme::Brown => &BROWN,
            BoardTheme::Blue => &BLUE,
            BoardTheme::Clear => &CLEAR,
            BoardTheme::Purple => &PURPLE,
            BoardTheme::Rose => &ROSE,
        }
    }
}

const GREEN: BoardColors = BoardColors {
    light_square: Rgba::hex(0xebe4d3),
    dark_square: Rgba::hex(0x88997f),
    last_move: Rgba::hex(0xe0a84e).alpha(113),
    selected: Rgba::hex(0xe0a84e).alpha(191),
    target: Rgba::hex(0x000000).alpha(62),
    check: Rgba::hex(0xe23d28),
    reason: Rgba::hex(0xb5301c),
};

const BROWN: BoardColors = BoardColors {
    light_square: Rgba::hex(0xe9d8bb),
    dark_square: Rgba::hex(0xa97f5d),
    last_move: Rgba::hex(0xd8c63a).alpha(125),
    selected: Rgba::hex(0xd8c63a).alpha(210),
    target: Rgba::hex(0x000000).alpha(62),
    check: Rgba::hex(0xe0301e),
    reason: Rgba::hex(0xa51f10),
};

const BLUE: BoardColors = BoardColors {
    light_square: Rgba::hex(0xe3e8ec),
    dark_square: Rgba::hex(0x7590ab),
    last_move: Rgba::hex(0xe8b13f).alpha(120),
    selected: Rgba::hex(0xe8b13f).alpha(205),
    target: Rgba::hex(0x000000).alpha(66),
    check: Rgba::hex(0xe23d28),
    reason: Rgba::hex(0xb5301c),
};

/// Blue and yellow look different to people with red-green colour blindness. For the rare blue blindness they
/// differ in lightness.
const CLEAR: BoardColors = BoardColors {
    light_square: Rgba::hex(0xeeeeec),
    dark_square: Rgba::hex(0x9c9fa3),
    last_move: Rgba::hex(0x2f7fd6).alpha(140),
    selected: Rgba::hex(0xf6d32b).alpha(225),
    target: Rgba::hex(0x000000).alpha(80),
    check: Rgba::hex(0xd4380d),
    reason: Rgba::hex(0x8a1500),
};

const PURPLE: BoardColors = BoardColors {
    light_square: Rgba::hex(0xece7f1),
    dark_square: Rgba::hex(0x9283ad),
    last_move: Rgba::hex(0xe0b93f).alpha(120),
    selected: Rgba::hex(0xe0b93f).alpha(205),
    target: Rgba::hex(0x000000).alpha(66),
    check: Rgba::hex(0xe23d28),
    reason: Rgba::hex(0xa8200f),
};

const ROSE: BoardColors = BoardColors {
    light_square: Rgba::hex(0xf3e3da),
    dark_square: Rgba::hex(0xb98a80),
    last_move: Rgba::hex(0x8fae3f).alpha(135),
    selected: Rgba::hex(0x8fae3f).alpha(220),
    target: Rgba::hex(0x000000).alpha(66),
    check: Rgba::hex(0xd8200f),
    reason: Rgba::hex(0x8a1208),
};

/// How opaque the glow behind a king in check is, at these parts of the way from the middle of the square to its edge.
pub(crate) const GLOW: [(f32, u8); 4] = [(0.0, 235), (0.4, 205), (0.7, 110), (1.0, 0)];

/// The opacity of arrows and circles.
const THROUGH: u8 = 168;

/// The colour of a mark.
pub const fn mark_color(ink: Ink) -> Rgba {
    let color = match ink {
        Ink::Green => Rgba::hex(0x2a8a3e),
        Ink::Red => Rgba::hex(0xbf3a2b),
        Ink::Yellow => Rgba::hex(0xc99a1b),
        Ink::Blue => Rgba::hex(0x2463b4),
    };
    color.alpha(THROUGH)
}
