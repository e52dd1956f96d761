//! Short texts of screens.

use std::time::Duration;

use super::outcome::{score, score_of};
use crate::app::{App, Screen};
use crate::game::LONGEST_NAME;
use crate::notation::shortened;
use crate::rules::Color;
use crate::words::{Counted, Names, Phrase, Text, Words, isolated};

/// The difference in material, in pawns: `+2`, `−3`, `=`.
pub fn lead(pawns: i32) -> String {
    match pawns {
        0 => "=".to_string(),
        _ => format!("{pawns:+}").replace('-', "−"),
    }
}

/// The name of the program.
pub const NAME: &str = "Deskmate";

/// The mark before the name of what is not saved.
const UNSAVED: &str = "● ";

impl Words {
    /// The button that pauses the clocks, or lets them run again.
    pub fn pause_button(self, is_paused: bool) -> Text {
        self.text(if is_paused {
            Phrase::Resume
        } else {
            Phrase::Pause
        })
    }

    /// What is to say of a pause.
    pub fn clocks_stand(self, turn: Color, names: &Names) -> String {
        self.phrase(
            Phrase::ClocksStand,
            &[("player", &self.called(names, turn))],
        )
    }

    /// Who has more material and how much, in pawns: `Anna +2`, `Even`.
    pub fn leader(self, player: &str, pawns: i32) -> String {
        if pawns == 0 {
            self.text(Phrase::Even).to_string()
        } else {
            let lead = lead(pawns.abs());
            self.phrase(Phrase::Leads, &[("player", &player), ("lead", &lead)])
        }
    }

    /// The moves left to the next time control.
    pub fn moves_to_go(self, moves: u32) -> String {
        self.counted(Counted::MovesToGo, moves as usize)
    }

    /// The same where there is little room.
    pub fn to_go(self, moves: u32) -> String {
        self.phrase(Phrase::ToGo, &[("count", &moves)])
    }

    /// The hints that a player has used, if any.
    pub fn hints_used(self, hints: u32) -> Option<String> {
        (hints > 0).then(|| self.counted(Counted::Hints, hints as usize))
    }

    /// The moves that a player has taken back against the program.
    pub fn takebacks(self, takebacks: u32) -> String {
        self.counted(Counted::Takebacks, takebacks as usize)
    }

    /// The program as a player.
    pub fn computer(self, level: u8) -> String {
        self.phrase(Phrase::ComputerLevel, &[("number", &level)])
    }

    /// A rating that is only roughly known.
    pub fn about_rating(self, rating: u32) -> String {
        self.phrase(Phrase::AboutRating, &[("number", &rating)])
    }

    /// For how long the program has been thinking, in whole seconds.
    pub fn thinking(self, time: Duration) -> String {
        self.phrase(Phrase::ThinkingFor, &[("seconds", &time.as_secs())])
    }

    /// A clock that starts to run after this time.
    pub fn delay(self, left: Duration) -> String {
        let seconds = left.as_millis().div_ceil(1_000);
        self.phrase(Phrase::Delay, &[("seconds", &seconds)])
    }

    /// The title of the window: the players, and who is to move or the result.
    ///
    /// `Anderssen – Kieseritzky, Anderssen to move · Deskmate`
    pub fn window_title(self, app: &App) -> String {
        let said = match &app.screen {
            Screen::Start
            | Screen::Library(_)
            | Screen::Clock(_)
            | Screen::Practice(_)
            | Screen::Position(_) => {
                return NAME.to_string();
            }
            Screen::Play(live) => {
                let game = live.game();
                let names =
                    Color::BOTH.map(|color| self.player(color, game.players[color].as_deref()));
                let game_name = self.versus(names);
                match game.outcome() {
                    Some(outcome) => format!("{game_name} {}", score(outcome)),
                    None => {
                        let player = self.called(&Names::in_game(game), game.turn());
                        self.phrase(Phrase::ToMove, &[("game", &game_name), ("player", &player)])
                    }
                }
            }
            Screen::Review(review) => {
                let name = |color, tag| self.player(color, review.tag(tag));
                let names = [name(Color::White, "White"), name(Color::Black, "Black")];
                format!("{} {}", self.versus(names), score_of(review.result()))
            }
        };
        let mark = if app.is_unsaved() { UNSAVED } else { "" };
        format!("{mark}{said} · {NAME}")
    }

    /// Two players, White first: `Anna – Ben`.
    pub fn versus(self, names: [impl AsRef<str>; 2]) -> String {
        let names = names.each_ref().map(AsRef::as_ref);
        let [white, black] = names.map(|name| isolated(shortened(name, LONGEST_NAME)));
        format!("{white} – {black}")
    }

    /// The number of games in a list, the number found by a search, and the part of them read, from 0 to 1: `3 of
    /// 38 games · 50 %`.
    pub fn list_size(self, total: usize, found: Option<usize>, part_read: Option<f32>) -> String {
        let mut words = self.game_count(total);
        if let Some(found) = found.filter(|_| total > 0) {
            let text = self.texts.counted(Counted::FoundGames);
            words = self.plural(text, total, &[("found", &self.grouped(found))]);
        }
        if let Some(part) = part_read {
            words += &format!(" · {}", self.percent(f64::from(part * 100.0).floor()));
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_texts_of_a_game() {
        assert_eq!(Words::ENGLISH.moves_to_go(1), "1 move to go");
        assert_eq!(Words::ENGLISH.moves_to_go(40), "40 moves to go");
        assert_eq!(Words::ENGLISH.to_go(40), "40 to go");
        assert_eq!(
            Words::ENGLISH.delay(Duration::from_millis(2_001)),
            "Delay 3"
        );
        let leads: Vec<String> = [-3, 0, 2].map(lead).into();
        assert_eq!(leads, ["−3", "=", "+2"]);
    }

    #[test]
    fn the_size_of_a_list_says_what_was_found_and_read() {
        let table = [
            (Words::ENGLISH.list_size(38, None, None), "38 games"),
            (Words::ENGLISH.list_size(38, Some(3), None), "3 of 38 games"),
            (Words::ENGLISH.list_size(0, Some(0), None), "no games"),
            (
                Words::ENGLISH.list_size(38, None, Some(0.5)),
                "38 games · 50 %",
            ),
            (
                Words::ENGLISH.list_size(38, Some(3), Some(0.5)),
                "3 of 38 games · 50 %",
            ),
        ];
        for (said, words) in table {
            assert_eq!(said, words);
        }
    }
}
