//! The menu and the list of keys.

pub(super) mod dialog;
mod gestures;
mod keys;
