//! What keys, buttons and menu lines do.

use super::texts::*;
use crate::app::Command;
use crate::app::keys::{Action, Cap, Context, Stroke};
use crate::words::Words;

impl Words {
    /// What is written on a key; nothing if there is none.
    pub fn cap(self, cap: Option<Cap>) -> String {
        match cap {
            None => String::new(),
            Some(Cap::Arrows) => self.text(Phrase::Arrows).to_owned(),
            Some(Cap::Letters(letters)) => letters.to_owned(),
            Some(Cap::Piece(role)) => self.own_letters().of(role).to_owned(),
            Some(Cap::Modifier(modifier)) => self.texts.modifier(modifier).to_owned(),
            Some(Cap::Answer(yes)) => self.language.answer_key(yes).to_uppercase().collect(),
            Some(Cap::Stroke(stroke)) => self.stroke(stroke),
        }
    }

    /// A key with its modifiers: `Ctrl Shift Z`.
    fn stroke(self, Stroke { key, shift, ctrl }: Stroke) -> String {
        let modifier = |is_held: bool, modifier| is_held.then(|| self.texts.modifier(modifier));
        let modifiers = [
            modifier(ctrl, Modifier::Ctrl),
            modifier(shift, Modifier::Shift),
        ];
        let mut name: String = modifiers
            .into_iter()
            .flatten()
            .map(|it| format!("{it} "))
            .collect();
        match key {
            Key::Char(c) if c != ' ' => name.extend(c.to_uppercase()),
            key => name += self.texts.key_name(key),
        }
        name
    }

    /// The text of an action in the list of keys.
    pub fn action(self, action: &Action) -> Text {
        match action {
            Action::Command(context, command) => {
                self.labelled(CommandLabel::in_list(*context, command))
            }
            Action::Close(open) => self.texts.command_label(CommandLabel::of_closing(*open)),
            Action::DrawRed => self.text(Phrase::DrawsRed),
            Action::DrawBlue => self.text(Phrase::DrawsBlue),
            Action::Both(pair) => self.texts.pair(*pair),
        }
    }

    /// The heading of a group of keys.
    pub fn key_group(self, group: KeyGroup) -> Text {
        self.texts.key_group(group)
    }

    /// What is done with the mouse, after a picture of it.
    pub fn gesture(self, gesture: Gesture) -> Text {
        self.texts.gesture(gesture)
    }

    /// The text of a command in a context, for a button, the menu or the list of keys; empty for a command
    /// without a label.
    pub fn does(self, context: Context, command: &Command) -> Text {
        self.labelled(CommandLabel::of(context, command))
    }

    fn labelled(self, label: Option<CommandLabel>) -> Text {
        label.map_or("", |label| self.texts.command_label(label))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::keys::bindings;

    #[test]
    fn every_listed_key_has_words() {
        for context in Context::ALL {
            for binding in bindings(context).iter().filter(|it| it.cap.is_some()) {
                let words = Words::ENGLISH.does(context, &binding.command);
                assert!(!words.is_empty(), "{context:?} {:?}", binding.command);
            }
        }
    }
}
