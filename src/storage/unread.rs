//! Values in the settings that this version cannot read, such as the choices of a newer one: defaults
//! are used instead, and the values stay in the file until the player changes them.

use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use super::settings::Settings;

/// The unreadable values of a settings file.
#[derive(Debug, Default)]
pub(super) struct Unread(Vec<Entry>);

#[derive(Debug)]
struct Entry {
    /// The path of names to the value.
    names: Vec<String>,
    value: Value,
}

impl Unread {
    /// Reads settings without the values that cannot be read.
    ///
    /// # Errors
    /// If the text is not a JSON object.
    pub(super) fn split(text: &[u8]) -> Result<(Settings, Unread), serde_json::Error> {
        let mut json: Value = serde_json::from_slice(text)?;
        take_over(&mut json);
        let mut unread = Unread::default();
        loop {
            let error = match serde_path_to_error::deserialize(&json) {
                Ok(settings) => return Ok((settings, unread)),
                Err(error) => error,
            };
            match Entry::take(&mut json, error.path()) {
                Some(entry) => unread.0.push(entry),
                None => return Err(error.into_inner()),
            }
        }
    }

    /// Puts the values back into the JSON to be written, and drops those that the player has changed
    /// since.
    pub(super) fn put_back(&mut self, settings: &mut Value) {
        // A map with string keys and plain values always has a JSON form.
        let usual = serde_json::to_value(Settings::default()).unwrap_or_default();
        self.0.retain(|entry| entry.put_back(settings, &usual));
    }

    /// Their names with those of the objects around them: `clock.kind`.
    pub(super) fn names(&self) -> Vec<String> {
        self.0.iter().map(|entry| entry.names.join(".")).collect()
    }
}

impl Entry {
    /// Removes the value at a path, or the list that it is in.
    fn take(json: &mut Value, place: &Path) -> Option<Entry> {
        let names: Vec<String> = place.iter().map_while(name).collect();
        let (last, outer) = names.split_last()?;
        let object = outer
            .iter()
            .try_fold(json, |value, name| value.get_mut(name))?;
        let value = object.as_object_mut()?.remove(last)?;
        Some(Entry { names, value })
    }

    /// Replaces the default by this value. Returns false if the player has changed it.
    fn put_back(&self, settings: &mut Value, usual: &Value) -> bool {
        let names = || self.names.iter();
        let usual = names().try_fold(usual, |value, name| value.get(name));
        let Some(now) = names().try_fold(settings, |value, name| value.get_mut(name)) else {
            return false;
        };
        let is_default = usual == Some(&*now);
        if is_default {
            *now = self.value.clone();
        }
        is_default
    }
}

/// Takes over what earlier versions have written: figurines were a notation.
fn take_over(json: &mut Value) {
    let Some(object) = json.as_object_mut() else {
        return;
    };
    if object.get("notation") == Some(&"figurine".into()) {
        object.insert("notation".into(), "san".into());
        object.insert("letters".into(), "figurines".into());
    }
}

fn name(segment: &Segment) -> Option<String> {
    match segment {
        Segment::Map { key } => Some(key.clone()),
        _ => None,
    }
}
