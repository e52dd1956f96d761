//! Golden pictures of exercises.

use crate::desk::{Desk, players};
use crate::golden::check;

use std::sync::Arc;

use deskmate::app::keys::Key;
use deskmate::notation::{fen, read_moves};
use deskmate::rules::Position;
use deskmate::storage::{
    Disk, Exercises, GamesFolder, SavedExercise, SavedLine, Schedule, SourceGame,
};

/// The position of the design's picture.
const POSITION: &str = "r2q1rk1/1b3p1p/p3p1p1/1p2N3/1n3P2/4P2P/PP2Q1P1/1BRR2K1 b - - 0 23";

fn line(position: &Position, percent: f64, moves: &str) -> SavedLine {
    SavedLine {
        percent,
        moves: read_moves(position, moves).expect("legal moves"),
    }
}

fn exercise(player: &str, ply: usize, error: &str) -> SavedExercise {
    let position = fen::read(POSITION).expect("a position");
    SavedExercise {
        game: SourceGame {
            white: "Anna".into(),
            black: "Ben".into(),
            date: "2026.11.22".into(),
        },
        ply,
        player: player.into(),
        blunder: true,
        error: line(&position, 18.0, error),
        right: vec![
            line(&position, 48.0, "Nd5 Be4 Qe7 Bxd5 Bxd5 e4"),
            line(&position, 47.0, "Qe7 Qf2 Rfd8 Rxd8+ Rxd8"),
        ],
        schedule: Schedule::new(crate::desk::afternoon().date()),
        dropped: false,
        position,
    }
}

/// At the start, with exercises of these players.
pub fn with_exercises(names: &[&str]) -> Desk {
    Desk::with(players(), |folder| {
        let mut exercises = Exercises::default();
        for name in names {
            for (ply, error) in [(46, "Qb6 Nd7 Qc6 Rxc6 Bxc6 Nxf8"), (52, "Qa5"), (60, "h6")] {
                exercises.add(exercise(name, ply, error));
            }
        }
        let mut games = GamesFolder::at(Arc::new(Disk), folder.clone());
        std::fs::create_dir_all(folder).expect("a folder");
        games.write_exercises(&exercises).expect("written");
    })
}

/// An exercise with a wrong answer and a hint.
pub fn exercising() -> Desk {
    let mut desk = with_exercises(&["Ben"]);
    desk.key('v');
    desk.type_move("Qb6");
    desk.wait(1_000);
    desk.key('h');
    desk
}

pub fn solved() -> Desk {
    let mut desk = exercising();
    desk.type_move("Nd5");
    desk.wait(1_000);
    desk
}

/// The end of a series.
pub fn series_end() -> Desk {
    let mut desk = solved();
    for key in ['v', 'v'] {
        desk.press(Key::Enter);
        desk.key(key);
    }
    desk.press(Key::Enter);
    desk
}

pub fn choosing_player() -> Desk {
    let mut desk = with_exercises(&["Anna", "Ben"]);
    desk.key('v');
    desk
}

#[test]
fn an_exercise() {
    check("exercise", exercising());
}

#[test]
fn an_exercise_that_is_solved() {
    check("exercise_solved", solved());
}
