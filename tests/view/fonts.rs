//! Are letters that the embedded fonts lack drawn and measured in fallback fonts?
//!
//! The fallback fonts are generated here, so the fonts of the machine make no difference. Their letters are
//! filled squares, whose size tells the font.

use crate::desk;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use desk::Desk;
use deskmate::app::FieldId;
use deskmate::app::keys::Key;
use deskmate::paint::sprite;
use deskmate::rules::Color;
use deskmate::view::{Face, FontSource, Fonts, Look, Point, Rgba, ascent};

/// The em of the tested letters, in pixels.
const EM: i32 = 40;

/// A letter with the side of its square, in thousandths of an em; one without a square is like a letter of a
/// colour font.
type Letter = (char, u16);

static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fonts");
    fs::create_dir_all(&folder).expect("a folder");
    let sans = font(
        "Plain Sans",
        &[('a', 900), ('ש', 700), ('ת', 300), ('♘', 0)],
    );
    let serif = font("Ancient", &[('ש', 500), ('ก', 600)]);
    let write = |name, bytes: &[u8]| fs::write(folder.join(name), bytes).expect("a file");
    write("a_serif.ttf", &serif);
    write("cut_off.ttf", &sans[..sans.len() / 2]);
    write("empty.ttf", &[]);
    write("sans.ttf", &sans);
    folder
});

/// The embedded fonts with generated fallback fonts.
fn fonts() -> Fonts {
    Fonts::with_fallback(FontSource::Folder(FOLDER.clone()))
}

/// A TrueType font with these letters.
fn font(name: &str, letters: &[Letter]) -> Vec<u8> {
    let count = letters.len() as u16 + 1;
    let sides = || [0].into_iter().chain(letters.iter().map(|letter| letter.1));
    let glyphs: Vec<Vec<u16>> = sides().map(square).collect();
    let mut places = vec![0];
    for glyph in &glyphs {
        places.push(places[places.len() - 1] + 2 * glyph.len() as u32);
    }
    let head = [
        &[1, 0, 0, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000][..],
        &[0; 12],
        &[0, 8, 0, 1, 0],
    ];
    let hhea = [&[1, 0, 800, (-200_i16) as u16][..], &[0; 13], &[count]];
    file(&[
        (b"cmap", letter_map(letters)),
        (b"glyf", glyphs.concat()),
        (b"head", head.concat()),
        (b"hhea", hhea.concat()),
        (b"hmtx", sides().flat_map(|side| [side, 0]).collect()),
        (b"loca", places.into_iter().flat_map(halves).collect()),
        (b"maxp", vec![0, 0x5000, count]),
        (b"name", names(name)),
    ])
}

/// The outline of a filled square on the baseline.
fn square(side: u16) -> Vec<u16> {
    if side == 0 {
        return Vec::new();
    }
    let back = side.wrapping_neg();
    // One outline, its bounds, its last point, no instructions, four points on the line, their steps.
    let bounds = [1, 0, 0, side, side, 3, 0, 0x0101, 0x0101];
    [&bounds[..], &[0, side, 0, back], &[0, 0, side, 0]].concat()
}

/// The table from letters to glyphs, in format 12.
fn letter_map(letters: &[Letter]) -> Vec<u16> {
    let mut sorted: Vec<(u32, u32)> = letters.iter().map(|l| u32::from(l.0)).zip(1..).collect();
    sorted.sort();
    let count = sorted.len() as u32;
    let mut words = vec![0, 1, 3, 10, 0, 12, 12, 0];
    words.extend([16 + 12 * count, 0, count].into_iter().flat_map(halves));
    for (letter, glyph) in sorted {
        words.extend([letter, letter, glyph].into_iter().flat_map(halves));
    }
    words
}

/// The names of the family and of the font.
fn names(name: &str) -> Vec<u16> {
    let text: Vec<u16> = name.encode_utf16().collect();
    let record = |id| [3, 1, 0x409, id, 2 * text.len() as u16, 0];
    [&[0, 2, 30][..], &record(1), &record(6), &text].concat()
}

fn file(tables: &[(&[u8; 4], Vec<u16>)]) -> Vec<u8> {
    let mut file = bytes(&[1, 0, tables.len() as u16, 0, 0, 0]);
    let mut contents = Vec::new();
    let first = file.len() + 16 * tables.len();
    for (tag, words) in tables {
        let table = bytes(words);
        let (place, length) = (first + contents.len(), table.len());
        file.extend(*tag);
        for number in [0, place as u32, length as u32] {
            file.extend(number.to_be_bytes());
        }
        contents.extend(table);
        contents.resize(contents.len().next_multiple_of(4), 0);
    }
    file.extend(contents);
    file
}

fn halves(number: u32) -> [u16; 2] {
    [(number >> 16) as u16, number as u16]
}

fn bytes(words: &[u16]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_be_bytes()).collect()
}

/// Which pixels a text covers.
fn inked(fonts: &Fonts, face: Face, text: &str) -> Vec<(i32, i32)> {
    let look = Look::Text {
        text: text.to_string(),
        face,
        em: EM,
        color: Rgba::hex(0),
    };
    let pixmap = sprite(fonts, &look, 120, 60).expect("a sprite");
    let pixels = (0..).zip(pixmap.pixels());
    let inked = pixels.filter(|(_, pixel)| pixel.alpha() > 127);
    inked.map(|(place, _)| (place % 120, place / 120)).collect()
}

/// The pixels of a square on the baseline, with its left edge at `left`.
fn filled(left: i32, side: i32) -> Vec<(i32, i32)> {
    let rows = ascent(EM) - side..ascent(EM);
    rows.flat_map(|y| (left..left + side).map(move |x| (x, y)))
        .collect()
}

#[test]
fn a_letter_that_the_embedded_fonts_lack_is_drawn_as_wide_as_it_is_measured() {
    let fonts = fonts();
    for face in [Face::Regular, Face::Bold] {
        assert_eq!(fonts.width(face, "ש", EM), 28);
        assert_eq!(inked(&fonts, face, "ש"), filled(0, 28));
        assert_eq!(fonts.width(face, "שת", EM), 40);
        // From right to left.
        let mut both = [filled(0, 12), filled(12, 28)].concat();
        both.sort_by_key(|&(x, y)| (y, x));
        assert_eq!(inked(&fonts, face, "שת"), both);
    }
}

#[test]
fn one_line_can_mix_several_fonts() {
    let fonts = fonts();
    let face = Face::Regular;
    let before = fonts.width(face, "Anna ", EM);
    let width = fonts.width(face, "Anna ש", EM);
    assert!((before + 27..=before + 28).contains(&width), "{width}");
    assert_eq!(fonts.fit(face, "Anna ששש", EM, before + 28), "Anna…");
    assert_eq!(inked(&fonts, face, "ก"), filled(0, 24));
}

#[test]
fn a_font_already_in_use_is_preferred() {
    let fonts = fonts();
    assert_eq!(fonts.width(Face::Regular, "กש", EM), 24 + 20);
    assert_eq!(fonts.width(Face::Regular, "ת", EM), 12);
    assert_eq!(fonts.width(Face::Regular, "ש", EM), 20);
}

#[test]
fn the_embedded_fonts_are_preferred() {
    let fonts = fonts();
    assert_ne!(inked(&fonts, Face::Regular, "a"), filled(0, 36));
}

#[test]
fn a_letter_that_no_font_can_draw_is_a_box() {
    let fonts = fonts();
    let frame = inked(&fonts, Face::Regular, "\u{10FFFD}");
    assert!(!frame.is_empty());
    for letter in ["中", "♘"] {
        assert_eq!(inked(&fonts, Face::Regular, letter), frame);
    }
}

#[test]
fn the_caret_is_between_letters_of_fallback_fonts() {
    const NAME: &str = "กe\u{301}ก";
    let mut desk = Desk::new();
    desk.fonts = fonts();
    let (field, stops) = desk.type_name(NAME);
    let places: Vec<usize> = stops.iter().map(|stop| stop.0).collect();
    assert_eq!(places, [0, 3, 6, 9]);
    for (place, x) in &stops {
        let width = desk.fonts.width(Face::Regular, &NAME[..*place], 15);
        assert_eq!(x - stops[0].1, width);
    }
    let after_accent = stops[2].1;
    desk.click_at(Point::new(after_accent, field.y));
    desk.press(Key::Backspace);
    let form = desk.app.form().expect("a form is open");
    assert_eq!(form.text(FieldId::Player(Color::White)), "กก");
}
