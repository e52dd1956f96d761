//! A whole evening by mouse: a game against the program that is lost on purpose, its review, its mistake as an exercise, and the
//! exercise again on the next day.

use std::fs;
use std::thread::sleep;
use std::time::Duration;

use crate::endings::WallClock;
use crate::support::desk::Desk;
use crate::support::driver::Point;
use crate::support::picture::Area;
use crate::support::program::Program;
use crate::support::wait;

/// Anna can mate.
const GAME: &str = "[Event \"Deskmate\"]\n[White \"anna\"]\n[Black \"Deskmate (level 3)\"]\n[Result \"*\"]\n\
    [SetUp \"1\"]\n[FEN \"6k1/5ppp/7q/8/8/8/5PPP/R5K1 w - - 0 1\"]\n[BlackType \"program\"]\n[Seed \"1\"]\n\n*\n";
const AT_START: &str = "6k1/5ppp/7q/8/8/8/5PPP/R5K1";

/// The main card of the start screen, and what leads to the exercises.
const CARD: Point = (900, 140);
const EXERCISES: Point = (1028, 432);
const EXERCISES_TEXT: Area = area(840, 416, 300, 34);

/// In the game: the button that resigns, the answer yes, and what opens the review.
const RESIGN: Point = (1030, 748);
const YES: Point = (922, 546);
const RESULT: Area = area(212, 100, 360, 70);
const REVIEW: Point = (395, 312);

/// In the review: its header, the menu, its line that analyses the game, and what poses the mistakes then.
const HEADER: Area = area(808, 32, 320, 36);
const MENU: Point = (1126, 72);
const ANALYSE: Point = (490, 311);
const MENU_TITLE: Area = area(360, 142, 200, 44);
const FOUND: Area = area(808, 682, 260, 36);
const PRACTISE: Point = (1200, 700);

/// In an exercise: what is asked or told, and the first move that was tried.
const QUESTION: Area = area(844, 172, 400, 32);
const TRIED: Area = area(916, 332, 330, 40);

/// A search takes far longer without optimisation, while other tests run.
const SEARCH_SECONDS: u32 = 300;

const fn area(x: u32, y: u32, width: u32, height: u32) -> Area {
    Area {
        x,
        y,
        width,
        height,
    }
}

#[track_caller]
fn wait_for_search(what: &str, mut is_done: impl FnMut() -> bool) {
    for _ in 0..SEARCH_SECONDS * 4 {
        if is_done() {
            return;
        }
        sleep(Duration::from_millis(250));
    }
    panic!("waited in vain for {what}");
}

fn exercises(desk: &Desk) -> String {
    fs::read_to_string(desk.folders.games.join("exercises.json")).unwrap_or_default()
}

/// Waits until the exercise was solved so often, and returns the file.
fn wait_for_tries(desk: &Desk, tries: u32) -> String {
    let tries = format!("\"tries\": {tries},");
    wait::until("the exercise in its file", || {
        Some(exercises(desk)).filter(|text| text.contains(&tries))
    })
}

/// Loses the game, and opens its review.
fn lose(program: &Program, desk: &Desk) {
    program.click(CARD);
    program.wait_for_board(AT_START);
    program.click_moves("h2h3");
    wait::until("the answer of the program", || {
        let text = desk.folders.last_text()?;
        let (_, moves) = text.rsplit_once("]\n")?;
        let words = moves.split_whitespace();
        let is_move = |word: &&str| word.starts_with(char::is_alphabetic);
        (words.filter(is_move).count() >= 2).then_some(())
    });
    program.click(RESIGN);
    program.click(YES);
    program.wait_for_text(RESULT, "Deskmate wins");
    program.click(REVIEW);
    program.wait_for_text(HEADER, "Deskmate, level 3");
}

#[test]
fn a_lost_game_teaches_on_the_next_day_too() {
    let desk = Desk::new();
    desk.folders.write_last(GAME);
    let program = desk.open();
    lose(&program, &desk);
    program.click(MENU);
    program.wait_for_text(MENU_TITLE, "Menu");
    program.click(ANALYSE);
    wait_for_search("the analysis", || {
        let text = desk.folders.last_text();
        text.is_some_and(|text| text.contains("[Annotator \"Deskmate\"]"))
    });
    // Whatever the program did wrong is not Anna's.
    program.wait_for_text(FOUND, "The game is analysed.");
    program.click(PRACTISE);
    wait_for_search("the exercise", || exercises(&desk).contains("anna"));
    program.wait_for_text(QUESTION, "anna, find a better move than");
    program.click_moves("a1a7");
    // It is told when both moves are taken back.
    program.wait_for_text(TRIED, "refuted by 1…Qc1#");
    program.click_moves("a1a8");
    program.wait_for_text(QUESTION, "Right, anna.");
    let first = wait_for_tries(&desk, 1);
    assert!(first.contains("\"step\": 0"), "with tries: {first}");
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);

    let clock = WallClock::new(&desk);
    clock.set("+1d");
    let program = Program::start_with(&desk, |command| clock.give_to(command));
    program.wait_for_text(EXERCISES_TEXT, "Exercises: 1 due");
    program.click(EXERCISES);
    program.wait_for_text(QUESTION, "anna, find a better move than");
    program.click_moves("a1a8");
    program.wait_for_text(QUESTION, "Right, anna.");
    let second = wait_for_tries(&desk, 2);
    assert!(second.contains("\"step\": 1"), "at once: {second}");
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
}
