//! Dialogs over the screen.

use crate::app::chooser::Chooser;
use crate::app::command::Command;
use crate::app::editor::Editor;
use crate::app::forms::{ClockTimes, Form, NewGame, TagsForm};
use crate::app::players::PlayerForm;
use crate::app::settings::SettingsForm;
use crate::rules::Color;

/// A dialog over the screen. The topmost one takes the keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The menu. Its lines depend on the state of the game, so the chosen line is kept as a command, not as
    /// an index.
    Menu {
        /// The command of the chosen line.
        chosen: Command,
        /// Who reads it, of two players face to face; `None` for both.
        reader: Option<Color>,
        /// Which one it is.
        kind: MenuKind,
    },
    /// The keys of what is below it.
    Keys {
        /// The first row shown, from 0.
        first: usize,
    },
    /// The new-game form, in place of the panel.
    NewGame(Box<NewGame>),
    /// The board editor, in place of the panel and on the board.
    Editor(Box<Editor>),
    /// The settings, over the whole window.
    Settings(Box<SettingsForm>),
    /// The choice of a file to open or to write, in place of everything else.
    Open(Box<Chooser>),
    /// The tags of the reviewed game, in place of the panel.
    Tags(Box<TagsForm>),
    /// The name of a player.
    Player(Box<PlayerForm>),
    /// The times of the big clock, over its halves.
    ClockTimes(Box<ClockTimes>),
}

/// A kind of menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuKind {
    /// The one of a screen.
    Whole,
    /// The short one beside a move of a review.
    OfMove,
    /// The paces of auto-play.
    Paces,
}

impl Dialog {
    /// The form, if it is one.
    pub fn form(&self) -> Option<&Form> {
        match self {
            Dialog::NewGame(new_game) => Some(&new_game.form),
            Dialog::Editor(editor) => Some(&editor.form),
            Dialog::Settings(settings) => Some(&settings.form),
            Dialog::Open(chooser) => Some(&chooser.form),
            Dialog::Tags(tags) => Some(&tags.form),
            Dialog::Player(player) => Some(&player.form),
            Dialog::ClockTimes(times) => Some(&times.form),
            Dialog::Menu { .. } | Dialog::Keys { .. } => None,
        }
    }

    pub(in crate::app) fn form_mut(&mut self) -> Option<&mut Form> {
        match self {
            Dialog::NewGame(new_game) => Some(&mut new_game.form),
            Dialog::Editor(editor) => Some(&mut editor.form),
            Dialog::Settings(settings) => Some(&mut settings.form),
            Dialog::Open(chooser) => Some(&mut chooser.form),
            Dialog::Tags(tags) => Some(&mut tags.form),
            Dialog::Player(player) => Some(&mut player.form),
            Dialog::ClockTimes(times) => Some(&mut times.form),
            Dialog::Menu { .. } | Dialog::Keys { .. } => None,
        }
    }
}
