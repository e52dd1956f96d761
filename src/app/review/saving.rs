//! Saving the changes of a review.

use super::move_times::MoveTimes;
use super::origin::{ReviewOrigin, Rewriting};
use super::state::Review;
use super::update::ReviewUpdate;
use crate::app::effect::{Effect, FileEffect};
use crate::app::failure::Failure;
use crate::app::notice::Notice;
use crate::game::Game;
use crate::storage::library::GamePlace;
use crate::tree::NodeId;
use std::path::Path;

impl Review {
    /// After an edit: shows a node, and saves the game if that is automatic.
    pub(super) fn edited(&mut self, shown: Option<NodeId>) -> ReviewUpdate {
        self.asks_nothing = false;
        self.write_new_moves();
        self.move_list.tree_changed(self.places_changed());
        let (tree, main_line) = (self.changes.tree(), self.changes.main_line());
        let changed = self.changes.last_changed();
        let is_other_game = !main_line.is_same(self.analysis.line());
        let stops_analysis = self.analysis.tree_changed(tree, main_line, changed);
        if is_other_game {
            self.follow_main_line();
        }
        if let Some(node) = shown {
            self.show(node);
        }
        ReviewUpdate {
            effects: self.save(),
            notice: stops_analysis.then_some(Notice::AnalysisOutdated),
            ..ReviewUpdate::default()
        }
    }

    /// Takes the game, its times and its opening from the main line, which is another one now.
    fn follow_main_line(&mut self) {
        self.game = Game::from_pgn(&self.changes.pgn());
        self.times = MoveTimes::of(self.game.record());
        self.opening = self.game.opening();
    }

    /// Saves the game if that is automatic.
    pub(super) fn save(&mut self) -> Vec<Effect> {
        if self.origin.saves_itself() && self.changes.is_unsaved() {
            self.save_now()
        } else {
            Vec::new()
        }
    }

    /// Whether edits are saved automatically, as those of the games of the folder are.
    pub(in crate::app) fn saves_itself(&self) -> bool {
        self.origin.saves_itself()
    }

    /// The opened file that the game is saved to on request.
    pub(in crate::app) fn opened_file(&self) -> Option<&Path> {
        self.origin.opened_file()
    }

    /// Saves the game at its origin, one text at a time.
    pub(in crate::app) fn save_now(&mut self) -> Vec<Effect> {
        match self.rewriting {
            Rewriting::Done => {
                self.rewriting = Rewriting::UnderWay;
                self.changes.mark_saved();
                self.origin.save(self.text(), self.is_played())
            }
            Rewriting::UnderWay | Rewriting::Outdated => {
                self.rewriting = Rewriting::Outdated;
                Vec::new()
            }
        }
    }

    /// That the game was saved to this file. What its analysis has found is written into it at the end.
    pub(in crate::app) fn saved_notice(&self, file: String) -> Notice {
        if self.is_game_analysed() {
            Notice::SavedUnanalysed(file)
        } else {
            Notice::Saved(Some(file))
        }
    }

    /// Whether the game is being saved at this place; as the last game, if there is none.
    pub(in crate::app) fn is_being_saved_at(&self, place: Option<&GamePlace>) -> bool {
        self.rewriting != Rewriting::Done && self.origin.place() == place
    }

    /// Handles a game that was replaced in its file, where it may have a new place; or could not be.
    pub(in crate::app) fn rewritten(&mut self, place: Result<GamePlace, Failure>) -> ReviewUpdate {
        let before = std::mem::take(&mut self.rewriting);
        match place {
            Ok(place) => {
                let was_asked = self
                    .origin
                    .opened_file()
                    .map(|file| file.display().to_string());
                self.origin = match was_asked {
                    Some(_) => ReviewOrigin::File(place),
                    None => ReviewOrigin::Folder(place),
                };
                self.was_rewritten = true;
                self.openings.files_changed();
                let notice = was_asked.map(|file| self.saved_notice(file));
                let is_asked_again = before == Rewriting::Outdated && self.is_unsaved();
                ReviewUpdate {
                    effects: if is_asked_again {
                        self.save_now()
                    } else {
                        self.save()
                    },
                    notice,
                    ..ReviewUpdate::default()
                }
            }
            // From now on it is saved on request, under another name.
            Err(failure) => {
                self.origin = ReviewOrigin::Elsewhere;
                self.changes.mark_unsaved();
                Notice::NotSaved(failure).into()
            }
        }
    }

    /// Handles a saved last game.
    pub(in crate::app) fn last_saved(&mut self) -> ReviewUpdate {
        self.rewriting = Rewriting::Done;
        ReviewUpdate {
            effects: self.save(),
            ..ReviewUpdate::default()
        }
    }

    /// Notes that the game is being saved to a chosen file.
    pub(in crate::app) fn note_saving(&mut self) {
        self.changes.note_saving();
    }

    /// The game was saved to a chosen file, at this place if it can be saved there again.
    pub(in crate::app) fn saved_elsewhere(&mut self, place: Option<GamePlace>) {
        if self.changes.note_saved() && !self.origin.saves_itself() {
            self.origin = place.map_or(ReviewOrigin::Elsewhere, ReviewOrigin::File);
            let file = self.origin.opened_file().and_then(Path::file_name);
            self.name = file.unwrap_or_default().to_string_lossy().into_owned();
        }
    }

    /// What keeps unsaved changes when the program ends, also those of the reviews that this one was opened from.
    pub(in crate::app) fn keep_unsaved(&mut self) -> Vec<Effect> {
        let before = self.before.as_mut();
        let mut effects = before.map_or_else(Vec::new, |before| before.keep_unsaved());
        if self.changes.is_unsaved() {
            let text = self.text();
            effects.extend(match self.origin {
                ReviewOrigin::Last(_) => self.origin.save(text, self.changes.is_played()),
                _ => vec![Effect::File(FileEffect::Rescue(text))],
            });
        }
        effects
    }
}
