//! Results of games and their reasons.

use super::player::side;
use crate::rules::{Color, Outcome, Termination};
use crate::storage::library::End;

/// The result: `White wins`, `Draw`.
pub fn result(outcome: Outcome) -> String {
    match outcome.winner {
        Some(color) => format!("{} wins", side(color)),
        None => "Draw".to_string(),
    }
}

/// The reason as a heading: `Checkmate`, `Black resigned`.
pub fn reason(outcome: Outcome) -> String {
    match (outcome.termination, outcome.winner) {
        (Termination::Resignation, Some(winner)) => format!("{} resigned", side(winner.other())),
        (Termination::TimeForfeit, Some(winner)) => {
            format!("{} ran out of time", side(winner.other()))
        }
        (Termination::TimeForfeit, None) => "Out of time, but no mate possible".to_string(),
        (Termination::Agreement, _) => "Agreed".to_string(),
        (termination, _) => capitalised(self::termination(termination)),
    }
}

/// How a game in a list ended: `Checkmate`, `Resigned`, `Unfinished`. Nothing where that is not known.
pub fn end(end: &End) -> String {
    match end {
        End::Unknown | End::By(Termination::Unstated) => String::new(),
        End::Unfinished => "Unfinished".to_string(),
        End::By(Termination::Agreement) => "Agreed".to_string(),
        End::By(Termination::Resignation) => "Resigned".to_string(),
        End::By(Termination::TimeForfeit) => "Time".to_string(),
        End::By(reason) => capitalised(termination(*reason)),
        End::Stated(reason) => capitalised(reason),
    }
}

/// The reason in the middle of a sentence: `A draw by threefold repetition`.
pub(super) fn termination(termination: Termination) -> &'static str {
    use Termination::*;
    match termination {
        Checkmate => "checkmate",
        Stalemate => "stalemate",
        InsufficientMaterial => "insufficient material",
        DeadPosition => "dead position",
        ThreefoldRepetition => "threefold repetition",
        FivefoldRepetition => "fivefold repetition",
        FiftyMoveRule => "fifty-move rule",
        SeventyFiveMoveRule => "seventy-five-move rule",
        EightHalfMoves => "eight half-moves",
        Agreement => "agreement",
        Resignation => "resignation",
        TimeForfeit => "time forfeit",
        Unstated => "reason not stated",
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// The score: `1–0`, `½–½`.
pub fn score(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Color::White) => "1–0",
        Some(Color::Black) => "0–1",
        None => "½–½",
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
            let words = (super::result(outcome), super::reason(outcome));
            assert_eq!(words, (result.to_string(), reason.to_string()));
            assert_eq!(super::score(outcome), score);
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
            (End::Stated("abandoned".into()), "Abandoned"),
        ];
        for (end, words) in table {
            assert_eq!(super::end(&end), words);
        }
    }

    #[test]
    fn points_are_written_with_halves() {
        let written: Vec<String> = [0, 1, 2, 3, 20, 21].map(points).into();
        assert_eq!(written, ["0", "½", "1", "1½", "10", "10½"]);
    }
}
