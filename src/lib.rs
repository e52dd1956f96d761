//! Deskmate: chess for two at one desk.
//!
//! The floors of the house, from the ground up; each builds only on those before it:
//! [`rules`], [`notation`], [`game`], [`storage`], [`sound`], [`app`], [`work`], [`view`],
//! [`paint`], [`window`]. [`terminal`] stands by itself.

#![deny(missing_docs)]

pub mod app;
pub mod game;
pub mod notation;
pub mod paint;
pub mod rules;
pub mod sound;
pub mod storage;
pub mod terminal;
pub mod view;
pub mod window;
pub mod work;

/// The example in the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
