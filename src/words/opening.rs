//! The names of openings.

use super::{English, OpeningFamily, Texts};
use crate::notation::opening::{code, family, without_code};
use crate::words::Words;

impl Words {
    /// An opening, with its code before it if that is known: `C50 Italian Game: Giuoco Piano`. A variation, after the
    /// colon, has its English name; after the name of the family in another language without the word "Variation", as
    /// in `Sizilianisch: Najdorf`.
    pub fn opening(self, label: &str) -> String {
        let name = without_code(label);
        let code = label.strip_suffix(name).unwrap_or_default();
        let english = family(name);
        let rest = name.strip_prefix(english).unwrap_or_default();
        let family = self.opening_family(english);
        match rest.strip_prefix(": ") {
            Some(variation) if family == english => {
                format!("{code}{}", self.with_colon(family, variation))
            }
            Some(variation) => format!("{code}{}", self.with_colon(family, alone(variation))),
            None => format!("{code}{family}{rest}"),
        }
    }

    /// An opening without its code and its variation: `Italian Game`
    pub fn opening_in_short(self, label: &str) -> &str {
        self.opening_family(family(without_code(label)))
    }

    /// The name of a family, if it has one in the language.
    fn opening_family(self, name: &str) -> &str {
        let renamed = self
            .renamed_openings()
            .find(|[english, _]| *english == name);
        renamed.map_or(name, |[_, own]| own)
    }

    /// The families that have a name in the language: their English names, and these.
    pub(super) fn renamed_openings(self) -> impl Iterator<Item = [&'static str; 2]> {
        let all = OpeningFamily::ALL
            .into_iter()
            .filter(move |_| !self.english_openings);
        let both = all.map(move |family| [English.opening(family), self.texts.opening(family)]);
        both.filter(|[english, own]| english != own)
    }
}

/// The names of variations without the word itself: `Classical, Rubinstein`.
fn alone(variation: &str) -> String {
    let names = variation.split(", ");
    let names = names.map(|name| name.strip_suffix(" Variation").unwrap_or(name));
    names.collect::<Vec<_>>().join(", ")
}

/// The ECO code of an opening and its name, as far as known.
pub fn split_opening(label: &str) -> (&str, &str) {
    (code(label), without_code(label))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Altered;

    const ALTERED: Words = Words::with(&Altered {
        texts: &English,
        alter: |text| match text {
            "Italian Game" => "Italienische Partie",
            _ => text,
        },
    });

    #[test]
    fn openings_can_have_their_english_names() {
        let words = Words {
            english_openings: true,
            ..ALTERED
        };
        assert_eq!(words.opening("C50 Italian Game"), "C50 Italian Game");
    }

    #[test]
    fn a_common_opening_has_its_name_in_the_language_and_a_variation_the_english_one() {
        let table = [
            ("C50 Italian Game", "C50 Italienische Partie"),
            (
                "C50 Italian Game: Giuoco Piano",
                "C50 Italienische Partie: Giuoco Piano",
            ),
            (
                "C54 Italian Game: Classical Variation, Two Variations, Greco Variation",
                "C54 Italienische Partie: Classical, Two Variations, Greco",
            ),
            (
                "A00 Clemenz Opening: X Variation",
                "A00 Clemenz Opening: X Variation",
            ),
            ("Italian Game", "Italienische Partie"),
            ("A00 Clemenz Opening: X", "A00 Clemenz Opening: X"),
            ("C50", "C50"),
            ("", ""),
        ];
        for (label, words) in table {
            assert_eq!(ALTERED.opening(label), words);
            assert_eq!(Words::ENGLISH.opening(label), label);
        }
    }

    #[test]
    fn the_common_openings_are_in_the_table() {
        let table = include_str!("../../assets/openings.tsv");
        let mut names: Vec<&str> = table
            .lines()
            .filter_map(|it| it.split('\t').nth(1))
            .collect();
        names.sort_unstable();
        for name in OpeningFamily::ALL.map(|family| English.opening(family)) {
            assert!(names.iter().any(|it| self::family(it) == name), "{name}");
        }
    }
}
