//! Ratings, against a slow computation that follows the paper day by day.

use std::f64::consts::PI;

use deskmate::game::{RatedGame, Rating, Score, rated_days};
use deskmate::rules::{ByColor, Color};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// A player on the scale of the paper.
#[derive(Clone, Copy)]
struct Slow {
    mu: f64,
    phi: f64,
    sigma: f64,
}

impl Slow {
    const NEW: Slow = Slow {
        mu: 0.0,
        phi: 350.0 / 173.7178,
        sigma: 0.06,
    };

    /// The player after a day with these results, or without any.
    fn after(self, games: &[(Slow, f64)]) -> Slow {
        let Slow { mu, phi, sigma } = self;
        if games.is_empty() {
            let phi = (phi * phi + sigma * sigma).sqrt();
            let phi = phi.min(Slow::NEW.phi);
            return Slow { phi, ..self };
        }
        let g = |other: &Slow| 1.0 / (1.0 + 3.0 * other.phi * other.phi / (PI * PI)).sqrt();
        let e = |other: &Slow| 1.0 / (1.0 + (-g(other) * (mu - other.mu)).exp());
        let inverse: f64 = games
            .iter()
            .map(|(other, _)| g(other) * g(other) * e(other) * (1.0 - e(other)))
            .sum();
        let gained: f64 = games
            .iter()
            .map(|(other, s)| g(other) * (s - e(other)))
            .sum();
        let v = 1.0 / inverse;
        let sigma = slow_volatility(phi, sigma, v, v * gained);
        let widened = (phi * phi + sigma * sigma).sqrt();
        let phi = 1.0 / (1.0 / (widened * widened) + 1.0 / v).sqrt();
        Slow {
            mu: mu + phi * phi * gained,
            phi,
            sigma,
        }
    }
}

/// The new volatility by halving an interval around it, as step 5 of the paper defines it.
fn slow_volatility(phi: f64, sigma: f64, v: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let d = phi * phi + v + x.exp();
        x.exp() * (delta * delta - d) / (2.0 * d * d) - (x - a) / (0.5 * 0.5)
    };
    let (mut low, mut high) = (a - 20.0, a + 20.0);
    for _ in 0..50 {
        let middle = (low + high) / 2.0;
        if f(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low / 2.0).exp()
}

/// The players after each day of a season.
fn slow_season(games: &[RatedGame], players: u32, days: i32) -> Vec<Vec<Slow>> {
    let mut now = vec![Slow::NEW; players as usize];
    let mut seasons = Vec::new();
    for day in 0..days {
        let before = now.clone();
        for (player, rating) in now.iter_mut().enumerate() {
            let mut results = Vec::new();
            for game in games.iter().filter(|game| game.day == day) {
                let white = game.players.white as usize;
                let black = game.players.black as usize;
                let points = match game.winner {
                    Some(Color::White) => 1.0,
                    Some(Color::Black) => 0.0,
                    None => 0.5,
                };
                if white == player && black != player {
                    results.push((before[black], points));
                } else if black == player && white != player {
                    results.push((before[white], 1.0 - points));
                }
            }
            *rating = rating.after(&results);
        }
        seasons.push(now.clone());
    }
    seasons
}

const PLAYERS: u32 = 4;
const DAYS: i32 = 12;

fn games() -> impl Strategy<Value = Vec<RatedGame>> {
    let winner = select(vec![None, Some(Color::White), Some(Color::Black)]);
    let game = (0..DAYS, 0..PLAYERS, 0..PLAYERS, winner);
    let game = game.prop_map(|(day, white, black, winner)| RatedGame {
        day,
        players: ByColor { white, black },
        winner,
    });
    vec(game, 0..24)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn a_season_is_rated_as_the_paper_says(games in games()) {
        let expected = slow_season(&games, PLAYERS, DAYS);
        for (player, days) in rated_days(&games) {
            for after in days {
                let slow = expected[after.day as usize][player as usize];
                let Rating { value, deviation, volatility } = after.rating;
                prop_assert!((value - (1500.0 + 173.7178 * slow.mu)).abs() < 0.001);
                prop_assert!((deviation - 173.7178 * slow.phi).abs() < 0.001);
                prop_assert!((volatility - slow.sigma).abs() < 1e-6);
                let takes_part = |game: &&RatedGame| {
                    let ByColor { white, black } = game.players;
                    game.day <= after.day && white != black && [white, black].contains(&player)
                };
                prop_assert_eq!(after.games as usize, games.iter().filter(takes_part).count());
            }
        }
    }
}

#[test]
fn a_rating_gets_less_certain_without_games_but_not_less_than_that_of_a_new_player() {
    let known = Rating {
        deviation: 40.0,
        ..Rating::NEW
    };
    let later = known.after_idle(30);
    assert_eq!(format!("{:.1}", later.deviation), "69.7");
    assert_eq!(
        (later.value, known.after_games(&[])),
        (1500.0, known.after_idle(1))
    );
    assert_eq!(known.after_idle(u32::MAX).deviation, 350.0);
}

#[test]
fn a_surprise_makes_a_rating_more_volatile() {
    let player = Rating {
        value: 2400.0,
        deviation: 30.0,
        volatility: 0.06,
    };
    let weak = Rating {
        value: 1200.0,
        ..player
    };
    let after = player.after_games(&[(weak, Score::Lost); 12]);
    assert!(after.volatility > player.volatility && after.value < player.value);
    assert!(after.value.is_finite() && after.deviation.is_finite());
}

/// The expected score of two players of whom neither is known for certain, as in the paper's formula for its third step, with
/// the deviations of both.
#[test]
fn the_expected_score_depends_on_both_deviations() {
    let rating = |value, deviation| Rating {
        value,
        deviation,
        ..Rating::NEW
    };
    let (one, other) = (rating(1500.0, 200.0), rating(1400.0, 30.0));
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-4, "{a} {b}");
    near(one.expected(other), 0.61880);
    near(other.expected(one), 0.38120);
    near(one.expected(one), 0.5);
}
