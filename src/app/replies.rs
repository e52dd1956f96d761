//! What came of the effects: answers from outside.

use super::command::Effect;
use super::errand::Answer;
use super::failure::Failure;
use super::library_words::game_count;
use super::message::Notice;
use super::reply::{LastGame, Purpose, Reply};
use super::{App, Dialog, Now, Screen};
use crate::storage::SavedGame;

impl App {
    /// Takes in what is told from outside.
    pub(super) fn hear(&mut self, reply: Reply, now: Now) -> Vec<Effect> {
        match reply {
            Reply::Saved(place) => return self.saved(place),
            Reply::SavedAnew { place, aside } => return self.saved_anew(place, &aside),
            Reply::SaveFailed(why) => self.save_failed(&why, now.time),
            Reply::FolderInUse(why) => self.folder_in_use(&why, now.time),
            Reply::FolderFree => return self.folder_free(),
            Reply::LastRead(purpose, last) => return self.last_read(purpose, last, now),
            Reply::Opened(saved) => self.opened(saved),
            Reply::Pasted(text) => return self.paste(text),
            Reply::Answered(answer) => return self.answered(answer, now),
            Reply::Failed(why) => self.failed(&why),
        }
        Vec::new()
    }

    fn last_read(&mut self, purpose: Purpose, last: LastGame, now: Now) -> Vec<Effect> {
        self.last = last;
        match purpose {
            Purpose::Offer => self.begin(),
            // What is going on now may be something else than when it was asked for.
            Purpose::Continue if matches!(self.screen, Screen::Library(_)) => {
                self.continue_last(now)
            }
            Purpose::Continue => Vec::new(),
        }
    }

    /// A file held one game. What is going on now may be something else than when it was asked for.
    fn opened(&mut self, saved: Box<SavedGame>) {
        if self.can_begin() {
            self.review(saved);
        }
    }

    /// What came of an errand.
    fn answered(&mut self, answer: Answer, now: Now) -> Vec<Effect> {
        match answer {
            Answer::ListBegins(source) => return self.list_begins(source),
            Answer::Listed(batch) => return self.listed(batch),
            Answer::GameRead(place, game) => return self.game_read(place, game, now),
            Answer::Deleted(deleted) => return self.deleted(*deleted),
            Answer::Restored(restored) => return self.restored(restored),
            Answer::Counted(count) => self.saved_games = Some(count),
            Answer::Compared(names, score) => self.compared = Some((names, score)),
            Answer::SavedAs { place, altered } => {
                self.close_path_line();
                self.notice = Some(match altered {
                    0 => Notice::saved(Some(place)),
                    _ => Notice::fault(format!(
                        "{} with faults saved as far as they can be read: {place}",
                        game_count(altered)
                    )),
                });
            }
            Answer::Exists(path) => self.file_exists(path),
            Answer::Completions(path, offers) => self.offer_paths(&path, offers),
        }
        Vec::new()
    }

    /// Something else failed.
    pub(super) fn failed(&mut self, failure: &Failure) {
        self.show_fault(failure.words());
    }

    /// Says what went wrong. Forms that cover the message line say so themselves.
    pub(super) fn show_fault(&mut self, why: String) {
        match self.dialogs.last_mut().and_then(Dialog::form_mut) {
            Some(form) => form.fault = Some(why),
            None => self.notice = Some(Notice::fault(why)),
        }
    }
}
