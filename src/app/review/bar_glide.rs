//! The evaluation bar, which glides to its value.

use std::time::Duration;

/// How long the bar takes to a new value.
const GLIDE_TIME: Duration = Duration::from_millis(200);

/// A smaller change is shown at once, so that a search that refines its score does not keep the window awake. In percent.
const LEAST_GLIDE: f64 = 1.0;

/// White's part of the evaluation bar, in percent.
#[derive(Clone, Copy, Debug)]
pub(super) struct BarGlide {
    from: f64,
    to: f64,
    started: Duration,
}

impl BarGlide {
    /// A bar that shows this value.
    pub(super) fn at(percent: f64, now: Duration) -> BarGlide {
        BarGlide {
            from: percent,
            to: percent,
            started: now,
        }
    }

    /// Glides to a value from what is shown now.
    pub(super) fn glide_to(&mut self, percent: f64, now: Duration) {
        if percent == self.to {
            return;
        }
        let from = self.shown(now);
        *self = if (percent - from).abs() < LEAST_GLIDE {
            BarGlide::at(percent, now)
        } else {
            BarGlide {
                from,
                to: percent,
                started: now,
            }
        };
    }

    /// The value shown.
    pub(super) fn shown(&self, now: Duration) -> f64 {
        let passed = now.saturating_sub(self.started);
        let part = (passed.as_secs_f64() / GLIDE_TIME.as_secs_f64()).min(1.0);
        let eased = part * part * (3.0 - 2.0 * part);
        self.from + (self.to - self.from) * eased
    }

    /// Whether it is still gliding.
    pub(super) fn is_under_way(&self, now: Duration) -> bool {
        self.from != self.to && now.saturating_sub(self.started) < GLIDE_TIME
    }
}
