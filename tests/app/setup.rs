//! Can any position be set up by the pointer, by keys and as FEN, and does the game begin with it?

use crate::desk;

use desk::{Desk, key_press, square};
use deskmate::app::keys::{Action, Context, Key, bindings};
use deskmate::app::{
    Command, Dialog, Editor, EditorCommand, Effect, EntryFault, FieldId, FieldOption, FileEffect,
    FormCommand, Reply, StartCommand, Tool,
};
use deskmate::game::DrawRule;
use deskmate::notation::fen::{self, FenError};
use deskmate::rules::{
    ByColor, CastlingSide, Color, IllegalPosition, Outcome, Piece, Role, Square, Termination,
};
use deskmate::storage::{PieceSet, Settings};
use deskmate::view::{Button, Event, Look, Point};
use deskmate::words::Words;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// With White's pawn moved two squares; it is still White's turn.
const AFTER_E2_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

fn opened() -> Desk {
    let mut desk = Desk::new();
    desk.key('e');
    desk
}

fn opened_with(fen: &str) -> Desk {
    let settings = Settings {
        position: fen.into(),
        ..Settings::default()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.key('e');
    assert_eq!(line(&desk), fen);
    desk
}

fn editor(desk: &Desk) -> &Editor {
    desk.app.editor().expect("the board editor is open")
}

/// The FEN line, which describes the board.
fn line(desk: &Desk) -> String {
    let editor = editor(desk);
    let line = editor.form.text(FieldId::Fen).to_string();
    assert_eq!(fen::read_setup(&line).as_ref(), Ok(&editor.setup), "{line}");
    line
}

/// The fault of a position that is not legal.
fn not_legal(fault: IllegalPosition) -> Option<EntryFault> {
    Some(EntryFault::Fen(FenError::Illegal(fault)))
}

fn choose(desk: &mut Desk, tool: Tool) {
    let number = Tool::ALL.iter().position(|&it| it == tool);
    let number = number.expect("a tool of the palette");
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::Palette, number)));
}

fn tool_area(desk: &Desk, tool: Tool) -> Point {
    let number = Tool::ALL.iter().position(|&it| it == tool);
    let number = number.expect("a tool of the palette");
    let choice = Command::Form(FormCommand::Choose(FieldId::Palette, number));
    desk.zone_of(&choice).center()
}

fn switch(desk: &mut Desk, color: Color, side: CastlingSide) {
    let id = FieldId::Castling(color, side);
    let on = editor(desk).form.chosen(id) == Some(1);
    desk.click_on(Command::Form(FormCommand::Choose(id, usize::from(!on))));
}

fn focus(desk: &mut Desk, id: FieldId) {
    for _ in 0..20 {
        if editor(desk).form.focus == id {
            return;
        }
        desk.press(Key::Tab);
    }
    panic!("Tab does not lead to {id:?}");
}

fn type_line(desk: &mut Desk, text: &str) {
    focus(desk, FieldId::Fen);
    for letter in text.chars() {
        let small = letter.to_ascii_lowercase();
        let mut press = key_press(Key::Char(small), letter.is_uppercase(), false);
        press.text = Some(letter);
        desk.event(Event::Key(press));
    }
}

/// The number of the chosen line of the menu, if that is open.
fn menu_line(desk: &Desk) -> Option<usize> {
    let is_open = matches!(desk.app.dialog(), Some(Dialog::Menu { .. }));
    is_open.then(|| desk.app.chosen_line())
}

#[test]
fn it_opens_from_the_start_screen_the_menu_and_the_new_game_form() {
    assert_eq!(line(&opened()), START);
    let mut desk = Desk::new();
    desk.click_on(Command::Start(StartCommand::SetUp));
    assert_eq!(line(&desk), START);
    let mut desk = Desk::new();
    desk.press(Key::Escape);
    desk.key('e');
    assert_eq!(line(&desk), START);
    let mut desk = Desk::new();
    desk.key('s');
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Start, 1)));
    desk.press(Key::Tab);
    desk.press(Key::Tab);
    desk.key(' ');
    assert_eq!(line(&desk), START);
}

#[test]
fn it_does_not_open_while_a_game_is_in_progress() {
    let mut desk = Desk::playing();
    desk.run(Command::Start(StartCommand::SetUp));
    assert_eq!(desk.app.dialog(), None);
    desk.press(Key::Escape);
    desk.key('e');
    assert_eq!(menu_line(&desk), Some(0));
    desk.press(Key::Escape);
    desk.key('g');
    desk.key('y');
    desk.press(Key::Escape);
    desk.key('e');
    assert_eq!(line(&desk), START);
}

#[test]
fn the_hand_drags_pieces_over_the_board_and_off_it() {
    let mut desk = opened();
    desk.drag("e2", "e4");
    let moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(line(&desk), moved);
    desk.drag("d8", "e4");
    let taken = "rnb1kbnr/pppppppp/8/8/4q3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(line(&desk), taken);
    desk.lift("e4", "e6");
    assert_eq!(line(&desk), taken, "it stands there until it is dropped");
    desk.move_to(Point::new(1000, 700));
    desk.up(Point::new(1000, 700));
    let dropped = "rnb1kbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(line(&desk), dropped);
    desk.drag("e5", "e6");
    desk.click("a1");
    assert_eq!(line(&desk), dropped, "there is nothing to drag");
}

#[test]
fn a_cancelled_drag_puts_the_piece_back() {
    for end in [Event::FocusLost, Event::Entered(Point::new(30, 300))] {
        let mut desk = opened();
        desk.lift("e2", "e4");
        assert!(editor(&desk).held.is_some());
        desk.event(end);
        assert_eq!(editor(&desk).held, None);
        desk.up(desk.at("e4"));
        assert_eq!(line(&desk), START);
    }
}

#[test]
fn the_right_button_during_a_drag_puts_the_piece_back() {
    let mut desk = opened();
    for from in [
        desk.at("e2"),
        tool_area(&desk, Tool::Piece(Piece::WhiteQueen)),
    ] {
        desk.move_to(from);
        desk.down(from);
        desk.move_to(desk.at("e5"));
        assert!(editor(&desk).held.is_some());
        desk.event(Event::Pressed(Button::Right, desk.at("e5")));
        assert_eq!(editor(&desk).held, None);
        desk.event(Event::Released(Button::Right, desk.at("e5")));
        desk.up(desk.at("e5"));
        assert_eq!(line(&desk), START);
    }
}

#[test]
fn a_piece_tool_places_pieces_and_removes_its_own() {
    let mut desk = opened();
    desk.click_on(Command::Editor(EditorCommand::Empty));
    choose(&mut desk, Tool::Piece(Piece::WhitePawn));
    desk.move_to(desk.at("a2"));
    desk.down(desk.at("a2"));
    for name in ["b2", "c2", "d2", "d3"] {
        desk.move_to(desk.at(name));
    }
    desk.up(desk.at("d3"));
    assert_eq!(line(&desk), "8/8/8/8/8/3P4/PPPP4/8 w - - 0 1");
    desk.move_to(desk.at("e2"));
    assert_eq!(line(&desk), "8/8/8/8/8/3P4/PPPP4/8 w - - 0 1");
    desk.drag("d2", "d3");
    assert_eq!(line(&desk), "8/8/8/8/8/8/PPP5/8 w - - 0 1");
    choose(&mut desk, Tool::Eraser);
    desk.drag("b2", "c2");
    desk.click("h8");
    assert_eq!(line(&desk), "8/8/8/8/8/8/P7/8 w - - 0 1");
}

#[test]
fn a_piece_is_dragged_from_the_palette() {
    let mut desk = opened();
    let queen = tool_area(&desk, Tool::Piece(Piece::BlackQueen));
    desk.move_to(queen);
    desk.down(queen);
    desk.move_to(desk.at("e4"));
    let is_on_pointer = |look: &Look| {
        *look
            == Look::Piece {
                set: PieceSet::Classic,
                piece: Piece::BlackQueen,
                alpha: 255,
                tilt: 0,
            }
    };
    let scene = desk.scene();
    let last = scene.shapes.last().expect("shapes");
    assert!(is_on_pointer(&last.look) && last.area.contains(desk.at("e4")));
    desk.up(desk.at("e4"));
    let put = "rnbqkbnr/pppppppp/8/8/4q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(line(&desk), put);
    assert_eq!(editor(&desk).tool(), Tool::Hand, "nothing was chosen");
    desk.down(queen);
    desk.move_to(Point::new(790, 400));
    desk.up(Point::new(790, 400));
    assert_eq!(line(&desk), put, "beside the board");
}

#[test]
fn the_right_button_removes_pieces() {
    let mut desk = opened();
    for name in ["d1", "e5"] {
        desk.event(Event::Pressed(Button::Right, desk.at(name)));
        desk.event(Event::Released(Button::Right, desk.at(name)));
    }
    let left = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1";
    assert_eq!(line(&desk), left);
}

#[test]
fn clear_and_start_position_by_button_and_key() {
    let mut desk = opened();
    desk.click_on(Command::Editor(EditorCommand::Empty));
    assert_eq!(line(&desk), EMPTY);
    desk.click_on(Command::Editor(EditorCommand::Initial));
    assert_eq!(line(&desk), START);
    desk.key('c');
    assert_eq!(line(&desk), EMPTY);
    desk.key('s');
    assert_eq!(line(&desk), START);
    focus(&mut desk, FieldId::Empty);
    desk.press(Key::Enter);
    assert_eq!(line(&desk), EMPTY);
    assert!(desk.app.editor().is_some(), "Enter has pressed the button");
    desk.key('s');
    assert_eq!(line(&desk), EMPTY, "the letters are the board's");
    desk.press(Key::Tab);
    desk.key(' ');
    desk.click_on(Command::Form(FormCommand::Submit));
    assert_eq!(desk.app.editor(), None, "a click is on what it is on");
}

#[test]
fn a_position_is_set_up_by_keys_alone_and_played() {
    let mut desk = opened();
    desk.key('c');
    desk.shift('k');
    desk.press(Key::Up);
    desk.shift('p');
    for _ in 0..9 {
        desk.press(Key::Up);
    }
    desk.press(Key::Left);
    desk.key('k');
    desk.press(Key::Left);
    desk.key('q');
    desk.key('r');
    desk.press(Key::Left);
    desk.key('n');
    desk.press(Key::Delete);
    assert_eq!(line(&desk), "2rk4/8/8/4P3/4K3/8/8/8 w - - 0 1");
    focus(&mut desk, FieldId::Turn);
    desk.press(Key::Right);
    desk.press(Key::Enter);
    assert!(matches!(desk.app.dialog(), Some(Dialog::NewGame(_))));
    desk.press(Key::Enter);
    assert_eq!(desk.fen(), "2rk4/8/8/4P3/4K3/8/8/8 b - - 0 1");
}

#[test]
fn space_uses_the_chosen_tool_under_the_cursor() {
    let mut desk = opened();
    focus(&mut desk, FieldId::Palette);
    desk.press(Key::Right);
    desk.press(Key::Right);
    assert_eq!(editor(&desk).tool(), Tool::Piece(Piece::WhiteQueen));
    desk.event(Event::Key(key_press(Key::Tab, true, false)));
    desk.key(' ');
    let put = "rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(line(&desk), put);
    desk.key(' ');
    assert_eq!(line(&desk), START);
}

#[test]
fn the_arrows_follow_the_board_as_it_is_seen_and_stop_at_its_edge() {
    let mut desk = opened();
    desk.press(Key::Right);
    assert_eq!(editor(&desk).cursor, square("f4"));
    for _ in 0..9 {
        desk.repeat(Key::Up);
    }
    assert_eq!(editor(&desk).cursor, square("f8"));
    desk.key('f');
    assert!(desk.is_flipped());
    desk.press(Key::Up);
    desk.press(Key::Right);
    assert_eq!(editor(&desk).cursor, square("e7"));
}

#[test]
fn a_click_on_the_board_focuses_it() {
    let mut desk = opened();
    focus(&mut desk, FieldId::Fen);
    desk.click("c3");
    desk.key('n');
    let put = "rnbqkbnr/pppppppp/8/8/8/2n5/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(line(&desk), put);
}

#[test]
fn the_line_changes_the_board_as_soon_as_it_can_be_read() {
    let mut desk = opened();
    type_line(&mut desk, "4k3/8/8/8/8/8/4P3/4K3 b - - 3 4");
    assert_eq!(line(&desk), "4k3/8/8/8/8/8/4P3/4K3 b - - 3 4");
    assert_eq!(editor(&desk).form.chosen(FieldId::Turn), Some(1));
    assert_eq!(desk.fault(), None);
    let good = editor(&desk).setup.clone();
    focus(&mut desk, FieldId::Fen);
    desk.press(Key::End);
    desk.key('x');
    let malformed = Some(EntryFault::Fen(FenError::Malformed {
        field: fen::Field::FullmoveNumber,
        text: "4x".into(),
    }));
    assert_eq!(desk.fault(), malformed);
    assert_eq!(editor(&desk).setup, good, "the board keeps the last one");
    switch(&mut desk, Color::White, CastlingSide::King);
    let no_right = IllegalPosition::CastlingRight(Color::White, CastlingSide::King);
    assert_eq!(desk.fault(), Some(EntryFault::Castling(no_right)));
    desk.press(Key::Enter);
    assert!(desk.app.editor().is_some(), "this cannot be played on");
    assert_eq!(desk.fault(), malformed, "and is still said");
    desk.click("a1");
    desk.shift('q');
    assert_eq!(line(&desk), "4k3/8/8/8/8/8/4P3/Q3K3 b - - 3 4");
    assert_eq!(desk.fault(), None);
}

#[test]
fn moving_through_the_fields_does_not_change_the_line() {
    let mut desk = opened();
    for text in ["8/8/8/8/8/8/8/4K3 w KQ -", "r3k3/8/8/8/8/8/8/4K2R w Kq"] {
        focus(&mut desk, FieldId::Fen);
        type_line(&mut desk, text);
        for _ in 0..12 {
            desk.press(Key::Tab);
            assert_eq!(editor(&desk).form.text(FieldId::Fen), text);
        }
    }
}

#[test]
fn a_position_is_pasted_whatever_has_the_focus() {
    let mut desk = opened();
    desk.clipboard = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 4\n".into();
    let mut press = key_press(Key::Char('v'), false, false);
    press.stroke.ctrl = true;
    press.text = None;
    desk.event(Event::Key(press));
    assert_eq!(line(&desk).trim(), "4k3/8/8/8/8/8/4P3/4K3 b - - 3 4");
}

/// EPD as engines' test positions are published, and the position in FEN. Its operations are longer than most names.
fn epd() -> (String, &'static str) {
    let comment = "a comment that says a lot ".repeat(12);
    let epd = format!(
        "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 Kd2; id \"WAC.001\"; c0 \"{comment}\"; hmvc 3; fmvn 9;"
    );
    (epd, "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9")
}

#[test]
fn epd_is_pasted_and_played_from() {
    let (epd, fen) = epd();
    let mut desk = Desk::new();
    desk.clipboard = format!("{epd}\n");
    desk.ctrl('v');
    assert_eq!(desk.fault(), None);
    assert_eq!(fen::write_setup(&editor(&desk).setup), fen);
    desk.press(Key::Enter);
    desk.press(Key::Enter);
    assert_eq!(desk.fen(), fen);
}

#[test]
fn epd_is_typed_into_the_form_for_a_new_game() {
    let (epd, fen) = epd();
    let mut desk = Desk::new();
    desk.key('s');
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Start, 1)));
    desk.press(Key::Tab);
    desk.ctrl('a');
    desk.type_text(&epd);
    let Some(Dialog::NewGame(new_game)) = desk.app.dialog() else {
        panic!("the form for a new game");
    };
    assert_eq!(fen::write_setup(&new_game.preview()), fen);
    desk.press(Key::Enter);
    assert_eq!(desk.fen(), fen);
    // It is remembered as it was typed.
    let mut desk = desk.restarted();
    desk.key('e');
    assert_eq!(fen::write_setup(&editor(&desk).setup), fen);
}

#[test]
fn an_illegal_position_is_reported_and_refused() {
    let cases = [
        (EMPTY, IllegalPosition::NoKing(Color::White)),
        (
            "4k3/8/8/8/8/8/8/K6K w - - 0 1",
            IllegalPosition::ManyKings(Color::White),
        ),
        (
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            IllegalPosition::OpponentInCheck(Color::Black),
        ),
        (
            "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
            IllegalPosition::PawnOnBackRank(square("a8")),
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            IllegalPosition::CastlingRight(Color::White, CastlingSide::King),
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            IllegalPosition::EnPassant(square("e6")),
        ),
    ];
    for (fen, fault) in cases {
        let mut desk = opened();
        type_line(&mut desk, fen);
        assert_eq!(line(&desk), fen);
        let expected = not_legal(fault);
        assert_eq!(desk.fault(), expected);
        desk.press(Key::Enter);
        desk.click_on(Command::Form(FormCommand::Submit));
        assert!(desk.app.editor().is_some(), "{fen}");
        assert_eq!(desk.fault(), expected);
    }
}

#[test]
fn it_opens_with_an_illegal_position_and_reports_it() {
    let fen = "8/8/8/8/8/8/8/8 b KQkq e3 7 0";
    let desk = opened_with(fen);
    assert_eq!(
        desk.fault(),
        not_legal(IllegalPosition::NoKing(Color::White))
    );
}

#[test]
fn castling_rights_are_switched() {
    let mut desk = opened();
    switch(&mut desk, Color::White, CastlingSide::Queen);
    switch(&mut desk, Color::Black, CastlingSide::King);
    assert!(line(&desk).ends_with(" w Kq - 0 1"));
    focus(
        &mut desk,
        FieldId::Castling(Color::White, CastlingSide::Queen),
    );
    desk.key(' ');
    assert!(line(&desk).ends_with(" w KQq - 0 1"));
    desk.press(Key::Left);
    assert!(line(&desk).ends_with(" w Kq - 0 1"));
}

#[test]
fn castling_rights_depend_on_king_and_rook_and_return_with_them() {
    let mut desk = opened();
    desk.drag("h1", "h3");
    assert!(line(&desk).ends_with(" w Qkq - 0 1"));
    desk.drag("e8", "e6");
    assert!(line(&desk).ends_with(" w Q - 0 1"));
    desk.drag("h3", "h1");
    desk.drag("e6", "e8");
    assert_eq!(line(&desk), START);
}

#[test]
fn a_castling_right_without_a_rook_is_refused_with_a_reason() {
    let mut desk = opened_with("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    switch(&mut desk, Color::White, CastlingSide::Queen);
    let no_right = IllegalPosition::CastlingRight(Color::White, CastlingSide::Queen);
    assert_eq!(desk.fault(), Some(EntryFault::Castling(no_right)));
    assert_eq!(line(&desk), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    switch(&mut desk, Color::White, CastlingSide::King);
    assert_eq!(
        (line(&desk).as_str(), desk.fault()),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", None)
    );
}

#[test]
fn the_files_of_chess960_stay() {
    // White castles with the inner rook on the f-file, Black with the outermost ones.
    let fen = "r2k2r1/8/8/8/8/8/8/R2K1R1R w FAga - 0 1";
    let mut desk = opened();
    type_line(&mut desk, fen);
    assert_eq!(desk.fault(), None);
    desk.click("c4");
    desk.shift('n');
    let rook = |desk: &Desk, color, side| editor(desk).setup.castling.rook(color, side);
    assert_eq!(line(&desk), "r2k2r1/8/8/8/2N5/8/8/R2K1R1R w FQkq - 0 1");
    let f = rook(&desk, Color::White, CastlingSide::King).map(|file| file.to_char());
    assert_eq!(f, Some('f'));
    desk.press(Key::Enter);
    desk.press(Key::Enter);
    assert_eq!(desk.fen(), "r2k2r1/8/8/8/2N5/8/8/R2K1R1R w FQkq - 0 1");
}

#[test]
fn en_passant_offers_the_possible_squares() {
    let mut desk = opened_with("4k3/8/8/1Pp2pP1/4p3/8/8/4K3 w - - 0 1");
    let options = |desk: &Desk| {
        let choices =
            (0..5).map(|number| Command::Form(FormCommand::Choose(FieldId::EnPassant, number)));
        choices
            .filter(|choice| desk.scene().area_of(choice).is_some())
            .count()
    };
    assert_eq!(options(&desk), 3, "none, c6, f6");
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::EnPassant, 2)));
    assert_eq!(line(&desk), "4k3/8/8/1Pp2pP1/4p3/8/8/4K3 w - f6 0 1");
    desk.press(Key::Left);
    assert_eq!(line(&desk), "4k3/8/8/1Pp2pP1/4p3/8/8/4K3 w - c6 0 1");
    desk.event(Event::Pressed(Button::Right, desk.at("b5")));
    assert_eq!(line(&desk), "4k3/8/8/2p2pP1/4p3/8/8/4K3 w - - 0 1");
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::EnPassant, 1)));
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::Turn, 1)));
    assert_eq!(line(&desk), "4k3/8/8/2p2pP1/4p3/8/8/4K3 b - - 0 1");
}

#[test]
fn a_square_that_only_the_line_names_is_shown_as_it_is() {
    let mut desk = opened();
    type_line(&mut desk, "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
    assert_eq!(desk.fault(), None);
    assert_eq!(
        editor(&desk).form.chosen_option(FieldId::EnPassant),
        Some(&FieldOption::EnPassant(Some(Square::E3)))
    );
}

#[test]
fn done_opens_the_new_game_form_with_the_position() {
    let mut desk = opened();
    desk.drag("e2", "e4");
    desk.press(Key::Enter);
    let form = desk.app.form().expect("the form for a new game");
    assert_eq!(
        (form.text(FieldId::Fen), form.chosen(FieldId::Start)),
        (AFTER_E2_E4, Some(1))
    );
    assert_eq!(desk.app.settings.position, AFTER_E2_E4);
    assert_eq!(desk.effects, [Effect::File(FileEffect::SaveSettings)]);
    desk.press(Key::Escape);
    assert!(desk.is_at_start() && desk.app.dialog().is_none());
    desk.key('e');
    assert_eq!(line(&desk), AFTER_E2_E4);
}

/// A game from a set-up position, resigned and left for the start screen.
fn after_a_game_from_a_position() -> Desk {
    let mut desk = opened();
    desk.drag("e2", "e4");
    desk.press(Key::Enter);
    desk.press(Key::Enter);
    assert_eq!(desk.fen(), AFTER_E2_E4);
    for key in ['g', 'y'] {
        desk.key(key);
    }
    desk
}

#[test]
fn a_set_up_position_is_for_one_game_and_its_rematches() {
    let mut desk = after_a_game_from_a_position();
    desk.key('r');
    assert_eq!(desk.fen(), AFTER_E2_E4, "the rematch");
    desk.run(Command::Start(StartCommand::Leave));
    desk.new_game();
    assert_eq!(desk.fen(), START, "another game");
    desk.run(Command::Start(StartCommand::Leave));
    // It can still be chosen, also after a restart.
    let mut desk = desk.restarted();
    desk.key('e');
    assert_eq!(line(&desk), AFTER_E2_E4);
}

#[test]
fn the_editor_refuses_a_position_that_has_ended_and_kings_next_to_each_other() {
    let mate = Outcome::win(Color::White, Termination::Checkmate);
    let kings = ByColor {
        white: square("e4"),
        black: square("e5"),
    };
    let adjacent = not_legal(IllegalPosition::AdjacentKings(kings)).expect("a fault");
    let table = [
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", EntryFault::Over(mate)),
        ("8/8/8/4k3/4K3/8/8/Q7 w - - 0 1", adjacent),
    ];
    for (fen, fault) in table {
        let mut desk = opened();
        desk.run(Reply::Pasted(fen.into()));
        assert_eq!(desk.fault().as_ref(), Some(&fault), "at once");
        desk.press(Key::Enter);
        assert!(desk.app.editor().is_some());
        assert_eq!(desk.fault(), Some(fault));
    }
}

#[test]
fn the_start_screen_names_unusual_choices() {
    let card = |desk: &Desk| {
        let scene = desk.scene();
        let text = |look: &Look| match look {
            Look::Text { text, .. } => Some(text.clone()),
            _ => None,
        };
        let mut texts = scene.shapes.iter().filter_map(|shape| text(&shape.look));
        let button = Words::ENGLISH.does(Context::Start, &StartCommand::NewGame.into());
        texts.find(|text| text == button);
        [texts.next(), texts.next()].map(Option::unwrap_or_default)
    };
    let next_game = |desk: &Desk| -> Vec<String> { Words::ENGLISH.next_game(&desk.app).into() };
    let mut desk = Desk::new();
    let usual = next_game(&desk);
    assert_eq!(card(&desk).to_vec(), usual);
    assert_eq!(usual[1], "board fixed");
    let settings = Settings {
        draw_rule: DrawRule::EightHalfMoves,
        ..desk::players()
    };
    desk = Desk::with(settings, |_| {});
    assert_eq!(card(&desk).to_vec(), next_game(&desk));
    assert_eq!(card(&desk)[1], "board fixed · draw by eight half-moves");
}

#[test]
fn the_names_typed_before_are_still_there_after_it() {
    let mut desk = Desk::new();
    desk.open_new_game();
    desk.key('x');
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Start, 1)));
    desk.click_on(Command::Start(StartCommand::SetUp));
    desk.drag("e2", "e4");
    desk.click_on(Command::Form(FormCommand::Submit));
    desk.press(Key::Enter);
    assert_eq!(desk.white(), "x");
    assert!(desk.fen().contains("/4P3/"));
}

#[test]
fn the_row_for_what_is_rare_stays_above_what_it_opens() {
    let mut desk = Desk::new();
    desk.key('s');
    let choose = |id, number| Command::Form(FormCommand::Choose(id, number));
    desk.run(choose(FieldId::More, 1));
    desk.run(choose(FieldId::Start, 1));
    desk.click_on(Command::Start(StartCommand::SetUp));
    desk.drag("e2", "e4");
    desk.click_on(Command::Form(FormCommand::Submit));
    let form = desk.app.form().expect("the form");
    let place = |id| {
        let has = |row: &deskmate::app::Row| row.fields.iter().any(|field| field.id == id);
        form.rows.iter().position(has).expect("a row")
    };
    assert!(place(FieldId::More) < place(FieldId::Fen));
}

#[test]
fn escape_leaves_everything_as_it_was() {
    let mut desk = Desk::new();
    desk.key('s');
    let before = desk.app.dialog().cloned();
    desk.run(Command::Start(StartCommand::SetUp));
    desk.drag("e2", "e4");
    desk.press(Key::Escape);
    assert_eq!(desk.app.dialog(), before.as_ref());
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
    assert_eq!(
        (desk.app.settings.position.as_str(), desk.effects.len()),
        ("", 0)
    );
}

#[test]
fn the_board_next_to_the_form_shows_the_start_position() {
    let shown = |desk: &Desk, name: &str| {
        let at = desk.at(name);
        let pieces = desk
            .scene()
            .shapes
            .into_iter()
            .filter_map(move |shape| match shape.look {
                Look::Piece { piece, .. } if shape.area.contains(at) => Some(piece),
                _ => None,
            });
        pieces.collect::<Vec<Piece>>().pop()
    };
    let mut desk = Desk::new();
    desk.key('s');
    assert_eq!(shown(&desk, "a1"), Some(Piece::WhiteRook));
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Rules, 1)));
    assert_eq!(
        shown(&desk, "a1"),
        Some(Piece::WhiteRook),
        "drawn at random"
    );
    desk.press(Key::Tab);
    desk.key('0');
    assert_eq!(shown(&desk, "a1"), Some(Piece::WhiteBishop));
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Start, 1)));
    desk.press(Key::Tab);
    desk.run(Reply::Pasted("8/8/8/8/8/8/8/q7 w - -".into()));
    assert_eq!(shown(&desk, "a1"), Some(Piece::BlackQueen));
    assert_eq!(shown(&desk, "h1"), None);
}

#[test]
fn all_keys_of_the_editor_are_listed_over_it() {
    let mut desk = opened();
    desk.key('?');
    assert_eq!(desk.app.dialog(), Some(&Dialog::Keys { first: 0 }));
    let scene = desk.scene();
    let is_there = |wanted: &str| {
        let is_it = |look: &Look| matches!(look, Look::Text { text, .. } if text == wanted);
        scene.shapes.iter().any(|shape| is_it(&shape.look))
    };
    for binding in bindings(Context::EditorBoard) {
        let action = Action::Command(Context::EditorBoard, binding.command.clone());
        let does = Words::ENGLISH.action(&action);
        assert!(binding.cap.is_none() || is_there(does), "{does}");
    }
    desk.press(Key::Escape);
    assert!(desk.app.editor().is_some());
}

/// An action in the editor.
#[derive(Clone, Debug)]
enum Act {
    Click(usize),
    Drag(usize, usize),
    RightClick(usize),
    Choose(usize),
    Key(char, bool),
    Press(Key),
    Switch(Color, CastlingSide),
    Paste(&'static str),
}

fn acts() -> impl Strategy<Value = Act> {
    let square = || 0..64_usize;
    let color = || select(&Color::BOTH[..]);
    let keys = select("kqrbnpcsf 3/w-?".chars().collect::<Vec<char>>());
    let presses = select(vec![
        Key::Tab,
        Key::Left,
        Key::Right,
        Key::Up,
        Key::Down,
        Key::Delete,
        Key::Backspace,
        Key::Home,
    ]);
    let lines = select(vec![
        START,
        EMPTY,
        "r2k2r1/8/8/8/8/8/8/R2K1R1R w FAga - 0 1",
        "x",
        "",
    ]);
    prop_oneof![
        3 => square().prop_map(Act::Click),
        3 => (square(), square()).prop_map(|(from, to)| Act::Drag(from, to)),
        1 => square().prop_map(Act::RightClick),
        2 => (0..Tool::ALL.len()).prop_map(Act::Choose),
        3 => (keys, any::<bool>()).prop_map(|(key, shift)| Act::Key(key, shift)),
        2 => presses.prop_map(Act::Press),
        2 => (color(), select(&CastlingSide::BOTH[..])).prop_map(|(color, side)| Act::Switch(color, side)),
        1 => lines.prop_map(Act::Paste),
    ]
}

fn act(desk: &mut Desk, act: &Act) {
    let name = |number: usize| {
        let found = deskmate::rules::Square::from_index(number);
        found.expect("a square").to_string()
    };
    // A row of the list of keys could leave the editor.
    if matches!(desk.app.dialog(), Some(Dialog::Keys { .. })) {
        desk.press(Key::Escape);
    }
    match act {
        Act::Click(at) => desk.click(&name(*at)),
        Act::Drag(from, to) => desk.drag(&name(*from), &name(*to)),
        Act::RightClick(at) => desk.right_down(&name(*at)),
        Act::Choose(tool) => desk.run(Command::Form(FormCommand::Choose(FieldId::Palette, *tool))),
        Act::Key(key, false) => desk.key(*key),
        Act::Key(key, true) => desk.shift(*key),
        Act::Press(key) => desk.press(*key),
        Act::Switch(color, side) => {
            let id = FieldId::Castling(*color, *side);
            let on = desk.app.editor().and_then(|editor| editor.form.chosen(id)) == Some(1);
            desk.run(Command::Form(FormCommand::Choose(id, usize::from(!on))));
        }
        Act::Paste(text) => desk.run(Reply::Pasted((*text).into())),
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 150,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn board_line_and_fields_always_agree(acts in vec(acts(), 0..60)) {
        let mut desk = opened();
        for step in &acts {
            act(&mut desk, step);
            let editor = editor(&desk);
            let text = editor.form.text(FieldId::Fen);
            match fen::read_setup(text) {
                Ok(setup) => prop_assert_eq!(&setup, &editor.setup, "{}", text),
                Err(_) => prop_assert!(editor.form.fault.is_some(), "{}", text),
            }
            let setup = &editor.setup;
            for color in Color::BOTH {
                for side in CastlingSide::BOTH {
                    let on = editor.form.chosen(FieldId::Castling(color, side)) == Some(1);
                    prop_assert_eq!(on, setup.castling.has(color, side));
                }
            }
            let passed = editor.form.chosen_option(FieldId::EnPassant);
            prop_assert_eq!(passed, Some(&FieldOption::EnPassant(setup.en_passant)));
            let kings = setup.board.pieces().filter(|(_, piece)| piece.role() == Role::King);
            if fen::read(text).is_ok() {
                prop_assert_eq!(kings.count(), 2);
            }
        }
    }
}

#[test]
fn a_position_that_was_set_up_is_analysed() {
    let mut desk = Desk::new();
    desk.key('e');
    desk.run(Reply::Pasted("4k3/8/8/8/8/8/8/4K2R b K - 0 1".into()));
    desk.click_on(EditorCommand::Analyse.into());
    assert!(desk.is_reviewing());
    assert_eq!(desk.shown_fen(), "4k3/8/8/8/8/8/8/4K2R b K - 0 1");
    assert!(desk.review().analysis().is_on());
    assert!(!desk.texts().contains(&"last.txt".to_owned()));
    // It leads back to the editor, also after a move was tried out.
    desk.press(Key::Escape);
    assert!(desk.app.editor().is_some());
    let edited = fen::write_setup(&desk.app.editor().expect("the editor").setup);
    assert_eq!(edited, "4k3/8/8/8/8/8/8/4K2R b K - 0 1");
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
    assert!(desk.app.editor().is_none());
    // What is not legal stays in the editor, which says why.
    let mut desk = Desk::new();
    desk.key('e');
    desk.run(Reply::Pasted("8/8/8/8/8/8/8/4K2R w - - 0 1".into()));
    desk.run(EditorCommand::Analyse);
    assert!(desk.app.form().is_some_and(|form| form.fault.is_some()));
}
