//! What the panel says of a game that has ended.

use crate::app::{LiveGame, Message, Notice};
use crate::view::View;
use crate::view::play::result_card::ResultCard;

/// What the panel says of a game that has ended.
pub(super) struct Ending {
    /// The message line, if it says something else.
    pub(super) message: Option<Message>,
}

impl View<'_> {
    /// What the panel says of a game that has ended beside the card with its result.
    pub(super) fn ending(&self, live: &LiveGame, card: Option<&ResultCard>) -> Option<Ending> {
        live.game().outcome()?;
        let message = self.app.message();
        // How it ended comes before where it is, which the card says if it has room.
        let is_said = card.is_some()
            && matches!(
                message,
                Some(Message::Notice(Notice::Saved(_) | Notice::Kept { .. }))
            );
        let message = if is_said {
            self.app.result_message()
        } else {
            message
        };
        Some(Ending { message })
    }
}
