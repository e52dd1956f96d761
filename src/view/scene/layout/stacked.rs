//! The panel below the board.

use super::{
    LEAST_STACKED, Layout, MARGIN_PARTS, Room, STACKED_MODEL, WIDE_END, on_board, to_pixels,
    usual_scale,
};
use crate::storage::TextSize;
use crate::view::scene::content::{Content, GAME_BELOW, GAP, STACKED_CARD};
use crate::view::scene::geometry::{Rect, Size};

/// The least height of a window in which a game below the board keeps its moves, in units.
const WITH_MOVES: i32 = 920;

impl Layout {
    /// The panel below the board, which is as wide as the window and the least height of the panel allow.
    pub(super) fn stacked(
        size: Size,
        display_scale: f32,
        text_size: TextSize,
        content: Content,
    ) -> Layout {
        let board_scale = usual_scale(size, STACKED_MODEL, display_scale);
        let needed = content.above() + content.least_height();
        let room = Room {
            w: size.w as f32 / LEAST_STACKED as f32,
            h: size.h as f32 * content.greatest_part() / needed as f32,
        };
        let scale = room.larger(board_scale, text_size);
        let unit = |length: i32| to_pixels(scale, length);

        let shorter = size.w.min(size.h);
        let margin = unit(16);
        let side_margin = if content.is_game() { margin } else { unit(24) };
        let side_margin = side_margin.min(shorter / MARGIN_PARTS);
        let margin = margin.min(shorter / MARGIN_PARTS);
        let gap = unit(GAP);
        let above = unit(content.above());
        let bar = unit(content.beside_board());
        let width = size.w - 2 * side_margin - bar;
        let height = size.h - 2 * margin - above - gap;
        let panel_height = match text_size {
            _ if content == Content::Game => {
                let beside_board = height - width / 8 * 8;
                let mut heights = GAME_BELOW.map(unit).into_iter();
                let fitting = heights.find(|&panel| panel <= beside_board);
                // The moves give way only in a low window.
                let least = match size.h >= unit(WITH_MOVES) {
                    true if width >= unit(WIDE_END) => GAME_BELOW[1],
                    true => GAME_BELOW[0],
                    false => content.least_height(),
                };
                fitting.unwrap_or(0).max(unit(least))
            }
            TextSize::Normal => unit(content.usual_height()),
            _ => {
                let usual = to_pixels(board_scale, content.usual_height());
                usual.max(unit(content.least_height()))
            }
        };
        let height = height - panel_height;
        let side = (height.min(width) / 8 * 8).max(8);

        let x = (size.w - side - bar) / 2;
        let y = margin + above;
        let below = y + side + gap;
        let width = width + bar;
        let card = Rect::new(side_margin, margin, width, unit(STACKED_CARD));
        Layout {
            scale,
            board_scale: on_board(board_scale, side),
            board: Rect::new(x, y, side, side),
            panel: Rect::new(side_margin, below, width, (size.h - margin - below).max(1)),
            above: (above > 0).then_some(card),
            below: None,
            is_stacked: true,
        }
    }
}
