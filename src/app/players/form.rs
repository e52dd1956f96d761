//! The form for the name of a player, and the names that were joined to it.

use crate::app::forms::{Field, FieldId, FieldOption, Form, FormKind, Label, Row};

/// The form for the name of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerForm {
    /// The name, and below it those that were joined to it.
    pub form: Form,
    /// All names of the player in the files.
    pub(super) spellings: Vec<String>,
    /// Those that were joined by hand.
    pub(super) joined: Vec<String>,
}

/// The most names that can be taken back one by one.
const MOST: usize = 8;

impl PlayerForm {
    pub(super) fn new(name: &str, spellings: Vec<String>, joined: Vec<String>) -> PlayerForm {
        let mut joined = joined;
        joined.truncate(MOST);
        let field = Field::text(FieldId::PlayerName, name);
        let mut rows = vec![
            Row::new(Label::PlayerName, [field]),
            Row::note(Label::AboutPlayerName),
        ];
        for (number, name) in (0..).zip(&joined) {
            let options = [FieldOption::Name(name.clone()), FieldOption::TakenBack];
            let label = if number == 0 {
                Label::JoinedNames
            } else {
                Label::None
            };
            let field = Field::choice(FieldId::JoinedName(number), options, Some(0));
            rows.push(Row::new(label, [field]));
        }
        PlayerForm {
            form: Form::new(FormKind::Player, rows, FieldId::PlayerName),
            spellings,
            joined,
        }
    }

    /// The name that was entered; `None` if there is none.
    pub(super) fn name(&self) -> Option<&str> {
        Some(self.form.text(FieldId::PlayerName).trim()).filter(|name| !name.is_empty())
    }

    /// The joined names that are taken back.
    pub(super) fn taken_back(&self) -> impl Iterator<Item = &String> {
        let is_back = |&(number, _): &(u8, &String)| {
            let chosen = self.form.chosen(FieldId::JoinedName(number));
            chosen == Some(1)
        };
        let joined = (0..).zip(&self.joined).filter(is_back);
        joined.map(|(_, name)| name)
    }
}
