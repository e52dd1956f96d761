//! Are arrows and circles drawn by the right button or a long press, and removed with their position?

use crate::desk;

use desk::{ALT, CTRL, Desk, SHIFT, not_your_turn, to_move};
use deskmate::app::keys::Key;
use deskmate::app::{Hand, Wake};
use deskmate::rules::Color;
use deskmate::tree::{Ink, Mark};
use deskmate::view::{Button, Event, Look, Modifiers, Point};

/// An action and its description.
type Act = (&'static str, fn(&mut Desk));

fn drawn(desk: &Desk) -> Vec<String> {
    desk.input().marks().iter().map(name).collect()
}

fn name(mark: &Mark) -> String {
    format!("{:?} {}{}", mark.ink, mark.from, mark.to)
}

#[test]
fn a_drag_draws_an_arrow_and_a_click_on_an_empty_square_a_circle() {
    let mut desk = Desk::playing();
    desk.draw("e3", "e5");
    desk.draw("g1", "f3");
    desk.draw("d4", "d4");
    assert_eq!(drawn(&desk), ["Green e3e5", "Green g1f3", "Green d4d4"]);
    desk.draw("e2", "e2");
    assert_eq!(drawn(&desk).len(), 3, "a piece shows its moves instead");
    assert_eq!(desk.moves(), "");
}

#[test]
fn shift_is_red_and_ctrl_or_alt_is_blue() {
    let mut desk = Desk::playing();
    desk.hold(SHIFT);
    desk.draw("e3", "e5");
    desk.hold(ALT);
    desk.draw("d4", "d4");
    desk.hold(CTRL);
    desk.draw("f4", "f4");
    desk.hold(Modifiers::default());
    desk.draw("c4", "c4");
    assert_eq!(
        drawn(&desk),
        ["Red e3e5", "Blue d4d4", "Blue f4f4", "Green c4c4"]
    );
    desk.hold(SHIFT);
    desk.event(Event::FocusLost);
    desk.draw("a4", "a4");
    assert_eq!(
        drawn(&desk)[4],
        "Green a4a4",
        "who knows what is held elsewhere"
    );
}

#[test]
fn the_same_mark_again_is_removed_and_another_colour_replaces_it() {
    let mut desk = Desk::playing();
    desk.draw("e3", "e5");
    desk.draw("e5", "e3");
    desk.draw("e3", "e5");
    assert_eq!(drawn(&desk), ["Green e5e3"]);
    desk.hold(SHIFT);
    desk.draw("e5", "e3");
    assert_eq!(drawn(&desk), ["Red e5e3"]);
    desk.draw("e5", "e3");
    assert_eq!(drawn(&desk), [""; 0]);
}

#[test]
fn a_piece_shows_its_moves_while_an_arrow_is_drawn_from_it() {
    let mut desk = Desk::playing();
    desk.right_down("g1");
    assert_eq!(desk.input().peek(), Some(desk::square("g1")));
    desk.move_to(desk.at("f3"));
    let arrow = Mark {
        from: desk::square("g1"),
        to: desk::square("f3"),
        ink: Ink::Green,
    };
    assert_eq!(
        desk.input().mark_to(desk::square("f3"), desk.position()),
        Some(arrow)
    );
    assert!(polygons(&desk) > 0, "it is seen before it is finished");
    desk.right_up("f3");
    assert_eq!(desk.input().peek(), None);
    assert_eq!(drawn(&desk), ["Green g1f3"]);
}

fn polygons(desk: &Desk) -> usize {
    let scene = desk.scene();
    let board = desk.area("a8");
    let is_part = |look: &Look| matches!(look, Look::Polygon { .. });
    let shapes = scene.shapes.iter().filter(|shape| is_part(&shape.look));
    shapes.filter(|shape| shape.area.w == board.w).count()
}

#[test]
fn an_arrow_that_ends_off_the_board_is_discarded() {
    let mut desk = Desk::playing();
    desk.right_down("e3");
    let beside = Point::new(1_000, 300);
    desk.move_to(beside);
    desk.event(Event::Released(Button::Right, beside));
    assert_eq!(drawn(&desk), [""; 0]);
    assert!(!desk.input().is_drawing());
    desk.right_down("e3");
    desk.event(Event::FocusLost);
    desk.right_up("e5");
    assert_eq!(drawn(&desk), [""; 0]);
}

/// The window library reports a pointer that re-enters the window as a released button.
#[test]
fn coming_back_into_the_window_draws_nothing() {
    let mut desk = Desk::playing();
    desk.right_down("e3");
    desk.right_up("h8");
    assert_eq!(drawn(&desk), [""; 0]);
    assert_eq!(desk.input().peek(), None);
}

#[test]
fn marks_belong_to_their_position() {
    let acts: [Act; 8] = [
        ("left click", |desk| desk.click("a5")),
        ("move", |desk| desk.play(&["g1f3"])),
        ("typed move", |desk| desk.type_move("nf3")),
        ("takeback", |desk| desk.key('t')),
        ("step back", |desk| desk.press(Key::Left)),
        ("first", |desk| desk.press(Key::Home)),
        ("rematch", |desk| {
            desk.key('g');
            desk.key('y');
            desk.key('r');
        }),
        ("cursor", |desk| {
            desk.press(Key::Tab);
            for key in [Key::Left, Key::Up, Key::Enter, Key::Up, Key::Enter] {
                desk.press(key);
            }
        }),
    ];
    for (name, act) in acts {
        let mut desk = Desk::playing();
        desk.play(&["e2e4", "e7e5"]);
        desk.draw("f1", "c4");
        desk.draw("d5", "d5");
        assert_eq!(drawn(&desk).len(), 2);
        act(&mut desk);
        assert_eq!(drawn(&desk), [""; 0], "{name}");
    }
}

#[test]
fn marks_stay_while_the_position_does() {
    let mut desk = Desk::playing();
    desk.draw("d4", "d4");
    desk.key('f');
    desk.press(Key::End);
    desk.key('d');
    desk.key('n');
    desk.press(Key::Enter);
    desk.press(Key::Escape);
    assert_eq!(drawn(&desk), ["Green d4d4"]);
}

#[test]
fn a_review_is_drawn_on_too() {
    let mut desk = Desk::with_last("1. e4 e5 *\n");
    desk.key('l');
    desk.draw("e4", "e6");
    assert_eq!(drawn(&desk), ["Green e4e6"]);
    desk.press(Key::Left);
    assert_eq!(drawn(&desk), [""; 0]);
    // They belong to the position and are saved in the file.
    desk.draw("d5", "d5");
    desk.click("a4");
    assert_eq!(drawn(&desk), ["Green d5d5"]);
    assert!(
        desk.file()
            .contains("1. e4 {[%csl Gd5]} 1... e5 {[%cal Ge4e6]} *"),
        "{}",
        desk.file()
    );
    desk.draw("d5", "d5");
    assert_eq!(drawn(&desk), [""; 0]);
}

#[test]
fn marks_are_not_saved_in_the_file() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    let before = desk.file();
    desk.draw("d2", "d4");
    assert_eq!(desk.saves(), 1);
    assert_eq!(desk.file(), before);
}

/// Holds the left button, or a finger, on a square.
fn hold_down(desk: &mut Desk, name: &str, millis: u64) {
    desk.move_to(desk.at(name));
    desk.down(desk.at(name));
    desk.wait(millis);
}

fn drag_on(desk: &mut Desk, to: &str) {
    desk.move_to(desk.at(to));
    desk.up(desk.at(to));
}

fn shows_moves_of(desk: &Desk) -> Option<String> {
    desk.input().peek().map(|square| square.to_string())
}

/// A finished game, a review, and a paused game with White to move.
fn tables() -> [Desk; 3] {
    let mut ended = Desk::playing();
    ended.key('g');
    ended.key('y');
    // Its result is over the board.
    ended.press(Key::Escape);
    let mut review = Desk::with_last("1. e4 e5 *\n");
    review.key('l');
    review.press(Key::Home);
    let mut paused = Desk::playing();
    paused.key('p');
    [ended, review, paused]
}

#[test]
fn a_long_press_does_what_the_right_button_does() {
    let mut desk = Desk::playing();
    hold_down(&mut desk, "g8", 499);
    assert_eq!(shows_moves_of(&desk), None);
    assert_eq!(desk.notice(), not_your_turn(Color::White, "g8"));
    desk.wait(1);
    assert_eq!(shows_moves_of(&desk).as_deref(), Some("g8"));
    assert_eq!(desk.app.message(), to_move(Color::White));
    desk.up(desk.at("g8"));
    assert_eq!((shows_moves_of(&desk), drawn(&desk)), (None, vec![]));

    hold_down(&mut desk, "e4", 500);
    desk.up(desk.at("e4"));
    hold_down(&mut desk, "g8", 500);
    drag_on(&mut desk, "f6");
    assert_eq!(drawn(&desk), ["Green e4e4", "Green g8f6"]);
    // Again removes it.
    hold_down(&mut desk, "e4", 500);
    desk.up(desk.at("e4"));
    assert_eq!(drawn(&desk), ["Green g8f6"]);
    assert_eq!(shows_moves_of(&desk), None);
    assert_eq!(desk.moves(), "");
}

#[test]
fn a_long_press_draws_from_any_square_without_a_movable_piece() {
    for mut desk in tables() {
        // In a review White is to move.
        hold_down(&mut desk, "g8", 500);
        assert_eq!(shows_moves_of(&desk).as_deref(), Some("g8"));
        drag_on(&mut desk, "f6");
        hold_down(&mut desk, "a5", 500);
        desk.up(desk.at("a5"));
        let mut drawn = drawn(&desk);
        drawn.sort();
        assert_eq!(drawn, ["Green a5a5", "Green g8f6"]);
    }
}

#[test]
fn the_window_wakes_for_a_long_press_and_for_nothing_else() {
    for mut desk in tables() {
        desk.wait(1_000);
        assert_eq!(desk.app.wake(desk.now()), None);
        hold_down(&mut desk, "a5", 0);
        let due = desk.now().time + std::time::Duration::from_millis(500);
        assert_eq!(desk.app.wake(desk.now()), Some(Wake::At(due)));
        desk.wait(500);
        assert_eq!(desk.app.wake(desk.now()), None);
        desk.up(desk.at("a5"));
        hold_down(&mut desk, "a6", 100);
        desk.up(desk.at("a6"));
        assert_eq!(desk.app.wake(desk.now()), None);
    }
}

/// A player may rest on a piece before dragging it.
#[test]
fn a_piece_to_be_moved_is_dragged_after_a_long_press_too() {
    let mut desk = Desk::playing();
    desk.app.settings.legal_targets = false;
    hold_down(&mut desk, "e2", 700);
    assert_eq!(shows_moves_of(&desk).as_deref(), Some("e2"));
    desk.up(desk.at("e2"));
    assert_eq!(shows_moves_of(&desk), None);
    assert_eq!(desk.input().in_hand(), Some(desk::square("e2")));
    desk.press(Key::Escape);

    hold_down(&mut desk, "e2", 700);
    desk.move_to(desk.at("e3"));
    assert_eq!(desk.input().hand(), Hand::Lifted(desk::square("e2")));
    assert_eq!(shows_moves_of(&desk), None);
    drag_on(&mut desk, "e4");
    assert_eq!((desk.moves().as_str(), drawn(&desk)), ("e4", vec![]));
}

#[test]
fn a_press_with_another_effect_does_not_become_long() {
    let acts: [Act; 4] = [
        ("a move", |desk| {
            desk.click("g1");
            hold_down(desk, "f3", 1_000);
            desk.up(desk.at("f3"));
        }),
        ("an illegal move", |desk| {
            desk.click("g1");
            hold_down(desk, "g5", 1_000);
            desk.up(desk.at("g5"));
        }),
        ("a return to the game", |desk| {
            desk.play(&["g1f3"]);
            desk.press(Key::Left);
            hold_down(desk, "e5", 1_000);
            desk.up(desk.at("e5"));
        }),
        ("a drag over the board", |desk| {
            hold_down(desk, "e5", 100);
            desk.move_to(desk.at("e6"));
            desk.wait(1_000);
            desk.up(desk.at("e6"));
        }),
    ];
    for (name, act) in acts {
        let mut desk = Desk::playing();
        desk.draw("d4", "d4");
        act(&mut desk);
        assert_eq!(drawn(&desk), [""; 0], "{name}");
        assert_eq!(
            (shows_moves_of(&desk), desk.input().is_drawing()),
            (None, false),
            "{name}"
        );
    }
}

/// A finger is never quite still.
#[test]
fn a_long_press_stays_one_on_its_square() {
    let mut desk = Desk::playing();
    let area = desk.area("e5");
    desk.move_to(area.center());
    desk.down(area.center());
    let last = Point::new(area.x + 2, area.bottom() - 2);
    for at in [Point::new(area.x + 20, area.y + 20), area.center(), last] {
        desk.move_to(at);
        desk.wait(200);
    }
    desk.up(last);
    assert_eq!(drawn(&desk), ["Green e5e5"]);
}

#[test]
fn a_cancelled_long_press_draws_nothing() {
    let ends: [Act; 4] = [
        ("focus lost", |desk| desk.event(Event::FocusLost)),
        ("button let go outside", |desk| {
            desk.event(Event::Entered(Point::new(300, 300)));
        }),
        ("pause", |desk| desk.key('p')),
        ("step back", |desk| desk.press(Key::Left)),
    ];
    for (name, end) in ends {
        for millis in [100, 500] {
            let mut desk = Desk::playing();
            desk.play(&["e2e4", "e7e5"]);
            hold_down(&mut desk, "e6", millis);
            if millis == 500 {
                desk.move_to(desk.at("e3"));
                desk.move_to(desk.at("e6"));
            }
            end(&mut desk);
            desk.wait(1_000);
            desk.up(desk.at("e6"));
            assert_eq!(drawn(&desk), [""; 0], "{name} after {millis} ms");
            assert_eq!(
                (shows_moves_of(&desk), desk.input().is_drawing()),
                (None, false),
                "{name}"
            );
        }
    }
}

#[test]
fn the_right_button_cancels_the_arrow_of_a_long_press() {
    let mut desk = Desk::playing();
    hold_down(&mut desk, "g8", 500);
    desk.move_to(desk.at("f6"));
    desk.event(Event::Pressed(Button::Right, desk.at("f6")));
    desk.event(Event::Released(Button::Right, desk.at("f6")));
    desk.up(desk.at("f6"));
    assert_eq!((shows_moves_of(&desk), drawn(&desk)), (None, vec![]));
}

/// The window library reports a pointer that re-enters the window as a released button.
#[test]
fn coming_back_into_the_window_ends_no_long_press() {
    let mut desk = Desk::playing();
    hold_down(&mut desk, "a4", 500);
    desk.up(desk.at("h4"));
    assert_eq!(drawn(&desk), [""; 0]);
    drag_on(&mut desk, "h4");
    assert_eq!(drawn(&desk), ["Green a4h4"]);
}
