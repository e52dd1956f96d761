//! Screens whose board only decorates them, and the library, which has none.

use super::{
    Layout, MARGIN_PARTS, MODEL, Room, STACKED_MODEL, by_size, is_stacked, to_pixels, usual_scale,
};
use crate::storage::TextSize;
use crate::view::scene::content::{Content, GAP};
use crate::view::scene::geometry::{Rect, Size};

/// The least scale of a panel beside a board that only decorates it, times the scale of the display.
const LEAST_BESIDE_DECORATION: f32 = 0.92;

/// The usual width of such a panel, and the least height below its board, in units; the smallest panel for larger text, and
/// the narrowest one beside a board.
pub(super) const DECORATED: Size = Size { w: 456, h: 420 };
const LEAST_DECORATED: Size = Size { w: 352, h: 300 };
const LEAST_BESIDE: i32 = 300;

/// The smallest library, in units.
const LEAST_LIBRARY: Size = Size { w: 400, h: 320 };

/// The part of the window's width that such a panel takes at most, if the board is then large enough.
const WIDEST_DECORATED: f32 = 0.42;

/// The smallest board that decorates a screen, beside its panel or above it, in pixels at the usual scale, and the greatest
/// width of a panel alone. Above the panel a small one is better than an empty quarter of the window.
const LEAST_DECORATION: i32 = 360;
const LEAST_ABOVE: i32 = 192;
const WIDEST_ALONE: i32 = 680;

impl Layout {
    /// The panel of a screen whose board only decorates it: its targets keep their size, and where the board would be
    /// small there is none.
    pub(super) fn beside_decoration(
        size: Size,
        display_scale: f32,
        text_size: TextSize,
        content: Content,
    ) -> Layout {
        let is_stacked = is_stacked(size);
        let model = if is_stacked { STACKED_MODEL } else { MODEL };
        let board_scale = usual_scale(size, model, display_scale);
        let usual = board_scale.max(LEAST_BESIDE_DECORATION * display_scale);
        let room = Room {
            w: size.w as f32 / LEAST_DECORATED.w as f32,
            h: size.h as f32 / LEAST_DECORATED.h as f32,
        };
        let scale = room.larger(usual, text_size);
        let unit = |length: i32| to_pixels(scale, length);
        let whole = Rect::new(0, 0, size.w, size.h);
        let margin = to_pixels(board_scale, if is_stacked { 16 } else { 24 })
            .min(size.w.min(size.h) / MARGIN_PARTS);
        let (board, panel) = if is_stacked {
            // As wide as the window; if that leaves too little below it, as large as there is room for.
            let widest = (size.w - 2 * margin) / 8 * 8;
            let height = size.h - 3 * margin;
            let needed = match content.below_decoration() {
                Some(needed) if height - widest < unit(DECORATED.h) => unit(needed),
                _ => 0,
            };
            let side = ((height - needed) / 8 * 8).min(widest).max(0);
            let mut panel = whole.shrunk(margin);
            let board = Rect::new((size.w - side) / 2, margin, side, side);
            panel.cut_top(side + margin);
            (board, panel)
        } else {
            let most = (size.w as f32 * WIDEST_DECORATED) as i32;
            let narrowest = unit(DECORATED.w).min(most);
            let side = (size.h - 2 * margin).min(size.w - 3 * margin - narrowest) / 8 * 8;
            let width = (size.w - 3 * margin - side).min(unit(560));
            let x = (size.w - side - margin - width) / 2;
            let board = Rect::new(x, margin, side, side);
            let panel = Rect::new(x + side + margin, margin, width, size.h - 2 * margin);
            (board, panel)
        };
        let layout = Layout {
            scale,
            board_scale,
            board,
            panel,
            above: None,
            below: None,
            is_stacked,
        };
        let least_height = match content.below_decoration() {
            Some(needed) => needed.min(DECORATED.h),
            None => DECORATED.h,
        };
        let is_low = is_stacked && panel.h < unit(least_height);
        let least_side = match content.below_decoration() {
            Some(_) if is_stacked => LEAST_ABOVE,
            _ => LEAST_DECORATION,
        };
        let least_side = (least_side as f32 * display_scale) as i32;
        let is_narrow = panel.w < unit(LEAST_BESIDE);
        if is_low || is_narrow || board.w < least_side {
            let edge = to_pixels(display_scale, if is_stacked { 16 } else { 8 });
            let narrow = whole.shrunk(edge.min(margin));
            let width = narrow
                .w
                .min(to_pixels(scale.max(display_scale), WIDEST_ALONE));
            let x = (size.w - width) / 2;
            let usual = board_scale.max(display_scale);
            let scale = room.larger(usual, text_size);
            return Layout {
                scale,
                board: Rect::default(),
                panel: Rect {
                    x,
                    w: width,
                    ..narrow
                },
                ..layout
            };
        }
        layout
    }

    /// The library: text is never smaller than in the models, and with larger text its narrowest form still fits.
    pub(super) fn library(
        size: Size,
        display_scale: f32,
        text_size: TextSize,
        is_stacked: bool,
    ) -> Layout {
        let model = if is_stacked { STACKED_MODEL } else { MODEL };
        let board_scale = by_size(size, model).max(display_scale);
        let room = Room {
            w: size.w as f32 / LEAST_LIBRARY.w as f32,
            h: size.h as f32 / LEAST_LIBRARY.h as f32,
        };
        // A larger window has more rows and wider columns, not only larger letters.
        let usual = (board_scale + display_scale) / 2.0;
        Layout {
            scale: room.larger(usual, text_size),
            board_scale,
            board: Rect::default(),
            panel: Rect::new(0, 0, size.w, size.h).shrunk(to_pixels(board_scale, GAP)),
            above: None,
            below: None,
            is_stacked,
        }
    }
}
