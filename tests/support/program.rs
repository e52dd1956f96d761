//! The running program, and the actions of its users.

use super::desk::{Desk, Ended};
use super::driver::{Button, Driver, Key, Point};
use super::picture::{Area, Board, Drawings, Picture};
use super::process::Process;
use super::{text, wait};
use std::path::PathBuf;
use std::process::{Command, ExitStatus};
use std::rc::Rc;
use std::time::{Duration, Instant};
use x11rb::protocol::xproto::Window;

/// Parts of the window at its first size of 1280×800 pixels.
pub const TITLE: Area = area(796, 16, 280, 48);
/// The first lines of the cards of the start screen, and the heading of its recent games.
pub const MAIN_CARD: Area = area(812, 108, 280, 32);
pub const SECOND_CARD: Area = area(812, 216, 280, 30);
pub const RECENT_GAMES: Area = area(812, 424, 240, 26);
/// The head of the card with the result of a game between players without names, while the king of Black is at the top.
const RESULT: Area = area(160, 404, 320, 92);
pub const MOVES: Area = area(800, 176, 456, 360);
pub const MESSAGE: Area = area(800, 544, 456, 48);
/// The card of a question to the player above.
pub const QUESTION: Area = area(800, 144, 456, 72);
/// The message line of a review.
pub const MESSAGE_OF_REVIEW: Area = area(800, 680, 456, 40);
/// The message line of the start screen.
pub const START_MESSAGE: Area = area(800, 700, 456, 76);
/// Parts of a list of games.
pub const TITLE_OF_LIST: Area = area(24, 72, 376, 40);
pub const COUNT_OF_LIST: Area = area(760, 120, 176, 32);
pub const FIRST_OF_LIST: Area = area(28, 202, 240, 28);
pub const LAST_OF_LIST: Area = area(28, 682, 240, 28);
pub const MESSAGE_OF_LIST: Area = area(24, 676, 360, 44);
pub const SCORE_OF_LIST: Area = area(968, 512, 220, 36);
/// The parts of the panel that change with moves but not with time: the captured pieces on both player
/// cards, and the material meter between them.
pub const CARDS: [Area; 3] = [
    area(816, 92, 168, 32),
    area(816, 668, 168, 32),
    area(800, 144, 456, 24),
];

/// The board beside a list of games.
const BOARD_OF_LIST: Board = Board {
    left: 968,
    top: 88,
    square: 34,
};

/// A point where nothing is highlighted.
const ASIDE: Point = (788, 400);
/// How long a person holds a key.
const KEY_HELD: Duration = Duration::from_millis(20);

const fn area(x: u32, y: u32, width: u32, height: u32) -> Area {
    Area {
        x,
        y,
        width,
        height,
    }
}

/// The cell of a main move in the list of a review, by its row from 1; column 0 is White's.
pub fn tree_cell(row: i16, column: i16) -> Point {
    (930 + 202 * column, 201 + 28 * (row - 1))
}

/// A running program, killed on drop.
pub struct Program<'desk> {
    desk: &'desk Desk,
    process: Process,
    pub driver: Driver,
    window: Window,
    pub board: Board,
    drawings: Rc<Drawings>,
}

impl Program<'_> {
    pub fn start<'desk>(desk: &'desk Desk, file: Option<&str>) -> Program<'desk> {
        Program::start_with(desk, |command| {
            command.args(file);
        })
    }

    /// Starts it with more arguments or another environment.
    pub fn start_with<'desk>(
        desk: &'desk Desk,
        prepare: impl FnOnce(&mut Command),
    ) -> Program<'desk> {
        let driver = Driver::connect(desk.display.name());
        let mut command = desk.folders.command();
        command.env("DISPLAY", desk.display.name());
        prepare(&mut command);
        let process = Process::start(&mut command).expect("the program starts");
        // Created before waiting, so that failures then are reported too.
        let mut program = Program {
            desk,
            process,
            driver,
            window: 0,
            board: Board::default(),
            drawings: Rc::default(),
        };
        program.window = wait::until("the window", || {
            program.driver.find_window(program.process.id())
        });
        program.driver.move_to_corner(program.window);
        program.driver.focus(program.window);
        program.find_board();
        program
    }

    /// Looks at the board beside a list from now on.
    pub fn look_beside_list(&mut self) {
        self.board = BOARD_OF_LIST;
        self.drawings = Rc::new(Drawings::new(self.board.square));
    }

    /// Waits until the board is drawn at a new place or in a new size.
    pub fn find_board(&mut self) {
        let (driver, window, old) = (&self.driver, self.window, self.board);
        self.board = wait::until("the board in the window", || {
            let pixels = driver.screenshot(window)?;
            Board::find(&pixels).filter(|board| *board != old)
        });
        self.drawings = Rc::new(Drawings::new(self.board.square));
    }

    /// Resizes the window and waits until the board is redrawn.
    pub fn resize(&mut self, width: u32, height: u32) {
        self.driver.resize(self.window, width, height);
        self.find_board();
    }

    /// Waits until the window has this size and the board is redrawn.
    #[track_caller]
    pub fn wait_for_size(&mut self, width: u32, height: u32) {
        wait::until_equal("the size of the window", &(width, height), || {
            self.picture().pixels.dimensions()
        });
        self.find_board();
    }

    /// Waits until the window has this title.
    #[track_caller]
    pub fn wait_for_title(&self, expected: &str) {
        wait::until_equal("the title", &expected.to_string(), || {
            self.driver.title(self.window)
        });
    }

    /// Starts a game with the defaults of the form.
    pub fn new_game(&self) {
        self.tap('s');
        self.tap(Key::Enter);
    }

    pub fn tap(&self, key: impl Into<Key>) {
        self.driver.tap(key.into(), KEY_HELD);
    }

    /// Types a text of lowercase letters and symbols without Shift.
    pub fn type_text(&self, text: &str) {
        for letter in text.chars() {
            self.tap(letter);
        }
    }

    /// Plays moves by typing each into the line for it.
    pub fn type_moves(&self, moves: &str) {
        for text in moves.split(' ') {
            self.tap(Key::Enter);
            self.type_text(text);
            self.tap(Key::Enter);
        }
    }

    pub fn click(&self, point: Point) {
        self.driver.move_to(point);
        self.driver.press(Button::Left);
        self.driver.release(Button::Left);
    }

    pub fn click_square(&self, square: &str) {
        self.click(self.board.centre(square));
    }

    /// Plays moves such as `e2e4 g7h8n` by clicks on start, target and the piece of a promotion.
    pub fn click_moves(&self, moves: &str) {
        for text in moves.split(' ') {
            let (from, to, promotion) = parts(text);
            self.click_square(from);
            self.click_square(to);
            if !promotion.is_empty() {
                self.click_square(&chooser_square(to, promotion));
            }
        }
    }

    /// Plays moves by dragging the pieces, and chooses the piece of a promotion by its key.
    pub fn drag_moves(&self, moves: &str) {
        for text in moves.split(' ') {
            let (from, to, promotion) = parts(text);
            self.drag(self.board.centre(from), self.board.centre(to));
            for key in promotion.chars() {
                self.tap(key);
            }
        }
    }

    pub fn drag(&self, from: Point, to: Point) {
        self.lift(from, to);
        self.driver.release(Button::Left);
    }

    /// Drags without releasing the button.
    pub fn lift(&self, from: Point, to: Point) {
        const STEPS: i16 = 10;
        self.driver.move_to(from);
        self.driver.press(Button::Left);
        let between = |start: i16, end: i16, step: i16| start + (end - start) / STEPS * step;
        for step in 1..STEPS {
            self.driver
                .move_to((between(from.0, to.0, step), between(from.1, to.1, step)));
        }
        self.driver.move_to(to);
    }

    /// The current picture of the window.
    pub fn picture(&self) -> Picture {
        let pixels = wait::until("a picture of the window", || {
            self.driver.screenshot(self.window)
        });
        Picture::new(pixels, self.board, Rc::clone(&self.drawings))
    }

    /// The pieces on the board, if the window exists, and when they were read.
    pub fn try_placement(&self) -> Option<(Instant, String)> {
        let pixels = self.driver.screenshot(self.window)?;
        let at = Instant::now();
        let picture = Picture::new(pixels, self.board, Rc::clone(&self.drawings));
        Some((at, picture.placement()))
    }

    /// Moves the pointer where it highlights nothing.
    pub fn put_pointer_aside(&self) {
        self.driver.move_to(ASIDE);
    }

    /// Waits until the board shows this placement (first field of a FEN).
    #[track_caller]
    pub fn wait_for_board(&self, placement: &str) {
        self.put_pointer_aside();
        let expected = placement.to_string();
        wait::until_equal("the pieces on the board", &expected, || {
            self.picture().placement()
        });
    }

    /// Waits until a part of the window shows a text.
    #[track_caller]
    pub fn wait_for_text(&self, area: Area, expected: &str) {
        wait::until(&format!("the text {expected:?}"), || {
            text::shows(&self.picture().crop(area), expected).then_some(())
        });
    }

    /// Waits until the result of a game is told with these words, and closes it, since it covers half of the board.
    #[track_caller]
    pub fn close_result(&self, words: &[&str]) {
        for words in words {
            self.wait_for_text(RESULT, words);
        }
        self.tap(Key::Escape);
    }

    /// Waits until a part of the window looks the same as it does in an earlier picture.
    #[track_caller]
    pub fn wait_for_same(&self, what: &str, area: Area, earlier: &Picture) {
        wait::until(&format!("{what} as before"), || {
            (self.picture().crop(area) == earlier.crop(area)).then_some(())
        });
    }

    /// Waits until a part of the window looks different from an earlier picture.
    #[track_caller]
    pub fn wait_for_change(&self, what: &str, area: Area, earlier: &Picture) {
        wait::until(&format!("a change of {what}"), || {
            (self.picture().crop(area) != earlier.crop(area)).then_some(())
        });
    }

    /// Whether it has ended, and how.
    pub fn has_ended(&mut self) -> Option<ExitStatus> {
        self.process
            .child()
            .try_wait()
            .expect("the process is ours")
    }

    /// Closes the window, and waits until the program ends.
    pub fn close(self) -> Ended {
        self.driver.close(self.window);
        self.wait_for_end()
    }

    /// Waits until the program ends by itself.
    pub fn wait_for_end(mut self) -> Ended {
        self.desk.folders.wait_for_end(&mut self.process)
    }

    /// Ends the program as a power cut would (SIGKILL).
    pub fn kill(self) {
        drop(self);
    }

    /// The window.
    pub fn window(&self) -> Window {
        self.window
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Where a failed test leaves its screenshot.
    fn failure_path() -> PathBuf {
        let folder =
            option_env!("CARGO_TARGET_TMPDIR").map_or_else(std::env::temp_dir, PathBuf::from);
        let test = std::thread::current()
            .name()
            .unwrap_or("main")
            .replace("::", "-");
        folder.join(format!("failed-{test}.png"))
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            report(self);
        }
    }
}

/// After a failure: what the window shows and what the program printed.
fn report(program: &mut Program) {
    if let Ok(Some(status)) = program.process.child().try_wait() {
        eprintln!("the program has ended: {status}");
    }
    eprintln!("the program printed:\n{}", program.desk.folders.stderr());
    let path = Program::failure_path();
    match program
        .driver
        .screenshot(program.window)
        .map(|image| image.save(&path))
    {
        Some(Ok(())) => eprintln!("the window is shown in {}", path.display()),
        Some(Err(error)) => eprintln!("{}: {error}", path.display()),
        None => eprintln!("there is no window to be shown"),
    }
}

/// Start, target and promotion of a move such as `g7h8n`.
fn parts(text: &str) -> (&str, &str, &str) {
    (&text[..2], &text[2..4], &text[4..])
}

/// The square of this piece in the chooser: queen, rook, bishop, knight, from the promotion square
/// towards the middle of the board.
fn chooser_square(to: &str, promotion: &str) -> String {
    let place = "qrbn".find(promotion).expect("a piece to promote to");
    let rank = if to.ends_with('8') {
        8 - place
    } else {
        1 + place
    };
    format!("{}{rank}", &to[..1])
}
