//! Whole games.

use crate::MATED;
use crate::support::desk::Desk;
use crate::support::program::MESSAGE;
use std::time::Instant;

#[test]
fn scholars_mate_by_drag_and_drop() {
    let desk = Desk::new();
    let start = Instant::now();
    let program = desk.open_game();
    program.drag_moves("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");

    let game = desk
        .folders
        .wait_for_saved("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0");
    assert_eq!(game.tag("White"), "White");
    assert_eq!(game.tag("Black"), "Black");
    assert_eq!(game.tag("Termination"), "checkmate");
    assert!(game.thinking_time() <= start.elapsed());

    program.wait_for_text(MESSAGE, "White wins");
    program.close_result(&["By checkmate"]);
    program.wait_for_board(MATED);
    let picture = program.picture();
    assert_eq!(picture.red_squares(), ["e8"]);
    assert_eq!(picture.marked_squares(), ["f7", "h5"]);
    assert_eq!(desk.folders.game_files(), ["last.txt"]);
}

#[test]
fn the_title_of_the_window_tells_the_players_and_the_state() {
    let desk = Desk::new();
    let program = desk.open();
    program.wait_for_title("Deskmate");
    program.new_game();
    program.wait_for_title("White – Black, White to move · Deskmate");
    program.click_moves("e2e4");
    program.wait_for_title("White – Black, Black to move · Deskmate");
    program.tap('g');
    program.tap('y');
    program.wait_for_title("White – Black 1–0 · Deskmate");
}

#[test]
fn castling_on_both_sides_en_passant_and_a_knight_by_clicks() {
    let desk = Desk::new();
    let program = desk.open_game();
    program
        .click_moves("e2e4 d7d5 e4e5 f7f5 e5f6 b8c6 f6g7 c8e6 g7h8n d8d7 g1f3 e8c8 f1e2 g8f6 e1g1");

    let game = desk.folders.wait_for_saved(
        "1. e4 d5 2. e5 f5 3. exf6 Nc6 4. fxg7 Be6 5. gxh8=N Qd7 6. Nf3 O-O-O 7. Be2 Nf6 8. O-O *",
    );
    assert_eq!(game.tag("Termination"), "unterminated");

    program.wait_for_board("2kr1b1N/pppqp2p/2n1bn2/3p4/8/5N2/PPPPBPPP/RNBQ1RK1");
    let picture = program.picture();
    assert_eq!(picture.marked_squares(), ["e1", "g1"]);
    assert_eq!(picture.red_squares(), Vec::<String>::new());
}

#[test]
fn castling_by_moving_the_king_onto_its_rook() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("g1f3 d7d5 g2g3 c8e6 f1g2 b8c6");
    program.drag_moves("e1h1 d8d7 h2h3");
    program.click_moves("e8a8");

    desk.folders
        .wait_for_saved("1. Nf3 d5 2. g3 Be6 3. Bg2 Nc6 4. O-O Qd7 5. h3 O-O-O *");
    program.wait_for_board("2kr1bnr/pppqpppp/2n1b3/3p4/8/5NPP/PPPPPPB1/RNBQ1RK1");
}

#[test]
fn black_promotes_at_the_lower_edge_of_the_board() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("a2a3 h7h5 a3a4 h5h4 a4a5 h4h3 a5a6 h3g2 a6b7 g2h1b");

    desk.folders
        .wait_for_saved("1. a3 h5 2. a4 h4 3. a5 h3 4. a6 hxg2 5. axb7 gxh1=B *");
    program.wait_for_board("rnbqkbnr/pPppppp1/8/8/8/8/1PPPPP1P/RNBQKBNb");
}
