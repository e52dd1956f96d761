//! Can the board be used by keys alone?

use crate::desk;

use desk::{Desk, cannot_reach};
use deskmate::app::keys::Key;
use deskmate::app::{Dialog, Hand, Notice};
use deskmate::rules::{Color, Role};
use deskmate::view::Look;

fn cursor(desk: &Desk) -> String {
    let square = desk.live_game().cursor().expect("the board has the focus");
    square.to_string()
}

fn has_focus(desk: &Desk) -> bool {
    desk.live_game().cursor().is_some()
}

fn press(desk: &mut Desk, keys: &[Key]) {
    for &key in keys {
        desk.press(key);
    }
}

/// Moves the cursor to a square and clicks there.
fn go_and_use(desk: &mut Desk, name: &str) {
    let (file, rank) = (name.as_bytes()[0], name.as_bytes()[1]);
    let (left, right, up, down) = if desk.is_flipped() {
        (Key::Right, Key::Left, Key::Down, Key::Up)
    } else {
        (Key::Left, Key::Right, Key::Up, Key::Down)
    };
    for _ in 0..16 {
        let at = cursor(desk);
        let (at_file, at_rank) = (at.as_bytes()[0], at.as_bytes()[1]);
        if at_file != file {
            desk.press(if at_file < file { right } else { left });
        } else if at_rank != rank {
            desk.press(if at_rank < rank { up } else { down });
        }
    }
    assert_eq!(cursor(desk), name);
    desk.key(' ');
}

/// The number of the chosen line of the menu, if that is open.
fn menu_line(desk: &Desk) -> Option<usize> {
    let is_open = matches!(desk.app.dialog(), Some(Dialog::Menu { .. }));
    is_open.then(|| desk.app.chosen_line())
}

#[test]
fn a_game_is_played_by_the_cursor() {
    let mut desk = Desk::playing();
    desk.press(Key::Tab);
    for square in ["f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"] {
        go_and_use(&mut desk, square);
    }
    assert_eq!(desk.moves(), "f3 e5 g4 Qh4#");
    assert!(!has_focus(&desk), "after the end it is of no use");
}

#[test]
fn the_arrows_follow_the_board_as_it_is_seen() {
    use Key::{Down, Left, Right, Up};
    for (flipped, expected) in [
        (false, ["e2", "d2", "d1", "e1"]),
        (true, ["e1", "f1", "f2", "e2"]),
    ] {
        let mut desk = Desk::playing();
        desk.flip_to(flipped);
        desk.press(Key::Tab);
        assert_eq!(cursor(&desk), "e1");
        let mut way = Vec::new();
        for key in [Up, Left, Down, Right] {
            desk.press(key);
            way.push(cursor(&desk));
        }
        assert_eq!(way, expected);
    }
}

#[test]
fn the_edge_of_the_board_stops_the_cursor() {
    let mut desk = Desk::playing();
    desk.press(Key::Tab);
    for _ in 0..9 {
        desk.repeat(Key::Down);
        desk.repeat(Key::Right);
    }
    assert_eq!(cursor(&desk), "h1");
}

#[test]
fn enter_and_space_do_what_a_click_does() {
    let mut desk = Desk::playing();
    press(&mut desk, &[Key::Tab, Key::Up, Key::Enter]);
    assert!(matches!(desk.input().hand(), Hand::Selected { .. }));
    desk.press(Key::Enter);
    assert_eq!(
        desk.input().hand(),
        Hand::Empty,
        "the second time it is put down"
    );
    desk.key(' ');
    press(&mut desk, &[Key::Up, Key::Up, Key::Up, Key::Enter]);
    assert_eq!(desk.notice(), cannot_reach(Role::Pawn, "e2", "e5"));
    assert_eq!(desk.moves(), "");
}

#[test]
fn with_the_focus_the_arrows_do_not_step_through_the_game() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    press(&mut desk, &[Key::Tab, Key::Left, Key::Left]);
    assert!(!desk.live_game().is_looking_back());
    assert_eq!(cursor(&desk), "c1");
    press(&mut desk, &[Key::Tab, Key::Left]);
    assert!(desk.live_game().is_looking_back() && !has_focus(&desk));
}

#[test]
fn esc_puts_the_piece_down_and_then_leaves_the_board() {
    let mut desk = Desk::playing();
    press(&mut desk, &[Key::Tab, Key::Up, Key::Enter, Key::Escape]);
    assert_eq!(desk.input().hand(), Hand::Empty);
    assert!(has_focus(&desk));
    desk.press(Key::Escape);
    assert!(!has_focus(&desk) && desk.app.dialog().is_none());
    desk.press(Key::Escape);
    assert_eq!(menu_line(&desk), Some(0));
}

#[test]
fn a_click_takes_the_focus_from_the_board() {
    let mut desk = Desk::playing();
    desk.press(Key::Tab);
    desk.click("e2");
    desk.click("e4");
    assert!(!has_focus(&desk));
    assert_eq!(desk.moves(), "e4");
}

#[test]
fn a_question_is_answered_with_the_focus_on_the_board() {
    let mut desk = Desk::begun();
    desk.press(Key::Tab);
    desk.key('d');
    desk.key('n');
    assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::Black)));
    assert!(has_focus(&desk));
    desk.key('g');
    desk.key('y');
    assert!(desk.game().outcome().is_some());
}

#[test]
fn a_pawn_promotes_by_the_cursor_alone() {
    let mut desk = Desk::playing_from("2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1");
    desk.press(Key::Tab);
    go_and_use(&mut desk, "b7");
    go_and_use(&mut desk, "b8");
    assert!(matches!(desk.input().hand(), Hand::Promoting { .. }));
    desk.press(Key::Down);
    desk.key(' ');
    assert_eq!(desk.moves(), "b8=R");
    assert_eq!(cursor(&desk), "b8");
}

#[test]
fn castling_in_chess960_by_the_cursor() {
    let mut desk = Desk::playing_from("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
    desk.press(Key::Tab);
    desk.key(' ');
    go_and_use(&mut desk, "g1");
    assert_eq!(desk.moves(), "O-O");
}

#[test]
fn the_cursor_is_visible_only_with_the_focus() {
    let outlines = |desk: &Desk| {
        let area = desk.area("e1");
        let scene = desk.scene();
        let is_outline = |look: &Look| {
            matches!(
                look,
                Look::Rounded {
                    border: Some(_),
                    ..
                }
            )
        };
        let shapes = scene.shapes.iter();
        shapes
            .filter(|shape| shape.area == area && is_outline(&shape.look))
            .count()
    };
    let mut desk = Desk::playing();
    assert_eq!(outlines(&desk), 0);
    desk.press(Key::Tab);
    assert_eq!(outlines(&desk), 1);
    desk.press(Key::Escape);
    assert_eq!(outlines(&desk), 0);
}

#[test]
fn tab_moves_through_the_menu() {
    let mut desk = Desk::playing();
    desk.press(Key::Escape);
    press(&mut desk, &[Key::Tab, Key::Tab]);
    assert_eq!(menu_line(&desk), Some(2));
}
