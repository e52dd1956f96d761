//! Does every screen have room for its texts in every language?

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::thread;

use deskmate::language::Language;
use deskmate::storage::TextSize;
use deskmate::view::{Kept, Scene};

use crate::layout::texts;
use crate::pseudo::{CHECKS, data_words, is_data, is_opening, openings, words_of};
use crate::screens::{SCREENS, in_window};

const WINDOWS: [(i32, i32); 3] = [(640, 480), (600, 1000), (1280, 800)];

const TEXT_SIZES: [TextSize; 2] = [TextSize::Normal, TextSize::Largest];

/// What does not fit yet, by language, screen and check. Nothing may be added.
const TOO_LONG: [(&str, &str, &str); 0] = [];

/// So many screens, in all languages together, end some text in `…` that English has room for, most of them names of
/// openings. It may only become fewer.
const SHORTENED: usize = 56;

/// What does not fit on a screen: the language, the screen and the check, and an example.
type Faults = BTreeMap<(&'static str, &'static str, &'static str), String>;

/// The texts that end in `…` for want of room. Some do by themselves.
fn shortened(scene: &Scene) -> Vec<&str> {
    let shown = texts(scene).into_iter().map(|(_, text, _)| text);
    shown.filter(|text| text.ends_with('…')).collect()
}

fn check_screen(number: usize, faults: &Mutex<Faults>) {
    let (name, open) = SCREENS[number];
    let mut shortened_in_english = BTreeMap::new();
    for language in Language::ALL {
        let mut desk = open();
        desk.app.settings.language = Some(language);
        desk.speak();
        desk.kept = Kept::default();
        for (w, h) in WINDOWS {
            desk = in_window(desk, (w, h, 1.0));
            for text_size in TEXT_SIZES {
                desk.app.settings.text_size = text_size;
                let scene = desk.scene();
                let report = |check, fault: String| {
                    let place = (language.code(), name, check);
                    let fault = format!("{w}×{h}, {text_size:?}: {fault}");
                    let mut faults = faults.lock().expect("no test panics in here");
                    faults.entry(place).or_insert(fault);
                };
                for (check, faults_in) in CHECKS {
                    if let Some(fault) = faults_in(&desk, &scene).pop() {
                        report(check, fault);
                    }
                }
                // Names and paths are shortened in English too.
                let shortened = shortened(&scene);
                let usual = shortened_in_english
                    .entry((w, text_size.percent()))
                    .or_insert(shortened.len());
                if shortened.len() > *usual {
                    report("shortened", format!("{shortened:?}"));
                }
            }
        }
    }
}

#[test]
fn every_text_fits_in_every_language() {
    let faults = Mutex::new(Faults::new());
    let next = Mutex::new(0..SCREENS.len());
    let take = || next.lock().expect("no test panics in here").next();
    let count = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..count {
            scope.spawn(|| {
                while let Some(number) = take() {
                    check_screen(number, &faults);
                }
            });
        }
    });
    let faults = faults.into_inner().expect("no test panics in here");
    let (shortened, found): (BTreeSet<_>, BTreeSet<_>) = faults
        .keys()
        .copied()
        .partition(|(.., check)| *check == "shortened");
    assert!(
        shortened.len() <= SHORTENED,
        "{}: {faults:#?}",
        shortened.len()
    );
    assert_eq!(found, BTreeSet::from(TOO_LONG), "{faults:#?}");
}

/// Words of keys that many keyboards have in English.
const KEYS: [&str; 12] = [
    "Ctrl", "Shift", "Alt", "Enter", "Esc", "Tab", "Del", "Home", "End", "Page", "Up", "Down",
];

/// Texts that are the same in English and in a language.
const SAME: [&str; 52] = [
    "Match, best of 3",
    "Opening",
    // The second line of a sentence.
    "match 2 – 0",
    // What an engine says of itself.
    "Stockfish 16",
    // Units and terms that are used everywhere.
    " min",
    "5 min",
    "1 GB",
    "16 MB",
    "64 MB",
    "256 MB",
    "FEN",
    "En passant",
    "blitz",
    "bullet",
    "Rapid",
    "rapid",
    "Best of 3",
    "1+30 delay",
    // Words that both languages have, often from the same source.
    "0 items",
    "2 items",
    "7 items",
    "Date",
    "Downloads",
    "Engines",
    "Exact",
    "Export",
    "Figurines",
    "Handicap",
    "Match",
    // The second line of the end of a match.
    "match",
    "Material",
    "Menu",
    "Minutes",
    "menu",
    "Name",
    "No",
    "Pause",
    "Position",
    "Position (PNG)",
    "Position (SVG)",
    "Rose",
    "Start",
    "stop",
    "Rating",
    "Records",
    "rating",
    "Score",
    "score",
    "Solution",
    "Threads",
    "Volume",
    "material",
];

#[test]
fn no_text_is_the_english_one_but_those_that_are_the_same_in_both() {
    let (data, openings) = (data_words(), openings());
    let is_data =
        |text: &str| is_opening(text, &openings) || words_of(text).all(|word| is_data(word, &data));
    let mut same = BTreeSet::new();
    for (_, open) in SCREENS {
        let mut desk = in_window(open(), (1280, 800, 1.0));
        let scene = desk.scene();
        let english: BTreeSet<&str> = texts(&scene).into_iter().map(|(_, text, _)| text).collect();
        for language in &Language::ALL[1..] {
            desk.app.settings.language = Some(*language);
            desk.speak();
            desk.kept = Kept::default();
            let scene = desk.scene();
            let shown = texts(&scene).into_iter().map(|(_, text, _)| text);
            let untranslated = shown.filter(|text| english.contains(text) && !is_data(text));
            same.extend(untranslated.map(|text| (text.to_owned(), language.code())));
        }
    }
    let is_key = |text: &str| {
        let mut words = text.split(' ');
        words.all(|word| KEYS.contains(&word) || word.chars().count() == 1)
    };
    let is_same = |text: &str| {
        let words =
            text.trim_end_matches(|letter: char| letter.is_ascii_digit() || "± ".contains(letter));
        SAME.contains(&text) || SAME.contains(&words)
    };
    same.retain(|(text, _)| !is_same(text) && !is_key(text));
    assert_eq!(same, BTreeSet::new());
}
