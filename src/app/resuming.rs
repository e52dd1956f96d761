//! Reviewing and resuming the last game.

use super::effect::{Effect, FileEffect};
use super::last_game::{Last, LastGame};
use super::notice::Notice;
use super::now::Now;
use super::play::LiveGame;
use super::reply::Purpose;
use super::review::{OpenedGame, ReviewOrigin};
use super::{App, Screen};
use crate::game::Game;

impl App {
    /// Reviews the last game: the one that just ended, or the one read from `last.txt`.
    pub(super) fn review_last(&mut self, purpose: Purpose, now: Now) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        self.keep_as_last();
        effects.extend(self.show_last(purpose));
        effects
    }

    /// Reviews the last game, once it is read back if it has just left the screen.
    fn show_last(&mut self, purpose: Purpose) -> Option<Effect> {
        match &self.last {
            Last::Left(game) => return Some(Effect::ReadBack(purpose, (&**game).into())),
            Last::Read(Ok(Some(opened))) => {
                let opened = opened.clone();
                self.review_read(opened);
                self.go_on_in_review(purpose);
            }
            Last::Read(Ok(None)) => self.notice = Some(Notice::NoSavedGame),
            Last::Read(Err(failure)) => self.notice = Some(Notice::Failed(failure.clone())),
        }
        None
    }

    /// What is wanted besides the review of the last game.
    fn go_on_in_review(&mut self, purpose: Purpose) {
        let Screen::Review(review) = &mut self.screen else {
            return;
        };
        match purpose {
            Purpose::Openings => review.openings.open(),
            Purpose::Comment => review.begin_comment(),
            Purpose::HadBefore => self.ask_had_before(),
            Purpose::Offer | Purpose::Continue | Purpose::Review => {}
        }
    }

    /// Reviews the last game as it was read.
    fn review_read(&mut self, opened: Box<OpenedGame>) {
        let saved = &opened.saved;
        // A text that was not read in full must not be overwritten.
        let is_whole = saved.fault.is_none() && !saved.more;
        let origin = if is_whole {
            ReviewOrigin::Last(Some(saved.text.clone()))
        } else {
            ReviewOrigin::Elsewhere
        };
        let last = std::mem::replace(&mut self.last, Last::Read(Ok(None)));
        self.open_review(opened, origin);
        // The game that leaves the screen is the same.
        self.last = last;
    }

    /// Makes the game on the screen the last one.
    pub(super) fn keep_as_last(&mut self) {
        if let Screen::Play(live) = &self.screen
            && live.game().is_begun()
            && !live.is_final()
        {
            self.last = Last::Left(Box::new(live.game().clone()));
        }
    }

    /// Handles the last game, read from `last.txt` or from its text. The screen may have changed since the request.
    pub(super) fn last_read(&mut self, purpose: Purpose, last: LastGame) -> Vec<Effect> {
        self.last = Last::Read(last);
        match (purpose, &self.screen) {
            (Purpose::Offer, _) => self.begin(),
            (Purpose::Continue, Screen::Start | Screen::Library(_)) => self.resume_last(),
            (Purpose::Continue, _) => Vec::new(),
            (_, Screen::Start) => self.show_last(purpose).into_iter().collect(),
            (_, Screen::Play(live)) if self.is_just_left(live) => {
                self.show_last(purpose).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the players have left a game, and made no move since it was read back.
    fn is_just_left(&self, live: &LiveGame) -> bool {
        let moves = |game: &Game| game.record().plies().len();
        let is_as_read = |read: &Game| moves(read) == moves(live.game());
        live.is_left() && self.last.game().is_none_or(is_as_read)
    }

    pub(super) fn resume_last(&mut self) -> Vec<Effect> {
        if !self.last.is_unfinished() {
            return Vec::new();
        }
        if self.is_last_elsewhere() {
            self.notice = Some(Notice::OpenElsewhere);
            return Vec::new();
        }
        match &self.last {
            Last::Left(game) => vec![Effect::ReadBack(Purpose::Continue, (&**game).into())],
            Last::Read(Ok(Some(opened))) => {
                let text = opened.saved.text.clone();
                self.play_on(opened.saved.game.clone());
                vec![Effect::File(FileEffect::ContinueGame(text))]
            }
            Last::Read(_) => Vec::new(),
        }
    }
}
