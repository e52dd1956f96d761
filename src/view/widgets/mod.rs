//! Widgets shared by screens.

mod button_rows;
pub(super) mod controls;
pub(super) mod hints;
pub(super) mod list;
pub(super) mod message;
pub(super) mod played;
pub(super) mod sources;
mod surfaces;
pub(super) mod switch;
pub(super) mod texts;
