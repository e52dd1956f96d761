//! Does every screen have room for its texts in every language?

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::thread;

use deskmate::language::Language;
use deskmate::storage::TextSize;
use deskmate::view::{Kept, Scene};

use crate::layout::texts;
use crate::pseudo::CHECKS;
use crate::screens::{SCREENS, in_window};

const WINDOWS: [(i32, i32); 3] = [(640, 480), (600, 1000), (1280, 800)];

const TEXT_SIZES: [TextSize; 2] = [TextSize::Normal, TextSize::Largest];

/// What does not fit yet, by language, screen and check. Nothing may be added.
const TOO_LONG: [(&str, &str, &str); 0] = [];

/// So many screens, in all languages together, end some text in `…` that English has room for. It may only become fewer.
const SHORTENED: usize = 100;

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
