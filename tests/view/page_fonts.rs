//! The fonts of a page, which are without rare letters.

#[path = "../../build/fonts.rs"]
mod fonts;

use ab_glyph::{Font as _, FontRef};

/// All letters that the whole font has.
fn letters(font: &FontRef) -> Vec<char> {
    let mut letters: Vec<char> = font.codepoint_ids().map(|(_, letter)| letter).collect();
    letters.sort_unstable();
    letters
}

#[test]
fn the_fonts_of_a_page_lack_rare_letters_and_nothing_else() {
    for file in [notosans::REGULAR_TTF, notosans::BOLD_TTF] {
        let trimmed = fonts::without_rare(file).expect("a font as expected");
        assert!(
            2 * trimmed.len() < file.len() + file.len() / 4,
            "{}",
            trimmed.len()
        );
        let whole = FontRef::try_from_slice(file).expect("a font");
        let font = FontRef::try_from_slice(&trimmed).expect("a font");
        let kept = letters(&font);
        let letters_of_whole = letters(&whole);
        for letter in "Aa1ÄßéŁőžżȘțФыҐїЄΩλẾưảəƏǎʻʼɐƁȀϢᾳ\u{301}–„“…½∞−±≥□".chars()
        {
            assert!(letters_of_whole.contains(&letter), "{letter}");
            let is_rare = "ɐƁȀϢᾳ".contains(letter);
            assert_eq!(kept.contains(&letter), !is_rare, "{letter}");
        }
        assert_eq!(font.ascent_unscaled(), whole.ascent_unscaled());
        for letter in kept {
            let (own, id) = (font.glyph_id(letter), whole.glyph_id(letter));
            assert_eq!(own, id, "{letter}");
            assert_eq!(
                font.h_advance_unscaled(own),
                whole.h_advance_unscaled(id),
                "{letter}"
            );
            let [curves, expected] = [&font, &whole].map(|it| format!("{:?}", it.outline(id)));
            assert_eq!(curves, expected, "{letter}");
        }
    }
}

#[test]
fn what_is_no_font_stays_as_it_is() {
    let file = notosans::REGULAR_TTF;
    for length in [0, 3, 12, 100, 1000, file.len() / 2] {
        assert_eq!(fonts::without_rare(&file[..length]), None, "{length}");
    }
}
