//! Is the board oriented as chosen: turned to the player on move, or seen from both sides?

use crate::desk;

use desk::{Desk, asked, not_your_turn, painted, players, square};
use deskmate::app::keys::Key;
use deskmate::app::{BoardCommand, Command, Message, PlayCommand, Prompt, StartCommand, Wake};
use deskmate::rules::{Color, Piece, Role};
use deskmate::storage::{BoardOrientation, Settings, TextSize};
use deskmate::view::{Look, Point, Rect, Shape, Zone};

/// The duration of a slide and the turn after it, in milliseconds.
const SETTLED: u64 = 300;

const BLACK_PROMOTES: &str = "6k1/8/8/8/8/8/p7/7K b - - 0 1";

fn with_orientation(orientation: BoardOrientation) -> Settings {
    Settings {
        orientation,
        ..players()
    }
}

fn playing(orientation: BoardOrientation) -> Desk {
    let mut desk = Desk::with(with_orientation(orientation), |_| {});
    desk.new_game();
    desk
}

fn playing_from(orientation: BoardOrientation, fen: &str) -> Desk {
    let mut desk = Desk::playing_from(fen);
    desk.app.settings = with_orientation(orientation);
    desk
}

/// Plays moves, each after the board has stopped turning.
fn play_settled(desk: &mut Desk, moves: &[&str]) {
    for mv in moves {
        desk.play(&[mv]);
        desk.wait(SETTLED);
    }
}

/// The shapes with this text.
fn words(desk: &Desk, wanted: &str) -> Vec<Shape> {
    let scene = desk.scene();
    let is_wanted =
        |shape: &&Shape| matches!(&shape.look, Look::Text { text, .. } if text == wanted);
    scene.shapes.iter().filter(is_wanted).cloned().collect()
}

fn only(desk: &Desk, text: &str) -> Shape {
    let [shape] = words(desk, text).try_into().expect("the text stands once");
    shape
}

/// The pieces in an area, each with whether it is upside down.
fn pieces_in(desk: &Desk, area: Rect) -> Vec<(Piece, bool)> {
    let scene = desk.scene();
    let inside = scene
        .shapes
        .iter()
        .filter(|shape| area.contains(shape.area.center()));
    let piece = |shape: &Shape| match shape.look {
        Look::Piece { piece, .. } => Some((piece, shape.turned)),
        _ => None,
    };
    inside.filter_map(piece).collect()
}

fn board(desk: &Desk) -> Rect {
    let (a1, h8) = (desk.area("a1"), desk.area("h8"));
    let (x, y) = (a1.x.min(h8.x), a1.y.min(h8.y));
    Rect::new(x, y, 8 * a1.w, 8 * a1.h)
}

#[test]
fn a_fixed_board_stays_as_it_is() {
    let mut desk = playing(BoardOrientation::Fixed);
    play_settled(&mut desk, &["e2e4", "e7e5"]);
    desk.play(&["g1f3"]);
    desk.wait(SETTLED);
    assert!(!desk.is_flipped());
}

#[test]
fn the_board_turns_to_the_player_on_move_when_the_piece_has_arrived() {
    let mut desk = playing(BoardOrientation::Turning);
    assert!(!desk.is_flipped());
    desk.play(&["e2e4"]);
    for (wait, flipped) in [(0, false), (149, false), (1, true), (149, true)] {
        desk.wait(wait);
        assert_eq!(desk.is_flipped(), flipped);
        assert_eq!(desk.app.wake(desk.now()), Some(Wake::NextFrame));
    }
    desk.wait(1);
    assert!(matches!(desk.app.wake(desk.now()), Some(Wake::At(_))));
    let pawn = Piece::new(Color::White, Role::Pawn);
    assert_eq!(pieces_in(&desk, desk.area("e4")), [(pawn, false)]);
    play_settled(&mut desk, &["e7e5"]);
    assert!(!desk.is_flipped());
}

#[test]
fn while_the_board_turns_all_pieces_circle_its_centre() {
    let mut desk = playing(BoardOrientation::Turning);
    desk.play(&["e2e4"]);
    let king = |desk: &Desk| {
        let king = Piece::new(Color::White, Role::King);
        let scene = desk.scene();
        let is_king =
            |shape: &&Shape| matches!(shape.look, Look::Piece { piece, .. } if piece == king);
        let shape = scene.shapes.iter().find(is_king).expect("a king");
        shape.area.center()
    };
    let below = desk.at("e1");
    desk.wait(149);
    assert_eq!(king(&desk), below);
    desk.wait(1);
    assert!(
        king(&desk).is_near(below, 1),
        "the turn begins where it was"
    );
    desk.wait(75);
    let half_way = king(&desk);
    assert!(half_way.is_near(board(&desk).center(), 376));
    assert!(!half_way.is_near(below, 100) && !half_way.is_near(desk.at("e1"), 100));
    assert_eq!(pieces_in(&desk, board(&desk)).len(), 32);
    desk.wait(75);
    assert_eq!(king(&desk), desk.at("e1"));
    assert!(desk.at("e1").y < below.y, "White is above now");
}

#[test]
fn a_whole_game_is_played_on_the_turning_board_by_clicks_and_drags() {
    let moves = ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"];
    for by_drag in [true, false] {
        for wait in [0, 60, 200, SETTLED] {
            let mut desk = playing(BoardOrientation::Turning);
            for mv in moves {
                if by_drag {
                    desk.drag(&mv[..2], &mv[2..])
                } else {
                    desk.play(&[mv])
                }
                desk.wait(wait);
            }
            assert_eq!(desk.moves(), "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#", "{wait}");
        }
    }
}

#[test]
fn after_a_drag_the_board_turns_at_once() {
    let mut desk = playing(BoardOrientation::Turning);
    desk.drag("e2", "e4");
    assert!(desk.is_flipped());
    assert_eq!(desk.app.board_turn(desk.now().time), Some(0.0));
    let zone = desk.zone_at(desk.at("e7"));
    assert_eq!(zone, Some(Zone::Board { flipped: true }));
}

#[test]
fn without_animation_the_board_is_turned_at_once() {
    let mut desk = playing(BoardOrientation::Turning);
    desk.app.settings.animation = false;
    desk.play(&["e2e4"]);
    assert!(desk.is_flipped());
    assert_eq!(desk.app.board_turn(desk.now().time), None);
    assert!(matches!(desk.app.wake(desk.now()), Some(Wake::At(_))));
}

#[test]
fn takebacks_and_replayed_moves_turn_the_board_too() {
    let mut desk = playing(BoardOrientation::Turning);
    play_settled(&mut desk, &["e2e4"]);
    desk.key('t');
    assert!(desk.is_flipped(), "the pawn slides back first");
    desk.wait(SETTLED);
    assert!(!desk.is_flipped());
    desk.shift('t');
    desk.wait(SETTLED);
    assert!(desk.is_flipped());
    // A move taken back before the board has turned leaves it as it was.
    play_settled(&mut desk, &["e7e5"]);
    desk.play(&["g1f3"]);
    desk.wait(100);
    desk.key('t');
    desk.wait(100);
    assert!(!desk.is_flipped());
    assert_eq!(desk.app.board_turn(desk.now().time), None);
}

#[test]
fn a_look_back_and_a_review_do_not_turn_the_board() {
    let mut desk = playing(BoardOrientation::Turning);
    play_settled(&mut desk, &["e2e4", "e7e5", "g1f3"]);
    for key in [Key::Left, Key::Left, Key::Home, Key::Right, Key::End] {
        desk.press(key);
        desk.wait(SETTLED);
        assert!(desk.is_flipped(), "{key:?}");
    }
    desk.key('g');
    desk.key('y');
    desk.key('l');
    assert!(desk.is_reviewing());
    for key in [Key::Left, Key::Left, Key::Right] {
        desk.press(key);
        desk.wait(SETTLED);
        assert!(!desk.is_flipped(), "{key:?}");
    }
    desk.key('f');
    assert!(desk.is_flipped());
}

#[test]
fn f_turns_a_turning_board_until_the_next_move() {
    let mut desk = playing(BoardOrientation::Turning);
    desk.key('f');
    assert!(desk.is_flipped());
    desk.play(&["e2e4"]);
    desk.wait(SETTLED);
    assert!(desk.is_flipped(), "it faces Black already");
    desk.key('f');
    desk.key('f');
    desk.play(&["e7e5"]);
    desk.wait(SETTLED);
    assert!(!desk.is_flipped());
}

#[test]
fn an_illegal_move_or_a_question_does_not_turn_the_board() {
    let mut desk = playing(BoardOrientation::Turning);
    desk.key('f');
    desk.drag("e2", "e5");
    desk.key('d');
    desk.key('n');
    desk.click("e2");
    desk.wait(SETTLED);
    assert!(desk.is_flipped());
}

#[test]
fn the_end_of_a_game_leaves_the_board_and_a_rematch_faces_white() {
    let mut desk = playing(BoardOrientation::Turning);
    play_settled(&mut desk, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(desk.is_flipped(), "Black has mated and still sees it so");
    desk.key('r');
    assert!(!desk.is_flipped());
    desk.key('g');
    desk.key('y');
    desk.wait(SETTLED);
    assert!(!desk.is_flipped());
}

#[test]
fn a_mate_taken_back_faces_the_player_who_mated() {
    let mut desk = playing(BoardOrientation::Turning);
    play_settled(&mut desk, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    desk.key('t');
    desk.wait(SETTLED);
    assert!(desk.is_flipped());
}

#[test]
fn a_resumed_game_faces_the_player_on_move() {
    let desk = playing_from(BoardOrientation::Turning, BLACK_PROMOTES);
    assert!(desk.is_flipped());
}

#[test]
fn the_card_of_the_player_on_move_is_the_lower_one() {
    let mut desk = playing(BoardOrientation::Turning);
    let name = |desk: &Desk, name| only(desk, name).area.y;
    assert!(name(&desk, "Anderssen") > name(&desk, "Kieseritzky"));
    play_settled(&mut desk, &["e2e4"]);
    assert!(name(&desk, "Anderssen") < name(&desk, "Kieseritzky"));
}

#[test]
fn on_the_turned_board_black_promotes_at_the_top_by_click_and_by_key() {
    for by_key in [true, false] {
        let mut desk = playing_from(BoardOrientation::Turning, BLACK_PROMOTES);
        desk.play(&["a2a1"]);
        let cells =
            Role::PROMOTIONS.map(|role| desk.zone_of(&Command::Board(BoardCommand::Promote(role))));
        assert_eq!(cells, ["a1", "a2", "a3", "a4"].map(|name| desk.area(name)));
        assert_eq!(cells[0].y, board(&desk).y);
        if by_key {
            desk.key('n')
        } else {
            desk.click_on(Command::Board(BoardCommand::Promote(Role::Knight)))
        }
        assert_eq!(desk.moves(), "a1=N");
    }
}

#[test]
fn face_to_face_the_pieces_of_the_one_across_are_upside_down() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    desk.click("e2");
    for across in [Color::Black, Color::White] {
        let seen = pieces_in(&desk, board(&desk));
        assert_eq!(seen.len(), 32);
        for (piece, turned) in seen {
            assert_eq!(turned, piece.color() == across, "{piece:?}");
        }
        desk.key('f');
    }
}

#[test]
fn face_to_face_both_players_use_the_same_board() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    play_settled(&mut desk, &["e2e4", "e7e5"]);
    assert!(!desk.is_flipped());
    let pawn = Piece::new(Color::Black, Role::Pawn);
    assert_eq!(pieces_in(&desk, desk.area("e5")), [(pawn, true)]);
    desk.play(&["g1f3"]);
    desk.lift("b8", "c6");
    let knight = (Piece::new(Color::Black, Role::Knight), true);
    assert_eq!(pieces_in(&desk, desk.area("b8")), [knight], "in its place");
    assert_eq!(
        pieces_in(&desk, desk.area("c6")),
        [knight],
        "on the pointer"
    );
    desk.up(desk.at("c6"));
    assert_eq!(desk.moves(), "e4 e5 Nf3 Nc6");
    desk.key('t');
    desk.wait(75);
    let sliding = desk.scene();
    let turned = sliding.shapes.iter().filter(|shape| {
        matches!(shape.look, Look::Piece { piece, .. } if piece == knight.0) && shape.turned
    });
    assert_eq!(turned.count(), 2, "on its way too");
}

#[test]
fn face_to_face_name_clock_and_captured_pieces_of_black_are_upside_down() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    play_settled(&mut desk, &["e2e4", "d7d5", "e4d5", "d8d5"]);
    desk.wait(5_000);
    let (black, white) = (only(&desk, "Kieseritzky"), only(&desk, "Anderssen"));
    assert!(black.turned && !white.turned);
    let clocks: Vec<bool> = words(&desk, "0:00:00").iter().map(|s| s.turned).collect();
    assert_eq!(clocks, [true], "Black's; White's shows five seconds");
    let scene = desk.scene();
    let board = desk.layout().board;
    let captured = scene.shapes.iter();
    let captured = captured.filter(|shape| board.intersection(shape.area).is_none());
    let pieces: Vec<(Piece, bool)> = captured
        .filter_map(|shape| match shape.look {
            Look::Piece { piece, .. } => Some((piece, shape.turned)),
            _ => None,
        })
        .collect();
    let pawn = |color| Piece::new(color, Role::Pawn);
    assert_eq!(
        pieces,
        [(pawn(Color::Black), false), (pawn(Color::White), true)]
    );
    // Read from across, the window is the same.
    let seen = black.area.turned_in(scene.area());
    assert_eq!((seen.x, seen.y), (white.area.x, white.area.y));
}

#[test]
fn face_to_face_a_question_is_turned_to_the_player_who_has_to_answer() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    // What White reads, and what Black does.
    let ends = |desk: &Desk| {
        let mut ends = [String::new(), String::new()];
        for shape in desk.scene().shapes {
            if let Look::Text { text, .. } = &shape.look {
                let end = &mut ends[usize::from(shape.turned)];
                *end = format!("{end} {text}");
            }
        }
        ends
    };
    let turned = |desk: &Desk, expected: Message| {
        assert_eq!(desk.app.message().as_ref(), Some(&expected));
        let expected = painted(desk, &expected);
        let [to_white, to_black] = ends(desk).map(|said| said.contains(&expected));
        assert!(to_white != to_black, "{expected}: {:?}", ends(desk));
        to_black
    };
    let (white, black) = (Color::White, Color::Black);
    let resign = |by| Prompt::Resign { by, counts: false };
    let not_yours = not_your_turn(black, "d2").expect("a notice");
    let [to_white, to_black] = ends(&desk);
    assert!(to_white.contains("Your move, Anderssen."), "{to_white}");
    assert!(to_black.contains("Anderssen is thinking."), "{to_black}");
    desk.key('g');
    assert!(!turned(&desk, asked(resign(white))));
    desk.key('n');
    desk.play(&["e2e4"]);
    desk.click("d2");
    assert!(
        !turned(&desk, Message::Notice(not_yours)),
        "White has touched the pawn"
    );
    desk.key('g');
    assert!(turned(&desk, asked(resign(black))));
    desk.key('n');
    desk.play(&["e7e5"]);
    desk.key('d');
    assert!(
        turned(&desk, asked(Prompt::Draw(white, None))),
        "Black answers"
    );
    let [to_white, to_black] = ends(&desk);
    let line = "You offer a draw. Kieseritzky is asked.";
    assert!(to_white.contains(line) && !to_black.contains(line));
    desk.key('n');
    desk.play(&["d2d4"]);
    desk.key('d');
    assert!(!turned(&desk, asked(Prompt::Draw(black, None))));
}

#[test]
fn face_to_face_the_chooser_of_black_is_turned_in_its_places() {
    let mut desk = playing_from(BoardOrientation::FaceToFace, BLACK_PROMOTES);
    desk.play(&["a2a1"]);
    let begins = |shape: &Shape| matches!(&shape.look, Look::Text { text, .. } if text.starts_with("Promote"));
    let shapes = desk.scene().shapes;
    let turned: Vec<bool> = shapes
        .iter()
        .filter(|it| begins(it))
        .map(|it| it.turned)
        .collect();
    assert_eq!(turned, [true], "only Black is asked");
    for (role, name) in Role::PROMOTIONS.into_iter().zip(["a1", "a2", "a3", "a4"]) {
        let cell = desk.zone_of(&Command::Board(BoardCommand::Promote(role)));
        assert_eq!(cell, desk.area(name));
        let piece = Piece::new(Color::Black, role);
        assert!(pieces_in(&desk, cell).contains(&(piece, true)), "{role:?}");
        let letter = words(&desk, &role.letter().to_string());
        assert!(letter.is_empty(), "no key is named between the two");
    }
    desk.click_on(Command::Board(BoardCommand::Promote(Role::Rook)));
    assert_eq!(desk.moves(), "a1=R+");

    let white = "2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1";
    let mut desk = playing_from(BoardOrientation::FaceToFace, white);
    desk.play(&["b7c8"]);
    assert!(words(&desk, "Q").is_empty());
    desk.key('q');
    assert_eq!(desk.moves(), "bxc8=Q+");
}

#[test]
fn face_to_face_each_player_has_coordinates() {
    for flipped in [false, true] {
        let mut desk = playing(BoardOrientation::FaceToFace);
        desk.flip_to(flipped);
        let mut seen = [String::new(), String::new()];
        for shape in desk.scene().shapes {
            let Look::Text { text, .. } = &shape.look else {
                continue;
            };
            let middle: Point = shape.area.center();
            if let Some(on) = desk.grid().square_at(middle) {
                assert!(on.to_string().contains(text.as_str()), "{text} on {on}");
                seen[usize::from(shape.turned)] += text;
            }
        }
        for signs in seen {
            let mut signs: Vec<char> = signs.chars().collect();
            signs.sort_unstable();
            assert_eq!(String::from_iter(signs), "12345678abcdefgh");
        }
    }
}

#[test]
fn face_to_face_a_rematch_turns_the_board_and_the_players_keep_their_seats() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    let place = |desk: &Desk, name| {
        let shape = only(desk, name);
        let is_above = shape.area.y < desk.layout().board.center().y;
        (is_above, shape.turned)
    };
    let before = place(&desk, "Kieseritzky");
    for flipped in [true, false] {
        desk.play(&["e2e4", "e7e5"]);
        desk.key('g');
        desk.key('y');
        desk.key('r');
        assert_eq!(desk.is_flipped(), flipped);
        assert_eq!(place(&desk, "Kieseritzky"), before);
    }
    for orientation in [BoardOrientation::Fixed, BoardOrientation::Turning] {
        let mut desk = playing(orientation);
        desk.play(&["e2e4", "e7e5"]);
        desk.key('g');
        desk.key('y');
        desk.key('r');
        assert!(!desk.is_flipped());
    }
}

#[test]
fn face_to_face_the_same_players_keep_their_seats_in_every_game() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    let is_across = |desk: &Desk| only(desk, "Kieseritzky").turned;
    assert!(is_across(&desk));
    let resign = |desk: &mut Desk| {
        desk.play(&["e2e4", "e7e5"]);
        desk.key('g');
        desk.key('y');
    };
    resign(&mut desk);
    // The form proposes them with colours changed.
    desk.key('s');
    desk.press(Key::Enter);
    assert_eq!(desk.white(), "Kieseritzky");
    assert!(desk.is_flipped());
    assert!(is_across(&desk));
    // Over the start screen, too.
    desk.play(&["e2e4", "e7e5"]);
    desk.run(Command::Start(StartCommand::Leave));
    desk.key('c');
    assert!(desk.is_flipped());
    resign(&mut desk);
    desk.key('z');
    desk.key('s');
    desk.press(Key::Enter);
    assert_eq!(desk.white(), "Anderssen");
    assert!(!desk.is_flipped());
    // They have changed seats.
    desk.key('f');
    let kept = std::fs::read_to_string(desk.games_path().with_file_name("settings.json"));
    let kept = kept.expect("the settings");
    let seats = "\"seats\": [\n    \"Kieseritzky\",\n    \"Anderssen\"\n  ]";
    assert!(kept.contains(seats), "{kept}");
    desk.play(&["e2e4", "e7e5"]);
    let mut desk = desk.restarted();
    desk.key('c');
    assert!(desk.is_flipped(), "also after a restart");
    resign(&mut desk);
    desk.key('s');
    desk.press(Key::Enter);
    assert_eq!(desk.white(), "Kieseritzky");
    assert!(!desk.is_flipped());
}

#[test]
fn a_move_that_begins_with_the_key_for_flipping_leaves_the_seats() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    let kept = |desk: &mut Desk| desk.files.settings.read().0.seats;
    let before = kept(&mut desk);
    assert!(before.is_some());
    desk.key('f');
    assert_ne!(kept(&mut desk), before);
    desk.key('4');
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "f4");
    assert_eq!(kept(&mut desk), before);
}

#[test]
fn another_orientation_takes_effect_at_once() {
    let mut desk = playing(BoardOrientation::Fixed);
    play_settled(&mut desk, &["e2e4"]);
    desk.app.settings.orientation = BoardOrientation::Turning;
    assert!(desk.is_flipped());
    let table = desk.live_game();
    assert_eq!(table.position().turn(), Color::Black);
    desk.app.settings.orientation = BoardOrientation::FaceToFace;
    assert!(!desk.is_flipped());
    let king = Piece::new(Color::Black, Role::King);
    let on_e8 = desk.position().board().get(square("e8"));
    assert_eq!(on_e8, Some(king));
    assert_eq!(pieces_in(&desk, desk.area("e8")), [(king, true)]);
}

/// The places of a button at the ends of White and Black.
fn at_ends(desk: &Desk, command: &Command) -> [Option<Rect>; 2] {
    let scene = desk.scene();
    let (w, h) = (scene.size.w, scene.size.h);
    // Menu and pause lie between the ends.
    let ends = [h * 6 / 10..h, 0..h * 4 / 10];
    ends.map(|rows| {
        let places = rows
            .step_by(8)
            .flat_map(|y| (0..w).step_by(8).map(move |x| (x, y)));
        let zones = places.filter_map(|(x, y)| scene.zone_at(Point::new(x, y)));
        let mut wanted = zones.filter(|(_, zone)| matches!(zone, Zone::Do(it) if it == command));
        wanted.next().map(|(area, _)| area)
    })
}

#[test]
fn face_to_face_the_buttons_are_for_the_player_at_their_end() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    let take_back = Command::Play(PlayCommand::TakeBack);
    let draw = Command::Play(PlayCommand::Draw);
    let resigns = |color| Command::Play(PlayCommand::ResignAs(color));
    desk.play(&["e2e4", "e7e5", "g1f3"]);
    // Black is to move: he may offer a draw, and White may take his move back. Both may resign.
    assert!(matches!(at_ends(&desk, &take_back), [Some(_), None]));
    assert!(matches!(at_ends(&desk, &draw), [None, Some(_)]));
    assert!(matches!(
        at_ends(&desk, &resigns(Color::White)),
        [Some(_), None]
    ));
    assert!(matches!(
        at_ends(&desk, &resigns(Color::Black)),
        [None, Some(_)]
    ));
    desk.click_on(resigns(Color::White));
    assert_eq!(
        desk.app.message(),
        Some(asked(Prompt::Resign {
            by: Color::White,
            counts: true
        }))
    );
    assert!(matches!(at_ends(&desk, &draw), [None, None]), "all are off");
    desk.click_on(Command::Play(PlayCommand::Answer(true)));
    let end = desk.game().outcome().expect("an end");
    assert_eq!(end.winner, Some(Color::Black));
    assert_eq!(end.termination.tag(), "resignation");
}

#[test]
fn face_to_face_a_tap_on_a_clock_pauses_and_resumes() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    desk.play(&["e2e4", "e7e5"]);
    let pause = Command::Play(PlayCommand::Pause);
    let [Some(white), Some(black)] = at_ends(&desk, &pause) else {
        panic!("both clocks can be tapped");
    };
    for (end, paused) in [(white, true), (black, false), (black, true), (white, false)] {
        desk.click_at(end.center());
        assert_eq!(desk.game().is_paused(), paused);
    }
}

#[test]
fn face_to_face_both_players_read_what_a_tap_on_the_clock_does() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    desk.play(&["e2e4", "e7e5"]);
    let told = |desk: &Desk| {
        let texts = desk.texts().join(" ");
        ["tap the clock to pause", "tap the clock to go on"].map(|hint| texts.matches(hint).count())
    };
    assert_eq!(told(&desk), [2, 0]);
    desk.key('p');
    assert_eq!(told(&desk), [0, 2]);
}

/// A finger often taps twice where a question disappears, and the buttons of the result come in its place.
#[test]
fn the_second_of_two_taps_presses_nothing_that_the_first_one_has_brought() {
    let asked = || {
        let mut desk = playing(BoardOrientation::FaceToFace);
        desk.key('g');
        desk
    };
    let yes = asked().zone_of(&Command::Play(PlayCommand::Answer(true)));
    let mut buttons = 0;
    for y in (yes.y..yes.bottom()).step_by(4) {
        for x in (yes.x..yes.right()).step_by(8) {
            let mut desk = asked();
            let at = Point::new(x, y);
            desk.click_at(at);
            desk.wait(150);
            let result = desk.zone_at(at);
            desk.click_at(at);
            assert_eq!(desk.zone_at(at), result, "{at:?}");
            assert!(desk.app.has_game_ended() && desk.app.dialog().is_none());
            if let Some(Zone::Do(_)) = result {
                buttons += 1;
                desk.wait(600);
                desk.click_at(at);
                assert_ne!(desk.zone_at(at), result, "a slow second tap is meant");
            }
        }
    }
    assert!(buttons > 0, "the result has buttons there");
}

#[test]
fn a_slow_second_tap_does_not_answer_the_question_that_the_first_one_has_opened() {
    let begun = || {
        let mut desk = playing(BoardOrientation::FaceToFace);
        desk.resize(768, 1024);
        desk.play(&["e2e4", "e7e5"]);
        desk
    };
    let yes = Zone::Do(Command::Play(PlayCommand::Answer(true)));
    let resign = |color| Command::Play(PlayCommand::ResignAs(color));
    let ends = Color::BOTH.map(|color| at_ends(&begun(), &resign(color)));
    let mut under_pointer = 0;
    for end in ends.into_iter().flatten().flatten() {
        for x in (end.x..end.right()).step_by(8) {
            let (mut desk, at) = (begun(), Point::new(x, end.center().y));
            desk.click_at(at);
            under_pointer += usize::from(desk.zone_at(at) == Some(yes.clone()));
            desk.wait(650);
            desk.click_at(at);
            assert!(!desk.app.has_game_ended());
        }
    }
    assert!(under_pointer > 0, "the answer is where the button was");
}

#[test]
fn players_face_to_face_can_pause_at_each_end_and_see_no_keys() {
    for size in [(600, 1000), (768, 1024)] {
        let mut desk = playing(BoardOrientation::FaceToFace);
        desk.resize(size.0, size.1);
        let pause = Command::Play(PlayCommand::Pause);
        desk.click_on(pause);
        assert!(desk.game().is_paused(), "{size:?}");
        let texts = desk.texts();
        assert!(!texts.contains(&"P".to_string()), "{texts:?}");
    }
}

#[test]
fn a_question_face_to_face_is_whole_in_a_small_window_with_large_text() {
    let mut desk = playing_from(BoardOrientation::FaceToFace, BLACK_PROMOTES);
    desk.app.settings.text_size = TextSize::Largest;
    desk.resize(640, 480);
    desk.key('g');
    let texts = desk.texts();
    let is_there = |word: &str| texts.iter().any(|text| text.ends_with(word));
    assert!(is_there("resign?"), "{texts:?}");
    assert!(
        texts.iter().all(|text| !text.contains("resig…")),
        "{texts:?}"
    );
}

/// It is upright for who is to move.
#[test]
fn the_menu_of_two_face_to_face_is_turned_to_who_is_to_move() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    let title = |desk: &Desk| only(desk, "Menu").turned;
    for (moves, is_turned) in [(&[][..], false), (&["e2e4"], true), (&["e7e5"], false)] {
        desk.play(moves);
        desk.press(Key::Escape);
        assert_eq!(title(&desk), is_turned, "{moves:?}");
        desk.press(Key::Escape);
    }
}

#[test]
fn face_to_face_the_button_says_that_it_claims_a_draw() {
    let mut desk = playing(BoardOrientation::FaceToFace);
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    desk.play(&there_and_back);
    assert!(words(&desk, "Claim draw").is_empty());
    desk.play(&there_and_back);
    assert!(!only(&desk, "Claim draw").turned, "White is to move");
}
