//! Boards as SVG, for books and web pages.
//!
//! ```
//! use deskmate::diagram::{self, Options};
//! use deskmate::notation::fen;
//! use deskmate::tree::Mark;
//!
//! let position = fen::read("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")?;
//! let options = Options {
//!     side: 400,
//!     marks: Mark::parse("Ga1a8").into_iter().collect(),
//!     ..Options::default()
//! };
//! let svg = diagram::svg(&position, &options);
//! assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arrow;
mod colors;
mod pieces;
mod svg;

#[cfg(feature = "app")]
pub(crate) use arrow::{ARROW_WIDTH, arrow};
#[cfg(feature = "app")]
pub(crate) use colors::GLOW;
pub use colors::{BoardColors, BoardTheme, Rgba, mark_color};
pub use pieces::PieceSet;
pub use svg::{Options, svg};
