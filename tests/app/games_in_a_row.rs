//! Does a game leave anything behind for the next one, for the editor, the library or a review?

use crate::desk;

use desk::{Desk, players};
use deskmate::app::keys::Key;
use deskmate::app::{Command, FieldId, FormCommand, StartCommand};
use deskmate::storage::{BoardOrientation, Settings};
use deskmate::view::{Look, Point};

/// When the second game starts.
const SECOND_GAME: u64 = 300;

fn with_orientation(orientation: BoardOrientation) -> Settings {
    Settings {
        orientation,
        ..players()
    }
}

/// Starts a game with this orientation and plays its first moves. Returns everything that was to be seen.
fn play_new_game(desk: &mut Desk, orientation: BoardOrientation) -> Vec<String> {
    let mut seen = Vec::new();
    let mut look = |desk: &Desk| {
        let scene = desk.scene();
        let game = format!("{:#?}\n{scene:#?}", desk.live_game());
        seen.push(game);
    };
    desk.key('s');
    let at = BoardOrientation::ALL
        .iter()
        .position(|&it| it == orientation);
    let at = at.expect("an orientation");
    desk.run(FormCommand::Choose(FieldId::BoardOrientation, at));
    desk.press(Key::Enter);
    look(desk);
    for mv in ["d2d4", "g8f6"] {
        desk.play(&[mv]);
        desk.wait(1_000);
        look(desk);
    }
    desk.press(Key::Tab);
    look(desk);
    seen
}

/// A game in which everything was used that the next one must not know of.
fn use_everything(desk: &mut Desk) {
    desk.new_game();
    desk.key('f');
    desk.play(&["e2e4", "e7e5", "g1f3"]);
    desk.key('f');
    desk.key('f');
    desk.draw("a1", "a5");
    desk.key('t');
    desk.press(Key::Tab);
    desk.press(Key::Up);
    desk.press(Key::Left);
    desk.press(Key::Home);
    desk.run(Command::ScrollTo(1));
    desk.key('p');
    desk.key('p');
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    desk.click("d2");
    desk.key('d');
    desk.key('n');
    desk.click("g1");
    desk.type_text("Nf");
    desk.press(Key::Escape);
    desk.type_text("bx");
    desk.press(Key::Escape);
    desk.type_text("b");
    desk.key('g');
    desk.key('y');
    assert!(desk.game().outcome().is_some());
}

/// How the next game is reached from the end of the one before.
type Way = (&'static str, fn(&mut Desk));

const WAYS: [Way; 4] = [
    ("at once", |_| {}),
    ("after a rematch", |desk| {
        desk.key('r');
        desk.play(&["e2e4", "e7e5"]);
        desk.key('g');
        desk.key('y');
    }),
    ("after a review", |desk| {
        desk.key('l');
        desk.key('f');
        desk.run(Command::Start(StartCommand::Leave));
    }),
    ("after the editor", |desk| {
        desk.key('e');
        desk.key('f');
        desk.press(Key::Escape);
    }),
];

#[test]
fn the_second_game_is_as_if_it_were_the_first() {
    for first in BoardOrientation::ALL {
        for second in BoardOrientation::ALL {
            for (name, way) in WAYS {
                let mut desk = Desk::with(with_orientation(first), |_| {});
                use_everything(&mut desk);
                way(&mut desk);
                // Others play, since the score of these two stays beside their names.
                desk.app.settings.white = Some("Steinitz".into());
                let mut fresh = Desk::with(desk.app.settings.clone(), |_| {});
                for desk in [&mut desk, &mut fresh] {
                    let left = SECOND_GAME * 1_000 - desk.now().time.as_millis() as u64;
                    desk.move_to(Point::new(400, 400));
                    desk.wait(left);
                }
                let seen = play_new_game(&mut desk, second);
                let expected = play_new_game(&mut fresh, second);
                for (seen, expected) in seen.iter().zip(&expected) {
                    for (seen, expected) in seen.lines().zip(expected.lines()) {
                        assert_eq!(seen, expected, "{first:?}, then {second:?} {name}");
                    }
                }
                assert!(seen == expected);
            }
        }
    }
}

/// Whether a piece is upside down on the screen.
fn shows_turned_pieces(desk: &Desk) -> bool {
    let (shapes, board) = (desk.scene().shapes, desk.layout().board);
    shapes.iter().any(|shape| {
        let is_on_board = board.intersection(shape.area).is_some();
        is_on_board && shape.turned && matches!(shape.look, Look::Piece { .. })
    })
}

#[test]
fn only_a_game_between_two_who_face_each_other_has_pieces_upside_down() {
    let mut desk = Desk::with(with_orientation(BoardOrientation::FaceToFace), |_| {});
    assert!(!shows_turned_pieces(&desk), "on the start screen");
    use_everything(&mut desk);
    assert!(shows_turned_pieces(&desk));
    desk.key('s');
    assert!(!shows_turned_pieces(&desk), "beside the form");
    desk.press(Key::Escape);
    desk.key('e');
    assert!(!shows_turned_pieces(&desk), "in the editor");
    assert!(!desk.is_flipped());
    desk.press(Key::Escape);
    desk.key('l');
    assert!(!shows_turned_pieces(&desk), "in a review");
    assert!(!desk.is_flipped());
    desk.run(Command::Start(StartCommand::Leave));
    desk.key('o');
    assert!(!shows_turned_pieces(&desk), "in the library");
    assert!(!desk.is_flipped());
}

/// Seats that were kept in a rematch are no reason to turn the next game.
#[test]
fn a_fixed_board_after_a_rematch_face_to_face_has_white_at_the_bottom() {
    let mut desk = Desk::with(with_orientation(BoardOrientation::FaceToFace), |_| {});
    desk.new_game();
    desk.play(&["e2e4", "e7e5"]);
    desk.key('g');
    desk.key('y');
    desk.key('r');
    assert!(desk.is_flipped(), "who had Black stays in his seat");
    desk.play(&["e2e4", "e7e5"]);
    desk.key('g');
    desk.key('y');
    play_new_game(&mut desk, BoardOrientation::Fixed);
    assert!(!desk.is_flipped());
}
