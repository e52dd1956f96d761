//! Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2022). The names of the values are those of the paper.

use std::f64::consts::PI;

/// The points of a unit of the scale that the paper computes on.
const SCALE: f64 = 173.7178;

/// How much the volatility can change: the system constant τ.
const TAU: f64 = 0.5;

/// How exactly the volatility is computed: ε.
const EPSILON: f64 = 1e-6;

/// More steps than the volatility needs to be found.
const MOST_STEPS: usize = 100;

/// The strength of a player, with its uncertainty.
///
/// The example of the paper:
///
/// ```
/// use deskmate::game::{Rating, Score};
///
/// let player = Rating { value: 1500.0, deviation: 200.0, volatility: 0.06 };
/// let other = |value, deviation| Rating { value, deviation, volatility: 0.06 };
/// let games = [
///     (other(1400.0, 30.0), Score::Won),
///     (other(1550.0, 100.0), Score::Lost),
///     (other(1700.0, 300.0), Score::Lost),
/// ];
/// let Rating { value, deviation, volatility } = player.after_games(&games);
/// assert_eq!(format!("{value:.2} {deviation:.2} {volatility:.5}"), "1464.05 151.52 0.06000");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength.
    pub value: f64,
    /// The standard deviation of the strength.
    pub deviation: f64,
    /// How much the strength is expected to change in a period.
    pub volatility: f64,
}

/// The result of a game for one of its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// One point.
    Won,
    /// Half a point.
    Drawn,
    /// No point.
    Lost,
}

impl Score {
    fn points(self) -> f64 {
        match self {
            Score::Won => 1.0,
            Score::Drawn => 0.5,
            Score::Lost => 0.0,
        }
    }
}

impl Rating {
    /// The rating of a player before the first game.
    pub const NEW: Rating = Rating {
        value: 1500.0,
        deviation: 350.0,
        volatility: 0.06,
    };

    /// The rating after a period with these games; the ratings of the opponents are those before it.
    #[must_use]
    pub fn after_games(self, games: &[(Rating, Score)]) -> Rating {
        if games.is_empty() {
            return self.after_idle(1);
        }
        let (mu, phi) = (self.mu(), self.phi());
        let mut information = 0.0;
        let mut surprise = 0.0;
        for (opponent, score) in games {
            let g = 1.0 / (1.0 + 3.0 * opponent.phi().powi(2) / PI.powi(2)).sqrt();
            let expected = 1.0 / (1.0 + (-g * (mu - opponent.mu())).exp());
            information += g.powi(2) * expected * (1.0 - expected);
            surprise += g * (score.points() - expected);
        }
        let v = 1.0 / information;
        let volatility = self.new_volatility(v, v * surprise);
        let phi = 1.0 / (1.0 / (phi.powi(2) + volatility.powi(2)) + information).sqrt();
        Rating {
            value: self.value + SCALE * phi.powi(2) * surprise,
            deviation: SCALE * phi,
            volatility,
        }
    }

    /// The rating after so many periods without a game. Nobody gets less certain than a new player, as in the older
    /// Glicko; the paper gives no bound, but its periods are months.
    #[must_use]
    pub fn after_idle(self, periods: u32) -> Rating {
        let variance = self.phi().powi(2) + f64::from(periods) * self.volatility.powi(2);
        let widest = Rating::NEW.deviation.max(self.deviation);
        Rating {
            deviation: (SCALE * variance.sqrt()).min(widest),
            ..self
        }
    }

    /// The points that a game against an opponent brings on average, by both ratings and their deviations.
    pub fn expected(self, opponent: Rating) -> f64 {
        let both = self.phi().hypot(opponent.phi());
        let g = 1.0 / (1.0 + 3.0 * both.powi(2) / PI.powi(2)).sqrt();
        1.0 / (1.0 + (-g * (self.mu() - opponent.mu())).exp())
    }

    fn mu(self) -> f64 {
        (self.value - Rating::NEW.value) / SCALE
    }

    fn phi(self) -> f64 {
        self.deviation / SCALE
    }

    /// Step 5 of the paper: the zero of `f` by the Illinois method.
    fn new_volatility(self, v: f64, delta: f64) -> f64 {
        let a = self.volatility.powi(2).ln();
        let known = self.phi().powi(2) + v;
        let f = |x: f64| {
            let e = x.exp();
            let slope = e * (delta.powi(2) - known - e) / (2.0 * (known + e).powi(2));
            slope - (x - a) / TAU.powi(2)
        };
        let mut low = a;
        let mut high = if delta.powi(2) > known {
            (delta.powi(2) - known).ln()
        } else {
            let mut steps = (1..=MOST_STEPS).map(|k| a - k as f64 * TAU);
            steps.find(|&x| f(x) >= 0.0).unwrap_or(a - TAU)
        };
        let mut at_low = f(low);
        let mut at_high = f(high);
        for _ in 0..MOST_STEPS {
            if (high - low).abs() <= EPSILON {
                break;
            }
            let next = low + (low - high) * at_low / (at_high - at_low);
            let at_next = f(next);
            if at_next * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (next, at_next);
        }
        (low / 2.0).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of "The Glicko system" (M. E. Glickman), which has the same formula.
    #[test]
    fn the_expected_points_are_those_of_the_example() {
        let rating = |value, deviation| Rating {
            value,
            deviation,
            ..Rating::NEW
        };
        let (weaker, stronger) = (rating(1400.0, 80.0), rating(1500.0, 150.0));
        assert!((weaker.expected(stronger) - 0.376).abs() < 0.0005);
        assert!((weaker.expected(stronger) + stronger.expected(weaker) - 1.0).abs() < 1e-12);
    }
}
