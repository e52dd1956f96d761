//! The start screen.

pub(super) mod choices;
