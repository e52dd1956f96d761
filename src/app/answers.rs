//! What came of the effects: answers from outside.

use super::command::{LastGame, Purpose};
use super::message::Notice;
use super::{App, Dialog};

impl App {
    pub(super) fn last_read(&mut self, purpose: Purpose, last: LastGame) {
        if purpose == Purpose::Review {
            match &last {
                Ok(Some(saved)) => self.review(saved.clone()),
                Ok(None) => self.notice = Some(Notice::plain("No game has been saved yet.")),
                Err(why) => self.notice = Some(Notice::fault(why.clone())),
            }
        }
        self.last = last;
    }

    /// Something else failed. The settings say so themselves: they cover the message line.
    pub(super) fn failed(&mut self, why: String) {
        match self.dialogs.last_mut() {
            Some(Dialog::Settings(form)) => form.fault = Some(why),
            _ => self.notice = Some(Notice::fault(why)),
        }
    }
}
