//! Is every text dark or light enough against what is behind it? By the contrast of WCAG 2.2 (1.4.3, level AA):
//! 4.5 to 1 for text that is not large.

use deskmate::app::Reply;
use deskmate::app::keys::Key;
use deskmate::storage::SavedGame;
use deskmate::view::{Fill, Look, Rgba, THEME};

use crate::desk::Desk;

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

#[test]
fn text_is_told_from_its_ground() {
    let t = THEME;
    let grounds = [
        t.background,
        t.panel,
        t.active_panel,
        t.button,
        t.button_hover,
        t.key_cap,
    ];
    let on_all = [t.text, t.bright_text, t.dim_text];
    let mut pairs: Vec<(Rgba, Rgba)> = Vec::new();
    for ground in grounds {
        pairs.extend(on_all.map(|ink| (ink, ground)));
    }
    pairs.extend([
        (t.faint_text, t.panel),
        (t.faint_text, t.key_cap),
        (t.bright_text, t.chosen),
        (t.text, t.chosen),
        (t.message_text, t.message),
        (t.message_text.alpha(170), t.message),
        (t.message, t.message_text),
        (t.message_text, t.panel),
        (t.message_text, t.active_panel),
        (t.question_text, t.question),
        (t.question_dim, t.question),
        (t.question_text, t.question_button),
        (t.fault_text, t.question),
        (t.fault_text, t.fault),
        (t.fault_text.alpha(170), t.fault),
        (t.on_accent, t.accent),
        (t.on_accent.alpha(215), t.accent),
        (t.on_accent.alpha(215), t.accent_hover),
        (t.on_accent, t.accent_cap),
        (t.on_accent, t.red),
        (t.on_accent, t.light_tray),
        (t.red, t.panel),
        (t.red, t.active_panel),
        (t.red, t.fault),
        (t.text, t.fault),
        (t.dim_text, t.fault),
        (t.good, t.panel),
        (t.doubtful, t.panel),
        (t.orange, t.panel),
    ]);
    for (ink, ground) in pairs {
        let contrast = contrast(ink, ground);
        assert!(contrast >= LEAST, "{ink:?} on {ground:?}: {contrast}");
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
                Look::Plain(color) => color == THEME.chosen,
                Look::Rounded { fill, .. } => fill == Fill::Solid(THEME.chosen),
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
                    let contrast = contrast(*color, THEME.chosen);
                    assert!(contrast >= LEAST, "{word} in line {line}: {contrast}");
                }
            }
        }
        assert!(marks > 0, "line {line}");
        desk.press(Key::Down);
    }
}
