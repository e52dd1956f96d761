//! Exercises.

use crate::app::{Attempt, Notice, Tried, numbering};
use crate::notation::san;
use crate::rules::{Color, Move, Position};
use crate::storage::{DAYS, SavedExercise, SavedLine};
use crate::tree::Score;
use crate::words::{Counted, Names, Phrase, Words, isolated};

impl Words {
    /// Who is asked for a better move, or has found one.
    pub fn asked_of(self, phrase: Phrase, attempt: &Attempt) -> String {
        let exercise = attempt.exercise();
        let name = Some(exercise.player.as_str()).filter(|name| !name.is_empty());
        let player = self.player(exercise.position.turn(), name);
        self.phrase(phrase, &[("player", &player)])
    }

    /// What the error has cost: `It let your chances fall from 48 % to 18 %.`
    pub fn cost(self, attempt: &Attempt) -> String {
        let exercise = attempt.exercise();
        let chances = |line| self.chances_left(&exercise.position, line);
        let before = exercise.right.first().map(chances).unwrap_or_default();
        let after = chances(&exercise.error);
        self.phrase(
            Phrase::ChancesFell,
            &[("before", &before), ("after", &after)],
        )
    }

    /// What a right line is worth, and which other move is as good.
    pub fn worth(self, position: &Position, line: &SavedLine, other: Option<&SavedLine>) -> String {
        let percent = self.chances_left(position, line);
        let worth = self.phrase(Phrase::KeepsChances, &[("percent", &percent)]);
        let other = other.map(|other| {
            let mv = self.first_move(position, other);
            format!(" {}", self.phrase(Phrase::AsGood, &[("move", &mv)]))
        });
        worth + &other.unwrap_or_default()
    }

    /// What a line is worth to who moves first; if it ends with a mate, the moves to it.
    pub fn chances_in(self, position: &Position, line: &SavedLine) -> String {
        self.chances(line.percent, mate_in(position, line).map(Score::Mate))
    }

    /// The same in percent, for a sentence that compares them.
    fn chances_left(self, position: &Position, line: &SavedLine) -> String {
        self.percent(match mate_in(position, line) {
            Some(1..) => 100.0,
            Some(_) => 0.0,
            None => line.percent,
        })
    }

    /// The error with its number and mark: `23…Qb6??`
    pub fn error(self, exercise: &SavedExercise) -> String {
        let mark = if exercise.blunder { "??" } else { "?" };
        self.first_move(&exercise.position, &exercise.error) + mark
    }

    /// The first move of a line with its number: `23…Nd5`
    pub fn first_move(self, position: &Position, line: &SavedLine) -> String {
        let first = line.first().map(|mv| self.move_from(position, mv));
        first.unwrap_or_else(|| numbered(position))
    }

    /// A move from a position with its number.
    pub fn move_from(self, position: &Position, mv: Move) -> String {
        numbered(position) + &self.san(&san::write(position, mv))
    }

    /// The moves of a line, each with its number if one stands before it: `23…`, `Nd5`
    pub fn moves_of(self, position: &Position, line: &SavedLine) -> Vec<(String, String)> {
        let words = san::write_line(position, &line.moves);
        let black_first = usize::from(position.turn() == Color::Black);
        let first = position.fullmove_number();
        let word = |(index, word): (usize, &String)| {
            let ply = index + black_first;
            let number = match (index, ply % 2) {
                (0, _) => numbered(position),
                (_, 0) => numbering(first.saturating_add((ply / 2) as u32), Color::White),
                _ => String::new(),
            };
            (number, self.san(word))
        };
        words.iter().enumerate().map(word).collect()
    }

    /// What was tried, and what is to be said of it.
    pub fn tried(self, position: &Position, tried: &Tried) -> (String, String) {
        let hint = || self.text(Phrase::HintGiven).to_owned();
        match tried {
            Tried::Move(san, refutation) => {
                let after = numbered_reply(position);
                let reply = refutation.as_ref().map(|it| after + &self.san(&it.reply));
                let said = |reply| self.phrase(Phrase::RefutedBy, &[("move", &reply)]);
                let tried = numbered(position) + &self.san(san);
                (tried, reply.map(said).unwrap_or_default())
            }
            Tried::Good(san) => {
                let said = self.text(Phrase::GoodToo).to_owned();
                (numbered(position) + &self.san(san), said)
            }
            Tried::Piece(square) => {
                let said = self.phrase(Phrase::HintPiece, &[("square", square)]);
                (hint(), said)
            }
            Tried::Target(square) => {
                let said = self.phrase(Phrase::HintTarget, &[("square", square)]);
                (hint(), said)
            }
        }
    }

    /// How often an exercise was tried: `2 tries, 1 hint used`
    pub fn tries(self, attempt: &Attempt) -> String {
        let (tries, hints) = attempt.counts();
        let counted = [(Counted::Tries, tries), (Counted::Hints, hints)];
        let counted = counted.into_iter().filter(|(_, count)| *count > 0);
        let counted = counted.map(|(what, count)| self.counted(what, count));
        counted.collect::<Vec<_>>().join(", ")
    }

    /// That there are no exercises, or that so many mistakes were examined and none of them is asked, and why.
    pub fn nothing_to_ask(self, examined: usize) -> String {
        let said = self.notice(&Notice::nothing_to_ask(examined), &Names::default());
        said.lead + &said.text + &said.end
    }

    /// What leads to exercises, with the keys of a review that analyse its game and practise its mistakes.
    pub fn way_to_exercises(self, analyse: &str, practise: &str) -> String {
        self.phrase(
            Phrase::WayToExercises,
            &[("analyse", &analyse), ("practise", &practise)],
        )
    }

    /// What begins the exercises of a player.
    pub fn begin_with(self, player: &str) -> String {
        let player = isolated(shown_name(player));
        self.phrase(Phrase::BeginWith, &[("player", &player)])
    }

    /// In how many days an exercise comes back, if it does.
    pub fn comes_back(self, days: Option<u64>) -> String {
        days.map_or_else(
            || self.text(Phrase::DoesNotComeBack).to_owned(),
            |days| self.counted(Counted::ComesBack, days as usize),
        )
    }

    /// When an exercise comes back that is found at once each time.
    pub fn when_it_comes_back(self) -> String {
        let days = DAYS.map(|days| days.to_string()).join(", ");
        self.phrase(Phrase::WhenItComesBack, &[("days", &days)])
    }

    /// After how many days it would have come back otherwise: found at once, and with the solution.
    pub fn other_returns(self, later: u64, soon: u64) -> String {
        let [later, soon] = [later, soon].map(|days| self.counted(Counted::Days, days as usize));
        self.phrase(Phrase::OtherReturns, &[("later", &later), ("soon", &soon)])
    }

    /// How many exercises of whom are left.
    pub fn still_to_solve(self, left: &[(String, usize)]) -> String {
        let left = left
            .iter()
            .map(|(name, count)| format!("{} {count}", isolated(name)));
        let players = left.collect::<Vec<_>>().join(", ");
        self.phrase(Phrase::StillToSolve, &[("players", &players)])
    }

    /// The place of an exercise in its series: `3 of 5`, or `3 of 5 so far` while more of them are looked for.
    pub fn place_of(self, number: usize, count: usize, grows: bool) -> String {
        let phrase = if grows {
            Phrase::PlaceSoFar
        } else {
            Phrase::PlaceOf
        };
        self.phrase(phrase, &[("number", &number), ("count", &count)])
    }

    /// A wrong move on the board with its mark, and what refutes it.
    pub fn refuted(self, position: &Position, mv: Move, reply: Move) -> (String, String) {
        let after = position.play(mv).ok();
        let reply = after.map_or_else(String::new, |after| {
            numbered(&after) + &self.san(&san::write(&after, reply))
        });
        let mv = numbered(position) + &self.san(&san::write(position, mv));
        (mv, self.phrase(Phrase::RefutedBy, &[("move", &reply)]))
    }

    /// Where exercises come from: how many games of all are analysed.
    pub fn analysed_games(self, (analysed, count): (usize, usize)) -> String {
        let [analysed, count] = [analysed, count].map(|it| self.grouped(it));
        self.phrase(
            Phrase::AnalysedGames,
            &[("analysed", &analysed), ("count", &count)],
        )
    }

    /// Who has no exercises.
    pub fn without_exercises(self, names: &[String]) -> String {
        let names = names.iter().map(|name| isolated(name).to_string());
        let players = names.collect::<Vec<_>>().join(", ");
        self.phrase(Phrase::WithoutExercises, &[("players", &players)])
    }

    /// The end of a series.
    pub fn series_end(self, solved: usize, count: usize) -> String {
        self.phrase(
            Phrase::SeriesDone,
            &[("solved", &solved), ("count", &count)],
        )
    }
}

/// The name of a player in a list, in which nobody is without one.
pub fn shown_name(name: &str) -> &str {
    if name.is_empty() { "?" } else { name }
}

/// In how many moves a line ends with a mate; negative if who moves first is mated.
fn mate_in(position: &Position, line: &SavedLine) -> Option<i32> {
    let mut moves = line.moves.iter();
    let end = moves.try_fold(position.clone(), |position, &mv| position.play(mv));
    let length = i32::try_from(line.moves.len().div_ceil(2)).ok()?;
    let is_own = line.moves.len() % 2 == 1;
    end.ok()?.outcome()?.winner?;
    Some(if is_own { length } else { -length })
}

/// The number before a move in this position.
fn numbered(position: &Position) -> String {
    numbering(position.fullmove_number(), position.turn())
}

/// The number before the reply to a move in this position.
fn numbered_reply(position: &Position) -> String {
    let number = position.fullmove_number();
    match position.turn() {
        Color::White => numbering(number, Color::Black),
        Color::Black => numbering(number.saturating_add(1), Color::White),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{fen, read_moves};

    /// Who had missed a mate was told of 98 %.
    #[test]
    fn a_line_that_ends_with_a_mate_is_worth_a_mate() {
        let position = fen::read("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1").expect("a position");
        let worth = |percent, moves| {
            let moves = read_moves(&position, moves).expect("legal moves");
            Words::ENGLISH.chances_in(&position, &SavedLine { percent, moves })
        };
        assert_eq!(worth(97.54, "Rd8#"), "#1");
        assert_eq!(worth(2.46, "Rc1 Ra8 Rb1 h6 Rd1 Ra1 h3 Rxd1"), "2 %");
        assert_eq!(worth(2.46, "Rd2 Ra1 Rd1 Rxd1#"), "#−2");
    }

    /// `It let your chances fall from #1 to 57 %.`
    #[test]
    fn a_sentence_has_a_mate_in_percent_like_the_rest() {
        let position = fen::read("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1").expect("a position");
        let said = |percent, moves| {
            let moves = read_moves(&position, moves).expect("legal moves");
            Words::ENGLISH.worth(&position, &SavedLine { percent, moves }, None)
        };
        let keeps = |percent| format!("It keeps your chances at {percent} %.");
        assert_eq!(said(97.54, "Rd8#"), keeps(100));
        assert_eq!(said(2.46, "Rd2 Ra1 Rd1 Rxd1#"), keeps(0));
        assert_eq!(said(57.2, "Rd2"), keeps(57));
    }
}
