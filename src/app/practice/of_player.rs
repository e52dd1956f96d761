//! Exercises from the page of a player.

use super::mistake::Mistake;
use super::state::Practice;
use crate::app::effect::Effect;
use crate::app::file_task::FileTask;
use crate::app::notice::Notice;
use crate::app::{App, Screen};

impl App {
    /// Poses the exercises of the player with these names. If none are due, they begin when the mistakes in the games are
    /// found.
    pub(in crate::app) fn practise_player(&mut self, names: Vec<String>) -> Vec<Effect> {
        if self.refuses_to_leave() {
            return Vec::new();
        }
        let mut effects = self.read_exercises();
        if !self.book.due(&names).is_empty() {
            self.open_series_of(names);
        } else if let Screen::Library(library) = &mut self.screen
            && let Some(tab) = library.players_mut()
        {
            tab.learns = Some(names);
        }
        effects.push(Effect::FileTask(FileTask::FindMistakes));
        effects
    }

    /// The player whose mistakes were looked for, if the page is still shown.
    pub(super) fn awaited_player(&mut self) -> Option<Vec<String>> {
        match &mut self.screen {
            Screen::Library(library) => library.players_mut()?.learns.take(),
            _ => None,
        }
    }

    /// The mistakes were found that the page of a player waits for.
    pub(super) fn practise_found(&mut self, names: Vec<String>, mistakes: Vec<Mistake>) {
        self.book.forget();
        self.book.examine(mistakes);
        if self.book.has_work_for(&names) {
            self.open_series_of(names);
        } else {
            self.book.forget();
            self.notice = Some(Notice::NoExercises);
        }
    }

    fn open_series_of(&mut self, names: Vec<String>) {
        self.leave_for_practice();
        self.screen = Screen::Practice(Box::new(Practice {
            is_of_page: true,
            ..Practice::default()
        }));
        self.begin_series_of(names);
    }
}
