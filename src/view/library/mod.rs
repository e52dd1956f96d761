//! The library.

pub(super) mod games;
