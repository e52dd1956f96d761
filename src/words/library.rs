//! Numbers of games, and results of two players.

use super::outcome::points;
use crate::notation::shortened;
use crate::storage::library::{HeadToHead, Source};
use crate::words::{Counted, Phrase, Words};

impl Words {
    /// `no games`, `1 game`, `38 games`, `1,000,000 games`.
    pub fn game_count(self, count: usize) -> String {
        match count {
            0 => self.text(Phrase::NoGames).to_string(),
            _ => self.counted(Counted::Games, count),
        }
    }

    /// `Anderssen 6 – 4 Kieseritzky, 2 drawn`. Long names are shortened.
    pub fn head_to_head(self, names: &[String; 2], games: HeadToHead) -> String {
        const LONGEST: usize = 32;
        let names = names
            .each_ref()
            .map(|name| shortened(name, LONGEST).into_owned());
        let [one, other] = names;
        let [first, second] = games.half_points().map(points);
        let score = format!("{one} {first} – {second} {other}");
        match games.drawn {
            0 => score,
            drawn => {
                let text = self.texts.counted(Counted::Drawn);
                self.plural(text, drawn as usize, &[("score", &score)])
            }
        }
    }

    /// The title of a list.
    pub fn list_title(self, source: &Source) -> String {
        match source {
            Source::Folder(_) => self.text(Phrase::Games).to_string(),
            Source::Trash(_) => self.text(Phrase::Trash).to_string(),
            Source::File(_) | Source::Text(_) => self.source_name(source),
        }
    }

    /// The source of a list in the middle of a sentence.
    pub(super) fn source_name(self, source: &Source) -> String {
        source.name().unwrap_or_else(|| match source {
            Source::Trash(_) => self.text(Phrase::TheTrash).to_string(),
            _ => self.text(Phrase::ThePastedText).to_string(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_counted_in_words() {
        let said = [0, 1, 38, 999, 1_000, 1_234_567].map(|count| Words::ENGLISH.game_count(count));
        let expected = [
            "no games",
            "1 game",
            "38 games",
            "999 games",
            "1,000 games",
            "1,234,567 games",
        ];
        assert_eq!(said, expected);
    }

    #[test]
    fn every_source_has_a_title() {
        let table = [
            (Source::Folder("/games".into()), "Games"),
            (Source::File("/games/a.pgn".into()), "a.pgn"),
            (Source::Text("1. e4 *".into()), "the pasted text"),
            (
                Source::Trash(Source::Folder("/games".into()).into()),
                "Trash",
            ),
        ];
        for (source, words) in table {
            assert_eq!(Words::ENGLISH.list_title(&source), words);
        }
    }

    #[test]
    fn draws_are_named_if_there_are_any() {
        let names = ["Anderssen".to_string(), "Kieseritzky".to_string()];
        let score =
            |won, drawn, lost| Words::ENGLISH.head_to_head(&names, HeadToHead { won, drawn, lost });
        assert_eq!(score(5, 2, 3), "Anderssen 6 – 4 Kieseritzky, 2 drawn");
        assert_eq!(score(0, 0, 1), "Anderssen 0 – 1 Kieseritzky");
    }

    #[test]
    fn both_names_are_shown_even_if_they_are_long() {
        let names = ["W".repeat(200), "李".repeat(200)];
        let said = Words::ENGLISH.head_to_head(&names, HeadToHead::default());
        let (one, other) = ("W".repeat(31), "李".repeat(31));
        assert_eq!(said, format!("{one}… 0 – 0 {other}…"));
    }
}
