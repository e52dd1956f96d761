//! Contact sheets of every screen, to be looked at: `scripts/sheets` paints them into `target/sheets`.

use std::fs;
use std::path::Path;

use deskmate::language::Language;
use deskmate::paint;
use deskmate::storage::{ColorScheme, TextSize};
use image::RgbaImage;
use image::imageops::{self, FilterType};

use crate::pseudo::PSEUDO;
use crate::screens::{SCREENS, in_window};

/// The screens beside and below one another on a sheet.
const COLUMNS: u32 = 4;
const ROWS: u32 = 4;

/// The width of a picture on a sheet.
const WIDTH: u32 = 640;

const GAP: u32 = 8;

/// How the screens of some sheets differ from those in a window of 1280×800.
#[derive(Clone, Copy)]
struct Variant {
    name: &'static str,
    window: (i32, i32),
    text_size: TextSize,
    scheme: ColorScheme,
    is_pseudo: bool,
    language: Language,
}

const USUAL: Variant = Variant {
    name: "dark",
    window: (1280, 800),
    text_size: TextSize::Normal,
    scheme: ColorScheme::Dark,
    is_pseudo: false,
    language: Language::English,
};

const fn window(name: &'static str, window: (i32, i32)) -> Variant {
    Variant {
        name,
        window,
        ..USUAL
    }
}

const fn scheme(name: &'static str, scheme: ColorScheme) -> Variant {
    Variant {
        name,
        scheme,
        ..USUAL
    }
}

const VARIANTS: [Variant; 11] = [
    USUAL,
    scheme("light", ColorScheme::Light),
    scheme("high-contrast", ColorScheme::HighContrast),
    window("640x480", (640, 480)),
    window("600x1000", (600, 1000)),
    window("768x1024", (768, 1024)),
    window("1024x768", (1024, 768)),
    window("2560x1440", (2560, 1440)),
    Variant {
        name: "150-percent",
        text_size: TextSize::Largest,
        ..USUAL
    },
    Variant {
        name: "small-150-percent",
        window: (640, 480),
        text_size: TextSize::Largest,
        ..USUAL
    },
    Variant {
        name: "pseudo-language",
        is_pseudo: true,
        ..USUAL
    },
];

/// `SHEETS=light` paints only the sheets with this in their names.
#[test]
#[ignore = "for the eye: run by scripts/sheets"]
fn paint_contact_sheets() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../sheets");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let wanted = std::env::var("SHEETS").unwrap_or_default();
    let in_language = |language: Language| Variant {
        name: language.code(),
        language,
        ..USUAL
    };
    let languages = Language::ALL.map(in_language);
    let variants = VARIANTS.iter().chain(&languages);
    for variant in variants.filter(|it| it.name.contains(&wanted)) {
        for (number, screens) in SCREENS.chunks((COLUMNS * ROWS) as usize).enumerate() {
            let pictures = screens
                .iter()
                .map(|(_, open)| small_picture(open, *variant));
            let path = folder.join(format!("{}-{}.png", variant.name, number + 1));
            sheet(pictures.collect())
                .save(path)
                .expect("the sheet can be written");
        }
    }
}

fn small_picture(open: &fn() -> crate::desk::Desk, variant: Variant) -> RgbaImage {
    let (w, h) = variant.window;
    let mut desk = in_window(open(), (w, h, 1.0));
    desk.app.settings.text_size = variant.text_size;
    desk.app.settings.color_scheme = variant.scheme;
    desk.app.settings.language = Some(variant.language);
    desk.speak();
    if variant.is_pseudo {
        desk.words = PSEUDO;
    }
    let picture = paint::picture(&desk.fonts, &desk.scene()).expect("a window with an extent");
    let width = WIDTH.min(picture.width());
    let height = picture.height() * width / picture.width();
    imageops::resize(&picture, width, height, FilterType::Triangle)
}

fn sheet(pictures: Vec<RgbaImage>) -> RgbaImage {
    let (w, h) = pictures.first().map_or((1, 1), RgbaImage::dimensions);
    let mut sheet = RgbaImage::new(COLUMNS * (w + GAP), ROWS * (h + GAP));
    for (number, picture) in (0..).zip(&pictures) {
        let (column, row) = (number % COLUMNS, number / COLUMNS);
        let (x, y) = (column * (w + GAP), row * (h + GAP));
        imageops::replace(&mut sheet, picture, x.into(), y.into());
    }
    sheet
}
