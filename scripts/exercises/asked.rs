//! What Stockfish was asked, kept in a file.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

const FILE: &str = "target/exercises.tsv";

/// A move that loses less in win chances is right.
const RIGHT: f64 = 5.0;

/// A move, and what it loses against the best one, as Stockfish sees it.
pub type Lost = (String, f64);

/// An exercise, as Stockfish sees it.
pub struct Exercise {
    pub ply: usize,
    pub position: String,
    /// The moves that are right, the best first.
    pub right: Vec<Lost>,
    pub error: Lost,
    /// The best of the others.
    pub missed: Vec<Lost>,
}

/// The games that are done, and how many exercises and right moves there were.
#[derive(Default)]
pub struct Asked {
    games: BTreeSet<String>,
    exercises: usize,
    /// Exercises whose shown solution is right.
    shown: usize,
    /// Exercises in which all moves that are right are so for Stockfish, and no others.
    same: usize,
    moves: usize,
    agreed: usize,
}

impl Asked {
    pub fn read() -> Asked {
        let mut asked = Asked::default();
        for line in fs::read_to_string(FILE).unwrap_or_default().lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            match fields[..] {
                [game, "done"] => {
                    asked.games.insert(game.to_owned());
                }
                [_, _, _, right, _, missed] => asked.note(&losses(right), &losses(missed)),
                _ => {}
            }
        }
        asked
    }

    /// The number of exercises.
    pub fn count(&self) -> usize {
        self.exercises
    }

    pub fn has(&self, game: &str) -> bool {
        self.games.contains(game)
    }

    pub fn add(&mut self, game: &str, exercises: Vec<Exercise>) {
        let _ = fs::create_dir_all(Path::new(FILE).parent().unwrap_or(Path::new(".")));
        let mut text = String::new();
        for it in exercises {
            let [right, missed] = [&it.right, &it.missed].map(|moves| written(moves));
            let error = written(&[it.error]);
            let (ply, position) = (it.ply, it.position);
            text += &format!("{game}\t{ply}\t{position}\t{right}\t{error}\t{missed}\n");
            self.note(&losses(&right), &losses(&missed));
        }
        text += &format!("{game}\tdone\n");
        self.games.insert(game.to_owned());
        let file = OpenOptions::new().create(true).append(true).open(FILE);
        file.and_then(|mut file| file.write_all(text.as_bytes()))
            .expect("target can be written to");
    }

    fn note(&mut self, right: &[f64], missed: &[f64]) {
        let is_right = |loss: &&f64| **loss < RIGHT;
        let agreed = right.iter().filter(is_right).count();
        self.exercises += 1;
        self.shown += usize::from(right.first().as_ref().is_some_and(is_right));
        let is_same = agreed == right.len() && !missed.iter().any(|loss| *loss < RIGHT);
        self.same += usize::from(is_same);
        self.moves += right.len();
        self.agreed += agreed;
    }

    pub fn print(&self) {
        let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        println!(
            "{} games, {} exercises: Stockfish agrees with {:.1} % of the solutions shown, with {:.1} % of all {} moves that \
             are right, and sees just these moves as right in {:.1} %",
            self.games.len(),
            self.exercises,
            share(self.shown, self.exercises),
            share(self.agreed, self.moves),
            self.moves,
            share(self.same, self.exercises),
        );
    }
}

/// `e2e4 0.00, d2d4 1.25`
fn written(moves: &[Lost]) -> String {
    let words = moves.iter().map(|(mv, loss)| format!("{mv} {loss:.2}"));
    words.collect::<Vec<_>>().join(", ")
}

fn losses(text: &str) -> Vec<f64> {
    let loss = |word: &str| word.split(' ').nth(1)?.parse().ok();
    text.split(", ").filter_map(loss).collect()
}
