//! Is `assets/icon.ico`, the icon of the Windows program, the picture of `assets/icon.svg`?
//!
//! `UPDATE_GOLDEN=1` writes it again. It is a table of PNG pictures: a header of three 16-bit numbers (0, 1 for icons,
//! the number of pictures), and for each picture 16 bytes: width and height (0 is 256), colours, 0, planes, bits per
//! pixel, size in bytes and place in the file, the last two of 32 bits.

use std::env;
use std::fs;
use std::io::Cursor;
use std::path::Path;

use deskmate::paint;
use image::{ImageFormat, RgbaImage};

/// What Windows shows in lists and title bars, on the desktop and in large views.
const SIDES: [u32; 6] = [16, 24, 32, 48, 64, 256];
/// The tolerance of a colour channel: floating point differs between machines.
const TOLERANCE: u8 = 2;

#[test]
fn the_icon_of_the_windows_program_is_that_of_all_systems() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/icon.ico");
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, written(&SIDES.map(painted))).expect("the icon can be written");
    }
    let pictures = read(&fs::read(&path).expect("the icon"));
    assert_eq!(pictures.len(), SIDES.len());
    for (side, kept) in SIDES.into_iter().zip(pictures) {
        let painted = painted(side);
        assert_eq!(kept.dimensions(), painted.dimensions());
        let close = |(a, b): (&u8, &u8)| a.abs_diff(*b) <= TOLERANCE;
        assert!(kept.iter().zip(painted.iter()).all(close), "{side} pixels");
    }
}

fn painted(side: u32) -> RgbaImage {
    let pixels = paint::icon(side).expect("the icon");
    RgbaImage::from_raw(side, side, pixels).expect("all its pixels")
}

fn written(pictures: &[RgbaImage]) -> Vec<u8> {
    let count = u16::try_from(pictures.len()).expect("a few");
    let mut table: Vec<u8> = [0, 1, count]
        .iter()
        .flat_map(|n: &u16| n.to_le_bytes())
        .collect();
    let mut data = Vec::new();
    for picture in pictures {
        let mut png = Cursor::new(Vec::new());
        picture.write_to(&mut png, ImageFormat::Png).expect("PNG");
        let place = 6 + 16 * pictures.len() + data.len();
        let side = (picture.width() % 256) as u8;
        table.extend([side, side, 0, 0, 1, 0, 32, 0]);
        for number in [png.get_ref().len(), place] {
            table.extend(u32::try_from(number).expect("a small file").to_le_bytes());
        }
        data.extend(png.into_inner());
    }
    table.extend(data);
    table
}

fn read(icon: &[u8]) -> Vec<RgbaImage> {
    let number =
        |at: usize| u32::from_le_bytes(icon[at..at + 4].try_into().expect("4 bytes")) as usize;
    assert_eq!(icon[..4], [0, 0, 1, 0]);
    let entries = (0..usize::from(icon[4])).map(|index| 6 + 16 * index);
    let pictures = entries.map(|entry| {
        let (size, place) = (number(entry + 8), number(entry + 12));
        image::load_from_memory(&icon[place..place + size])
            .expect("PNG")
            .into_rgba8()
    });
    pictures.collect()
}
