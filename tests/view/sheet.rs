//! Does a score sheet show the whole game, on as many pages as needed, without overlaps?

use crate::data;
use crate::golden_chooser::picture_chooser;

use std::sync::LazyLock;

use deskmate::app::{FieldId, FormCommand};
use deskmate::notation::pgn::Pgn;
use deskmate::view::{Fonts, ScoreSheet};
use deskmate::words::{Language, Words};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

static FONTS: LazyLock<Fonts> = LazyLock::new(Fonts::embedded);

fn sheet(game: &Pgn) -> ScoreSheet {
    ScoreSheet::new(&FONTS, Words::ENGLISH, game)
}

/// The texts of a sheet in order.
fn labels(svg: &str) -> Vec<String> {
    let parts = svg.split("aria-label=\"").skip(1);
    let label = |part: &str| {
        let label = part.split('"').next().expect("the end of the label");
        let plain = [
            ("&lt;", "<"),
            ("&gt;", ">"),
            ("&quot;", "\""),
            ("&amp;", "&"),
        ];
        plain.iter().fold(label.to_owned(), |text, (name, sign)| {
            text.replace(name, sign)
        })
    };
    parts.map(label).collect()
}

fn texts(game: &Pgn) -> Vec<String> {
    labels(&sheet(game).svg(&FONTS))
}

/// The text after a caption.
fn value<'a>(texts: &'a [String], caption: &str) -> &'a str {
    let place = texts
        .iter()
        .position(|text| text == caption)
        .expect("the caption");
    &texts[place + 1]
}

/// A game of knights moving back and forth.
fn long_game(moves: usize, comment: impl Fn(usize) -> String) -> Pgn {
    let words = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let plies = (0..2 * moves).map(|ply| format!("{} {}", words[ply % 4], comment(ply)));
    data::read(&format!("{} 1/2-1/2\n", plies.collect::<String>()))
}

#[test]
fn a_sheet_shows_the_whole_game() {
    let game = data::read(
        "[Event \"Club <A> & \\\"B\\\"\"]\n[Site \"Wien\"]\n[Date \"2024.11.??\"]\n[Round \"3\"]\n[Board \"12\"]\n\
         [White \"Anna\"]\n[Black \"Šarić, Ivan\"]\n[WhiteElo \"2100\"]\n[BlackElo \"2650\"]\n\
         [BlackTitle \"GM\"]\n[TimeControl \"5400+30\"]\n[Termination \"resignation\"]\n\n\
         1. e4 {[%clk 1:30:12.900]} c5 {[%clk 1:29:59]} 2. Nf3 {[%clk 1:30:40]} 0-1\n",
    );
    let sheet = ScoreSheet::new(&FONTS, Words::ENGLISH, &game);
    assert_eq!(sheet.page_count(), 1);
    let texts = labels(&sheet.svg(&FONTS));
    for (caption, said) in [
        ("Event", "Club <A> & \"B\""),
        ("Place", "Wien"),
        ("Date", "Nov 2024"),
        ("Round", "3"),
        ("Board", "12"),
        ("White", "Anna"),
        ("Black", "GM Šarić, Ivan"),
        ("Opening", "B27 Sicilian Defence"),
        ("Time control", "90+30"),
        ("Result", "0–1"),
        ("0–1", "Black wins · White resigned"),
    ] {
        assert_eq!(value(&texts, caption), said, "{caption}");
    }
    let ratings: Vec<_> = texts
        .windows(2)
        .filter(|pair| pair[0] == "Rating")
        .map(|pair| &pair[1])
        .collect();
    assert_eq!(ratings, ["2100", "2650"]);
    let first = texts
        .iter()
        .position(|text| text == "1")
        .expect("the first move");
    let moves = &texts[first..first + 8];
    assert_eq!(
        moves,
        ["1", "e4", "1:30:12", "c5", "1:29:59", "2", "Nf3", "1:30:40"]
    );
    for signer in ["White", "Black", "Arbiter"] {
        assert!(texts.contains(&format!("Signature of {signer}")));
    }
    assert!(!texts.iter().any(|text| text.starts_with("Page")));
}

#[test]
fn a_sheet_has_the_dates_of_its_language_and_says_which_it_is() {
    let game = data::read("[Date \"2024.11.05\"]\n\n1. e4 *\n");
    let words = Words::in_language(Language::German);
    let sheet = ScoreSheet::new(&FONTS, words, &game);
    let texts = labels(&sheet.svg(&FONTS));
    assert_eq!(value(&texts, "Datum"), "5. Nov. 2024");
    let pdf = sheet.pdf(&FONTS);
    assert!(pdf.windows(10).any(|part| part == b"/Lang (de)"));
}

#[test]
fn unknown_values_are_left_blank() {
    let texts = texts(&data::read(
        "[Event \"?\"]\n[Date \"????.??.??\"]\n[Round \"-\"]\n[White \"?\"]\n\n1. e4 *\n",
    ));
    for (caption, next) in [
        ("Event", "Date"),
        ("Date", "Place"),
        ("Round", "Board"),
        ("White", "Rating"),
        ("Time control", "No."),
        ("Result", "Signature of White"),
    ] {
        assert_eq!(value(&texts, caption), next, "{caption}");
    }
    assert!(!texts.iter().any(|text| text == "Clock" || text == "Time"));
}

#[test]
fn without_clocks_the_time_of_each_move_is_shown() {
    let texts = texts(&data::read(
        "1. e4 {[%emt 0:00:07]} e5 {[%emt 0:01:02.5]} *\n",
    ));
    assert!(texts.contains(&"Time".to_owned()) && !texts.contains(&"Clock".to_owned()));
    let first = texts
        .iter()
        .position(|text| text == "1")
        .expect("the first move");
    assert_eq!(
        texts[first + 1..first + 5],
        ["e4", "0:00:07", "e5", "0:01:02"]
    );
}

#[test]
fn a_game_from_another_position_begins_with_its_number_and_side() {
    let fen = "r5k1/5ppp/1P6/8/8/8/5PPP/R5K1 b - - 0 41";
    let texts = texts(&data::read(&format!(
        "[FEN \"{fen}\"]\n\n41... Rb8 42. b7 *\n"
    )));
    assert_eq!(value(&texts, "Start position"), fen);
    let first = texts
        .iter()
        .position(|text| text == "41")
        .expect("the first move");
    assert_eq!(texts[first..first + 5], ["41", "…", "Rb8", "42", "b7"]);
}

#[test]
fn six_hundred_moves_fill_several_pages_in_order() {
    let game = long_game(600, |ply| format!("{{[%clk 1:00:{:02}]}}", ply % 60));
    let sheet = sheet(&game);
    assert_eq!(sheet.page_count(), 7);
    let texts = labels(&sheet.svg(&FONTS));
    let numbers = texts.iter().filter_map(|text| text.parse::<usize>().ok());
    let numbers: Vec<usize> = numbers.collect();
    assert_eq!(numbers, (1..=600).collect::<Vec<_>>());
    let moves = texts
        .iter()
        .filter(|text| text.starts_with('N') && text.len() == 3 && *text != "No.");
    let expected = ["Nf3", "Nf6", "Ng1", "Ng8"].iter().cycle().take(1_200);
    assert!(moves.eq(expected));
    let clocks = texts
        .iter()
        .filter(|text| text.starts_with("1:00:"))
        .count();
    assert_eq!(clocks, 1_200);
    for page in 1..=7 {
        assert!(texts.contains(&format!("Page {page} of 7")));
    }
    let count = |said: &str| texts.iter().filter(|text| *text == said).count();
    assert_eq!((count("continued"), count("Signature of Arbiter")), (6, 1));
}

#[test]
fn a_full_page_does_not_start_another() {
    let pages = |moves| sheet(&long_game(moves, |_| String::new())).page_count();
    assert_eq!([80, 81].map(pages), [1, 2]);
    assert_eq!(pages(0), 1);
}

#[test]
fn long_names_are_shortened() {
    let name = "Wolfeschlegelsteinhausenbergerdorff ".repeat(5);
    let game = data::read(&format!(
        "[White \"{name}\"]\n[Black \"{name}\"]\n\n1. e4 *\n"
    ));
    let texts = texts(&game);
    let shown = value(&texts, "White");
    assert!(
        shown.ends_with('…') && name.starts_with(shown.trim_end_matches('…')),
        "{shown}"
    );
    assert!(shown.chars().count() > 40, "{shown}");
    // The header of further pages has room for both.
    let mut long = long_game(100, |_| String::new());
    long.tags.clone_from(&game.tags);
    let texts = self::texts(&long);
    let heads: Vec<_> = texts
        .iter()
        .filter(|text| text.contains("… – Wolfe"))
        .collect();
    assert_eq!(heads.len(), 1);
    assert!(heads[0].ends_with('…'));
}

/// The picture of a sheet, with `scale` pixels per millimetre.
fn picture(svg: &str, scale: f32) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).expect("an SVG picture");
    // The size is in pixels at 96 dpi.
    let zoom = scale * 25.4 / 96.0;
    let [width, height] = [tree.size().width(), tree.size().height()];
    let [width, height] = [width, height].map(|length| (length * zoom).round() as u32);
    let mut pixmap = Pixmap::new(width, height).expect("an extent");
    resvg::render(
        &tree,
        Transform::from_scale(zoom, zoom),
        &mut pixmap.as_mut(),
    );
    pixmap
}

#[test]
fn it_is_black_on_white_with_margins() {
    let svg = sheet(&long_game(100, |_| "{[%clk 1:00:00]}".to_owned())).svg(&FONTS);
    let picture = picture(&svg, 4.0);
    assert_eq!((picture.width(), picture.height()), (840, 2 * 1188));
    let mut ink = 0;
    for (place, pixel) in picture.pixels().iter().enumerate() {
        assert!(pixel.red() == pixel.green() && pixel.green() == pixel.blue());
        assert_eq!(pixel.alpha(), 255);
        let (x, y) = (place % 840, place / 840 % 1188);
        let is_margin = !(60..780).contains(&x) || !(48..1144).contains(&y);
        assert!(!is_margin || pixel.red() == 255, "{x}, {y}");
        ink += usize::from(pixel.red() < 128);
    }
    assert!(ink > 20_000, "only {ink} dark pixels");
}

/// A game in which every text has its greatest length.
#[test]
fn no_move_overlaps_its_time() {
    let fen = "Q7/8/Q1Q5/8/8/7k/8/K7 w - - 0 1";
    let text = format!("[FEN \"{fen}\"]\n\n1. Qa6b7 {{[%clk 10:00:00]}} *\n");
    let texts = texts(&data::read(&text));
    let first = texts
        .iter()
        .position(|text| text == "1")
        .expect("the first move");
    assert_eq!(texts[first + 1..first + 3], ["Qa6b7", "10:00:00"]);
}

/// It showed other letters and fewer moves.
#[test]
fn the_choice_of_a_picture_shows_the_sheet_itself() {
    let mut desk = picture_chooser();
    let kind = FormCommand::Choose(FieldId::PictureKind, 3);
    desk.click_on(kind.into());
    let game = desk.app.review().expect("a review").pgn();
    let shown = desk.texts();
    for text in texts(&game) {
        assert!(shown.contains(&text), "{text:?} is not in {shown:?}");
    }
}
