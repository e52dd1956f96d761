//! Forms.

pub(super) mod choice;
pub(super) mod form;
pub(super) mod text;
