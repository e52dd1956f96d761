//! Moves in the letters of any language, read by the one reader of moves.
//!
//! The letters of a language are replaced by the English ones; what stands between them is the same everywhere.

use std::borrow::Cow;

use super::letters::PieceLetters;
use super::reader::{MoveError, read_move};
use super::san;
use crate::rules::{Move, Position, Role};

/// The letters by which moves are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spelling {
    /// Those of the chosen language.
    pub own: PieceLetters,
    /// Those of all languages.
    pub all: &'static [PieceLetters],
}

impl Spelling {
    /// English alone.
    pub const ENGLISH: Spelling = Spelling {
        own: PieceLetters::ENGLISH,
        all: &[],
    };

    /// Reads a move in any notation and in the letters of any language. A legal reading in the chosen language counts;
    /// else those in the others, with Cyrillic letters as good as the Latin ones that look the same, if they are all
    /// the same move.
    ///
    /// # Errors
    /// As [`read_move`], in the chosen language or else in English; or if languages differ.
    pub fn read(&self, position: &Position, text: &str) -> Result<Move, MoveError> {
        let own = self.own.translated(text, Alike::No);
        let own = own.map(|text| read_move(position, &text));
        if let Some(read @ (Ok(_) | Err(MoveError::Ambiguous(_)))) = own {
            return read;
        }
        match self.legal_readings(position, text).as_slice() {
            [mv] => Ok(*mv),
            [] => own.unwrap_or_else(|| read_move(position, text)),
            several => {
                let several = several.iter().map(|&mv| san::write(position, mv));
                Err(MoveError::SeveralLanguages(several.collect()))
            }
        }
    }

    /// The legal moves that a text means in any language.
    fn legal_readings(&self, position: &Position, text: &str) -> Vec<Move> {
        let mut found: Vec<Move> = Vec::new();
        for text in self.translations(text) {
            match read_move(position, &text) {
                Ok(mv) => found.push(mv),
                Err(MoveError::Ambiguous(moves)) => found.extend(moves),
                Err(_) => {}
            }
        }
        found.sort_unstable_by_key(ToString::to_string);
        found.dedup();
        found
    }

    /// The text in English letters, by each language that has all its letters.
    fn translations(&self, text: &str) -> Vec<String> {
        let all = [&self.own, &PieceLetters::ENGLISH].into_iter();
        let all = all.chain(self.all);
        let both = all.flat_map(|letters| [Alike::No, Alike::Yes].map(|alike| (letters, alike)));
        let mut texts: Vec<String> = both
            .filter_map(|(letters, alike)| letters.translated(text, alike))
            .collect();
        texts.sort_unstable();
        texts.dedup();
        texts
    }
}

/// Whether Cyrillic letters are the same as the Latin ones that look alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Alike {
    No,
    Yes,
}

impl PieceLetters {
    /// A move in these letters with the English ones; `None` if it has letters that are none of them.
    pub(super) fn translated(&self, text: &str, alike: Alike) -> Option<String> {
        let text = alike.folded(text);
        if *self == PieceLetters::ENGLISH {
            return Some(text.into_owned());
        }
        let is_rank = |letter: char| matches!(letter, '1'..='8');
        let end = text.rfind(is_rank).map_or(text.len(), |at| at + 1);
        let (moved, rest) = text.split_at(end);
        let moved = match self.first_role(moved, alike, false) {
            Some((role, rest)) => format!("{}{rest}", role.letter()),
            None if has_piece(moved) => return None,
            None => moved.to_owned(),
        };
        let symbols = rest.trim_start_matches(['=', '/', '(']);
        let before = rest.strip_suffix(symbols).unwrap_or_default();
        match self.first_role(symbols, alike, true) {
            Some((role, rest)) => Some(format!("{moved}{before}{}{rest}", role.letter())),
            None if symbols.starts_with(|it: char| it.is_alphabetic() && it != 'e') => None,
            None => Some(format!("{moved}{rest}")),
        }
    }

    /// The piece whose letter a text begins with, and the text after it. A small letter that is a file is none, except
    /// after a square.
    fn first_role<'a>(
        &self,
        text: &'a str,
        alike: Alike,
        is_promotion: bool,
    ) -> Option<(Role, &'a str)> {
        // The king first: in Russian its letters begin with that of the knight.
        Role::PIECES.into_iter().find_map(|role| {
            let letters = alike.folded(self.of(role));
            let length: usize = text
                .chars()
                .take(letters.chars().count())
                .map(char::len_utf8)
                .sum();
            let (begun, rest) = text.split_at(length);
            let is_file = !is_promotion && begun.starts_with(|it| matches!(it, 'a'..='h'));
            let is_it = *begun == *letters || !is_file && same_letters(begun, &letters);
            is_it.then_some((role, rest))
        })
    }
}

fn same_letters(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// Whether a text begins with a letter that can only stand for a piece.
fn has_piece(text: &str) -> bool {
    let first = text.chars().next();
    first.is_some_and(|it| it.is_alphabetic() && !matches!(it, 'a'..='h' | 'O' | 'o'))
}

impl Alike {
    /// A text with Latin letters in place of Cyrillic ones that look the same.
    fn folded(self, text: &str) -> Cow<'_, str> {
        if self == Alike::No || text.is_ascii() {
            return text.into();
        }
        let latin = |letter: char| {
            let mut pairs = CYRILLIC.chars().zip(LATIN.chars());
            let pair = pairs.find(|&(cyrillic, _)| cyrillic == letter);
            pair.map_or(letter, |(_, latin)| latin)
        };
        text.chars().map(latin).collect::<String>().into()
    }
}

const CYRILLIC: &str = "АВЕКМНОРСТХасеорху";
const LATIN: &str = "ABEKMHOPCTXaceopxy";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    const GERMAN: PieceLetters = PieceLetters {
        king: "K",
        queen: "D",
        rook: "T",
        bishop: "L",
        knight: "S",
    };

    const FRENCH: PieceLetters = PieceLetters {
        king: "R",
        queen: "D",
        rook: "T",
        bishop: "F",
        knight: "C",
    };

    const RUSSIAN: PieceLetters = PieceLetters {
        king: "Кр",
        queen: "Ф",
        rook: "Л",
        bishop: "С",
        knight: "К",
    };

    const ALL: &[PieceLetters] = &[PieceLetters::ENGLISH, GERMAN, FRENCH, RUSSIAN];

    fn read(own: PieceLetters, position: &str, text: &str) -> Result<String, MoveError> {
        let position = fen::read(position).expect("a position");
        let spelling = Spelling { own, all: ALL };
        let mv = spelling.read(&position, text)?;
        Ok(san::write(&position, mv))
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /// A rook and a king can both go to f3.
    const BOTH: &str = "4k3/8/8/8/8/R7/4K3/8 w - - 0 1";

    #[test]
    fn the_letters_of_the_chosen_language_come_first() {
        assert_eq!(read(GERMAN, START, "Sf3").as_deref(), Ok("Nf3"));
        assert_eq!(read(GERMAN, START, "sf3").as_deref(), Ok("Nf3"));
        assert_eq!(read(FRENCH, BOTH, "Rf3").as_deref(), Ok("Kf3"));
        assert_eq!(
            read(PieceLetters::ENGLISH, BOTH, "Rf3").as_deref(),
            Ok("Rf3")
        );
        let promoting = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
        for text in ["a8=D", "a8D", "a8(D)+", "a7-a8=D", "a7a8d"] {
            assert_eq!(
                read(GERMAN, promoting, text).as_deref(),
                Ok("a8=Q+"),
                "{text}"
            );
        }
    }

    #[test]
    fn letters_of_other_languages_count_if_they_mean_one_move() {
        assert_eq!(
            read(PieceLetters::ENGLISH, START, "Sf3").as_deref(),
            Ok("Nf3")
        );
        assert_eq!(read(GERMAN, START, "Nf3").as_deref(), Ok("Nf3"));
        assert_eq!(read(GERMAN, START, "Кf3").as_deref(), Ok("Nf3"));
        let several = MoveError::SeveralLanguages(vec!["Rf3".into(), "Kf3".into()]);
        assert_eq!(read(GERMAN, BOTH, "Rf3"), Err(several));
        assert!(matches!(
            read(GERMAN, START, "Nf6"),
            Err(MoveError::NoneReaches { .. } | MoveError::Illegal(_))
        ));
        assert!(matches!(
            read(GERMAN, START, "Xf6"),
            Err(MoveError::NotAMove(_))
        ));
    }

    #[test]
    fn letters_that_look_alike_are_one() {
        // A Latin K for the Cyrillic one, and Cyrillic letters in a square.
        assert_eq!(read(RUSSIAN, START, "Kf3").as_deref(), Ok("Nf3"));
        assert_eq!(read(RUSSIAN, START, "Кс3").as_deref(), Ok("Nc3"));
        assert_eq!(read(RUSSIAN, START, "е4").as_deref(), Ok("e4"));
        let kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        for text in ["Крe2", "Kpe2", "Ke2"] {
            assert_eq!(read(RUSSIAN, kings, text).as_deref(), Ok("Ke2"), "{text}");
        }
    }
}
