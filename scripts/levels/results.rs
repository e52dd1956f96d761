//! The results of games between levels, kept in a file.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use deskmate::rules::{ByColor, Color};

use crate::play::{Openings, play};

const FILE: &str = "target/levels.tsv";

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pairing {
    pub high: u8,
    pub low: u8,
}

/// The points of the higher level, doubled, by the number of the game.
#[derive(Default)]
pub struct Results(BTreeMap<Pairing, BTreeMap<u32, u8>>);

impl Results {
    pub fn read() -> Results {
        let mut results = Results::default();
        for line in fs::read_to_string(FILE).unwrap_or_default().lines() {
            let mut numbers = line.split('\t').map_while(|word| word.parse::<u32>().ok());
            if let (Some(high), Some(low), Some(game), Some(points)) = (
                numbers.next(),
                numbers.next(),
                numbers.next(),
                numbers.next(),
            ) {
                let pairing = Pairing {
                    high: high as u8,
                    low: low as u8,
                };
                results
                    .0
                    .entry(pairing)
                    .or_default()
                    .insert(game, points as u8);
            }
        }
        results
    }

    /// Plays what is missing of the first games of a pairing. Two games after each other have the same opening, with
    /// colours reversed.
    pub fn play(&mut self, pairing: Pairing, games: u32, openings: &Openings) {
        let _ = fs::create_dir_all(Path::new(FILE).parent().unwrap_or(Path::new(".")));
        for game in 0..games {
            let known = self.0.entry(pairing).or_default();
            if known.contains_key(&game) {
                continue;
            }
            let is_white = game.is_multiple_of(2);
            let levels = ByColor::from_fn(|color| {
                if (color == Color::White) == is_white {
                    pairing.high
                } else {
                    pairing.low
                }
            });
            let played = play(openings.get(game / 2), &levels, game.into());
            let points = match played.winner {
                None => 1,
                Some(color) if (color == Color::White) == is_white => 2,
                Some(_) => 0,
            };
            known.insert(game, points);
            let Pairing { high, low } = pairing;
            let plies = played.moves.len();
            let line = format!("{high}\t{low}\t{game}\t{points}\t{plies}\t{}\n", played.why);
            let file = OpenOptions::new().create(true).append(true).open(FILE);
            file.and_then(|mut file| file.write_all(line.as_bytes()))
                .expect("target can be written to");
        }
    }

    pub fn print(&self) {
        println!("levels    games    won  drawn   lost   score   95 %            Elo");
        for (pairing, games) in &self.0 {
            let points: Vec<f64> = games
                .values()
                .map(|&points| f64::from(points) / 2.0)
                .collect();
            let count = |wanted: f64| points.iter().filter(|&&point| point == wanted).count();
            let (mean, low, high) = interval(&points);
            println!(
                "{:>2} – {:<2} {:>8} {:>6} {:>6} {:>6}  {:>5.1} %  {:>5.1}–{:.1} %  {:>+6.0}",
                pairing.high,
                pairing.low,
                points.len(),
                count(1.0),
                count(0.5),
                count(0.0),
                100.0 * mean,
                100.0 * low,
                100.0 * high,
                -400.0 * (1.0 / mean.clamp(1e-6, 1.0 - 1e-6) - 1.0).log10()
            );
        }
    }
}

/// The mean, and its 95 % confidence interval (Wilson's, with the variance of the results).
fn interval(points: &[f64]) -> (f64, f64, f64) {
    let (count, z) = (points.len().max(1) as f64, 1.96_f64);
    let mean = points.iter().sum::<f64>() / count;
    let variance = points
        .iter()
        .map(|point| (point - mean).powi(2))
        .sum::<f64>()
        / count;
    let middle = (mean + z * z / (2.0 * count)) / (1.0 + z * z / count);
    let half =
        z / (1.0 + z * z / count) * (variance / count + z * z / (4.0 * count * count)).sqrt();
    (mean, (middle - half).max(0.0), (middle + half).min(1.0))
}
