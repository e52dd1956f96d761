//! Do the start screen and the form for a new game look like the reviewed golden pictures?

use crate::desk;
use crate::golden::check;
use crate::screens::{self, face_to_face};

use desk::Desk;
use deskmate::app::keys::Key;
use deskmate::app::{Command, FieldId, FormCommand, Notice};
use deskmate::rules::Color;
use deskmate::storage::{ClockChoice, ClockKind, Settings, TextSize};
use deskmate::view::Size;

/// The openings of the games in a folder.
const OPENINGS: [&str; 4] = [
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5",
    "1. d4 d5 2. c4 c6 3. Nc3 Nf6",
    "1. e4 c5 2. Nf3 d6 3. d4 cxd4",
    "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5",
];

/// Anna and Ben, who have played thirty games, with this as the last one.
pub fn with_thirty_games(last: &str) -> Desk {
    let settings = Settings {
        white: Some("Anna".into()),
        black: Some("Ben".into()),
        clock: ClockChoice {
            kind: ClockKind::Fischer,
            ..ClockChoice::default()
        },
        ..Settings::default()
    };
    Desk::with(settings, |folder| {
        std::fs::create_dir_all(folder).expect("a folder");
        let games: String = (0..29).map(game).collect();
        std::fs::write(folder.join("evenings.pgn"), games).expect("a file");
        std::fs::write(folder.join("last.txt"), last).expect("a file");
    })
}

/// One of the games: the players change colours, and each wins, loses and draws in turn.
fn game(number: usize) -> String {
    let opening = OPENINGS[number % OPENINGS.len()];
    let [white, black] = if number.is_multiple_of(2) {
        ["Ben", "Anna"]
    } else {
        ["Anna", "Ben"]
    };
    let result = ["1-0", "1/2-1/2", "0-1", "1-0", "0-1", "1-0"][number % 6];
    let day = match number {
        0 => "2026.11.19".to_string(),
        1 => "2026.11.17".to_string(),
        _ => format!("2025.{:02}.{:02}", 12 - number % 12, 28 - number),
    };
    format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"{day}\"]\n[Result \"{result}\"]\n\n{opening} {result}\n\n"
    )
}

const ENDED: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.20\"]\n[Time \"13:12:00\"]\n[TimeControl \"300+3\"]\n\
    [Termination \"Black resigned\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 1-0\n";

/// The start screen after an evening of games.
pub fn after_games() -> Desk {
    with_thirty_games(ENDED)
}

/// The same with a game that waits to be resumed, in which Black is to move.
pub fn with_game_to_resume() -> Desk {
    let desk = with_thirty_games(
        "[White \"Anna\"]\n[Black \"Ben\"]\n[TimeControl \"5400+30\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 *\n",
    );
    at_noon(desk)
}

/// The system sets the time of a file; here it is two hours ago.
fn at_noon(mut desk: Desk) -> Desk {
    let noon = desk.now().wall - chrono::TimeDelta::hours(2);
    if let deskmate::app::Last::Read(Ok(Some(opened))) = &mut desk.app.last {
        opened.saved.saved = Some(noon);
    }
    desk
}

fn in_window(mut desk: Desk, w: i32, h: i32) -> Desk {
    desk.frame.size = Size { w, h };
    desk
}

#[test]
fn the_start_screen_after_games() {
    check("start_after_games", after_games());
}

#[test]
fn the_start_screen_with_a_game_to_resume() {
    check("start_continue", with_game_to_resume());
}

#[test]
fn the_start_screen_after_games_in_the_smallest_window() {
    let desk = in_window(after_games(), 640, 480);
    check("start_after_games_640x480", desk);
}

#[test]
fn the_start_screen_after_games_in_a_portrait_window() {
    let desk = in_window(after_games(), 600, 1000);
    check("start_after_games_600x1000", desk);
}

#[test]
fn the_start_screen_with_the_largest_text() {
    let mut desk = with_game_to_resume();
    desk.app.settings.text_size = TextSize::Largest;
    check("start_largest_text", desk);
}

/// The form for a new game between Anna and Ben.
pub fn new_game() -> Desk {
    let mut desk = after_games();
    desk.key('s');
    desk
}

fn choose(desk: &mut Desk, id: FieldId, number: usize) {
    desk.run(Command::Form(FormCommand::Choose(id, number)));
}

/// The form with a handicap and its rare rows.
pub fn new_game_with_more() -> Desk {
    let mut desk = new_game();
    choose(&mut desk, FieldId::Handicap, 2);
    choose(&mut desk, FieldId::Match, 2);
    choose(&mut desk, FieldId::More, 1);
    desk
}

/// The form with stages.
pub fn new_game_with_stages() -> Desk {
    let mut desk = new_game();
    choose(&mut desk, FieldId::QuickChoice, 7);
    choose(&mut desk, FieldId::Clock, 5);
    desk
}

/// The form with a name that is being completed.
pub fn new_game_with_suggestion() -> Desk {
    let mut desk = new_game();
    while desk
        .app
        .form()
        .is_some_and(|form| form.focus != FieldId::Player(Color::Black))
    {
        desk.press(Key::Tab);
    }
    desk.key('a');
    desk.key('n');
    desk
}

#[test]
fn the_form_for_a_new_game() {
    check("new_game_tiles", new_game());
}

#[test]
fn the_form_for_a_new_game_with_a_name_being_completed() {
    check("new_game_suggestion", new_game_with_suggestion());
}

#[test]
fn the_form_for_a_new_game_with_its_rare_rows() {
    check("new_game_more", new_game_with_more());
}

#[test]
fn the_form_for_a_new_game_with_other_kinds_of_clock() {
    check("new_game_other", new_game_with_stages());
}

#[test]
fn the_form_for_a_new_game_with_a_wrong_entry() {
    let mut desk = new_game_with_stages();
    desk.run(Command::Form(FormCommand::Choose(FieldId::Sides, 1)));
    desk.run(Command::Form(FormCommand::AddStage(Color::Black)));
    desk.type_text("x");
    check("new_game_wrong", desk);
}

#[test]
fn the_form_for_a_new_game_in_the_smallest_window() {
    check("new_game_640x480", in_window(new_game(), 640, 480));
}

#[test]
fn the_form_for_a_new_game_in_a_portrait_window() {
    check("new_game_600x1000", in_window(new_game(), 600, 1000));
}

#[test]
fn the_form_for_a_new_game_with_the_largest_text() {
    let mut desk = new_game();
    desk.app.settings.text_size = TextSize::Largest;
    check("new_game_largest_text", desk);
}

pub fn decided_match() -> Desk {
    let mut desk = new_game();
    choose(&mut desk, FieldId::Match, 1);
    desk.press(Key::Enter);
    desk.play(&["f2f3", "e7e5", "g2g4"]);
    desk.key('g');
    desk.key('y');
    desk.key('r');
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    desk.app.notice = Some(Notice::Saved(None));
    desk
}

#[test]
fn a_match_that_is_decided() {
    check("match_decided", decided_match());
}

#[test]
fn both_ends_say_that_a_match_is_decided() {
    for window in [
        (1280, 800, 1.0),
        (1024, 768, 1.0),
        (768, 1024, 1.0),
        (600, 1000, 1.0),
    ] {
        let desk = screens::in_window(face_to_face(decided_match()), window);
        let shown = desk.texts().join(" ");
        for said in ["You win the match", "You lose the match"] {
            assert!(shown.contains(said), "{said}, {window:?}: {shown}");
        }
    }
}

/// It was smaller beside the score than the result of a game, above free room.
#[test]
fn a_match_that_is_decided_is_told_in_large_letters_in_portrait() {
    let desk = screens::in_window(face_to_face(decided_match()), (600, 1000, 1.0));
    let texts = desk.texts_with_sizes();
    let size = |said: &str| texts.iter().find(|it| it.0 == said).map(|it| it.1);
    for said in ["You win the match", "You lose the match"] {
        assert!(size(said) >= Some(24), "{said}: {texts:?}");
    }
    assert!(size("Match, best of 3").is_some(), "{texts:?}");
}
