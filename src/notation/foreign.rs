//! Games written in the letters of another language.

use super::letters::PieceLetters;
use super::pgn;
use super::spelling::{Alike, Spelling};

/// A longer text, in bytes, is not searched: it is a collection, which has English letters.
const LONGEST: usize = 200_000;

impl Spelling {
    /// The text of a game in English letters, if it has those of another language and can be read only by them: all of
    /// its moves then read so. The chosen language is tried first. Any other text is returned as it is.
    pub fn in_english(&self, text: String) -> String {
        if text.len() > LONGEST || reads(&text) {
            return text;
        }
        let letters = [&self.own].into_iter().chain(self.all);
        let both = letters.flat_map(|it| [Alike::No, Alike::Yes].map(|alike| (it, alike)));
        let mut texts = both.map(|(letters, alike)| translated(&text, letters, alike));
        texts.find(|text| reads(text)).unwrap_or(text)
    }
}

/// Whether a text is a game without a fault in its moves.
fn reads(text: &str) -> bool {
    let read = pgn::read(text);
    read.faults.is_empty() && read.game.tree.main_line().next().is_some()
}

/// The words of a text outside of tags and comments with English letters, where they can be moves.
fn translated(text: &str, letters: &PieceLetters, alike: Alike) -> String {
    let mut translated = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end_of = |ends: char| {
            rest.find(ends)
                .map_or(rest.len(), |at| at + ends.len_utf8())
        };
        let is_apart = |it: char| it.is_whitespace() || "(){}[];.".contains(it);
        let end = match first {
            '{' => end_of('}'),
            '[' => end_of(']'),
            ';' => end_of('\n'),
            it if is_apart(it) => it.len_utf8(),
            _ => {
                let end = rest.find(is_apart).unwrap_or(rest.len());
                let word = &rest[..end];
                let move_word = letters.translated(word, alike);
                translated += &move_word.unwrap_or_else(|| word.to_owned());
                rest = &rest[end..];
                continue;
            }
        };
        translated += &rest[..end];
        rest = &rest[end..];
    }
    translated
}

#[cfg(test)]
mod tests {
    use super::*;

    const GERMAN: PieceLetters = PieceLetters {
        king: "K",
        queen: "D",
        rook: "T",
        bishop: "L",
        knight: "S",
    };

    const RUSSIAN: PieceLetters = PieceLetters {
        king: "Кр",
        queen: "Ф",
        rook: "Л",
        bishop: "С",
        knight: "К",
    };

    const SPELLING: Spelling = Spelling {
        own: PieceLetters::ENGLISH,
        all: &[PieceLetters::ENGLISH, GERMAN, RUSSIAN],
    };

    #[test]
    fn a_game_in_other_letters_is_read_if_all_of_it_reads_so() {
        let english = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 *";
        for text in [
            "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. O-O Sf6 *",
            "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. O-O Кf6 *",
            "1. е4 е5 2. Кf3 Кс6 3. Сb5 а6 4. О-О Кf6 *",
        ] {
            assert_eq!(SPELLING.in_english(text.to_owned()), english);
        }
        let noted = "[White \"Sf3\"]\n\n1. Sf3 {Sf3!} *\n";
        let expected = "[White \"Sf3\"]\n\n1. Nf3 {Sf3!} *\n";
        let tagged = SPELLING.in_english(noted.to_owned());
        assert_eq!(tagged, expected);
    }

    #[test]
    fn any_other_text_stays() {
        for text in [
            "1. e4 e5 2. Nf3 *",
            "1. e4 e5 2. Sf3 Xc6 *",
            "1. e4 e5 2. Sf3 Nc6 Кf6 *",
            "Sf3 is a move in German",
            "",
        ] {
            assert_eq!(SPELLING.in_english(text.to_owned()), text);
        }
    }
}
