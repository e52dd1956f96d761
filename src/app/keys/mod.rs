//! Key bindings.

mod binding;
mod clock;
mod context;
mod editor;
mod key;
mod library;
mod list;
mod lookup;
mod menu;
mod move_entry;
mod overview;
mod pair;
mod players;
mod position;
mod practice;
mod review;
mod screens;
mod text;
mod works;

pub use binding::Binding;
pub use context::{Context, bindings, contexts};
pub use key::{Cap, Key, KeyPress, Modifier, Stroke};
pub use list::{Action, Entry, list, menu};
pub use lookup::{at_its_place, cap, cap_of, command, pressed_below};
pub use overview::{Gesture, KeyGroup, KeyRow, ListedKey, gestures, overview};
pub use pair::KeyPair;
pub use works::works;
