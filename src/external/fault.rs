//! What an engine did wrong.

/// Why an engine gives no result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineFault {
    /// The system did not start it, for this reason.
    #[error("cannot be started: {0}")]
    NotStarted(String),
    /// It did not answer `uci` in time.
    #[error("does not answer as a UCI engine")]
    NotUci,
    /// It did not answer `isready` in time.
    #[error("does not get ready")]
    NotReady,
    /// It does not read what it is sent.
    #[error("does not read its input")]
    NotReading,
    /// It did not end a search in time.
    #[error("does not answer")]
    NoAnswer,
    /// Its process ended.
    #[error("ended unexpectedly")]
    Ended,
    /// Its best move is illegal, or none although there is one.
    #[error("gave an illegal move: {0}")]
    IllegalMove(String),
    /// It gave a best move without a score and a legal line.
    #[error("gave no score")]
    NoScore,
    /// It does not know Chess960, which the position needs.
    #[error("does not know Chess960")]
    NoChess960,
    /// It failed too often and is not used for a while.
    #[error("failed too often and is not used for five minutes")]
    GivenUp,
}

impl EngineFault {
    /// Whether the process cannot be trusted any more. Otherwise only this search has failed.
    pub(super) fn is_failure(&self) -> bool {
        !matches!(self, EngineFault::NoScore | EngineFault::NoChess960)
    }
}
