//! Can the marks on the board be told apart in every theme, even with colour blindness?
//!
//! Colours are compared by their distance in CIELAB (CIE 1976): 2 is just noticeable side by side, 10 is
//! obvious. Colour blindness is simulated by the matrices of Machado, Oliveira and Fernandes (2009) at full
//! strength.

use deskmate::storage::BoardTheme;
use deskmate::tree::Ink;
use deskmate::view::{BoardColors, Rgba, mark_color};

type Matrix = [[f64; 3]; 3];

const NORMAL: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const BLIND_TO_RED: Matrix = [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
];
const BLIND_TO_GREEN: Matrix = [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
];
const BLIND_TO_BLUE: Matrix = [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.303900],
];

/// From linear sRGB to CIE XYZ relative to the white of sRGB.
const TO_XYZ: Matrix = [
    [0.433_91, 0.376_21, 0.189_88],
    [0.212_64, 0.715_17, 0.072_19],
    [0.017_75, 0.109_47, 0.872_78],
];

fn times(matrix: &Matrix, color: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(color).map(|(a, b)| a * b).sum())
}

fn linear(channel: f64) -> f64 {
    match channel / 255.0 {
        low if low <= 0.040_45 => low / 12.92,
        high => ((high + 0.055) / 1.055).powf(2.4),
    }
}

/// A colour as seen by these eyes, in CIELAB.
fn lab(color: [f64; 3], eyes: &Matrix) -> [f64; 3] {
    let seen = times(eyes, color.map(linear)).map(|channel| channel.clamp(0.0, 1.0));
    let [x, y, z] = times(&TO_XYZ, seen).map(|t| {
        if t > 0.008_856 {
            t.cbrt()
        } else {
            7.787 * t + 16.0 / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(one: [f64; 3], other: [f64; 3], eyes: &Matrix) -> f64 {
    let (one, other) = (lab(one, eyes), lab(other, eyes));
    let squares = one.iter().zip(other).map(|(a, b)| (a - b).powi(2));
    squares.sum::<f64>().sqrt()
}

/// A colour painted over another.
fn over(Rgba([r, g, b, alpha]): Rgba, ground: [f64; 3]) -> [f64; 3] {
    let part = f64::from(alpha) / 255.0;
    let mixed = [r, g, b].map(f64::from).into_iter().zip(ground);
    let mixed: Vec<f64> = mixed
        .map(|(new, old)| new * part + old * (1.0 - part))
        .collect();
    [mixed[0], mixed[1], mixed[2]]
}

fn painted(color: Rgba) -> [f64; 3] {
    over(color, [0.0; 3])
}

/// The least distance between any two marks with different meanings on a square of one colour: the square,
/// the last move, the piece in hand, a check, the reason of an illegal move.
fn least_between_marks(colors: &BoardColors, eyes: &Matrix) -> f64 {
    let mut least = f64::INFINITY;
    for ground in [colors.light_square, colors.dark_square].map(painted) {
        let marks = [
            ground,
            over(colors.last_move, ground),
            over(colors.selected, ground),
            over(colors.check, ground),
        ];
        for (number, &one) in marks.iter().enumerate() {
            for &other in &marks[number + 1..] {
                least = least.min(distance(one, other, eyes));
            }
        }
        least = least.min(distance(ground, over(colors.reason, ground), eyes));
    }
    least
}

/// The least distance of a dot from its square, tinted as the last move or not.
fn least_of_dots(colors: &BoardColors, eyes: &Matrix) -> f64 {
    let squares = [colors.light_square, colors.dark_square].map(painted);
    let marked = squares.map(|ground| over(colors.last_move, ground));
    let grounds = squares.into_iter().chain(marked);
    let seen = grounds.map(|ground| distance(ground, over(colors.target, ground), eyes));
    seen.fold(f64::INFINITY, f64::min)
}

/// The least distance between squares of different colours, tinted or not.
fn least_between_squares(colors: &BoardColors, eyes: &Matrix) -> f64 {
    let [light, dark] = [colors.light_square, colors.dark_square].map(painted);
    let pairs = [
        (light, dark),
        (over(colors.last_move, light), dark),
        (light, over(colors.last_move, dark)),
    ];
    let distances = pairs.map(|(one, other)| distance(one, other, eyes));
    distances.into_iter().fold(f64::INFINITY, f64::min)
}

#[test]
fn the_colour_distance_is_correct() {
    // White against black is 100; the distance of pure red from pure green is 170.6.
    let apart = |one, other| distance(painted(Rgba::hex(one)), painted(Rgba::hex(other)), &NORMAL);
    assert!((apart(0xffffff, 0x000000) - 100.0).abs() < 0.1);
    assert!((apart(0xff0000, 0x00ff00) - 170.6).abs() < 0.5);
    // With green blindness these two look nearly the same.
    let [olive, rust] = [0x8a8a00, 0xb07000].map(|color| painted(Rgba::hex(color)));
    let blind = distance(olive, rust, &BLIND_TO_GREEN);
    assert!(blind < distance(olive, rust, &NORMAL) / 2.0, "{blind}");
}

#[test]
fn marks_differ_in_every_theme() {
    for theme in BoardTheme::ALL {
        let colors = BoardColors::of(theme);
        let marks = least_between_marks(colors, &NORMAL);
        assert!(marks > 14.0, "{theme:?}: marks {marks}");
        let dots = least_of_dots(colors, &NORMAL);
        assert!(dots > 13.0, "{theme:?}: dots {dots}");
        let squares = least_between_squares(colors, &NORMAL);
        assert!(squares > 25.0, "{theme:?}: squares {squares}");
    }
}

#[test]
fn the_grey_theme_is_clear_with_colour_blindness() {
    let colors = BoardColors::of(BoardTheme::Clear);
    for (name, eyes) in [
        ("all colours", NORMAL),
        ("blind to red", BLIND_TO_RED),
        ("blind to green", BLIND_TO_GREEN),
        ("blind to blue", BLIND_TO_BLUE),
    ] {
        let marks = least_between_marks(colors, &eyes);
        assert!(marks > 24.0, "{name}: marks {marks}");
        let dots = least_of_dots(colors, &eyes);
        assert!(dots > 17.0, "{name}: dots {dots}");
        let squares = least_between_squares(colors, &eyes);
        assert!(squares > 24.0, "{name}: squares {squares}");
    }
}

/// The colour in which an arrow is drawn without Shift, Ctrl or Alt.
#[test]
fn an_arrow_is_told_from_every_square_of_every_board() {
    let arrow = mark_color(Ink::Green);
    for theme in BoardTheme::ALL {
        let colors = BoardColors::of(theme);
        for square in [colors.light_square, colors.dark_square].map(painted) {
            for ground in [square, over(colors.last_move, square)] {
                let seen = distance(ground, over(arrow, ground), &NORMAL);
                assert!(seen > 25.0, "{theme:?}: {seen}");
            }
        }
    }
}
