//! The players of the folder: a page for each, and one for two of them.

mod command;
mod form;
mod games;
mod joining;
mod pair;
mod span;
mod tab;
mod update;

pub use command::PlayersCommand;
pub use form::PlayerForm;
pub use pair::HeadToHeadPage;
pub(super) use pair::{PairBefore, WantedPair};
pub use span::CurveSpan;
pub use tab::PlayersTab;
