//! The layout of board and panel in a window of any size.

use crate::storage::TextSize;
use crate::view::scene::content::{
    Content, END, GAME_BELOW, GAP, LEAST_PANEL, SMALL_MESSAGE, SMALL_PANEL, STACKED_CARD,
};
use crate::view::scene::geometry::{Rect, Size};

/// The window size that units refer to.
const MODEL: Size = Size { w: 1280, h: 800 };

/// The side of the board in it.
const MODEL_BOARD: i32 = 752;

/// The smallest scale of text, times the scale of the display.
const SMALLEST: f32 = 0.75;

/// The smallest scale on a board alone, where small letters are close to the pieces.
const SMALLEST_ON_BOARD: f32 = 0.6;

/// The margin is at most this fraction of the window's shorter side.
const MARGIN_PARTS: i32 = 24;

/// A window narrower than this part of its height has the board above the panel.
const STACKED: f32 = 0.95;

/// A game has a layout of its own in a window that is smaller than this part of the model.
const SMALL: f32 = 0.9;

/// The part of a small window's width that the panel of a game takes at most with larger text.
const WIDEST_SMALL: f32 = 0.4;

/// The window size that units refer to if the board is above the panel.
const STACKED_MODEL: Size = Size { w: 600, h: 1000 };

/// The side of the board of a game in it.
const STACKED_BOARD: i32 = 552;

/// The least width of an end above or below the board where the message has room beside the buttons, in units.
pub(in crate::view) const WIDE_END: i32 = 640;

/// The least height of a window in which a game below the board keeps its moves, in units.
const WITH_MOVES: i32 = 920;

/// The least height of an end in a column beside the board, in units.
const COLUMN_END: i32 = 230;

/// The least part of a window's width for a board between two ends, with larger text.
const LEAST_BOARD: f32 = 0.8;

/// The width of a strip for coordinates outside the board, in units on the board.
const COORDINATES: i32 = 20;

/// The least width of a window with the board above the panel, in units. Larger text keeps at least this width.
const LEAST_STACKED: i32 = 350;

/// The least scale of a panel beside a board that only decorates it, times the scale of the display.
const LEAST_BESIDE_DECORATION: f32 = 0.92;

/// The usual width of such a panel, and the least height below its board, in units; the smallest panel for larger text, and
/// the narrowest one beside a board.
const DECORATED: Size = Size { w: 456, h: 420 };
const LEAST_DECORATED: Size = Size { w: 352, h: 300 };
const LEAST_BESIDE: i32 = 300;

/// The smallest library, in units.
const LEAST_LIBRARY: Size = Size { w: 400, h: 320 };

/// The part of the window's width that such a panel takes at most, if the board is then large enough.
const WIDEST_DECORATED: f32 = 0.42;

/// The smallest board that decorates a screen, in pixels at the usual scale, and the greatest width of a panel alone.
const LEAST_DECORATION: i32 = 360;
const WIDEST_ALONE: i32 = 680;

/// The parts of the window and the scale of units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// Pixels per unit outside the board.
    scale: f32,
    /// Pixels per unit on the board, which the text size does not affect.
    board_scale: f32,
    /// The area of the 64 squares.
    pub board: Rect,
    /// The area next to the board, or below it.
    pub panel: Rect,
    /// The area above the board for a player's card, if the panel of a game is below it.
    pub above: Option<Rect>,
    /// The area below the board for the message of a game, in a small window.
    pub below: Option<Rect>,
    /// Whether the panel is below the board.
    pub is_stacked: bool,
}

impl Layout {
    /// The layout of a window. `display_scale` is 2 on a display where text should be twice the size. Larger
    /// text is used as far as the window has room for it.
    pub fn new(size: Size, display_scale: f32, text_size: TextSize, content: Content) -> Layout {
        let is_stacked = is_stacked(size);
        if content == Content::Library {
            Layout::library(size, display_scale, text_size, is_stacked)
        } else if content.is_beside_decoration() {
            Layout::beside_decoration(size, display_scale, text_size, content)
        } else if content == Content::FaceToFace && is_stacked {
            Layout::between_ends(size, display_scale, text_size)
        } else if content == Content::FaceToFace {
            Layout::between_columns(size, display_scale, text_size)
        } else if is_stacked {
            Layout::stacked(size, display_scale, text_size, content)
        } else if content.is_game() && by_size(size, MODEL) < SMALL * display_scale {
            Layout::small(size, display_scale, text_size, content)
        } else {
            Layout::side_by_side(size, display_scale, text_size)
        }
    }

    /// The panel of a screen whose board only decorates it: its targets keep their size, and where the board would be
    /// small there is none.
    fn beside_decoration(
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
            let board = Rect::new(x, (size.h - side) / 2, side, side);
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
        let least_side = (LEAST_DECORATION as f32 * display_scale) as i32;
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
    fn library(size: Size, display_scale: f32, text_size: TextSize, is_stacked: bool) -> Layout {
        let model = if is_stacked { STACKED_MODEL } else { MODEL };
        let board_scale = by_size(size, model).max(display_scale);
        let room = Room {
            w: size.w as f32 / LEAST_LIBRARY.w as f32,
            h: size.h as f32 / LEAST_LIBRARY.h as f32,
        };
        Layout {
            scale: room.larger(board_scale, text_size),
            board_scale,
            board: Rect::default(),
            panel: Rect::new(0, 0, size.w, size.h).shrunk(to_pixels(board_scale, GAP)),
            above: None,
            below: None,
            is_stacked,
        }
    }

    /// Whether there is room for a board.
    pub fn has_board(&self) -> bool {
        self.board.w > 0
    }

    /// The panel next to the board.
    fn side_by_side(size: Size, display_scale: f32, text_size: TextSize) -> Layout {
        let board_scale = usual_scale(size, MODEL, display_scale);
        let room = Room {
            w: size.w as f32 / 2.0 / LEAST_PANEL.w as f32,
            h: (size.h as f32 - 2.0 * size.h as f32 / MARGIN_PARTS as f32) / LEAST_PANEL.h as f32,
        };
        let scale = room.larger(board_scale, text_size);
        let unit = |length: i32| to_pixels(scale, length);

        let margin = unit(24).min(size.w.min(size.h) / MARGIN_PARTS);
        let gap = margin;
        let narrowest = unit(LEAST_PANEL.w).min(size.w / 2);
        let height = size.h - 2 * margin;
        let width = size.w - 2 * margin - gap - narrowest;
        let side = (height.min(width) / 8 * 8).max(8);
        let rest = size.w - 2 * margin - gap - side;
        let panel_width = rest.min(unit(560));

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
            above: None,
            below: None,
            is_stacked: false,
        }
    }

    /// A game or a review in a small window: the board has its height, but for the message below it, and text is as large as in the
    /// model.
    fn small(size: Size, display_scale: f32, text_size: TextSize, content: Content) -> Layout {
        let board_scale = usual_scale(size, MODEL, display_scale);
        let room = Room {
            w: size.w as f32 * WIDEST_SMALL / SMALL_PANEL.w as f32,
            h: size.h as f32 / SMALL_PANEL.h as f32,
        };
        let scale = room.larger(display_scale, text_size);
        let unit = |length: i32| to_pixels(scale, length);
        let margin = to_pixels(display_scale, GAP).min(size.w.min(size.h) / MARGIN_PARTS);
        let message = unit(SMALL_MESSAGE).min(size.h / 4);
        let narrowest = unit(SMALL_PANEL.w).min(size.w / 2);
        let height = size.h - 3 * margin - message;
        let gap = margin + to_pixels(display_scale, content.beside_board());
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

    /// The panel below the board, which is as wide as the window and the least height of the panel allow.
    fn stacked(size: Size, display_scale: f32, text_size: TextSize, content: Content) -> Layout {
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

    /// The board in the middle of a column at either side. The panel is the right one, and the left one is as wide.
    fn between_columns(size: Size, display_scale: f32, text_size: TextSize) -> Layout {
        let by_size = by_size(size, MODEL);
        let board_scale = usual_scale(size, MODEL, display_scale);
        let margin = to_pixels(board_scale, 24).min(size.w.min(size.h) / 30);
        let gap = to_pixels(by_size, 16);
        let least = to_pixels(by_size, if by_size < SMALLEST { 150 } else { 200 });
        let width = size.w - 2 * (margin.min(least / 6) + least + gap);
        let side = ((size.h - 2 * margin).min(width) / 8 * 8).max(8);
        let (x, y) = ((size.w - side) / 2, (size.h - side) / 2);
        let column = (x - gap - margin.min(x / 8)).clamp(1, to_pixels(board_scale, 320));
        let room = Room {
            w: column as f32 / END.w as f32,
            h: side as f32 / 2.0 / COLUMN_END as f32,
        };
        Layout {
            scale: room.larger(board_scale, text_size),
            board_scale,
            board: Rect::new(x, y, side, side),
            panel: Rect::new(x + side + gap, y, column, side),
            above: None,
            below: None,
            is_stacked: false,
        }
    }

    /// The board between an end above it and one below it, which is the panel.
    fn between_ends(size: Size, display_scale: f32, text_size: TextSize) -> Layout {
        let board_scale = usual_scale(size, STACKED_MODEL, display_scale);
        let (w, h) = (size.w as f32, size.h as f32);
        let room = Room {
            w: w / LEAST_STACKED as f32,
            h: (h - LEAST_BOARD * w) / 2.0 / (END.h + 2 * GAP) as f32,
        };
        let scale = room.larger(board_scale, text_size);
        let margin = to_pixels(scale, 16).min(size.w.min(size.h) / MARGIN_PARTS);
        let gap = to_pixels(scale, GAP);
        let panel_width = size.w - 2 * margin;
        let end = to_pixels(scale, end_height(panel_width, scale));
        let height = size.h - 2 * (margin + end + gap);
        let side = (height.min(size.w - 2 * margin) / 8 * 8).max(8);
        let (x, y) = ((size.w - side) / 2, (size.h - side) / 2);
        let below = y + side + gap;
        Layout {
            scale,
            board_scale,
            board: Rect::new(x, y, side, side),
            panel: Rect::new(margin, below, panel_width, end.min(size.h - below).max(1)),
            above: None,
            below: None,
            is_stacked: true,
        }
    }

    /// The layout of a board alone, with this side.
    pub(in crate::view) fn of_board(side: i32) -> Layout {
        let scale = (side as f32 / MODEL_BOARD as f32).max(SMALLEST_ON_BOARD);
        Layout {
            scale,
            board_scale: scale,
            board: Rect::new(0, 0, side, side),
            panel: Rect::default(),
            above: None,
            below: None,
            is_stacked: false,
        }
    }

    /// Converts units outside the board to pixels; a unit is a pixel in a window of 1280×800, or of 600×1000,
    /// with normal text size.
    pub fn unit(&self, length: i32) -> i32 {
        to_pixels(self.scale, length)
    }

    /// Converts units on the board to pixels.
    pub fn board_unit(&self, length: i32) -> i32 {
        to_pixels(self.board_scale, length)
    }

    /// The same with this part of the scale outside the board.
    pub(in crate::view) fn scaled(self, part: f32) -> Layout {
        Layout {
            scale: self.scale * part,
            ..self
        }
    }

    /// The same with room for coordinates at the left of a smaller board and below it.
    pub(in crate::view) fn with_coordinates_outside(self) -> Layout {
        let board = self.board;
        let side = ((board.w - self.coordinates_strip()) / 8 * 8).max(8);
        Layout {
            board: Rect::new(board.right() - side, board.y, side, side),
            ..self
        }
    }

    /// The width of the strip for coordinates outside the board.
    pub(in crate::view) fn coordinates_strip(&self) -> i32 {
        self.board_unit(COORDINATES)
    }

    /// The same without a board: the panel is the whole window.
    pub(in crate::view) fn of_whole(self, size: Size) -> Layout {
        Layout {
            board: Rect::default(),
            panel: Rect::new(0, 0, size.w, size.h),
            above: None,
            below: None,
            ..self
        }
    }

    /// The same with units as they are on the board.
    pub(in crate::view) fn in_board_units(self) -> Layout {
        Layout {
            scale: self.board_scale,
            ..self
        }
    }

    /// The side of a square in pixels.
    pub fn square_side(&self) -> i32 {
        self.board.w / 8
    }
}

/// Whether the board is above the panel.
fn is_stacked(size: Size) -> bool {
    (size.w as f32) < STACKED * size.h as f32
}

/// Pixels per unit with normal text size, in a window made like a model.
fn usual_scale(size: Size, model: Size, display_scale: f32) -> f32 {
    by_size(size, model).max(SMALLEST * display_scale)
}

/// The same with text as small as the window makes it.
fn by_size(size: Size, model: Size) -> f32 {
    (size.w as f32 / model.w as f32).min(size.h as f32 / model.h as f32)
}

/// Pixels per unit on a board with this side: what is on a board that leaves room for larger text is smaller with it.
fn on_board(usual: f32, side: i32) -> f32 {
    usual.min((side as f32 / STACKED_BOARD as f32).max(SMALLEST_ON_BOARD))
}

/// The height of an end above or below the board in units: lower where the message has room beside the buttons.
fn end_height(width: i32, scale: f32) -> i32 {
    if width >= to_pixels(scale, WIDE_END) {
        END.h - 48
    } else {
        END.h
    }
}

/// The greatest scales at which the panel has room for everything.
struct Room {
    w: f32,
    h: f32,
}

impl Room {
    /// Pixels per unit with larger text, as far as there is room for it.
    fn larger(&self, usual: f32, text_size: TextSize) -> f32 {
        let wanted = usual * f32::from(text_size.percent()) / 100.0;
        usual.max(wanted.min(self.w.min(self.h)))
    }
}

fn to_pixels(scale: f32, length: i32) -> i32 {
    ((length as f32 * scale).round() as i32).max(length.signum())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(i32, i32); 8] = [
        (1280, 800),
        (640, 480),
        (2560, 1440),
        (1920, 600),
        (640, 1200),
        (600, 1000),
        (900, 960),
        (100, 60),
    ];

    #[test]
    fn the_model_size_gives_the_designed_layout() {
        let layout = Layout::new(MODEL, 1.0, TextSize::Normal, Content::Game);
        assert_eq!(layout.board, Rect::new(24, 24, 752, 752));
        assert_eq!(layout.panel, Rect::new(800, 24, 456, 752));
    }

    #[test]
    fn board_and_panel_are_inside_every_window_and_do_not_overlap() {
        let sizes = SIZES
            .into_iter()
            .flat_map(|size| TextSize::ALL.map(|text| (size, text)));
        for ((w, h), text_size) in sizes {
            for content in [
                Content::Game,
                Content::FaceToFace,
                Content::Review,
                Content::Start(400),
                Content::Start(900),
                Content::NewGame,
                Content::Editor,
                Content::Other,
            ] {
                let layout = Layout::new(Size { w, h }, 1.0, text_size, content);
                let window = Rect::new(0, 0, w, h);
                let inside = |part: Rect| part.intersection(window) == Some(part);
                assert!(!layout.has_board() || inside(layout.board), "{w}×{h}");
                let needs_board = !content.is_beside_decoration();
                assert!(layout.has_board() || !needs_board, "{w}×{h}");
                assert!(inside(layout.panel), "{w}×{h}");
                assert_eq!(layout.board.intersection(layout.panel), None, "{w}×{h}");
                for more in [layout.above, layout.below].into_iter().flatten() {
                    assert!(inside(more), "{w}×{h}");
                    assert_eq!(layout.board.intersection(more), None, "{w}×{h}");
                    assert_eq!(layout.panel.intersection(more), None, "{w}×{h}");
                }
            }
        }
    }

    #[test]
    fn a_board_that_only_decorates_is_left_out_where_it_would_be_small() {
        let layout = |w, h, text| Layout::new(Size { w, h }, 1.0, text, Content::Start(900));
        let usual = TextSize::Normal;
        let table = [
            (1280, 800, usual, true),
            (1280, 800, TextSize::Largest, true),
            (1024, 768, usual, true),
            (640, 480, usual, false),
            (600, 1000, usual, false),
            (600, 1060, usual, true),
            (768, 1024, usual, false),
        ];
        for (w, h, text, has_board) in table {
            let layout = layout(w, h, text);
            assert_eq!(layout.has_board(), has_board, "{w}×{h}");
            assert!(layout.unit(44) >= 40, "{w}×{h}: targets keep their size");
        }
        assert_eq!(layout(640, 480, usual).panel, Rect::new(8, 8, 624, 464));
        assert_eq!(layout(600, 1000, usual).panel, Rect::new(16, 16, 568, 968));
        let model = layout(1280, 800, usual);
        assert_eq!(model.board, Rect::new(24, 24, 752, 752));
        assert_eq!(model.panel, Rect::new(800, 24, 456, 752));
    }

    #[test]
    fn a_start_screen_with_few_choices_has_a_board_as_large_as_there_is_room_for() {
        let layout = |w, h, needed| {
            Layout::new(Size { w, h }, 1.0, TextSize::Normal, Content::Start(needed))
        };
        let portrait = layout(600, 1000, 424);
        assert_eq!(portrait.board, Rect::new(36, 16, 528, 528));
        assert_eq!(portrait.panel, Rect::new(16, 560, 568, 424));
        let few = layout(768, 1024, 400);
        assert!(few.board.w > 500 && few.panel.h >= few.unit(400), "{few:?}");
        assert!(!layout(600, 1000, 640).has_board(), "smaller than 360");
    }

    #[test]
    fn the_smallest_size_gives_the_designed_layout() {
        let smallest = Size { w: 640, h: 480 };
        let layout = Layout::new(smallest, 1.0, TextSize::Normal, Content::Game);
        assert_eq!(layout.board, Rect::new(8, 8, 416, 416));
        assert_eq!(layout.below, Some(Rect::new(8, 432, 416, 40)));
        assert_eq!(layout.panel, Rect::new(432, 8, 200, 464));
        assert_eq!(layout.unit(100), 100);
        let layout = Layout::new(smallest, 1.0, TextSize::Normal, Content::Review);
        assert_eq!(layout.board.w, 400);
        assert_eq!(layout.panel, Rect::new(432, 8, 200, 464));
    }

    #[test]
    fn the_portrait_size_gives_the_designed_layout() {
        let portrait = |content| Layout::new(STACKED_MODEL, 1.0, TextSize::Normal, content);
        let game = portrait(Content::Game);
        assert_eq!(game.above, Some(Rect::new(16, 16, 568, 80)));
        assert_eq!(game.board, Rect::new(16, 104, 568, 568));
        assert_eq!(game.panel, Rect::new(16, 680, 568, 304));
        let review = portrait(Content::Review);
        assert_eq!(review.board, Rect::new(16, 16, 552, 552));
        assert_eq!(review.panel, Rect::new(16, 576, 568, 408));
    }

    #[test]
    fn a_window_is_stacked_if_it_is_narrower_than_high() {
        for (w, is_stacked) in [(949, true), (950, false), (1000, false)] {
            let layout = Layout::new(Size { w, h: 1000 }, 1.0, TextSize::Normal, Content::Game);
            assert_eq!(layout.is_stacked, is_stacked, "{w}");
        }
    }
}
