//! The time until a move is shown when all events of its two clicks arrive at once, as from touch pads,
//! pens and remote desktops. Each of a thousand moves should take less than 50 ms.

use std::thread::sleep;
use std::time::{Duration, Instant};

use image::RgbaImage;

use crate::support::desk::Desk;
use crate::support::driver::{Driver, Key, Point};
use crate::support::program::Program;

/// The knights go out and home, over and over.
const TOUR: [[&str; 2]; 4] = [["g1", "f3"], ["g8", "f6"], ["f3", "g1"], ["f6", "g8"]];
/// One move less than a fivefold repetition of the start position, which ends the game.
const MOVES_PER_GAME: usize = 15;
const GAMES: usize = 67;
/// The time in which any picture is complete, even a late one.
const SETTLED: Duration = Duration::from_millis(1500);
/// The middle of a square, where the piece is visible.
const SIDE: u16 = 20;
const LIMIT: Duration = Duration::from_millis(50);

/// Plays the moves, and prints how long they took to be shown.
pub fn measure() {
    let desk = Desk::new();
    let program = desk.open_game();
    let driver = &program.driver;
    let points = TOUR.map(|squares| squares.map(|square| program.board.centre(square)));
    // What the target looks like with the piece on it, for each move of the tour.
    let arrived = points.map(|[from, to]| {
        driver.click_in_one_burst(&[from, to]);
        sleep(SETTLED);
        middle(driver, &program, to)
    });
    let mut delays = Vec::new();
    for game in 0..GAMES {
        begin_game(&program);
        for number in 0..MOVES_PER_GAME {
            let step = number % TOUR.len();
            let [_, to] = points[step];
            // Bursts arrive at different moments of a frame.
            sleep(Duration::from_millis(
                20 + (game * 7 + number * 13) as u64 % 60,
            ));
            let sent = Instant::now();
            driver.click_in_one_burst(&points[step]);
            while middle(driver, &program, to) != arrived[step] {
                assert!(sent.elapsed() < Duration::from_secs(20), "a move is lost");
            }
            delays.push(sent.elapsed());
        }
    }
    delays.sort();
    let late = delays.iter().filter(|delay| **delay > LIMIT).count();
    let at = |part: usize| delays[(delays.len() - 1) * part / 100].as_secs_f64() * 1000.;
    println!(
        "{} moves in bursts: median {:.1} ms, 99 % {:.1} ms, longest {:.1} ms, {late} over {} ms",
        delays.len(),
        at(50),
        at(99),
        at(100),
        LIMIT.as_millis()
    );
}

fn middle(driver: &Driver, program: &Program, (x, y): Point) -> Option<RgbaImage> {
    let half = (SIDE / 2) as i16;
    driver.screenshot_of(program.window(), (x - half, y - half), (SIDE, SIDE))
}

/// White resigns, and another game begins.
fn begin_game(program: &Program) {
    for key in ['g', 'y', 's'] {
        program.tap(key);
    }
    program.tap(Key::Enter);
    sleep(SETTLED);
}
