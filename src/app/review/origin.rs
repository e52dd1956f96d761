//! Where a reviewed game comes from, and whether what was changed in it is saved there.

use crate::app::effect::Effect;
use crate::app::file_task::FileTask;
use crate::storage::library::GamePlace;
use std::sync::Arc;

/// Where a reviewed game comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum Origin {
    /// It is the last game, as this text has it. What is changed in it is saved by itself.
    Last(Arc<[u8]>),
    /// It stands in a file of the folder of games. What is changed in it is saved by itself.
    Folder(GamePlace),
    /// It comes from elsewhere, or has become another game. It is saved when that is asked for.
    Elsewhere,
}

/// How a game that is saved by itself is being saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Rewriting {
    /// Nothing is being saved.
    #[default]
    Done,
    /// A text is being saved.
    UnderWay,
    /// A text is being saved, and the game has changed since.
    Outdated,
}

impl Origin {
    /// Whether what is changed is saved by itself.
    pub(super) fn saves_itself(&self) -> bool {
        !matches!(self, Origin::Elsewhere)
    }

    /// Saves the game where it comes from.
    pub(super) fn save(&mut self, text: String) -> Vec<Effect> {
        match self {
            Origin::Last(before) => {
                let known = std::mem::replace(before, text.as_bytes().into());
                vec![Effect::ContinueGame(known), Effect::Save(text)]
            }
            Origin::Folder(place) => vec![Effect::FileTask(FileTask::Rewrite(place.clone(), text))],
            Origin::Elsewhere => Vec::new(),
        }
    }
}
