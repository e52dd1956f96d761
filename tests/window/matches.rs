//! Matches of three games: face to face by mouse alone, by keys alone, and in a high window by taps alone. Each goes on
//! after a restart, the one by keys after each game, and ends when it is decided.

use std::fs;
use std::ops::Range;

use crate::orientation::across;
use crate::support::desk::Desk;
use crate::support::driver::{Key, Point};
use crate::support::picture::Area;
use crate::support::program::{MAIN_CARD, Program};
use crate::support::saved::SavedGame;
use crate::support::wait;

/// Two players who are known from another evening, with ten minutes each.
const KNOWN: &str = r#"{"animation": false, "white": "anna", "black": "ben", "clock": {"kind": "sudden-death", "white": {"time": "10"}}}"#;

/// Black mates, by clicks and by typed moves, and what is saved of it.
const MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];
const TYPED_MATE: &str = "f3 e5 g4 qh4";
const MATED: &str = "1. f3 e5 2. g4 Qh4# 0-1";

/// The choice of three games in the form for a new game, in the two windows, and the pictogram of players face to face.
const BEST_OF_3: Point = (1024, 610);
/// Below the card of the start screen, whose second click would not count.
const BEST_OF_3_IN_HIGH_WINDOW: Point = (290, 761);
const FACE_TO_FACE: Point = (1166, 440);

/// The rows of pixels in which the main button is: of the form, and of the result of a game.
const FOOT: Range<u32> = 710..770;
const FOOT_OF_HIGH_WINDOW: Range<u32> = 900..980;
const RESULT_FACE_TO_FACE: Range<u32> = 440..776;
const RESULT_IN_HIGH_WINDOW: Range<u32> = 110..690;

/// The lines of the card that goes on with a match.
const GAME_OF_CARD: Area = Area {
    x: 812,
    y: 134,
    width: 420,
    height: 28,
};
const SCORE_OF_CARD: Area = Area {
    y: 154,
    ..GAME_OF_CARD
};

const ANYWHERE: Range<u32> = 0..1000;

/// The colour of the main button, and its least width in pixels.
const ACCENT: [u8; 3] = [0xe0, 0xa8, 0x4e];
const LEAST_BUTTON: usize = 90;

/// The middle of the lowest main button in these rows, once there is one.
fn main_button(program: &Program, rows: Range<u32>) -> Point {
    wait::until("a main button", || {
        let picture = program.picture().pixels;
        let (width, height) = picture.dimensions();
        let is_accent = |x: u32, y: u32| picture.get_pixel(x, y).0[..3] == ACCENT;
        let edge = |y: u32| {
            let places: Vec<u32> = (0..width).filter(|&x| is_accent(x, y)).collect();
            let is_wide = places.len() >= LEAST_BUTTON;
            is_wide.then(|| (places[0] + places[places.len() - 1]) / 2)
        };
        let rows = rows.start..rows.end.min(height);
        // Some pixels above the lower edge, which is round.
        let lowest = rows.rev().find(|&y| edge(y).is_some())?;
        let y = lowest.checked_sub(10)?;
        Some((edge(y)? as i16, y as i16))
    })
}

/// The three games of the match in the folder, by their rounds.
fn games(desk: &Desk) -> Vec<SavedGame> {
    let names = desk.folders.game_files();
    let read = |name: &String| fs::read_to_string(desk.folders.games.join(name));
    let texts = names.iter().map(|name| read(name).expect("a game"));
    let mut games: Vec<SavedGame> = texts.map(SavedGame::parse).collect();
    games.sort_by_key(|game| game.tag("Round").to_string());
    games
}

/// Anna had White in the first and the last of three games; Black has won each.
#[track_caller]
fn assert_match(desk: &Desk) {
    let games = games(desk);
    let told: Vec<[&str; 5]> = games
        .iter()
        .map(|game| ["Event", "Round", "White", "Black", "Result"].map(|name| game.tag(name)))
        .collect();
    let event = "Match, best of 3";
    let expected = [
        [event, "1", "anna", "ben", "0-1"],
        [event, "2", "ben", "anna", "0-1"],
        [event, "3", "anna", "ben", "0-1"],
    ];
    assert_eq!(told, expected);
    let scores: Vec<&str> = games.iter().map(|game| game.tag("MatchScore")).collect();
    assert_eq!(scores, ["0-0", "1-0", "1-1"]);
    assert!(
        games
            .iter()
            .all(|game| game.tag("Termination") == "checkmate")
    );
}

/// Waits until the game of this round has ended in mate.
#[track_caller]
fn wait_for_mate(desk: &Desk, round: &str) {
    wait::until(&format!("the end of game {round}"), || {
        let game = desk.folders.saved()?;
        (game.moves == MATED && game.tag("Round") == round).then_some(())
    });
}

#[test]
fn a_match_face_to_face_by_mouse_alone() {
    let desk = Desk::new();
    desk.folders.write_settings(KNOWN);
    let mut program = desk.open();
    program.click(main_button(&program, ANYWHERE));
    let start = main_button(&program, FOOT);
    program.click(FACE_TO_FACE);
    program.click(BEST_OF_3);
    program.click(start);
    program.find_board();
    program.click_moves(&MATE.join(" "));
    wait_for_mate(&desk, "1");
    program.close();

    let mut program = desk.open();
    program.wait_for_text(MAIN_CARD, "Continue the match");
    program.click(main_button(&program, ANYWHERE));
    program.find_board();
    // The players keep their seats, also over the start of the program, so that White is across now.
    let mirrored = MATE.map(|mv| across(&mv[..2]) + &across(&mv[2..]));
    program.click_moves(&mirrored.join(" "));
    wait_for_mate(&desk, "2");
    program.click(main_button(&program, RESULT_FACE_TO_FACE));
    program.click_moves(&MATE.join(" "));
    wait_for_mate(&desk, "3");
    assert_match(&desk);
}

#[test]
fn a_match_by_keys_alone_over_three_starts() {
    let desk = Desk::new();
    let program = desk.open();
    program.tap('s');
    program.type_text("anna");
    program.tap(Key::Tab);
    program.type_text("ben");
    // Person or program for each, lots, swap, board, handicap, half the time, match.
    for _ in 0..8 {
        program.tap(Key::Tab);
    }
    program.tap(Key::Right);
    program.tap(Key::Enter);
    program.type_moves(TYPED_MATE);
    wait_for_mate(&desk, "1");
    program.close();

    // The score stands on the card that goes on with the match, after each start.
    for (round, game, score) in [
        (
            "2",
            "ben – anna · best of 3, game 2",
            "1 – 0 so far · ben has White",
        ),
        (
            "3",
            "anna – ben · best of 3, game 3",
            "1 – 1 so far · anna has White",
        ),
    ] {
        let program = desk.open();
        program.wait_for_text(MAIN_CARD, "Continue the match");
        program.wait_for_text(GAME_OF_CARD, game);
        program.wait_for_text(SCORE_OF_CARD, score);
        program.tap('c');
        program.type_moves(TYPED_MATE);
        wait_for_mate(&desk, round);
        program.close();
    }
    assert_match(&desk);

    // It is decided, so that no start offers another game of it.
    let program = desk.open();
    program.wait_for_text(MAIN_CARD, "Start a new game");
}

/// On X11 a touch is reported as a press and a release of the left button where it is, without a way there.
fn tap(program: &Program, at: Point) {
    program.driver.click_in_one_burst(&[at]);
}

/// Makes the window high.
fn make_high(program: &Program) {
    let size = (600, 1000);
    program.driver.resize(program.window(), size.0, size.1);
    wait::until_equal("the size of the window", &size, || {
        program.picture().pixels.dimensions()
    });
}

fn tap_moves(program: &Program) {
    for mv in MATE {
        for square in [&mv[..2], &mv[2..]] {
            tap(program, program.board.centre(square));
        }
    }
}

#[test]
fn a_match_in_a_high_window_by_taps_alone() {
    let desk = Desk::new();
    desk.folders.write_settings(KNOWN);
    let mut program = desk.open();
    make_high(&program);
    tap(&program, main_button(&program, ANYWHERE));
    let start = main_button(&program, FOOT_OF_HIGH_WINDOW);
    tap(&program, BEST_OF_3_IN_HIGH_WINDOW);
    tap(&program, start);
    program.find_board();
    tap_moves(&program);
    wait_for_mate(&desk, "1");
    program.close();

    let mut program = desk.open();
    make_high(&program);
    // That of the start screen, so that it is not taken for the one of the game.
    program.find_board();
    tap(&program, main_button(&program, ANYWHERE));
    program.find_board();
    tap_moves(&program);
    wait_for_mate(&desk, "2");
    tap(&program, main_button(&program, RESULT_IN_HIGH_WINDOW));
    tap_moves(&program);
    wait_for_mate(&desk, "3");
    // What comes next is another match, not a fourth game of this one.
    tap(&program, main_button(&program, RESULT_IN_HIGH_WINDOW));
    tap_moves(&program);
    wait_for_mate(&desk, "1");
}
