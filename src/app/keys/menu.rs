//! The key bindings of the menu.

use super::binding::*;
use super::library::{LIBRARY, OPEN_FILE, SAVE_AS};
use super::screens::{
    EXCHANGE_SIDES, FLIP, GIVE_TIME, HINT, LEAVE, NEW_GAME, PAUSE, REMATCH, REPLAY, REVIEW_LAST,
    SET_UP, SHOW_THREATS, TAKE_BACK, WARN,
};
use crate::app::board::BoardCommand;
use crate::app::command::Command::{self, *};
use crate::app::menu::MenuCommand;
use crate::app::settings::SettingsCommand;
use crate::app::step::Step;

/// The lines of the menu.
pub(super) static MENU: &[Binding] = &[
    on(ESCAPE, Command::Escape),
    // Enter, which does it in the game too, chooses a line here. No letter of a line means another command elsewhere.
    on(letter('i'), Board(BoardCommand::TypeMove)),
    REPLAY,
    PAUSE,
    GIVE_TIME,
    EXCHANGE_SIDES,
    on(letter('?'), Menu(MenuCommand::AllKeys)),
    on(letter(','), Settings(SettingsCommand::Show)),
    on(F11, Settings(SettingsCommand::FullScreen)),
    LIBRARY,
    OPEN_FILE,
    SAVE_AS,
    SET_UP,
    LEAVE,
    on(letter('q'), Command::Quit),
];

/// More lines of the menu during a game: where two people sit face to face, or buttons have little room, they have none.
pub(super) static GAME_MENU: &[Binding] = &[HINT, SHOW_THREATS, WARN, FLIP];

/// More lines of the menu after a game: what its card offers, and what has no button.
pub(super) static ENDED_MENU: &[Binding] = &[REMATCH, REVIEW_LAST, NEW_GAME, TAKE_BACK, FLIP];

/// Moving through the menu.
pub(super) static MENU_MOVES: &[Binding] = &[
    held(UP, Menu(MenuCommand::ChooseLine(Step::Back))),
    held(DOWN, Menu(MenuCommand::ChooseLine(Step::Forward))),
    on(ENTER, Menu(MenuCommand::RunLine)),
    hidden(letter(' '), Menu(MenuCommand::RunLine)),
    on(F1, Menu(MenuCommand::AllKeys)),
];
