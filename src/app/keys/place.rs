//! Letter keys by their place, on a keyboard without Latin letters.

use super::key::{Key, Stroke};

/// The letters of the keys where a Latin keyboard has q, w, e and so on, with the letters there: Russian, and where the
/// Ukrainian keyboard differs. These characters are on no Latin keyboard.
const PLACES: [(&str, &str); 2] = [
    (
        "йцукенгшщзхъфывапролджэячсмитьбю",
        "qwertyuiop[]asdfghjkl;'zxcvbnm,.",
    ),
    ("іїє", "s]'"),
];

/// The stroke of the Latin key at the place of a key with a letter of another script.
pub fn at_its_place(stroke: Stroke) -> Option<Stroke> {
    let Key::Char(letter) = stroke.key else {
        return None;
    };
    let mut pairs = PLACES
        .into_iter()
        .flat_map(|(there, latin)| there.chars().zip(latin.chars()));
    let (_, latin) = pairs.find(|&(it, _)| it == letter)?;
    let key = Key::Char(latin);
    Some(Stroke { key, ..stroke })
}
