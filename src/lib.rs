//! Deskmate: chess for two at one desk.

#![deny(missing_docs)]

pub mod app;
pub mod game;
pub mod notation;
pub mod paint;
pub mod rules;
pub mod storage;
pub mod view;
