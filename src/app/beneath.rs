//! The screens beneath the present one: the search for a position leads back to where it was opened, and the review of a
//! game that it found leads back to it.

use super::effect::{Effect, FileEffect};
use super::library::Library;
use super::reply::Purpose;
use super::review::Review;
use super::{App, Beneath, Screen};
use crate::storage::library::GamePlace;

impl From<Screen> for Beneath {
    fn from(screen: Screen) -> Beneath {
        Beneath {
            screen,
            dialogs: Vec::new(),
            behind_practice: None,
            exercise_behind: None,
        }
    }
}

impl App {
    /// Opens a screen that leads back to the present one.
    pub(super) fn open_above(&mut self, screen: Screen) {
        let dialogs = std::mem::take(&mut self.dialogs);
        let before = self.leave_for_another();
        self.screen = screen;
        self.beneath.push(Beneath {
            dialogs,
            behind_practice: self.behind_practice.take(),
            exercise_behind: self.exercise_behind.take(),
            ..Beneath::from(before)
        });
    }

    /// Takes the screen away for one that leads back to it. The result of a game becomes final.
    pub(super) fn leave_for_another(&mut self) -> Screen {
        if !matches!(self.screen, Screen::Play(_)) {
            return std::mem::replace(&mut self.screen, Screen::Start);
        }
        match self.open(Screen::Start) {
            Screen::Play(live) => Screen::Play(Box::new(live.reviewed())),
            other => other,
        }
    }

    /// What reads the last game again where it is offered or was just played, since it may have been changed in a screen
    /// above.
    pub(super) fn read_last_again(&self) -> Vec<Effect> {
        let is_shown = match &self.screen {
            Screen::Start => true,
            Screen::Play(live) => live.is_final(),
            _ => false,
        };
        let read = is_shown.then_some(Effect::File(FileEffect::ReadLast(Purpose::Offer)));
        read.into_iter().collect()
    }

    /// Returns to the screen beneath. Returns whether there is one.
    pub(super) fn return_beneath(&mut self) -> bool {
        let Some(beneath) = self.beneath.pop() else {
            return false;
        };
        self.screen = beneath.screen;
        self.dialogs = beneath.dialogs;
        self.behind_practice = beneath.behind_practice;
        self.exercise_behind = beneath.exercise_behind;
        true
    }

    /// The present screen, and those that it leads back to.
    pub(super) fn screens(&self) -> impl Iterator<Item = &Screen> {
        let behind = self.behind_practice.as_deref();
        let behind = led_to(behind, &self.screen, self.exercise_behind.is_some());
        let beneath = self.beneath.iter().rev().flat_map(|it| {
            let behind = it.behind_practice.as_deref();
            let behind = led_to(behind, &it.screen, it.exercise_behind.is_some());
            [&it.screen].into_iter().chain(behind)
        });
        [&self.screen].into_iter().chain(behind).chain(beneath)
    }

    fn screens_mut(&mut self) -> impl Iterator<Item = &mut Screen> {
        let behind = self.behind_practice.as_deref_mut();
        let behind = led_to(behind, &self.screen, self.exercise_behind.is_some());
        let beneath = self.beneath.iter_mut().rev().flat_map(|it| {
            let behind = it.behind_practice.as_deref_mut();
            let behind = led_to(behind, &it.screen, it.exercise_behind.is_some());
            [&mut it.screen].into_iter().chain(behind)
        });
        [&mut self.screen].into_iter().chain(behind).chain(beneath)
    }

    /// The list of games on the screen, or the one that it leads back to.
    pub fn library(&self) -> Option<&Library> {
        self.screens().find_map(|screen| match screen {
            Screen::Library(library) => Some(&**library),
            Screen::Review(review) => review.list(),
            _ => None,
        })
    }

    pub(super) fn library_mut(&mut self) -> Option<&mut Library> {
        self.screens_mut().find_map(|screen| match screen {
            Screen::Library(library) => Some(&mut **library),
            Screen::Review(review) => review.list_mut(),
            _ => None,
        })
    }

    /// Takes the list that the screen leads back to, which is given up with all others beneath.
    pub(super) fn take_list_beneath(&mut self) -> Option<Box<Library>> {
        let beneath = std::mem::take(&mut self.beneath);
        let screens = beneath.into_iter().rev().map(|beneath| beneath.screen);
        let mut lists = screens.filter_map(|screen| match screen {
            Screen::Library(library) => Some(library),
            Screen::Review(mut review) => review.take_list(),
            _ => None,
        });
        lists.next()
    }

    /// The review whose game is being saved at this place; as the last game, if there is none.
    pub(super) fn saving_review(&mut self, place: Option<&GamePlace>) -> Option<&mut Review> {
        // Only the game of the first review of each screen has a file.
        let mut reviews = self.reviews_mut().map(Review::first_mut);
        reviews.find(|review| review.is_being_saved_at(place))
    }

    /// The reviews on the screen and beneath it.
    pub(super) fn reviews_mut(&mut self) -> impl Iterator<Item = &mut Review> {
        self.screens_mut().filter_map(|screen| match screen {
            Screen::Review(review) => Some(&mut **review),
            _ => None,
        })
    }

    /// Whether a review on the screen or beneath it has unsaved changes.
    pub(super) fn has_unsaved_review(&self) -> bool {
        self.screens().any(|screen| match screen {
            Screen::Review(review) => review.has_unsaved(),
            _ => false,
        })
    }

    /// Whether the screen leads back to one beneath it.
    pub(super) fn is_above(&self) -> bool {
        !self.beneath.is_empty()
    }

    /// Whether a screen beneath is a review.
    pub(super) fn is_above_review(&self) -> bool {
        let mut beneath = self.beneath.iter();
        beneath.any(|beneath| matches!(beneath.screen, Screen::Review(_)))
    }
}

/// What is behind the exercises, if a screen leads back to it: it is an exercise, or the game of one.
fn led_to<S>(behind: Option<S>, screen: &Screen, is_of_exercise: bool) -> Option<S> {
    behind.filter(|_| is_of_exercise || matches!(screen, Screen::Practice(_)))
}
