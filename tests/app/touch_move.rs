//! Touch-move: a touched piece has to move (FIDE 4.3.1), if the setting is on.

use crate::desk;

use desk::{Desk, YES_OR_NO, asked, players, square};
use deskmate::app::keys::Key;
use deskmate::app::{Hand, Notice, Prompt};
use deskmate::rules::{Color, Piece};
use deskmate::storage::Settings;

fn playing() -> Desk {
    let settings = Settings {
        touch_move: true,
        ..players()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk
}

/// The notice that this piece has to move.
fn has_touched(piece: Piece, name: &str) -> Option<Notice> {
    Some(Notice::HasTouched(piece, square(name)))
}

fn selected(desk: &Desk) -> Option<String> {
    let square = desk.input().in_hand()?;
    Some(square.to_string())
}

#[test]
fn another_piece_is_refused_after_one_was_touched() {
    let mut desk = playing();
    desk.click("g1");
    desk.click("e2");
    assert_eq!(desk.notice(), has_touched(Piece::WhiteKnight, "g1"));
    assert_eq!(selected(&desk).as_deref(), Some("g1"));
    desk.click("f3");
    assert_eq!(desk.moves(), "Nf3");
    // Black has touched nothing, nor has White at its next move.
    desk.play(&["e7e5", "e2e4"]);
    assert_eq!(desk.moves(), "Nf3 e5 e4");
}

#[test]
fn putting_it_down_again_does_not_undo_the_touch() {
    let ways: [fn(&mut Desk); 5] = [
        |desk| desk.click("g1"),
        |desk| desk.press(Key::Escape),
        |desk| desk.click("d5"),
        |desk| desk.drag("g1", "d5"),
        |desk| desk.key(','),
    ];
    for put_down in ways {
        let mut desk = playing();
        desk.click("g1");
        put_down(&mut desk);
        if desk.app.dialog().is_some() {
            desk.press(Key::Escape);
        }
        assert_eq!(desk.input().hand(), Hand::Empty);
        desk.drag("e2", "e4");
        let insists = has_touched(Piece::WhiteKnight, "g1");
        assert_eq!((desk.moves().as_str(), desk.notice()), ("", insists));
    }
}

#[test]
fn a_touched_piece_that_cannot_move_does_not_bind() {
    let mut desk = playing();
    desk.click("a1");
    desk.play(&["e2e4"]);
    assert_eq!(desk.moves(), "e4");
}

#[test]
fn looking_at_moves_with_the_right_button_is_no_touch() {
    let mut desk = playing();
    desk.right_down("g1");
    assert_eq!(desk.input().hand(), Hand::Empty);
    desk.right_up("g1");
    desk.play(&["e2e4"]);
    assert_eq!(desk.moves(), "e4");
}

#[test]
fn a_takeback_needs_the_opponents_yes() {
    let mut desk = playing();
    assert!(!desk.app.settings.takeback_asks);
    desk.play(&["e2e4"]);
    desk.key('t');
    assert_eq!(desk.moves(), "e4");
    desk.key('n');
    assert_eq!(
        (desk.moves().as_str(), desk.notice()),
        ("e4", Some(Notice::TakebackRefused(Color::Black)))
    );
    desk.key('t');
    desk.key('y');
    assert_eq!(desk.moves(), "");
}

#[test]
fn a_rook_touched_first_does_not_castle() {
    let text = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n*\n";
    let mut desk = Desk::with_last(text);
    desk.app.settings.touch_move = true;
    desk.key('c');
    desk.click("h1");
    desk.click("e1");
    assert_eq!(desk.notice(), has_touched(Piece::WhiteRook, "h1"));
    let mut desk = Desk::with_last(text);
    desk.app.settings.touch_move = true;
    desk.key('c');
    desk.play(&["e1h1"]);
    assert_eq!(desk.moves(), "O-O");
}

#[test]
fn a_takeback_releases_the_touched_piece() {
    let mut desk = playing();
    desk.play(&["e2e4"]);
    desk.click("g8");
    desk.key('t');
    desk.assert_message(
        asked(Prompt::TakeBack {
            by: Color::White,
            number: 1,
            san: "e4".into(),
        }),
        &YES_OR_NO,
    );
    desk.key('y');
    desk.play(&["d2d4"]);
    desk.play(&["d7d5"]);
    assert_eq!(desk.moves(), "d4 d5");
}

#[test]
fn without_the_setting_another_piece_is_selected() {
    let mut desk = Desk::playing();
    desk.click("g1");
    desk.click("e2");
    assert_eq!(selected(&desk).as_deref(), Some("e2"));
}

/// FIDE 9.4.
#[test]
fn a_draw_is_not_claimed_after_a_touch() {
    let mut desk = playing();
    for _ in 0..2 {
        desk.play(&["g1f3", "g8f6", "f3g1", "f6g8"]);
    }
    assert!(desk.game().claim().is_some());
    desk.click("e2");
    desk.key('d');
    assert_eq!(desk.notice(), Some(Notice::ClaimTooLate));
    assert_eq!(desk.game().outcome(), None);
    desk.play(&["e2e4"]);
    desk.key('d');
    desk.assert_message(asked(Prompt::Draw(Color::Black, None)), &YES_OR_NO);
}

#[test]
fn a_typed_move_is_bound_by_the_touch_too() {
    let mut desk = Desk::playing();
    desk.app.settings.touch_move = true;
    desk.click("a2");
    desk.press(Key::Escape);
    desk.type_move("e4");
    assert_eq!(desk.moves(), "");
    desk.type_move("a4");
    assert_eq!(desk.moves(), "a4");
}

#[test]
fn a_pause_does_not_undo_a_touch() {
    let mut desk = Desk::playing();
    desk.app.settings.touch_move = true;
    desk.click("a2");
    desk.press(Key::Escape);
    desk.key('p');
    desk.key('p');
    desk.drag("e2", "e4");
    assert_eq!(desk.moves(), "");
}

#[test]
fn after_a_touch_no_claim_can_be_announced() {
    let mut desk = Desk::playing();
    desk.app.settings.touch_move = true;
    desk.play(&["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"]);
    desk.click("f6");
    desk.press(Key::Escape);
    desk.key('d');
    desk.assert_message(asked(Prompt::Draw(Color::Black, None)), &YES_OR_NO);
}
