//! Every sentence and every label that the program shows to a person, made from typed values.
//!
//! No floor below holds words of the screen, and none above: they ask here. Another language is another folder
//! beside `english` with the same functions: each is one `match` over what can be said, so that the compiler
//! names what is missing. Keys are called in it as the table of keys has them ([`crate::app::keys`]). What is
//! wrong with a text or a file is told by the errors of the library themselves, as those of any library are.

mod english;
mod heading;
mod sheet_label;

pub use english::*;
pub use heading::Heading;
pub use sheet_label::SheetLabel;
