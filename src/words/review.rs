//! The review.

use std::time::Duration;

use crate::app::Place;
use crate::rules::Color;
use crate::words::{Phrase, Text, Words};

impl Words {
    /// The titles of the charts: the time for each move, and the material.
    pub fn chart_names(self) -> (Text, Text) {
        let [times, material] = [Phrase::ThinkingTimeAnd, Phrase::MaterialInTitle];
        (self.text(times), self.text(material))
    }

    /// `move 10, White · 0:22`
    pub fn chart_place(self, number: u32, color: Color, spent: Option<Duration>) -> String {
        let place = self.place(Place::Move(number, color));
        match spent {
            None => place,
            Some(spent) => {
                let seconds = spent.as_secs();
                format!("{place} · {}:{:02}", seconds / 60, seconds % 60)
            }
        }
    }

    /// The button that starts or stops auto-play.
    pub fn auto_play(self, is_on: bool) -> Text {
        self.text(if is_on {
            Phrase::StopAutoPlay
        } else {
            Phrase::AutoPlay
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_charts_and_auto_play_have_words() {
        assert_eq!(
            Words::ENGLISH.chart_names(),
            ("Thinking time and", "material")
        );
        assert_eq!(
            Words::ENGLISH.chart_place(3, Color::Black, None),
            "move 3, Black"
        );
        let spent = Some(Duration::from_millis(82_900));
        assert_eq!(
            Words::ENGLISH.chart_place(10, Color::White, spent),
            "move 10, White · 1:22"
        );
        assert_eq!(
            [true, false].map(|is_on| Words::ENGLISH.auto_play(is_on)),
            ["Stop", "Play"]
        );
    }
}
