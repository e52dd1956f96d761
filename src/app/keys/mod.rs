//! Key bindings.

mod arrange;
mod binding;
mod clocks;
mod context;
mod given;
mod hands;
mod key;
mod library;
mod listed;
mod menu;
mod review;
mod screens;
mod tables;
mod text;

pub use binding::Binding;
pub use context::{Context, contexts};
pub use given::{cap, cap_of, command};
pub use key::{Key, KeyPress, Stroke};
pub use listed::{Deed, Line, all, menu, works};
pub use tables::bindings;
