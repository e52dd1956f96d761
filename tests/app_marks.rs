//! Are arrows and circles drawn as the right button says, and gone when their position is?

mod desk;

use desk::{ALT, CTRL, Desk, SHIFT};
use deskmate::app::keys::Key;
use deskmate::app::{Ink, Mark};
use deskmate::view::{Event, Look, Modifiers, Point};

/// Something that hands do, with a word on it.
type Act = (&'static str, fn(&mut Desk));

fn drawn(desk: &Desk) -> Vec<String> {
    desk.table().marks.drawn.iter().map(name).collect()
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
fn the_same_again_goes_and_another_colour_takes_its_place() {
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
    assert_eq!(desk.table().peek, Some(desk::square("g1")));
    desk.move_to(desk.at("f3"));
    let arrow = Mark {
        from: desk::square("g1"),
        to: desk::square("f3"),
        ink: Ink::Green,
    };
    assert_eq!(desk.table().mark_to(desk::square("f3")), Some(arrow));
    assert!(polygons(&desk) > 0, "it is seen before it is finished");
    desk.right_up("f3");
    assert_eq!(desk.table().peek, None);
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
fn an_arrow_that_ends_beside_the_board_is_none() {
    let mut desk = Desk::playing();
    desk.right_down("e3");
    let beside = Point::new(1_000, 300);
    desk.move_to(beside);
    desk.event(Event::Released(deskmate::view::Button::Right, beside));
    assert_eq!(drawn(&desk), [""; 0]);
    assert_eq!(desk.table().marks.begun, None);
    desk.right_down("e3");
    desk.event(Event::FocusLost);
    desk.right_up("e5");
    assert_eq!(drawn(&desk), [""; 0]);
}

/// A pointer that comes back into the window is told of as a button let go where it comes in.
#[test]
fn coming_back_into_the_window_draws_nothing() {
    let mut desk = Desk::playing();
    desk.right_down("e3");
    desk.right_up("h8");
    assert_eq!(drawn(&desk), [""; 0]);
    assert_eq!(desk.table().peek, None);
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
fn marks_stay_over_what_leaves_the_position() {
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
    desk.draw("d5", "d5");
    desk.click("a4");
    assert_eq!(drawn(&desk), [""; 0]);
}

#[test]
fn marks_are_not_kept_in_the_file() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    let before = desk.file();
    desk.draw("d2", "d4");
    assert_eq!(desk.saves(), 1);
    assert_eq!(desk.file(), before);
}
