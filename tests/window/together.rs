//! What two people ask about their games, from end to end by mouse and keys: did we have this before, and how do we stand
//! against each other?

use std::fs;

use crate::MATED;
use crate::support::desk::Desk;
use crate::support::driver::{Key, Point};
use crate::support::picture::Area;
use crate::support::program::tree_cell;

const AFTER_QH5: &str = "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR";
const AFTER_KE7: &str = "rnbq1bnr/ppppkppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR";
const AFTER_QXE5: &str = "rnbq1bnr/ppppkppp/8/4Q3/4P3/8/PPPP1PPP/RNB1KBNR";

/// A game of another evening, which left the next one at the second move of Black.
const EARLIER: &str = "[White \"Carl\"]\n[Black \"Dora\"]\n[Date \"2024.05.01\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n";
/// Two games of Carl and Dora that have nothing to do with it, and one of Emil, who played less than they.
const OTHERS: &str = "[White \"Dora\"]\n[Black \"Carl\"]\n[Date \"2024.05.02\"]\n[Result \"1/2-1/2\"]\n\n\
    1. d4 d5 1/2-1/2\n\n\
    [White \"Carl\"]\n[Black \"Dora\"]\n[Date \"2024.05.03\"]\n[Result \"0-1\"]\n\n\
    1. f3 e5 2. g4 Qh4# 0-1\n\n\
    [White \"Dora\"]\n[Black \"Emil\"]\n[Date \"2024.05.04\"]\n[Result \"1-0\"]\n\n1. Nf3 d5 1-0\n";

/// The main button of the search, its heading, and the second of its games where there are two moves.
const REVIEW: Point = (230, 752);
const HEADING: Area = area(480, 128, 420, 36);
const SECOND_GAME: Point = (560, 469);
/// The names in the header of a review.
const NAMES: Area = area(808, 28, 330, 40);

const fn area(x: u32, y: u32, width: u32, height: u32) -> Area {
    Area {
        x,
        y,
        width,
        height,
    }
}

fn with_games() -> Desk {
    let desk = Desk::new();
    let text = format!("{EARLIER}{OTHERS}");
    fs::write(desk.folders.games.join("earlier.pgn"), text).expect("the file can be written");
    desk
}

#[test]
fn a_game_just_finished_leads_to_an_earlier_one_with_the_same_position() {
    let desk = with_games();
    let mut program = desk.open_game();
    program.click_moves("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
    program.close_result(&["By checkmate"]);
    program.tap('l');
    program.wait_for_text(NAMES, "White – Black");
    program.click(tree_cell(2, 0));
    program.wait_for_board(AFTER_QH5);

    program.tap(Key::Ctrl('3'));
    program.wait_for_text(HEADING, "This position: 2 games");
    program.find_board();
    program.wait_for_board(AFTER_QH5);
    program.click(SECOND_GAME);
    program.click(REVIEW);
    program.wait_for_text(NAMES, "Carl – Dora");
    program.find_board();
    program.wait_for_board(AFTER_QH5);
    program.tap(Key::Right);
    program.wait_for_board(AFTER_KE7);
    program.tap(Key::End);
    program.wait_for_board(AFTER_QXE5);

    program.tap(Key::Escape);
    program.wait_for_text(HEADING, "This position: 2 games");
    program.tap(Key::Escape);
    program.wait_for_text(NAMES, "White – Black");
    program.wait_for_board(AFTER_QH5);
    program.tap(Key::End);
    program.wait_for_board(MATED);
}

/// The tab of the players, the second of them, the buttons below, and the game of two that was played first.
const PLAYERS: Point = (160, 44);
const SECOND_PLAYER: Point = (76, 224);
const HEAD_TO_HEAD: Point = (480, 752);
const FIRST_OF_PAIR: Point = (57, 342);
const REVIEW_OF_PAIR: Point = (340, 752);
/// The name on the page of a player, the score of two, and which game of theirs is chosen.
const PLAYER: Area = area(380, 84, 120, 40);
const SCORE: Area = area(520, 70, 240, 60);
const CHOSEN: Area = area(560, 232, 280, 40);

#[test]
fn the_page_of_a_player_leads_to_a_game_against_another() {
    let desk = with_games();
    let mut program = desk.open();
    program.tap('o');
    program.look_beside_list();
    program.wait_for_board("rnbqkbnr/ppp1pppp/8/3p4/8/5N2/PPPPPPPP/RNBQKB1R");
    program.click(PLAYERS);
    // Who played most.
    program.wait_for_text(PLAYER, "Dora");
    program.click(SECOND_PLAYER);
    program.wait_for_text(PLAYER, "Carl");
    program.click(HEAD_TO_HEAD);
    program.wait_for_text(SCORE, "1½ – 1½");
    program.wait_for_text(CHOSEN, "Carl 0–1 Dora, 2 moves, 3 May 2024");
    program.click(FIRST_OF_PAIR);
    program.wait_for_text(NAMES, "Carl – Dora");
    program.find_board();
    program.wait_for_board(AFTER_QXE5);
    program.tap(Key::Escape);
    program.wait_for_text(SCORE, "1½ – 1½");
    program.wait_for_text(CHOSEN, "Carl 1–0 Dora, 3 moves, 1 May 2024");
    program.click(REVIEW_OF_PAIR);
    program.wait_for_text(NAMES, "Carl – Dora");
    program.wait_for_board(AFTER_QXE5);
}
