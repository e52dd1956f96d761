//! Widgets shared by screens.

pub(super) mod controls;
pub(super) mod list;
pub(super) mod message;
pub(super) mod played;
pub(super) mod sources;
mod surfaces;
pub(super) mod switch;
