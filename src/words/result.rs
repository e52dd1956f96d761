//! The result of a game on its card, and beside the names.

use std::fmt::Display;

use crate::game::Game;
use crate::rules::{Color, Termination};
use crate::words::{Counted, Names, Phrase, Text, Words};

/// The hour at which the evening begins.
const EVENING: u32 = 17;

impl Words {
    /// The label of the score since the program started, at this hour of the day.
    pub fn score_label(self, hour: u32) -> Text {
        self.text(if hour < EVENING {
            Phrase::ScoreToday
        } else {
            Phrase::ScoreTonight
        })
    }

    /// How many games were drawn; nothing if none was.
    pub fn drawn_games(self, drawn: u32) -> Option<String> {
        (drawn > 0).then(|| self.counted(Counted::DrawnGames, drawn as usize))
    }

    /// What became of a player: `Won`, `Checkmated`. Nothing in a draw, but for a flag that fell.
    pub fn fate(self, game: &Game, color: Color) -> Option<Text> {
        let lost_by = match game.outcome() {
            Some(outcome) if outcome.winner == Some(color) => return Some(self.text(Phrase::Won)),
            Some(outcome) if outcome.winner.is_some() => Some(outcome.termination),
            _ => None,
        };
        let phrase = match lost_by {
            Some(Termination::Checkmate) => Phrase::Checkmated,
            Some(Termination::Resignation) => Phrase::Resigned,
            Some(Termination::TimeForfeit) => Phrase::OutOfTime,
            _ if game.flagged() == Some(color) => Phrase::OutOfTime,
            _ => return None,
        };
        Some(self.text(phrase))
    }

    /// What a rematch will be: `Rematch: Ben has White, 5+3.`
    pub fn rematch(self, game: &Game) -> String {
        if game.players.black.is_none() || game.players.white == game.players.black {
            return self.text(Phrase::RematchSwapped).to_string();
        }
        let player = self.called(&Names::in_game(game), Color::Black);
        if game.is_timed() {
            let control = self.time_controls(&game.clock().control().clone().swapped());
            let values: [(&str, &dyn Display); 2] = [("player", &player), ("control", &control)];
            self.phrase(Phrase::RematchTimed, &values)
        } else {
            self.phrase(Phrase::Rematch, &[("player", &player)])
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::{Question, TimeControl};
    use crate::rules::{ByColor, Position};

    fn game(names: [Option<&str>; 2], control: &str) -> Game {
        let [white, black] = names.map(|name| name.map(String::from));
        let control: TimeControl = control.parse().expect("a time control");
        Game::new(ByColor { white, black }, Position::initial(), None)
            .with_time_control(ByColor::from_fn(|_| control.clone()))
    }

    #[test]
    fn a_rematch_is_told_with_who_has_white_and_the_clock() {
        let table = [
            (
                [Some("Anna"), Some("Ben")],
                "300+3",
                "Rematch: Ben has White, 5+3.",
            ),
            ([Some("Anna"), Some("Ben")], "-", "Rematch: Ben has White."),
            (
                [Some("Anna"), None],
                "-",
                "Rematch: the players change colours.",
            ),
            (
                [Some("Max"), Some("Max")],
                "-",
                "Rematch: the players change colours.",
            ),
        ];
        for (names, control, words) in table {
            assert_eq!(Words::ENGLISH.rematch(&game(names, control)), words);
        }
    }

    #[test]
    fn the_score_is_of_today_before_the_evening() {
        let labels = [0, 16, 17, 23].map(|hour| Words::ENGLISH.score_label(hour));
        assert_eq!(labels, ["Today", "Today", "Tonight", "Tonight"]);
    }

    #[test]
    fn both_players_are_told_what_became_of_them() {
        let mut game = game([None, None], "-");
        let fates = |game: &Game| Color::BOTH.map(|color| Words::ENGLISH.fate(game, color));
        assert_eq!(fates(&game), [None, None]);
        game.ask_to_resign();
        assert_eq!(
            game.answer(true, Duration::ZERO),
            Some(Question::Resign(Color::White))
        );
        assert_eq!(fates(&game), [Some("Resigned"), Some("Won")]);
    }
}
