//! Whole games in the real window, by mouse and keys, on a virtual display (Linux with Xvfb).
#![cfg(target_os = "linux")]

#[path = "../support/fake_engine.rs"]
mod fake_engine;
#[path = "../peers/program.rs"]
mod program;
#[path = "../python/mod.rs"]
mod python;
#[path = "../support/mod.rs"]
mod support;

mod analysis;
mod annotating;
mod clocks;
mod computer;
mod crash;
mod desktop;
mod endings;
mod engines;
mod evening;
mod faults;
mod files;
mod games;
mod input;
mod keyboard;
mod languages;
mod library;
mod matches;
mod orientation;
mod pixels;
mod questions;
mod random;
mod review;
mod settings;
mod setup;
mod start;
mod takeback;
mod text;
mod together;
mod windows;

use support::wait;

/// The pieces at the start of a game, as the board shows them.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// After 1. e4.
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
/// After 1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#.
const MATED: &str = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR";
