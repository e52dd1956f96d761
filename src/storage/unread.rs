//! Values in the settings that this version cannot read, such as a choice that a newer one has: the usual
//! ones stand in for them, and they stay in the file until the player chooses something else.

use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use super::settings::Settings;

/// The values of a file that could not be read.
#[derive(Debug, Default)]
pub(super) struct Unread(Vec<Entry>);

#[derive(Debug)]
struct Entry {
    /// The names that lead to the value from the outermost object.
    names: Vec<String>,
    value: Value,
}

impl Unread {
    /// Reads settings, leaving out the values that cannot be read.
    ///
    /// # Errors
    /// If the text is no JSON object.
    pub(super) fn split(text: &[u8]) -> Result<(Settings, Unread), serde_json::Error> {
        let mut json: Value = serde_json::from_slice(text)?;
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

    /// Puts the values back into what is to be written, and forgets those for which the player has chosen
    /// something since.
    pub(super) fn put_back(&mut self, settings: &mut Value) {
        // A map with string keys and plain values always has a JSON form.
        let usual = serde_json::to_value(Settings::default()).unwrap_or_default();
        self.0.retain(|entry| entry.put_back(settings, &usual));
    }

    /// Their names, each with those of the objects around it: `clock.kind`.
    pub(super) fn names(&self) -> Vec<String> {
        self.0.iter().map(|entry| entry.names.join(".")).collect()
    }
}

impl Entry {
    /// Takes the value at a place, or the list that it stands in, out of the objects around it.
    fn take(json: &mut Value, place: &Path) -> Option<Entry> {
        let names: Vec<String> = place.iter().map_while(name).collect();
        let (last, outer) = names.split_last()?;
        let object = outer
            .iter()
            .try_fold(json, |value, name| value.get_mut(name))?;
        let value = object.as_object_mut()?.remove(last)?;
        Some(Entry { names, value })
    }

    /// Whether the usual value still stands in for this one, which then takes its place.
    fn put_back(&self, settings: &mut Value, usual: &Value) -> bool {
        let names = || self.names.iter();
        let usual = names().try_fold(usual, |value, name| value.get(name));
        let Some(now) = names().try_fold(settings, |value, name| value.get_mut(name)) else {
            return false;
        };
        let stands_in = usual == Some(&*now);
        if stands_in {
            *now = self.value.clone();
        }
        stands_in
    }
}

fn name(segment: &Segment) -> Option<String> {
    match segment {
        Segment::Map { key } => Some(key.clone()),
        _ => None,
    }
}
