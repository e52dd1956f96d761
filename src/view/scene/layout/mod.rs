//! The layout of board and panel in a window of any size.

mod beside;
mod decorated;
mod face_to_face;
mod stacked;

use crate::storage::TextSize;
use crate::view::scene::content::{Content, END};
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

/// A game has a layout of its own in a window that is smaller than this part of the model, or small for the largest text.
const SMALL: f32 = 0.9;

/// The window size that units refer to if the board is above the panel.
const STACKED_MODEL: Size = Size { w: 600, h: 1000 };

/// The side of the board of a game in it.
const STACKED_BOARD: i32 = 552;

/// The least width of an end above or below the board where the message has room beside the buttons, in units.
pub(in crate::view) const WIDE_END: i32 = 640;

/// The height of such an end, in units.
const LOW_END: i32 = END.h - 48;

/// The width of a strip for coordinates outside the board, in units on the board.
const COORDINATES: i32 = 20;

/// The least width of a window with the board above the panel, in units. Larger text keeps at least this width.
const LEAST_STACKED: i32 = 350;

/// The parts of the window and the scale of units.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
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
        } else if content.is_game() && by_size(size, MODEL) < SMALL * display_scale
            || content == Content::Game && text_size == TextSize::Largest
        {
            Layout::small(size, display_scale, text_size, content)
        } else {
            Layout::side_by_side(size, display_scale, text_size, content)
        }
    }

    /// Whether there is room for a board.
    pub fn has_board(&self) -> bool {
        self.board.w > 0
    }

    /// The layout of a board alone, with this side.
    pub(in crate::view) fn of_board(side: i32) -> Layout {
        let scale = (side as f32 / MODEL_BOARD as f32).max(SMALLEST_ON_BOARD);
        Layout {
            scale,
            board_scale: scale,
            board: Rect::new(0, 0, side, side),
            ..Layout::default()
        }
    }

    /// The same with a picture of a board in this area, on which all is smaller by as much as the board.
    pub(in crate::view) fn with_picture(self, board: Rect) -> Layout {
        Layout {
            board,
            board_scale: board.w as f32 / MODEL_BOARD as f32,
            ..self
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
        if !self.has_board() {
            return self;
        }
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

    /// The same with smaller text, where so many units are higher than the window.
    pub(in crate::view) fn at_most_high(self, units: i32, height: i32) -> Layout {
        let part = height as f32 / self.unit(units).max(1) as f32;
        self.scaled(part.min(1.0))
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

    /// A message beside the buttons leaves the text more room than one above them; otherwise cards have one line.
    #[test]
    fn two_who_sit_face_to_face_in_portrait_have_larger_text_and_a_large_board() {
        for (w, h) in [(600, 1000), (768, 1024), (820, 1180)] {
            let layout = |text| Layout::new(Size { w, h }, 1.0, text, Content::FaceToFace);
            let [usual, largest] = [TextSize::Normal, TextSize::Largest].map(layout);
            let larger = largest.unit(1_000) as f32 / usual.unit(1_000) as f32;
            assert!(larger > 1.06, "{w}×{h}: {larger}");
            assert!(largest.board.w * 20 >= w * 17, "{w}×{h}: {largest:?}");
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
        assert_eq!(layout(600, 1000, 712).board, Rect::new(180, 16, 240, 240));
        assert!(!layout(600, 1000, 776).has_board(), "smaller than 192");
    }

    #[test]
    fn a_board_that_decorates_begins_where_the_panel_beside_it_does() {
        for (w, h) in [(1280, 800), (1024, 768), (1000, 900), (1920, 1080)] {
            for content in [Content::Start(700), Content::NewGame] {
                let layout = Layout::new(Size { w, h }, 1.0, TextSize::Normal, content);
                assert_eq!(layout.board.y, layout.panel.y, "{w}×{h}");
            }
        }
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
