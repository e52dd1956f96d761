//! The result of a game on its card, and beside the names.

use std::fmt::Display;

use super::outcome::points;
use crate::app::{FieldOption, Rules};
use crate::game::{Game, Handicap, Match, Standing};
use crate::rules::{Color, Outcome, Termination};
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

    /// What became of a player: `Won`, `Checkmated`, `Draw`; nothing in a game that counts in no score.
    pub fn fate(self, game: &Game, color: Color) -> Option<Text> {
        if game.is_aborted() {
            return None;
        }
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
            None if game.outcome().is_some() => Phrase::Draw,
            _ => return None,
        };
        Some(self.text(phrase))
    }

    /// The button for the next game: of a match, or a rematch.
    pub fn next_game_button(self, game: &Game) -> Text {
        self.text(match game.match_standing() {
            None => Phrase::Rematch,
            Some(Standing::Open) => Phrase::NextGame,
            Some(Standing::Drawn) => Phrase::OneMoreGame,
            Some(Standing::Won(_)) => Phrase::NewMatch,
        })
    }

    /// What the next game will be: `Rematch: Ben has White, 5+3.`; nothing if two without names keep their colours.
    pub fn next_game_is(self, game: &Game) -> Option<String> {
        let next = self.next_game_button(game);
        if game.players.black.is_none() || game.players.white == game.players.black {
            let swapped = || self.phrase(Phrase::NextSwapped, &[("next", &next)]);
            return game.changes_colors().then(swapped);
        }
        let names = Names::in_game(&game.rematch(None));
        let player = self.called(&names, Color::White);
        let phrases = [Phrase::NextWithWhite, Phrase::NextTimed];
        let values: [(&str, &dyn Display); 2] = [("next", &next), ("player", &player)];
        Some(self.following(game, phrases, &values))
    }

    /// The same as one of its players is told: `Next: Black, 5+3.`.
    pub fn next_game_for(self, player: Color, game: &Game) -> String {
        let color = if game.changes_colors() {
            player.other()
        } else {
            player
        };
        let phrases = [Phrase::NextYours, Phrase::NextYoursTimed];
        self.following(game, phrases, &[("side", &self.side(color))])
    }

    /// The phrase for an untimed or a timed game with these values, and what is given in it.
    fn following(
        self,
        game: &Game,
        [untimed, timed]: [Phrase; 2],
        values: &[(&str, &dyn Display)],
    ) -> String {
        let following = game.rematch(None);
        let said = if game.is_timed() {
            let control = self.time_controls(following.clock().control());
            let control: [(&str, &dyn Display); 1] = [("control", &control)];
            self.phrase(timed, &[values, &control].concat())
        } else {
            self.phrase(untimed, values)
        };
        match following.handicap() {
            Some(handicap) => format!("{said} {}.", self.gives_in(&following, handicap)),
            None => said,
        }
    }

    /// What a player of a game gives.
    fn gives_in(self, game: &Game, handicap: Handicap) -> String {
        let name = game.players[handicap.giver].as_deref();
        self.gives(handicap, name)
    }

    /// A match as the label of its score: `Match, best of 5`.
    pub fn match_label(self, part: Match) -> String {
        self.phrase(Phrase::MatchBestOf, &[("length", &part.length())])
    }

    /// The result of a game: `Anna wins`, `Draw`, or that it counts in no score.
    pub fn result_of(self, game: &Game, outcome: Outcome, names: &Names) -> String {
        if game.is_aborted() {
            self.phrase(Phrase::NotCounted, &[])
        } else {
            self.result(outcome, names)
        }
    }

    /// How a match has ended: `Anna wins the match 3 – 1`, `Match drawn 2½ – 2½`; nothing while it goes on.
    pub fn match_result(self, game: &Game, names: &Names) -> Option<String> {
        let outcome = game.outcome().filter(|_| !game.is_aborted())?;
        self.match_decided(game.part_of_match()?, outcome, names)
    }

    /// The same by the outcome of a game of the match.
    pub(super) fn match_decided(
        self,
        part: Match,
        outcome: Outcome,
        names: &Names,
    ) -> Option<String> {
        let (halves, standing) = (part.halves(Some(outcome)), part.standing(outcome));
        let first = match standing {
            Standing::Won(winner) => winner,
            Standing::Drawn | Standing::Open => Color::White,
        };
        let score = score_of_halves(halves[first], halves[first.other()]);
        self.match_ended(standing, names, &score)
    }

    /// The same with this score, or without one.
    fn match_ended(self, standing: Standing, names: &Names, score: &str) -> Option<String> {
        let said = match standing {
            Standing::Open => return None,
            Standing::Won(winner) => {
                let winner = self.called(names, winner);
                let values: [(&str, &dyn Display); 2] = [("winner", &winner), ("score", &score)];
                self.phrase(Phrase::WinsMatch, &values)
            }
            Standing::Drawn => self.phrase(Phrase::MatchDrawn, &[("score", &score)]),
        };
        Some(said.trim_end().to_owned())
    }

    /// The result as this player is told: `You win`, `You lose`, `Draw`; at the end of a match its result, whose score stands
    /// below.
    pub fn result_for(self, player: Color, game: &Game, outcome: Outcome) -> String {
        let names = Names::in_game(game);
        match game.match_standing() {
            Some(Standing::Won(winner)) if winner == player => {
                self.phrase(Phrase::YouWinMatch, &[])
            }
            Some(Standing::Won(_)) => self.phrase(Phrase::YouLoseMatch, &[]),
            standing => {
                let of_match = standing.and_then(|it| self.match_ended(it, &names, ""));
                of_match.unwrap_or_else(|| self.result_of_game_for(player, game, outcome))
            }
        }
    }

    /// The result of the game alone as this player is told.
    pub fn result_of_game_for(self, player: Color, game: &Game, outcome: Outcome) -> String {
        match outcome.winner.filter(|_| !game.is_aborted()) {
            Some(winner) if winner == player => self.phrase(Phrase::YouWin, &[]),
            Some(_) => self.phrase(Phrase::YouLose, &[]),
            None => self.result_of(game, outcome, &Names::in_game(game)),
        }
    }

    /// What a game is, as far as it is not usual: its rules, what is given, its time control, its place in a match, such as
    /// `Chess960 · Anna gives a knight · 5+3 · best of 5, game 4`. Where that has no room, one of the others is shown: the last
    /// parts of it, or the time control.
    pub fn kinds_of_game(self, game: &Game, control: Option<String>) -> Vec<String> {
        let is_chess960 = game.record().position_at(0).is_chess960();
        let rules = FieldOption::Rules(Rules::Chess960);
        let rules = is_chess960.then(|| self.field_option(&rules));
        let given = game.handicap().map(|it| self.gives_in(game, it));
        let place = game.part_of_match().map(|part| self.game_of_match(part));
        let all = [rules, given, control.clone(), place];
        let all: Vec<String> = all.into_iter().flatten().collect();
        let ends = (0..all.len()).filter_map(|from| all.get(from..));
        ends.map(|end| end.join(" · ")).chain(control).collect()
    }

    /// The time control of a game, if it has one.
    pub fn control_of(self, game: &Game) -> Option<String> {
        let control = game.is_timed().then(|| game.clock().control());
        control.map(|control| self.time_controls(control))
    }

    /// The place of a game in a match: `best of 5, game 4`.
    pub fn game_of_match(self, part: Match) -> String {
        let place: [(&str, &dyn Display); 2] =
            [("length", &part.length()), ("round", &part.round())];
        self.phrase(Phrase::GameOfMatch, &place)
    }

    /// The next game of a match in two lines: `Anna – Ben · best of 5, game 3`, and `1½ – ½ so far · Anna has White`.
    pub fn next_of_match(self, last: &Game) -> [String; 2] {
        let next = last.rematch(None);
        let Some(part) = next.part_of_match() else {
            return Default::default();
        };
        let place = self.game_of_match(part);
        let halves = part.halves(None);
        let score = score_of_halves(halves.white, halves.black);
        let score = self.phrase(Phrase::MatchScore, &[("score", &score)]);
        let player = self.called(&Names::in_game(&next), Color::White);
        let white = self.phrase(Phrase::HasWhite, &[("player", &player)]);
        [
            format!("{} · {place}", self.who(&next.players)),
            format!("{score} · {white}"),
        ]
    }
}

/// The points of two players: `2½ – 1½`.
pub(super) fn score_of_halves(one: u32, other: u32) -> String {
    format!("{} – {}", points(one), points(other))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::{Question, TimeControl};
    use crate::language::Language;
    use crate::rules::{ByColor, Position, Role};

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
            assert_eq!(
                Words::ENGLISH
                    .next_game_is(&game(names, control))
                    .as_deref(),
                Some(words)
            );
        }
    }

    #[test]
    fn each_player_is_told_of_his_own_colour_in_the_next_game() {
        let game = game([Some("Anna"), Some("Ben")], "300+3");
        let table = [
            (Words::ENGLISH, "White, 5+3."),
            (Words::in_language(Language::German), "Weiß, 5+3."),
            (Words::in_language(Language::Russian), "Белые, 5+3."),
        ];
        for (words, ending) in table {
            let [white, black] = Color::BOTH.map(|player| words.next_game_for(player, &game));
            assert!(black.ends_with(ending), "{black}");
            assert!(!white.ends_with(ending), "{white}");
        }
    }

    #[test]
    fn a_rematch_is_told_with_what_is_given() {
        let handicap = Handicap {
            giver: Color::White,
            piece: Some(Role::Knight),
            half_time: false,
        };
        let game = game([Some("Anna"), Some("Ben")], "-").with_handicap(Some(handicap));
        assert_eq!(
            Words::ENGLISH.next_game_is(&game).as_deref(),
            Some("Rematch: Ben has White. Anna gives a knight.")
        );
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
        let resign = |game: &mut Game| {
            game.ask_to_resign(game.turn());
            let question = game.answer(true, Duration::ZERO);
            assert_eq!(question, Some(Question::Resign(Color::White)));
        };
        let mut aborted = game.clone();
        resign(&mut aborted);
        assert_eq!(fates(&aborted), [None, None], "it counts for neither");
        for mv in ["e2e4", "e7e5"] {
            let mv = mv.parse().expect("a move");
            game.push(mv, Duration::ZERO).expect("it is legal");
        }
        let mut drawn = game.clone();
        drawn.request_draw(Duration::ZERO);
        drawn.answer(true, Duration::ZERO);
        assert_eq!(fates(&drawn), [Some("Draw"), Some("Draw")]);
        resign(&mut game);
        assert_eq!(fates(&game), [Some("Resigned"), Some("Won")]);
    }

    #[test]
    fn a_match_is_told_with_its_score_and_what_comes_next() {
        let win = |mut game: Game, color: Color| {
            for mv in ["e2e4", "e7e5"] {
                let mv = mv.parse().expect("a move");
                game.push(mv, Duration::ZERO).expect("it is legal");
            }
            if color == Color::White {
                let mv = "g1f3".parse().expect("a move");
                game.push(mv, Duration::ZERO).expect("it is legal");
            }
            game.ask_to_resign(game.turn());
            game.answer(true, Duration::ZERO);
            game
        };
        let english = Words::ENGLISH;
        let first = game([Some("Anna"), Some("Ben")], "-").in_match(Match::new(2));
        let first = win(first, Color::White);
        assert_eq!(english.match_result(&first, &Names::in_game(&first)), None);
        assert_eq!(
            english.next_game_is(&first).as_deref(),
            Some("Next game: Ben has White.")
        );
        assert_eq!(
            english.next_of_match(&first),
            [
                "Ben – Anna · best of 2, game 2",
                "0 – 1 so far · Ben has White"
            ]
        );
        let won = win(first.rematch(None), Color::Black);
        assert_eq!(
            english.match_result(&won, &Names::in_game(&won)).as_deref(),
            Some("Anna wins the match 2 – 0")
        );
        assert_eq!(english.next_game_button(&won), "New match");
        let drawn = win(first.rematch(None), Color::White);
        assert_eq!(
            english
                .match_result(&drawn, &Names::in_game(&drawn))
                .as_deref(),
            Some("Match drawn 1 – 1")
        );
        assert_eq!(english.next_game_button(&drawn), "One more game");
        let part = drawn.part_of_match().expect("it is in a match");
        assert_eq!(english.match_label(part), "Match, best of 2");
    }
}
