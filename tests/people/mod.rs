//! A folder with the games of people who play a lot.

#![allow(dead_code)] // Every test uses its own share of this.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use chrono::{Days, NaiveDate};
use deskmate::notation::san;
use deskmate::rules::Position;

/// A source of numbers that are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = next.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

const OPENINGS: [(&str, &str); 8] = [
    ("C50", "Italian Game: Giuoco Piano"),
    ("C44", "Scotch Game"),
    ("B12", "Caro-Kann Defence: Advance Variation"),
    ("B50", "Sicilian Defence"),
    ("D10", "Slav Defence"),
    ("A45", "Indian Defence"),
    ("C60", "Ruy Lopez"),
    ("B01", "Scandinavian Defence"),
];

/// The moves of all games: random ones, none of which ends the game.
static LINE: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut numbers = Numbers(7);
    let mut position = Position::initial();
    let moves = (0..124).map(|_| {
        let quiet = position.legal_moves().into_iter().filter(|&mv| {
            let next = position.clone().play(mv).expect("a legal move");
            position.board().get(mv.to).is_none() && next.outcome().is_none()
        });
        let quiet: Vec<_> = quiet.collect();
        let mv = quiet[numbers.below(quiet.len())];
        let written = san::write(&position, mv);
        position = position.play(mv).expect("a legal move");
        written
    });
    moves.collect()
});

/// A game with clocks, clocks and, if it is analysed, scores.
struct Played<'a> {
    players: [&'a str; 2],
    date: NaiveDate,
    /// The half-points of White.
    halves: usize,
    opening: (&'a str, &'a str),
    moves: usize,
    is_analysed: bool,
    more_tags: &'a str,
}

impl Played<'_> {
    fn text(&self, numbers: &mut Numbers) -> String {
        let result = ["0-1", "1/2-1/2", "1-0"][self.halves];
        let [white, black] = self.players;
        let (eco, opening) = self.opening;
        let mut text = format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"{}\"]\n[Result \"{result}\"]\n\
             [TimeControl \"900+5\"]\n[ECO \"{eco}\"]\n[Opening \"{opening}\"]\n\
             [Termination \"resignation\"]\n{}\n",
            self.date.format("%Y.%m.%d"),
            self.more_tags,
        );
        let mut clocks = [900, 900];
        let mut score = 20_i32;
        for (ply, written) in LINE.iter().take(2 * self.moves).enumerate() {
            if ply % 2 == 0 {
                text += &format!("{}. ", ply / 2 + 1);
            }
            let clock = &mut clocks[ply % 2];
            let spent = (1 + numbers.below(39)).min(*clock);
            *clock = *clock + 5 - spent;
            let (minutes, seconds) = (*clock / 60, *clock % 60);
            text += &format!("{written} {{ [%clk 0:{minutes:02}:{seconds:02}]");
            if self.is_analysed {
                score = (score + numbers.below(121) as i32 - 60).clamp(-700, 700);
                text += &format!(" [%eval {:.2}]", f64::from(score) / 100.0);
            }
            text += " } ";
        }
        text + result + "\n\n"
    }
}

/// 112 games of Anna, 82 of them against Ben, and some more; the last one was played on 18 November 2026.
pub fn write_games(folder: &Path) {
    fs::create_dir_all(folder).expect("a folder");
    fs::write(folder.join("games.pgn"), &*GAMES).expect("a file");
}

static GAMES: LazyLock<String> = LazyLock::new(|| {
    let mut numbers = Numbers(20_261_125);
    let mut date = NaiveDate::from_ymd_opt(2024, 1, 3).expect("a date");
    let mut text = String::new();
    for number in 0..112 {
        let other = match number % 15 {
            3 => "Clara Schumann",
            7 => "Dmitri",
            11 => "Anderssen, Adolf",
            14 => "Kieseritzky, Lionel",
            _ => "Ben",
        };
        let anna = if number % 40 == 39 { "Ana" } else { "Anna" };
        let has_white = number % 2 == 0;
        let half = [0, 0, 0, 1, 2, 2, 2, 2][numbers.below(8)];
        let played = Played {
            players: if has_white {
                [anna, other]
            } else {
                [other, anna]
            },
            date,
            halves: if has_white { half } else { 2 - half },
            opening: OPENINGS[(numbers.below(4) + numbers.below(5)).min(7)],
            moves: 12 + numbers.below(50),
            is_analysed: number % 5 < 2,
            more_tags: match number {
                100 => "[Event \"Match, best of 2\"]\n[Round \"1\"]\n[MatchScore \"0-0\"]\n",
                _ => "",
            },
        };
        text += &played.text(&mut numbers);
        date = date + Days::new(5 + numbers.below(9) as u64);
    }
    for number in 0..9 {
        let played = Played {
            players: ["Anna", "Deskmate (level 4)"],
            date,
            halves: [2, 0, 1][number % 3],
            opening: OPENINGS[0],
            moves: 20,
            is_analysed: false,
            more_tags: "[BlackType \"program\"]\n",
        };
        text += &played.text(&mut numbers);
    }
    text
});
