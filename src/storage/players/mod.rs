//! The players of a folder of games: who they are, and what their games say of them.

mod alike;
mod facts;
mod names;
mod page;
mod pair;
mod people;
mod reader;

pub use facts::{GameFacts, Thinking};
pub use names::PlayerNames;
pub use page::{ClassScore, OpeningScore, PlayerPage};
pub use pair::{FinishedMatch, PairPage, Records, Run};
pub use people::{LEAST_RATED, Person, Players};
pub use reader::{PlayerReader, ReadPlayers};
