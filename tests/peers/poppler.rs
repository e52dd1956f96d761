//! Poppler, which reads PDF documents: score sheets as text and as pictures.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, iter};

use deskmate::notation::pgn::Pgn;
use deskmate::notation::san;
use deskmate::view::{FontSource, Fonts, ScoreSheet};
use deskmate::words::Words;
use image::{GrayImage, ImageFormat};
use proptest::prelude::*;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::data::read;
use crate::program::answer_to_bytes;
use crate::random;

/// The resolution at which pages are compared, in dots per inch. Poppler draws no line thinner than a
/// dot.
const DOTS: u32 = 200;

fn pdf(fonts: &Fonts, game: &Pgn) -> Vec<u8> {
    ScoreSheet::new(fonts, Words::ENGLISH, game).pdf(fonts)
}

/// The words of a document in the order in which they are written.
fn words(pdf: &[u8]) -> Vec<String> {
    let mut command = Command::new("pdftotext");
    let text = answer_to_bytes(command.args(["-raw", "-", "-"]), pdf);
    let text = String::from_utf8(text).expect("UTF-8");
    text.split_whitespace().map(str::to_owned).collect()
}

/// The first page of a document in shades of grey.
fn page(pdf: &[u8]) -> GrayImage {
    let dots = DOTS.to_string();
    let mut command = Command::new("pdftoppm");
    let command = command.args(["-png", "-gray", "-singlefile", "-r", &dots, "-"]);
    let picture = answer_to_bytes(command, pdf);
    let picture = image::load_from_memory_with_format(&picture, ImageFormat::Png);
    picture.expect("a picture").into_luma8()
}

/// The same of an SVG picture, which is A4 too.
fn svg_page(svg: &str, width: u32, height: u32) -> GrayImage {
    let tree = Tree::from_str(svg, &Options::default()).expect("an SVG picture");
    let mut pixmap = Pixmap::new(width, height).expect("an extent");
    pixmap.fill(Color::WHITE);
    let zoom = DOTS as f32 / 96.0;
    resvg::render(
        &tree,
        Transform::from_scale(zoom, zoom),
        &mut pixmap.as_mut(),
    );
    let shades = pixmap.pixels().iter().map(|pixel| pixel.red());
    GrayImage::from_raw(width, height, shades.collect()).expect("as many pixels")
}

/// How dark a picture is in each cell of a grid, from 0 to 1; cells are so large that half a pixel of difference
/// in the place of a line changes little.
fn darkness(picture: &GrayImage) -> Vec<f64> {
    const CELL: u32 = 40;
    let columns = picture.width() / CELL;
    let cells =
        (0..picture.height() / CELL).flat_map(|y| iter::repeat_n(y, columns as usize).zip(0..));
    let dark = |(row, column): (u32, u32)| {
        let pixels = (0..CELL * CELL).map(|n| {
            picture
                .get_pixel(column * CELL + n % CELL, row * CELL + n / CELL)
                .0[0]
        });
        pixels
            .map(|shade| f64::from(255 - shade) / 255.0)
            .sum::<f64>()
            / f64::from(CELL * CELL)
    };
    cells.map(dark).collect()
}

fn moves(game: &Pgn) -> Vec<String> {
    let played = game.positions().zip(game.moves());
    played
        .map(|(position, mv)| san::write(&position, mv))
        .collect()
}

fn immortal() -> Pgn {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/immortal.pgn");
    read(&fs::read_to_string(path).expect("the game that comes with the program"))
}

/// Whether the words occur in this order.
fn stand_in(words: &[String], phrase: &str) -> bool {
    let phrase: Vec<&str> = phrase.split(' ').collect();
    words.windows(phrase.len()).any(|window| window == phrase)
}

#[test]
fn all_of_a_game_can_be_read_from_its_score_sheet() {
    let game = immortal();
    let words = words(&pdf(&Fonts::embedded(), &game));
    for phrase in [
        "White Adolf Anderssen",
        "Black Lionel Kieseritzky",
        "Place London",
        "Date 21 Jun 1851",
        "Opening C33 King's Gambit Accepted: Bishop's",
        "Result 1–0 White wins · Checkmate",
        "Signature of Arbiter",
    ] {
        assert!(stand_in(&words, phrase), "{phrase:?} is not in {words:?}");
    }
    let numbered = moves(&game)
        .chunks(2)
        .zip(1..)
        .map(|(pair, number)| format!("{number} {}", pair.join(" ")))
        .collect::<Vec<_>>()
        .join(" ");
    assert!(
        stand_in(&words, &numbered),
        "{numbered:?} is not in {words:?}"
    );
}

#[test]
fn letters_of_other_fonts_can_be_read_and_seen() {
    // No font has these, so each is a box, but they can still be extracted.
    let odd: String = (0x16A0..0x16A0 + 300).filter_map(char::from_u32).collect();
    let game = read(&format!(
        "[White \"林 Čapek\"]\n[Event \"{odd}\"]\n\n1. e4 *\n"
    ));
    let nowhere = FontSource::Folder(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no fonts"));
    let document = pdf(&Fonts::with_fallback(nowhere), &game);
    let words = words(&document);
    assert!(stand_in(&words, "White 林 Čapek"), "{words:?}");
    let event = words
        .iter()
        .position(|word| word == "Event")
        .expect("the caption");
    let shown = words[event + 1].trim_end_matches('…');
    assert!(
        odd.starts_with(shown) && shown.chars().count() > 20,
        "{shown}"
    );
    let usual = read("[White \"Čapek\"]\n[Event \"Event\"]\n\n1. e4 *\n");
    let usual = page(&pdf(&Fonts::embedded(), &usual));
    let dark = |picture: &GrayImage| darkness(picture).iter().sum::<f64>();
    assert!(
        dark(&page(&document)) > dark(&usual),
        "nothing is drawn for them"
    );
}

#[test]
fn the_document_looks_as_the_svg_picture_does() {
    let fonts = Fonts::embedded();
    for game in [
        immortal(),
        read("[White \"林 Żółw\"]\n\n1. e4 {[%clk 1:00:00]} *\n"),
    ] {
        let sheet = ScoreSheet::new(&fonts, Words::ENGLISH, &game);
        let document = page(&sheet.pdf(&fonts));
        let svg = svg_page(&sheet.svg(&fonts), document.width(), document.height());
        let (document, svg) = (darkness(&document), darkness(&svg));
        for (cell, (one, other)) in document.iter().zip(&svg).enumerate() {
            assert!((one - other).abs() < 0.08, "cell {cell}: {one} for {other}");
        }
        let [one, other] = [document, svg].map(|cells| cells.iter().sum::<f64>());
        assert!((one / other - 1.0).abs() < 0.15, "{one} for {other}");
    }
}

proptest! {
    // Every case starts a program.
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    #[test]
    fn every_move_of_any_game_stands_on_its_score_sheet(game in random::games(700)) {
        let expected = moves(&game);
        let words = words(&pdf(&Fonts::embedded(), &game));
        let mut rest = words.iter();
        for mv in &expected {
            prop_assert!(rest.any(|word| word == mv), "{mv} is missing of {expected:?}");
        }
    }
}
