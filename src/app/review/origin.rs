//! The origin of a reviewed game, which decides where edits are saved.

use crate::app::effect::{Effect, FileEffect};
use crate::app::file_task::FileTask;
use crate::app::game_text::GameText;
use crate::storage::SavedGame;
use crate::storage::library::{self, GamePlace};
use std::path::Path;
use std::sync::Arc;

/// The origin of a reviewed game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum ReviewOrigin {
    /// The last game, with the text that it was read from until it is first saved. Edits are saved automatically.
    Last(Option<Arc<[u8]>>),
    /// A file of the folder of games. Edits are saved automatically.
    Folder(GamePlace),
    /// A file that was opened. It is saved there on request.
    File(GamePlace),
    /// No file, or a copy. It is saved on request under another name.
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

impl ReviewOrigin {
    /// Whether edits are saved automatically.
    pub(super) fn saves_itself(&self) -> bool {
        matches!(self, ReviewOrigin::Last(_) | ReviewOrigin::Folder(_))
    }

    /// The opened file that the game is saved to on request.
    pub(in crate::app) fn opened_file(&self) -> Option<&Path> {
        match self {
            ReviewOrigin::File(GamePlace {
                origin: library::Origin::File(state),
                ..
            }) => Some(&state.path),
            _ => None,
        }
    }

    /// One in a file that is changed by itself (`is_own`) or on request; none if the game was not read in full, so that
    /// what was not read is not overwritten.
    pub(in crate::app) fn of(
        saved: &SavedGame,
        place: Option<GamePlace>,
        is_own: bool,
    ) -> ReviewOrigin {
        let in_file = |place: &GamePlace| matches!(place.origin, library::Origin::File(_));
        match place.filter(in_file).filter(|_| saved.fault.is_none()) {
            Some(place) if is_own => ReviewOrigin::Folder(place),
            Some(place) => ReviewOrigin::File(place),
            None => ReviewOrigin::Elsewhere,
        }
    }

    /// The place in a file.
    pub(super) fn place(&self) -> Option<&GamePlace> {
        match self {
            ReviewOrigin::Folder(place) | ReviewOrigin::File(place) => Some(place),
            ReviewOrigin::Last(_) | ReviewOrigin::Elsewhere => None,
        }
    }

    /// Whether the game is at a place.
    pub(in crate::app) fn is_at(&self, place: &GamePlace) -> bool {
        match self {
            ReviewOrigin::Last(_) => place.is_last(),
            ReviewOrigin::Folder(own) | ReviewOrigin::File(own) => own == place,
            ReviewOrigin::Elsewhere => false,
        }
    }

    /// Saves the game at its origin. Of a file with a game that was not played here, whose moves can be deleted, a copy is
    /// kept.
    pub(super) fn save(&mut self, text: GameText, is_played: bool) -> Vec<Effect> {
        match self {
            ReviewOrigin::Last(read) => {
                let resumes = read.take().map(FileEffect::ContinueGame);
                let effects = resumes.into_iter().chain([FileEffect::Save(text)]);
                effects.map(Effect::File).collect()
            }
            ReviewOrigin::Folder(place) if is_played => {
                vec![Effect::FileTask(FileTask::Rewrite(place.clone(), text))]
            }
            ReviewOrigin::Folder(place) | ReviewOrigin::File(place) => {
                let rewrite = FileTask::Rewrite(place.clone(), text);
                vec![Effect::FileTask(FileTask::KeepingCopy(Box::new(rewrite)))]
            }
            ReviewOrigin::Elsewhere => Vec::new(),
        }
    }
}
