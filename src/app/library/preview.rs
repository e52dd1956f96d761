//! The game beside a list, and its position that is shown.

use super::list::{Library, Preview};
use super::open_game::review_of;
use super::update::LibraryUpdate;
use crate::app::effect::Effect;
use crate::app::failure::Failure;
use crate::app::file_task::{FileTask, ReadFor};
use crate::app::review::OpenedGame;
use crate::app::step::Step;
use crate::storage::SavedGame;
use crate::storage::library::GamePlace;
use crate::tree::Nag;

/// The half-moves before the position that is shown of a game at first, if it has so many: the thirteenth move of White,
/// where most games have left their opening.
const USUAL: usize = 25;

/// The half-moves before the position that is shown first: the one after a brilliant move, if there is one.
fn first_shown(saved: &SavedGame) -> usize {
    let tree = &saved.pgn.tree;
    let is_brilliant = |id| tree.node(id).nags().contains(&Nag::BRILLIANT);
    let marked = tree.main_line().position(is_brilliant);
    let plies = saved.game.record().plies().len();
    marked.map_or(USUAL, |before| before + 1).min(plies)
}

impl Library {
    /// The game on the board next to the list, if it could be read.
    pub fn previewed(&self) -> Option<&SavedGame> {
        let game = self.preview.as_ref()?.game.as_ref().ok()?;
        Some(&game.saved)
    }

    /// Why the selected game cannot be shown.
    pub fn preview_failure(&self) -> Option<&Failure> {
        self.preview.as_ref()?.game.as_ref().err()
    }

    /// The half-moves before the position beside the list.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The same if somebody has chosen that position: the one that is shown first is only for the list.
    pub(in crate::app) fn shown_by_choice(&self) -> Option<usize> {
        let first = self.selected_game().map(first_shown);
        (first != Some(self.shown)).then_some(self.shown)
    }

    /// The selected game, if it has been read.
    pub(super) fn selected_game(&self) -> Option<&SavedGame> {
        let preview = self.preview.as_ref()?;
        let is_selected = self.selected_row()?.place == preview.place;
        let game = preview.game.as_ref().ok().filter(|_| is_selected)?;
        Some(&game.saved)
    }

    /// Takes the selected game, if it has been read, to open it: a copy of a huge one would take long.
    pub(super) fn take_selected_game(&mut self) -> Option<Box<OpenedGame>> {
        self.selected_game()?;
        self.preview.take()?.game.ok()
    }

    /// Reads the selected game, unless it is shown already.
    pub(in crate::app) fn read_selected(&mut self) -> Vec<Effect> {
        let Some(place) = self.selected_row().map(|row| row.place) else {
            self.preview = None;
            return Vec::new();
        };
        let is_read = |preview: &Preview| preview.place == place;
        if self.preview.as_ref().is_some_and(is_read) || self.asked.as_ref() == Some(&place) {
            Vec::new()
        } else {
            self.asked = Some(place.clone());
            vec![Effect::FileTask(FileTask::Read(ReadFor::Preview, place))]
        }
    }

    /// Whether a game is being read.
    pub(in crate::app) fn is_reading_game(&self) -> bool {
        self.asked.is_some()
    }

    /// The game that is being read will not come.
    pub(in crate::app) fn forget_asked(&mut self) {
        self.asked = None;
    }

    /// Handles a game that was read, which may no longer be the selected one.
    pub(in crate::app) fn game_read(
        &mut self,
        place: GamePlace,
        game: Result<Box<OpenedGame>, Failure>,
    ) -> LibraryUpdate {
        self.asked.take_if(|asked| *asked == place);
        let row = self.selected_row();
        if row.is_none_or(|row| row.place != place) {
            return LibraryUpdate::default();
        }
        let pending = self.pending.take().filter(|_| game.is_ok());
        self.shown = game.as_ref().map_or(0, |game| first_shown(&game.saved));
        self.preview = Some(Preview { place, game });
        pending.map_or(LibraryUpdate::default(), |pending| {
            self.act_on_game(pending)
        })
    }

    /// Handles a game of two players that was read.
    pub(in crate::app) fn game_of_pair_read(
        &mut self,
        place: GamePlace,
        game: Result<Box<OpenedGame>, Failure>,
    ) -> LibraryUpdate {
        if self.players_mut().is_some_and(|tab| tab.takes(&place)) {
            review_of(place, game)
        } else {
            LibraryUpdate::default()
        }
    }

    pub(super) fn step_preview(&mut self, step: Step) {
        if let Some(saved) = self.previewed() {
            let last = saved.game.record().plies().len();
            self.shown = step.from(self.shown, last);
        }
    }
}
