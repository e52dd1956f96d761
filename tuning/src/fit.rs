//! Fits the weights to the results of games.

use std::fs;
use std::io;

use deskmate::engine::evaluation::{Tally, Term, count_terms, phase, scale_factor};
use deskmate::notation::fen;
use deskmate::rules::Color;

use crate::start::{self, Weight};

/// The share of the game result in the target; the rest is the value found by the search.
const RESULT_SHARE: f64 = 0.2;
const EPOCHS: usize = 120;
/// The factor of the L2 regularisation towards the first weights.
const REGULARISATION: f64 = 3e-9;
/// Every tenth game belongs to the validation set.
const VALIDATION_INTERVAL: usize = 10;

struct Sample {
    /// The range of its counts in [`Samples::counts`].
    counts: std::ops::Range<usize>,
    /// The weight of the middlegame, 0 to 1.
    middle: f64,
    /// The weight of the endgame if its value is negative, and if it is not. They are less than `1 - middle` in
    /// drawish endgames.
    end: [f64; 2],
    result: f64,
    value: f64,
    is_validation: bool,
}

struct Samples {
    samples: Vec<Sample>,
    counts: Vec<(u16, i16)>,
}

/// The counts of one position, White's minus Black's.
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
                read.add(line, game % VALIDATION_INTERVAL == 0)
                    .ok_or_else(fault)?;
            }
        }
        Ok(read)
    }

    fn add(&mut self, line: &str, is_validation: bool) -> Option<()> {
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
        let armies = position.board().armies();
        let middle = f64::from(phase(&armies)) / 24.0;
        let end = |sign| f64::from(scale_factor(sign, &armies)) / 16.0 * (1.0 - middle);
        self.samples.push(Sample {
            counts: first..self.counts.len(),
            middle,
            end: [end(-1), end(1)],
            result,
            value,
            is_validation,
        });
        Some(())
    }

    /// The evaluation of a position, and the weight of its endgame.
    fn evaluation(&self, sample: &Sample, weights: &[Weight]) -> (f64, f64) {
        let (mut middle, mut end) = (0.0, 0.0);
        for &(place, count) in &self.counts[sample.counts.clone()] {
            let weight = weights[usize::from(place)];
            middle += f64::from(count) * weight.0;
            end += f64::from(count) * weight.1;
        }
        let share = sample.end[usize::from(end >= 0.0)];
        (middle * sample.middle + end * share, share)
    }

    /// The mean squared error on the validation set, or on the training set.
    fn error(&self, weights: &[Weight], scaling: f64, validation: bool) -> f64 {
        let samples = self
            .samples
            .iter()
            .filter(|sample| sample.is_validation == validation);
        let errors = samples.map(|sample| {
            let predicted = sigmoid(scaling * self.evaluation(sample, weights).0);
            (predicted - target(sample, scaling)).powi(2)
        });
        let (sum, count) = errors.fold((0.0, 0), |(sum, count), error| (sum + error, count + 1));
        sum / f64::from(count.max(1))
    }
}

fn sigmoid(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

fn target(sample: &Sample, scaling: f64) -> f64 {
    RESULT_SHARE * sample.result + (1.0 - RESULT_SHARE) * sigmoid(scaling * sample.value)
}

/// Fits the weights to the positions of a file, starting from the first weights.
pub fn fit(path: &str) -> io::Result<Vec<Weight>> {
    let samples = Samples::read(path)?;
    let start = start::weights();
    let scaling = scaling(&samples, &start);
    eprintln!("{} positions, scaling {scaling:.5}", samples.samples.len());
    report(0, &samples, &start, scaling);
    Ok(descend(&samples, start, scaling))
}

/// The scaling constant of the sigmoid with which the current weights predict the results best.
fn scaling(samples: &Samples, weights: &[Weight]) -> f64 {
    let candidates = (10..100).map(|number| f64::from(number) * 1e-4);
    let error = |scaling: f64| -> f64 {
        let errors = samples.samples.iter().map(|sample| {
            (sigmoid(scaling * samples.evaluation(sample, weights).0) - sample.result).powi(2)
        });
        errors.sum()
    };
    let rated = candidates.map(|scaling| (error(scaling), scaling));
    rated
        .min_by(|one, other| one.0.total_cmp(&other.0))
        .map_or(0.004, |(_, scaling)| scaling)
}

/// Prints the errors on both sets, and returns that on the validation set.
fn report(epoch: usize, samples: &Samples, weights: &[Weight], scaling: f64) -> f64 {
    let [training, validation] =
        [false, true].map(|validation| samples.error(weights, scaling, validation));
    eprintln!("epoch {epoch}: {training:.6}, validation {validation:.6}");
    validation
}

/// Gradient descent by Adam (D. Kingma, J. Ba, 2015), with the gradient of the whole training set.
fn descend(samples: &Samples, start: Vec<Weight>, scaling: f64) -> Vec<Weight> {
    const LEARNING_RATE: f64 = 1.0;
    let mut weights = start.clone();
    let mut best = (f64::INFINITY, start.clone());
    let mut moments = vec![[0.0; 4]; weights.len()];
    for epoch in 1..=EPOCHS {
        let gradient = gradient(samples, &weights, &start, scaling);
        for ((weight, moment), partial) in weights.iter_mut().zip(&mut moments).zip(gradient) {
            let (head, tail) = moment.split_at_mut(2);
            weight.0 -= LEARNING_RATE * step(head, partial.0, epoch);
            weight.1 -= LEARNING_RATE * step(tail, partial.1, epoch);
        }
        if epoch % 20 == 0 {
            let error = report(epoch, samples, &weights, scaling);
            if error < best.0 {
                best = (error, weights.clone());
            }
        }
    }
    best.1
}

fn step(moment: &mut [f64], partial: f64, epoch: usize) -> f64 {
    const DECAY: [f64; 2] = [0.9, 0.999];
    moment[0] = DECAY[0] * moment[0] + (1.0 - DECAY[0]) * partial;
    moment[1] = DECAY[1] * moment[1] + (1.0 - DECAY[1]) * partial * partial;
    let first = moment[0] / (1.0 - DECAY[0].powi(epoch as i32));
    let second = moment[1] / (1.0 - DECAY[1].powi(epoch as i32));
    first / (second.sqrt() + 1e-12)
}

fn gradient(samples: &Samples, weights: &[Weight], start: &[Weight], scaling: f64) -> Vec<Weight> {
    let mut gradient = vec![(0.0, 0.0); weights.len()];
    let mut count = 0.0;
    for sample in samples
        .samples
        .iter()
        .filter(|sample| !sample.is_validation)
    {
        let (value, end) = samples.evaluation(sample, weights);
        let predicted = sigmoid(scaling * value);
        let partial =
            2.0 * (predicted - target(sample, scaling)) * predicted * (1.0 - predicted) * scaling;
        for &(place, times) in &samples.counts[sample.counts.clone()] {
            let partial = partial * f64::from(times);
            gradient[place as usize].0 += partial * sample.middle;
            gradient[place as usize].1 += partial * end;
        }
        count += 1.0;
    }
    for ((partial, weight), start) in gradient.iter_mut().zip(weights).zip(start) {
        partial.0 = partial.0 / count + 2.0 * REGULARISATION * (weight.0 - start.0);
        partial.1 = partial.1 / count + 2.0 * REGULARISATION * (weight.1 - start.1);
    }
    gradient
}
