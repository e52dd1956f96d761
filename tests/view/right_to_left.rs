//! Are names and comments that are written from right to left ordered and joined as they are read?
//!
//! The order is told by the places of the letters, the joining by their shapes in a font that has Arabic and Hebrew
//! letters (`scripts/setup.sh` installs one).

use crate::desk;

use desk::Desk;
use deskmate::app::FieldId;
use deskmate::app::keys::Key;
use deskmate::rules::Color;
use deskmate::view::{Face, FontSource, Fonts, Look, Placed, Point};

const EM: i32 = 100;

/// The embedded fonts, and a font with Arabic and Hebrew letters.
fn fonts() -> Fonts {
    let fonts = Fonts::with_fallback(FontSource::System);
    let has = |letter| {
        fonts.width(Face::Regular, letter, EM) != fonts.width(Face::Regular, "\u{10FFFD}", EM)
    };
    assert!(
        has("ب") && has("ש"),
        "no font has Arabic and Hebrew letters: install fonts-dejavu-core"
    );
    fonts
}

/// The letters of a line from left to right, without the marks that have no shape.
fn seen(fonts: &Fonts, text: &str) -> String {
    let mut line = fonts.line(Face::Regular, text, EM);
    line.sort_by(|one, other| one.x.total_cmp(&other.x));
    let letters = |placed: &Placed| text[placed.letters.clone()].to_owned();
    let all: String = line.iter().map(letters).collect();
    all.replace(['\u{200f}', '\u{2068}', '\u{2069}'], "")
}

/// A text with its letters in the other order.
fn back(text: &str) -> String {
    text.chars().rev().collect()
}

#[test]
fn letters_stand_in_the_order_in_which_they_are_read() {
    let fonts = fonts();
    let order = |text: &str| seen(&fonts, text);
    let (sara, cohen) = ("שרה", "כהן");
    assert_eq!(order("Anna"), "Anna");
    assert_eq!(order(sara), back(sara));
    // Numbers and foreign words keep their own order.
    assert_eq!(order(&format!("{sara} 12")), format!("12 {}", back(sara)));
    let mixed = order(&format!("{sara} Anna {cohen}"));
    assert_eq!(mixed, format!("{} Anna {}", back(cohen), back(sara)));
    // The first letter decides which way a line goes.
    let mixed = order(&format!("Anna – {sara} {cohen}"));
    assert_eq!(mixed, format!("Anna – {} {}", back(cohen), back(sara)));
    assert_eq!(order(&format!("({sara})")), format!("){}(", back(sara)));
}

#[test]
fn isolated_names_stay_where_the_sentence_has_them() {
    let fonts = fonts();
    let isolated = |name: &str| format!("\u{2068}{name}\u{2069}");
    let (sara, david) = ("שרה", "דוד");
    let score = format!("{} – {} 2", isolated(sara), isolated(david));
    assert_eq!(
        seen(&fonts, &score),
        format!("{} – {} 2", back(sara), back(david))
    );
}

#[test]
fn arabic_letters_are_joined() {
    let fonts = fonts();
    let line = |text| fonts.line(Face::Regular, text, EM);
    let outline = |placed: &Placed| placed.glyph.outline(0.0, 0.0).map(|it| it.px_bounds());
    let alone = line("ب");
    let joined = line("ببب");
    assert_eq!((alone.len(), joined.len()), (1, 3));
    let shapes: Vec<_> = alone.iter().chain(&joined).map(outline).collect();
    for (index, shape) in shapes.iter().enumerate() {
        assert!(
            shape.is_some() && !shapes[..index].contains(shape),
            "{shapes:?}"
        );
    }
    // Lam and alef are one.
    let [ligature] = &line("لا")[..] else {
        panic!("two letters");
    };
    assert_eq!(ligature.letters, 0..4);
}

#[test]
fn points_and_accents_take_no_room() {
    let fonts = fonts();
    let width = |text| fonts.width(Face::Regular, text, EM);
    assert_eq!(width("שָׁ"), width("ש"));
    assert_eq!(width("بَ"), width("ب"));
}

#[test]
fn a_shortened_text_fits_and_ends_on_the_left() {
    let fonts = fonts();
    let name = "محمد عبد الرحمن الخوارزمي";
    for width in [40, 90, 150, 260, 400] {
        let short = fonts.fit(Face::Regular, name, EM, width);
        assert!(short.ends_with('…') && name.starts_with(short.trim_end_matches('…')));
        assert!(
            fonts.width(Face::Regular, &short, EM)
                <= width.max(fonts.width(Face::Regular, "…", EM))
        );
        assert!(seen(&fonts, &short).starts_with('…'));
    }
    assert_eq!(fonts.fit(Face::Regular, name, EM, 5_000), name);
}

#[test]
fn the_lines_of_a_paragraph_go_one_way() {
    let fonts = fonts();
    let text = "שרה אמרה Nf3 היה טוב";
    let width = fonts.width(Face::Regular, "שרה אמרה", EM) + 1;
    let lines = fonts.wrap(Face::Regular, text, EM, width);
    let [first, second, ..] = &lines[..] else {
        panic!("{lines:?}");
    };
    assert_eq!(seen(&fonts, first), back("שרה אמרה"));
    assert_eq!(seen(&fonts, second), format!("{} Nf3", back("היה")));
}

/// The texts of a scene that are words of a comment, from left to right in each line.
fn words_of(desk: &Desk, comment: &str) -> Vec<String> {
    let mut words: Vec<(i32, i32, String)> = Vec::new();
    for shape in desk.scene().shapes {
        if let Look::Text { text, .. } = shape.look
            && let word = text.trim_start_matches('\u{200f}')
            && comment.split(' ').any(|it| it == word)
        {
            words.push((shape.area.y, shape.area.x, word.to_owned()));
        }
    }
    words.sort();
    words.into_iter().map(|(_, _, word)| word).collect()
}

#[test]
fn the_words_of_a_comment_stand_in_the_order_in_which_they_are_read() {
    for (comment, order) in [
        ("מהלך טוב Qh5 מאוד", ["מאוד", "Qh5", "טוב", "מהלך"]),
        ("fine מהלך טוב really", ["fine", "טוב", "מהלך", "really"]),
    ] {
        let mut desk = Desk::with_last(&format!("1. e4 {{{comment}}} e5 2. Nf3 *\n"));
        desk.fonts = fonts();
        desk.key('l');
        assert_eq!(words_of(&desk, comment), order);
    }
}

#[test]
fn the_caret_of_a_name_goes_from_right_to_left() {
    const NAME: &str = "שרה";
    let mut desk = Desk::new();
    desk.fonts = fonts();
    let (field, stops) = desk.type_name(NAME);
    assert!(
        stops.is_sorted_by(|one, other| one.0 < other.0 && one.1 > other.1),
        "{stops:?}"
    );
    let after_the_first = stops[1].1;
    desk.click_at(Point::new(after_the_first, field.y));
    desk.press(Key::Backspace);
    let form = desk.app.form().expect("a form is open");
    assert_eq!(form.text(FieldId::Player(Color::White)), "רה");
}
