//! The menu and the list of all keys.

pub(super) mod dialog;
