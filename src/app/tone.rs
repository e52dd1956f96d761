//! How a message is meant.

/// How a message is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// In the course of things.
    Plain,
    /// Something has to be answered by one of the keys.
    Question,
    /// Something did not go as it was meant to.
    Fault,
}
