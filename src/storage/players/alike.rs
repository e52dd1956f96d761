//! Which names may be two spellings of one.

use crate::game::name_key;
use crate::storage::library::plain;

/// Shorter names are too easily alike.
const SHORTEST: usize = 3;

/// So many letters of a name may differ by one.
const LETTERS_FOR_ONE: usize = 5;

/// A name as it is compared with others.
pub(super) struct PlainName {
    /// Its words in the order of the alphabet, without points and commas.
    words: String,
    letters: usize,
    digits: String,
}

impl PlainName {
    pub(super) fn of(name: &str) -> PlainName {
        let words = plain_words(name);
        PlainName {
            letters: words.chars().count(),
            digits: words.chars().filter(char::is_ascii_digit).collect(),
            words,
        }
    }

    /// Whether two names look like spellings of one: the words in another order, without accents, an initial in
    /// place of a name, or a few letters that differ.
    pub(super) fn is_like(&self, other: &PlainName) -> bool {
        if is_initialled(&self.words, &other.words) {
            return true;
        }
        let (shorter, longer) = (
            self.letters.min(other.letters),
            self.letters.max(other.letters),
        );
        if shorter < SHORTEST || self.words == other.words {
            return shorter >= SHORTEST;
        }
        let most = (longer / LETTERS_FOR_ONE).max(usize::from(longer > SHORTEST));
        // A number at the end, as of a guest or a level, tells players apart.
        longer - shorter <= most
            && self.digits == other.digits
            && strsim::osa_distance(&self.words, &other.words) <= most
    }
}

/// The words of a name in the order of the alphabet, without points and commas.
fn plain_words(name: &str) -> String {
    let name = plain(&name_key(name));
    let mut words: Vec<&str> = name
        .split(|letter: char| letter.is_whitespace() || letter == ',' || letter == '.')
        .filter(|word| !word.is_empty())
        .collect();
    words.sort_unstable();
    words.join(" ")
}

/// Whether each word of a name is one of the other, or its initial, and one is an initial: `A. Berg` and `Anna Berg`.
fn is_initialled(one: &str, other: &str) -> bool {
    let pairs = || one.split(' ').zip(other.split(' '));
    let is_initial = |(one, other): (&str, &str)| {
        let (short, long) = if one.len() < other.len() {
            (one, other)
        } else {
            (other, one)
        };
        short.chars().count() == 1 && long.starts_with(short)
    };
    let is_name = |(one, other): (&str, &str)| one == other && one.chars().count() >= SHORTEST;
    one.split(' ').count() == other.split(' ').count()
        && pairs().all(|pair| pair.0 == pair.1 || is_initial(pair))
        && pairs().any(is_name)
        && pairs().any(|pair| pair.0 != pair.1)
}

#[cfg(test)]
mod tests {
    use super::PlainName;

    fn are_alike(one: &str, other: &str) -> bool {
        PlainName::of(one).is_like(&PlainName::of(other))
    }

    #[test]
    fn spellings_of_one_name_are_alike() {
        for (one, other) in [
            ("Anna Schmidt", "Schmidt, Anna"),
            ("Anna", "Ana"),
            ("Anna", "Anne"),
            ("Kieseritzky, Lionel", "Kieseritsky, Lionel"),
            ("Bogoljubov", "Bogoljubow"),
            ("Пётр", "Петр"),
            ("Mueller, Juergen", "Müller, Jürgen"),
            ("Zoe Lukasz", "Zoë Łukasz"),
            ("A. Berg", "Anna Berg"),
            ("Berg, A", "Anna Berg"),
        ] {
            assert!(are_alike(one, other), "{one}, {other}");
            assert!(are_alike(other, one), "{other}, {one}");
        }
        for (one, other) in [
            ("Anna", "Ben"),
            ("Al", "Bo"),
            ("Max", "May"),
            ("Guest 1", "Guest 2"),
            ("Deskmate (level 3)", "Deskmate (level 4)"),
            ("Anna", "Hannah"),
            ("B. Berg", "Anna Berg"),
            ("A. Berg", "A. Burgmeister"),
            ("Steinitz, Wilhelm", "Morphy, Paul"),
        ] {
            assert!(!are_alike(one, other), "{one}, {other}");
        }
    }
}
