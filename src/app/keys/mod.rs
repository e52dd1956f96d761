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
mod review;
mod screens;
mod tables;
mod text;

pub use binding::Binding;
pub use context::{Context, contexts};
pub use key::{Cap, Key, KeyPress, Modifier, Stroke};
pub use list::{Action, Entry, list, menu, works};
pub use lookup::{cap, cap_of, command};
pub use tables::bindings;
