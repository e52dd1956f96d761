//! What several screens are made of.

pub(super) mod controls;
pub(super) mod list;
pub(super) mod message;
