//! What one of two players face to face is told.

use super::player::Names;
use super::sentence::Sentence;
use crate::app::{Message, Notice};
use crate::rules::Color;
use crate::words::{Phrase, Words};

impl Words {
    /// The text of a message for this player.
    pub fn message_for(self, player: Color, message: &Message, names: &Names) -> Sentence {
        match *message {
            Message::ToMove {
                turn,
                is_check,
                claim,
            } if turn == player => {
                let text = self.your_move(player, is_check, names);
                match claim {
                    None => text.into(),
                    // What claims it is called as on its button.
                    Some(draw) => Sentence {
                        text: format!("{text} {}\u{a0}– ", self.texts.end(draw)),
                        end: self.text(Phrase::ClaimDraw).to_owned(),
                        ..Sentence::default()
                    },
                }
            }
            Message::ToMove { turn, .. } => self
                .phrase(Phrase::IsThinking, &[("player", &self.called(names, turn))])
                .into(),
            Message::Notice(Notice::DrawDeclined(by)) if by == player => {
                self.text(Phrase::YouDeclineDraw).to_owned().into()
            }
            Message::Question {
                ref question,
                insists: false,
            } if question.is_card() => self.asked_beside_card(question, false, names),
            _ => self.message(message, names),
        }
    }

    fn your_move(self, player: Color, is_check: bool, names: &Names) -> String {
        let phrase = match (is_check, names.has(player)) {
            (false, false) => Phrase::YourMove,
            (false, true) => Phrase::YourMoveNamed,
            (true, false) => Phrase::YourMoveInCheck,
            (true, true) => Phrase::YourMoveInCheckNamed,
        };
        self.phrase(phrase, &[("player", &self.called(names, player))])
    }
}
