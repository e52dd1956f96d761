//! Every text that the program shows to players, made from typed values.
//!
//! No other module contains screen text; all of them ask here. Another language is another folder next to
//! `english` with the same functions. Each is one `match` over its values, so the compiler reports missing
//! texts. Names of keys come from the key bindings ([`crate::app::keys`]). Errors of the library are shown in
//! their own words.

mod english;
mod heading;
mod sheet_label;

pub use english::*;
pub use heading::Heading;
pub use sheet_label::SheetLabel;
