//! The start screen: what its cards and rows say.

use std::fmt::Display;

use chrono::{Datelike, NaiveDate, NaiveDateTime, TimeDelta, Timelike};

use crate::app::App;
use crate::game::{DrawRule, Game};
use crate::rules::{ByColor, Color};
use crate::storage::library::Date;
use crate::storage::{BoardOrientation, DateStyle};
use crate::words::{Counted, Names, Phrase, Text, Words};

impl Words {
    /// The number of saved games, once they are counted.
    pub fn games_kept(self, count: Option<usize>) -> String {
        match count {
            Some(count) => self.counted(Counted::SavedGames, count),
            None => self.text(Phrase::Counting).to_string(),
        }
    }

    /// The unfinished game in two lines: `Anna – Ben · move 18, Anna to play` and `best of 5, game 2 · 4:31 – 3:07 left
    /// · saved today at 19:40`. The second line is empty if nothing of it is known.
    pub fn where_it_stands(
        self,
        game: &Game,
        saved: Option<NaiveDateTime>,
        now: NaiveDateTime,
    ) -> [String; 2] {
        let number = game.position().fullmove_number();
        let player = self.called(&Names::in_game(game), game.turn());
        let place: [(&str, &dyn Display); 2] = [("number", &number), ("player", &player)];
        let place = self.phrase(Phrase::MoveToPlay, &place);
        let times = game.has_clock().then(|| {
            let (control, shown) = (game.clock().control(), game.clock().settled());
            let [white, black] = Color::BOTH.map(|color| self.clock(&control[color], shown[color]));
            let phrase = if game.is_timed() {
                Phrase::TimesLeft
            } else {
                Phrase::TimesUsed
            };
            self.phrase(phrase, &[("white", &white), ("black", &black)])
        });
        let saved = saved.map(|saved| self.saved_at(saved, now));
        let of_match = game.part_of_match().map(|part| self.game_of_match(part));
        let second: Vec<String> = [of_match, times, saved].into_iter().flatten().collect();
        [
            format!("{} · {place}", self.who(&game.players)),
            second.join(" · "),
        ]
    }

    /// The next game in two lines: `Anna – Ben · 5+3`, and what is to say about it: `colours changed · board fixed`.
    pub fn next_game(self, app: &App) -> [String; 2] {
        let time = self.clock_choice(&app.settings.clock);
        let first = format!("{} · {time}", self.who(&app.next_players()));
        let board = self.text(match app.settings.orientation {
            BoardOrientation::Fixed => Phrase::BoardFixed,
            BoardOrientation::Turning => Phrase::BoardTurning,
            BoardOrientation::FaceToFace => Phrase::BoardFaceToFace,
        });
        let changed = app
            .changes_colors()
            .then(|| self.text(Phrase::ColorsChanged));
        let is_unusual = app.settings.draw_rule == DrawRule::EightHalfMoves;
        let rule = is_unusual.then(|| self.text(Phrase::DrawByEightHalfMoves));
        let second: Vec<&str> = changed.into_iter().chain([board]).chain(rule).collect();
        [first, second.join(" · ")]
    }

    /// The new game beside an unfinished one or a match: `Anna – Ben · 5+3 · the unfinished game is kept`.
    pub fn game_besides(self, app: &App) -> String {
        let [next, _] = self.next_game(app);
        let note = if app.can_continue_match() {
            Phrase::MatchEnds
        } else if app.keeps_unfinished() {
            Phrase::UnfinishedKept
        } else {
            return next;
        };
        format!("{next} · {}", self.text(note))
    }

    /// Two players by their names, or else by their sides: `Anna – Ben`.
    pub fn who(self, players: &ByColor<Option<String>>) -> String {
        self.versus(Color::BOTH.map(|color| self.player(color, players[color].as_deref())))
    }

    /// The same of names in a file.
    pub fn who_in_file(self, [white, black]: &[String; 2]) -> String {
        let white = self.player(Color::White, Some(white));
        self.versus([white, self.player(Color::Black, Some(black))])
    }

    /// The opening of a game without its code and its variation, and the number of its moves: `Italian Game · 41 moves`.
    pub fn opening_and_moves(self, opening: &str, plies: u32) -> String {
        let moves = self.counted(Counted::Moves, plies.div_ceil(2) as usize);
        match self.opening_in_short(opening) {
            "" => moves,
            opening => format!("{opening} · {moves}"),
        }
    }

    /// The same in a list of many years, with the year always: `Today 18:52`, `Yesterday`, `18 Nov 2026`.
    pub fn played(self, date: Date, now: NaiveDateTime) -> String {
        self.when_with_years(date, now, 0)
    }

    /// A date, as far as it is known, without a word for today: `18 Nov 2026`, `Nov 2026`, `1851`.
    pub fn date(self, date: Date) -> String {
        day_of(date).map_or_else(|| self.without_day(date), |day| self.day(day, 0))
    }

    /// A date whose day is not known.
    fn without_day(self, date: Date) -> String {
        match (date.year(), date.month(), date.day()) {
            (Some(year), Some(number), None) if self.dates != DateStyle::Iso => {
                let (month, number) = (self.month_name(number), format!("{number:02}"));
                let values: [(&str, &dyn Display); 3] =
                    [("month", &month), ("number", &number), ("year", &year)];
                self.phrase(Phrase::MonthOfYear, &values)
            }
            _ => date.to_string(),
        }
    }

    /// The name of a month, by its number from 1.
    pub fn month_name(self, number: u8) -> Text {
        let months = self.texts.months();
        let month = months.get(usize::from(number).saturating_sub(1));
        month.copied().unwrap_or_default()
    }

    /// A day in this style.
    pub(super) fn example_of(self, dates: DateStyle) -> String {
        Words { dates, ..self }.date(Date::read("2026.11.22", ""))
    }

    /// When a game was played, as far as known: `Today 18:52`, `Yesterday`, `17 Nov`, `17 Nov 2025`, `1851`.
    pub fn when(self, date: Date, now: NaiveDateTime) -> String {
        self.when_with_years(date, now, now.year())
    }

    /// The same; days of this year go without it.
    fn when_with_years(self, date: Date, now: NaiveDateTime, this_year: i32) -> String {
        let Some(played) = day_of(date) else {
            return self.without_day(date);
        };
        match (now.date() - played, date.time()) {
            (passed, Some((hour, minute))) if passed.is_zero() => self.today_at(hour, minute),
            (passed, None) if passed.is_zero() => self.text(Phrase::Today).to_string(),
            (passed, _) if passed == TimeDelta::days(1) => self.text(Phrase::Yesterday).to_string(),
            _ => self.day(played, this_year),
        }
    }

    /// A time of this day.
    pub fn today_at(self, hour: u8, minute: u8) -> String {
        let time = format!("{hour:02}:{minute:02}");
        self.phrase(Phrase::TodayAt, &[("time", &time)])
    }

    /// A day, with its year if that is not this one.
    fn day(self, day: NaiveDate, this_year: i32) -> String {
        if self.dates == DateStyle::Iso {
            return day.to_string();
        }
        let month = self.month_name(day.month() as u8);
        let values: [(&str, &dyn Display); 3] = [
            ("day", &day.day()),
            ("month", &month),
            ("year", &day.year()),
        ];
        let phrase = if day.year() == this_year {
            Phrase::DayOfMonth
        } else {
            Phrase::DayOfYear
        };
        self.phrase(phrase, &values)
    }

    /// When a game was saved.
    fn saved_at(self, then: NaiveDateTime, now: NaiveDateTime) -> String {
        let time = format!("{:02}:{:02}", then.hour(), then.minute());
        let passed = now.date() - then.date();
        if passed.is_zero() {
            self.phrase(Phrase::SavedToday, &[("time", &time)])
        } else if passed == TimeDelta::days(1) {
            self.phrase(Phrase::SavedYesterday, &[("time", &time)])
        } else {
            let day = self.day(then.date(), now.year());
            self.phrase(Phrase::SavedOn, &[("day", &day)])
        }
    }
}

/// The day of a date, if all of it is known.
fn day_of(date: Date) -> Option<NaiveDate> {
    let (year, month, day) = (date.year()?, date.month()?, date.day()?);
    NaiveDate::from_ymd_opt(year.into(), month.into(), day.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{SavedGame, Settings};
    use std::sync::Arc;

    fn noon() -> NaiveDateTime {
        let day = NaiveDate::from_ymd_opt(2026, 11, 20).expect("a day");
        day.and_hms_opt(12, 0, 0).expect("a time")
    }

    #[test]
    fn dates_are_written_as_the_settings_say() {
        let now = NaiveDate::from_ymd_opt(2026, 11, 25).and_then(|day| day.and_hms_opt(12, 0, 0));
        let now = now.expect("a moment");
        let iso = Words {
            dates: DateStyle::Iso,
            ..Words::ENGLISH
        };
        for (date, own, by_iso) in [
            ("2026.11.22", "22 Nov", "2026-11-22"),
            ("2025.03.01", "1 Mar 2025", "2025-03-01"),
            ("2026.11.24", "Yesterday", "Yesterday"),
            ("1858.??.??", "1858", "1858"),
        ] {
            let date = Date::read(date, "");
            assert_eq!(Words::ENGLISH.when(date, now), own);
            assert_eq!(iso.when(date, now), by_iso);
        }
        assert_eq!(
            Words::ENGLISH.date(Date::read("2026.11.22", "")),
            "22 Nov 2026"
        );
        assert_eq!(Words::ENGLISH.date(Date::read("????.??.??", "")), "");
    }

    #[test]
    fn the_next_game_is_described_with_what_is_unusual() {
        let (fide, eight) = (DrawRule::Fide, DrawRule::EightHalfMoves);
        let table = [
            (fide, "board fixed"),
            (eight, "board fixed · draw by eight half-moves"),
        ];
        for (draw_rule, second) in table {
            let settings = Settings {
                white: Some("Anna".into()),
                draw_rule,
                ..Settings::default()
            };
            let app = App::new(settings, Ok(None), Arc::new(Words::ENGLISH));
            let first = "Anna – Black · Count up".to_string();
            assert_eq!(Words::ENGLISH.next_game(&app), [first, second.into()]);
        }
    }

    #[test]
    fn an_unfinished_game_is_described_by_its_place_times_and_saving() {
        let text = "[White \"Anna\"]\n[TimeControl \"300\"]\n\n1. e4 *\n";
        let saved = SavedGame::to_be_last(text).expect("a game");
        let stands = |saved_at| Words::ENGLISH.where_it_stands(&saved.game, saved_at, noon());
        let first = "Anna – Black · move 1, Black to play";
        let table = [
            (None, "5:00 – 5:00 left"),
            (
                Some(TimeDelta::minutes(2)),
                "5:00 – 5:00 left · saved today at 11:58",
            ),
            (
                Some(TimeDelta::hours(13)),
                "5:00 – 5:00 left · saved yesterday at 23:00",
            ),
            (
                Some(TimeDelta::days(3)),
                "5:00 – 5:00 left · saved on 17 Nov",
            ),
        ];
        for (ago, second) in table {
            let saved_at = ago.map(|ago| noon() - ago);
            assert_eq!(stands(saved_at), [first, second]);
        }
        let untimed = SavedGame::to_be_last("[TimeControl \"-\"]\n\n1. e4 *\n").expect("a game");
        let stands = Words::ENGLISH.where_it_stands(&untimed.game, None, noon());
        assert_eq!(stands, ["White – Black · move 1, Black to play", ""]);
    }

    #[test]
    fn a_day_is_told_as_people_do() {
        let table = [
            ("2026.11.20", "09:05:00", "Today 09:05"),
            ("2026.11.20", "", "Today"),
            ("2026.11.19", "09:05:00", "Yesterday"),
            ("2026.11.17", "09:05:00", "17 Nov"),
            ("2025.11.20", "", "20 Nov 2025"),
            ("1851.06.??", "", "Jun 1851"),
            ("1851.??.??", "", "1851"),
            ("2026.02.31", "", "2026-02-31"),
            ("", "", ""),
        ];
        for (date, time, words) in table {
            let date = Date::read(date, time);
            assert_eq!(Words::ENGLISH.when(date, noon()), words);
        }
    }

    #[test]
    fn an_opening_is_named_without_its_code() {
        let about = |opening, plies| Words::ENGLISH.opening_and_moves(opening, plies);
        assert_eq!(about("C50 Italian Game", 81), "Italian Game · 41 moves");
        assert_eq!(about("Slav Defence", 2), "Slav Defence · 1 move");
        let giuoco = "C50 Italian Game: Giuoco Piano";
        assert_eq!(about(giuoco, 12), "Italian Game · 6 moves");
        assert_eq!(about("C50", 0), "0 moves");
        assert_eq!(about("", 3), "2 moves");
    }
}
