//! Turns events into commands.

pub(super) mod event;
pub(super) mod pointer;
pub(super) mod under_pointer;
