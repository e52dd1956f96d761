//! What keys, buttons and menu lines do.

use super::texts::*;
use crate::app::keys::{Cap, Stroke};
use crate::words::Words;

impl Words {
    /// What is written on a key; nothing if there is none.
    pub fn cap(self, cap: Option<Cap>) -> String {
        match cap {
            None => String::new(),
            Some(Cap::Arrows) => self.text(Phrase::Arrows).to_owned(),
            Some(Cap::Letters(letters)) => letters.to_owned(),
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
            Action::Command(context, command) if namesake(command).is_some() => {
                self.does(*context, command)
            }
            _ => self.texts.action(action),
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
    /// without a key.
    pub fn does(self, context: Context, command: &Command) -> Text {
        let same = namesake(command);
        self.texts.does(context, same.as_ref().unwrap_or(command))
    }
}

/// Another command whose words are also those of this one; a language has none for this one.
fn namesake(command: &Command) -> Option<Command> {
    use Command::*;
    let same = match *command {
        Menu(MenuCommand::ChooseLine(step))
        | Menu(MenuCommand::ScrollKeys(step @ (Step::Back | Step::Forward))) => {
            StartCommand::Focus(step).into()
        }
        Menu(MenuCommand::RunLine) => StartCommand::RunFocused.into(),
        Choose(ChooserCommand::Step(step))
        | Players(PlayersCommand::Choose(step))
        | Position(PositionCommand::Row(step))
        | Practice(PracticeCommand::Choose(step))
        | Review(ReviewCommand::Openings(OpeningsCommand::Row(step))) => {
            LibraryCommand::StepRow(step).into()
        }
        Choose(ChooserCommand::Page(step))
        | Library(LibraryCommand::Narrow(FilterCommand::Turn(step)))
        | Menu(MenuCommand::TurnKeys(step))
        | Players(PlayersCommand::Turn(step))
        | Position(PositionCommand::Page(step)) => LibraryCommand::StepPage(step).into(),
        Library(LibraryCommand::Show(step)) | Practice(PracticeCommand::Line(step)) => {
            BoardCommand::Show(step).into()
        }
        Position(PositionCommand::Back) => BoardCommand::Show(Step::Back).into(),
        Position(PositionCommand::Group(step)) => FormCommand::Focus(step).into(),
        Position(PositionCommand::Option(step)) => FormCommand::StepChoice(step).into(),
        Position(PositionCommand::Switch) => FormCommand::Activate.into(),
        Position(PositionCommand::Initial) => EditorCommand::Initial.into(),
        Editor(EditorCommand::Analyse) => ReviewCommand::Analyse.into(),
        Review(ReviewCommand::Openings(OpeningsCommand::Toggle)) => StartCommand::Openings.into(),
        Library(LibraryCommand::OpenGame) | Players(PlayersCommand::Review) => {
            StartCommand::LoadLast.into()
        }
        Practice(PracticeCommand::Open | PracticeCommand::OfGame) => {
            LibraryCommand::ShowTab(Tab::Practice).into()
        }
        Practice(PracticeCommand::Hint) => PlayCommand::Hint.into(),
        Source(SourceCommand::OtherFile) => FileCommand::OpenFile.into(),
        Clock(ClockCommand::Answer(yes)) => PlayCommand::Answer(yes).into(),
        _ => return None,
    };
    Some(same)
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
