//! The start screen: explanations of its buttons.

use std::fmt::Display;

use chrono::{NaiveDateTime, TimeDelta};

use super::outcome::score;
use crate::game::{DateTime, DrawRule, Game, LONGEST_NAME};
use crate::notation::shortened;
use crate::rules::Color;
use crate::storage::Settings;
use crate::words::{Phrase, Words};

impl Words {
    /// The number of saved games, once they are counted.
    pub fn games_kept(self, count: Option<usize>) -> String {
        match count {
            Some(count) => self.game_count(count),
            None => self.text(Phrase::Counting).to_string(),
        }
    }

    /// The unfinished game: `Anderssen – Kieseritzky · saved 2 minutes ago`, and on a second line `2026-11-20 ·
    /// move 12, White to play · 4:31 – 3:07`.
    pub fn where_it_stands(
        self,
        game: &Game,
        saved: Option<NaiveDateTime>,
        now: NaiveDateTime,
    ) -> String {
        let mut words = self.who(game);
        if let Some(saved) = saved {
            words += &format!(" · {}", self.saved_ago(saved, now));
        }
        words += "\n";
        if let Some(started) = game.started {
            words += &format!("{} · ", date(started));
        }
        let (number, turn) = (game.position().fullmove_number(), game.turn());
        let place: [(&str, &dyn Display); 2] = [("number", &number), ("side", &self.side(turn))];
        words += &self.phrase(Phrase::MoveToPlay, &place);
        if game.has_clock() {
            let (control, shown) = (game.clock().control(), game.clock().settled());
            let [white, black] = Color::BOTH.map(|color| self.clock(&control[color], shown[color]));
            words += &format!(" · {white} – {black}");
        }
        words
    }

    /// The next game: `Count up · Anderssen – Kieseritzky`, and on a second line what is unusual about it.
    pub fn next_game(self, settings: &Settings) -> String {
        let time = self.clock_choice(&settings.clock);
        let names = [
            (Color::White, &settings.white),
            (Color::Black, &settings.black),
        ];
        let [white, black] =
            names.map(|(color, name)| shortened(self.player(color, name.as_deref()), LONGEST_NAME));
        let mut words = format!("{time} · {white} – {black}");
        if settings.draw_rule == DrawRule::EightHalfMoves {
            words += "\n";
            words += self.text(Phrase::DrawByEightHalfMoves);
        }
        words
    }

    /// The last game: `Anderssen – Kieseritzky ½–½ · 2026-11-20`.
    pub fn what_it_was(self, game: &Game, is_damaged: bool) -> String {
        let mut words = self.who(game);
        match (is_damaged, game.outcome()) {
            (true, _) => words += &format!(" · {}", self.text(Phrase::Damaged)),
            (false, Some(outcome)) => words += &format!(" {}", score(outcome)),
            (false, None) => words += &format!(" · {}", self.text(Phrase::Unfinished)),
        }
        if let Some(started) = game.started {
            words += &format!(" · {}", date(started));
        }
        words
    }

    fn who(self, game: &Game) -> String {
        let players = &game.players;
        let [white, black] = Color::BOTH.map(|color| self.player(color, players[color].as_deref()));
        format!("{white} – {black}")
    }

    /// When a game was saved, in the largest unit that fits.
    fn saved_ago(self, then: NaiveDateTime, now: NaiveDateTime) -> String {
        let passed = now.signed_duration_since(then).max(TimeDelta::zero());
        match passed.to_std() {
            Ok(passed) if passed.as_secs() >= 60 => {
                self.phrase(Phrase::SavedAgo, &[("time", &self.span(passed))])
            }
            _ => self.text(Phrase::SavedJustNow).to_string(),
        }
    }
}

fn date(started: DateTime) -> String {
    let [year, month, day] = started.date();
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::SavedGame;

    #[test]
    fn the_next_game_is_described_with_what_is_unusual() {
        let (fide, eight) = (DrawRule::Fide, DrawRule::EightHalfMoves);
        let table = [(fide, ""), (eight, "\ndraw by eight half-moves")];
        for (draw_rule, unusual) in table {
            let settings = Settings {
                white: Some("Anna".into()),
                draw_rule,
                ..Settings::default()
            };
            let expected = format!("Count up · Anna – Black{unusual}");
            assert_eq!(Words::ENGLISH.next_game(&settings), expected);
        }
    }

    #[test]
    fn the_last_game_is_described() {
        let read = |moves: &str| {
            let text = format!(
                "[Date \"2026.11.20\"]\n[Time \"14:02:00\"]\n[White \"Anna\"]\n[TimeControl \"300\"]\n\n{moves}\n"
            );
            SavedGame::to_be_last(&text).expect("a game")
        };
        let what =
            |saved: &SavedGame| Words::ENGLISH.what_it_was(&saved.game, saved.fault.is_some());
        let table = [
            ("1. e4 1/2-1/2", "Anna – Black ½–½ · 2026-11-20"),
            ("1. e4 *", "Anna – Black · unfinished · 2026-11-20"),
            ("1. e5 *", "Anna – Black · damaged · 2026-11-20"),
        ];
        for (moves, words) in table {
            assert_eq!(what(&read(moves)), words);
        }
        let mut saved = read("1. e4 *");
        let now = NaiveDateTime::default() + TimeDelta::days(30);
        saved.saved = Some(now - TimeDelta::minutes(2));
        let expected = "Anna – Black · saved 2 minutes ago\n\
            2026-11-20 · move 1, Black to play · 5:00 – 5:00";
        assert_eq!(
            Words::ENGLISH.where_it_stands(&saved.game, saved.saved, now),
            expected
        );
        let text = "[TimeControl \"-\"]\n\n1. e4 *\n";
        let untimed = SavedGame::to_be_last(text).expect("a game");
        let expected = "White – Black\nmove 1, Black to play";
        assert_eq!(
            Words::ENGLISH.where_it_stands(&untimed.game, None, now),
            expected
        );
    }

    #[test]
    fn past_times_have_the_largest_unit_that_fits() {
        let now = NaiveDateTime::default() + TimeDelta::days(30);
        let text = |delta| Words::ENGLISH.saved_ago(now - delta, now);
        assert_eq!(text(TimeDelta::seconds(59)), "saved just now");
        assert_eq!(text(TimeDelta::seconds(61)), "saved 1 minute ago");
        assert_eq!(text(TimeDelta::minutes(150)), "saved 2 hours ago");
        assert_eq!(text(TimeDelta::days(3)), "saved 3 days ago");
        // The clock was set back.
        assert_eq!(text(TimeDelta::minutes(-5)), "saved just now");
    }
}
