//! What games are being looked through for.

use super::analysis::Ticket;
use super::effect::Effect;
use super::explore::{ExploreRequest, Wanted};

/// What is being looked for, as far as the program knows.
#[derive(Clone, Debug, Default)]
pub(super) struct ExploreRequests {
    ticket: u64,
    asked: Option<Wanted>,
}

impl ExploreRequests {
    /// Notes what is wanted from now on. Returns what there is to do if it is something else than before.
    pub(super) fn ask(&mut self, wanted: Option<Wanted>) -> Option<Effect> {
        if wanted == self.asked {
            return None;
        }
        self.asked = wanted.clone();
        self.ticket += 1;
        let ticket = Ticket(self.ticket);
        Some(match wanted {
            Some(wanted) => Effect::Explore(ExploreRequest { ticket, wanted }),
            None => Effect::StopExploring,
        })
    }

    /// What an answer is about, if it is still wanted. After the last one nothing is asked any more.
    pub(super) fn answered(&mut self, ticket: Ticket, is_last: bool) -> Option<Wanted> {
        if ticket != Ticket(self.ticket) {
            return None;
        }
        if is_last {
            self.asked.take()
        } else {
            self.asked.clone()
        }
    }
}
