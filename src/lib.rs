//! Chess: the rules, notation, and games between two people with clocks, claims and results.
//!
//! A [`Position`](rules::Position) is always legal. It is the start of a game, read from FEN, or made by a
//! legal move:
//!
//! ```
//! use deskmate::notation::{fen, read_move, san};
//! use deskmate::rules::{Color, Outcome, Position, Termination};
//!
//! let mut position = Position::initial();
//! for text in ["f3", "e5", "g2g4"] {
//!     position = position.play(read_move(&position, text)?)?;
//! }
//! assert_eq!(fen::write(&position), "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
//!
//! let mate = read_move(&position, "d8h4")?;
//! assert_eq!(san::write(&position, mate), "Qh4#");
//! let position = position.play(mate)?;
//! assert_eq!(position.outcome(), Some(Outcome::win(Color::Black, Termination::Checkmate)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! | module | what is in it |
//! |---|---|
//! | [`rules`] | positions, legal moves, why a move is illegal, how a game ends on the board |
//! | [`tree`] | a game with its variations, comments and clocks as a tree of moves |
//! | [`notation`] | FEN, SAN, long algebraic and coordinate notation, PGN, names of openings |
//! | [`game`] | a game that is being played: clocks, draw offers, claims, takebacks |
//!
//! Variants: standard chess and Chess960.
//!
//! # Features
//!
//! Without features the crate is these four modules. They use no files and no system clock, and compile
//! for `wasm32-unknown-unknown`.
//!
//! - `diagram`: pictures of boards as SVG.
//! - `serde`: squares, moves and positions as text.
//! - `engine`: a search for the best move, the UCI protocol, and the analysis of games.
//! - `app` (default): the program Deskmate, with its window and its commands. Its modules are public for its tests
//!   only and are not documented here; neither is `storage`, its files.
//!
//! To use the library alone, write `deskmate = { version = "0.2", default-features = false }`.

#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(missing_docs)]

#[macro_use]
mod values;
#[cfg(feature = "storage")]
#[macro_use]
#[doc(hidden)]
pub mod language;

#[cfg(feature = "engine")]
pub mod analysis;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod app;
#[cfg(all(target_family = "wasm", feature = "app"))]
mod browser;
#[cfg(feature = "diagram")]
pub mod diagram;
#[cfg(feature = "engine")]
pub mod engine;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod external;
pub mod game;
pub mod notation;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod paint;
pub mod rules;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod sound;
#[cfg(feature = "storage")]
#[doc(hidden)]
pub mod storage;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod terminal;
#[cfg(any(feature = "engine", feature = "storage"))]
#[doc(hidden)]
pub mod time;
pub mod tree;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod view;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod window;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod words;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod work;

/// The example in the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
