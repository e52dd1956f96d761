//! The colours of a theme by their names.

use crate::diagram::Rgba;

/// The colours of the window, except for the board.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Theme {
    /// Whether panels have edges, edges are wide, and each mark on the board has a shape of its own.
    pub is_strong: bool,
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
    /// Behind a comment between moves.
    pub comment: Rgba,
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
    /// On a ground of red, orange, good, doubtful, first or second.
    pub on_mark: Rgba,
    pub white_side: Rgba,
    pub black_side: Rgba,
    /// The edge of what has the colours of both sides, and texts on White's colour and on the middle.
    pub side_edge: Rgba,
    pub on_white_side: Rgba,
    /// White's and Black's bars in charts.
    pub white_bar: Rgba,
    pub black_bar: Rgba,
    /// Behind the digits of the clock that runs.
    pub plate: Rgba,
    pub on_plate: Rgba,
    /// The middle of the scale between the sides.
    pub balance: Rgba,
    /// The first and the second of two players who are compared.
    pub first: Rgba,
    pub second: Rgba,
    /// Behind captured white pieces, and black ones.
    pub dark_tray: Rgba,
    pub light_tray: Rgba,
    pub shadow: Rgba,
}
