//! The key bindings of most screens.

use super::binding::*;
use super::clock::OPEN_CLOCK;
use super::library::LIBRARY;
use crate::app::board::BoardCommand;
use crate::app::command::Command::{self, *};
use crate::app::forms::{FieldId, FormCommand};
use crate::app::menu::MenuCommand;
use crate::app::play::PlayCommand;
use crate::app::players::PlayersCommand;
use crate::app::position::PositionCommand;
use crate::app::practice::PracticeCommand;
use crate::app::review::ReviewCommand;
use crate::app::settings::{SettingsCommand, SettingsPage};
use crate::app::start::StartCommand;
use crate::app::step::Step;
use crate::game::HelpKind;
use crate::rules::Role;

pub(super) const SOUND: Binding = on(letter('m'), Settings(SettingsCommand::ToggleSound));

pub(super) static ANYWHERE: &[Binding] = &[
    on(F11, Settings(SettingsCommand::FullScreen)),
    // Where the system or a browser keeps that key for itself.
    on(shift(Key::Char('f')), Settings(SettingsCommand::FullScreen)),
    SOUND,
    on(letter(','), Settings(SettingsCommand::Show)),
    on(letter('?'), Menu(MenuCommand::AllKeys)),
    on(F1, Menu(MenuCommand::AllKeys)),
    on(ESCAPE, Command::Escape),
];

const fn page(digit: char, page: SettingsPage) -> Binding {
    on(letter(digit), Settings(SettingsCommand::Page(page)))
}

/// In the settings.
pub(super) static SETTINGS: &[Binding] = &[
    // Of the page: they change no choice, of which all values are seen.
    hidden(HOME, Form(FormCommand::Focus(Step::First))),
    hidden(END, Form(FormCommand::Focus(Step::Last))),
    page('1', SettingsPage::Board),
    page('2', SettingsPage::Game),
    page('3', SettingsPage::Sound),
    page('4', SettingsPage::Language),
    page('5', SettingsPage::Engines),
    page('6', SettingsPage::Files),
    on(letter('/'), Settings(SettingsCommand::Find)),
    on(letter('t'), Settings(SettingsCommand::TryEngine)),
    on(letter('+'), Settings(SettingsCommand::AddEngine)),
    SOUND,
];

/// Everywhere in the settings, also while a text is typed.
pub(super) static SETTINGS_KEYS: &[Binding] = &[on(F5, Settings(SettingsCommand::FindEngines))];

pub(super) const SET_UP: Binding = on(letter('e'), Start(StartCommand::SetUp));

pub(super) static START: &[Binding] = &[
    NEW_GAME,
    on(letter('c'), Start(StartCommand::Continue)),
    REVIEW_LAST,
    LIBRARY,
    SET_UP,
    OPEN_CLOCK,
    on(letter('v'), Practice(PracticeCommand::Open)),
    on(letter('h'), Players(PlayersCommand::OpenPair)),
    on(letter('g'), Settings(SettingsCommand::Languages)),
    on(ctrl(Key::Char('l')), Settings(SettingsCommand::Languages)),
    held(UP, Start(StartCommand::Focus(Step::Back))),
    held(DOWN, Start(StartCommand::Focus(Step::Forward))),
    hidden_held(shift(Key::Tab), Start(StartCommand::Focus(Step::Back))),
    hidden_held(TAB, Start(StartCommand::Focus(Step::Forward))),
    on(ENTER, Start(StartCommand::RunFocused)),
];

pub(super) const TAKE_BACK: Binding = on(letter('t'), Play(PlayCommand::TakeBack));

pub(super) const LEAVE: Binding = on(letter('z'), Start(StartCommand::Leave));

pub(super) const FLIP: Binding = on(letter('f'), Command::Flip);

pub(super) const REPLAY: Binding = on(shift(Key::Char('t')), Play(PlayCommand::Replay));

pub(super) const EXCHANGE_SIDES: Binding = on(letter('x'), Play(PlayCommand::ExchangeSides));

pub(super) const HINT: Binding = on(letter('h'), Play(PlayCommand::Hint));

pub(super) const SHOW_THREATS: Binding = on(
    shift(Key::Char('h')),
    Play(PlayCommand::Help(HelpKind::Threats)),
);

pub(super) const WARN: Binding = on(
    shift(Key::Char('w')),
    Play(PlayCommand::Help(HelpKind::Warnings)),
);

pub(super) static GAME: &[Binding] = &[
    TAKE_BACK,
    REPLAY,
    on(letter('d'), Play(PlayCommand::Draw)),
    on(letter('g'), Play(PlayCommand::Resign)),
    on(letter('l'), Play(PlayCommand::NextLevel)),
    HINT,
    SHOW_THREATS,
    WARN,
    // While a game is in progress, says so.
    hidden(letter('s'), Start(StartCommand::NewGame)),
];

/// The clocks, while a game is in progress.
pub(super) static CLOCKS: &[Binding] = &[PAUSE, GIVE_TIME];

pub(super) const PAUSE: Binding = on(letter('p'), Play(PlayCommand::Pause));

/// Whatever is pressed first goes on.
pub(super) static PAUSED: &[Binding] = &[
    hidden(ENTER, Play(PlayCommand::Pause)),
    hidden(letter(' '), Play(PlayCommand::Pause)),
];

pub(super) const GIVE_TIME: Binding = on(letter('+'), Play(PlayCommand::GiveTime));

pub(super) static QUESTION: &[Binding] = &[
    answer(true, Play(PlayCommand::Answer(true))),
    answer(false, Play(PlayCommand::Answer(false))),
];

pub(super) static PROMOTION: &[Binding] = &[
    pieces(letter('q'), Board(BoardCommand::Promote(Role::Queen))),
    hidden(letter('r'), Board(BoardCommand::Promote(Role::Rook))),
    hidden(letter('b'), Board(BoardCommand::Promote(Role::Bishop))),
    hidden(letter('n'), Board(BoardCommand::Promote(Role::Knight))),
];

pub(super) const REMATCH: Binding = on(letter('r'), Start(StartCommand::Rematch));

pub(super) const NEW_GAME: Binding = on(letter('s'), Start(StartCommand::NewGame));

pub(super) const REVIEW_LAST: Binding = on(letter('l'), Start(StartCommand::LoadLast));

pub(super) static ENDED: &[Binding] = &[
    REMATCH,
    NEW_GAME,
    REVIEW_LAST,
    // In the review these keys are listed.
    hidden(letter('w'), Start(StartCommand::Openings)),
    hidden(letter('c'), Review(ReviewCommand::Comment)),
    hidden(ctrl(Key::Char('3')), Position(PositionCommand::Open)),
    on(ENTER, Play(PlayCommand::ShowResult)),
    TAKE_BACK,
    LIBRARY,
    SET_UP,
    LEAVE,
];

pub(super) static GAME_SHOWN: &[Binding] = &[
    FLIP,
    held(LEFT, Board(BoardCommand::Show(Step::Back))),
    held(RIGHT, Board(BoardCommand::Show(Step::Forward))),
    held(HOME, Board(BoardCommand::Show(Step::First))),
    held(END, Board(BoardCommand::Show(Step::Last))),
];

pub(super) static KEYS: &[Binding] = &[
    on(ESCAPE, Command::Escape),
    on(letter('?'), Command::Escape),
    on(F1, Command::Escape),
    on(ENTER, Command::Escape),
    held(UP, Menu(MenuCommand::ScrollKeys(Step::Back))),
    held(DOWN, Menu(MenuCommand::ScrollKeys(Step::Forward))),
    held(PAGE_UP, Menu(MenuCommand::TurnKeys(Step::Back))),
    held(PAGE_DOWN, Menu(MenuCommand::TurnKeys(Step::Forward))),
    held(HOME, Menu(MenuCommand::ScrollKeys(Step::First))),
    held(END, Menu(MenuCommand::ScrollKeys(Step::Last))),
];

/// In a form, whichever field is focused.
pub(super) static FORM: &[Binding] = &[
    on(ENTER, Form(FormCommand::Submit)),
    on(ESCAPE, Command::Escape),
    held(TAB, Form(FormCommand::Focus(Step::Forward))),
    held(shift(Key::Tab), Form(FormCommand::Focus(Step::Back))),
    held(UP, Form(FormCommand::Focus(Step::Back))),
    held(DOWN, Form(FormCommand::Focus(Step::Forward))),
    on(F1, Menu(MenuCommand::AllKeys)),
    on(F11, Settings(SettingsCommand::FullScreen)),
];

/// In a form, on a choice.
pub(super) static CHOICE: &[Binding] = &[
    held(LEFT, Form(FormCommand::StepChoice(Step::Back))),
    held(RIGHT, Form(FormCommand::StepChoice(Step::Forward))),
    held(HOME, Form(FormCommand::StepChoice(Step::First))),
    held(END, Form(FormCommand::StepChoice(Step::Last))),
    on(letter(' '), Form(FormCommand::Activate)),
    on(letter('?'), Menu(MenuCommand::AllKeys)),
    on(letter(','), Settings(SettingsCommand::Show)),
];

/// In a form, on a button.
pub(super) static BUTTON: &[Binding] = &[hidden(ENTER, Form(FormCommand::Activate))];

/// The tiles with times, by their numbers.
pub(super) static TIMES: &[Binding] = &[
    time('1', 0),
    time('2', 1),
    time('3', 2),
    time('4', 3),
    time('5', 4),
    time('6', 5),
    time('7', 6),
    time('8', 7),
];

const fn time(digit: char, number: usize) -> Binding {
    let choose = FormCommand::Choose(FieldId::QuickChoice, number);
    hidden(letter(digit), Form(choose))
}
