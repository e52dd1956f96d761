//! Deskmate: chess for two at one desk.
//!
//! The floors of the house, from the ground up; each builds only on those before it:
//! [`rules`], [`tree`], [`notation`], [`game`], [`storage`], [`sound`], [`app`], [`view`], [`paint`], [`window`].

#![deny(missing_docs)]

pub mod app;
pub mod game;
pub mod notation;
pub mod paint;
pub mod rules;
pub mod sound;
pub mod storage;
pub mod tree;
pub mod view;
pub mod window;

/// The example in the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
