//! Questions about positions of games.

use super::found_games::DateOrder;
use super::sought::Sought;
use super::source::Source;

/// A question about positions of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What is looked for.
    pub sought: Sought,
    /// Where: all games of these sources.
    pub sources: Vec<Source>,
    /// How many of the games are named.
    pub most_games: usize,
    /// Which of them, and in which order.
    pub order: DateOrder,
}
