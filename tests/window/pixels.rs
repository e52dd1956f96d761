//! The pixels of the window compared with those of the painter in memory.

use crate::support::desk::{Desk, Folders};
use crate::support::program::Program;
use crate::support::wait;
use chrono::Local;
use deskmate::app::{
    App, BoardCommand, Command, FormCommand, Message, Now, PlayCommand, Prompt, Reply, StartCommand,
};
use deskmate::notation::pgn;
use deskmate::paint;
use deskmate::rules::{Color, Square};
use deskmate::storage::{BoardOrientation, Disk, SavedGame, Settings};
use deskmate::view::{self, Fonts, Frame, Kept, Size};
use deskmate::words::Words;
use image::RgbaImage;
use std::sync::Arc;
use std::time::Duration;

/// The largest difference of a channel: graphics cards and the painter round differently where
/// something shows through.
const TOLERANCE: u8 = 3;
/// How many seconds a clock may have run since the last move.
const LONGEST_THOUGHT: u64 = 60;

#[test]
fn the_start_screen_agrees() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5");
    desk.folders.wait_for_saved("1. e4 e5 *");
    assert_eq!(program.close().code, Some(0));

    let program = desk.open();
    let saved =
        SavedGame::read(&Disk, &desk.folders.games.join("last.txt")).expect("it was just saved");
    let mut app = App::new(
        settings(),
        Ok(Some(Box::new(saved.into()))),
        Arc::new(Words::ENGLISH),
    );
    app.saved_games = Some(1);
    check(&program, "start screen", &Mirror { app, time: 0 });
}

#[test]
fn a_game_with_a_piece_in_hand_and_a_draw_offer_agree() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b1c3 g8f6 d2d3 e8g8 c1g5 h7h6");
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Nc3 Nf6 5. d3 O-O 6. Bg5 h6 *";
    desk.folders.wait_for_saved(moves);
    let mut mirror = Mirror::of_saved_game(settings(), &desk.folders);
    program.click_square("g5");
    mirror.press("g5");
    check(&program, "game", &mirror);

    program.tap('d');
    mirror.run(Command::Play(PlayCommand::Draw));
    check(&program, "draw offer", &mirror);
}

#[test]
fn a_game_face_to_face_agrees() {
    let desk = Desk::new();
    desk.folders
        .write_settings("{\"animation\": false, \"seating\": \"face_to_face\"}");
    let mut program = desk.open_game();
    // It is in the middle.
    program.find_board();
    program.click_moves("e2e4 d7d5 e4d5 d8d5 b1c3 d5e5");
    desk.folders
        .wait_for_saved("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ *");
    let orientation = BoardOrientation::FaceToFace;
    let settings = Settings {
        orientation,
        ..settings()
    };
    let mut mirror = Mirror::of_saved_game(settings, &desk.folders);
    check(&program, "game face to face", &mirror);

    program.tap('d');
    mirror.run(Command::Play(PlayCommand::Draw));
    check(&program, "draw offer across", &mirror);
}

#[test]
fn a_promotion_agrees() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("a2a4 b7b5 a4b5 a7a6 b5a6 b8c6 a6a7 a8b8");
    desk.folders
        .wait_for_saved("1. a4 b5 2. axb5 a6 3. bxa6 Nc6 4. a7 Rb8 *");
    let mut mirror = Mirror::of_saved_game(settings(), &desk.folders);
    for square in ["a7", "b8"] {
        program.click_square(square);
        mirror.press(square);
    }
    let question = Prompt::Promotion(Color::White, Square::A7);
    let insists = false;
    let asked = Message::Question { question, insists };
    assert_eq!(mirror.app.message(), Some(asked));
    check(&program, "promotion", &mirror);
}

#[test]
fn the_end_of_a_game_agrees() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.drag_moves("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
    desk.folders
        .wait_for_saved("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0");
    let mut mirror = Mirror::of_saved_game(settings(), &desk.folders);
    let place = desk.folders.games.join("last.txt");
    mirror.run(Reply::Saved(Some(place.display().to_string())));
    check(&program, "end of the game", &mirror);
}

fn settings() -> Settings {
    Settings {
        animation: false,
        ..Settings::default()
    }
}

/// The same program without a window.
struct Mirror {
    app: App,
    /// Milliseconds since the start of the game.
    time: u64,
}

impl Mirror {
    /// A game with the moves and times of `last.txt`.
    fn of_saved_game(settings: Settings, folders: &Folders) -> Mirror {
        let app = App::new(settings, Ok(None), Arc::new(Words::ENGLISH));
        let mut mirror = Mirror { app, time: 0 };
        mirror.run(Command::Start(StartCommand::NewGame));
        mirror.run(Command::Form(FormCommand::Submit));
        let text = folders.last_text().expect("a saved game");
        let game = pgn::read(&text).game;
        for id in game.tree.main_line() {
            let played = game.tree.node(id);
            let spent = played.comment.as_deref().and_then(pgn::elapsed_in);
            let spent = spent.expect("every move has its time");
            mirror.time += u64::try_from(spent.as_millis()).expect("a short game");
            mirror.press(&played.mv().from.to_string());
            mirror.press(&played.mv().to.to_string());
        }
        mirror
    }

    fn press(&mut self, square: &str) {
        let square = square.parse::<Square>().expect("a square");
        self.run(Command::Board(BoardCommand::Press(square)));
    }

    fn run(&mut self, command: impl Into<Command>) {
        let now = self.now(0);
        self.app.update(command.into(), now);
    }

    fn now(&self, seconds_on: u64) -> Now {
        Now {
            time: Duration::from_millis(self.time + 1000 * seconds_on),
            wall: Local::now().naive_local(),
        }
    }

    /// The picture of a window of this size this many seconds after the last move.
    fn picture(&self, size: (u32, u32), seconds_on: u64) -> RgbaImage {
        let frame = Frame {
            size: Size {
                w: size.0 as i32,
                h: size.1 as i32,
            },
            scale: 1.0,
            pointer: None,
            rests_on: None,
        };
        let fonts = Fonts::embedded();
        let scene = view::scene(
            &fonts,
            Words::ENGLISH,
            &Kept::default(),
            &self.app,
            frame,
            self.now(seconds_on),
        );
        paint::picture(&fonts, &scene).expect("the window has an extent")
    }
}

/// Waits until the window agrees with the painter. The running clock may show any second.
fn check(program: &Program, what: &str, mirror: &Mirror) {
    program.put_pointer_aside();
    let size = program.picture().pixels.dimensions();
    let painted: Vec<RgbaImage> = (0..LONGEST_THOUGHT)
        .map(|seconds| mirror.picture(size, seconds))
        .collect();
    wait::until(&format!("the {what} as painted in memory"), || {
        let shown = program.picture().pixels;
        let agrees = |painted: &RgbaImage| greatest_difference(&shown, painted) <= TOLERANCE;
        painted.iter().any(agrees).then_some(())
    });
}

fn greatest_difference(one: &RgbaImage, other: &RgbaImage) -> u8 {
    let channels = one.as_raw().iter().zip(other.as_raw());
    channels.map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0)
}
