//! Every screen in a pseudo-language, whose texts are longer by 40 % and have no English letter: what is not translated,
//! and what does not fit?

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{LazyLock, Mutex};

use deskmate::storage::TextSize;
use deskmate::view::{Kept, Scene};
use deskmate::words::{Altered, English, Text, Words};

use crate::data::table;
use crate::desk::Desk;
use crate::layout::{
    Check, caps_at_borders, labels_outside, texts, texts_cut_off, texts_that_overlap,
};
use crate::screens::{LONG_GAME, SCREENS, in_window};

pub const PSEUDO: Words = Words::with(&Altered {
    texts: &English,
    alter: pseudo,
});

const WINDOWS: [(i32, i32); 4] = [(640, 480), (600, 1000), (1280, 800), (2560, 1440)];

const TEXT_SIZES: [TextSize; 3] = [TextSize::Normal, TextSize::Larger, TextSize::Largest];

/// What does not fit yet, by screen and check. Nothing may be added.
const TOO_LONG: [(&str, &str); 1] = [("board editor with a fault", "key")];

pub const CHECKS: [(&str, Check); 4] = [
    ("cut", texts_cut_off),
    ("overlap", texts_that_overlap),
    ("label", labels_outside),
    ("key", caps_at_borders),
];

/// A text in the pseudo-language, kept for the rest of the program like any other text.
fn pseudo(text: Text) -> Text {
    static MADE: LazyLock<Mutex<HashMap<Text, Text>>> = LazyLock::new(Mutex::default);
    let mut made = MADE.lock().expect("the tests do not panic in here");
    made.entry(text).or_insert_with(|| mangled(text).leak())
}

/// The text with accents on its letters, each word longer by 40 %, in brackets. Places such as `{player}` stay.
fn mangled(text: &str) -> String {
    let mut mangled = String::new();
    let (mut letters, mut added, mut in_place) = (0, 0, false);
    for letter in text.chars() {
        in_place |= letter == '{';
        if in_place || !letter.is_ascii_alphabetic() {
            while added < (letters * 2 + 4) / 5 && !in_place {
                mangled.push('~');
                added += 1;
            }
            mangled.push(letter);
        } else {
            letters += 1;
            mangled.push(accented(letter));
        }
        in_place &= letter != '}';
    }
    mangled.extend((added..(letters * 2 + 4) / 5).map(|_| '~'));
    if letters == 0 {
        return mangled;
    }
    format!("[{mangled}]")
}

fn accented(letter: char) -> char {
    let plain = ('a'..='z').chain('A'..='Z');
    let accented = "áḃçðéƒĝĥîĵķļṁñôṗɋŕšţûṽŵẋýžÁḂÇÐÉƑĜĤÎĴĶĻṀÑÔṖɊŔŠŢÛṼŴẊÝŽ".chars();
    let mut pairs = plain.zip(accented);
    pairs
        .find(|(it, _)| *it == letter)
        .map_or(letter, |(_, it)| it)
}

fn each_in_pseudo(mut check: impl FnMut(&'static str, &str, &Desk, &Scene)) {
    for (name, open) in SCREENS {
        let mut desk = open();
        desk.words = PSEUDO;
        desk.kept = Kept::default();
        for (w, h) in WINDOWS {
            desk = in_window(desk, (w, h, 1.0));
            for text_size in TEXT_SIZES {
                desk.app.settings.text_size = text_size;
                let window = format!("{w}×{h}, {text_size:?}");
                check(name, &window, &desk, &desk.scene());
            }
        }
    }
}

#[test]
fn the_pseudo_language_is_longer_and_keeps_its_places() {
    assert_eq!(mangled("Open {file} now"), "[Ôṗéñ~~ {file} ñôŵ~]");
    assert_eq!(mangled("{text}"), "{text}");
}

#[test]
fn every_text_is_translated() {
    let (data, openings) = (data_words(), openings());
    let mut found = BTreeMap::new();
    each_in_pseudo(|name, window, _, scene| {
        for (_, text, _) in texts(scene) {
            // An opening may stand before what the game is.
            let parts = text.split(" · ");
            let other = parts.filter(|part| !is_opening(part, &openings));
            let words = other.flat_map(words_of);
            for word in words.filter(|word| !is_data(word, &data)) {
                let screen = found.entry(name).or_insert_with(BTreeMap::new);
                screen.insert(word.to_owned(), format!("{text:?}, {window}"));
            }
        }
    });
    assert_eq!(found, BTreeMap::new());
}

pub fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let between = |letter: char| letter.is_whitespace() || "·–~[](){}“”\",:;….!?".contains(letter);
    text.split(between).filter(|word| !word.is_empty())
}

/// Words of games and keys: names, comments, and the letters of keys.
pub fn data_words() -> BTreeSet<String> {
    let files = ["opera.pgn", "opera_analysed.pgn"].map(table);
    let texts = files.into_iter().chain([
        LONG_GAME.to_owned(),
        // What is typed or read, and the letters of keys.
        "Deskmate Costalba Marco Romstad Tord kies move stockfish Stockfish gnuchess GNU Chess src Duke Karl Isouard Morphy KQRBNP kqrbnp QRBN last txt opera opera_analysed pgn \
            home anna world-1972 club-2025 Documents chess media CHESS masters club old tournaments openings morphy world games txt nowhere Kieseritzky_23w png PNG SVG px \
            Deutsch Français Español Italiano Nederlands Polski Português Brasil Čeština Svenska \
            Anderssen Kieseritzky London Anna na Ben Italian Game Slav Sicilian Scandinavian Defence \
            Adolf Ana Clara Dmitri Lionel Schumann nobody Caro-Kann Indian Ruy Lopez Scotch"
            .to_owned(),
    ]);
    // Without the names of tags.
    let texts: Vec<String> = texts.collect();
    let lines = texts.iter().flat_map(|text| text.lines());
    let lines = lines.map(|line| match line.split_once(" \"") {
        Some((_, value)) if line.starts_with('[') => value,
        _ => line,
    });
    lines.flat_map(words_of).map(str::to_owned).collect()
}

/// The names of the openings, with their codes before them and without, and those of their variations, also without that
/// word.
pub fn openings() -> BTreeSet<String> {
    let table = include_str!("../../assets/openings.tsv");
    let rows = table.lines().filter_map(|row| {
        let mut cells = row.split('\t');
        Some((cells.next()?, cells.next()?))
    });
    rows.flat_map(|(eco, name)| {
        let variation = name.split_once(": ").map(|(_, variation)| variation);
        let alone = variation.map(|names| format!("{names},").replace(" Variation,", ","));
        let alone = alone.map(|names| names.trim_end_matches(',').to_owned());
        [name.to_owned(), format!("{eco} {name}")]
            .into_iter()
            .chain(variation.map(str::to_owned))
            .chain(alone)
    })
    .collect()
}

/// Whether a text is the name of an opening or the beginning of one, or a translated name with an English variation.
pub fn is_opening(text: &str, openings: &BTreeSet<String>) -> bool {
    let text = text.trim_end_matches('…');
    let text = match text.split_once("]: ") {
        Some((_, variation)) => variation,
        None => text,
    };
    let mut from = openings.range(text.to_owned()..);
    text.len() > 4 && from.next().is_some_and(|name| name.starts_with(text))
}

/// Whether a word has no English letter, or is a name, the beginning of one that is shortened, a move, a path, a letter of
/// a piece or a key.
pub fn is_data(word: &str, data: &BTreeSet<String>) -> bool {
    let is_plain = !word.contains(|letter: char| letter.is_ascii_alphabetic());
    let is_sign = |letter: char| letter.is_ascii_digit() || "/\\=+#".contains(letter);
    let is_pieces = word.chars().all(|letter| "KQRBNPkqrbnp-O".contains(letter));
    is_plain
        || word.len() == 1
        || word.contains(is_sign)
        || is_pieces
        || data.iter().any(|it| it.starts_with(word))
}

#[test]
fn every_text_fits_if_it_is_longer() {
    let mut found = BTreeSet::new();
    let mut faults = BTreeMap::new();
    each_in_pseudo(|name, window, desk, scene| {
        for (check, faults_in) in CHECKS {
            if let Some(fault) = faults_in(desk, scene).pop() {
                faults
                    .entry((name, check))
                    .or_insert(format!("{window}: {fault}"));
                found.insert((name, check));
            }
        }
    });
    assert_eq!(found, BTreeSet::from(TOO_LONG), "{faults:#?}");
}
