//! Opens the game on a virtual display, plays a few moves with real mouse and key events, and saves a
//! screenshot. `scripts/play --virtual` builds and runs it.

#[path = "../tests/support/mod.rs"]
mod support;

use support::desk::Desk;
use support::program::MESSAGE;

fn main() {
    let desk = Desk::new();
    let program = desk.open();
    println!(
        "Deskmate is open on the virtual display {}.",
        desk.display.name()
    );

    program.new_game();
    program.drag_moves("e2e4 e7e5");
    program.click_moves("g1f3 b8c6 f1c4 f8c5 e1g1");
    let game = desk
        .folders
        .wait_for_saved("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *");
    program.wait_for_board("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1");
    program.tap('d');
    program.wait_for_text(MESSAGE, "Black offers a draw.");
    println!(
        "Seven moves were played by mouse, and a draw was offered by key: {}",
        game.moves
    );

    let path = std::env::current_exe()
        .expect("this program has a path")
        .with_file_name("virtual.png");
    program
        .picture()
        .pixels
        .save(&path)
        .expect("the screenshot can be written");
    println!("Screenshot: {}", path.display());
}
