//! Scenes as flat lists of shapes, and the layout of a window.

pub(super) mod content;
mod damage;
mod fingers;
pub(super) mod geometry;
pub(super) mod grid;
pub(super) mod icon;
pub(super) mod layout;
pub(super) mod picture;
pub(super) mod rows;
pub(super) mod shape;
pub(super) mod theme;
pub(super) mod zone;
mod zones;
