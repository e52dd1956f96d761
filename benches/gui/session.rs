//! A program that is open: what it shows and when, and what it costs.

use std::thread::sleep;
use std::time::{Duration, Instant};

use image::RgbaImage;

use crate::contestant::{Contestant, Moving};
use crate::support::desk::Desk;
use crate::support::driver::{Button, Driver, Key, Point};
use crate::support::picture::Board;
use crate::support::process::{self, Process};
use crate::support::wait;

/// The pause between two looks at the screen, so that looking takes little time from the program.
const PAUSE: Duration = Duration::from_micros(200);
/// The same at the start, which takes longer: most of it is spent on both cores.
const START_PAUSE: Duration = Duration::from_millis(1);
/// The time in which a picture is complete, also with an animation.
const SETTLED: Duration = Duration::from_millis(500);
/// The time after the start in which nothing else is measured.
const OPENING: Duration = Duration::from_millis(2000);
/// How long an open game is watched.
const WATCHED: Duration = Duration::from_secs(10);
/// How far beyond its square a mark may be drawn, in pixels.
const BORDER: i16 = 2;
/// A point of the screen outside all windows.
const ASIDE: Point = (2500, 1400);
/// Moves: White's are measured from the press on the piece, Black's to the end of the move.
const MOVES: [[(&str, &str); 2]; 3] = [
    [("a2", "a4"), ("h7", "h5")],
    [("b2", "b4"), ("g7", "g5")],
    [("c2", "c3"), ("f7", "f6")],
];

/// What was measured in one session.
#[derive(Clone)]
pub struct Figures {
    /// From the start of the process to the complete board.
    pub start: Duration,
    /// From a press on a piece to the first change of its square or of its target.
    pub click: Option<Duration>,
    /// From the release of a dragged piece, or a click on its target, to the last change.
    pub drop: Option<Duration>,
    /// The share of a core that an open game uses after a few moves.
    pub idle: f64,
    /// PSS in bytes, after a few moves.
    pub memory: u64,
    /// Memory without files and without what is shared with the X server, in bytes.
    pub own_memory: u64,
    pub threads: usize,
}

/// A part of the screen: its corner and its size.
type Part = (Point, (u16, u16));

/// What a program looks like when it has started.
pub struct Opening {
    part: Part,
    picture: Option<RgbaImage>,
}

impl Opening {
    /// Starts a program and looks at it when it is complete.
    pub fn of(desk: &Desk, contestant: &Contestant) -> Opening {
        let driver = Driver::connect(desk.display.name());
        driver.move_to(ASIDE);
        let _process = start(desk, contestant);
        board(&driver, contestant);
        sleep(OPENING);
        let board = board(&driver, contestant);
        // The a-file, with four pieces.
        let part = squares(&board, "a8", "a1");
        let picture = look(&driver, part);
        assert!(picture.is_some(), "the a-file is on the screen");
        Opening { part, picture }
    }
}

/// A running program, killed on drop.
pub struct Session<'a> {
    contestant: &'a Contestant,
    driver: Driver,
    process: Process,
    start: Duration,
}

impl Session<'_> {
    /// Starts a program, and waits until it is complete.
    pub fn start<'a>(desk: &Desk, contestant: &'a Contestant, opening: &Opening) -> Session<'a> {
        let driver = Driver::connect(desk.display.name());
        driver.move_to(ASIDE);
        let begun = Instant::now();
        let process = start(desk, contestant);
        while look(&driver, opening.part) != opening.picture {
            let waited = begun.elapsed();
            assert!(
                waited < wait::LIMIT,
                "{} looks different now",
                contestant.name
            );
            sleep(START_PAUSE);
        }
        let start = begun.elapsed();
        sleep(OPENING);
        Session {
            contestant,
            driver,
            process,
            start,
        }
    }

    /// Plays a few moves, and then waits.
    pub fn measure(self) -> Figures {
        if self.contestant.has_menu {
            self.start_game();
        }
        let (mut clicks, mut drops) = (Vec::new(), Vec::new());
        if let Some(moving) = self.contestant.moving {
            for [white, black] in MOVES {
                clicks.push(self.select(white));
                self.finish_move(white);
                drops.push(self.drop(black, moving));
            }
        }
        let process = self.process.id();
        let (begun, before) = (Instant::now(), process::cpu_time(process));
        sleep(WATCHED);
        let used = process::cpu_time(process).saturating_sub(before);
        Figures {
            start: self.start,
            click: median(clicks),
            drop: median(drops),
            idle: used.as_secs_f64() / begun.elapsed().as_secs_f64(),
            memory: process::memory(process),
            own_memory: process::own_memory(process),
            threads: process::threads(process),
        }
    }

    fn start_game(&self) {
        let find = || self.driver.find_window(self.process.id());
        self.driver.focus(wait::until("the window", find));
        for key in [Key::Char('s'), Key::Enter] {
            self.driver.tap(key, Duration::from_millis(20));
            sleep(SETTLED);
        }
    }

    /// Presses on a piece. Returns the time until its square or its target changes.
    fn select(&self, (from, to): (&str, &str)) -> Duration {
        self.point_at(from);
        let part = squares(&self.board(), from, to);
        let changes = self.changes(part, || self.driver.press(Button::Left));
        self.driver.release(Button::Left);
        changes.first
    }

    /// Moves the selected piece.
    fn finish_move(&self, (_, to): (&str, &str)) {
        self.point_at(to);
        self.driver.press(Button::Left);
        self.driver.release(Button::Left);
        sleep(SETTLED);
    }

    /// Makes a move. Returns the time from its last event to the complete picture.
    fn drop(&self, (from, to): (&str, &str), moving: Moving) -> Duration {
        self.point_at(from);
        self.driver.press(Button::Left);
        let drags = moving == Moving::Dragging;
        if !drags {
            self.driver.release(Button::Left);
        }
        self.point_at(to);
        let part = squares(&self.board(), from, to);
        let changes = self.changes(part, || {
            if !drags {
                self.driver.press(Button::Left);
            }
            self.driver.release(Button::Left);
        });
        changes.last
    }

    /// Moves the pointer in small steps, and waits until the picture is complete.
    fn point_at(&self, square: &str) {
        let (x, y) = self.board().centre(square);
        for distance in (0..6).rev() {
            self.driver.move_to((x, y + 4 * distance));
        }
        sleep(SETTLED);
    }

    /// The board, which may move when a note above it goes.
    fn board(&self) -> Board {
        board(&self.driver, self.contestant)
    }

    /// Does something, and watches a part of the screen until it changes no more.
    fn changes(&self, part: Part, act: impl FnOnce()) -> Changes {
        let mut shown = look(&self.driver, part);
        let begun = Instant::now();
        act();
        let mut seen = Vec::new();
        let is_over = |seen: &[Duration]| match seen.last() {
            Some(&last) => begun.elapsed() > last + SETTLED,
            None => begun.elapsed() > wait::LIMIT,
        };
        while !is_over(&seen) {
            let now = look(&self.driver, part);
            if now != shown {
                seen.push(begun.elapsed());
                shown = now;
            }
            sleep(PAUSE);
        }
        match seen[..] {
            [first, .., last] => Changes { first, last },
            [only] => Changes {
                first: only,
                last: only,
            },
            [] => panic!("{} shows no change", self.contestant.name),
        }
    }
}

/// When a part of the screen first changed, and when for the last time.
struct Changes {
    first: Duration,
    last: Duration,
}

fn start(desk: &Desk, contestant: &Contestant) -> Process {
    Process::start(&mut contestant.command(desk)).expect("the program is installed")
}

/// Waits until there is a board on the screen.
fn board(driver: &Driver, contestant: &Contestant) -> Board {
    wait::until(&format!("the board of {}", contestant.name), || {
        Board::find_by(&driver.screenshot(driver.root())?, contestant.dark)
    })
}

/// The squares of a file, from the one to the other, with their borders.
fn squares(board: &Board, one: &str, other: &str) -> Part {
    let ((x, top), (_, bottom)) = (board.centre(one), board.centre(other));
    let reach = board.square as i16 / 2 + BORDER;
    let (top, bottom) = (top.min(bottom) - reach, top.max(bottom) + reach);
    let size = (2 * reach, bottom - top);
    ((x - reach, top), (size.0 as u16, size.1 as u16))
}

fn look(driver: &Driver, (corner, size): Part) -> Option<RgbaImage> {
    driver.screenshot_of(driver.root(), corner, size)
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort();
    times.get(times.len() / 2).copied()
}
