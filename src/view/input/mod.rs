//! Turns events into commands.

mod editor;
pub(super) mod event;
pub(super) mod pointer;
mod resolve;
pub(super) mod under_pointer;
