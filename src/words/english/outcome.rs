//! Why games end.

use crate::rules::Termination;
use crate::words::Text;

pub fn termination(termination: Termination) -> Text {
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
