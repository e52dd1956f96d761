//! Exercises.

use crate::app::{Attempt, Notice, Tried};
use crate::notation::san;
use crate::rules::{Color, Position};
use crate::storage::SavedLine;
use crate::words::{Counted, Names, Phrase, Words};

impl Words {
    /// Who is asked for a better move, or has found one.
    pub fn asked_of(self, phrase: Phrase, attempt: &Attempt) -> String {
        let exercise = attempt.exercise();
        let name = Some(exercise.player.as_str()).filter(|name| !name.is_empty());
        let player = self.player(exercise.position.turn(), name);
        self.phrase(phrase, &[("player", &player)])
    }

    /// What the error has cost: `It let your chances fall from 48 % to 18 %.`
    pub fn cost(self, attempt: &Attempt) -> String {
        let exercise = attempt.exercise();
        let before = exercise.right.first().map_or(0.0, |best| best.percent);
        let values = [before, exercise.error.percent].map(|percent| self.percent(percent));
        let [before, after] = &values;
        self.phrase(Phrase::ChancesFell, &[("before", before), ("after", after)])
    }

    /// What a right line is worth.
    pub fn worth(self, line: &SavedLine) -> String {
        let percent = self.percent(line.percent);
        self.phrase(Phrase::KeepsChances, &[("percent", &percent)])
    }

    /// The error with its number and mark: `23...Qb6??`
    pub fn error(self, attempt: &Attempt) -> String {
        let exercise = attempt.exercise();
        let mark = if exercise.blunder { "??" } else { "?" };
        self.first_move(&exercise.position, &exercise.error) + mark
    }

    /// The first move of a line with its number: `23...Nd5`
    pub fn first_move(self, position: &Position, line: &SavedLine) -> String {
        let first = line.first().map(|mv| san::write(position, mv));
        numbered(position) + &self.san(&first.unwrap_or_default())
    }

    /// The moves of a line with their numbers: `23...Nd5 24.Be4 Qe7`
    pub fn moves_of(self, position: &Position, line: &SavedLine) -> String {
        let words = san::write_line(position, &line.moves);
        let black_first = usize::from(position.turn() == Color::Black);
        let first = position.fullmove_number() as usize;
        let word = |(index, word): (usize, &String)| {
            let ply = index + black_first;
            let number = match (index, ply % 2) {
                (0, _) => numbered(position),
                (_, 0) => format!("{}.", first + ply / 2),
                _ => String::new(),
            };
            number + &self.san(word)
        };
        let words: Vec<String> = words.iter().enumerate().map(word).collect();
        words.join(" ")
    }

    /// What was tried: the move, if it is one, and what is to say of it.
    pub fn tried(self, position: &Position, tried: &Tried) -> (String, String) {
        match tried {
            Tried::Move(san, reply) => {
                let reply = reply.as_ref().map(|reply| self.san(reply));
                let said = |reply| self.phrase(Phrase::RefutedBy, &[("move", &reply)]);
                let tried = numbered(position) + &self.san(san);
                (tried, reply.map(said).unwrap_or_default())
            }
            Tried::Piece(square) => {
                let said = self.phrase(Phrase::HintPiece, &[("square", square)]);
                (String::new(), said)
            }
            Tried::Target(square) => {
                let said = self.phrase(Phrase::HintTarget, &[("square", square)]);
                (String::new(), said)
            }
        }
    }

    /// That there are no exercises.
    pub fn no_exercises(self) -> String {
        let said = self.notice(&Notice::NoExercises, &Names::default());
        said.lead + &said.text + &said.end
    }

    /// When an exercise comes back.
    pub fn comes_back(self, days: u64) -> String {
        self.counted(Counted::ComesBack, days as usize)
    }

    /// The end of a series.
    pub fn series_end(self, solved: usize, count: usize) -> String {
        self.phrase(
            Phrase::SeriesDone,
            &[("solved", &solved), ("count", &count)],
        )
    }

    /// How many exercises are due, or mistakes are still examined.
    pub fn practice_count(self, phrase: Phrase, count: usize) -> String {
        self.phrase(phrase, &[("count", &self.grouped(count))])
    }
}

/// `23.`, `23...`
fn numbered(position: &Position) -> String {
    let dots = match position.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots}", position.fullmove_number())
}
