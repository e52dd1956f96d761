//! Which games are rated, and in which class.

use crate::game::pgn::{BLACK_TIME_TAG, HANDICAP_TAG, TIME_TAG};
use crate::game::program::is_helped;
use crate::game::time_control::TimeControl;
use crate::notation::fen;
use crate::rules::Position;

/// A class of games by the time for them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TimeClass {
    /// Under three minutes.
    Bullet,
    /// Under eight minutes.
    Blitz,
    /// Under 25 minutes.
    Rapid,
    /// Longer.
    Classical,
}

/// The number of moves that a game is taken to have.
const MOVES: u32 = 40;

impl TimeClass {
    /// The class of a time control: by the time that it gives for forty moves. `None` without a limit.
    pub fn of(control: &TimeControl) -> Option<TimeClass> {
        Some(match control.time_for(MOVES)?.as_secs() / 60 {
            0..3 => TimeClass::Bullet,
            3..8 => TimeClass::Blitz,
            8..25 => TimeClass::Rapid,
            _ => TimeClass::Classical,
        })
    }
}

/// The class of a game by the tags of its file. `None` if it is not rated: it has no limit of time, a handicap, its own start
/// position, other rules, or a program that played or helped in it.
///
/// ```
/// use deskmate::game::{TimeClass, rated_class};
///
/// let class = |tags: &[(&str, &'static str)]| {
///     rated_class(|asked| tags.iter().find(|(name, _)| *name == asked).map(|(_, value)| *value))
/// };
/// assert_eq!(class(&[("TimeControl", "300+3")]), Some(TimeClass::Blitz));
/// assert_eq!(class(&[("TimeControl", "300+3"), ("BlackType", "program")]), None);
/// ```
pub fn rated_class<'a>(tag: impl Fn(&str) -> Option<&'a str>) -> Option<TimeClass> {
    if is_helped(&tag) || !is_standard(&tag) {
        return None;
    }
    TimeClass::of(&tag(TIME_TAG)?.parse().ok()?)
}

/// Whether both players have the same time, and the game is one of standard chess from the start.
fn is_standard<'a>(tag: impl Fn(&str) -> Option<&'a str>) -> bool {
    let is_start = |text| fen::read(text).is_ok_and(|start| start == Position::initial());
    let has_same_time = |name| tag(name).is_none_or(|time| Some(time) == tag(TIME_TAG));
    tag(HANDICAP_TAG).is_none()
        && ["WhiteTimeControl", BLACK_TIME_TAG]
            .into_iter()
            .all(has_same_time)
        && tag("Variant").is_none_or(|name| name.eq_ignore_ascii_case("Standard"))
        && tag("FEN").is_none_or(is_start)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The class of a game with this time control, and one tag more.
    fn class(control: &str, (name, value): (&str, &str)) -> Option<TimeClass> {
        rated_class(|asked| match asked {
            "TimeControl" => Some(control),
            _ => (asked == name).then_some(value),
        })
    }

    #[test]
    fn the_class_is_that_of_the_time_for_forty_moves() {
        for (control, expected) in [
            ("179", Some(TimeClass::Bullet)),
            ("60+2", Some(TimeClass::Bullet)),
            ("60+3", Some(TimeClass::Blitz)),
            ("479", Some(TimeClass::Blitz)),
            ("480", Some(TimeClass::Rapid)),
            ("900+10", Some(TimeClass::Rapid)),
            ("900+15", Some(TimeClass::Classical)),
            ("1500", Some(TimeClass::Classical)),
            ("20/600:600", Some(TimeClass::Rapid)),
            ("40/300", Some(TimeClass::Blitz)),
            ("40/900:900", Some(TimeClass::Rapid)),
            ("*300", Some(TimeClass::Blitz)),
            ("-", None),
            ("count-up", None),
            ("?", None),
            ("soon", None),
        ] {
            assert_eq!(class(control, ("", "")), expected, "{control}");
        }
    }

    #[test]
    fn a_game_under_other_conditions_is_not_rated() {
        for tag in [
            ("FEN", "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"),
            ("Variant", "Chess960"),
            ("Handicap", "White gives half the time"),
            ("WhiteTimeControl", "150"),
            ("BlackTimeControl", "150"),
            ("WhiteType", "program"),
        ] {
            assert_eq!(class("300", tag), None, "{tag:?}");
        }
        let standard = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for tag in [
            ("FEN", standard),
            ("Variant", "Standard"),
            ("WhiteType", "human"),
        ] {
            assert_eq!(class("300", tag), Some(TimeClass::Blitz), "{tag:?}");
        }
    }
}
