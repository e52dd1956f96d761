//! What lies over the screen and takes the keys.

use crate::app::command::Command;
use crate::app::editor::Editor;
use crate::app::forms::{Form, NewGame, PathLine, TagsForm};

/// What lies over the screen and takes the keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The menu, with what Enter does. The lines depend on the state of the game, so that no number
    /// stands for the same line all the time.
    Menu {
        /// The command of the chosen line.
        chosen: Command,
    },
    /// All keys of what lies below.
    Keys,
    /// What a new game is to be; in the place of the panel.
    NewGame(Box<NewGame>),
    /// A position being set up; in the place of the panel, and on the board.
    Editor(Box<Editor>),
    /// What the players like; in the place of the panel.
    Settings(Box<Form>),
    /// The path of a file; in the place of the panel.
    Path(Box<PathLine>),
    /// The tags of a reviewed game; in the place of the panel.
    Tags(Box<TagsForm>),
}

impl Dialog {
    /// The form, if it is one.
    pub fn form(&self) -> Option<&Form> {
        match self {
            Dialog::NewGame(new_game) => Some(&new_game.form),
            Dialog::Editor(editor) => Some(&editor.form),
            Dialog::Settings(form) => Some(form),
            Dialog::Path(line) => Some(&line.form),
            Dialog::Tags(tags) => Some(&tags.form),
            Dialog::Menu { .. } | Dialog::Keys => None,
        }
    }

    pub(in crate::app) fn form_mut(&mut self) -> Option<&mut Form> {
        match self {
            Dialog::NewGame(new_game) => Some(&mut new_game.form),
            Dialog::Editor(editor) => Some(&mut editor.form),
            Dialog::Settings(form) => Some(form),
            Dialog::Path(line) => Some(&mut line.form),
            Dialog::Tags(tags) => Some(&mut tags.form),
            Dialog::Menu { .. } | Dialog::Keys => None,
        }
    }
}
