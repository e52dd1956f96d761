//! The CPU usage while there is no input: on the start screen, and while two people think, where a clock runs.

use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::support::desk::Desk;
use crate::support::process;
use crate::support::program::Program;

const WATCHED: Duration = Duration::from_secs(20);

/// Prints the usage in both states; the first should be 0 %, the second below 1 %.
pub fn measure() {
    let desk = Desk::new();
    let program = desk.open();
    watch("on the start screen", &program);
    program.new_game();
    program.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
    // The move is drawn, and the pointer is next to the board.
    program.wait_for_board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    watch("with a clock running", &program);
}

fn watch(place: &str, program: &Program) {
    // What has just happened is over.
    sleep(Duration::from_secs(1));
    let (start, before) = (Instant::now(), process::cpu_time(program.id()));
    sleep(WATCHED);
    let seconds = start.elapsed().as_secs_f64();
    let used = process::cpu_time(program.id()).saturating_sub(before);
    let used = used.as_secs_f64();
    let percent = 100. * used / seconds;
    println!("idle {place}: {percent:.2} % of a core ({used:.2} s of {seconds:.1} s)");
}
