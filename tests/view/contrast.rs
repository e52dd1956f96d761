//! Is every text dark or light enough against what is behind it? By the contrast of WCAG 2.2 (1.4.3, level AA):
//! 4.5 to 1 for text that is not large.

use std::collections::BTreeSet;

use deskmate::app::Reply;
use deskmate::app::keys::Key;
use deskmate::storage::{BoardTheme, ColorScheme, SavedGame};
use deskmate::view::{
    BoardColors, DARK, Fill, HIGH_CONTRAST, LIGHT, Look, Point, Rgba, Scene, Shape, Theme,
};

use crate::desk::Desk;
use crate::screens::SCREENS;

const LEAST: f64 = 4.5;

/// The relative luminance, from 0 to 1.
fn luminance(color: Rgba) -> f64 {
    let [r, g, b] = [0, 1, 2].map(|channel| {
        let part = f64::from(color.0[channel]) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// What a colour with opacity looks like over an opaque one.
fn over(ink: Rgba, ground: Rgba) -> Rgba {
    let alpha = f64::from(ink.0[3]) / 255.0;
    let mix = |channel: usize| {
        let (above, below) = (f64::from(ink.0[channel]), f64::from(ground.0[channel]));
        (above * alpha + below * (1.0 - alpha)).round() as u8
    };
    Rgba([mix(0), mix(1), mix(2), 255])
}

fn contrast(ink: Rgba, ground: Rgba) -> f64 {
    let (one, other) = (luminance(over(ink, ground)), luminance(ground));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn the_measure_is_the_known_one() {
    let (black, white, grey) = (0x000000, 0xffffff, 0x767676);
    let between = |one, other| contrast(Rgba::hex(one), Rgba::hex(other));
    assert!((between(black, white) - 21.0).abs() < 0.001);
    assert!((between(grey, white) - 4.54).abs() < 0.005);
}

/// Each theme, with the least contrast of its texts. What cannot be used now is exempt (WCAG 2.2, 1.4.3).
const THEMES: [(ColorScheme, &Theme, f64); 3] = [
    (ColorScheme::Dark, &DARK, LEAST),
    (ColorScheme::Light, &LIGHT, LEAST),
    (ColorScheme::HighContrast, &HIGH_CONTRAST, 7.0),
];

/// The colour below a point before this shape was added, where what is there is plain.
fn ground(scene: &Scene, shape: usize, at: Point) -> Option<Rgba> {
    let below = &scene.shapes[..shape];
    let covers = |shape: &&Shape| shape.area.contains(at) && shape.visible.contains(at);
    let mut grounds = Vec::new();
    for shape in below.iter().rev().filter(covers) {
        let color = match &shape.look {
            Look::Plain(color) => *color,
            Look::Rounded {
                fill: Fill::Solid(color),
                ..
            } => *color,
            Look::Text { .. } | Look::Corners { .. } => continue,
            _ => return None,
        };
        grounds.push(color);
        if color.0[3] == 255 {
            return grounds
                .into_iter()
                .rev()
                .reduce(|ground, ink| over(ink, ground));
        }
    }
    None
}

#[test]
fn every_text_of_every_screen_is_told_from_its_ground_in_every_theme() {
    let mut faults = BTreeSet::new();
    let mut texts = 0;
    for (scheme, theme, least) in THEMES {
        for (name, open) in SCREENS {
            let mut desk = open();
            desk.app.settings.color_scheme = scheme;
            let scene = desk.scene();
            for (number, shape) in scene.shapes.iter().enumerate() {
                let Look::Text { text, color, .. } = &shape.look else {
                    continue;
                };
                let is_off = color.0[3] < 160 || *color == theme.faint_text;
                // The letters of the board's edge have the board's colours in every theme.
                let on_board = desk.layout().board.contains(shape.area.center());
                // So have those of a board in a picture.
                let colors = BoardColors::of(desk.app.settings.board_theme);
                let of_board = [true, false].map(|is_light| colors.coordinate(is_light));
                let is_letter = text.len() == 1 && of_board.contains(color);
                if is_off || on_board || is_letter {
                    continue;
                }
                if let Some(ground) = ground(&scene, number, shape.area.center()) {
                    texts += 1;
                    let contrast = contrast(*color, ground);
                    if contrast < least {
                        faults.insert(format!("{scheme:?}, {name}: {text:?} {contrast:.2}"));
                    }
                }
            }
        }
    }
    assert!(texts > 3000, "{texts}");
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The letters of the board's edge have the board's colours in the other themes.
#[test]
fn the_letters_on_the_board_are_clear_in_high_contrast() {
    for board_theme in BoardTheme::ALL {
        let mut desk = Desk::playing();
        desk.app.settings.color_scheme = ColorScheme::HighContrast;
        desk.app.settings.board_theme = board_theme;
        let (scene, board) = (desk.scene(), desk.layout().board);
        let mut letters = 0;
        for (number, shape) in scene.shapes.iter().enumerate() {
            if let Look::Text { color, .. } = shape.look
                && board.contains(shape.area.center())
                && let Some(ground) = ground(&scene, number, shape.area.center())
            {
                letters += 1;
                let contrast = contrast(color, ground);
                assert!(contrast > 5.8, "{board_theme:?}: {contrast:.2}");
            }
        }
        assert_eq!(letters, 16, "{board_theme:?}");
    }
}

/// The move shown is marked, in the main line and in a variation.
#[test]
fn the_move_shown_is_told_from_its_mark() {
    let saved = SavedGame::to_be_last("1. e4 (1. d4 d5 2. c4) 1... e5 *").expect("a game");
    let mut desk = Desk::new();
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    desk.press(Key::Right);
    for line in 0..2 {
        let scene = desk.scene();
        let mut marks = 0;
        for (at, mark) in scene.shapes.iter().enumerate() {
            let is_mark = match mark.look {
                Look::Plain(color) => color == DARK.shown,
                Look::Rounded { fill, .. } => fill == Fill::Solid(DARK.shown),
                _ => false,
            };
            if !is_mark {
                continue;
            }
            for text in &scene.shapes[at..] {
                if let Look::Text {
                    text: word, color, ..
                } = &text.look
                    && mark.area.contains(text.area.center())
                {
                    marks += 1;
                    let contrast = contrast(*color, DARK.shown);
                    assert!(contrast >= LEAST, "{word} in line {line}: {contrast}");
                }
            }
        }
        assert!(marks > 0, "line {line}");
        desk.press(Key::Down);
    }
}
