//! Numbers of games, and results of two players.

use super::outcome::{capitalised, points, score_of};
use crate::app::{Label, Searched, Tab};
use crate::notation::shortened;
use crate::rules::Color;
use crate::storage::library::{Choice, Column, Filter, HeadToHead, Source};
use crate::words::{Counted, Phrase, SheetLabel, Text, Words, isolated};

/// The longest name in a score, in characters.
const LONGEST: usize = 32;

impl Words {
    /// `no games`, `1 game`, `38 games`, `1,000,000 games`.
    pub fn game_count(self, count: usize) -> String {
        match count {
            0 => self.text(Phrase::NoGames).to_string(),
            _ => self.counted(Counted::Games, count),
        }
    }

    /// `5 games with a result`: those of a player, who may have more in the list.
    pub fn games_with_result(self, count: usize) -> String {
        let games = self.game_count(count);
        self.phrase(Phrase::GamesWithResult, &[("games", &games)])
    }

    /// `Anderssen 6 – 4 Kieseritzky, 2 drawn`. Long names are shortened.
    pub fn head_to_head(self, names: &[String; 2], games: HeadToHead) -> String {
        let score = self.names_and_points(names.each_ref().map(String::as_str), games);
        match games.drawn {
            0 => score,
            drawn => {
                let text = self.texts.counted(Counted::Drawn);
                self.plural(text, drawn as usize, &[("score", &score)])
            }
        }
    }

    /// `Anderssen 6 – 4 Kieseritzky`. Long names are shortened.
    pub fn names_and_points(self, names: [&str; 2], games: HeadToHead) -> String {
        let [one, other] = names.map(|name| isolated(shortened(name, LONGEST)));
        let [first, second] = games.half_points().map(points);
        format!("{one} {first} – {second} {other}")
    }

    /// The name of a tab of the library.
    pub fn tab(self, tab: Tab) -> Text {
        self.text(match tab {
            Tab::Games => Phrase::Games,
            Tab::Players => return self.label(Label::Players),
            Tab::Position => Phrase::PositionTab,
            Tab::Practice => Phrase::Practice,
            Tab::Trash => Phrase::Trash,
        })
    }

    /// The name of a column of a list.
    pub fn column(self, column: Column) -> Text {
        match column {
            Column::White => self.side(Color::White),
            Column::Black => self.side(Color::Black),
            Column::WhiteRating | Column::BlackRating => self.sheet_label(SheetLabel::Rating),
            Column::Result => self.text(Phrase::Result),
            Column::Moves => self.text(Phrase::Moves),
            Column::Opening => self.sheet_label(SheetLabel::Opening),
            Column::Clock => self.text(Phrase::Clock),
            Column::Date => self.sheet_label(SheetLabel::Date),
        }
    }

    /// The parts of a bar of results: `White · draws · Black`.
    pub fn sides_of_results(self) -> String {
        let [white, black] = [Color::White, Color::Black].map(|color| self.side(color));
        format!("{white} · {} · {black}", self.text(Phrase::Draws))
    }

    /// What a list of games is narrowed by.
    pub fn filter(self, filter: Filter) -> Text {
        match filter {
            Filter::Player => self.text(Phrase::Player),
            Filter::Result => self.column(Column::Result),
            Filter::Date => self.column(Column::Date),
            Filter::Opening => self.column(Column::Opening),
            Filter::Rating => self.column(Column::WhiteRating),
            Filter::Unfinished => self.text(Phrase::EndUnfinished),
            Filter::Duplicate => self.text(Phrase::Duplicates),
        }
    }

    /// What a list of games is narrowed to: `Anna, White`, `1–0`, `Nov 2026`, `2019 – 2023`, `Italian Game`, `B20–B99`,
    /// `1400–1599`.
    pub fn choice(self, choice: &Choice) -> String {
        match choice {
            Choice::Player(name, color)
            | Choice::People {
                label: name, color, ..
            } => match color {
                Some(color) => self.phrase(Phrase::PlayedBy(*color), &[("player", name)]),
                None => name.clone(),
            },
            Choice::Result(result) => score_of(Some(*result)).to_owned(),
            Choice::Date(days) => span(days.ends().map(|day| Some(self.date(day?))), " – "),
            Choice::Opening(name) => self.opening_in_short(name).to_owned(),
            Choice::Eco(codes) => span(codes.ends().map(|code| code.map(str::to_owned)), "–"),
            Choice::Rating(ratings) => span(ratings.ends().map(|it| Some(it?.to_string())), "–"),
            Choice::Unfinished | Choice::Duplicate => self.filter(choice.filter()).to_owned(),
        }
    }

    /// Where the board beside a list stands in a game: `move 13 of 34`.
    pub fn move_of(self, plies: usize, all: usize) -> String {
        let [number, count] = [plies, all].map(|plies| plies.div_ceil(2));
        self.phrase(Phrase::MoveOf, &[("number", &number), ("count", &count)])
    }

    /// The file that a deleted game was in.
    pub fn from_file(self, file: &str) -> String {
        self.phrase(Phrase::FromFile, &[("file", &file)])
    }

    /// Two players whose games are compared. Long names are shortened.
    pub fn against(self, names: &[String; 2]) -> String {
        let [white, black] = names.each_ref().map(|name| shortened(name, LONGEST));
        self.phrase(Phrase::Against, &[("white", &white), ("black", &black)])
    }

    /// That a search finds nothing.
    pub fn no_match(self, search: &str) -> String {
        self.phrase(Phrase::NoMatch, &[("search", &search)])
    }

    /// Where games are looked through.
    pub fn place_title(self, place: &Searched) -> String {
        match place {
            Searched::OurGames => self.text(Phrase::OurGames).to_string(),
            Searched::In(source) => self.source_title(source),
        }
    }

    /// The source of a list, as it is named above it.
    pub fn source_title(self, source: &Source) -> String {
        match source {
            Source::Folder(_) => self.text(Phrase::OurGames).to_string(),
            Source::Trash(_) => self.text(Phrase::Trash).to_string(),
            Source::File(_) => self.source_name(source),
            Source::Text(_) => capitalised(&self.source_name(source)),
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

/// A span between its ends, of which one may be open; one value if both are the same.
fn span(ends: [Option<String>; 2], between: &str) -> String {
    let is_one = ends[0] == ends[1];
    let [from, to] = ends.map(Option::unwrap_or_default);
    if is_one {
        from
    } else {
        format!("{from}{between}{to}").trim().to_owned()
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
            (Source::Folder("/games".into()), "Our games"),
            (Source::File("/games/a.pgn".into()), "a.pgn"),
            (Source::Text("1. e4 *".into()), "The pasted text"),
            (
                Source::Trash(Source::Folder("/games".into()).into()),
                "Trash",
            ),
        ];
        for (source, words) in table {
            assert_eq!(Words::ENGLISH.source_title(&source), words);
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
