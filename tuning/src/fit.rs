//! Fits the weights to the results of games.

use std::fs;
use std::io;

use deskmate::engine::evaluation::{Tally, Term, WEIGHTS, count_terms, phase};
use deskmate::notation::fen;
use deskmate::rules::Color;

use crate::start::Weight;

/// How much of the goal is the result of the game; the rest is the value that the search found.
const RESULT_SHARE: f64 = 0.7;
const ROUNDS: usize = 400;
/// The pull towards the weights that are there, for each position.
const PULL: f64 = 1e-9;
/// Every tenth game is left out of the fit.
const LEFT_OUT: usize = 10;

struct Sample {
    /// Where its counts are in the list of all.
    counts: std::ops::Range<usize>,
    /// The share of the middle game.
    middle: f64,
    result: f64,
    value: f64,
    is_left_out: bool,
}

struct Samples {
    samples: Vec<Sample>,
    counts: Vec<(u16, i16)>,
}

/// The counts of one position, White's less Black's.
struct Counts(Vec<i16>);

impl Tally for Counts {
    fn add(&mut self, color: Color, weight: usize, count: i32) {
        let count = count as i16;
        self.0[weight] += match color {
            Color::White => count,
            Color::Black => -count,
        };
    }
}

impl Samples {
    fn read(path: &str) -> io::Result<Samples> {
        let mut read = Samples {
            samples: Vec::new(),
            counts: Vec::new(),
        };
        let mut game = 0;
        for line in fs::read_to_string(path)?.lines() {
            if line.is_empty() {
                game += 1;
            } else {
                let fault = || io::Error::other(format!("not a position: {line}"));
                read.add(line, game % LEFT_OUT == 0).ok_or_else(fault)?;
            }
        }
        Ok(read)
    }

    fn add(&mut self, line: &str, is_left_out: bool) -> Option<()> {
        let mut columns = line.split('\t');
        let result = columns.next()?.parse().ok()?;
        let value = columns.next()?.parse().ok()?;
        let position = fen::read(columns.next()?).ok()?;
        let mut counts = Counts(vec![0; Term::WEIGHTS]);
        count_terms(&position, &mut counts);
        let first = self.counts.len();
        let counts = counts.0.into_iter().enumerate();
        let counts = counts.filter(|&(_, count)| count != 0);
        self.counts
            .extend(counts.map(|(place, count)| (place as u16, count)));
        self.samples.push(Sample {
            counts: first..self.counts.len(),
            middle: f64::from(phase(&position.board().armies())) / 24.0,
            result,
            value,
            is_left_out,
        });
        Some(())
    }

    fn evaluation(&self, sample: &Sample, weights: &[Weight]) -> f64 {
        let counts = self.counts[sample.counts.clone()].iter();
        counts
            .map(|&(place, count)| {
                let (middle, end) = weights[place as usize];
                f64::from(count) * (middle * sample.middle + end * (1.0 - sample.middle))
            })
            .sum()
    }

    /// The mean squared error of the samples that are left out, or of the others.
    fn error(&self, weights: &[Weight], steepness: f64, left_out: bool) -> f64 {
        let samples = self
            .samples
            .iter()
            .filter(|sample| sample.is_left_out == left_out);
        let errors = samples.map(|sample| {
            let found = sigmoid(steepness * self.evaluation(sample, weights));
            (found - goal(sample, steepness)).powi(2)
        });
        let (sum, count) = errors.fold((0.0, 0), |(sum, count), error| (sum + error, count + 1));
        sum / f64::from(count.max(1))
    }
}

fn sigmoid(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

fn goal(sample: &Sample, steepness: f64) -> f64 {
    RESULT_SHARE * sample.result + (1.0 - RESULT_SHARE) * sigmoid(steepness * sample.value)
}

/// Fits the weights that are there to the positions of a file.
pub fn fit(path: &str) -> io::Result<Vec<Weight>> {
    let samples = Samples::read(path)?;
    let start: Vec<Weight> = WEIGHTS
        .iter()
        .map(|pair| (f64::from(pair.middle()), f64::from(pair.end())))
        .collect();
    let steepness = steepness(&samples, &start);
    eprintln!(
        "{} positions, steepness {steepness:.5}",
        samples.samples.len()
    );
    Ok(descend(&samples, start, steepness))
}

/// How steep the sigmoid is that tells the results best from the weights that are there.
fn steepness(samples: &Samples, weights: &[Weight]) -> f64 {
    let candidates = (10..100).map(|number| f64::from(number) * 1e-4);
    let error = |steepness: f64| -> f64 {
        let errors = samples.samples.iter().map(|sample| {
            (sigmoid(steepness * samples.evaluation(sample, weights)) - sample.result).powi(2)
        });
        errors.sum()
    };
    let rated = candidates.map(|steepness| (error(steepness), steepness));
    rated
        .min_by(|one, other| one.0.total_cmp(&other.0))
        .map_or(0.004, |(_, steepness)| steepness)
}

/// Adam (D. Kingma, J. Ba, 2015) on all samples at once.
fn descend(samples: &Samples, start: Vec<Weight>, steepness: f64) -> Vec<Weight> {
    const RATE: f64 = 1.0;
    let mut weights = start.clone();
    let mut best = (f64::INFINITY, start.clone());
    let mut moments = vec![[0.0; 4]; weights.len()];
    for round in 1..=ROUNDS {
        let slopes = slopes(samples, &weights, &start, steepness);
        for ((weight, moment), slope) in weights.iter_mut().zip(&mut moments).zip(slopes) {
            let (head, tail) = moment.split_at_mut(2);
            weight.0 -= RATE * step(head, slope.0, round);
            weight.1 -= RATE * step(tail, slope.1, round);
        }
        if round % 20 == 0 {
            let error = samples.error(&weights, steepness, true);
            eprintln!(
                "round {round}: {:.6}, left out {error:.6}",
                samples.error(&weights, steepness, false)
            );
            if error < best.0 {
                best = (error, weights.clone());
            }
        }
    }
    best.1
}

fn step(moment: &mut [f64], slope: f64, round: usize) -> f64 {
    const FADE: [f64; 2] = [0.9, 0.999];
    moment[0] = FADE[0] * moment[0] + (1.0 - FADE[0]) * slope;
    moment[1] = FADE[1] * moment[1] + (1.0 - FADE[1]) * slope * slope;
    let first = moment[0] / (1.0 - FADE[0].powi(round as i32));
    let second = moment[1] / (1.0 - FADE[1].powi(round as i32));
    first / (second.sqrt() + 1e-12)
}

fn slopes(samples: &Samples, weights: &[Weight], start: &[Weight], steepness: f64) -> Vec<Weight> {
    let mut slopes = vec![(0.0, 0.0); weights.len()];
    let mut count = 0.0;
    for sample in samples.samples.iter().filter(|sample| !sample.is_left_out) {
        let found = sigmoid(steepness * samples.evaluation(sample, weights));
        let slope = 2.0 * (found - goal(sample, steepness)) * found * (1.0 - found) * steepness;
        for &(place, times) in &samples.counts[sample.counts.clone()] {
            let slope = slope * f64::from(times);
            slopes[place as usize].0 += slope * sample.middle;
            slopes[place as usize].1 += slope * (1.0 - sample.middle);
        }
        count += 1.0;
    }
    for ((slope, weight), start) in slopes.iter_mut().zip(weights).zip(start) {
        slope.0 = slope.0 / count + 2.0 * PULL * (weight.0 - start.0);
        slope.1 = slope.1 / count + 2.0 * PULL * (weight.1 - start.1);
    }
    slopes
}
