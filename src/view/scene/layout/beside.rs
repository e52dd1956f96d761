//! The panel beside the board.

use super::decorated::DECORATED;
use super::{Layout, MARGIN_PARTS, MODEL, Room, on_board, to_pixels, usual_scale};
use crate::storage::TextSize;
use crate::view::scene::content::{Content, GAP, LEAST_PANEL, SMALL_MESSAGE, SMALL_PANEL};
use crate::view::scene::geometry::{Rect, Size};

/// The part of a small window's width that the panel of a game takes at most with larger text.
const WIDEST_SMALL: f32 = 0.4;

impl Layout {
    /// The panel next to the board.
    pub(super) fn side_by_side(
        size: Size,
        display_scale: f32,
        text_size: TextSize,
        content: Content,
    ) -> Layout {
        let board_scale = usual_scale(size, MODEL, display_scale);
        let room = Room {
            w: size.w as f32 / 2.0 / LEAST_PANEL.w as f32,
            h: (size.h as f32 - 2.0 * size.h as f32 / MARGIN_PARTS as f32) / LEAST_PANEL.h as f32,
        };
        let usual = board_scale.max(content.least_scale() * display_scale);
        let scale = room.larger(usual, text_size);
        let unit = |length: i32| to_pixels(scale, length);

        // Where text is larger than the window has room for, the board has some of the margins.
        let margin = if usual > board_scale { GAP } else { 24 };
        let margin = unit(margin).min(size.w.min(size.h) / MARGIN_PARTS);
        let gap = margin;
        let (narrowest, part) = content.narrowest_panel();
        let narrowest = unit(narrowest).max((size.w as f32 * part) as i32);
        let narrowest = narrowest.min(size.w / 2);
        let height = size.h - 2 * margin;
        let width = size.w - 2 * margin - gap - narrowest;
        let side = (height.min(width) / 8 * 8).max(8);
        let rest = size.w - 2 * margin - gap - side;
        let panel_width = rest.min(unit(content.widest_panel()));

        let x = (size.w - side - gap - panel_width) / 2;
        let y = (size.h - side) / 2;
        let panel_height = side.max(unit(600).min(height));
        Layout {
            scale,
            board_scale,
            board: Rect::new(x, y, side, side),
            panel: Rect::new(
                x + side + gap,
                (size.h - panel_height) / 2,
                panel_width,
                panel_height,
            ),
            ..Layout::default()
        }
    }

    /// A game or a review in a small window, or a game with the largest text: the board has its height, but for the message
    /// below it, and text is at least as large as in the model.
    pub(super) fn small(
        size: Size,
        display_scale: f32,
        text_size: TextSize,
        content: Content,
    ) -> Layout {
        let board_scale = usual_scale(size, MODEL, display_scale);
        let room = Room {
            w: size.w as f32 * WIDEST_SMALL / SMALL_PANEL.w as f32,
            h: size.h as f32 / SMALL_PANEL.h as f32,
        };
        let usual = board_scale.max(display_scale);
        let scale = room.larger(usual, text_size);
        let unit = |length: i32| to_pixels(scale, length);
        let margin = to_pixels(usual, GAP).min(size.w.min(size.h) / MARGIN_PARTS);
        let message = unit(SMALL_MESSAGE).min(size.h / 4);
        let narrowest = unit(SMALL_PANEL.w).min(size.w / 2);
        let height = size.h - 3 * margin - message;
        let gap = margin + to_pixels(usual, content.beside_board());
        let side = (height.min(size.w - 2 * margin - gap - narrowest) / 8 * 8).max(8);
        let width = (size.w - 2 * margin - gap - side).min(unit(DECORATED.w));
        let x = (size.w - side - gap - width) / 2;
        let y = (size.h - side - margin - message) / 2;
        Layout {
            scale,
            board_scale: on_board(board_scale, side),
            board: Rect::new(x, y, side, side),
            panel: Rect::new(x + side + gap, margin, width, size.h - 2 * margin),
            above: None,
            below: Some(Rect::new(x, y + side + margin, side, message)),
            is_stacked: false,
        }
    }
}
