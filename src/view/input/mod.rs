//! Turns events into commands.

pub(super) mod card_drag;
mod editor;
pub(super) mod event;
mod hover;
pub(super) mod pointer;
pub(super) mod press;
mod pressed;
mod resolve;
mod rest;
pub(super) mod under_pointer;
