//! Players and their pieces.

use std::borrow::Cow;

use crate::game::{Game, program_level, read_name};
use crate::notation::shortened;
use crate::rules::{ByColor, Color};
use crate::words::{Text, Words};

impl Words {
    /// The name of a side.
    pub fn side(self, color: Color) -> Text {
        self.texts.side(color)
    }

    /// The name of a player, or else of the side, also where a file has the name of an unnamed player. The program is
    /// called by its level.
    pub fn player(self, color: Color, name: Option<&str>) -> Cow<'_, str> {
        let is_name = |name: &&str| read_name(color, name).is_some();
        match name.filter(is_name) {
            Some(name) => match program_level(name) {
                Some(level) => self.computer(level).into(),
                None => name.into(),
            },
            None => self.side(color).into(),
        }
    }

    /// How a player is called in sentences.
    pub fn called(self, names: &Names, color: Color) -> String {
        let name = |color| self.player(color, names.names[color].as_deref());
        let [whole, other] = [color, color.other()].map(name);
        if names.are_whole || whole.chars().count() <= LONGEST_IN_SENTENCE {
            return whole.into_owned();
        }
        let first = first_words(&whole, &other);
        if first.chars().count() <= LONGEST_IN_SENTENCE {
            return first.to_owned();
        }
        let [cut, other] = [&whole, &other].map(|name| shortened(name, LONGEST_IN_SENTENCE));
        if cut == other {
            self.side(color).into()
        } else {
            cut.into_owned()
        }
    }
}

/// The longest name in a sentence whose room is not known, in characters.
const LONGEST_IN_SENTENCE: usize = 16;

/// The first words of a long name, as many as have room in a sentence, as `Maximilian` of `Maximilian Mustermann`. The whole
/// name, if these are no more than an initial, or name the other player too.
pub fn first_words<'a>(name: &'a str, other: &str) -> &'a str {
    let ends = name.match_indices(' ').map(|(end, _)| &name[..end]);
    let ends = ends.chain([name]);
    // No name ends with `von`.
    let is_name = |words: &&str| match words.rsplit_once(' ') {
        Some((_, last)) => !last.starts_with(char::is_lowercase),
        None => true,
    };
    let fits = |words: &&str| words.chars().count() <= LONGEST_IN_SENTENCE;
    let mut that_fit = ends.filter(is_name).filter(fits);
    let words = that_fit
        .next_back()
        .map(|words| words.trim_end_matches(','));
    let tells = |words: &&str| words.chars().count() > 3 && !other.starts_with(words);
    words.filter(tells).unwrap_or(name)
}

/// The family name of a name that begins with it: `Khalifman` of `Khalifman, Alexander`.
pub fn family_name(name: &str) -> &str {
    name.split_once(',').map_or(name, |(family, _)| family)
}

/// How the players of a game are called in sentences: by their names, or else by their sides.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    names: ByColor<Option<String>>,
    /// Whether they are not shortened in sentences.
    are_whole: bool,
}

impl Names {
    /// The names in a game. Players of the same name are called by their sides, and the program without its level.
    pub fn in_game(game: &Game) -> Names {
        let name = |color| match game.program(color) {
            Some(_) => Some("Deskmate".to_owned()),
            None => game.players[color].clone(),
        };
        let names = ByColor::from_fn(name);
        if names.white == names.black {
            Names::default()
        } else {
            Names {
                names,
                are_whole: false,
            }
        }
    }

    /// The same for a sentence that has room for long names.
    pub fn whole(self) -> Names {
        Names {
            are_whole: true,
            ..self
        }
    }

    /// Whether a player is called by a name.
    pub(super) fn has(&self, color: Color) -> bool {
        self.names[color].is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::rules::Position;

    #[test]
    fn players_of_the_same_name_are_called_by_their_sides() {
        let called = |white: Option<&str>, black: Option<&str>| {
            let players = ByColor {
                white: white.map(String::from),
                black: black.map(String::from),
            };
            let names = Names::in_game(&Game::new(players, Position::initial(), None));
            Color::BOTH.map(|color| Words::ENGLISH.called(&names, color))
        };
        assert_eq!(called(Some("Anna"), None), ["Anna", "Black"]);
        assert_eq!(called(Some("Anna"), Some("Ben")), ["Anna", "Ben"]);
        assert_eq!(called(Some("Anna"), Some("Anna")), ["White", "Black"]);
        let program = called(Some("Anna"), Some("Deskmate (level 4)"));
        assert_eq!(program, ["Anna", "Deskmate"]);
        let [long, _] = called(Some(&"Anna ".repeat(30)), None);
        assert!(long.chars().count() <= LONGEST_IN_SENTENCE + 1, "{long}");
    }

    #[test]
    fn long_names_have_whole_words_in_sentences() {
        let called = |white: &str, black: &str| {
            let players = ByColor {
                white: Some(white.to_owned()),
                black: Some(black.to_owned()),
            };
            let names = Names::in_game(&Game::new(players, Position::initial(), None));
            Color::BOTH.map(|color| Words::ENGLISH.called(&names, color))
        };
        let both = called("Maximilian Mustermann", "Nepomniachtchi, Ian");
        assert_eq!(both, ["Maximilian", "Nepomniachtchi"]);
        let both = called("Bartholomeus von Hohenstein", "Dr. Maximilian Mustermann");
        assert_eq!(both, ["Bartholomeus", "Dr. Maximilian"]);
        // Who is meant must be seen.
        let both = called("Maximilian Mustermann", "Maximilian Musterfrau");
        assert_eq!(both, ["White", "Black"]);
        let both = called("Maximilian Mustermann", "Maximilian Schmidt-Rottluff");
        assert_eq!(both, ["Maximilian Must…", "Maximilian Schm…"]);
        let both = called(
            "J. Unpronounceable-Name",
            "Donaudampfschifffahrtsgesellschaft",
        );
        assert_eq!(both, ["J. Unpronouncea…", "Donaudampfschif…"]);
    }

    #[test]
    fn a_player_without_a_name_is_called_by_the_side() {
        assert_eq!(Words::ENGLISH.player(Color::Black, Some("Anna")), "Anna");
        assert_eq!(Words::ENGLISH.player(Color::Black, None), "Black");
        let german = Words::in_language(Language::German);
        assert_eq!(german.player(Color::Black, Some("Black")), "Schwarz");
        assert_eq!(german.player(Color::Black, Some("White")), "White");
        let program = Some("Deskmate (level 4)");
        assert_eq!(german.player(Color::White, program), "Deskmate, Stufe 4");
    }
}
