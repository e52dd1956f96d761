//! Players that are the program itself.

use super::pgn::{HELP_TAGS, HINTS_TAGS, TYPE_TAGS};
use crate::rules::{ByColor, Color};

/// The levels of the program as a player.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;

/// The value of the tags `WhiteType` and `BlackType` for a program (PGN standard 9.1.3).
pub(super) const PROGRAM: &str = "program";

/// The name of the program as a player, before its level.
const NAME: &str = "Deskmate (level ";

/// The name under which the program plays at a level.
///
/// ```
/// use deskmate::game::{program_level, program_name};
///
/// assert_eq!(program_name(4), "Deskmate (level 4)");
/// assert_eq!(program_level("Deskmate (level 4)"), Some(4));
/// assert_eq!(program_level("Deskmate (level 11)"), None);
/// ```
pub fn program_name(level: u8) -> String {
    format!("{NAME}{level})")
}

/// The level of the program that has this name.
pub fn program_level(name: &str) -> Option<u8> {
    let level = name.strip_prefix(NAME)?.strip_suffix(')')?;
    let level = level.parse().ok().filter(|level| LEVELS.contains(level))?;
    (program_name(level) == name).then_some(level)
}

/// The levels of the sides that are the program, by the names of the players.
pub(crate) fn programs_among(players: &ByColor<Option<String>>) -> ByColor<Option<u8>> {
    ByColor::from_fn(|color| program_level(players[color].as_deref()?))
}

/// The side of the one person who plays against the program, by the levels of the sides that are the program.
pub(crate) fn person_against(programs: &ByColor<Option<u8>>) -> Option<Color> {
    match (programs.white, programs.black) {
        (Some(_), None) => Some(Color::Black),
        (None, Some(_)) => Some(Color::White),
        (None, None) | (Some(_), Some(_)) => None,
    }
}

/// Whether a program played a side, by the tags of the game's file.
pub(crate) fn is_program<'a>(color: Color, tag: impl Fn(&str) -> Option<&'a str>) -> bool {
    tag(TYPE_TAGS[color]) == Some(PROGRAM)
}

/// Whether a program played in a game or helped in it, by the tags of its file. Such a game says nothing about the strength
/// of the people in it.
pub fn is_helped<'a>(tag: impl Fn(&str) -> Option<&'a str>) -> bool {
    Color::BOTH.into_iter().any(|color| {
        is_program(color, &tag)
            || tag(HELP_TAGS[color]).is_some()
            || tag(HINTS_TAGS[color]).is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_names_of_levels_are_those_of_the_program() {
        for level in LEVELS {
            assert_eq!(program_level(&program_name(level)), Some(level));
        }
        for name in [
            "",
            "Deskmate",
            "Deskmate (level 0)",
            "Deskmate (level 04)",
            "Deskmate (level +4)",
            "Deskmate (level 4) ",
            "Anna",
        ] {
            assert_eq!(program_level(name), None, "{name}");
        }
    }

    #[test]
    fn a_game_against_a_program_or_with_its_help_is_helped() {
        let helped = |name: &'static str, value: &'static str| {
            is_helped(|asked: &str| (asked == name).then_some(value))
        };
        assert!(helped("WhiteType", "program") && helped("BlackType", "program"));
        assert!(helped("BlackHelp", "threats") && helped("WhiteHints", "1"));
        assert!(!helped("WhiteType", "human") && !helped("White", "program"));
    }
}
