//! Looking for words.

use memchr::memchr2_iter;

use crate::notation::pgn::GameResult;

/// A word that is looked for, whether its letters are large or small.
pub(super) struct Word {
    /// In small letters.
    text: String,
    /// Its first byte as a small and as a large letter, if the word is ASCII.
    first: Option<[u8; 2]>,
    results: Results,
    /// Whether it is looked for in results only: `1-0` is a part of many a date.
    is_result: bool,
}

impl Word {
    /// The words of what somebody looks for.
    pub(super) fn all(query: &str) -> Vec<Word> {
        query.split_whitespace().map(Word::new).collect()
    }

    fn new(word: &str) -> Word {
        let text = word.to_lowercase();
        let first = text.bytes().next().filter(|_| text.is_ascii());
        // The list shows results with the longer dash.
        let result = text.replace('–', "-");
        Word {
            first: first.map(|first| [first, first.to_ascii_uppercase()]),
            results: Results::with(&result),
            is_result: GameResult::parse(&result).is_some(),
            text,
        }
    }

    /// Whether it stands somewhere in a text.
    pub(super) fn is_in(&self, text: &str) -> bool {
        match self.first {
            _ if self.is_result => false,
            Some(first) if text.is_ascii() => self.is_in_ascii(first, text.as_bytes()),
            None if text.is_ascii() => false,
            _ => text.to_lowercase().contains(&self.text),
        }
    }

    fn is_in_ascii(&self, [small, large]: [u8; 2], text: &[u8]) -> bool {
        let word = self.text.as_bytes();
        memchr2_iter(small, large, text).any(|at| {
            let found = text.get(at..at + word.len());
            found.is_some_and(|found| found.eq_ignore_ascii_case(word))
        })
    }

    /// Whether it stands in any result at all.
    pub(super) fn is_in_any_result(&self) -> bool {
        let results = &self.results;
        results.white_wins || results.black_wins || results.draw || results.unknown
    }

    /// Whether it stands in a result.
    pub(super) fn is_in_result(&self, result: Option<GameResult>) -> bool {
        match result {
            Some(GameResult::WhiteWins) => self.results.white_wins,
            Some(GameResult::BlackWins) => self.results.black_wins,
            Some(GameResult::Draw) => self.results.draw,
            None => self.results.unknown,
        }
    }
}

/// The results that a word stands in.
struct Results {
    white_wins: bool,
    black_wins: bool,
    draw: bool,
    unknown: bool,
}

impl Results {
    fn with(word: &str) -> Results {
        let is_in = |text: &str| text.contains(word);
        Results {
            white_wins: is_in(GameResult::WhiteWins.text()),
            black_wins: is_in(GameResult::BlackWins.text()),
            draw: is_in(GameResult::Draw.text()) || is_in("½-½"),
            unknown: is_in("*"),
        }
    }
}

/// A player's name that is looked for.
pub(super) struct Name {
    /// In small letters.
    text: String,
    is_ascii: bool,
}

impl Name {
    pub(super) fn new(name: &str) -> Name {
        let text = name.trim().to_lowercase();
        Name {
            is_ascii: text.is_ascii(),
            text,
        }
    }

    /// Whether a name without blanks around it is the same but for large and small letters.
    pub(super) fn is(&self, name: &str) -> bool {
        match self.is_ascii {
            true => name.eq_ignore_ascii_case(&self.text),
            false => !name.is_ascii() && name.to_lowercase() == self.text,
        }
    }
}
