//! The board between two players who sit face to face.

use super::{
    LEAST_STACKED, LOW_END, Layout, MARGIN_PARTS, MODEL, Room, SMALLEST, STACKED_MODEL, WIDE_END,
    by_size, on_board, to_pixels, usual_scale,
};
use crate::storage::TextSize;
use crate::view::scene::content::{END, GAP};
use crate::view::scene::geometry::{Rect, Size};

/// The least height of an end in a column beside the board, in units.
const COLUMN_END: i32 = 230;

/// The distance of the ends from the edges of the window, in units.
const MARGIN: i32 = 16;

/// The least part of a window's width for a board between two ends, with larger text.
const LEAST_BOARD: f32 = 0.86;

/// By how much a card is lower with larger text, in units: captured pieces stand behind the name.
const ONE_LINE: i32 = 22;

impl Layout {
    /// The board in the middle of a column at either side. The panel is the right one, and the left one is as wide. Where the
    /// board leaves room above and below it, the columns use it.
    pub(super) fn between_columns(size: Size, display_scale: f32, text_size: TextSize) -> Layout {
        let by_size = by_size(size, MODEL);
        let board_scale = usual_scale(size, MODEL, display_scale);
        let margin = to_pixels(board_scale, 24).min(size.w.min(size.h) / 30);
        let gap = to_pixels(by_size, 16);
        let least = to_pixels(by_size, if by_size < SMALLEST { 150 } else { 200 });
        let width = size.w - 2 * (margin.min(least / 6) + least + gap);
        let side = ((size.h - 2 * margin).min(width) / 8 * 8).max(8);
        let (x, y) = ((size.w - side) / 2, (size.h - side) / 2);
        let column = (x - gap - margin.min(x / 8)).clamp(1, to_pixels(board_scale, 320));
        let height = (size.h - 2 * margin).clamp(side, side * 5 / 4);
        let room = Room {
            w: column as f32 / END.w as f32,
            h: height as f32 / 2.0 / COLUMN_END as f32,
        };
        Layout {
            scale: room.larger(board_scale, text_size),
            board_scale,
            board: Rect::new(x, y, side, side),
            panel: Rect::new(x + side + gap, (size.h - height) / 2, column, height),
            ..Layout::default()
        }
    }

    /// The board between an end above it and one below it, which is the panel.
    pub(super) fn between_ends(size: Size, display_scale: f32, text_size: TextSize) -> Layout {
        let board_scale = usual_scale(size, STACKED_MODEL, display_scale);
        let (w, h) = (size.w as f32, size.h as f32);
        let scale_for = |width: i32, end: i32| {
            let room = Room {
                w: w / width as f32,
                h: (h - LEAST_BOARD * w) / 2.0 / (end + MARGIN + GAP) as f32,
            };
            room.larger(board_scale, text_size)
        };
        let high = match text_size {
            TextSize::Normal => END.h,
            _ => END.h - ONE_LINE,
        };
        // Text may grow more where the message still has room beside the buttons.
        let low = scale_for(WIDE_END + 2 * (MARGIN + 1), LOW_END);
        let scale = scale_for(LEAST_STACKED, high).max(low);
        let margin = to_pixels(scale, MARGIN).min(size.w.min(size.h) / MARGIN_PARTS);
        let gap = to_pixels(scale, GAP);
        let panel_width = size.w - 2 * margin;
        let is_wide = panel_width >= to_pixels(scale, WIDE_END);
        let end = to_pixels(scale, if is_wide { LOW_END } else { high });
        let height = size.h - 2 * (margin + end + gap);
        let side = (height.min(size.w - 2 * margin) / 8 * 8).max(8);
        let (x, y) = ((size.w - side) / 2, (size.h - side) / 2);
        let below = y + side + gap;
        Layout {
            scale,
            board_scale: on_board(board_scale, side),
            board: Rect::new(x, y, side, side),
            panel: Rect::new(margin, below, panel_width, end.min(size.h - below).max(1)),
            above: None,
            below: None,
            is_stacked: true,
        }
    }
}
