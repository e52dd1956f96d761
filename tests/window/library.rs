//! Saved games and games from elsewhere: the library, files with many games, files dropped on the window.

use std::fs;

use crate::START;
use crate::support::desk::Desk;
use crate::support::drag::Drag;
use crate::support::driver::Key;
use crate::support::program::{
    COUNT_OF_LIST, FIRST_OF_LIST, LAST_OF_LIST, MESSAGE_OF_LIST, MOVES, Program, SCORE_OF_LIST,
    TITLE, TITLE_OF_LIST,
};
use crate::support::wait;

const AFTER_NF3: &str = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R";
const AFTER_D4_D5: &str = "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR";

const TWO_GAMES: &str = "[White \"Philidor\"]\n[Black \"Legal\"]\n\n1. Nf3 *\n\n\
    [White \"Greco\"]\n[Black \"Ruy\"]\n\n1. d4 d5 0-1\n";

/// Writes a file to the current directory of the program.
fn write(desk: &Desk, name: &str, text: &str) {
    fs::write(desk.folders.path(name), text).expect("the file can be written");
}

fn read(desk: &Desk, name: &str) -> String {
    fs::read_to_string(desk.folders.path(name)).unwrap_or_default()
}

fn tap(program: &Program, keys: &[Key]) {
    for &key in keys {
        program.tap(key);
    }
}

#[test]
fn a_file_with_many_games_is_a_list_from_which_each_is_opened() {
    let desk = Desk::new();
    let games = (1..=3_000).map(|number| match number {
        1 => "[White \"First\"]\n\n1. Nf3 *\n\n".to_string(),
        _ => format!("[White \"Player {number}\"]\n\n1. d4 d5 *\n\n"),
    });
    write(&desk, "many.pgn", &games.collect::<String>());
    let mut program = desk.open_file("many.pgn");
    program.look_beside_list();
    program.wait_for_text(TITLE_OF_LIST, "many.pgn");
    program.wait_for_text(COUNT_OF_LIST, "3,000 games");
    program.wait_for_board(AFTER_NF3);
    program.tap(Key::End);
    program.wait_for_text(LAST_OF_LIST, "Player 3000");
    program.wait_for_board(AFTER_D4_D5);
    program.tap(Key::Enter);
    program.find_board();
    program.tap(Key::Home);
    program.wait_for_board(START);
    // Back to where the list was.
    program.tap(Key::Escape);
    program.look_beside_list();
    program.wait_for_text(LAST_OF_LIST, "Player 3000");
    program.wait_for_board(AFTER_D4_D5);
    program.tap(Key::Escape);
    program.find_board();
    program.wait_for_board(START);
}

#[test]
fn a_file_is_opened_by_its_path_and_a_game_of_it_exported() {
    let desk = Desk::new();
    write(&desk, "old-games.pgn", TWO_GAMES);
    let mut program = desk.open();
    program.tap(Key::Ctrl('o'));
    program.type_text("old-");
    // Completions for Tab are looked up on another thread.
    program.wait_for_text(MOVES, "old-games.pgn");
    tap(&program, &[Key::Tab, Key::Enter]);
    program.wait_for_text(TITLE_OF_LIST, "old-games.pgn");
    program.look_beside_list();
    program.wait_for_board(AFTER_NF3);
    tap(&program, &[Key::Down, Key::Char('x')]);
    program.type_text("out.pgn");
    program.tap(Key::Enter);
    wait::until("the exported game", || {
        read(&desk, "out.pgn").contains("Greco").then_some(())
    });
    assert!(!read(&desk, "out.pgn").contains("Philidor"));
    assert_eq!(read(&desk, "old-games.pgn"), TWO_GAMES);
}

#[test]
fn a_game_of_the_folder_is_deleted_and_brought_back() {
    let desk = Desk::new();
    let text = "[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n";
    desk.folders.write_last(text);
    let mut program = desk.open();
    program.tap('o');
    program.look_beside_list();
    program.wait_for_board(AFTER_D4_D5);
    program.wait_for_text(SCORE_OF_LIST, "Anderssen against Kieseritzky");
    program.tap(Key::Delete);
    program.wait_for_text(MESSAGE_OF_LIST, "The game was moved to the trash.");
    program.wait_for_board(START);
    assert_eq!(desk.folders.last_text(), None);
    program.tap('u');
    program.wait_for_board(AFTER_D4_D5);
    assert_eq!(desk.folders.last_text().as_deref(), Some(text));
}

#[test]
fn a_list_is_sorted_by_a_click_on_a_head_and_searched() {
    let desk = Desk::new();
    write(&desk, "two.pgn", TWO_GAMES);
    let mut program = desk.open_file("two.pgn");
    program.look_beside_list();
    program.wait_for_text(FIRST_OF_LIST, "Philidor");
    // The head of the names of White.
    program.click((56, 180));
    program.wait_for_text(FIRST_OF_LIST, "Greco");
    program.wait_for_board(AFTER_D4_D5);
    program.click((56, 180));
    program.wait_for_text(FIRST_OF_LIST, "Philidor");
    program.tap('/');
    program.type_text("ruy");
    program.wait_for_text(COUNT_OF_LIST, "1 of 2 games");
    program.wait_for_text(FIRST_OF_LIST, "Greco");
}

#[test]
fn a_file_dropped_on_the_window_is_opened() {
    let desk = Desk::new();
    write(&desk, "two games.pgn", TWO_GAMES);
    let mut program = desk.open();
    program.wait_for_board(START);
    let path = desk.folders.path("two games.pgn").display().to_string();
    let uris = format!("file://{}\r\n", path.replace(' ', "%20"));
    Drag::of(&desk.display, &uris).drop_on(program.window());
    program.wait_for_text(TITLE_OF_LIST, "two games.pgn");
    program.look_beside_list();
    program.wait_for_board(AFTER_NF3);
}

#[test]
fn a_game_is_copied_and_pasted() {
    let desk = Desk::new();
    desk.folders
        .write_last("[White \"Greco\"]\n\n1. d4 d5 0-1\n");
    let program = desk.open();
    // The game comes when it has been read; on the start screen the key changes nothing on the board.
    let wait_for_game = || {
        wait::until("the end of the game", || {
            program.tap(Key::End);
            (program.picture().placement() == AFTER_D4_D5).then_some(())
        });
    };
    program.tap('l');
    wait_for_game();
    tap(&program, &[Key::Ctrl('c'), Key::Escape]);
    program.wait_for_text(TITLE, "Deskmate");
    program.wait_for_board(START);
    program.tap(Key::Ctrl('v'));
    wait_for_game();
}
