//! Results of games and their reasons.

use std::fmt::Display;

use super::player::Names;
use crate::notation::pgn::GameResult;
use crate::rules::{Color, Outcome, Termination};
use crate::storage::library::{End, EndNames};
use crate::words::{Counted, Phrase, Words};

impl Words {
    /// The result: `White wins`, `Anna wins`, `Draw`.
    pub fn result(self, outcome: Outcome, names: &Names) -> String {
        match outcome.winner {
            Some(color) => self.phrase(Phrase::Wins, &[("winner", &self.called(names, color))]),
            None => self.phrase(Phrase::Draw, &[]),
        }
    }

    /// The reason as a heading: `Checkmate`, `Black resigned`.
    pub fn reason(self, outcome: Outcome) -> String {
        let loser = self.loser(outcome, &Names::default());
        self.fill(self.texts.reason(outcome), &[("loser", &loser)])
    }

    /// The end of a game in a sentence: `Ben resigned after 23 moves: Anna wins.`
    pub(super) fn ended(self, outcome: Outcome, moves: usize, names: &Names) -> String {
        let text = self.texts.ended(outcome);
        let text = text.split_once('|').map_or(text, |(text, _)| text);
        self.with_moves(text, outcome, moves, names)
    }

    /// How a game ended, below its result: `Ben resigned after 23 moves.`, `By agreement after 7 moves.`
    pub fn summary(self, outcome: Outcome, moves: usize, names: &Names) -> String {
        let text = without_result(self.texts.ended(outcome));
        self.with_moves(&text, outcome, moves, names)
    }

    /// The same as this player is told: `You resigned after 23 moves.`
    pub fn summary_for(
        self,
        player: Color,
        outcome: Outcome,
        moves: usize,
        names: &Names,
    ) -> String {
        let own = match outcome.termination {
            Termination::Resignation => Some(Phrase::YouResigned),
            Termination::TimeForfeit => Some(Phrase::YouLostOnTime),
            _ => None,
        };
        match own {
            Some(phrase) if outcome.winner == Some(player.other()) => {
                self.phrase(phrase, &[("after", &self.after(moves))])
            }
            _ => self.summary(outcome, moves, names),
        }
    }

    /// That a game counts in no score.
    pub fn does_not_count(self) -> String {
        self.phrase(Phrase::DoesNotCount, &[])
    }

    fn with_moves(self, text: &str, outcome: Outcome, moves: usize, names: &Names) -> String {
        let values: [(&str, &dyn Display); 3] = [
            ("result", &self.result(outcome, names)),
            ("loser", &self.loser(outcome, names)),
            ("after", &self.after(moves)),
        ];
        self.fill(text, &values)
    }

    /// When a game ended: `after 23 moves`, `on the first move`.
    fn after(self, moves: usize) -> String {
        match moves {
            0 => self.phrase(Phrase::OnFirstMove, &[]),
            _ => self.counted(Counted::AfterMoves, moves),
        }
    }

    fn loser(self, outcome: Outcome, names: &Names) -> String {
        let winner = outcome.winner;
        winner.map_or(String::new(), |winner| self.called(names, winner.other()))
    }

    /// How a game in a list ended: `Checkmate`, `Resigned`, `Unfinished`. Nothing where that is not known.
    pub fn end(self, end: &End) -> String {
        match end {
            End::Unknown => String::new(),
            End::Unfinished => self.phrase(Phrase::EndUnfinished, &[]),
            End::By(reason) => self.texts.end(*reason).to_string(),
            End::Stated(reason) => match reason.to_lowercase().as_str() {
                "abandoned" => self.text(Phrase::EndAbandoned).to_owned(),
                "adjudication" => self.text(Phrase::EndAdjudicated).to_owned(),
                "rules infraction" => self.text(Phrase::EndRulesInfraction).to_owned(),
                _ => capitalised(reason),
            },
        }
    }
}

impl EndNames for Words {
    fn name(&self, end: &End) -> String {
        self.end(end)
    }

    fn draw(&self) -> String {
        self.text(Phrase::Draw).to_owned()
    }

    fn month(&self, number: u8) -> String {
        self.month_name(number).to_owned()
    }

    fn opening(&self, name: &str) -> String {
        self.opening_in_short(name).to_owned()
    }

    fn openings(&self) -> Vec<[&'static str; 2]> {
        self.renamed_openings().collect()
    }
}

/// The end of a game, as its sentence says it, without the result.
fn without_result(ended: &str) -> String {
    if let Some((_, alone)) = ended.split_once('|') {
        return alone.to_owned();
    }
    let heads = ["{result}: ", "{result}, ", "{result} "];
    if let Some(rest) = heads.iter().find_map(|head| ended.strip_prefix(head)) {
        return capitalised(rest);
    }
    let tails = [": {result}.", ". {result}."];
    let rest = tails.iter().find_map(|tail| ended.strip_suffix(tail));
    rest.map_or_else(|| ended.to_owned(), |rest| format!("{rest}."))
}

/// A text with a capital at its beginning.
pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// The score: `1–0`, `½–½`.
pub fn score(outcome: Outcome) -> &'static str {
    score_of(Some(GameResult::of(outcome.winner)))
}

/// A result in lists and headings.
pub fn score_of(result: Option<GameResult>) -> &'static str {
    match result.map(GameResult::winner) {
        Some(Some(Color::White)) => "1–0",
        Some(Some(Color::Black)) => "0–1",
        Some(None) => "½–½",
        None => "*",
    }
}

/// Points, given in half points: `0`, `½`, `1`, `1½`.
pub fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn who_ends_a_game_is_told_so_himself() {
        let names = Names::default();
        let told = |player, termination| {
            let outcome = Outcome::win(Color::White, termination);
            Words::ENGLISH.summary_for(player, outcome, 2, &names)
        };
        let (resigned, late) = (Termination::Resignation, Termination::TimeForfeit);
        let cases = [
            (Color::Black, resigned, "You resigned after 2 moves."),
            (Color::White, resigned, "Black resigned after 2 moves."),
            (Color::Black, late, "You ran out of time after 2 moves."),
            (
                Color::Black,
                Termination::Checkmate,
                "By checkmate after 2 moves.",
            ),
        ];
        for (player, termination, said) in cases {
            assert_eq!(told(player, termination), said);
        }
    }

    #[test]
    fn every_outcome_has_words() {
        use Termination::*;
        let (white, black) = (Color::White, Color::Black);
        let table = [
            (
                Outcome::win(white, Checkmate),
                "White wins",
                "Checkmate",
                "1–0",
            ),
            (
                Outcome::win(black, Resignation),
                "Black wins",
                "White resigned",
                "0–1",
            ),
            (
                Outcome::win(white, TimeForfeit),
                "White wins",
                "Black ran out of time",
                "1–0",
            ),
            (
                Outcome::win(white, Unstated),
                "White wins",
                "Reason not stated",
                "1–0",
            ),
            (
                Outcome::draw(TimeForfeit),
                "Draw",
                "Out of time, but no mate possible",
                "½–½",
            ),
            (Outcome::draw(Agreement), "Draw", "Agreed", "½–½"),
            (Outcome::draw(Stalemate), "Draw", "Stalemate", "½–½"),
            (
                Outcome::draw(InsufficientMaterial),
                "Draw",
                "Insufficient material",
                "½–½",
            ),
            (Outcome::draw(DeadPosition), "Draw", "Dead position", "½–½"),
            (
                Outcome::draw(ThreefoldRepetition),
                "Draw",
                "Threefold repetition",
                "½–½",
            ),
            (
                Outcome::draw(FivefoldRepetition),
                "Draw",
                "Fivefold repetition",
                "½–½",
            ),
            (
                Outcome::draw(FiftyMoveRule),
                "Draw",
                "Fifty-move rule",
                "½–½",
            ),
            (
                Outcome::draw(SeventyFiveMoveRule),
                "Draw",
                "Seventy-five-move rule",
                "½–½",
            ),
            (
                Outcome::draw(EightHalfMoves),
                "Draw",
                "Eight half-moves",
                "½–½",
            ),
        ];
        for (outcome, result, reason, score) in table {
            let words = (
                Words::ENGLISH.result(outcome, &Names::default()),
                Words::ENGLISH.reason(outcome),
            );
            assert_eq!(words, (result.to_string(), reason.to_string()));
            assert_eq!(super::score(outcome), score);
        }
    }

    #[test]
    fn an_end_is_told_as_a_person_would() {
        use Termination::*;
        let table = [
            (
                Outcome::win(Color::White, Checkmate),
                1,
                "By checkmate after 1 move.",
                "White wins by checkmate after 1 move.",
            ),
            (
                Outcome::win(Color::Black, Resignation),
                23,
                "White resigned after 23 moves.",
                "White resigned after 23 moves: Black wins.",
            ),
            (
                Outcome::win(Color::Black, TimeForfeit),
                23,
                "White ran out of time after 23 moves.",
                "White ran out of time after 23 moves: Black wins.",
            ),
            (
                Outcome::draw(TimeForfeit),
                60,
                "On time, with no mate possible, after 60 moves.",
                "Draw on time, with no mate possible, after 60 moves.",
            ),
            (
                Outcome::draw(Agreement),
                7,
                "By agreement after 7 moves.",
                "Draw by agreement after 7 moves.",
            ),
            (
                Outcome::draw(FiftyMoveRule),
                90,
                "By the fifty-move rule after 90 moves.",
                "Draw by the fifty-move rule after 90 moves.",
            ),
            (
                Outcome::draw(DeadPosition),
                40,
                "In a dead position after 40 moves.",
                "Draw in a dead position after 40 moves.",
            ),
        ];
        for (outcome, moves, short, long) in table {
            let names = Names::default();
            assert_eq!(Words::ENGLISH.summary(outcome, moves, &names), short);
            assert_eq!(Words::ENGLISH.ended(outcome, moves, &names), long);
        }
    }

    #[test]
    fn the_end_stands_without_the_result_in_every_language() {
        for language in Language::ALL {
            for termination in Termination::ALL {
                for winner in [None, Some(Color::White)] {
                    let outcome = Outcome {
                        winner,
                        termination,
                    };
                    let alone = without_result(Words::in_language(language).texts.ended(outcome));
                    assert!(!alone.contains("{result}"), "{language:?}: {alone}");
                }
            }
        }
    }

    #[test]
    fn every_end_has_words() {
        let table = [
            (End::Unknown, ""),
            (End::By(Termination::Unstated), ""),
            (End::Unfinished, "Unfinished"),
            (End::By(Termination::Agreement), "Agreed"),
            (End::By(Termination::Resignation), "Resigned"),
            (End::By(Termination::TimeForfeit), "Time"),
            (End::By(Termination::Checkmate), "Checkmate"),
            (End::Stated("Abandoned".into()), "Abandoned"),
            (End::Stated("adjudication".into()), "Adjudicated"),
            (End::Stated("death".into()), "Death"),
        ];
        for (end, words) in table {
            assert_eq!(Words::ENGLISH.end(&end), words);
        }
        let abandoned = End::Stated("abandoned".into());
        assert_eq!(
            Words::in_language(Language::German).end(&abandoned),
            "Abgebrochen"
        );
    }

    #[test]
    fn points_are_written_with_halves() {
        let written: Vec<String> = [0, 1, 2, 3, 20, 21].map(points).into();
        assert_eq!(written, ["0", "½", "1", "1½", "10", "10½"]);
    }
}
