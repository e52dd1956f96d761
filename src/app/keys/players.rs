//! The key bindings of the players of the folder.

use super::binding::*;
use crate::app::command::Command::{self, *};
use crate::app::file_command::FileCommand;
use crate::app::menu::MenuCommand;
use crate::app::players::PlayersCommand;
use crate::app::settings::SettingsCommand;
use crate::app::step::Step;

const TURN_BACK: Binding = held(PAGE_UP, Players(PlayersCommand::Turn(Step::Back)));
const TURN_ON: Binding = held(PAGE_DOWN, Players(PlayersCommand::Turn(Step::Forward)));
const ROW_UP: Binding = held(UP, Players(PlayersCommand::Choose(Step::Back)));
const ROW_DOWN: Binding = held(DOWN, Players(PlayersCommand::Choose(Step::Forward)));
const SHOW_GAMES: Binding = on(ENTER, Players(PlayersCommand::ShowGames));
const EXPORT: Binding = on(letter('x'), File(FileCommand::ExportGame));
const LEAVE_LINE: Binding = on(TAB, Players(PlayersCommand::Search));

/// In the tab with the players.
pub(super) static PLAYERS: &[Binding] = &[
    SHOW_GAMES,
    on(letter('h'), Players(PlayersCommand::HeadToHead)),
    on(letter('k'), Players(PlayersCommand::Learn)),
    EXPORT,
    on(F2, Players(PlayersCommand::Rename)),
    on(letter('m'), Players(PlayersCommand::Merge)),
    on(letter('a'), Players(PlayersCommand::KeepApart)),
    on(letter('/'), Players(PlayersCommand::Search)),
    LEAVE_LINE,
    ROW_UP,
    ROW_DOWN,
    held(HOME, Players(PlayersCommand::Choose(Step::First))),
    held(END, Players(PlayersCommand::Choose(Step::Last))),
    TURN_BACK,
    TURN_ON,
    held(LEFT, Players(PlayersCommand::StepSpan(Step::Back))),
    held(RIGHT, Players(PlayersCommand::StepSpan(Step::Forward))),
    on(ESCAPE, Command::Escape),
];

/// In the line for the name of a player.
pub(super) static PLAYER_LINE: &[Binding] = &[
    SHOW_GAMES,
    LEAVE_LINE,
    ROW_UP,
    ROW_DOWN,
    on(ESCAPE, Command::Escape),
    on(F1, Menu(MenuCommand::AllKeys)),
    on(F11, Settings(SettingsCommand::FullScreen)),
];

/// On the page of two players.
pub(super) static HEAD_TO_HEAD: &[Binding] = &[
    on(ENTER, Players(PlayersCommand::Review)),
    on(letter('r'), Players(PlayersCommand::PlayAgain)),
    on(letter('o'), Players(PlayersCommand::ShowGames)),
    EXPORT,
    on(letter('h'), Players(PlayersCommand::HeadToHead)),
    held(LEFT, Players(PlayersCommand::Game(Step::Back))),
    held(RIGHT, Players(PlayersCommand::Game(Step::Forward))),
    held(HOME, Players(PlayersCommand::Game(Step::First))),
    held(END, Players(PlayersCommand::Game(Step::Last))),
    TURN_BACK,
    TURN_ON,
    on(ESCAPE, Command::Escape),
];
