//! The accuracy of moves and games in percent.

use crate::rules::{ByColor, Color};

/// The accuracy of a move, 0 to 100, by the win chances of the mover in percent before and after it.
pub fn move_accuracy(before: f64, after: f64) -> f64 {
    if after >= before {
        return 100.0;
    }
    let loss = before - after;
    let accuracy = 103.166_810_071_164_9 * (-0.043_544_153_867_539_51 * loss).exp();
    // One point more, since analysis is not perfect either.
    (accuracy - 3.166_924_740_191_411 + 1.0).clamp(0.0, 100.0)
}

/// The accuracy of both players, 0 to 100, by White's win chances in percent before the first move and after each
/// move, and by who moved first. `None` for a player without a move.
///
/// It is the mean of two means of the accuracies of the moves. In the first a move counts more where the chances
/// vary more around it; the second is the harmonic mean, in which bad moves weigh more.
pub fn game_accuracy(percents: &[f64], first: Color) -> ByColor<Option<f64>> {
    let weights = volatilities(percents);
    let moves = percents.iter().zip(percents.iter().skip(1)).zip(weights);
    let mut mover = first;
    let mut played: ByColor<Vec<Played>> = ByColor::default();
    for ((&before, &after), weight) in moves {
        // What is good for White is bad for Black.
        let accuracy = match mover {
            Color::White => move_accuracy(before, after),
            Color::Black => move_accuracy(after, before),
        };
        played[mover].push(Played { accuracy, weight });
        mover = mover.other();
    }
    ByColor::from_fn(|color| mean(&played[color]))
}

/// The accuracy of a move, and how much it counts.
struct Played {
    accuracy: f64,
    weight: f64,
}

fn mean(moves: &[Played]) -> Option<f64> {
    if moves.is_empty() {
        return None;
    }
    let weights: f64 = moves.iter().map(|played| played.weight).sum();
    let weighted = |played: &Played| played.accuracy * played.weight;
    let weighted_mean = moves.iter().map(weighted).sum::<f64>() / weights;
    let inverse = |played: &Played| 1.0 / played.accuracy.max(1.0);
    let harmonic_mean = moves.len() as f64 / moves.iter().map(inverse).sum::<f64>();
    Some((weighted_mean + harmonic_mean) / 2.0)
}

/// How much the chances vary around each move: their standard deviation within a window of a tenth of the game,
/// kept between 0.5 and 12. The first moves share the first window.
fn volatilities(percents: &[f64]) -> Vec<f64> {
    let moves = percents.len().saturating_sub(1);
    let width = (moves / 10).clamp(2, 8);
    let first = &percents[..width.min(percents.len())];
    let shared = std::iter::repeat_n(first, first.len().saturating_sub(2));
    let windows = shared.chain(percents.windows(width));
    windows
        .map(|window| standard_deviation(window).clamp(0.5, 12.0))
        .collect()
}

fn standard_deviation(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2));
    (squares.sum::<f64>() / count).sqrt()
}
