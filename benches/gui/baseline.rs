//! A window of macroquad with an empty board: the least that a program with this library costs.

use macroquad::color::Color;
use macroquad::conf::{Conf, UpdateTrigger};
use macroquad::miniquad;
use macroquad::miniquad::conf::Platform;
use macroquad::shapes::draw_rectangle;
use macroquad::window::{clear_background, next_frame};

/// The argument with which the bench shows this window instead.
pub const ARGUMENT: &str = "empty-board";

/// The colours of the squares.
pub const DARK: [u8; 3] = [136, 153, 127];
const LIGHT: [u8; 3] = [235, 228, 211];

/// The size of the window, as of Deskmate's, the margin of the board, and the side of a square, in pixels.
const WINDOW: (i32, i32) = (1280, 800);
const MARGIN: f32 = 24.0;
const SQUARE: f32 = 94.0;

/// Shows the window until the process is killed. Like Deskmate it draws only after events.
pub fn show() {
    let conf = Conf {
        miniquad_conf: miniquad::conf::Conf {
            window_width: WINDOW.0,
            window_height: WINDOW.1,
            high_dpi: true,
            platform: Platform {
                blocking_event_loop: true,
                ..Platform::default()
            },
            ..miniquad::conf::Conf::default()
        },
        update_on: Some(UpdateTrigger::default()),
        ..Conf::default()
    };
    macroquad::Window::from_config(conf, async {
        loop {
            draw_board();
            next_frame().await;
        }
    });
}

fn draw_board() {
    let color = |[r, g, b]: [u8; 3]| Color::from_rgba(r, g, b, 255);
    clear_background(color(LIGHT));
    for (row, column) in (0..8).flat_map(|row| (0..8).map(move |column| (row, column))) {
        if (row + column) % 2 == 1 {
            let (x, y) = (
                MARGIN + column as f32 * SQUARE,
                MARGIN + row as f32 * SQUARE,
            );
            draw_rectangle(x, y, SQUARE, SQUARE, color(DARK));
        }
    }
}
