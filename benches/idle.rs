//! How much of a core the program needs while two people think: a game is open, a clock runs, and
//! nobody touches anything. Run with `cargo bench --bench idle`; expected is less than 1 %.

#[path = "../tests/support/mod.rs"]
mod support;

use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::desk::Desk;

const WATCHED: Duration = Duration::from_secs(20);
/// The unit of the times in `/proc`, which Linux has fixed (USER_HZ).
const TICKS_PER_SECOND: f64 = 100.;

fn main() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
    // The move is drawn, and the pointer lies beside the board.
    program.wait_for_board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");

    let (start, before) = (Instant::now(), ticks(program.id()));
    sleep(WATCHED);
    let seconds = start.elapsed().as_secs_f64();
    let used = (ticks(program.id()) - before) as f64 / TICKS_PER_SECOND;
    let percent = 100. * used / seconds;
    println!("idle with a clock running: {percent:.2} % of a core ({used:.2} s of {seconds:.1} s)");
}

/// CPU time of the process, in user and kernel mode (`man 5 proc`, fields 14 and 15 of `stat`).
fn ticks(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).expect("the program is running");
    // The second field is a name in brackets, which may hold blanks.
    let (_, rest) = stat.rsplit_once(") ").expect("a name in brackets");
    let fields: Vec<_> = rest.split(' ').collect();
    let field = |number: usize| -> u64 { fields[number - 3].parse().expect("a number") };
    field(14) + field(15)
}
