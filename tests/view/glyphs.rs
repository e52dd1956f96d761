//! Annotation glyphs in the move list of a review.

use deskmate::app::Reply;
use deskmate::app::keys::Key;
use deskmate::storage::SavedGame;
use deskmate::view::{DARK, Face, Look, Rect, Rgba};

use crate::desk::Desk;

/// The texts of the move list: where they are, their faces, sizes and colours.
fn listed(desk: &Desk, wanted: &str) -> Vec<(Rect, Face, i32, Rgba)> {
    let panel = desk.layout().panel;
    let shapes = desk.scene().shapes.into_iter();
    let found = shapes.filter_map(|shape| match shape.look {
        Look::Text {
            text,
            face,
            em,
            color,
            ..
        } if text == wanted && panel.contains(shape.area.center()) => {
            Some((shape.area, face, em, color))
        }
        _ => None,
    });
    found.collect()
}

#[test]
fn a_glyph_without_a_symbol_is_a_small_grey_number() {
    let game = "1. e4 $1 $220 (1. d4 $2 $220 $16 $221 d5 $222) 1... e5 $146 $14 2. Nf3 $223 *";
    let saved = SavedGame::to_be_last(game).expect("a game");
    let mut desk = Desk::new();
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    desk.press(Key::End);
    for (number, of) in [
        ("$220", "e4"),
        ("$220 $221", "? ±"),
        ("$222", "d5"),
        ("$223", "Nf3"),
    ] {
        let [(number_at, Face::Regular, small, grey)] = listed(&desk, number)[..] else {
            panic!("{number}: {:?}", listed(&desk, number));
        };
        let [(move_at, _, em, _)] = listed(&desk, of)[..] else {
            panic!("{of}: {:?}", listed(&desk, of));
        };
        assert!(small < em, "{number}: {small} beside {em}");
        // On the box of the move shown all text is dark.
        let ink = if of == "Nf3" {
            DARK.on_shown
        } else {
            DARK.faint_text
        };
        assert_eq!(grey, ink, "{number}");
        assert!(number_at.x > move_at.right(), "{number}");
        assert_eq!(number_at.center().y, move_at.center().y, "{number}");
    }
    // Symbols are as large as the moves.
    let marks = listed(&desk, "!");
    let is_large = |&(_, face, em, color): &(Rect, Face, i32, Rgba)| {
        (face, em, color) == (Face::Bold, 15, DARK.good)
    };
    assert!(marks.iter().any(is_large), "{marks:?}");
    assert_eq!(listed(&desk, " N +=").len(), 1);
}
