//! Deskmate: chess for two at one desk.

#![deny(missing_docs)]

pub mod notation;
pub mod rules;
