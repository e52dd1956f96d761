//! Can a saved game be reviewed, and left again?

use crate::desk;

use std::fs;

use desk::Desk;
use deskmate::app::keys::Key;
use deskmate::app::{
    BoardCommand, Command, Effect, FileEffect, Hint, Last, Purpose, Reply, ReviewCommand, Screen,
    StartCommand, Step,
};
use deskmate::storage::{Disk, SavedGame};
use deskmate::view::{Look, Zone};

const GAME: &str = "[White \"Morphy\"]\n[Black \"Duke\"]\n[Termination \"checkmate\"]\n\n\
    1. f3 {[%clk 0:00:05]} e5 {[%clk 0:00:07]} 2. g4 {[%clk 0:01:00]} Qh4# {[%clk 0:00:09]} 0-1\n";

fn reviewing() -> Desk {
    let mut desk = Desk::with_last(GAME);
    desk.key('l');
    assert!(desk.is_reviewing());
    desk
}

/// The chart told no more than the number of the move under the pointer.
#[test]
fn the_chart_of_the_material_tells_who_leads() {
    let mut desk = Desk::with_last("1. e4 d5 2. exd5 Qxd5 3. Nc3 *\n");
    desk.key('l');
    assert!(desk.is_reviewing());
    let tells = |desk: &Desk, text: &str| desk.texts().iter().any(|it| it == text);
    assert!(tells(&desk, "Material") && tells(&desk, "Even"));
    let chart = desk.zone_where(|zone| matches!(zone, Zone::Chart(_)));
    desk.move_to(chart);
    assert!(
        tells(&desk, "2.\u{a0}exd5") && tells(&desk, "White +1"),
        "{:?}",
        desk.texts()
    );
}

#[test]
fn l_opens_the_last_game_at_its_end() {
    let desk = reviewing();
    assert_eq!(desk.shown(), 4);
    assert_eq!(Some(desk.review().name()), Some("last.txt"));
    let hints = [
        (Hint::Comment, "C"),
        (Hint::Marks, "!"),
        (Hint::Marks, "?"),
        (Hint::AnalyseGame, "Shift A"),
        (Hint::PlayOn, "P"),
        (Hint::AllKeys, "F1"),
    ];
    assert_eq!(desk.app.message(), None);
    desk.assert_hints(&hints);
}

/// There were four lines of moves above a row of keys.
#[test]
fn below_a_board_the_moves_have_the_room_of_the_keys_until_there_is_a_message() {
    let mut desk = Desk::with_last(
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *\n",
    );
    desk.resize(600, 1000);
    desk.key('l');
    desk.press(Key::Home);
    let rows = |desk: &Desk| {
        let is_number = |text: &&String| text.parse::<u8>().is_ok();
        desk.texts().iter().filter(is_number).count()
    };
    let quiet = rows(&desk);
    desk.key('z');
    desk.key('u');
    assert!(desk.notice().is_some());
    assert!(rows(&desk) < quiet, "{quiet}");
}

#[test]
fn the_keys_step_through_it() {
    let mut desk = reviewing();
    let mut shown = Vec::new();
    for key in [
        Key::Left,
        Key::Left,
        Key::Home,
        Key::Left,
        Key::Right,
        Key::End,
        Key::Right,
    ] {
        desk.press(key);
        shown.push(desk.shown());
    }
    assert_eq!(shown, [3, 2, 0, 0, 1, 4, 4]);
}

#[test]
fn the_buttons_step_through_it() {
    let mut desk = reviewing();
    let mut shown = Vec::new();
    for step in [Step::Back, Step::First, Step::Forward, Step::Last] {
        desk.click_on(Command::Board(BoardCommand::Show(step)));
        shown.push(desk.shown());
    }
    assert_eq!(shown, [3, 0, 1, 4]);
    let second = desk.review().main_line()[1];
    desk.click_on(Command::Review(ReviewCommand::Go(second)));
    assert_eq!(desk.shown(), 2);
}

#[test]
fn esc_and_the_button_lead_out_of_it() {
    let mut desk = reviewing();
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
    desk.key('l');
    desk.click_on(Command::Escape);
    assert!(desk.is_at_start());
}

#[test]
fn moves_tried_out_become_a_variation() {
    let mut desk = reviewing();
    desk.press(Key::Home);
    desk.drag("e2", "e4");
    desk.play(&["d7d5"]);
    assert!(desk.is_reviewing());
    assert_eq!(desk.moves(), "f3 e5 g4 Qh4#");
    assert!(
        desk.file()
            .contains("1. f3 {[%clk 0:00:05]} (1. e4 d5) 1... e5"),
        "{}",
        desk.file()
    );
    desk.key('u');
    desk.key('u');
    assert_eq!(desk.review().text().write(), desk.file());
    assert!(!desk.file().contains("e4"), "{}", desk.file());
}

#[test]
fn f_flips_it_and_the_right_button_shows_moves_of_the_position_shown() {
    let mut desk = reviewing();
    desk.key('f');
    assert!(desk.is_flipped());
    desk.press(Key::Home);
    desk.right_down("e2");
    let targets: Vec<String> = desk
        .input()
        .marked_moves(desk.position())
        .iter()
        .map(|mv| mv.to.to_string())
        .collect();
    assert_eq!(targets.len(), 2);
    desk.right_up("e2");
    assert_eq!(desk.input().peek(), None);
}

#[test]
fn a_step_slides_the_piece_and_a_jump_does_not() {
    let mut desk = reviewing();
    let slides = |desk: &Desk| desk.slide().is_some();
    desk.press(Key::Left);
    assert!(slides(&desk));
    desk.wait(150);
    assert!(!slides(&desk));
    desk.press(Key::Home);
    assert!(!slides(&desk));
    desk.press(Key::Right);
    assert!(slides(&desk));
}

#[test]
fn a_file_named_at_the_start_is_opened() {
    let mut desk = Desk::new();
    let path = desk.games_path();
    fs::create_dir_all(&path).expect("a folder");
    let file = path.join("opera.pgn");
    fs::write(&file, GAME).expect("a file");
    let saved = SavedGame::read(&Disk, &file).expect("a game");
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    assert!(desk.is_reviewing());
    assert_eq!(Some(desk.review().name()), Some("opera.pgn"));
    assert_eq!(desk.white(), "Morphy");
}

#[test]
fn a_game_that_just_ended_is_reviewed_as_saved() {
    let mut desk = Desk::playing_at_once();
    for (mv, millis) in [
        ("f2f3", 1_000),
        ("e7e5", 2_500),
        ("g2g4", 3_000),
        ("d8h4", 4_000),
    ] {
        desk.wait(millis);
        desk.play(&[mv]);
    }
    desk.key('l');
    assert!(desk.is_reviewing());
    assert_eq!(desk.clocks(), (4_000, 6_500));
    let spent: Vec<u128> = (1..=4)
        .map(|number| {
            desk.game()
                .record()
                .time_spent(number)
                .expect("a timed game")
                .as_millis()
        })
        .collect();
    assert_eq!(spent, [1_000, 2_500, 3_000, 4_000]);
    desk.press(Key::Escape);
    assert!(
        desk.effects
            .iter()
            .any(|effect| matches!(effect, Effect::File(FileEffect::ReadLast(_))))
    );
}

#[test]
fn the_clocks_at_the_end_are_those_at_which_the_game_was_given_up() {
    let mut desk = Desk::playing();
    desk.wait(1_000);
    desk.play(&["e2e4"]);
    desk.wait(90_000);
    desk.key('g');
    desk.key('y');
    desk.key('l');
    let is_shown = |desk: &Desk, time: &str| {
        let scene = desk.scene();
        let mut looks = scene.shapes.iter().map(|shape| &shape.look);
        looks.any(|look| matches!(look, Look::Text { text, .. } if text == time))
    };
    assert!(is_shown(&desk, "0:01:30"));
    desk.press(Key::Left);
    assert!(!is_shown(&desk, "0:01:30"));
}

#[test]
fn an_unfinished_game_can_be_reviewed_and_then_resumed() {
    let mut desk = Desk::with_last("1. e4 e5 *\n");
    desk.key('l');
    assert!(desk.is_reviewing());
    desk.press(Key::Home);
    desk.press(Key::Escape);
    desk.key('c');
    assert!(desk.is_playing());
    assert_eq!(desk.moves(), "e4 e5");
}

#[test]
fn at_the_first_start_nothing_covers_the_screen_and_nothing_is_asked() {
    let desk = Desk::new();
    assert!(desk.is_at_start());
    assert_eq!(desk.app.dialog(), None);
    assert_eq!(desk.app.message(), None);
    assert!(desk.effects.is_empty());
}

#[test]
fn the_start_screen_offers_what_there_is() {
    let offers = |desk: &Desk| {
        let scene = desk.scene();
        [
            Command::Start(StartCommand::NewGame),
            Command::Start(StartCommand::Continue),
            Command::Start(StartCommand::LoadLast),
        ]
        .map(|command| scene.area_of(&command).is_some())
    };
    assert_eq!(offers(&Desk::new()), [true, false, false]);
    // The unfinished game is not among those that are over.
    assert_eq!(offers(&Desk::with_last("1. e4 *\n")), [true, true, false]);
    assert_eq!(offers(&Desk::with_last(GAME)), [true, false, true]);
    assert_eq!(
        offers(&Desk::with_last("1. e4 Qh4 *\n")),
        [true, false, true],
        "damaged"
    );
}

#[test]
fn the_game_just_ended_is_shown_without_its_file() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.key('g');
    desk.key('y');
    let before = desk.effects.len();
    desk.key('l');
    let is_read_back = |effect| matches!(effect, &Effect::ReadBack(Purpose::Review, _));
    assert!(desk.effects[before..].iter().all(is_read_back));
    assert!(matches!(desk.app.screen, Screen::Review(_)));
    let saved = desk.app.last.saved().expect("a game");
    assert_eq!(*saved.text, *desk.file().into_bytes());
}

#[test]
fn a_late_reply_does_not_end_another_game() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.press(Key::Escape);
    desk.run(Command::Start(StartCommand::Leave));
    let Last::Read(last) = desk.app.last.clone() else {
        panic!("it was read back");
    };
    desk.new_game();
    desk.play(&["d2d4"]);
    let moves = desk.file();
    desk.run(Reply::LastRead(Purpose::Continue, last));
    assert_eq!(desk.file(), moves);
    assert_eq!(desk.game().record().plies().len(), 1);
    desk.play(&["d7d5"]);
    assert!(desk.file().contains("1. d4"));
}

#[test]
fn playing_by_itself_ends_where_the_moves_to_come_are_deleted() {
    let mut desk = Desk::new();
    desk.run(deskmate::app::Reply::Pasted("1. e4 e5 2. Nf3 Nc6 *".into()));
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.press(Key::Right);
    desk.run(ReviewCommand::AutoPlay);
    desk.press(Key::Right);
    desk.run(ReviewCommand::DeleteFrom);
    desk.wait(20_000);
    assert_eq!(desk.wake(), None, "nothing is drawn any more");
}
