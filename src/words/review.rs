//! The review.

use std::time::Duration;

use crate::app::{Place, Written};
use crate::rules::Color;
use crate::storage::library::HeadToHead;
use crate::words::texts::FieldOption;
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

    /// A source of the opening tree is read, so far to this part in percent.
    pub fn is_being_read(self, source: &str, percent: f64) -> String {
        let part = self.percent(percent);
        self.phrase(Phrase::IsBeingRead, &[("source", &source), ("part", &part)])
    }

    /// No game of a source has the position, or none but the one on the screen, if it is counted among these.
    pub fn nobody_played(self, source: &str, games: usize) -> String {
        let phrase = match games {
            0 => Phrase::NobodyPlayed,
            _ => Phrase::NobodyElsePlayed,
        };
        self.phrase(phrase, &[("source", &source)])
    }

    /// The nearest earlier position that was played, by the move that leads to it.
    pub fn played_before(self, mv: &str, games: usize) -> String {
        let games = self.game_count(games);
        self.phrase(Phrase::PlayedBefore, &[("move", &mv), ("games", &games)])
    }

    /// The games of the two players with the position: their number, and the score with the names.
    pub fn you_two(self, names: [&str; 2], score: HeadToHead) -> String {
        let games = self.game_count(score.games() as usize);
        let score = self.names_and_points(names, score);
        self.phrase(Phrase::YouTwo, &[("games", &games), ("score", &score)])
    }

    /// Moves one after another: `9. dxc5 Bxc5 10. Na4`.
    pub fn moves_in_line(self, moves: &[&Written]) -> String {
        let words = moves.iter().enumerate().map(|(number, written)| {
            // The number stands before White's move.
            if number == 0 || written.color == Color::White {
                self.numbered_move(written.color, written.number, &written.san)
            } else {
                self.san(&written.san)
            }
        });
        words.collect::<Vec<String>>().join(" ")
    }

    /// The last of more moves: `… 10. Na4`.
    pub fn last_moves(self, moves: &[&Written]) -> String {
        format!("… {}", self.moves_in_line(moves))
    }

    /// The time for each half-move of auto-play: `0.5 s`.
    pub fn pace(self, pace: Duration) -> String {
        let milliseconds = u32::try_from(pace.as_millis()).unwrap_or(u32::MAX);
        self.field_option(&FieldOption::SearchTime(Some(milliseconds)))
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
