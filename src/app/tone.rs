//! The tone of a message.

/// The tone of a message, which gives its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Plain information.
    Plain,
    /// An answer is needed, by a key.
    Question,
    /// Something went wrong or is not allowed.
    Fault,
}
