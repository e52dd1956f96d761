//! Results of games and their reasons.

use crate::rules::{Color, Outcome, Termination};
use crate::storage::library::End;

/// The result: `White wins`, `Draw`.
pub fn result(outcome: Outcome) -> String {
    match outcome.winner {
        Some(color) => format!("{color} wins"),
        None => "Draw".to_string(),
    }
}

/// The reason as a heading: `Checkmate`, `Black resigned`.
pub fn reason(outcome: Outcome) -> String {
    match (outcome.termination, outcome.winner) {
        (Termination::Resignation, Some(winner)) => format!("{} resigned", winner.other()),
        (Termination::TimeForfeit, Some(winner)) => format!("{} ran out of time", winner.other()),
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
    fn points_are_written_with_halves() {
        let written: Vec<String> = [0, 1, 2, 3, 20, 21].map(points).into();
        assert_eq!(written, ["0", "½", "1", "1½", "10", "10½"]);
    }
}
