//! The key bindings of the players of the folder.

use super::binding::*;
use crate::app::command::Command::{self, *};
use crate::app::file_command::FileCommand;
use crate::app::menu::MenuCommand;
use crate::app::players::PlayersCommand;
use crate::app::settings::SettingsCommand;
use crate::app::step::Step;

const TURN_BACK: Binding = held(key(Key::PageUp), Players(PlayersCommand::Turn(Step::Back)));
const TURN_ON: Binding = held(
    key(Key::PageDown),
    Players(PlayersCommand::Turn(Step::Forward)),
);
const UP: Binding = held(key(Key::Up), Players(PlayersCommand::Choose(Step::Back)));
const DOWN: Binding = held(
    key(Key::Down),
    Players(PlayersCommand::Choose(Step::Forward)),
);
const SHOW_GAMES: Binding = on(key(Key::Enter), Players(PlayersCommand::ShowGames));
const EXPORT: Binding = on(letter('x'), File(FileCommand::ExportGame));
const LEAVE_LINE: Binding = on(key(Key::Tab), Players(PlayersCommand::Search));

/// In the tab with the players.
pub(super) static PLAYERS: &[Binding] = &[
    SHOW_GAMES,
    on(letter('h'), Players(PlayersCommand::HeadToHead)),
    on(letter('k'), Players(PlayersCommand::Learn)),
    EXPORT,
    on(key(Key::F2), Players(PlayersCommand::Rename)),
    on(letter('m'), Players(PlayersCommand::Merge)),
    on(letter('a'), Players(PlayersCommand::KeepApart)),
    on(letter('/'), Players(PlayersCommand::Search)),
    LEAVE_LINE,
    UP,
    DOWN,
    held(key(Key::Home), Players(PlayersCommand::Choose(Step::First))),
    held(key(Key::End), Players(PlayersCommand::Choose(Step::Last))),
    TURN_BACK,
    TURN_ON,
    held(
        key(Key::Left),
        Players(PlayersCommand::StepSpan(Step::Back)),
    ),
    held(
        key(Key::Right),
        Players(PlayersCommand::StepSpan(Step::Forward)),
    ),
    on(key(Key::Escape), Command::Escape),
];

/// In the line for the name of a player.
pub(super) static PLAYER_LINE: &[Binding] = &[
    SHOW_GAMES,
    LEAVE_LINE,
    UP,
    DOWN,
    on(key(Key::Escape), Command::Escape),
    on(key(Key::F1), Menu(MenuCommand::AllKeys)),
    on(key(Key::F11), Settings(SettingsCommand::FullScreen)),
];

/// On the page of two players.
pub(super) static HEAD_TO_HEAD: &[Binding] = &[
    on(key(Key::Enter), Players(PlayersCommand::Review)),
    on(letter('r'), Players(PlayersCommand::PlayAgain)),
    on(letter('o'), Players(PlayersCommand::ShowGames)),
    EXPORT,
    on(letter('h'), Players(PlayersCommand::HeadToHead)),
    held(key(Key::Left), Players(PlayersCommand::Game(Step::Back))),
    held(
        key(Key::Right),
        Players(PlayersCommand::Game(Step::Forward)),
    ),
    held(key(Key::Home), Players(PlayersCommand::Game(Step::First))),
    held(key(Key::End), Players(PlayersCommand::Game(Step::Last))),
    TURN_BACK,
    TURN_ON,
    on(key(Key::Escape), Command::Escape),
];
