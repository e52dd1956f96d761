//! Are typed moves played in any notation, and do their keys do nothing else?

use crate::desk;

use std::fs;

use desk::{Desk, key_press, square};
use deskmate::app::keys::{Context, Key};
use deskmate::app::{
    BoardCommand, Command, Dialog, Edit, FieldId, FileCommand, FormCommand, Hand, Message, Notice,
    PlayCommand, Step, TypedMove,
};
use deskmate::notation::MoveError;
use deskmate::rules::{IllegalMove, Move, Piece, PlacedPiece, Role};
use deskmate::view::{Event, Zone};
use deskmate::words::{Phrase, Words};

fn line(desk: &Desk) -> &TypedMove {
    desk.input().typed().as_ref().expect("the line is open")
}

fn is_open(desk: &Desk) -> bool {
    desk.input().typed().is_some()
}

fn text(desk: &Desk) -> &str {
    line(desk).field().text()
}

fn offers(desk: &Desk) -> Vec<&str> {
    let offers = line(desk).offers().iter();
    offers.map(|offer| offer.text.as_str()).collect()
}

fn shift_tab(desk: &mut Desk) {
    desk.event(Event::Key(key_press(Key::Tab, true, false)));
}

#[test]
fn a_question_keeps_the_keys_of_its_answers() {
    let mut desk = Desk::begun();
    desk.key('d');
    desk.press(Key::Enter);
    assert!(!is_open(&desk));
    desk.key('n');
    assert_eq!(desk.game().question(), None);
    desk.press(Key::Enter);
    assert!(is_open(&desk));
}

#[test]
fn a_move_is_typed_in_any_notation() {
    let start = "r3k2r/1P6/8/3pP3/8/2N5/8/R3K2R w KQkq d6 0 1";
    let rows = [
        ("O-O", "O-O"),
        ("o-o-o", "O-O-O"),
        ("0-0", "O-O"),
        ("e1g1", "O-O"),
        ("e1h1", "O-O"),
        ("Nxd5", "Nxd5"),
        ("nd5", "Nxd5"),
        ("c3d5", "Nxd5"),
        ("Nc3xd5", "Nxd5"),
        ("♘xd5", "Nxd5"),
        ("♞c3-e4", "Ne4"),
        ("exd6", "exd6"),
        ("exd6 e.p.", "exd6"),
        ("e5xd6ep", "exd6"),
        ("xd6", "exd6"),
        ("Pe6", "e6"),
        ("b8=n", "b8=N"),
        ("b8N", "b8=N"),
        ("bxa8=R+", "bxa8=R+"),
        ("b7a8q", "bxa8=Q+"),
        ("b8/b", "b8=B"),
        ("Nd5!?", "Nxd5"),
    ];
    for (typed, expected) in rows {
        let mut desk = Desk::playing_from(start);
        desk.type_move(typed);
        assert_eq!(desk.moves(), expected, "{typed}");
        assert!(!is_open(&desk), "{typed}");
    }
}

#[test]
fn a_whole_game_is_typed() {
    let mut desk = Desk::playing();
    for mv in ["e4", "e5", "bc4", "nc6", "d1h5", "♞f6", "qxf7"] {
        desk.type_move(mv);
    }
    assert_eq!(desk.moves(), "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
    assert!(desk.game().outcome().is_some());
    desk.press(Key::Enter);
    assert!(!is_open(&desk), "a game that is over takes no moves");
}

#[test]
fn the_moves_that_fit_are_offered_while_typing() {
    let mut desk = Desk::playing();
    desk.press(Key::Enter);
    assert_eq!(offers(&desk).len(), 20);
    desk.type_text("n");
    assert_eq!(offers(&desk), ["Na3", "Nc3", "Nf3", "Nh3"]);
    let seen: Vec<String> = desk.texts();
    for offer in ["Na3", "Nc3", "Nf3", "Nh3"] {
        assert!(seen.iter().any(|text| text == offer), "{seen:?}");
    }
    desk.type_text("f");
    assert_eq!(offers(&desk), ["Nf3"]);
    desk.press(Key::Backspace);
    assert_eq!(offers(&desk).len(), 4);
    desk.type_text("x");
    assert_eq!(offers(&desk), [""; 0]);
    assert!(
        desk.texts()
            .contains(&Words::ENGLISH.text(Phrase::NoCompletion).to_string())
    );
}

#[test]
fn tab_completes_the_common_part_and_then_cycles() {
    let mut desk = Desk::playing();
    desk.press(Key::Enter);
    desk.type_text("nf");
    desk.press(Key::Tab);
    assert_eq!(text(&desk), "Nf3");
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "Nf3");

    desk.press(Key::Enter);
    desk.type_text("e");
    let mut seen = Vec::new();
    for _ in 0..3 {
        desk.press(Key::Tab);
        seen.push(text(&desk).to_owned());
    }
    assert_eq!(seen, ["e5", "e6", "e5"]);
    shift_tab(&mut desk);
    assert_eq!((text(&desk), line(&desk).chosen()), ("e6", Some(1)));
    desk.press(Key::Down);
    assert_eq!(text(&desk), "e5");
    // Further typing continues from the completion.
    desk.press(Key::Backspace);
    assert_eq!((text(&desk), line(&desk).chosen()), ("e", None));
    shift_tab(&mut desk);
    assert_eq!(text(&desk), "e6");
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "Nf3 e6");
}

#[test]
fn tab_completes_up_to_where_the_moves_differ() {
    let mut desk = Desk::playing_from("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    desk.press(Key::Enter);
    desk.type_text("o");
    desk.press(Key::Tab);
    assert_eq!(text(&desk), "O-O");
    assert_eq!(offers(&desk), ["O-O", "O-O-O"]);
    desk.press(Key::Tab);
    desk.press(Key::Tab);
    assert_eq!(text(&desk), "O-O-O");
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "O-O-O");
}

#[test]
fn tab_with_nothing_to_offer_does_nothing() {
    let mut desk = Desk::playing();
    desk.press(Key::Enter);
    desk.type_text("zz");
    desk.press(Key::Tab);
    shift_tab(&mut desk);
    assert_eq!((text(&desk), line(&desk).chosen()), ("zz", None));
}

#[test]
fn a_move_that_cannot_be_played_is_explained_and_stays_in_the_line() {
    let two_knights = "4k3/8/8/8/8/1N3N2/8/4K3 w - - 0 1";
    let pinned = "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1";
    let d2 = square("d2");
    let either = ["b3", "f3"].map(|from| Move::new(square(from), d2));
    let either = MoveError::Ambiguous(either.into());
    let (role, to) = (Role::Queen, d2);
    let none = MoveError::NoneReaches { role, to };
    let in_check = IllegalMove::LeavesKingInCheck {
        king: square("e1"),
        attacker: PlacedPiece {
            piece: Piece::BlackRook,
            square: square("e8"),
        },
    };
    let rows = [
        (two_knights, "Nd2", Notice::NotAMove(either)),
        (two_knights, "Qd2", Notice::NotAMove(none)),
        (
            two_knights,
            "hello",
            Notice::NotAMove(MoveError::NotAMove("hello".into())),
        ),
        (
            two_knights,
            "Nxd2",
            Notice::NotAMove(MoveError::NoCapture(d2)),
        ),
        (pinned, "Bd3", Notice::Illegal(in_check)),
        (pinned, "0000", Notice::Illegal(IllegalMove::Null)),
    ];
    for (start, typed, expected) in rows {
        let mut desk = Desk::playing_from(start);
        desk.type_move(typed);
        assert_eq!(desk.notice().as_ref(), Some(&expected), "{typed}");
        assert_eq!((text(&desk), desk.moves()), (typed, String::new()));
        let seen = desk.texts().join(" ");
        let said = Words::ENGLISH
            .message(&Message::Notice(expected.clone()), &desk.names())
            .text;
        assert!(seen.contains(&said), "{seen}");
        desk.press(Key::Backspace);
        let said = desk.notice();
        assert_ne!(said, Some(expected), "the next letter takes it back");
    }
}

#[test]
fn an_illegal_move_shows_its_reason_on_the_board() {
    let mut desk = Desk::playing_from("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1");
    desk.type_move("Bd3");
    let squares = desk.app.message().expect("a message").squares();
    let names: Vec<String> = squares
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    assert_eq!(names, ["e1", "e8"]);
}

#[test]
fn a_promotion_without_a_piece_opens_the_chooser() {
    let start = "2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1";
    for typed in ["b8", "b7b8", "bxc8", "b7xc8+"] {
        let mut desk = Desk::playing_from(start);
        desk.type_move(typed);
        let is_waiting = matches!(desk.input().hand(), Hand::Promoting { .. });
        assert!(is_waiting && !is_open(&desk), "{typed}");
        desk.key('r');
        assert!(desk.moves().contains("=R"), "{typed}: {}", desk.moves());
    }
    let mut desk = Desk::playing_from(start);
    desk.app.settings.always_queen = true;
    desk.type_move("b8");
    assert_eq!(desk.moves(), "b8=Q");
    let mut desk = Desk::playing_from(start);
    desk.app.settings.always_queen = true;
    desk.type_move("b8=N");
    assert_eq!(desk.moves(), "b8=N");
}

#[test]
fn the_chooser_takes_arrows_and_enter() {
    for (flipped, down, up) in [(false, Key::Down, Key::Up), (true, Key::Up, Key::Down)] {
        let mut desk = Desk::playing_from("2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1");
        desk.flip_to(flipped);
        desk.type_move("b8");
        let mut chosen = Vec::new();
        for key in [down, down, down, down, up, Key::Left] {
            desk.press(key);
            let Hand::Promoting { chosen: role, .. } = desk.input().hand() else {
                panic!("the chooser is open");
            };
            chosen.push(role);
        }
        use Role::{Bishop, Knight, Rook};
        assert_eq!(chosen, [Rook, Bishop, Knight, Knight, Bishop, Bishop]);
        desk.press(Key::Enter);
        assert_eq!(desk.moves(), "b8=B");
    }
}

#[test]
fn letters_in_the_line_give_no_commands() {
    let mut desk = Desk::playing();
    desk.type_move("e4");
    desk.press(Key::Enter);
    desk.type_text("tdgfsmrly? ");
    assert_eq!(text(&desk), "tdgfsmrly? ");
    assert_eq!(desk.moves(), "e4");
    assert_eq!(desk.game().question(), None);
    assert!(!desk.is_flipped() && !desk.app.settings.muted);
    assert_eq!(desk.app.dialog(), None);
}

#[test]
fn esc_closes_the_line_and_enter_on_an_empty_one_too() {
    let mut desk = Desk::playing();
    desk.press(Key::Enter);
    desk.type_text("e4");
    desk.press(Key::Escape);
    assert!(!is_open(&desk) && desk.app.dialog().is_none());
    desk.press(Key::Enter);
    assert_eq!(text(&desk), "");
    desk.press(Key::Enter);
    assert!(!is_open(&desk));
    assert_eq!(desk.moves(), "");
}

#[test]
fn the_line_returns_to_the_game_from_an_earlier_position() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    desk.press(Key::Home);
    desk.press(Key::Enter);
    assert!(!desk.live_game().is_looking_back());
    desk.type_text("nf3");
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "e4 e5 Nf3");
}

#[test]
fn anything_done_by_hand_closes_the_line() {
    let acts: [fn(&mut Desk); 4] = [
        |desk| desk.click("d2"),
        |desk| desk.click_on(Command::Play(PlayCommand::TakeBack)),
        |desk| desk.click_on(Command::Play(PlayCommand::Draw)),
        |desk| desk.click_on(Command::Play(PlayCommand::Resign)),
    ];
    for act in acts {
        let mut desk = Desk::playing();
        desk.play(&["e2e4", "e7e5"]);
        desk.press(Key::Enter);
        desk.type_text("nf");
        act(&mut desk);
        assert!(!is_open(&desk));
    }
}

#[test]
fn in_a_review_a_typed_move_starts_a_variation() {
    let mut desk = Desk::with_last("1. e4 e5 *\n");
    desk.key('l');
    desk.press(Key::Home);
    desk.type_move("d4");
    assert!(!is_open(&desk));
    assert_eq!(desk.moves(), "e4 e5");
    assert!(
        desk.file().contains("1. e4 (1. d4) 1... e5 *"),
        "{}",
        desk.file()
    );
}

#[test]
fn the_line_is_edited_like_any_text() {
    let mut desk = Desk::playing();
    desk.clipboard = "Nf3".into();
    desk.press(Key::Enter);
    let mut paste = key_press(Key::Char('v'), false, false);
    (paste.stroke.ctrl, paste.text) = (true, None);
    desk.event(Event::Key(paste));
    assert_eq!((text(&desk), offers(&desk)), ("Nf3", vec!["Nf3"]));
    let id = FieldId::TypedMove;
    let at = desk.zone_where(|zone| matches!(zone, Zone::Text { id: found, .. } if *found == id));
    desk.click_at(at);
    desk.press(Key::Home);
    desk.press(Key::Delete);
    assert_eq!(text(&desk), "f3");
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "f3");
}

#[test]
fn the_keys_of_the_line_are_listed() {
    let mut desk = Desk::playing();
    desk.press(Key::Enter);
    desk.type_text("nf");
    desk.press(Key::F1);
    let seen = desk.texts();
    let submit = Words::ENGLISH.does(Context::MoveLine, &FormCommand::Submit.into());
    let complete = BoardCommand::Complete(Step::Forward).into();
    let complete = Words::ENGLISH.does(Context::MoveLine, &complete);
    let paste = Words::ENGLISH.does(Context::Text, &FileCommand::Paste.into());
    for does in [submit, complete, paste] {
        assert!(seen.iter().any(|text| text == does), "{does}: {seen:?}");
    }
    desk.press(Key::Escape);
    assert_eq!(text(&desk), "nf");
}

#[test]
fn a_game_is_saved_while_a_move_is_typed() {
    let mut desk = Desk::begun();
    desk.press(Key::Enter);
    desk.type_text("Nf");
    desk.ctrl('s');
    assert!(matches!(desk.app.dialog(), Some(Dialog::Open(_))));
    let path = desk.games_path().with_file_name("copy.pgn");
    let path = path.display().to_string();
    desk.run(FormCommand::Edit(Edit::SelectAll));
    desk.run(FormCommand::Edit(Edit::Insert(path.clone())));
    desk.press(Key::Enter);
    let saved = fs::read_to_string(&path).expect("a file");
    assert!(saved.contains("1. e4"), "{saved}");
    assert_eq!(desk.notice(), Some(Notice::Saved(Some(path))));
    // It is said, and the move can be typed on.
    let seen = desk.texts();
    let is_said = |text: &String| text.starts_with("Saved");
    assert!(seen.iter().any(is_said), "{seen:?}");
    assert_eq!(text(&desk), "Nf");
    desk.type_text("3");
    assert!(!desk.texts().iter().any(is_said));
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "e4 e5 Nf3");
    // A question has to be answered first.
    desk.key('d');
    desk.type_text("Nc6");
    assert!(is_open(&desk));
    desk.ctrl_shift('s');
    assert_eq!(desk.app.dialog(), None);
    let insists = |desk: &Desk| matches!(desk.app.message(), Some(Message::Question { insists, .. }) if insists);
    assert!(insists(&desk));
    assert!(desk.texts().iter().any(|text| text.ends_with(" first.")));
}

/// The menu, where Enter chooses a line, names the letter.
#[test]
fn the_letter_in_the_menu_opens_the_line_in_the_game_too() {
    let mut desk = Desk::begun();
    desk.key('i');
    assert!(is_open(&desk));
    assert_eq!(text(&desk), "");
}
