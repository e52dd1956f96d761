//! Lists of games.

pub(super) mod games;
