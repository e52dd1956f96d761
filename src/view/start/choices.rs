//! The start screen.

use chrono::{NaiveDateTime, TimeDelta};

use crate::app::keys::Context;
use crate::app::{Command, Hint, SettingsCommand, StartCommand};
use crate::game::{DrawRule, LONGEST_NAME};
use crate::notation::shortened;
use crate::rules::Color;
use crate::storage::{Rules, SavedGame, Settings};
use crate::view::View;
use crate::view::play::card::clock_text;
use crate::view::play::panel::face_of;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::theme::THEME;
use crate::view::text::font::Face;
use crate::view::widgets::controls::ButtonFace;
use crate::words::{clock_choice, game_count, player, score, span};

/// The height of the title, in units.
const TITLE: i32 = 126;

impl View<'_> {
    pub(in crate::view) fn start(&mut self) {
        self.idle_board();
        let mut area = self.layout.panel;
        let message_area = area.cut_bottom(self.unit(46));
        area.cut_bottom(self.unit(8));
        self.title(area);
        area.cut_top(self.unit(TITLE));
        let choices = self.choices();
        // In a low window the buttons are lower too.
        let pitch = self.unit(78).min(area.h / choices.len().max(1) as i32);
        for (number, (command, explanation)) in choices.into_iter().enumerate() {
            let mut cell = area.cut_top(pitch);
            cell.cut_bottom(pitch * 12 / 78);
            let contexts = [Context::Start, Context::Opening, Context::Anywhere];
            if let Some(face) = face_of(&contexts, &command) {
                let primary = number == 0;
                self.large_button(cell, &ButtonFace { primary, ..face }, &explanation);
            }
        }
        match self.app.message() {
            Some(message) => self.message(message_area, &message),
            None => self.start_hints(message_area),
        }
    }

    fn title(&mut self, area: Rect) {
        let set = self.set(Face::Bold, 46, THEME.text);
        let at = Point::new(area.x, area.y + self.unit(48));
        self.scene
            .text(self.fonts, at, Align::Left, "Deskmate", set);
        let set = self.set(Face::Regular, 16, THEME.dim_text);
        let at = Point::new(area.x, area.y + self.unit(89));
        self.scene.text(
            self.fonts,
            at,
            Align::Left,
            "Chess for two at one desk",
            set,
        );
    }

    /// What can be done, each with a line of explanation.
    fn choices(&self) -> Vec<(Command, String)> {
        let settings = &self.app.settings;
        let mut choices = vec![(Command::Start(StartCommand::NewGame), next_game(settings))];
        match &self.app.last {
            Ok(None) => {}
            Ok(Some(saved)) => {
                if saved.is_unfinished() {
                    choices.push((
                        Command::Start(StartCommand::Continue),
                        self.where_it_stands(saved),
                    ));
                }
                choices.push((Command::Start(StartCommand::LoadLast), what_it_was(saved)));
            }
            Err(_) => choices.push((
                Command::Start(StartCommand::LoadLast),
                "last.txt cannot be read".into(),
            )),
        }
        let games = self.app.saved_games.map(game_count);
        choices.push((
            Command::Start(StartCommand::Library),
            games.unwrap_or("counting…".into()),
        ));
        choices.push((
            Command::Start(StartCommand::SetUp),
            "board editor · FEN · Chess960".into(),
        ));
        choices.push((
            Command::Settings(SettingsCommand::Show),
            "board, moves, sound, text size".into(),
        ));
        choices
    }

    /// `Anderssen – Kieseritzky · saved 2 minutes ago`, and on a line of its own
    /// `2026-11-20 · move 12, White to play · 4:31 – 3:07`.
    fn where_it_stands(&self, saved: &SavedGame) -> String {
        let game = &saved.game;
        let mut words = who(saved);
        if let Some(saved) = saved.saved {
            words += &format!(" · saved {}", ago(saved, self.now.wall));
        }
        words += "\n";
        if let Some(started) = game.started {
            words += &started.format("%Y-%m-%d · ").to_string();
        }
        let (number, turn) = (game.position().fullmove_number(), game.turn());
        let (control, shown) = (game.clock().control(), game.clock().settled());
        let [white, black] = Color::BOTH.map(|color| clock_text(&control[color], shown[color]));
        words + &format!("move {number}, {turn} to play · {white} – {black}")
    }

    fn start_hints(&mut self, area: Rect) {
        let right = Point::new(area.right(), area.bottom() - self.unit(16));
        let hints = [Hint::AllKeys, Hint::Menu];
        let set = self.set(Face::Regular, 13, THEME.dim_text);
        self.hints(right, &hints, set);
    }
}

/// `No clock limit · Anderssen – Kieseritzky`, and on a line of its own what is not usual, if anything is.
fn next_game(settings: &Settings) -> String {
    let time = clock_choice(&settings.clock);
    let names = [
        (Color::White, &settings.white),
        (Color::Black, &settings.black),
    ];
    let [white, black] =
        names.map(|(color, name)| shortened(player(color, name.as_deref()), LONGEST_NAME));
    let mut words = format!("{time} · {white} – {black}");
    let start = match (settings.rules, &*settings.chess960) {
        (Rules::Standard, _) => None,
        (Rules::Chess960, "") => Some("Chess960".to_string()),
        (Rules::Chess960, number) => Some(format!("Chess960 number {number}")),
        (Rules::Position, _) => Some("from a set-up position".to_string()),
    };
    let draw = match settings.draw_rule {
        DrawRule::Fide => None,
        DrawRule::EightHalfMoves => Some("draw by eight half-moves".to_string()),
    };
    let unusual: Vec<String> = start.into_iter().chain(draw).collect();
    if !unusual.is_empty() {
        words += "\n";
        words += &unusual.join(" · ");
    }
    words
}

/// `Anderssen – Kieseritzky ½–½ · 2026-11-20`
fn what_it_was(saved: &SavedGame) -> String {
    let mut words = who(saved);
    match (&saved.fault, saved.game.outcome()) {
        (Some(_), _) => words += " · damaged",
        (None, Some(outcome)) => words += &format!(" {}", score(outcome)),
        (None, None) => words += " · unfinished",
    }
    if let Some(started) = saved.game.started {
        words += &started.format(" · %Y-%m-%d").to_string();
    }
    words
}

fn who(saved: &SavedGame) -> String {
    let players = &saved.game.players;
    let [white, black] = Color::BOTH.map(|color| player(color, players[color].as_deref()));
    format!("{white} – {black}")
}

/// How long ago something was, in the largest unit that fits.
fn ago(then: NaiveDateTime, now: NaiveDateTime) -> String {
    let passed = now.signed_duration_since(then).max(TimeDelta::zero());
    match passed.to_std() {
        Ok(passed) if passed.as_secs() >= 60 => format!("{} ago", span(passed)),
        _ => "just now".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_past_are_told_in_the_largest_unit() {
        let now = NaiveDateTime::default() + TimeDelta::days(30);
        let told = |delta| ago(now - delta, now);
        assert_eq!(told(TimeDelta::seconds(59)), "just now");
        assert_eq!(told(TimeDelta::seconds(61)), "1 minute ago");
        assert_eq!(told(TimeDelta::minutes(150)), "2 hours ago");
        assert_eq!(told(TimeDelta::days(3)), "3 days ago");
        // The wall clock was set back.
        assert_eq!(told(TimeDelta::minutes(-5)), "just now");
    }
}
