//! Every sentence that the program says to a person, made from typed messages.
//!
//! Nothing below this floor holds words of the screen, so that another language is another folder beside
//! [`english`] with the same functions. What is wrong with a text or a file is told by the errors of the library
//! themselves, as those of any library are.

mod english;

pub use english::*;
