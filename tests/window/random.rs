//! Random events: does the program stay alive, keep its files whole and its memory small?

use crate::support::desk::Desk;
use crate::support::driver::{Button, Key, Point};
use crate::support::process;
use crate::support::program::Program;
use crate::support::random::Random;
use crate::support::wait;
use std::thread::sleep;
use std::time::Duration;

/// The number of events if `LONG_RUN` does not name another.
const EVENTS: u64 = 400;
/// After so many events everything is checked.
const BATCH: u64 = 50;
/// How much more memory the program may have at the end of a long run than after a tenth of the events.
const GROWTH: f64 = 1.3;
const SIZE: (u32, u32) = (1280, 800);
const LEAST: (u32, u32) = (540, 480);
const LARGEST: (u32, u32) = (1540, 1180);
const BUTTONS: [Button; 6] = [
    Button::Left,
    Button::Left,
    Button::Middle,
    Button::Right,
    Button::WheelUp,
    Button::WheelDown,
];
const KEYS: [Key; 18] = [
    Key::Enter,
    Key::Enter,
    Key::Escape,
    Key::Tab,
    Key::Left,
    Key::Right,
    Key::Up,
    Key::Down,
    Key::Home,
    Key::End,
    Key::Delete,
    Key::Ctrl('c'),
    Key::Ctrl('z'),
    Key::Ctrl('s'),
    Key::Ctrl('o'),
    Key::Shift('t'),
    Key::Shift('/'),
    Key::Char(' '),
];

/// One program after another, since the events may also close it.
struct Run<'desk> {
    desk: &'desk Desk,
    program: Option<Program<'desk>>,
    random: Random,
    ended: usize,
}

impl<'desk> Run<'desk> {
    fn program(&mut self) -> &Program<'desk> {
        let desk = self.desk;
        self.program.get_or_insert_with(|| desk.open())
    }

    fn point(&mut self) -> Point {
        let (x, y) = (self.random.below(1_400), self.random.below(900));
        (x as i16, y as i16)
    }

    /// Leaves what is open, and starts a game where that is possible.
    fn begin_game(&mut self) {
        let program = self.program();
        program.tap(Key::Escape);
        program.tap(Key::Escape);
        program.new_game();
    }

    /// A random event. Moves of pieces are more likely than by pure chance.
    fn event(&mut self) {
        let kind = self.random.below(100);
        let (at, button) = (self.point(), self.random.choose(&BUTTONS));
        let letter = self.random.below(26) as u8 + b'a';
        let key = match self.random.below(2) {
            0 => self.random.choose(&KEYS),
            _ => Key::Char(letter.into()),
        };
        let square =
            |number: u64| format!("{}{}", (b'a' + number as u8 % 8) as char, 1 + number / 8);
        let squares = [self.random.below(64), self.random.below(64)].map(square);
        let (w, h) = (
            u64::from(LARGEST.0 - LEAST.0),
            u64::from(LARGEST.1 - LEAST.1),
        );
        let size = (self.random.below(w) as u32, self.random.below(h) as u32);
        // Otherwise many events would lead to one frame.
        sleep(Duration::from_millis(self.random.below(4)));
        let program = self.program();
        match kind {
            0..20 => program.driver.move_to(at),
            20..35 => program.driver.press(button),
            35..55 => program.driver.release(button),
            55..75 => program.driver.tap(key, Duration::ZERO),
            75..85 => program.click_square(&squares[0]),
            85..98 => program.drag(
                program.board.centre(&squares[0]),
                program.board.centre(&squares[1]),
            ),
            _ => program
                .driver
                .resize(program.window(), LEAST.0 + size.0, LEAST.1 + size.1),
        }
    }

    /// The program draws and its files are whole, or it has ended as players end it.
    fn check(&mut self) {
        self.program();
        self.program.take_if(|program| !draws(program, SIZE));
        self.ended += usize::from(self.program.is_none());
        let folders = &self.desk.folders;
        if folders.last_text().is_some() {
            check_file(self.desk, "last.txt");
        }
        assert!(
            !folders.stderr().contains("panicked"),
            "{}",
            folders.stderr()
        );
    }
}

/// Waits until the program shows its whole window in this size, or has ended.
fn draws(program: &mut Program, (w, h): (u32, u32)) -> bool {
    for button in BUTTONS {
        program.driver.release(button);
    }
    program.driver.resize(program.window(), w, h);
    wait::until("a picture of the whole window", || {
        if let Some(status) = program.has_ended() {
            assert!(status.success(), "{status}");
            return Some(false);
        }
        let pixels = program.driver.screenshot(program.window())?;
        let corner = pixels.get_pixel_checked(w - 1, h - 1)?;
        (corner.0 != [0, 0, 0, u8::MAX]).then_some(true)
    })
}

fn check_file(desk: &Desk, name: &str) {
    let read = desk.folders.check_file(name);
    read.unwrap_or_else(|fault| panic!("{name}: {fault}"));
}

#[test]
fn random_events_leave_the_program_alive_its_files_whole_and_its_memory_small() {
    let events = std::env::var("LONG_RUN").ok();
    let events = events.map_or(EVENTS, |text| text.parse().expect("LONG_RUN is a number"));
    let desk = Desk::new();
    let mut run = Run {
        desk: &desk,
        program: None,
        random: Random::new(2026),
        ended: 0,
    };
    // The memory for the largest window is there from the beginning.
    let program = run.program();
    program
        .driver
        .resize(program.window(), LARGEST.0, LARGEST.1);
    run.check();
    let batches = events.div_ceil(BATCH);
    let mut memory = Vec::new();
    for batch in 0..batches {
        run.begin_game();
        (0..BATCH).for_each(|_| run.event());
        run.check();
        // A program that has just been started again has less memory.
        let own = run
            .program
            .as_ref()
            .map(|program| process::own_memory(program.id()));
        memory.extend(own);
        println!("batch {batch} of {batches}: {own:?} bytes");
    }
    let games = desk.folders.game_files().into_iter();
    let games: Vec<_> = games.filter(|name| name.ends_with(".pgn")).collect();
    games.iter().for_each(|name| check_file(&desk, name));
    let (early, late) = (memory[memory.len() / 10], memory[memory.len() - 1]);
    println!(
        "{} events, {} files of games, {} ends; memory {} kB after a tenth, {} kB at the end",
        batches * BATCH,
        games.len(),
        run.ended,
        early / 1024,
        late / 1024
    );
    // In a short run some parts of the program are used for the first time near the end.
    let settled = memory.len() >= 100;
    assert!(
        !settled || late as f64 <= early as f64 * GROWTH,
        "{early} bytes, then {late}"
    );
}
