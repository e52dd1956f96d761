//! Can a move be typed at once, though some of its letters are keys of commands?

use crate::desk;

use desk::{Desk, asked};
use deskmate::app::keys::Key;
use deskmate::app::{Command, Message, Notice, Prompt};
use deskmate::game::Question;
use deskmate::notation::MoveError;
use deskmate::rules::{Color, Outcome, Termination};

/// Both sides have moved, so that draws can be offered.
fn begun() -> Desk {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    desk.wait(1_000);
    desk
}

/// The text in the line for moves.
fn line(desk: &Desk) -> Option<&str> {
    desk.input().typed().map(|typed| typed.field().text())
}

/// The state that letters can change, without the line.
fn state(desk: &Desk) -> String {
    let game = desk.game();
    let (question, outcome) = (game.question(), game.outcome());
    format!(
        "{question:?} {outcome:?} {} {}",
        desk.is_flipped(),
        desk.moves()
    )
}

#[test]
fn letters_and_a_digit_open_the_line_and_undo_what_they_did() {
    for typed in [
        "d4", "g3", "f4", "Nf3", "nf3", "bxc4", "Bc4", "exd5", "O-O", "0-0", "Nge2", "R1",
    ] {
        let mut desk = begun();
        let (before, saves) = (state(&desk), desk.saves());
        desk.type_text(typed);
        assert_eq!(line(&desk), Some(typed));
        assert_eq!((state(&desk), desk.saves()), (before, saves), "{typed}");
    }
    let mut desk = begun();
    desk.type_text("d2d4");
    assert_eq!(line(&desk), Some("d2d4"));
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "e4 e5 d4");
}

#[test]
fn letters_without_a_digit_in_time_are_commands() {
    let mut desk = begun();
    desk.key('d');
    desk.wait(1_201);
    desk.key('4');
    assert_eq!(line(&desk), None);
    assert_eq!(desk.game().question(), Some(Question::Draw(Color::White)));
    let mut desk = begun();
    desk.key('g');
    desk.wait(1_200);
    desk.key('4');
    assert_eq!((line(&desk), desk.game().question()), (Some("g4"), None));
}

/// The time was counted from the first letter, so the `d` of `exd5` offered a draw, and its `5` was nothing.
#[test]
fn a_capture_may_be_typed_slowly() {
    for typed in ["exd5", "bxc4", "hxg8", "nxd4", "nbd2"] {
        let mut desk = begun();
        let before = state(&desk);
        for letter in typed.chars() {
            desk.key(letter);
            desk.wait(1_000);
        }
        assert_eq!(line(&desk), Some(typed));
        assert_eq!(state(&desk), before, "{typed}");
    }
}

/// The letters that follow a capital slowly were commands: `f` flipped the board, `g` asked for a resignation.
#[test]
fn a_capital_letter_of_a_piece_opens_the_line_at_once() {
    for typed in ["Nf3", "Bd3", "Ke2", "Qg4"] {
        let mut desk = begun();
        let before = state(&desk);
        for (number, letter) in typed.char_indices() {
            desk.key(letter);
            desk.wait(900);
            assert_eq!(line(&desk), Some(&typed[..=number]));
        }
        assert_eq!(state(&desk), before);
    }
    let mut desk = begun();
    desk.key('n');
    assert_eq!(line(&desk), None);
}

#[test]
fn anything_done_between_the_letters_ends_them() {
    let acts: [fn(&mut Desk); 3] = [
        |desk| desk.click("a2"),
        |desk| desk.key('m'),
        |desk| desk.run(Command::Flip),
    ];
    for act in acts {
        let mut desk = begun();
        desk.key('f');
        act(&mut desk);
        desk.key('4');
        assert_eq!(line(&desk), None);
    }
}

/// An offer, and soon after it the move that goes with it.
#[test]
fn letters_that_are_no_move_together_begin_anew() {
    let mut desk = begun();
    desk.type_text("dd4");
    assert_eq!(line(&desk), Some("d4"));
    assert_eq!(desk.game().question(), Some(Question::Draw(Color::White)));
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "e4 e5 d4");
    let withdrawn = Notice::Withdrawn(Question::Draw(Color::White));
    assert_eq!(desk.notice(), Some(withdrawn));
}

#[test]
fn a_letter_that_answers_a_question_is_not_part_of_a_move() {
    let mut desk = begun();
    desk.key('d');
    desk.wait(1_000);
    desk.key('n');
    assert_eq!(desk.game().question(), None);
    desk.type_text("c4");
    assert_eq!(line(&desk), Some("c4"));
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "e4 e5 c4");
}

#[test]
fn a_question_that_was_open_before_the_letters_is_open_after_them() {
    let mut desk = begun();
    desk.key('g');
    desk.wait(1_000);
    desk.type_text("d4");
    let resign = Question::Resign(Color::White);
    assert_eq!(
        (line(&desk), desk.game().question()),
        (Some("d4"), Some(resign))
    );
    // What is typed does not answer it.
    desk.type_text("y");
    assert_eq!(desk.game().outcome(), None);
    desk.press(Key::Escape);
    assert_eq!(line(&desk), None);
    let resign = Prompt::Resign {
        by: Color::White,
        counts: true,
    };
    desk.assert_message(asked(resign), &desk::YES_OR_NO);
}

#[test]
fn a_square_that_is_not_on_the_board_is_told_as_in_the_line() {
    for typed in ["Qh9", "d9", "Nf0"] {
        let mut desk = begun();
        let before = state(&desk);
        desk.type_text(typed);
        assert_eq!((line(&desk), state(&desk)), (Some(typed), before));
        desk.press(Key::Enter);
        let not_a_move = MoveError::NotAMove(typed.into());
        assert_eq!(desk.notice(), Some(Notice::NotAMove(not_a_move)));
    }
}

/// D claims a draw where the rules allow it, which is saved at once.
#[test]
fn a_draw_that_the_first_letter_claimed_is_undone_in_the_file_too() {
    let mut desk = Desk::playing_from("4k3/8/8/8/8/8/3P4/R3K3 w Q - 100 80");
    desk.play(&["a1a2"]);
    desk.play(&["e8e7"]);
    desk.wait(1_000);
    let before = state(&desk);
    desk.key('d');
    let claimed = Outcome::draw(Termination::FiftyMoveRule);
    assert_eq!(desk.game().outcome(), Some(claimed));
    assert!(desk.file().contains("1/2-1/2"), "{}", desk.file());
    desk.key('4');
    assert_eq!((line(&desk), state(&desk)), (Some("d4"), before));
    assert!(!desk.file().contains("1/2-1/2"), "{}", desk.file());
    desk.press(Key::Enter);
    assert!(desk.moves().ends_with("d4"), "{}", desk.moves());
}

/// After the claim E would open the board editor.
#[test]
fn letters_after_a_claim_that_may_be_undone_do_nothing() {
    let mut desk = Desk::playing_from("4k3/8/8/4p3/3P4/8/8/R3K3 w Q - 100 80");
    desk.play(&["a1a2"]);
    desk.play(&["e8e7"]);
    desk.wait(1_000);
    desk.type_text("dxe5");
    assert_eq!(line(&desk), Some("dxe5"));
    desk.press(Key::Enter);
    assert!(desk.moves().ends_with("dxe5"), "{}", desk.moves());
}

#[test]
fn the_clock_runs_on_while_letters_are_typed() {
    let mut one = begun();
    let mut other = begun();
    one.key('d');
    one.wait(500);
    one.key('4');
    other.wait(500);
    assert_eq!(one.clocks(), other.clocks());
    one.wait(2_000);
    other.wait(2_000);
    assert_eq!(one.clocks(), other.clocks());
}

#[test]
fn in_a_game_o_and_e_are_only_letters() {
    let mut desk = begun();
    for key in ['o', 'e', 'a', 'x', 'b', '4', '-'] {
        desk.key(key);
        desk.wait(1_500);
        assert_eq!((line(&desk), desk.notice()), (None, None), "{key}");
        assert!(desk.app.dialog().is_none() && desk.is_playing());
    }
}

#[test]
fn a_draw_is_offered_only_after_both_sides_have_moved() {
    let mut desk = Desk::playing();
    for mv in ["e2e4", "e7e5"] {
        desk.key('d');
        assert_eq!(desk.game().question(), None);
        assert_eq!(desk.notice(), Some(Notice::OfferTooEarly));
        desk.wait(1_000);
        desk.play(&[mv]);
    }
    desk.key('d');
    assert_eq!(desk.game().question(), Some(Question::Draw(Color::White)));
}

#[test]
fn a_paused_game_opens_no_line() {
    let mut desk = begun();
    desk.key('p');
    desk.type_text("d4");
    assert_eq!((line(&desk), desk.notice()), (None, Some(Notice::Paused)));
    assert!(!matches!(
        desk.app.message(),
        Some(Message::Question { .. })
    ));
}

/// In German T is the rook, and the key for a takeback.
#[test]
fn a_takeback_that_the_first_letter_did_is_undone_in_the_file_too() {
    let settings = deskmate::storage::Settings {
        language: Some(deskmate::language::Language::German),
        ..desk::players()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk.play(&["e2e4", "e7e5", "a2a4"]);
    desk.wait(1_000);
    desk.play(&["a7a5"]);
    desk.wait(1_000);
    let before = (state(&desk), desk.file());
    desk.type_text("ta3");
    assert_eq!(line(&desk), Some("ta3"));
    assert_eq!((state(&desk), desk.file()), before);
}

/// In French F is the bishop, and Shift with F full screen, which is not put back.
#[test]
fn a_letter_that_names_a_piece_leaves_the_window_as_it_is() {
    let full_screen = |desk: &Desk| {
        let toggles = deskmate::app::WindowEffect::ToggleFullScreen;
        desk.effects
            .contains(&deskmate::app::Effect::Window(toggles))
    };
    for (language, toggles) in [
        (deskmate::language::Language::French, false),
        (deskmate::language::Language::English, true),
    ] {
        let settings = deskmate::storage::Settings {
            language: Some(language),
            ..desk::players()
        };
        let mut desk = Desk::with(settings, |_| {});
        desk.new_game();
        desk.play(&["e2e4", "e7e5"]);
        desk.wait(1_000);
        desk.shift('f');
        assert_eq!(full_screen(&desk), toggles, "{language:?}");
    }
}
