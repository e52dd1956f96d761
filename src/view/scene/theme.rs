//! Colours.

pub use crate::diagram::Rgba;

/// The colours of the window, except for the board.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Theme {
    pub background: Rgba,
    /// Dims the board below dialogs.
    pub dimmed: Rgba,
    pub panel: Rgba,
    pub active_panel: Rgba,
    pub button: Rgba,
    pub button_hover: Rgba,
    pub border: Rgba,
    /// Behind what is chosen.
    pub chosen: Rgba,
    /// Behind the move that is shown in a list.
    pub shown: Rgba,
    pub on_shown: Rgba,
    /// The main action of a screen, and nothing else.
    pub accent: Rgba,
    pub accent_hover: Rgba,
    pub accent_cap: Rgba,
    pub on_accent: Rgba,
    pub key_cap: Rgba,
    pub text: Rgba,
    pub bright_text: Rgba,
    pub dim_text: Rgba,
    pub faint_text: Rgba,
    pub message: Rgba,
    pub message_text: Rgba,
    /// The card of a question, its text and what is less important on it.
    pub question: Rgba,
    pub question_text: Rgba,
    pub question_dim: Rgba,
    pub question_button: Rgba,
    pub question_border: Rgba,
    pub fault: Rgba,
    pub fault_text: Rgba,
    pub red: Rgba,
    pub orange: Rgba,
    pub good: Rgba,
    pub doubtful: Rgba,
    pub white_side: Rgba,
    pub black_side: Rgba,
    /// The middle of the scale between the sides.
    pub balance: Rgba,
    /// Behind captured black pieces.
    pub light_tray: Rgba,
    pub shadow: Rgba,
}

/// Light text on warm grey.
pub const THEME: Theme = Theme {
    background: Rgba::hex(0x23211e),
    dimmed: Rgba::hex(0x13110e).alpha(139),
    panel: Rgba::hex(0x2c2a26),
    active_panel: Rgba::hex(0x3a362f),
    button: Rgba::hex(0x36332e),
    button_hover: Rgba::hex(0x423e37),
    border: Rgba::hex(0x45413a),
    chosen: Rgba::hex(0x5a5347),
    shown: Rgba::hex(0xf0e6cf),
    on_shown: Rgba::hex(0x1e1c19),
    accent: Rgba::hex(0xe0a84e),
    accent_hover: Rgba::hex(0xecb964),
    accent_cap: Rgba::hex(0xc48f3a),
    on_accent: Rgba::hex(0x23211e),
    key_cap: Rgba::hex(0x1e1c19),
    text: Rgba::hex(0xece5d6),
    bright_text: Rgba::hex(0xfdf8ec),
    dim_text: Rgba::hex(0xb4ab9b),
    faint_text: Rgba::hex(0x9f9789),
    message: Rgba::hex(0x4a3c22),
    message_text: Rgba::hex(0xf3dfb0),
    question: Rgba::hex(0x20414d),
    question_text: Rgba::hex(0xdff1f6),
    question_dim: Rgba::hex(0xa9cbd6),
    question_button: Rgba::hex(0x33606f),
    question_border: Rgba::hex(0x5b93a5),
    fault: Rgba::hex(0x54291f),
    fault_text: Rgba::hex(0xffcfc2),
    red: Rgba::hex(0xff8573),
    orange: Rgba::hex(0xe58242),
    good: Rgba::hex(0x7cc48a),
    doubtful: Rgba::hex(0xe3c04d),
    white_side: Rgba::hex(0xf6f1e6),
    black_side: Rgba::hex(0x191714),
    balance: Rgba::hex(0x88997f),
    light_tray: Rgba::hex(0xd8d0bf),
    shadow: Rgba::hex(0x000000).alpha(150),
};
