//! The origin of a reviewed game, which decides where edits are saved.

use crate::app::effect::Effect;
use crate::app::file_task::FileTask;
use crate::storage::library::GamePlace;
use std::sync::Arc;

/// The origin of a reviewed game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum Origin {
    /// The last game, with this text. Edits are saved automatically.
    Last(Arc<[u8]>),
    /// A file of the folder of games. Edits are saved automatically.
    Folder(GamePlace),
    /// Any other file, or a copy. It is saved on request.
    Elsewhere,
}

/// The state of automatic saving.
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
    /// Whether edits are saved automatically.
    pub(super) fn saves_itself(&self) -> bool {
        !matches!(self, Origin::Elsewhere)
    }

    /// Saves the game at its origin.
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
