//! How the games of a list ended.

use crate::game::LONGEST_NAME;
use crate::notation::pgn::{Outline, known_value};
use crate::notation::shortened;
use crate::rules::Termination;

/// How a game of a list ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// It has a result, but its text gives no reason.
    Unknown,
    /// It is not over.
    Unfinished,
    /// For a reason that Deskmate has too.
    By(Termination),
    /// For another reason, as the tag `Termination` of its text words it, such as `abandoned`.
    Stated(Box<str>),
}

impl End {
    /// Whether a game that ended so after this many half-moves counts in no score.
    pub(super) fn aborts(&self, played: u32) -> bool {
        let reason = match self {
            End::By(reason) => *reason,
            End::Unknown | End::Unfinished | End::Stated(_) => Termination::Unstated,
        };
        reason.aborts(played)
    }

    /// What the tag `Termination` says (PGN standard 9.8.1), else what the last move and the result show.
    pub(super) fn of(game: &Outline) -> End {
        let stated = known_value(game.tag("Termination").unwrap_or_default());
        match stated.to_lowercase().as_str() {
            "unterminated" => End::Unfinished,
            "" | "normal" | "reason not stated" => match game.result {
                _ if game.is_mate => End::By(Termination::Checkmate),
                None => End::Unfinished,
                Some(_) => End::Unknown,
            },
            tag => match Termination::from_tag(tag) {
                Some(reason) => End::By(reason),
                // No list can show more.
                None => End::Stated(shortened(stated, LONGEST_NAME).into()),
            },
        }
    }
}
